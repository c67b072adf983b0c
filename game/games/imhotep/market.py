"""The market and its deck: turning cards up, taking them, what gaining one does (I6.1, I7.1, I8)."""

from collections.abc import Iterable, Sequence

from game.core.game import CHANCE, Chance, Entry, Pending, Refusal
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.actions import PAIR_FIELD, Actions
from game.games.imhotep.parts import Ask, Board, Part, Site
from game.games.imhotep.state import NOBODY, ImhotepState, matter

ALL_FIELDS = (1 << PAIR_FIELD + 1) - 1


class DrawCard(Chance[ImhotepState]):
    """A card of the deck is turned up. The seed deals the first deck; a reshuffled one has its own stream."""

    stream = "market"

    def __init__(self, deck: "Deck") -> None:
        self.deck = deck

    def stream_of(self, s: ImhotepState, p: Pending) -> str:
        """The dealt deck while it lasts."""
        return "reshuffle" if s.reshuffled else self.stream

    def actions(self, s: ImhotepState, p: Pending) -> Actions:
        """Every kind; kinds that are not there weigh nothing."""
        return act.CARD

    def weights(self, s: ImhotepState, p: Pending) -> Sequence[int]:
        """The unseen cards by kind."""
        return s.unseen

    def resolve(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """The card leaves the deck and reaches its field or its taker."""
        (kind,) = action.args
        s.unseen[kind] -= 1
        s.deck -= 1
        if not s.reshuffled:
            s.fresh -= 1
        self.deck.reach[p.step](s, p, kind)


class Uncover(DrawCard):
    """A card of the covered pair is turned up or looked at. It may be older than a reshuffled deck."""

    def stream_of(self, s: ImhotepState, p: Pending) -> str:
        """The dealt deck while cards of it are left unseen."""
        return self.stream if s.fresh else "reshuffle"

    def weights(self, s: ImhotepState, p: Pending) -> Sequence[int]:
        """What the pair can be."""
        return s.covered if any(s.covered) else s.unseen

    def resolve(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """The card leaves the pair's field."""
        (kind,) = action.args
        older = any(s.covered)
        (s.covered if older else s.unseen)[kind] -= 1
        s.older += older and p.step == "look"
        s.pair -= 1
        s.fresh -= s.fresh > 0
        self.deck.reach[p.step](s, p, kind)


class Deck(Part):
    """The market cards wherever they come from, and what gaining one does."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        board.deck = self
        draw, uncover = DrawCard(self), Uncover(self)
        self.steps = {"deal": draw, "draw": draw, "look": uncover, "reveal": uncover, "draw_last": uncover}
        self.reach = {
            "deal": self.deal,
            "draw": self.draw,
            "look": self.look,
            "reveal": self.reveal,
            "draw_last": self.draw,
        }
        self.effects = {
            "fill": self.fill,
            "cover": self.cover,
            "draw_card": self.draw_card,
            "red": self.red,
            "spent": self.spent,
        }

    # ---- drawing ------------------------------------------------------------------------------

    def can_draw(self, s: ImhotepState) -> bool:
        """I4: deck or discard holds a card."""
        return s.deck > 0 or any(s.discard)

    def ready(self, s: ImhotepState) -> bool:
        """I4: the discard becomes the deck when that is empty; whether there is a card now (I-R1)."""
        if not s.deck and any(s.discard):
            s.covered = [old + left for old, left in zip(s.covered, s.unseen, strict=True)]
            s.unseen = s.discard
            s.discard = [0] * box.KINDS
            s.deck = sum(s.unseen)
            s.reshuffled += 1
        return s.deck > 0

    def fill(self, s: ImhotepState, p: Pending) -> None:
        """A face-up card onto an empty field of the display."""
        if s.display[p.a] == NOBODY and self.ready(s):
            s.pending.append(matter("deal", CHANCE, p.a))

    def cover(self, s: ImhotepState, p: Pending) -> None:
        """I7.1: a face-down card onto the pair's field, while it lacks one."""
        if s.pair < box.PAIR and self.ready(s):
            s.deck -= 1
            s.pair += 1

    def draw_card(self, s: ImhotepState, p: Pending) -> None:
        """The top card of the deck for a player."""
        if self.ready(s):
            s.pending.append(matter("draw", CHANCE, p.player))

    def deal(self, s: ImhotepState, p: Pending, kind: int) -> None:
        """The card lies on its field."""
        s.display[p.a] = kind

    def draw(self, s: ImhotepState, p: Pending, kind: int) -> None:
        """The card is gained."""
        self.gain(s, p.a, kind)

    def look(self, s: ImhotepState, p: Pending, kind: int) -> None:
        """I7.1: only its taker sees it."""
        s.looked.append(kind)

    def reveal(self, s: ImhotepState, p: Pending, kind: int) -> None:
        """A card nobody took goes to the discard."""
        s.discard[kind] += 1

    # ---- gaining ------------------------------------------------------------------------------

    def gain(self, s: ImhotepState, player: int, kind: int) -> None:
        """I8: a red card works at once, the others are kept."""
        if kind in box.RED_SITE:
            s.reds.append((player, kind))
            s.pending.append(matter("red", player, kind))
        else:
            s.cards[player][kind] += 1

    def red(self, s: ImhotepState, p: Pending) -> None:
        """I8: one own stone from the quarry to the card's site, with full effect; none left, no stone."""
        s.pending.append(matter("spent", p.player, p.a))
        if s.quarry[p.player]:
            s.quarry[p.player] -= 1
            self.board.arrive(s, box.RED_SITE[p.a], p.player)

    def spent(self, s: ImhotepState, p: Pending) -> None:
        """I5.4, I8: a card that has been used goes to the discard, after all that it brought."""
        s.discard[p.a] += 1

    def final(self, s: ImhotepState) -> Iterable[Entry]:
        """I8: decorations, statues, unused blue cards."""
        for player, kinds in enumerate(s.cards):
            for kind, site in box.GREEN_SITE.items():
                points = kinds[kind] * (self.board.stones(s, site) // box.DECORATION_STONES)
                if points:
                    yield Entry(player, points, "decorations", None, "I8.2")
            if kinds[box.STATUE]:
                points = progress(kinds[box.STATUE], box.STATUES, box.STATUE_MORE)
                yield Entry(player, points, "statues", None, "I8.3")
            unused = sum(kinds[kind] for kind in box.BLUE)
            if unused:
                yield Entry(player, unused * box.UNUSED_BLUE, "blue", None, "I8.4")


def lying(s: ImhotepState) -> int:
    """The fields of the market where a card lies, a bit each."""
    fields = sum(1 << field for field, kind in enumerate(s.display) if kind != NOBODY)
    return fields | (s.pair > 0) << PAIR_FIELD


def progress(count: int, table: Sequence[int], more: int) -> int:
    """Points by number: the table, then so many for each further one."""
    top = len(table) - 1
    return table[min(count, top)] + more * max(0, count - top)


class MarketA(Site):
    """I6.1: four face-up cards."""

    site = box.MARKET
    rule = "I6.1"
    keeps_stones = False
    fields = box.MARKET_A_FIELDS
    covered = 0

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.deck = board.deck
        self.steps = {
            "pick": Ask(self.picks, self.answer_pick, {"pick": self.no_pick}),
            "pick_or_stop": Ask(self.picks_or_stop, self.answer_pick_or_stop, {"pick": self.no_pick}),
            "keep": Ask(self.keeps, self.answer_keep, {"keep": self.no_keep}),
        }
        self.effects = {"refill": self.refill, "refill_fields": self.refill_fields}

    def set_out(self, s: ImhotepState) -> None:
        """I4: the fields are filled when a round begins, the first field first."""
        self.lay_out(s, ALL_FIELDS)

    def lay_out(self, s: ImhotepState, fields: int) -> None:
        """Cards onto these fields, a bit each, the covered pair last (I-R6)."""
        if fields >> PAIR_FIELD & 1:
            s.pending.extend([matter("cover", NOBODY)] * self.covered)
        s.pending.extend(
            matter("fill", NOBODY, field) for field in reversed(range(self.fields)) if fields >> field & 1
        )

    def round_end(self, s: ImhotepState) -> None:
        """I4: cards left go to the discard."""
        for field, kind in enumerate(s.display):
            if kind != NOBODY:
                s.discard[kind] += 1
                s.display[field] = NOBODY
        s.pending.extend([matter("reveal", CHANCE)] * s.pair)

    # ---- stones -------------------------------------------------------------------------------

    def has_cards(self, s: ImhotepState) -> bool:
        """Whether a card lies here."""
        return s.pair > 0 or max(s.display) != NOBODY

    def arrive(self, s: ImhotepState, owner: int) -> None:
        """I6.1: the owner takes a card, if one is there."""
        if self.has_cards(s):
            s.pending.append(matter("pick", owner))

    def unloaded(self, s: ImhotepState, owners: Sequence[int]) -> None:
        """I6.1, I-R5: the stones go back to the quarries."""
        for owner in owners:
            s.quarry[owner] += 1

    def refill(self, s: ImhotepState, p: Pending) -> None:
        """I10.2: of the fields in `p.a`, the one a private boat emptied, if no other boat has been here."""
        if not s.docked >> box.MARKET & 1:
            self.lay_out(s, p.a & ~lying(s))

    def refill_fields(self, s: ImhotepState, p: Pending) -> None:
        """I10.4: the fields in `p.a`, a bit each, are refilled."""
        self.lay_out(s, p.a)

    # ---- questions ----------------------------------------------------------------------------

    def face_up(self, s: ImhotepState) -> Actions:
        """The fields with a face-up card."""
        return tuple(act.PICK[field] for field, kind in enumerate(s.display) if kind != NOBODY)

    def picks(self, s: ImhotepState, p: Pending) -> Actions:
        """I6.1, I7.1: a face-up card, or the pair."""
        return self.face_up(s) + (act.PICK[PAIR_FIELD:] if s.pair else ())

    def answer_pick(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """The card is gained; of a pair both are looked at first, one alone is taken unseen (I-R6)."""
        (field,) = action.args
        if field != PAIR_FIELD:
            self.take_field(s, p.player, field)
        elif s.pair == 1:
            s.pending.append(matter("draw_last", CHANCE, p.player))
        else:
            s.pending.append(matter("keep", p.player))
            s.pending.extend([matter("look", CHANCE, p.player)] * s.pair)

    def take_field(self, s: ImhotepState, player: int, field: int) -> None:
        """The face-up card of a field is gained."""
        kind = s.display[field]
        s.display[field] = NOBODY
        self.deck.gain(s, player, kind)

    def picks_or_stop(self, s: ImhotepState, p: Pending) -> Actions:
        """I10.4: a face-up card; after the first one, or none."""
        return self.face_up(s) + ((act.STOP,) if p.b else ())

    def answer_pick_or_stop(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """I10.4: `p.a` cards may still be taken, fields in `p.b` have been emptied."""
        emptied = p.b
        more = p.a - 1
        if action is act.STOP:
            s.pending.append(matter("refill_fields", NOBODY, emptied))
            return
        (field,) = action.args
        emptied |= 1 << field
        if more and len(self.face_up(s)) > 1:
            s.pending.append(matter("pick_or_stop", p.player, more, emptied))
        else:
            s.pending.append(matter("refill_fields", NOBODY, emptied))
        self.take_field(s, p.player, field)

    def keeps(self, s: ImhotepState, p: Pending) -> Actions:
        """I7.1: one of the two cards looked at."""
        return tuple(act.KEEP[kind] for kind in range(box.KINDS) if kind in s.looked)

    def answer_keep(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """I7.1: it is gained, the other goes face up to the discard."""
        (kind,) = action.args
        s.looked.remove(kind)
        s.discard[s.looked.pop()] += 1
        s.older = 0
        self.deck.gain(s, p.player, kind)

    # ---- why not ------------------------------------------------------------------------------

    def no_pick(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """No card lies on that field, or the pair cannot be taken that way."""
        (field,) = action.args
        if field == PAIR_FIELD and s.pair:
            return Refusal("not_the_pair", "I10.4")
        return Refusal("no_card_there", "I6.1")

    def no_keep(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """That card is not one of the two."""
        return Refusal("not_looked_at", "I7.1")


class MarketB(MarketA):
    """I7.1: three face-up cards and a covered pair."""

    fields = box.MARKET_B_FIELDS
    covered = box.PAIR
