"""Challenges: a fixed deal with an aim is a game like any other; the stars reached are noted for good."""

from dataclasses import replace
from typing import Any

from game.core.challenge import (
    PLAYER,
    STARS,
    Challenge,
    Standing,
    challenge_of,
    challenges_of,
    standing,
    stars,
)
from game.core.match import Match
from game.core.registry import LISTINGS
from game.shell.effects import Announce, Focus
from game.shell.held import SavedGame
from game.shell.kept.autosave import open_save
from game.shell.kept.saves import kept_seed, whole
from game.shell.model import Model
from game.shell.play import Play
from game.shell.results import Result, done
from game.shell.seat import Seat
from game.shell.setup import practice
from game.shell.setup.starting import new_id
from game.shell.words import texts_of
from game.text.challenge import all_asked
from game.text.games import words

NAME, AIMS = "challenges", "aims"


def games() -> list[str]:
    """Which games have challenges."""
    return [game for game in LISTINGS if challenges_of(game)]


def found(challenge_id: str) -> Challenge | None:
    """The challenge of this id."""
    of_its_game = challenges_of(challenge_id.partition("-")[0])
    return next((challenge for challenge in of_its_game if challenge.id == challenge_id), None)


def of_play(play: Play) -> Challenge | None:
    """The challenge that is played: its deal, one's own seat first, its bots at the others."""
    person, *others = play.seats
    if not person.human or play.quest or play.plan or play.set_up:
        return None
    return challenge_of(play.match.setup, [seat.bot for seat in others])


# ---- the stars ------------------------------------------------------------------------------------------


def best(model: Model, challenge: Challenge) -> int:
    """The most stars that were reached here."""
    noted = (n for n in range(STARS, 0, -1) if _note(challenge, n) in model.practised)
    return next(noted, 0)


def _note(challenge: Challenge, count: int) -> str:
    """How it stands among what was done."""
    return f"challenge {challenge.id} {count}"


def count(model: Model, game: str) -> tuple[int, int]:
    """How many stars were reached in a game, of how many."""
    rows = challenges_of(game)
    return sum(best(model, each) for each in rows), STARS * len(rows)


def note_reached(before: Model, after: Model) -> Result:
    """A challenge that is over leaves its stars, if they are more than before."""
    play = after.play
    if play is None or not play.id or not play.match.over:
        return done(after)
    challenge = of_play(play)
    if challenge is None:
        return done(after)
    reached = stars(challenge.aims, standing(play.match))
    return (
        practice.noted(after, _note(challenge, reached)) if reached > best(after, challenge) else done(after)
    )


# ---- playing it -----------------------------------------------------------------------------------------


def show(model: Model, arg: str) -> Result:
    """All of a game: the one named, else the one on the table, else the first."""
    known = games()
    table = model.play.match.setup.game if model.play else ""
    game = next((name for name in (arg, table, *known) if name in known), "")
    return done(model.over(NAME, game) if game else model)


def under_way(model: Model, challenge: Challenge) -> SavedGame | None:
    """A game of it that goes on."""
    seed = challenge.deal.seed
    going_on = (saved for saved in model.saves if not saved.over and saved.game == challenge.game)
    of_its_deal = (saved for saved in going_on if kept_seed(saved.raw) == seed)
    return next((saved for saved in of_its_deal if _is_of(saved, challenge)), None)


def _is_of(saved: SavedGame, challenge: Challenge) -> bool:
    """Its deal may have been begun by others, or elsewhere than at its start."""
    play = whole(saved)
    return play is not None and of_play(play) == challenge


def begin(model: Model, arg: str) -> Result:
    """The challenge of this id begins, or goes on where it was left."""
    challenge = found(arg)
    if challenge is None:
        return done(model)
    going_on = under_way(model, challenge)
    if going_on:
        return open_save(replace(model, layers=()), going_on.id)
    seats = (model.person, *(Seat(bot=bot) for bot in challenge.bots))
    begun = model.at_table(Play(new_id(model), Match(challenge.deal), seats))
    t, its = texts_of(begun), words(challenge.deal.box)
    return done(begun, Announce(all_asked(t, challenge.game, its, challenge.aims)), Focus("legal"))


def aims(model: Model, arg: str) -> Result:
    """What the challenge on the table asks for, and how it stands."""
    play = model.play
    return done(model.over(AIMS) if play and of_play(play) else model)


def now(play: Play) -> tuple[Challenge, Standing] | None:
    """The challenge on the table and how things stand, as far as its player may see."""
    challenge = of_play(play)
    if challenge is None:
        return None
    return challenge, standing(play.match, None if play.match.over else _seen(play))


def _seen(play: Play) -> Any:
    """The position now as its player may see it, whatever moment is on the screen."""
    return play.match.game.observation(play.match.state, PLAYER)


COMMANDS = {NAME: show, "challenge": begin, AIMS: aims}
