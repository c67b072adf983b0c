"""Imhotep's modules as text: their fields, and what they give to players."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from game.cli.pictures.imhotep_sites import stone
from game.core.match import Match
from game.games.imhotep import tables as box
from game.games.imhotep.state import NOBODY, ImhotepState
from game.text.catalogue import Texts
from game.text.imhotep import at_site, site
from game.text.imhotep.modules.prophecies import prophecy, rounds


class Drawn(NamedTuple):
    """The lines of a module's fields, and what it adds to the things of a player."""

    lines: Callable[[Texts, Match], Iterator[str]] | None = None
    owned: Callable[[Texts, ImhotepState, int], Iterator[str]] | None = None


def _bets(t: Texts, match: Match) -> Iterator[str]:
    """The fields of each monument."""
    s: ImhotepState = match.state
    both = 2 if match.game.players >= box.BET_RIGHT_FROM else 1
    yield " · ".join(
        f"{site(t, box.SITES[at])} {''.join(map(stone, s.bets[2 * n : 2 * n + both]))}"
        for n, at in enumerate(box.MONUMENTS)
    )


def _favours(t: Texts, match: Match) -> Iterator[str]:
    """Whose stone lies on which."""
    s: ImhotepState = match.state
    yield " · ".join(f"{key} {stone(owner)}" for key, owner in zip(box.FAVOURS, s.favours, strict=True))


def _prophecies(t: Texts, match: Match) -> Iterator[str]:
    """Each of the game with the scarabs on it, by the rounds they were laid in."""
    s: ImhotepState = match.state
    players = range(match.game.players)
    for slot, each in enumerate(s.prophecies):
        boxes = [s.scarabs[player * len(s.prophecies) + slot] for player in players]
        laid = (
            f"{rounds(code)} {''.join(stone(player) for player in players if boxes[player] == nth)}"
            for nth, code in enumerate(box.BOXES)
            if nth in boxes
        )
        yield " · ".join([prophecy(t, box.PROPHECIES[each]), *laid])


def _private(t: Texts, s: ImhotepState, player: int) -> Iterator[str]:
    """The boat, or where it lies."""
    if s.private[player]:
        yield t("private boat")
    elif s.private_berths[player] != NOBODY:
        yield t("private boat {at_site}", at_site=at_site(t, box.SITES[s.private_berths[player]]))


MODULES: Mapping[str, Drawn] = {  # in the order of the lines
    "private": Drawn(owned=_private),
    "bets": Drawn(_bets),
    "prophecies": Drawn(_prophecies),
    "favour": Drawn(_favours),
}
