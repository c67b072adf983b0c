"""What happened since a person last decided: its sign under the name in the prompt, its list in a popover."""

from collections.abc import Sequence

from game.text.catalogue import Texts
from game.views.art.icons import icon
from game.views.markup import Attributes, Markup, el
from game.views.panels import popovers
from game.views.panels.log import List, Turn, nth, rows
from game.views.table import Table

MOST = 4  # numbers there is room for
ID = "since"


def strip(view: Table | None) -> Markup:
    """The numbers of the turns in the colours of their seats; it opens the list. Empty it keeps its room."""
    if view is None or not view.since or not view.live:
        return el("span", {"class": "since"})
    t, count = view.t, len(view.since)
    attributes: Attributes = {
        **popovers.opens(ID),
        "class": "since",
        "data-k": "since-sign",
        "title": t("What happened"),
    }
    word = el("span", {"class": "since-word"}, t("What happened"))
    left_out = el("span", None, "…") if count > MOST else None
    numbers = (nth(move.number or 1, move.player + 1) for move in view.since[-MOST:])
    ring = el("i", {"class": "trace-sign"})
    return el("button", attributes, ring, word, left_out, *numbers, icon("up", 16))


def popover(t: Texts, title: str, turns: Sequence[Turn]) -> Markup:
    """Who did what, a line each; a line shows that moment, and all of it can be seen once more."""
    hides = popovers.hides(ID)
    again = {**hides, "class": "button primary", "data-cmd": "replay", "data-k": "replay"}
    return popovers.popover(
        t,
        ID,
        title,
        rows(List(ID, more=hides), turns),
        el("button", again, icon("again", 20), el("span", None, t("Show it once more"))) if turns else None,
        cls="above-prompt since-list",
    )
