"""Bets (I10.3)."""

from collections.abc import Iterable, Mapping, Sequence

from game.core.edition import WORTH, Values
from game.core.editor import Setting
from game.core.game import Event, Pending, Refusal
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.features.kind import FAR, Aspect, Column, named
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
        self.fields = [field for field in range(len(BET)) if both or field % SIDES == 0]

    def prepare(self, s: ImhotepState) -> None:
        """The fields, empty."""
        s.own["bets"] = [NOBODY] * len(BET)

    def offers(self, s: ImhotepState, player: int) -> Actions:
        """I10.3: once a player, with a stone in the quarry, on an empty field."""
        bets = s.own["bets"]
        if not s.quarry[player] or player in bets:
            return ()
        return tuple([BET[field] for field in self.fields if bets[field] == NOBODY])

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I10.3."""
        for field, (rank, points) in self.prizes(s).items():
            if s.own["bets"][field] != NOBODY:
                told: Details = {**BET[field].details, "rank": rank}
                yield Event("bet_won", s.own["bets"][field], told, points, "bets", self.rule)

    def prizes(self, s: ImhotepState) -> dict[int, tuple[str, int]]:
        """What each field is worth by the stones on the monuments now, and why."""
        counts = [self.board.stones(s, site) for site in box.MONUMENTS]
        most = [index for index, count in enumerate(counts) if count == max(counts)]
        if len(most) > 1:
            return {SIDES * index: ("tie", box.BET_TIE) for index in most}
        worth = {SIDES * most[0] + side: ("most", points) for side, points in enumerate(box.BET_MOST)}
        second = max(count for index, count in enumerate(counts) if index != most[0])
        seconds = [index for index, count in enumerate(counts) if count == second and index != most[0]]
        if len(seconds) == 1:
            worth[SIDES * seconds[0]] = "second", box.BET_SECOND
        return worth

    def aspects(self) -> Iterable[Aspect]:
        """What bets would win now, and by how many stones their monuments lead.

        Not those still to be made: blind players lose by them, so a value learned of such games makes haste.
        """
        return (Aspect(named("bets", "won", "lead"), self.count),)

    def count(self, s: ImhotepState) -> Iterable[Column]:
        """By player what the bet would win, and the lead of its monument."""
        bets, won, leads = s.own["bets"], [0] * self.board.players, [0] * self.board.players
        if max(bets) != NOBODY:
            prizes = self.prizes(s)
            stones = [sum(s.laid[site]) for site in box.MONUMENTS]
            for field, owner in enumerate(bets):
                if owner != NOBODY:
                    won[owner] = prizes.get(field, ("", 0))[1]
                    at = field // SIDES
                    others = (*stones[:at], *stones[at + 1 :])
                    leads[owner] = max(-FAR, min(FAR, stones[at] - max(others)))
        return won, leads

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


def field_of(action: Action) -> int:
    """The number of a bet's field."""
    site, side = action.args
    return SIDES * site + side


def do_bet(s: ImhotepState, player: int, action: Action) -> None:
    """The stone stays there (I-R25)."""
    s.quarry[player] -= 1
    s.own["bets"] = put_at(s.own["bets"], field_of(action), player)
