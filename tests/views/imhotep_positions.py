"""Positions of Imhotep to draw: random games over all player counts and options, seen by the first player."""

import random
from collections.abc import Iterator
from typing import Any

from game.core.match import Match
from game.core.record import new_record
from game.games.imhotep.game import INFO
from game.games.imhotep.sites import SIDES
from game.text.catalogue import Texts
from game.views.imhotep.table import table
from game.views.table import Parts, Sitter, Table
from tests.views.tables import table_of

NAMES = ("11", "22", "33", "44")  # of no letters: whatever has some must come from the catalogues
CARD = "a stone by a card"
EXTRAS = {"private", "bet", "favour", "prophecy"}


def opening(players: int = 4, seed: str = "amun7342", **options: str) -> Match:
    """A new game that the first player starts, all sides A and no module unless said otherwise."""
    return Match(new_record("imhotep", players, {"start": "1", **options}, seed))


def games(number: int) -> Iterator[Match]:
    """Every position of random games with options and players of their own; any four show all sides."""
    for game in range(number):
        choose = random.Random(game)
        options = {
            option.key: choose.choice(option.choices) for option in INFO.options if option.key != "start"
        }
        options |= {
            site: list(sides)[(game + nth) % len(sides)] for nth, (site, sides) in enumerate(SIDES.items())
        }
        match = opening(2 + game % 3, f"seed{game}", **options)
        while not match.over:
            yield match
            usual = [action for action in match.legal if action.verb not in EXTRAS]
            offered = usual if usual and choose.random() < 0.7 else list(match.legal)
            match = match.play(choose.choice(offered).text)
        yield match


def sample(number: int, every: int) -> Iterator[tuple[Match, Match]]:
    """Positions of such games with the one before: one in so many, and each question and way once a game."""
    known: set[str] = set()
    before = None
    for nth, match in enumerate(games(number)):
        if match.plies == 0:
            known.clear()
        news = {asked(match), *([CARD] if stone_by_card(match) else ())} - known
        known |= news
        if before is not None and match.plies == before.plies + 1 and (news or nth % every == 0):
            yield before, match
        before = match


def stone_by_card(match: Match) -> bool:
    """Whether taking a card has just brought a stone to a monument."""
    taken = match.plies and match.action(match.plies - 1).verb in ("pick", "keep", "buy")
    return bool(taken) and any(event.kind == "arrive" for event in match.events(match.plies - 1))


def asked(match: Match) -> str:
    """The matter on top; empty when the game is over."""
    return match.state.pending[-1].step if match.state.pending else ""


def seats(match: Match, viewer: int | None = None) -> tuple[Sitter, ...]:
    """Persons all round, the table turned to whoever decides."""
    near = max(0, match.player) if viewer is None else viewer
    return tuple(Sitter(name, is_viewer=nth == near) for nth, name in enumerate(NAMES[: match.game.players]))


def seen(match: Match, t: Texts | None = None, **more: Any) -> Table:
    """The table of a position, everything legal offered."""
    return table_of(match, t=t, **{"seats": seats(match), **more})


def whole(parts: Parts) -> str:
    """All parts one after the other."""
    return parts.status + parts.board + parts.prompt


def drawn(match: Match, **more: Any) -> str:
    """The markup of a position."""
    return whole(table(seen(match, **more)))
