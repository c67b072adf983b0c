"""A position of Pyramids as text, a fact a line, in the words of the rules.

    asked: 2 build pyramid tomb
    quarry: - | R/GY G/B^O
    player 1: Anubis
      pyramid: RB/G Y/BR | - B/Y^T
      tomb: W/RG B/B@1
      hand: B/WR?

Cards are written by their stones, a pyramid from the bottom, level by level; `-` is a place without a card, a
pair that is taken, or nothing at all. Of the cards in tomb and hand, `?` is the one nobody else has seen, and
`@1` was taken when 1 card lay in the tomb. What follows from the rest is not written: the deck, and who comes
after the one who is asked.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import zip_longest

from game.core.errors import BadNotation
from game.core.game import Pending
from game.games.pyramids import tables as box
from game.games.pyramids.possible import impossible
from game.games.pyramids.rounds import Rounds
from game.games.pyramids.state import NONE, PLACES, Laid, PyramidsState, nothing_dealt, slots, with_card
from game.games.pyramids.steps import BITS, ONE_OF_BOTH, allowed

NOTHING, BETWEEN, UNSEEN, SINCE = "-", " | ", "?", "@"
OVER = "over"
GODS = {tile.god: number for number, tile in enumerate(box.TILES)}
# By step: what waits below all players, and what those wait for who come after the one who is asked.
WAITING = {
    "tile": ("order", "tile"),
    "pair": ("round_end", "pair"),
    "build": ("round_end", "pair"),
    "trim": ("next_round", "trim_hand"),
}


def bad(part: str) -> BadNotation:
    """What is wrong is this part."""
    return BadNotation("position", "bad_position", part=part)


# ---- written ----------------------------------------------------------------------------------------


def write(rounds: Rounds, s: PyramidsState) -> str:
    """The position as text."""
    lines = [
        f"ply: {s.ply}",
        f"round: {s.round}",
        f"start player: {s.starter + 1}",
        f"set aside: {_god(s.aside)}",
        f"asked: {_asked(s)}",
        f"quarry: {_row(_pair(s, pair) for pair in range(len(s.quarry) // box.PAIR))}",
    ]
    for player in range(rounds.players):
        lines += [f"player {player + 1}: {_god(s.tiles[player])}", *_piles(s, player)]
    return "\n".join(lines)


def _asked(s: PyramidsState) -> str:
    if not s.pending:
        return OVER
    p = s.pending[-1]
    may = [building for building, bit in BITS.items() if p.step == "build" and p.a & bit]
    return " ".join([str(p.player + 1), p.step, *may])


def _god(tile: int) -> str:
    return NOTHING if tile == NONE else box.TILES[tile].god


def _row(groups: Iterable[str]) -> str:
    return BETWEEN.join(groups) or NOTHING


def _cards(numbers: Iterable[int]) -> str:
    return " ".join(NOTHING if card == NONE else box.CARDS[card].text for card in numbers) or NOTHING


def _pair(s: PyramidsState, pair: int) -> str:
    return _cards(s.quarry[pair * box.PAIR : (pair + 1) * box.PAIR]) if pair in s.pairs() else NOTHING


def _piles(s: PyramidsState, player: int) -> Iterator[str]:
    yield f"  pyramid: {_row(_levels(s.pyramids[player]))}"
    yield f"  obelisk: {_cards(s.obelisks[player])}"
    yield f"  tomb: {_hidden(s, player, s.tombs[player])}"
    yield f"  hand: {_hidden(s, player, s.hands[player])}"
    yield f"  discarded: {_cards(s.box[player])}"


def _levels(pyramid: Sequence[Laid]) -> Iterator[str]:
    for level in range(1, max((laid.level for laid in pyramid), default=0) + 1):
        row = {laid.place: laid.card for laid in pyramid if laid.level == level}
        yield _cards(row.get(place, NONE) for place in range(max(row) + 1))


def _hidden(s: PyramidsState, player: int, cards: Sequence[int]) -> str:
    return " ".join(box.CARDS[card].text + _known(s, player, card) for card in cards) or NOTHING


def _known(s: PyramidsState, player: int, card: int) -> str:
    """What the others know of a card in hand or tomb: nothing, or since when it is there."""
    if card == s.first[player]:
        return UNSEEN
    since = sum(not held >> card & 1 for held in s.buried[player])
    return f"{SINCE}{since}" if since else ""


# ---- read -------------------------------------------------------------------------------------------


def read(rounds: Rounds, text: str) -> PyramidsState:
    """The position written so, in no other way. Raises BadNotation naming the part that cannot be one."""
    s = parsed(rounds, text)
    for line, again in zip_longest(_lines(text), _lines(write(rounds, s)), fillvalue=""):
        if line != again:
            raise bad(line)
    wrong = next(impossible(rounds, s), None)
    if wrong is not None:
        raise bad(wrong)
    return s


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines()]


def parsed(rounds: Rounds, text: str) -> PyramidsState:
    """The position written so, though no game may lead there."""
    take = partial(_take, iter(_lines(text)))
    s = nothing_dealt(rounds.players)
    s.ply = _number(take("ply"), 999)
    s.round = _number(take("round"), box.ROUNDS)
    s.starter = _number(take("start player"), rounds.players, 1) - 1
    s.aside = _tile(take("set aside"))
    asked = take("asked")
    s.quarry = [card for pair in take("quarry").split(BETWEEN) for card in cards(pair) or [NONE] * box.PAIR]
    for player in range(rounds.players):
        s.tiles[player] = _tile(take(f"player {player + 1}"))
        s.pyramids[player] = pyramid(take("pyramid"))
        s.obelisks[player] = cards(take("obelisk"))
        _read_hidden(s, player, tomb=take("tomb"), hand=take("hand"))
        s.box[player] = cards(take("discarded"))
    for card in lying(s):
        if not s.deck >> card & 1:
            raise bad(box.CARDS[card].text)
        s.deck &= ~(1 << card)
    s.pending = _pending(rounds, s, asked)
    return s


def _take(lines: Iterator[str], name: str) -> str:
    """What stands behind this name in the next line."""
    line = next(lines, f"{name}:")
    head, _, rest = line.partition(": ")
    if head != name or not rest:
        raise bad(line)
    return rest


def _number(word: str, most: int, least: int = 0) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 3 and least <= int(word) <= most):
        raise bad(word)
    return int(word)


def _tile(word: str) -> int:
    if word not in (NOTHING, *GODS):
        raise bad(word)
    return GODS.get(word, NONE)


def card(word: str) -> int:
    """The card of these stones."""
    if word not in box.NUMBERS:
        raise bad(word)
    return box.NUMBERS[word]


def cards(text: str) -> list[int]:
    """Cards one after the other."""
    return [card(word) for word in _words(text)]


def _words(text: str) -> list[str]:
    return [] if text == NOTHING else text.split()


def pyramid(text: str) -> list[Laid]:
    """P5.1: a pyramid, each card laid where it may be."""
    laid: list[Laid] = []
    for level, row in enumerate(text.split(BETWEEN), 1):
        for place, word in enumerate(row.split()):
            if word == NOTHING:
                continue
            slot = PLACES.index((level, place)) if (level, place) in PLACES else NONE
            if slot not in slots(laid):
                raise bad(word)
            laid = with_card(laid, slot, card(word))
    return laid


def _read_hidden(s: PyramidsState, player: int, *, tomb: str, hand: str) -> None:
    """P8: cards in tomb and hand, with what the others know of them."""
    since: dict[int, int] = {}
    for pile, text in ((s.tombs[player], tomb), (s.hands[player], hand)):
        for word in _words(text):
            stones, _, count = word.partition(SINCE)
            pile.append(card(stones.removesuffix(UNSEEN)))
            if stones.endswith(UNSEEN):
                s.first[player] = pile[-1]
            else:
                since[pile[-1]] = _number(count or "0", box.ROUNDS)
    s.traced[player] = sum(1 << number for number in since)
    s.buried[player] = [
        sum(1 << number for number, before in since.items() if before <= at)
        for at in range(len(s.tombs[player]))
    ]


def lying(s: PyramidsState) -> Iterator[int]:
    """The cards that are not in the deck."""
    yield from (number for number in s.quarry if number != NONE)
    for piles in (s.hands, s.tombs, s.obelisks, s.box):
        for pile in piles:
            yield from pile
    for laid in s.pyramids:
        yield from (each.card for each in laid)


def _pending(rounds: Rounds, s: PyramidsState, asked: str) -> list[Pending]:
    """P4: what is open, from the bottom: the rest of the round, those who come later, who is asked now."""
    if asked == OVER:
        return []
    number, _, rest = asked.partition(" ")
    step, *may = rest.split() or [""]
    if step not in WAITING:
        raise bad(asked)
    player = _number(number, rounds.players, 1) - 1
    left = sum(bit for building, bit in BITS.items() if building in may)
    if step == "build" and s.tiles[player] != NONE:
        left |= allowed(rounds.players, s.tiles[player]) & ONE_OF_BOTH
    below, later = WAITING[step]
    order = rounds.by_tiles(s) if later == "pair" else rounds.clockwise(s)
    waiting = [Pending(later, other) for other in reversed(order[order.index(player) + 1 :])]
    again = [Pending(later, player)] if later == "trim_hand" else []  # until one card is left
    return [Pending(below, NONE), *waiting, *again, Pending(step, player, left)]
