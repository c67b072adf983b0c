"""The commands that make, show and convert records: list, new, show, link, replay, position, open."""

import json
import secrets
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from string import ascii_lowercase, digits

from game.cli.answer import Answer, match_data
from game.cli.files import linked, read_match
from game.cli.telling import game_line, told
from game.core import link as links
from game.core.edition import pairs
from game.core.errors import BadNotation, BadOption
from game.core.loading import edition_of
from game.core.match import Match
from game.core.options import Option
from game.core.record import Record, new_record, to_text
from game.core.registry import LISTINGS, check_game, game_class
from game.shell.share import drawn
from game.text.catalogue import texts

SEED_LENGTH = 8


def list_games(options: Namespace) -> Answer:
    """Every game the lobby offers."""
    shown = [listing for listing in LISTINGS.values() if listing.shown]
    games = [
        {
            "game": listing.id,
            "version": game_class(listing.id).info.version,
            "players": list(listing.seats),
            "minutes": listing.minutes,
            "options": [_option_data(option) for option in game_class(listing.id).info.options],
        }
        for listing in shown
    ]
    lines = (game_line(texts(options.lang, listing.id), listing) for listing in shown)
    return Answer("\n".join(lines), {"games": games})


def _option_data(option: Option) -> dict[str, object]:
    return {"key": option.key, "choices": list(option.choices), "default": option.default}


def new(options: Namespace) -> Answer:
    """A fresh record."""
    record = fresh_record(options, options.players)
    return Answer(to_text(record), match_data(Match(record)))


def fresh_record(options: Namespace, players: int | None) -> Record:
    """The deal the arguments describe; what they leave open is the default, the seed is drawn."""
    check_game(options.game)
    count = game_class(options.game).info.seats[0] if players is None else players
    seed = drawn_seed() if options.seed is None else options.seed
    chosen, given = _pairs(options.option), pairs(options.box) if options.box else ()
    new_record(options.game, count, chosen, seed)  # whatever is wrong with the game itself is told first
    return new_record(options.game, count, chosen, seed, edition_of(options.game, given))


def drawn_seed() -> str:
    """A seed nobody has chosen."""
    return "".join(secrets.choice(ascii_lowercase + digits) for _ in range(SEED_LENGTH))


def _pairs(texts_given: Sequence[str]) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for text in texts_given:
        key, equals, value = text.partition("=")
        if not (equals and key):
            raise BadOption("option", "bad_pair", value=text)
        if key in chosen:
            raise BadOption(f"option {key}", "option_twice")
        chosen[key] = value
    return chosen


def show(options: Namespace) -> Answer:
    """The position, what may be done, the points."""
    match = read_match(options.file)
    return Answer(told(texts(options.lang, match.record.game), match), match_data(match))


def link(options: Namespace) -> Answer:
    """The link to a game, or to its deal if there is no move yet."""
    match = read_match(options.file)
    if options.at is not None and not 0 <= options.at <= match.plies:
        raise BadNotation("at", "bad_number", value=options.at)
    deal_only = options.deal or not match.plies
    record = match.record
    text = links.setup_link(record) if deal_only else links.replay_link(record, options.at)
    return Answer(text, {**match_data(match), "link": text})


def position(options: Namespace) -> Answer:
    """The record of a game that starts from the position after so many moves."""
    match = read_match(options.file)
    move = match.plies if options.move is None else options.move
    if not 0 <= move <= match.plies:
        raise BadNotation("move", "bad_number", value=move)
    text = match.game.write(match.at(move))
    record = replace(match.setup, position=text)
    return Answer(to_text(record), {**match_data(Match(record)), "position": text})


def replay(options: Namespace) -> Answer:
    """The game drawn step by step, for the player of embed.html."""
    match = read_match(options.file)
    text = drawn.replay_file(match, drawn.replay(drawn.looked_at(match, options.lang)))
    return Answer(text, json.loads(text))


def open_link(options: Namespace) -> Answer:
    """The record in a link, which may stand at the end of an address."""
    opened = linked(options.link)
    return Answer(to_text(opened.record), {**match_data(Match(opened.record)), "at": opened.at})
