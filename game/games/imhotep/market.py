"""The market: what lies there, filling it, taking cards (I6.1, I7.1, I12.1, I12.2)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from game.core.edition import whole_numbers
from game.core.editor import Setting
from game.core.state import CHANCE, Pending
from game.core.steps import Refusal
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARD_IDS
from game.games.imhotep.deck import discard, gain, kinds_of
from game.games.imhotep.lines import NONE, bad, index, whole
from game.games.imhotep.parts import Actions, Ask, Asked, Below, Board, Details, Site
from game.games.imhotep.state import NOBODY, ImhotepState, matter

PAIR_FIELD = box.PAIR_FIELD
ALL_FIELDS = (1 << PAIR_FIELD + 1) - 1
# By the set of fields to be filled: their matters, the last first.
FILLS = [
    [matter("fill", NOBODY, field) for field in reversed(range(PAIR_FIELD)) if fields >> field & 1]
    for fields in range(1 << PAIR_FIELD)
]
CARD_DUE = ("unload", "private_back")  # below what is asked for a stone at the market
SETS_OF_FIELDS = tuple(map(str, range(ALL_FIELDS + 1)))  # a bit a field


def deliver_alone(board: Board, s: ImhotepState, site: int, owner: int) -> None:
    """I10.2, I11.3.5: a stone comes by no boat of the round.

    From the market it goes back to the quarry when its card is resolved; then the field may be refilled.
    """
    if not board.sites[site].keeps_stones:
        s.pending.append(matter("refill", NOBODY, s.lying))
        s.pending.append(matter("private_back", owner))
    board.arrive(s, site, owner)


def stone_back(s: ImhotepState, p: Pending) -> None:
    """I-R5: the stone goes back to the quarry."""
    s.quarry[p.player] += 1


class Market(Site):
    """I6.1: face-up cards; for each stone its owner takes one."""

    site = box.MARKET
    rule = "I6.1"
    keeps_stones = False
    in_hand = ("private_back",)
    lies_on: ClassVar[Below] = {"pick": CARD_DUE, "keep": CARD_DUE}
    due = Asked("asked_pick", "I-R4")  # told on every side
    fields = box.MARKET_A_FIELDS
    covered = 0

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.steps = {
            "pick": Ask(board, self.due, picks, answer_pick, {"pick": self.no_pick}),
            "keep": Ask(board, Asked("asked_keep", "I7.1"), keeps, answer_keep, {"keep": no_keep}),
        }
        self.effects = {
            "refill": self.refill,
            "refill_fields": self.refill_fields,
            "private_back": stone_back,
        }
        self.facts = {"pick": card_on}
        self.details = {"refill": {"fields": SETS_OF_FIELDS}, "refill_fields": {"fields": SETS_OF_FIELDS}}

    def prepare(self, s: ImhotepState) -> None:
        """The fields, empty."""
        s.display = [NOBODY] * self.fields

    def set_out(self, s: ImhotepState) -> None:
        """I4: the fields are filled when a round begins, the first field first."""
        self.lay_out(s, ALL_FIELDS)

    def lay_out(self, s: ImhotepState, fields: int) -> None:
        """Cards onto these fields, a bit each, the covered pair last (I-R6)."""
        if fields >> PAIR_FIELD & 1:
            s.pending.extend([matter("cover", NOBODY)] * self.covered)
        s.pending += FILLS[fields & (1 << self.fields) - 1]

    def round_end(self, s: ImhotepState) -> None:
        """I4: cards left go to the discard."""
        for field, kind in enumerate(s.display):
            if kind != NOBODY:
                s.discard[kind] += 1
                s.display[field] = NOBODY
        s.pending.extend([matter("reveal", CHANCE)] * s.pair)

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """The face-up cards by field, how many lie covered, and those looked at now."""
        fields = [NONE if kind == NOBODY else CARD_IDS[kind] for kind in s.display]
        looked = [CARD_IDS[kind] for kind in s.looked]
        return {"market": " ".join([*fields, str(s.pair)]), "looked": " ".join(looked) or NONE}

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        *fields, pair = lines["market"].split() or [""]
        s.display = [NOBODY if word == NONE else index("market", lines, word, CARD_IDS) for word in fields]
        s.pair = whole("market", lines, pair)
        if len(s.display) != self.fields or s.pair > self.covered:
            raise bad("market", lines)
        s.looked = kinds_of("looked", lines, lines["looked"])

    def follow(self, s: ImhotepState) -> None:
        """No stone stays here."""

    def settings(self, s: ImhotepState) -> Iterable[Setting]:
        """Face-up cards by field, and how many lie covered."""
        for field, lies in enumerate(s.display):
            kinds = [kind for kind in range(len(CARD_IDS)) if self.board.left(s, kind) or kind == lies]

            def lay(card: str, field: int = field) -> None:
                s.display[field] = NOBODY if card == NONE else CARD_IDS.index(card)

            value = NONE if lies == NOBODY else CARD_IDS[lies]
            choices = (NONE, *(CARD_IDS[kind] for kind in kinds))
            yield Setting("site market", f"field {field + 1}", value, choices, lay)
        if self.covered:

            def cover(count: str) -> None:
                s.pair = int(count)

            most = min(self.covered, s.pair + s.deck)
            yield Setting("site market", "pair", str(s.pair), whole_numbers(most), cover)

    def clear(self, s: ImhotepState) -> None:
        """No card lies here."""
        self.prepare(s)
        s.pair, s.looked = 0, []

    # ---- stones -------------------------------------------------------------------------------

    def arrive(self, s: ImhotepState, owner: int, spot: int = NOBODY) -> None:
        """I6.1: the owner takes a card, if one is there."""
        if s.stocked:
            s.pending.append(matter("pick", owner))

    def unloaded(self, s: ImhotepState, owners: Sequence[int]) -> None:
        """I6.1, I-R5: the stones go back to the quarries."""
        for owner in owners:
            s.quarry[owner] += 1

    def refill(self, s: ImhotepState, p: Pending) -> None:
        """I10.2: of the fields in `p.a`, the one a private boat emptied, if no other boat has been here."""
        if not s.docked >> box.MARKET & 1:
            self.lay_out(s, p.a & ~s.lying)

    def refill_fields(self, s: ImhotepState, p: Pending) -> None:
        """I10.4: the fields in `p.a`, a bit each, are refilled."""
        self.lay_out(s, p.a)

    def no_pick(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """No card lies on that field."""
        return Refusal("no_card_there", self.rule)


# ---- what is asked --------------------------------------------------------------------------------


def face_up(s: ImhotepState) -> Actions:
    """The fields with a face-up card."""
    return tuple([pick for pick, kind in zip(act.PICK, s.display, strict=False) if kind != NOBODY])


def card_on(s: ImhotepState, player: int, action: Action) -> Details:
    """The face-up card that is taken; a covered one is not told."""
    (field,) = action.args
    return {"card": CARD_IDS[s.display[field]]} if field != PAIR_FIELD else {}


def take_field(s: ImhotepState, player: int, field: int) -> None:
    """The face-up card of a field is gained."""
    kind = s.display[field]
    s.display[field] = NOBODY
    gain(s, player, kind)


def picks(s: ImhotepState, p: Pending) -> Actions:
    """I6.1, I7.1: a face-up card, or the pair."""
    cards = face_up(s)
    return (*cards, act.PICK_PAIR) if s.pair else cards


def answer_pick(s: ImhotepState, p: Pending, action: Action) -> None:
    """The card is gained; of a pair both are looked at first, one alone is taken unseen (I-R6)."""
    (field,) = action.args
    if field != PAIR_FIELD:
        take_field(s, p.player, field)
    elif s.pair == 1:
        s.pending.append(matter("draw_last", CHANCE, p.player))
    else:
        s.pending.append(matter("keep", p.player))
        s.pending.extend([matter("look", CHANCE, p.player)] * s.pair)


def keeps(s: ImhotepState, p: Pending) -> Actions:
    """I7.1: one of the two cards looked at."""
    return tuple(act.KEEP[kind] for kind in range(len(CARD_IDS)) if kind in s.looked)


def answer_keep(s: ImhotepState, p: Pending, action: Action) -> None:
    """I7.1: it is gained, the other goes face up to the discard."""
    (kind,) = action.args
    s.looked.remove(kind)
    discard(s, p.player, s.looked.pop())
    s.older = 0
    gain(s, p.player, kind)


# ---- why not ----------------------------------------------------------------------------------------


def no_keep(s: ImhotepState, p: Pending, action: Action) -> Refusal:
    """That card is not one of the two."""
    return Refusal("not_looked_at", "I7.1")
