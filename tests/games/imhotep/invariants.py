"""What holds in every position of Imhotep: stones and cards are conserved, and what is noted twice agrees."""

from collections import Counter
from collections.abc import Sequence

from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARD_IDS, CARDS, copies_in
from game.games.imhotep.state import NOBODY, ImhotepState

DECISIONS_AT_MOST = 220  # the soak's longest game has 190; with so many a link has 500 letters
IN_HAND = ("build", "cell", "scaffold", "row", "private_back")  # matters of a stone between two places
CARGO, GANGPLANK = CARD_IDS.index("CARGO-SLED"), CARD_IDS.index("GANGPLANK")
IN_USE = ("red", "spent")  # matters that hold a card on its way to the discard


def own(s: ImhotepState, name: str) -> Sequence[int]:
    """What only a side or a module in play has."""
    return s.own.get(name, [])


def faults(s: ImhotepState) -> list[str]:
    """Which of the invariants do not hold; none in any position a game can reach."""
    held = {**_stones(s), **_cards(s), **_boats(s), **_notes(s), **_between_turns(s)}
    return [name for name, holds in held.items() if not holds]


def stones_of(s: ImhotepState, player: int) -> int:
    """A player's stones wherever they are, also one in the hand while its place is chosen (I2.1)."""
    in_hand = sum(p.step in IN_HAND and p.player == player for p in s.pending)
    out = s.spots.count(player) + own(s, "bets").count(player) + own(s, "favours").count(player)
    return s.sled[player] + s.quarry[player] + out + in_hand + sum(laid[player] for laid in s.laid)


def cards_of(s: ImhotepState, kind: int) -> int:
    """The copies of a market card wherever they are, also one that is being used (I2.4)."""
    in_use = sum(p.step in IN_USE and p.a == kind for p in s.pending)
    seen = s.display.count(kind) + s.looked.count(kind) + s.discard[kind] + in_use
    return seen + s.unseen[kind] + s.covered[kind] + sum(kinds[kind] for kinds in s.cards)


def _stones(s: ImhotepState) -> dict[str, bool]:
    players = range(len(s.sled))
    supply = box.STONES if stones_of(s, 0) < box.UNLIMITED // 2 else box.UNLIMITED
    lying = {
        box.PYRAMID: s.pyramid,
        box.TEMPLE: s.temple,
        box.BURIAL: s.burial,
        box.OBELISKS: s.obelisks,
    }
    return {
        "29 stones a player": [stones_of(s, player) for player in players] == [supply] * len(s.sled),
        "no sled over its capacity": all(
            0 <= stones <= box.SLED + 2 * cards[CARGO] for stones, cards in zip(s.sled, s.cards, strict=True)
        ),
        "no quarry below nothing": min(s.quarry) >= 0,
        "stones are counted where they lie": all(
            s.laid[site] == [stones.count(player) for player in players] for site, stones in lying.items()
        ),
        "no stone stays at the market": not any(s.laid[box.MARKET]),
    }


def _cards(s: ImhotepState) -> dict[str, bool]:
    piles = [s.unseen, s.covered, s.discard, *s.cards]
    return {
        "each card as often as in the box": [cards_of(s, kind) for kind in range(len(CARDS))]
        in (copies_in({}), copies_in({"dynasty": "on"})),
        "no pile below nothing": min(min(pile) for pile in piles) >= 0,
        "unseen cards lie in the deck or covered": sum(s.unseen) + sum(s.covered) == s.deck + s.pair,
        "no more than a pair is covered": 0 <= s.pair <= box.PAIR and sum(s.covered) <= s.pair,
        "the dealt deck is counted": s.fresh == s.deck + s.pair or 0 <= s.fresh <= s.pair <= 2 * s.reshuffled,
    }


def _boats(s: ImhotepState) -> dict[str, bool]:
    boats = range(box.BOATS)
    lying = [s.spots[boat * box.SPOTS : boat * box.SPOTS + box.SPOTS] for boat in boats]
    waiting = [boat for boat in boats if not s.sailed(boat)]
    empty = {
        boat * box.SPOTS + spot
        for boat in waiting
        for spot in range(s.caps[boat])
        if lying[boat][spot] == NOBODY
    }
    ready = {boat for boat in waiting if s.loads[boat] >= box.MINIMUM[s.caps[boat]]}
    sites = [site for site in s.berths if site != NOBODY]
    return {
        "loads are counted": s.loads == [box.SPOTS - spots.count(NOBODY) for spots in lying],
        "no stone beyond the last spot": all(set(lying[boat][s.caps[boat] :]) <= {NOBODY} for boat in boats),
        "empty spots are noted": _bits(s.empty) == empty or _is_dead(s),
        "ready boats are noted": _bits(s.ready) == ready,
        "one boat a site, unless by a gangplank": len(set(sites)) == len(sites) or cards_of(s, GANGPLANK) > 0,
        "sites with boats are noted": _bits(s.docked) == set(sites),
    }


def _is_dead(s: ImhotepState) -> bool:
    """I-R2: a round nobody could go on with is being scored."""
    return s.passes == len(s.sled) and s.empty == 0


def _notes(s: ImhotepState) -> dict[str, bool]:
    scarabs = [own(s, "scarabs")[at : at + 3] for at in range(0, len(own(s, "scarabs")), 3)]
    private = [site for site in own(s, "private_berths") if site != NOBODY]
    return {
        "a small pyramid for each stone or none": len(own(s, "small")) in (0, len(s.pyramid)),
        "round cards are used up one by one": s.round_cards.bit_count() == box.ROUNDS + 1 - s.round,
        "one private boat a site": len(set(private)) == len(private),
        "a private boat lies nowhere before it is used": all(
            site == NOBODY
            for site, unused in zip(own(s, "private_berths"), own(s, "private"), strict=True)
            if unused
        ),
        "three prophecies or none": len({*own(s, "prophecies")})
        == len(own(s, "prophecies"))
        == (3 if scarabs else 0),
        "two scarabs a player": all(boxes.count(NOBODY) >= 1 for boxes in scarabs),
        "one scarab a box": all(
            max(Counter(used for used in boxes if used != NOBODY).values(), default=0) <= 1
            for boxes in scarabs
        ),
        "no box before its rounds": 2 * max(own(s, "scarabs"), default=0) < s.round,
        "one bet and one favour a player": all(
            max(Counter(field for field in fields if field != NOBODY).values(), default=0) <= 1
            for fields in (own(s, "bets"), own(s, "favours"))
        ),
    }


def _between_turns(s: ImhotepState) -> dict[str, bool]:
    """When a turn begins."""
    if not s.pending or s.pending[-1].step != "turn":
        return {}
    return {
        "nothing else is open": len(s.pending) == 1,
        "boats that have sailed are empty": not any(
            load for boat, load in enumerate(s.loads) if s.sailed(boat)
        ),
        "a boat is left": NOBODY in s.berths,
        "no card in anybody's eyes": not s.looked and not s.older,
        "not everybody has passed": s.passes < len(s.sled),
    }


def _bits(number: int) -> set[int]:
    return {bit for bit in range(number.bit_length()) if number >> bit & 1}
