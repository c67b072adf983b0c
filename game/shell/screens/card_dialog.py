"""A result opened by its link: the card, whether it is right, and what can be done with it."""

from game.shell.model import Layer, Model
from game.shell.share.card import faults, picture, shown_texts
from game.text.catalogue import N_
from game.views.art.icons import icon
from game.views.markup import el
from game.views.panels.controls import button, note
from game.views.panels.layers import Dialog, Frame, choices, dialog


def layer(model: Model, layer: Layer) -> Dialog:
    """The card with what checking it has found."""
    held, t = model.checked, shown_texts(model)
    assert held is not None
    wrong = faults(t, held)
    title = t("This result is not right") if wrong else t("A verified result")
    if wrong:
        said = el("ul", {"class": "faults"}, *(el("li", {"class": "fault"}, each) for each in wrong))
    else:
        n = held.match.plies
        played = t.n(
            "{n} move was replayed: the result is right.",
            "All {n} moves were replayed: the result is right.",
            n,
        )
        if held.tabletop:
            played = t("The end lies on the table: the points were counted again and are right.")
        said = el("p", {"class": "row"}, icon("check", 22), el("span", None, t("Verified.")), played)
    about = N_(
        "The game shows everything that was revealed. Play the deal first if you want to be surprised."
    )
    told = None if held.tabletop else note(t(about))
    body = el(
        "div", {"class": "dialog-body one"}, el("section", {"class": "stack"}, picture(t, held), said, told)
    )
    deal = None if held.tabletop else button(t("Play this deal"), "play-card", "play", cls="primary")
    ways = choices(button(t("View the game"), "look-card", "look"), deal)
    return dialog(t, Frame("card", title), body, ways)
