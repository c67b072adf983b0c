"""A link as a QR code."""

from game.shell.model import Layer, Model
from game.shell.share.coding import LONGEST, link_of
from game.shell.table.opened import OpenGame
from game.views.markup import Markup, el
from game.views.panels.controls import button, copy_field, note
from game.views.panels.layers import Dialog, Frame, dialog

QUIET = 4  # modules of white around it, as the standard asks for


def code(model: Model, layer: Layer) -> Dialog:
    """The code, with its link below."""
    opened = OpenGame(model)
    t, link = opened.t, link_of(model, layer.arg)
    if len(link) > LONGEST:
        shown = note(t("This link is too long for a code that a phone can read. Copy it instead."))
    elif model.code.link != link:
        shown = note(t("The code is being drawn."))
    elif not model.code.rows:
        shown = note(t("The code could not be drawn. Copy the link instead."))
    else:
        shown = el("div", {"class": "qr"}, drawn(t("QR code of the link below"), model.code.rows))
    field = copy_field(t("Link"), layer.arg, link, t("Copy"))
    told = note(t("Point a phone’s camera at it to open the link there."))
    body = el("div", {"class": "dialog-body one"}, el("section", {"class": "stack"}, shown, told, field))
    return dialog(
        t, Frame("code", t("QR code")), body, button(t("Done"), "close", cls="primary"), cls="small"
    )


def drawn(label: str, rows: tuple[str, ...]) -> Markup:
    """Dark on white in every theme; each run of dark modules is one stretch of a single path."""
    size = len(rows) + 2 * QUIET
    runs = [
        f"M{at + QUIET} {y + QUIET}h{length}v1h-{length}z"
        for y, row in enumerate(rows)
        for at, length in _runs(row)
    ]
    attributes = {"viewBox": f"0 0 {size} {size}", "role": "img", "aria-label": label}
    paper = el("rect", {"class": "qr-paper", "width": size, "height": size})
    return el("svg", {**attributes, "shape-rendering": "crispEdges"}, paper, el("path", {"d": "".join(runs)}))


def _runs(row: str) -> list[tuple[int, int]]:
    """Where dark modules begin, and how many follow one another."""
    found: list[tuple[int, int]] = []
    for at, module in enumerate(row):
        if module != "1":
            continue
        if found and sum(found[-1]) == at:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((at, 1))
    return found
