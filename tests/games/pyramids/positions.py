"""Positions of Pyramids from readable text, and as such.

Cards are written by their stones, `R/GW^P`; with several alike the first is meant. A pyramid is written from
the bottom, a level a line or separated by `|`, `-` for a place without a card: `RB/G Y/BR | B/Y`.
"""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from game.core.game import Pending
from game.games.pyramids import tables as box
from game.games.pyramids.game import Pyramids
from game.games.pyramids.scoring import pyramid_points
from game.games.pyramids.state import NONE, UNKNOWN, Laid, PyramidsState

NUMBERS = {card.text: number for number, card in reversed(list(enumerate(box.CARDS)))}
EMPTY = "-"
HIDDEN = "?"


def game(players: int = 2, start: str = "1") -> Pyramids:
    """The game, the first player to start unless said otherwise."""
    return Pyramids(players, {"start": start})


def cards(words: str) -> list[int]:
    """The numbers of cards."""
    return [NUMBERS[word] for word in words.split()]


def pyramid(words: str) -> list[Laid]:
    """The cards of a pyramid, level by level, laid one after the other."""
    return [
        Laid(level, place, NUMBERS[word], 0)
        for level, row in enumerate(words.replace("\n", "|").strip("| ").split("|"), 1)
        for place, word in enumerate(row.split())
        if word != EMPTY
    ]


def position(
    step: str,
    *,
    players: int = 2,
    player: int = 0,
    tiles: Sequence[int] = (),
    quarry: str = "",
    hands: Mapping[int, str] = {},
    pyramids: Mapping[int, str] = {},
    obelisks: Mapping[int, str] = {},
    tombs: Mapping[int, str] = {},
    **fields: Any,
) -> PyramidsState:
    """A position in the middle of a round in which `player` is asked for `step`, then nothing more.

    God tiles are numbered as printed, 0 for none; all cards not named are in the deck.
    """
    s = game(players).initial_state()
    s.tiles = [tile - 1 if tile else NONE for tile in (*tiles, *[0] * players)[:players]]
    s.quarry = [NONE if word == EMPTY else NUMBERS[word] for word in quarry.split()]
    for each in range(players):
        s.hands[each] = cards(hands.get(each, ""))
        s.pyramids[each] = pyramid(pyramids.get(each, ""))
        s.obelisks[each] = [(card, 0) for card in cards(obelisks.get(each, ""))]
        s.tombs[each] = cards(tombs.get(each, ""))
        s.traced[each] = sum(1 << card for card in (*s.hands[each], *s.tombs[each]))
        s.buried[each] = [s.traced[each] for _ in s.tombs[each]]
    s.round = fields.pop("round", 2)
    for name, value in fields.items():
        setattr(s, name, value)
    allowed = game(players).rounds.allowed(s.tiles[player]) if step == "build" else 0
    s.pending = [Pending("round_end", NONE), Pending(step, player, allowed)]
    for card in _lying(s):
        assert s.deck >> card & 1, f"{box.CARDS[card].text} twice"
        s.deck &= ~(1 << card)
    return s


def _lying(s: PyramidsState) -> list[int]:
    """The cards that are not in the deck."""
    built = [laid.card for laid in chain(*s.pyramids)] + [card for card, _ in chain(*s.obelisks)]
    return [*built, *chain(*s.hands, *s.tombs), *(card for card in s.quarry if card != NONE)]


def building(god: int, hand: str, lying: str = "", *, players: int = 2, **rest: Any) -> PyramidsState:
    """Player 0 builds with this god tile and hand, the pyramid being as given."""
    return position("build", players=players, tiles=(god,), hands={0: hand}, pyramids={0: lying}, **rest)


def open_slots(lying: str) -> list[str]:
    """Where the next card may be laid, in the words of the rules."""
    s = building(1, "Y/Y", lying)
    return [action.text.split()[2] for action in game().legal_actions(s)]


def worth(lying: str) -> dict[str, int]:
    """What a pyramid brings, by category without its first word."""
    points = pyramid_points(pyramid(lying))
    return {category.removeprefix("pyramid_"): count for category, count in points.items()}


def points(s: PyramidsState, category: str, players: int = 2) -> list[int]:
    """What a category brings each player, by the ledger."""
    totals = [0] * players
    for entry in game(players).ledger(s):
        totals[entry.player] += entry.points if entry.category == category else 0
    return totals


# ---- and as text ------------------------------------------------------------------------------------


def words(numbers: Sequence[int]) -> str:
    """Cards as text."""
    signs = {UNKNOWN: HIDDEN, NONE: EMPTY}
    return " ".join(signs.get(card) or box.CARDS[card].text for card in numbers) or EMPTY


def level(laid: Sequence[Laid], number: int) -> str:
    """A level of a pyramid as `pyramid` reads it."""
    row = {card.place: card.card for card in laid if card.level == number}
    return words([row.get(place, NONE) for place in range(max(row, default=-1) + 1)])


def picture(s: PyramidsState) -> str:
    """The whole position."""
    tiles = " ".join(str(tile + 1) if tile != NONE else EMPTY for tile in s.tiles)
    aside = s.aside + 1 if s.aside != NONE else EMPTY
    lines = [
        f"round {s.round} starter {s.starter} tiles {tiles} aside {aside} deck {s.deck.bit_count()}",
        f"quarry {words(s.quarry)}",
    ]
    for player, laid in enumerate(s.pyramids):
        levels = " | ".join(level(laid, number) for number in range(1, len(box.LEVELS) + 1))
        lines.append(f"{player} pyramid {levels}")
        piles = {"obelisk": [card for card, _ in s.obelisks[player]], "tomb": s.tombs[player]}
        piles |= {"hand": s.hands[player], "box": s.box[player]}
        lines.append("  ".join([f"{player}", *(f"{name} {words(cards)}" for name, cards in piles.items())]))
    return "\n".join(lines)
