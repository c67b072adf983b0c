"""The market's sides: A (I6.1), B (I7.1), C (I12.1) and D (I12.2)."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from game.core.edition import WORTH, Values, whole_numbers
from game.core.editor import Setting
from game.core.state import Event, Pending
from game.core.steps import Refusal
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.features.kind import Aspect, named
from game.games.imhotep.lines import bad, letter, numbers
from game.games.imhotep.market import (
    CARD_DUE,
    Market,
    answer_pick,
    card_on,
    face_up,
    picks,
    take_field,
)
from game.games.imhotep.parts import Actions, Ask, Asked, Below, Board
from game.games.imhotep.state import NOBODY, ImhotepState, matter, put_at

BUY = act.VOCABULARY.all_of("buy")
SAVE = act.VOCABULARY.of("save")
DRAW = act.VOCABULARY.of("draw")
_, _, POINTS = act.VOCABULARY.all_of("choose")


class MarketA(Market):
    """I6.1: four face-up cards."""


class MarketB(Market):
    """I7.1: three face-up cards and a covered pair."""

    rule = "I7.1"
    verbs = ("keep",)
    fields = box.MARKET_B_FIELDS
    covered = box.PAIR


class MarketC(Market):
    """I12.1: after a card for a stone, a coin buys a second one."""

    rule = "I12.1"
    categories = ("market",)
    verbs = ("buy", "save")
    lies_on: ClassVar[Below] = {**Market.lies_on, "buy": CARD_DUE}
    has = ("coins",)
    varies = (
        Values("UNUSED_COIN", "I12.1", WORTH, house=True),
        Values("COINS", "I12.1", whole_numbers(6), house=True),
    )

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        buy = Asked("asked_buy", self.rule)
        self.steps = {
            **self.steps,
            "pick": Ask(board, self.due, picks, answer_first_pick, {"pick": self.no_pick}),
            "buy": Ask(board, buy, buys, answer_buy, {"buy": self.no_pick}),
        }
        self.facts = {**self.facts, "buy": card_on}

    def prepare(self, s: ImhotepState) -> None:
        """Also the coins."""
        super().prepare(s)
        s.own["coins"] = [box.COINS] * self.board.players

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I12.1: a point a coin that is left."""
        for player, count in enumerate(s.own["coins"]):
            if count:
                points = count * box.UNUSED_COIN
                yield Event("coins", player, {"count": count}, points, self.name, self.rule)

    def settings(self, s: ImhotepState) -> Iterable[Setting]:
        """Also the coins."""
        yield from super().settings(s)
        for player, count in enumerate(s.own["coins"]):

            def pay(coins: str, player: int = player) -> None:
                s.own["coins"] = put_at(s.own["coins"], player, int(coins))

            name, most = f"coins {letter(player)}", whole_numbers(box.COINS)
            yield Setting("site market", name, str(count), most, pay, counts=True)

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """Also the coins by player."""
        return {**super().write(s), "coins": " ".join(map(str, s.own["coins"]))}

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        super().read(s, lines)
        s.own["coins"] = numbers("coins", lines, self.board.players)
        if max(s.own["coins"]) > box.COINS:
            raise bad("coins", lines)

    def check(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        """I12.1: whoever may buy a second card has a coin."""
        if any(p.step == "buy" and not s.own["coins"][p.player] for p in s.pending):
            raise bad("matters", lines)

    def aspects(self) -> Iterable[Aspect]:
        """Coins."""
        return (Aspect(named("market_c", "coins"), lambda s: (s.own["coins"],)),)


class MarketD(Market):
    """I12.2: a face-up card, the top card of the deck unseen, or points."""

    rule = "I12.2"
    categories = ("market",)
    verbs = ("draw", "choose")
    lies_on: ClassVar[Below] = {**Market.lies_on, "trade": CARD_DUE}
    varies = (Values("MARKET_D_POINTS", "I12.2", WORTH, house=True),)

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        asked = Asked("asked_trade", self.rule)
        self.steps = {
            **self.steps,
            "trade": Ask(board, asked, trades, self.answer_trade, {"pick": self.no_pick, "draw": no_draw}),
        }

    def arrive(self, s: ImhotepState, owner: int, spot: int = NOBODY) -> None:
        """The owner chooses; where no card is to be had, it is the points."""
        if s.can_draw or max(s.display) != NOBODY:
            s.pending.append(matter("trade", owner))
        else:
            self.score(s, owner)

    def answer_trade(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """What was chosen."""
        if action is POINTS:
            self.score(s, p.player)
        elif action is DRAW:
            s.pending.append(matter("draw_card", p.player))
        else:
            take_field(s, p.player, *action.args)

    def score(self, s: ImhotepState, owner: int) -> None:
        """Points for a stone."""
        s.scored[owner][self.row] += box.MARKET_D_POINTS
        if s.tell:
            s.tell(Event("sold", owner, {}, box.MARKET_D_POINTS, self.name, self.rule))


# ---- what is asked --------------------------------------------------------------------------------


def answer_first_pick(s: ImhotepState, p: Pending, action: Action) -> None:
    """I12.1: the card is gained and works; then another can be bought, if one is there."""
    if s.own["coins"][p.player] and len(face_up(s)) > 1:
        s.pending.append(matter("buy", p.player))
    answer_pick(s, p, action)


def buys(s: ImhotepState, p: Pending) -> Actions:
    """I12.1: a second card, or not."""
    return (*(BUY[pick.args[0]] for pick in face_up(s)), SAVE)


def answer_buy(s: ImhotepState, p: Pending, action: Action) -> None:
    """I12.1: the coin is paid."""
    if action is not SAVE:
        s.own["coins"] = put_at(s.own["coins"], p.player, s.own["coins"][p.player] - 1)
        take_field(s, p.player, *action.args)


def trades(s: ImhotepState, p: Pending) -> Actions:
    """I12.2: a face-up card, the top card of the deck, points."""
    return (*face_up(s), *((DRAW,) if s.can_draw else ()), POINTS)


# ---- why not ----------------------------------------------------------------------------------------


def no_draw(s: ImhotepState, p: Pending, action: Action) -> Refusal:
    """I12.2: deck and discard are empty."""
    return Refusal("no_card_left", "I12.2")


SIDES = {"A": MarketA, "B": MarketB, "C": MarketC, "D": MarketD}
