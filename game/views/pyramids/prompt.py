"""What the prompt of Pyramids asks."""

from game.games.pyramids import tables as box
from game.games.pyramids.actions import DONE
from game.text import common
from game.text import pyramids as words
from game.text.joined import said_of
from game.text.pyramids import WORDS
from game.views.panels.prompt import Ask, Asks, Button, act_button, cancel, hinted, result_button, waiting
from game.views.pyramids import spoken
from game.views.pyramids.look import Look


def _turn(look: Look) -> Ask:
    return _elsewhere(look, ASKS.get(look.step, _asked)(look))


def _hint(look: Look) -> Ask:
    return hinted(look.view, WORDS) if look.view.hint in look.view.legal else _turn(look)


def _wait(look: Look) -> Ask:
    return _elsewhere(look, waiting(look.view, look.mover))


def _over(look: Look) -> Ask:
    t = look.t
    title = common.outcome(t, look.view.game.outcome(look.state), _names(look))
    return _elsewhere(look, Ask(title, "", [result_button(t)]))


def _elsewhere(look: Look, ask: Ask) -> Ask:
    """At another player's necropolis there is a way back."""
    return ask if look.own else ask._replace(buttons=[_home(look), *ask.buttons])


def _names(look: Look) -> list[str]:
    return [look.name(player) for player in range(look.players)]


def _home(look: Look) -> Button:
    """Back from another player's necropolis."""
    return Button(look.t("To your necropolis"), {"data-cmd": "inspect:"}, icon="back")


def _asked(look: Look) -> Ask:
    """What the matter asks; of several persons the one is named."""
    t, view = look.t, look.view
    title, sub = WORDS.prompt(t, look.step)
    if not view.alone:
        title = said_of(t, look.name(look.mover), title)
    return Ask(title, sub)


def _trimming(look: Look) -> Ask:
    """Which card goes; a first tap or the pointer shows it."""
    t = look.t
    if look.open is None:
        return _asked(look)
    card = look.state.hands[look.mover][look.open.args[0]]
    discard = Button(t("Discard"), {"data-act": look.open.text}, main=True, key=t("Enter"))
    title, sub = t("Discard this card?"), common.capital(spoken.card(look, card))
    return Ask(title, sub, [discard, cancel(t, t("Cancel"))] if look.view.chosen else [])


def _building(look: Look) -> Ask:
    """Which card, where, and whether to go on once the pyramid card lies."""
    t, view = look.t, look.view
    must = any(action.verb == "pyramid" for action in view.offered.values())
    buttons = [] if must else [act_button(t("Done"), DONE.text, main=True, icon="check")]
    if view.start:
        title = t("Where does it go?") if look.card_chosen else t("Which card goes there?")
        way_out = cancel(t, t("Other card") if look.card_chosen else t("Cancel"))
        return Ask(title, _allowed(look), [*buttons, way_out])
    title = t("Which card do you build?") if must else t("Do you build another card?")
    return Ask(title, _allowed(look), buttons)


def _allowed(look: Look) -> str:
    """What must and what may still be built this turn."""
    t = look.t
    tile = look.state.tiles[look.mover]
    verbs = {action.verb for action in look.view.offered.values()}
    god = words.god(t, box.TILES[tile].god)
    may = spoken.besides(look, tile, [name for name in box.TILES[tile].besides if name in verbs])
    if "pyramid" not in verbs:
        return t("{god} still allows {buildings}.", god=god, buildings=may)
    if not may:
        return t("{god} demands a card for the pyramid.", god=god)
    return t("Besides the pyramid, {god} allows {buildings}.", god=god, buildings=may)


ASKS = {"build": _building, "trim": _trimming}
prompt = Asks(_turn, _hint, _over, _wait).prompt
