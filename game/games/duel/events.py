"""What an action of the Duel caused, told from the positions around it: for the log, marks and motion."""

from collections.abc import Callable, Mapping

from game.core.game import Event
from game.core.vocabulary import Action
from game.games.duel.state import NOBODY, DuelState, delivery
from game.games.duel.tables import ACTION_TILES, BOATS, SLOTS, SQUARES, TILES


def events(before: DuelState, action: Action, after: DuelState) -> list[Event]:
    """The action itself, then what came of it: deliveries, refilled and removed boats, the end."""
    player = before.pending[-1].player
    return [*TELL[action.verb](before, player, action, after), *_river(before, action, after), *_end(after)]


def _place(s: DuelState, player: int, action: Action, after: DuelState) -> list[Event]:
    return [Event("place", player, {"square": SQUARES[action.args[0]]})]


def _unload(s: DuelState, player: int, action: Action, after: DuelState) -> list[Event]:
    (boat,) = action.args
    name = BOATS[boat]
    told = [Event("unload", player, {"boat": name})]
    taken = set()
    for square, owner, slot in delivery(s, boat):
        taken.add(slot)
        told.append(
            Event(
                "gain",
                owner,
                {
                    "tile": TILES[s.tile(boat, slot)],
                    "boat": name,
                    "slot": slot + 1,
                    "square": SQUARES[square],
                },
            )
        )
    told.extend(
        Event("lose", player, {"tile": TILES[s.tile(boat, slot)], "boat": name, "slot": slot + 1})
        for slot in reversed(range(SLOTS))
        if slot not in taken
    )
    return told


def _play(s: DuelState, player: int, action: Action, after: DuelState) -> list[Event]:
    return [Event("play", player, {"tile": ACTION_TILES[action.args[0]]})]


def _take(s: DuelState, player: int, action: Action, after: DuelState) -> list[Event]:
    boat, slot = action.args
    where: dict[str, int | str] = {"boat": BOATS[boat], "slot": slot + 1}
    return [
        Event("take", player, {"tile": TILES[s.tile(boat, slot)], **where}),
        Event("uncover", player, {"tile": TILES[after.tile(boat, slot)], **where}),
    ]


def _swap(s: DuelState, player: int, action: Action, after: DuelState) -> list[Event]:
    boat, one, other = action.args
    return [
        Event(
            "swap",
            player,
            {
                "boat": BOATS[boat],
                "slot": one + 1,
                "other_slot": other + 1,
                "tile": TILES[s.tile(boat, one)],
                "other_tile": TILES[s.tile(boat, other)],
            },
        )
    ]


def _bare(s: DuelState, player: int, action: Action, after: DuelState) -> list[Event]:
    return [Event(action.verb, player)]


def _river(before: DuelState, action: Action, after: DuelState) -> list[Event]:
    """D7: the boats that were refilled or removed when the turn ended, in canonical order."""
    emptied = before.emptied | (1 << action.args[0] if action.verb == "unload" else 0)
    settled = emptied & ~after.emptied
    return [
        Event("refill" if after.in_play(boat) else "remove", NOBODY, {"boat": name})
        for boat, name in enumerate(BOATS)
        if settled >> boat & 1
    ]


def _end(after: DuelState) -> list[Event]:
    return [] if after.pending else [Event("end", NOBODY)]


TELL: Mapping[str, Callable[[DuelState, int, Action, DuelState], list[Event]]] = {
    "place": _place,
    "unload": _unload,
    "play": _play,
    "take": _take,
    "swap": _swap,
    "stop": _bare,
    "pass": _bare,
}
