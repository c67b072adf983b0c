"""Who may see what: hidden things are shown to one person alone, and persons at one device take turns."""

from collections.abc import Sequence
from typing import Any

from game.core.state import Event
from game.shell.play import Play


def persons(play: Play) -> list[int]:
    """The seats persons play."""
    return [player for player, seat in enumerate(play.seats) if seat.human]


def viewer(play: Play) -> int | None:
    """Whose hidden things may be on the screen, also while earlier positions are shown; None: nobody's.

    A game from a link belongs to no seat here. With one person it is that one; of several it is who has the
    device: whoever decides, once that player has said so or as long as there is nothing to hide.
    """
    if play.trial:
        return play.match.player
    if not play.id:
        return None
    here = persons(play)
    if len(here) == 1:
        return here[0]
    if covered(play):
        return None
    decides = play.match.player
    return decides if decides in here and _may_look(play) else play.holder


def holder(play: Play) -> int | None:
    """Who has the device after this decision: still whoever said so, unless another person decides here."""
    decides = play.match.player
    return play.holder if decides == play.holder or not play.seats[decides].human else None


def covered(play: Play) -> bool:
    """Whether the device has to be handed over before the next player may choose."""
    match = play.match
    asked = bool(play.id) and not match.over and play.seats[match.player].human
    return asked and play.humans > 1 and match.chooses and not _may_look(play)


def _may_look(play: Play) -> bool:
    """Whether who decides has the device, or has nothing to hide."""
    match = play.match
    return match.player == play.holder or not match.game.private(match.state, match.player)


def seen(play: Play) -> Any:
    """The position on the screen, as far as it may be seen: all of it once it is over, or set up by hand."""
    shown, open_to_all = play.shown, play.match.over or play.set_up
    return shown.state if open_to_all else shown.game.observation(shown.state, viewer(play))


def has_secrets(play: Play) -> bool:
    """Whether some player knows something that not everybody does."""
    game, state = play.match.game, play.match.state
    return any(game.private(state, player) for player in range(game.players))


def secret(play: Play) -> bool:
    """Whether something on the screen is for one of several persons only."""
    seer = viewer(play)
    if seer is None or play.humans == 1 or play.match.over:
        return False
    return play.match.game.private(play.shown.state, seer)


def ledger(play: Play) -> Sequence[Event]:
    """The points of the shown position, as far as they can be told from what is seen."""
    return play.shown.ledger(seen(play))


def hides(play: Play) -> bool:
    """Whether something in the shown position is hidden from who looks at it."""
    return bool(seen(play) != play.shown.state)
