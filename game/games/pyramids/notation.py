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

from game.core import notation as text
from game.core.notation import NOTHING, Kind, Line, Row, bad, joined
from game.core.state import Pending
from game.games.pyramids import tables as box
from game.games.pyramids.possible import impossible
from game.games.pyramids.rounds import Rounds
from game.games.pyramids.state import NONE, PLACES, Laid, PyramidsState, nothing_dealt, slots, with_card
from game.games.pyramids.steps import BITS, ONE_OF_BOTH, allowed

BETWEEN, UNSEEN, SINCE = " | ", "?", "@"
OVER = "over"
# By step: what waits below all players, and what those wait for who come after the one who is asked.
WAITING = {
    "tile": ("order", "tile"),
    "pair": ("round_end", "pair"),
    "build": ("round_end", "pair"),
    "trim": ("next_round", "trim_hand"),
}


# ---- what stands in the rows ------------------------------------------------------------------------


def card(word: str) -> int:
    """The card of these stones."""
    if word not in box.NUMBERS:
        raise bad(word)
    return box.NUMBERS[word]


def cards(line: str) -> list[int]:
    """Cards one after the other."""
    return [card(word) for word in _words(line)]


def _words(line: str) -> list[str]:
    return [] if line == NOTHING else line.split()


def _cards(numbers: Iterable[int]) -> str:
    return joined(NOTHING if card == NONE else box.CARDS[card].text for card in numbers)


def _quarry(quarry: Sequence[int]) -> str:
    pairs = (quarry[at : at + box.PAIR] for at in range(0, len(quarry), box.PAIR))
    return joined((NOTHING if pair[0] == NONE else _cards(pair) for pair in pairs), BETWEEN)


def _read_quarry(line: str) -> list[int]:
    return [card for pair in line.split(BETWEEN) for card in cards(pair) or [NONE] * box.PAIR]


def spelled(laid: Sequence[Laid]) -> str:
    """A pyramid from the bottom, level by level."""
    return joined(_levels(laid), BETWEEN)


def _levels(pyramid: Sequence[Laid]) -> Iterator[str]:
    for level in range(1, max((laid.level for laid in pyramid), default=0) + 1):
        row = {laid.place: laid.card for laid in pyramid if laid.level == level}
        yield _cards(row.get(place, NONE) for place in range(max(row) + 1))


def pyramid(line: str) -> list[Laid]:
    """P5.1: a pyramid, each card laid where it may be."""
    laid: list[Laid] = []
    for level, row in enumerate(line.split(BETWEEN), 1):
        for place, word in enumerate(row.split()):
            if word == NOTHING:
                continue
            slot = PLACES.index((level, place)) if (level, place) in PLACES else NONE
            if slot not in slots(laid):
                raise bad(word)
            laid = with_card(laid, slot, card(word))
    return laid


ROUNDS, CARDS = text.number(box.ROUNDS), Kind(_cards, cards)
GOD = text.word_or_nothing([tile.god for tile in box.TILES])
PLY, ROUND = Line("ply: {ply}", ply=text.number(999)), Line("round: {round}", round=ROUNDS)
ASIDE = Line("set aside: {aside}", aside=GOD)
QUARRY = Line("quarry: {quarry}", quarry=Kind(_quarry, _read_quarry))
PYRAMID = Line("  pyramid: {pyramids}", pyramids=Kind(spelled, pyramid))
OBELISK = Line("  obelisk: {obelisks}", obelisks=CARDS)
DISCARDED = Line("  discarded: {box}", box=CARDS)


# ---- tomb and hand, with what the others know of them (P8) -------------------------------------------


def _hidden(pile: str, player: int) -> Row:
    """The row of a player's tomb or hand."""
    head = f"{pile}: "

    def cards_of(s: PyramidsState) -> list[int]:
        return (s.tombs if pile == "tomb" else s.hands)[player]

    def write(s: PyramidsState) -> str:
        return head + joined(box.CARDS[card].text + _known(s, player, card) for card in cards_of(s))

    def read(s: PyramidsState, line: str) -> None:
        if not line.startswith(head):
            raise bad(line)
        _read_hidden(s, player, cards_of(s), line.removeprefix(head))

    return Row(head.strip(), write, read, "  ")


def _known(s: PyramidsState, player: int, card: int) -> str:
    """What the others know of a card in hand or tomb: nothing, or since when it is there."""
    if card == s.first[player]:
        return UNSEEN
    since = sum(not held >> card & 1 for held in s.buried[player])
    return f"{SINCE}{since}" if since else ""


def _read_hidden(s: PyramidsState, player: int, pile: list[int], line: str) -> None:
    words = [word.partition(SINCE) for word in _words(line)]
    pile += [card(stones.removesuffix(UNSEEN)) for stones, _, _ in words]
    s.buried[player] += [0] * (len(s.tombs[player]) - len(s.buried[player]))
    for number, (stones, _, count) in zip(pile, words, strict=True):
        if stones.endswith(UNSEEN):
            s.first[player] = number
            continue
        before = ROUNDS.read(count or "0")
        s.traced[player] |= 1 << number
        for at in range(before, len(s.buried[player])):
            s.buried[player][at] |= 1 << number


# ---- what is asked ----------------------------------------------------------------------------------

ASKED = "asked: "


def asked(s: PyramidsState) -> str:
    """Who is asked what, as its line says it."""
    if not s.pending:
        return ASKED + OVER
    p = s.pending[-1]
    may = [building for building, bit in BITS.items() if p.step == "build" and p.a & bit]
    return ASKED + " ".join([str(p.player + 1), p.step, *may])


def pending(rounds: Rounds, s: PyramidsState, asked: str) -> list[Pending]:
    """P4: what is open, from the bottom: the rest of the round, those who come later, who is asked now."""
    if asked == OVER:
        return []
    number, _, rest = asked.partition(" ")
    step, *may = rest.split() or [""]
    if step not in WAITING:
        raise bad(asked)
    player = text.number(rounds.players, 1).read(number)
    left = sum(bit for building, bit in BITS.items() if building in may)
    if step == "build" and s.tiles[player] != NONE:
        left |= allowed(rounds.players, s.tiles[player]) & ONE_OF_BOTH
    below, later = WAITING[step]
    order = rounds.by_tiles(s) if later == "pair" else rounds.clockwise(s)
    waiting = [Pending(later, other) for other in reversed(order[order.index(player) + 1 :])]
    again = [Pending(later, player)] if later == "trim_hand" else []  # until one card is left
    return [Pending(below, NONE), *waiting, *again, Pending(step, player, left)]


# ---- positions --------------------------------------------------------------------------------------


def _not_yet(s: PyramidsState, line: str) -> None:
    if not line.startswith(ASKED):
        raise bad(line)


def rows(players: int) -> list[Row]:
    """The lines of a position. What is asked follows from all the others, and is read after them."""
    seat = text.number(players, 1)
    start = Line("start player: {starter}", starter=seat)
    player = Line("player {n}: {tiles}", n=seat, tiles=GOD)
    line = Row(ASKED.strip(), asked, _not_yet)
    table = [PLY.row(), ROUND.row(), start.row(), ASIDE.row(), line, QUARRY.row()]
    for n in range(players):
        table += [player.row(n), PYRAMID.row(n), OBELISK.row(n), _hidden("tomb", n), _hidden("hand", n)]
        table.append(DISCARDED.row(n))
    return table


def write(rounds: Rounds, s: PyramidsState) -> str:
    """The position as text."""
    return text.written(rows(rounds.players), s)


def read(rounds: Rounds, position: str) -> PyramidsState:
    """The position written so, in no other way. Raises BadNotation naming the part that cannot be one."""
    s = parsed(rounds, position)
    text.agree(rows(rounds.players), s, _lines(position))
    wrong = next(impossible(rounds, s), None)
    if wrong is not None:
        raise bad(wrong)
    return s


def _lines(position: str) -> list[str]:
    return [line.strip() for line in position.splitlines()]


def parsed(rounds: Rounds, position: str) -> PyramidsState:
    """The position written so, though no game may lead there."""
    s, lines = nothing_dealt(rounds.players), _lines(position)
    text.fill(rows(rounds.players), s, lines)
    for number in lying(s):
        if not s.deck >> number & 1:
            raise bad(box.CARDS[number].text)
        s.deck &= ~(1 << number)
    line = next(line for line in lines if line.startswith(ASKED))
    s.pending = pending(rounds, s, line.removeprefix(ASKED))
    return s


def lying(s: PyramidsState) -> Iterator[int]:
    """The cards that are not in the deck."""
    yield from (number for number in s.quarry if number != NONE)
    for piles in (s.hands, s.tombs, s.obelisks, s.box):
        for pile in piles:
            yield from pile
    for laid in s.pyramids:
        yield from (each.card for each in laid)
