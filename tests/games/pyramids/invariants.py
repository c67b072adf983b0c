"""What holds in every position of Pyramids (section 10 of its rules)."""

from functools import cache, lru_cache
from itertools import chain

from game.core.state import CHANCE
from game.games.pyramids import tables as box
from game.games.pyramids.state import NONE, Laid, PyramidsState, slots

LEVELS = len(box.LEVELS)
CARDS_A_PLAYER = 21  # one at the start, two in each of ten rounds
DECISIONS_A_ROUND = 6  # tile, pair, three cards or two and done, one discarded
DECISIONS_AT_MOST = 5 * box.ROUNDS * DECISIONS_A_ROUND


def faults(s: PyramidsState, players: int) -> list[str]:
    """Which of the invariants do not hold; none in any position a game can reach."""
    return [name for name, holds in {**_always(s), **_counted(s, players)}.items() if not holds]


def everywhere(s: PyramidsState) -> list[int]:
    """All cards, wherever they are."""
    return [
        *_in_deck(s.deck),
        *(card for card in s.quarry if card != NONE),
        *chain(*s.hands, *s.tombs, *s.box),
        *(laid.card for laid in chain(*s.pyramids)),
        *chain(*s.obelisks),
    ]


@lru_cache(8)  # cards leave it once a round
def _in_deck(deck: int) -> tuple[int, ...]:
    return tuple(card for card in range(box.DECK) if deck >> card & 1)


def _always(s: PyramidsState) -> dict[str, bool]:
    taken = [tile for tile in s.tiles if tile != NONE]
    hidden = [sum(1 << card for card in (*hand, *tomb)) for hand, tomb in zip(s.hands, s.tombs, strict=True)]
    known = [s.traced[p] | (0 if first == NONE else 1 << first) for p, first in enumerate(s.first)]
    return {
        "all 105 cards once": sorted(everywhere(s)) == list(range(box.DECK)),
        "legal shapes": all(
            _grown(tuple((laid.level, laid.place) for laid in pyramid)) for pyramid in s.pyramids
        ),
        "each god tile once": len(set(taken)) == len(taken) and s.aside not in taken,
        "3 cards in hand at most": max(map(len, s.hands)) <= box.MOST_IN_HAND,
        "hidden cards are those remembered": known == hidden,
        "every card of a tomb could be there": all(map(_possible, s.tombs, s.buried, s.first)),
        "of what was held nothing shown is remembered": all(
            held & traced == held for pile, traced in zip(s.buried, s.traced, strict=True) for held in pile
        ),
        "pyramids in the order of the places": all(pyramid == sorted(pyramid) for pyramid in s.pyramids),
    }


@cache
def _grown(places: tuple[tuple[int, int], ...]) -> bool:
    """P5.1: no gap in a level, both supports below each card, a place for the next card."""
    lying = set(places)
    carried = all(
        level == 1 or {(level - 1, place), (level - 1, place + 1)} <= lying for level, place in lying
    )
    rows = [sorted(place for level, place in lying if level == number) for number in range(1, LEVELS + 1)]
    gapless = all(row == list(range(row[0], row[0] + len(row))) for row in rows if row)
    narrow = all(len(row) <= width for row, width in zip(rows, box.LEVELS, strict=True))
    anchored = not rows[0] or rows[0][0] == 0
    complete = len(places) == sum(box.LEVELS)
    return (
        len(lying) == len(places)
        and carried
        and gapless
        and narrow
        and anchored
        and (complete or bool(slots([Laid(*place, NONE) for place in places])))
    )


def _possible(tomb: list[int], buried: list[int], first: int) -> bool:
    return len(tomb) == len(buried) and all(
        card == first or held >> card & 1 for card, held in zip(tomb, buried, strict=True)
    )


def _counted(s: PyramidsState, players: int) -> dict[str, bool]:
    """How many cards lie where, by the round and what is open in it."""
    if s.pending and s.pending[-1].player == CHANCE:
        return {}
    step = s.pending[-1].step if s.pending else "over"
    built = [len(pyramid) for pyramid in s.pyramids]
    done = [s.round - 1, s.round]
    owned = [_owned(s, player) for player in range(players)]
    return {
        "after the quarry": s.deck.bit_count() == box.DECK - players - 2 * players * s.round,
        "a card a round": all(count in done for count in built),
        "as many cards as the round has dealt": all(
            cards in (2 * s.round - 1, 2 * s.round + 1) for cards in owned
        ),
        "one card at most when the round begins": step != "tile" or max(map(len, s.hands)) <= 1,
        "complete at the end": step != "over" or _over(s, owned),
    }


def _owned(s: PyramidsState, player: int) -> int:
    """How many cards a player has had."""
    hidden = len(s.hands[player]) + len(s.tombs[player]) + len(s.box[player])
    return hidden + len(s.pyramids[player]) + len(s.obelisks[player])


def _over(s: PyramidsState, owned: list[int]) -> bool:
    """Ten cards in each pyramid, no hands, 21 cards a player."""
    pyramids = all(len(pyramid) == box.ROUNDS for pyramid in s.pyramids)
    return pyramids and not any(s.hands) and set(owned) == {CARDS_A_PLAYER} and s.round == box.ROUNDS
