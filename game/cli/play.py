"""The command that plays: in the terminal with people, straight through with bots alone."""

import sys
from argparse import Namespace

from game.cli.answer import Answer, match_data
from game.cli.files import read_match
from game.cli.records import fresh_record
from game.cli.seats import chosen, read_seats, seats_for
from game.cli.session import Session
from game.core.errors import BadNotation, BadOption, Problem
from game.core.match import Match
from game.core.record import to_text
from game.text.catalogue import texts


def play(options: Namespace) -> Answer:
    """Play the game to its end, or until the person leaves it."""
    match = _start(options)
    seats = seats_for(options.seats, match.game.players, match.setup.game)
    if None in seats:
        talk = sys.stderr if options.json else sys.stdout
        session = Session(match, seats, texts(options.lang, match.record.game), talk)
        try:
            session.run()
        except (Problem, KeyboardInterrupt):
            session.say(session.farewell())  # by its link the game goes on
            raise
        return Answer(session.farewell(), match_data(session.match))
    while not match.over:
        level = seats[match.player]
        assert level is not None
        match = match.play(chosen(match, level))
    return Answer(to_text(match.record), match_data(match))


def _start(options: Namespace) -> Match:
    """The record to go on with, or a new deal for as many as there are seats."""
    if options.file is not None:
        for field in ("players", "seed", "option", "box"):
            if getattr(options, field) not in (None, []):
                raise BadOption(field, "in_record")
        match = read_match(options.file)
        if options.game not in {None, match.record.game}:
            raise BadOption("game", "other_game", value=match.record.game)
        return match
    if options.game is None:
        raise BadNotation("game", "nothing_given")
    players = options.players
    if players is None and options.seats is not None:
        players = len(read_seats(options.seats))
    return Match(fresh_record(options, players))
