"""Why a choice of the Duel is not possible, each reason with its rule."""

from collections.abc import Callable, Mapping

from game.core.state import Pending
from game.core.steps import Refusal
from game.core.vocabulary import Action
from game.games.duel.state import DuelState
from game.games.duel.tables import ACTION_TILES, BOATS, FIRST_ACTION, LINES, SQUARES, TILES

UNLOAD_RULE = "D4.2"
Reason = Callable[[DuelState, Pending, Action], Refusal]


def not_now(s: DuelState, p: Pending, action: Action) -> Refusal:
    """Another kind of choice is open."""
    return ASKS[p.step]


# What each matter asks for, said when something else was tried.
ASKS = {
    "turn": Refusal("tile_first", "D4.3"),
    "take": Refusal("asked_take", "D6.1"),
    "place": Refusal("asked_place", "D6.2"),
    "place_third": Refusal("asked_place_third", "D6.2"),
    "combo_place": Refusal("asked_combo_place", "D6.3"),
    "swap": Refusal("asked_swap", "D6.4"),
    "unload": Refusal("asked_unload", UNLOAD_RULE),
    "unload_second": Refusal("asked_unload_second", "D6.3"),
}
# Why an action tile cannot be played: its compulsory part cannot be carried out (D4.3).
UNPLAYABLE = (
    Refusal("take_nothing", "D6.1"),
    Refusal("place_needs_two", "D6.2"),
    Refusal("combo_needs_unload", "D6.3"),
    Refusal("swap_needs_unload", "D6.4"),
)


def no_place(s: DuelState, p: Pending, action: Action) -> Refusal:
    """D4.1, D2.3: why a figure cannot go there."""
    (square,) = action.args
    if s.occupied >> square & 1:
        return Refusal("square_taken", "D2.3", {"square": SQUARES[square]})
    if not s.figures[p.player]:
        return Refusal("no_figure", "D4.1")
    return Refusal("square_leaves_no_boat", "D6.3", {"square": SQUARES[square]})


def no_unload(s: DuelState, p: Pending, action: Action) -> Refusal:
    """D4.2: why that boat cannot be unloaded."""
    (boat,) = action.args
    if not s.in_play(boat):
        return Refusal("boat_gone", "D7.2", {"boat": BOATS[boat]})
    if s.emptied >> boat & 1:
        return Refusal("boat_emptied", "D7.1", {"boat": BOATS[boat]})
    count = sum(s.occupied >> square & 1 for square in LINES[boat])
    return Refusal("line_short", UNLOAD_RULE, {"boat": BOATS[boat], "count": count})


def no_play(s: DuelState, p: Pending, action: Action) -> Refusal:
    """D4.3, D6: why that action tile cannot be played."""
    (tile,) = action.args
    if not s.display[p.player][FIRST_ACTION + tile]:
        return Refusal("no_such_tile", "D4.3", {"tile": ACTION_TILES[tile]})
    if tile == ACTION_TILES.index("COMBO") and not s.figures[p.player]:
        return Refusal("no_figure", "D6.3")
    return UNPLAYABLE[tile]


def no_take(s: DuelState, p: Pending, action: Action) -> Refusal:
    """D6.1: why that tile cannot be taken."""
    boat, slot = action.args
    if not s.in_play(boat):
        return Refusal("boat_gone", "D7.2", {"boat": BOATS[boat]})
    return Refusal("take_action_tile", "D-R9", {"tile": TILES[s.tile(boat, slot)]})


def no_swap(s: DuelState, p: Pending, action: Action) -> Refusal:
    """D6.4: why those tiles cannot be exchanged."""
    return Refusal("boat_gone", "D7.2", {"boat": BOATS[action.args[0]]})


def no_pass(s: DuelState, p: Pending, action: Action) -> Refusal:
    """D4.4: passing is only for those who can do nothing else."""
    return Refusal("pass_is_forced", "D4.4")


def no_stop(s: DuelState, p: Pending, action: Action) -> Refusal:
    """D4: a turn cannot be left undone."""
    return Refusal("nothing_to_leave", "D4")


TURN: Mapping[str, Reason] = {
    "place": no_place,
    "unload": no_unload,
    "play": no_play,
    "pass": no_pass,
    "stop": no_stop,
}
PART: Mapping[str, Reason] = {"place": no_place, "unload": no_unload, "take": no_take, "swap": no_swap}
