"""The prompt: who decides, what is asked, what pays, and the choices that are not on the sheet.

While a past position is looked at, the page puts a prompt of its own in this place.
"""

from game.core.game import TERMINAL
from game.games.cheops import tables as box
from game.text import cheops as words
from game.text import common
from game.views.cheops.look import Forecast, Look
from game.views.cheops.spoken import capital
from game.views.markup import Markup
from game.views.panels import prompt as panel
from game.views.panels.people import Person
from game.views.panels.prompt import Ask, Button, act_button, cancel, hinted, result_button, waiting


def prompt(look: Look) -> Markup:
    """The whole prompt."""
    view, ask = look.view, _ask(look)
    deciding = look.mover if look.mover >= 0 else view.game.winners(look.state)[0]
    told = view.last and not look.chosen
    last = words.event(look.t, view.last[0], [seat.name for seat in view.seats]) if told else ""
    return panel.prompt(Person(deciding + 1, view.seats[deciding].name), ask, last)


def _ask(look: Look) -> Ask:
    view = look.view
    if look.mover == TERMINAL:
        return _over(look)
    if not view.legal:
        return waiting(view, look.mover)
    if view.hint:
        return hinted(view, words.action)
    if view.start:
        return _started(look)
    return {"act": _first, "second": _second, "pay": _paying}[look.step](look)


def _over(look: Look) -> Ask:
    t, scores, won = look.t, look.view.game.scores(look.state), look.view.game.winners(look.state)
    seats = [seat.name for seat in look.view.seats]
    best = common.with_points(t, scores[won[0]])
    if len(won) > 1:
        called = common.all_of(t, [seats[player] for player in won])
        return Ask(
            t("{names} share the win {with_points}", names=called, with_points=best), "", [result_button(t)]
        )
    behind = sorted(set(range(len(seats))) - set(won), key=lambda player: -scores[player])
    rest = [f"{seats[player]} {common.number(scores[player])}" for player in behind]
    title = t("{name} wins {with_points}", name=seats[won[0]], with_points=best)
    return Ask(title, " · ".join(rest), [result_button(t)])


# ---- choosing stones --------------------------------------------------------------------------------


def _first(look: Look) -> Ask:
    t = look.t
    asked = words.prompt(t, look.step)
    title = asked.title
    if sum(not seat.is_bot for seat in look.view.seats) > 1:
        title = t("{name}, your turn", name=look.view.seats[look.mover].name)
    sub = _paid(look) or (asked.sub if len(look.legal) > 1 else t("Nothing can be ticked."))
    return Ask(title, sub, [act_button(t("Pass"), "done", main=len(look.legal) == 1)])


def _second(look: Look) -> Ask:
    t = look.t
    asked = words.prompt(t, look.step)
    confirm = t.n("Confirm {n} stone", "Confirm {n} stones", len(look.chosen))
    buttons = [act_button(confirm, "done", main=True), _over_again(look)]
    return Ask(asked.title, _paid(look) or asked.sub, buttons)


def _over_again(look: Look) -> Button:
    return cancel(look.t, look.t("Start over"))


def _started(look: Look) -> Ask:
    """A choice of several clicks, or the first tap on something: one click more."""
    t, start = look.t, look.view.start
    back = cancel(t, t("Cancel"))
    if start == "joker":
        return Ask(t("A joker for which colour?"), "", [*_joker_colours(look), back])
    action = look.view.legal.get(start)
    if action is None:
        return Ask(t("Which neighbour?"), t("Relief stones are ticked in pairs that share a side."), [back])
    if action.verb in ("strike", "joker"):
        return _paying(look, back)
    count = len(look.chosen) + len(action.args if action.verb == "relief" else (0,))
    confirm = act_button(t.n("Confirm {n} stone", "Confirm {n} stones", count), start, main=True)
    return Ask(t.n("Tick this stone?", "Tick these {n} stones?", count), _paid(look), [confirm, back])


def _paid(look: Look) -> str:
    """What pays for the action in the foreground."""
    t, forecast = look.t, look.forecast
    if forecast is None:
        return ""
    paying = [t("{colour} die", colour=_colour(look, colour)) for colour in forecast.dice]
    if forecast.asked and look.step != "pay":
        paying.append(t("quarry or joker"))
    else:
        paying += [t("quarry stone {n}", n=place + 1) for place in sorted(forecast.stones)]
        paying += [t("joker")] * forecast.jokers
    return t("Paid with: {things}.", things=common.all_of(t, paying)) + _passed(look, forecast)


def _passed(look: Look, forecast: Forecast) -> str:
    """How many quarry stones would be lost unused."""
    if forecast.asked and look.step != "pay":
        return ""
    passed = forecast.struck - look.state.struck[look.mover] - len(forecast.stones)
    return (
        " " + look.t.n("{n} stone is passed over.", "{n} stones are passed over.", passed)
        if passed > 0
        else ""
    )


def _colour(look: Look, colour: int) -> str:
    return words.colour(look.t, box.COLOURS[colour])


# ---- paying -----------------------------------------------------------------------------------------


def _paying(look: Look, back: Button | None = None) -> Ask:
    t = look.t
    colours = common.all_of(t, [_colour(look, colour) for colour in dict.fromkeys(look.unpaid)])
    buttons = [*_strike(look), *_joker(look)]
    title = t("What pays for {colour}?", colour=colours)
    return Ask(title, capital(_paid(look)), [*buttons, back or _over_again(look)])


def _strike(look: Look) -> list[Button]:
    """The quarry stone in the foreground."""
    t, verb, place = look.t, *look.open.split()
    if verb != "strike":
        return []
    nearest = next(text for text in look.legal if text.startswith("strike"))
    n = int(place[1:])
    label = t("Strike stone {n} (nearest)", n=n) if look.open == nearest else t("Strike stone {n}", n=n)
    return [act_button(label, look.open, main=True)]


def _joker(look: Look) -> list[Button]:
    """A joker; of which of two colours is asked afterwards."""
    ways = [text for text in look.legal if text.startswith("joker")]
    if not ways:
        return []
    action = ways[0] if len(ways) == 1 else "joker"
    return [act_button(look.t("Use a joker"), action, main=look.open.startswith("joker"))]


def _joker_colours(look: Look) -> list[Button]:
    t = look.t
    return [
        act_button(capital(words.colour(t, box.COLOURS[action.args[0]])), text)
        for text, action in look.view.legal.items()
    ]
