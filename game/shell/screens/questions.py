"""Questions before something is lost, and the card between two players at one device."""

from game.shell.model import Layer, Model
from game.shell.table.opened import OpenGame
from game.shell.table.playing import last_decision
from game.text import common
from game.text.catalogue import N_
from game.views.art.icons import icon
from game.views.markup import el
from game.views.panels.controls import button
from game.views.panels.layers import Dialog, Frame, choices, notice
from game.views.panels.people import badge


def ask_undo(model: Model, layer: Layer) -> Dialog:
    """Undo would hide again what has been seen."""
    opened = OpenGame(model)
    t, seen = opened.t, _shown(opened)
    about = N_("You have seen {things} since then. Undoing hides that again, and it will come back the same.")
    told = el("p", None, t(about, things=common.all_of(t, seen)))
    buttons = choices(
        button(t("Undo"), "undo-anyway", "undo", cls="primary"), button(t("Keep the move"), "close")
    )
    return notice(Frame("ask-undo", t("Undo anyway?")), icon("undo", 48), told, buttons, alert=True)


def _shown(opened: OpenGame) -> list[str]:
    """What chance has shown since the decision that undo would take back, each thing once."""
    ply = last_decision(opened.play)
    streams = [] if ply is None else opened.match.drawn_since(ply)
    told = [opened.t(opened.words.shown[stream]) for stream in streams if stream in opened.words.shown]
    return list(dict.fromkeys(told)) or [opened.t("something new")]


def hand_over(model: Model, layer: Layer) -> Dialog:
    """The next player may now look; the one before no longer."""
    opened = OpenGame(model)
    t, player = opened.t, opened.people[opened.match.player]
    told = el("p", None, t("Pass the device. What is hidden stays face down until you are ready."))
    ready = button(t("I am {name}", name=player.name), "ready", cls="primary")
    ways = choices(ready, button(t("Back to the lobby"), "lobby"))
    frame = Frame("hand-over", t("{name}, your turn", name=player.name))
    return notice(frame, badge(player, 64), told, ways, alert=True, cover=True)
