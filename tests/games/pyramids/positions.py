"""Positions of Pyramids for tests, written as little as a test needs: all cards not named are in the deck."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.notation import NOTHING
from game.games.pyramids import notation
from game.games.pyramids import tables as box
from game.games.pyramids.game import Pyramids
from game.games.pyramids.notation import cards, pyramid
from game.games.pyramids.scoring import PYRAMID_COLOURS, pyramid_gains
from game.games.pyramids.state import PyramidsState

__all__ = ["building", "cards", "game", "open_slots", "points", "position", "pyramid", "worth"]

PYRAMID_CATEGORIES = (*PYRAMID_COLOURS, "pyramid_extra", "pyramid_bonus")


def game(players: int = 2, start: str = "1") -> Pyramids:
    """The game, the first player to start unless said otherwise."""
    return Pyramids(players, {"start": start})


def position(
    asked: str,
    *,
    players: int = 2,
    player: int = 0,
    tiles: Sequence[int] = (),
    quarry: str = "",
    hands: Mapping[int, str] = {},
    pyramids: Mapping[int, str] = {},
    obelisks: Mapping[int, str] = {},
    tombs: Mapping[int, str] = {},
    aside: int = 0,
    at_round: int = 2,
) -> PyramidsState:
    """A position in which `player` is asked for a step; what it takes to get there is not checked.

    God tiles are numbered as printed, 0 for none.
    """
    gods = [NOTHING, *(tile.god for tile in box.TILES)]
    lines = ["ply: 0", f"round: {at_round}", "start player: 1", f"set aside: {gods[aside]}"]
    lines += [f"asked: {player + 1} {asked}", f"quarry: {quarry or NOTHING}"]
    for each in range(players):
        lines.append(f"player {each + 1}: {gods[(*tiles, *[0] * players)[each]]}")
        piles = {"pyramid": pyramids, "obelisk": obelisks, "tomb": tombs, "hand": hands, "discarded": {}}
        lines += [f"{name}: {pile.get(each) or NOTHING}" for name, pile in piles.items()]
    return notation.parsed(game(players).rounds, "\n".join(lines))


def building(god: int, hand: str, lying: str = "", *, players: int = 2, **rest: Any) -> PyramidsState:
    """Player 0 builds with this god tile and hand, the pyramid being as given."""
    asked = " ".join(["build pyramid", *box.TILES[god - 1].besides])
    return position(asked, players=players, tiles=(god,), hands={0: hand}, pyramids={0: lying}, **rest)


def open_slots(lying: str) -> list[str]:
    """Where the next card may be laid, in the words of the rules."""
    s = building(1, "Y/Y", lying)
    return [str(action.details["slot"]) for action in game().legal_actions(s)]


def worth(lying: str) -> dict[str, int]:
    """What a pyramid brings, by category without its first word."""
    brought = {event.category: event.points for event in pyramid_gains(0, (), pyramid(lying))}
    return {category.removeprefix("pyramid_"): brought.get(category, 0) for category in PYRAMID_CATEGORIES}


def points(s: PyramidsState, category: str, players: int = 2) -> list[int]:
    """What a category brings each player, if the game ended now."""
    totals = [0] * players
    for event in (*game(players).opening(s), *game(players).closing(s)):
        totals[event.player] += event.points if event.category == category else 0
    return totals
