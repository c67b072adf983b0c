"""What Imhotep's questions and modules share: the way out, and rows of the menu of more actions."""

from game.text.catalogue import Texts
from game.views.art.icons import icon
from game.views.markup import Attributes, Markup, el
from game.views.panels.prompt import Button, cancel


def way_out(t: Texts) -> Button:
    """Drops the open choice."""
    return cancel(t, t("Cancel"))


def menu_row(act: str, label: str, sign: str) -> Markup:
    """An action in the menu of what modules add."""
    attributes: Attributes = {
        "type": "button",
        "data-act": act,
        "data-k": f"more-{act.replace(' ', '-')}",
        "popovertarget": "more-actions",
        "popovertargetaction": "hide",
        "tabindex": -1,
    }
    return el("button", attributes, icon(sign, 22), el("span", None, label))
