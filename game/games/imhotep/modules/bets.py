"""Bets (I10.3)."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache

from game.core.edition import WORTH, Values
from game.core.editor import Setting
from game.core.state import Event, Pending
from game.core.steps import Refusal
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.features.kind import FAR, KEPT, Aspect, Columns, named
from game.games.imhotep.lines import LETTERS, letter, letters, owners
from game.games.imhotep.parts import Actions, Board, Details, Module
from game.games.imhotep.state import NOBODY, ImhotepState, put_at

BET = act.VOCABULARY.all_of("bet")

SIDES = len(box.BET_SIDES)


class Bets(Module):
    """I10.3: a stone on the monument that will have most stones."""

    rule = "I10.3"
    since = 1
    categories = ("bets",)
    verbs = ("bet",)
    has = ("bets",)
    varies = (
        Values("BET_MOST", "I10.3", WORTH, thing="bet 0"),
        Values("BET_SECOND", "I10.3", WORTH, thing="bet 0"),
        Values("BET_TIE", "I10.3", WORTH, thing="bet 0"),
    )

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.deeds = {"bet": do_bet}
        self.reasons = {"bet": self.no_bet}
        both = board.players >= box.BET_RIGHT_FROM
        self.fields = tuple(field for field in range(len(BET)) if both or field % SIDES == 0)

    def prepare(self, s: ImhotepState) -> None:
        """The fields, empty."""
        s.own["bets"] = [NOBODY] * len(BET)

    def offers(self, s: ImhotepState, player: int) -> Actions:
        """I10.3: once a player, with a stone in the quarry, on an empty field."""
        bets = s.own["bets"]
        if not s.quarry[player] or player in bets:
            return ()
        return still_open(tuple(bets), self.fields)

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I10.3."""
        for field, (rank, points) in prizes(self.stones(s)).items():
            if s.own["bets"][field] != NOBODY:
                told: Details = {**BET[field].details, "rank": rank}
                yield Event("bet_won", s.own["bets"][field], told, points, "bets", self.rule)

    def stones(self, s: ImhotepState) -> tuple[int, ...]:
        """How many lie on each monument now."""
        laid = s.laid
        return tuple([sum(laid[site]) for site in box.MONUMENTS])

    def aspects(self) -> Iterable[Aspect]:
        """What bets would win now, and by how many stones their monuments lead.

        Not those still to be made: blind players lose by them, so a value learned of such games makes haste.
        """
        return (Aspect(named("bets", "won", "lead"), self.count),)

    def count(self, s: ImhotepState) -> Columns:
        """How the bets stand."""
        return standing(tuple(s.own["bets"]), self.stones(s), self.board.players)

    def no_bet(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """I10.3: the bet is made, or this one cannot be."""
        if p.player in s.own["bets"]:
            return Refusal("bet_made", "I10.3")
        if not s.quarry[p.player]:
            return Refusal("quarry_empty", "I10.3")
        if field_of(action) not in self.fields:
            return Refusal("bet_field_closed", "I10.3")
        return Refusal("bet_field_taken", "I10.3")

    def holds(self, s: ImhotepState) -> Sequence[int]:
        return s.own["bets"]

    def settings(self, s: ImhotepState) -> Iterable[Setting]:
        """Whose stone lies on which field; a player bets once."""
        bets = s.own["bets"]
        for field in self.fields:

            def bet(seat: str, field: int = field) -> None:
                s.own["bets"] = put_at(s.own["bets"], field, LETTERS.find(seat))

            able = self.board.owners_once(s, bets, field)
            yield Setting(f"bet {field}", "owner", letter(bets[field]), able, bet, counts=True)

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """Whose stone lies on which field, monument by monument from the left."""
        return {"bets": letters(s.own["bets"])}

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        anybody, nobody = range(NOBODY, self.board.players), range(NOBODY, 0)
        fields = [anybody if field in self.fields else nobody for field in range(len(BET))]
        s.own["bets"] = owners("bets", lines, fields)


@cache
def still_open(bets: tuple[int, ...], fields: tuple[int, ...]) -> Actions:
    """I10.3: those fields nobody has bet on."""
    return tuple(BET[field] for field in fields if bets[field] == NOBODY)


@lru_cache(KEPT)
def prizes(stones: tuple[int, ...]) -> Mapping[int, tuple[str, int]]:
    """I10.3: by field what it is worth with so many stones on the monuments, and why."""
    most = [index for index, count in enumerate(stones) if count == max(stones)]
    if len(most) > 1:
        return {SIDES * index: ("tie", box.BET_TIE) for index in most}
    worth = {SIDES * most[0] + side: ("most", points) for side, points in enumerate(box.BET_MOST)}
    second = max(count for index, count in enumerate(stones) if index != most[0])
    seconds = [index for index, count in enumerate(stones) if count == second and index != most[0]]
    if len(seconds) == 1:
        worth[SIDES * seconds[0]] = "second", box.BET_SECOND
    return worth


@lru_cache(KEPT)
def standing(bets: tuple[int, ...], stones: tuple[int, ...], players: int) -> Columns:
    """By player what the bet would win, and the lead of its monument."""
    won, leads = [0] * players, [0] * players
    for field, owner in enumerate(bets):
        if owner != NOBODY:
            _, won[owner] = prizes(stones).get(field, ("", 0))
            at = field // SIDES
            others = (*stones[:at], *stones[at + 1 :])
            leads[owner] = max(-FAR, min(FAR, stones[at] - max(others)))
    return won, leads


def field_of(action: Action) -> int:
    """The number of a bet's field."""
    site, side = action.args
    return SIDES * site + side


def do_bet(s: ImhotepState, player: int, action: Action) -> None:
    """The stone stays there (I-R25)."""
    s.quarry[player] -= 1
    s.own["bets"] = put_at(s.own["bets"], field_of(action), player)
