"""The Duel's matters: the turn, the parts of the action tiles, and chance."""

from collections.abc import Callable, Sequence

from game.core.state import NOBODY, Event, Pending
from game.core.steps import Chance, DrawStarter, Refusal, Step
from game.core.vocabulary import Action
from game.games.duel import actions as act
from game.games.duel import offers, refusals
from game.games.duel.deeds import END_TURN, TURN, Deeds, lying
from game.games.duel.state import UNLOADABLE, DuelState
from game.games.duel.tables import FIRST_ACTION, SLOTS


class Turn(Step[DuelState]):
    """D4: one of placing, unloading, playing an action tile; pass if there is nothing else."""

    def __init__(self, deeds: Deeds) -> None:
        self.verbs = deeds.verbs

    def actions(self, s: DuelState, p: Pending) -> Sequence[Action]:
        """D4: what the player may do."""
        player = p.player
        occupied = s.standing[0] | s.standing[1]
        offered = act.PLACE_ON_EMPTY[occupied] if s.figures[player] else ()
        offered += act.UNLOAD_BOATS[UNLOADABLE[occupied] & s.afloat]
        for tile, owned in enumerate(s.display[player][FIRST_ACTION:]):
            if owned and offers.PLAYABLE[tile](s, player):
                offered += (act.PLAY[tile],)
        return offered or (act.PASS,)

    def resolve(self, s: DuelState, p: Pending, action: Action) -> None:
        """D4: it is done; then the turn ends."""
        s.pending.append(END_TURN[p.player])
        self.verbs[action.verb](s, p.player, action)

    def refuse(self, s: DuelState, p: Pending, action: Action) -> Refusal:
        """D4: by what was tried."""
        return refusals.TURN.get(action.verb, refusals.not_now)(s, p, action)


class Part(Step[DuelState]):
    """D6: one matter of an action tile: a choice of one verb, which may be left where `may_stop`."""

    def __init__(
        self,
        deeds: Deeds,
        verb: str,
        offered: Callable[[DuelState], tuple[Action, ...]],
        may_stop: bool = False,
    ) -> None:
        self.verbs, self.verb, self.offered, self.may_stop = deeds.verbs, verb, offered, may_stop

    def actions(self, s: DuelState, p: Pending) -> Sequence[Action]:
        """What the part offers, and `stop` where it may be left."""
        return (*self.offered(s), act.STOP) if self.may_stop else self.offered(s)

    def resolve(self, s: DuelState, p: Pending, action: Action) -> None:
        """It is done; the other parts of the tile wait below."""
        self.verbs[action.verb](s, p.player, action)

    def refuse(self, s: DuelState, p: Pending, action: Action) -> Refusal:
        """Why not there, or that something else is asked for."""
        reason = refusals.PART[self.verb] if action.verb == self.verb else refusals.not_now
        return reason(s, p, action)


class DrawTile(Chance[DuelState]):
    """A face-down tile is turned up onto slot `p.a`: any unseen tile, as likely as the next."""

    def __init__(self, stream: str, supply: int, reserve: int) -> None:
        self.stream, self.supply, self.reserve = stream, supply, reserve

    def actions(self, s: DuelState, p: Pending) -> Sequence[Action]:
        """Every kind; kinds of which none is left weigh nothing."""
        return act.DRAW

    def weights(self, s: DuelState, p: Pending) -> Sequence[int]:
        """The unseen tiles by kind."""
        return s.unseen

    def resolve(self, s: DuelState, p: Pending, action: Action) -> None:
        """The tile lies face up on its slot; what comes from the reserve is worth telling (D6.1)."""
        (kind,) = action.args
        s.slots[p.a] = kind
        s.unseen[kind] -= 1
        s.supply -= self.supply
        s.reserve -= self.reserve
        if s.tell and self.reserve:
            s.tell(Event("uncover", NOBODY, lying(kind, *divmod(p.a, SLOTS))))


def begin(s: DuelState, starter: int) -> None:
    """D3.4: the starter has the first turn."""
    s.starter = starter
    s.pending.append(TURN[starter])
    if s.tell:
        s.tell(Event("starter", starter))


def matters(deeds: Deeds) -> dict[str, Step[DuelState]]:
    """All of them by name."""
    return {
        "turn": Turn(deeds),
        "take": Part(deeds, "take", offers.take_offers),
        "place": Part(deeds, "place", offers.place_offers),
        "place_third": Part(deeds, "place", offers.place_offers, may_stop=True),
        "combo_place": Part(deeds, "place", offers.combo_places),
        "swap": Part(deeds, "swap", offers.swap_offers),
        "unload": Part(deeds, "unload", offers.unload_offers),
        "unload_second": Part(deeds, "unload", offers.unload_offers, may_stop=True),
        "load": DrawTile("boats", 0, 0),
        "refill": DrawTile("supply", 1, 0),
        "uncover": DrawTile("reserve", 0, 1),
        "starter": DrawStarter(act.START, begin),
    }
