"""The prompt below every table: who decides, what is asked, one fact, and the choices not on the board."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from game.core.state import TERMINAL
from game.text.catalogue import Texts
from game.text.facade import Words
from game.views.art.icons import icon
from game.views.look import Look
from game.views.markup import Attributes, Markup, classes, el, join
from game.views.panels import popovers
from game.views.panels.brings import brings
from game.views.panels.people import Person, cartouche
from game.views.panels.since import strip
from game.views.table import Table

WHOLE = "hint-whole"  # the popover with all of a hint
MORE = "more-actions"  # the menu of actions that have no room of their own
GO_ON = "go-on"  # the button that has the focus once a game for one seat is over


class Button(NamedTuple):
    """A button of the prompt; the main one is what Enter would do."""

    label: str
    attributes: Attributes
    main: bool = False
    key: str = ""  # the key that does the same
    icon: str = ""
    short: str = ""  # the word where there is little room
    cls: str = "button"
    body: Markup | None = None  # stands for icon and word

    def draw(self, *, stop: bool) -> Markup:
        """The button; one of the prompt is its tab stop."""
        attributes: Attributes = {
            "type": "button",
            "class": classes(self.cls, self.main and "primary"),
            "aria-label": self.label if self.short else None,
            "tabindex": 0 if stop else -1,
            "data-k": self._name(),
            **self.attributes,
        }
        return el("button", attributes, self.body or self._content())

    def _name(self) -> str | None:
        """A steady name, so that it stays the same button while others come and go."""
        does = self.attributes.get("data-act") or self.attributes.get("data-cmd")
        return None if does is None else "-".join(("do", *str(does).replace(":", " ").split()))

    def _content(self) -> Markup:
        sign = icon(self.icon, 22) if self.icon else None
        key = el("kbd", {"class": "only-wide", "aria-hidden": "true"}, self.key) if self.key else None
        if not self.short:
            return join((sign, el("span", None, self.label), key))
        short = el("span", {"class": "short-word", "aria-hidden": "true"}, self.short)
        return join((sign, el("span", {"class": "full-word"}, self.label), short, key))


class Ask(NamedTuple):
    """What stands in the prompt: a title, one fact, the buttons, and what stands between or above them."""

    title: str | Markup
    sub: str | Markup = ""
    buttons: Sequence[Button | None] = ()
    stage: Markup | None = None  # large things to choose from, above the prompt
    row: Markup | None = None  # things in their order, before the buttons
    menu: Markup | None = None  # what a button opens
    acts: str = ""  # class of the row of buttons
    cls: str = ""  # class of the prompt
    stop: bool = True  # whether the first button is the tab stop; else something on stage or in the row is


def prompt(person: Person, ask: Ask, view: Table | None = None) -> Markup:
    """The whole prompt in the colour of a seat; under the name the way to what happened before."""
    shown = (button for button in ask.buttons if button)
    buttons = [button.draw(stop=ask.stop and nth == 0) for nth, button in enumerate(shown)]
    group = "prompt" if buttons or ask.stage or not ask.stop else None
    return el(
        "footer",
        {"class": classes("prompt", f"p{person.seat}", ask.cls), "data-k": "prompt"},
        el("div", {"class": "whose"}, cartouche(person), strip(view)),
        asking(ask.title, ask.sub),
        el(
            "div",
            {"class": "choices", "data-group": group},
            ask.stage,
            ask.row,
            el("div", {"class": classes("acts", ask.acts)}, *buttons),
        ),
        ask.menu,
    )


L = TypeVar("L", bound=Look[Any])


class Asks(NamedTuple, Generic[L]):
    """What the prompt of a game asks at its table; a past position has a prompt of the page's own instead."""

    turn: Callable[[L], Ask]  # somebody here decides
    hint: Callable[[L], Ask]  # what a bot would do is shown
    over: Callable[[L], Ask]
    wait: Callable[[L], Ask] = lambda look: waiting(look.view, look.mover)  # somebody else decides
    figure: bool = False  # whether figures stand for the players

    def prompt(self, look: L) -> Markup:
        """The whole prompt, in the colour of whoever decides or has won."""
        player = look.mover if look.mover >= 0 else look.view.game.outcome(look.state).winners[0]
        return prompt(Person(player + 1, look.name(player), self.figure), self._ask(look), look.view)

    def _ask(self, look: L) -> Ask:
        view = look.view
        if look.mover == TERMINAL:
            return self.over(look)
        if view.offered and view.hint:
            return self.hint(look)
        ask = self.turn(look) if view.offered else self.wait(look)
        at_rest = not (view.start or view.aim or view.preview)
        return ask._replace(sub=view.mishap) if view.mishap and at_rest else ask


def asking(title: str | Markup, sub: str | Markup) -> Markup:
    """What is asked, and one fact."""
    return el(
        "p", {"class": "ask", "tabindex": -1}, el("b", None, title), el("span", None, sub) if sub else None
    )


def act_button(
    label: str, act: str, *, main: bool = False, icon: str = "", short: str = "", cls: str = "button"
) -> Button:
    """A button that is an action."""
    return Button(label, {"data-act": act}, main=main, icon=icon, short=short, cls=cls)


def result_button(t: Texts) -> Button:
    """Opens the result of a game that is over."""
    return Button(t("Show result"), {"data-cmd": "result"}, main=True, icon="points")


def cancel(t: Texts, label: str) -> Button:
    """The way out of an open choice."""
    return Button(label, {"data-cmd": "cancel"}, key=t("Esc"))


def way_out(t: Texts) -> Button:
    """Drops the open choice."""
    return cancel(t, t("Cancel"))


def menu_row(act: str, label: str, sign: str) -> Markup:
    """An action in a menu that a button of the prompt opens."""
    attributes: Attributes = {
        **popovers.hides(MORE),
        "data-act": act,
        "data-k": f"more-{act.replace(' ', '-')}",
        "tabindex": -1,
    }
    return el("button", attributes, icon(sign, 22), el("span", None, label))


def waiting(view: Table, player: int) -> Ask:
    """Somebody else decides."""
    t, name = view.t, view.seats[player].name
    if not view.thinking:
        return Ask(t("{name} to move", name=name))
    dots = el("span", {"class": "dots", "aria-hidden": "true"}, el("i"), el("i"), el("i"))
    title = join((t("{name} is thinking", name=name), dots))
    return Ask(title, "", [Button(t("Show faster"), {"data-cmd": "skip"})])


def hinted(view: Table, words: Words, title: str = "") -> Ask:
    """What a bot would do, in the game's words or better ones, what that brings, how much better it is."""
    t, action = view.t, view.legal.get(view.hint)
    title = title or (words.action(t, action) if action else t("Hint"))
    why = el("span", {"class": "margin"}, view.hint_why) if view.hint_why else None
    said = join((brings(view, words, action), " ", why)) if action else why
    play = Button(t("Play it"), {"data-cmd": "play-hint"}, main=True)
    close = Button(t("Close"), {"data-cmd": "close-hint"}, key=t("Esc"))
    more = Button(t("Why?"), {**popovers.opens(WHOLE), "data-k": "do-why"}) if why else None
    whole = popovers.popover(t, WHOLE, title, el("p", None, said), cls="above-prompt") if why else None
    return Ask(title, said or "", () if view.better else (play, more, close), menu=whole, cls="hint")
