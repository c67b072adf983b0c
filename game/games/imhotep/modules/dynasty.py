"""New Dynasty (I11.3): what its blue cards ask; the cards themselves are rows of `cards`."""

from typing import ClassVar

from game.core.state import Pending
from game.core.steps import Refusal
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.boats import answer_sail_boat, no_sail
from game.games.imhotep.market import deliver_alone
from game.games.imhotep.parts import Actions, Ask, Asked, Below, Board, Module
from game.games.imhotep.state import ImhotepState

RAFT = act.VOCABULARY.all_of("raft")


class Dynasty(Module):
    """I11.3: fourteen more market cards."""

    rule = "I11.3"
    since = 2
    endless = True
    verbs = ("raft",)
    from_sled = ("raft",)
    lies_on: ClassVar[Below] = {"raft": ("spent",), "gangplank": ("spent",)}

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        raft, plank = Asked("asked_raft", "I11.3.5"), Asked("asked_gangplank", "I11.3.6")
        self.steps = {
            "raft": Ask(board, raft, landings, self.answer_raft, {"raft": no_raft}),
            "gangplank": Ask(board, plank, crossings, answer_sail_boat, {"sail": no_crossing}),
        }

    def answer_raft(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """The stone leaves the sled and is delivered; the raft takes up no site."""
        s.sled[p.player] -= 1
        deliver_alone(self.board, s, action.args[0], p.player)


def landings(s: ImhotepState, p: Pending) -> Actions:
    """I11.3.5: any site; the market only if a card lies there."""
    return RAFT if s.stocked else RAFT[box.MARKET + 1 :]


def crossings(s: ImhotepState, p: Pending) -> Actions:
    """I11.3.6: boats that are ready with a stone of the player's, to sites where one of the four lies."""
    return act.sails(s.aboard(p.player), s.berthed)


# ---- why not ----------------------------------------------------------------------------------------


def no_raft(s: ImhotepState, p: Pending, action: Action) -> Refusal:
    """No card lies at the market."""
    return Refusal("market_empty", "I11.3.5.1")


def no_crossing(s: ImhotepState, p: Pending, action: Action) -> Refusal:
    """I11.3.6: why that boat cannot sail there."""
    boat, site = action.args
    if not s.ready >> boat & 1:
        return no_sail(s, p, action)
    if not s.aboard(p.player) >> boat & 1:
        return Refusal("gangplank_own_stone", "I11.3.6", {"spots": s.caps[boat]})
    if not s.docked >> site & 1:
        return Refusal("gangplank_no_boat", "I11.3.6", {"site": box.SITES[site]})
    return Refusal("market_empty", "I11.3.6.1")
