"""The prompt: who decides, what is asked, what pays, and the choices that are not on the sheet.

While a past position is looked at, the page puts a prompt of its own in this place.
"""

from typing import NamedTuple

from game.core.game import TERMINAL
from game.games.cheops import tables as box
from game.text import cheops as words
from game.text import common
from game.views.art.icons import icon
from game.views.art.stones import stone_icon
from game.views.cheops.look import Forecast, Look
from game.views.cheops.spoken import capital
from game.views.markup import Attributes, Markup, el, join
from game.views.markup import words as names


def prompt(look: Look) -> Markup:
    """The whole prompt."""
    title, sub, choices = _content(look)
    deciding = look.mover if look.mover >= 0 else _winners(look)[0]
    buttons = [choice.draw(first=i == 0) for i, choice in enumerate(choices)]
    ask = el("p", {"class": "ask"}, el("b", None, title), el("span", None, sub) if sub else None)
    return el(
        "footer",
        {"class": f"prompt p{deciding + 1}"},
        _who(look, deciding),
        ask,
        _last_line(look),
        el("div", {"class": "acts", "data-group": "prompt" if buttons else None}, *buttons),
    )


def _who(look: Look, player: int) -> Markup:
    name = el("span", None, look.view.seats[player].name)
    return el("span", {"class": "who"}, stone_icon(player + 1, 28), name)


def _winners(look: Look) -> list[int]:
    return [player for player, place in enumerate(look.view.game.ranking(look.state)) if place == 1]


def _last_line(look: Look) -> Markup | None:
    """What the last move was, beside its sign."""
    if not look.view.last or look.chosen:
        return None
    seats = [seat.name for seat in look.view.seats]
    return el("p", {"class": "lastline only-d"}, el("i", None), words.event(look.t, look.view.last[0], seats))


class Choice(NamedTuple):
    """A button of the prompt; the main one is what Enter would do."""

    label: str
    attributes: dict[str, str]
    main: bool = False
    key: str = ""
    sign: str = ""

    def draw(self, *, first: bool) -> Markup:
        """The button."""
        name = "-".join(next(iter(self.attributes.values())).split())
        attributes: Attributes = {
            "class": names("btn", self.main and "pri"),
            "tabindex": 0 if first else -1,
            "data-k": f"choice-{name}",
            **self.attributes,
        }
        sign = icon(self.sign, 20) if self.sign else None
        return el(
            "button",
            attributes,
            sign,
            self.label,
            el("kbd", {"class": "only-d"}, self.key) if self.key else None,
        )


Content = tuple[str | Markup, str, list[Choice]]


def _content(look: Look) -> Content:
    if look.mover == TERMINAL:
        return _over(look)
    if not look.view.legal:
        return _waiting(look)
    if look.view.hint:
        return _hinted(look)
    if look.view.start:
        return _started(look)
    return {"act": _first, "second": _second, "pay": _paying}[look.step](look)


def _over(look: Look) -> Content:
    t, scores, winners = look.t, look.view.game.scores(look.state), _winners(look)
    seats = [seat.name for seat in look.view.seats]
    best = common.with_points(t, scores[winners[0]])
    result = Choice(t("Show result"), {"data-cmd": "result"}, main=True, sign="points")
    if len(winners) > 1:
        called = common.all_of(t, [seats[player] for player in winners])
        return t("{names} share the win {with_points}", names=called, with_points=best), "", [result]
    behind = sorted(set(range(len(seats))) - set(winners), key=lambda player: -scores[player])
    rest = [f"{seats[player]} {common.number(scores[player])}" for player in behind]
    title = t("{name} wins {with_points}", name=seats[winners[0]], with_points=best)
    return title, " · ".join(rest), [result]


def _waiting(look: Look) -> Content:
    t, name = look.t, look.view.seats[look.mover].name
    if not look.view.thinking:
        return t("{name} to move", name=name), "", []
    dots = el("span", {"class": "dots", "aria-hidden": "true"}, el("i"), el("i"), el("i"))
    title = join((t("{name} is thinking", name=name), dots))
    return title, "", [Choice(t("Show faster"), {"data-cmd": "skip"})]


def _hinted(look: Look) -> Content:
    t = look.t
    action = look.view.legal.get(look.view.hint)
    title = words.action(t, action) if action else t("Hint")
    play = Choice(t("Play it"), {"data-cmd": "play-hint"}, main=True)
    return title, look.view.hint_why, [play, Choice(t("Close"), {"data-cmd": "close-hint"}, key=t("Esc"))]


# ---- choosing stones --------------------------------------------------------------------------------


def _first(look: Look) -> Content:
    t = look.t
    asked = words.prompt(t, look.step)
    title = asked.title
    if sum(not seat.is_bot for seat in look.view.seats) > 1:
        title = t("{name}, your turn", name=look.view.seats[look.mover].name)
    sub = _paid(look) or (asked.sub if len(look.legal) > 1 else t("Nothing can be ticked."))
    return title, sub, [Choice(t("Pass"), {"data-act": "done"}, main=len(look.legal) == 1)]


def _second(look: Look) -> Content:
    t = look.t
    asked = words.prompt(t, look.step)
    confirm = t.n("Confirm {n} stone", "Confirm {n} stones", len(look.chosen))
    buttons = [Choice(confirm, {"data-act": "done"}, main=True), _over_again(look)]
    return asked.title, _paid(look) or asked.sub, buttons


def _over_again(look: Look) -> Choice:
    return Choice(look.t("Start over"), {"data-cmd": "cancel"}, key=look.t("Esc"))


def _started(look: Look) -> Content:
    """A choice of several clicks, or the first tap on something: one click more."""
    t, start = look.t, look.view.start
    cancel = Choice(t("Cancel"), {"data-cmd": "cancel"}, key=t("Esc"))
    if start == "joker":
        return t("A joker for which colour?"), "", [*_joker_colours(look), cancel]
    action = look.view.legal.get(start)
    if action is None:
        return t("Which neighbour?"), t("Relief stones are ticked in pairs that share a side."), [cancel]
    if action.verb in ("strike", "joker"):
        return _paying(look, cancel)
    count = len(look.chosen) + len(action.args if action.verb == "relief" else (0,))
    confirm = Choice(t.n("Confirm {n} stone", "Confirm {n} stones", count), {"data-act": start}, main=True)
    return t.n("Tick this stone?", "Tick these {n} stones?", count), _paid(look), [confirm, cancel]


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


def _paying(look: Look, back: Choice | None = None) -> Content:
    t = look.t
    colours = common.all_of(t, [_colour(look, colour) for colour in dict.fromkeys(look.unpaid)])
    buttons = [*_strike(look), *_joker(look)]
    return (
        t("What pays for {colour}?", colour=colours),
        capital(_paid(look)),
        [*buttons, back or _over_again(look)],
    )


def _strike(look: Look) -> list[Choice]:
    """The quarry stone in the foreground."""
    t, verb, place = look.t, *look.open.split()
    if verb != "strike":
        return []
    nearest = next(text for text in look.legal if text.startswith("strike"))
    n = int(place[1:])
    label = t("Strike stone {n} (nearest)", n=n) if look.open == nearest else t("Strike stone {n}", n=n)
    return [Choice(label, {"data-act": look.open}, main=True)]


def _joker(look: Look) -> list[Choice]:
    """A joker; of which of two colours is asked afterwards."""
    ways = [text for text in look.legal if text.startswith("joker")]
    if not ways:
        return []
    action = ways[0] if len(ways) == 1 else "joker"
    return [Choice(look.t("Use a joker"), {"data-act": action}, main=look.open.startswith("joker"))]


def _joker_colours(look: Look) -> list[Choice]:
    t = look.t
    return [
        Choice(capital(words.colour(t, box.COLOURS[action.args[0]])), {"data-act": text})
        for text, action in look.view.legal.items()
    ]
