"""What an action of Pyramids caused, as everyone sees it: for the log, marks and motion."""

from collections.abc import Iterator

from game.core.game import Event
from game.core.vocabulary import Action
from game.games.pyramids import tables as box
from game.games.pyramids.state import NONE, PyramidsState


def events(before: PyramidsState, action: Action, after: PyramidsState) -> list[Event]:
    """The action itself, then the turn of the round or the end."""
    player = before.pending[-1].player
    return [Event(action.verb, player, told(before, player, action)), *rounds(before, after)]


def told(s: PyramidsState, player: int, action: Action) -> dict[str, int | str]:
    """The details everyone may know; what goes into a tomb stays hidden."""
    if action.verb == "tile":
        return {"god": box.TILES[action.args[0]].god, "tile": action.args[0] + 1}
    if action.verb == "pair":
        at = action.args[0] * box.PAIR
        cards = s.quarry[at : at + box.PAIR]
        return {"pair": action.args[0] + 1, **{f"card{i}": box.CARDS[c].text for i, c in enumerate(cards, 1)}}
    if action.verb in ("tomb", "done"):
        return {}
    params: dict[str, int | str] = {"card": box.CARDS[s.hands[player][action.args[0]]].text}
    if action.verb == "pyramid":
        params["slot"] = box.SLOTS[action.args[1]]
    return params


def rounds(before: PyramidsState, after: PyramidsState) -> Iterator[Event]:
    """A round or the game is over."""
    if not after.pending:
        yield Event("end", NONE)
    elif after.round != before.round:
        yield Event("round", NONE, {"round": after.round})
