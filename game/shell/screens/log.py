"""The log of the open game."""

from game.shell.kept.saves import LONGEST_NOTE
from game.shell.learning import pruning
from game.shell.learning.variations import Node, node_of, nodes
from game.shell.model import Layer, Model
from game.shell.play import Exploration, Play
from game.shell.screens.since_popover import line
from game.shell.table import annotating
from game.shell.table.opened import OpenGame
from game.shell.table.since import turns
from game.text import teaching
from game.text.catalogue import Texts
from game.views.games import pictures
from game.views.markup import Attributes, Markup, el
from game.views.panels import log as panel
from game.views.panels.controls import button
from game.views.panels.layers import Dialog, Frame, drawer
from game.views.told import sentence

LOW = "plain lower"  # upright the board stays in sight above it: a row shows its moment there


def layer(model: Model, layer: Layer) -> Dialog:
    """Every decision of the game, joined turn by turn; the one on the table is marked.

    Where moves are tried it is their tree.
    """
    opened = OpenGame(model)
    t, play = opened.t, opened.play
    if play.explore:
        return _tree(opened, play.explore)
    lines = (line(opened, turn) for turn in turns(opened.match, range(opened.match.plies)))
    told = (turn._replace(told=[_noted(opened, each) for each in turn.told]) for turn in lines)
    rows = panel.log(t, told, play.ply, annotating.annotation(play, 0))
    now = [button(t("Back to the game"), "now", "last", cls="primary")] if play.at is not None else []
    note = _note(t, play) if play.writable else None
    foot = el("footer", None, note, *now, button(t("Share"), "share", "share"))
    attributes = {"class": "drawer-body", "data-scroll": f"log-{play.ply}"}
    return drawer(t, Frame("log", t("Log")), el("div", attributes, rows), foot, cls=LOW)


def _tree(opened: OpenGame, tree: Exploration) -> Dialog:
    """The game with all that was tried in it, each way below the move it stands for."""
    t, found = opened.t, nodes(tree.lines)
    shown = node_of(tree.lines, opened.match).number
    rows = panel.tree(t, _following(opened, found[0]), shown)
    back = button(t("Stop exploring"), "explore-leave", "last")
    body = el("div", {"class": "drawer-body", "data-scroll": f"log-{shown}"}, rows)
    drops = pruning.own(opened.play) is not None
    drop = button(t("Delete this branch"), "explore-drop", "trash") if drops else None
    return drawer(t, Frame("log", t("Log")), body, el("footer", None, back, drop), cls=LOW)


def _following(opened: OpenGame, node: Node) -> list[panel.Variation]:
    """What was done first after a position and what followed that, each with what else was tried there."""
    line = []
    while node.after:
        first, *others = node.after.values()
        ways = [[_tried(opened, each), *_following(opened, each)] for each in others]
        line.append(_tried(opened, first)._replace(others=ways))
        node = first
    return line


def _tried(opened: OpenGame, node: Node) -> panel.Variation:
    match, ply = node.line, node.ply - 1
    drawn = pictures(opened.box)
    deed = sentence(opened.t, opened.words, match.events(ply)[0], opened.names, drawn)
    return panel.Variation(opened.people[match.mover(ply)], panel.Told(node.number - 1, deed, ()))


def _noted(opened: OpenGame, told: panel.Told) -> panel.Told:
    """With one's own note, and with what the bot that did it says."""
    note = annotating.annotation(opened.play, told.ply + 1)
    return told._replace(note=note, effects=[*told.effects, *_said(opened, told.ply)])


def _said(opened: OpenGame, ply: int) -> list[str]:
    """Why a bot moved, in its own words; nothing of a decision that was taken back."""
    t, match = opened.t, opened.match
    name, deed = opened.names[match.mover(ply)], match.action(ply).text
    found = [said.why for said in opened.play.said if (said.ply, said.deed) == (ply, deed)]
    told = [teaching.briefly(t, opened.words, why, opened.names) for why in found]
    return [t("{name}: “{reason}”", name=name, reason=reason) for reason in told]


def _note(t: Texts, play: Play) -> Markup:
    """Where a note on the position shown is written."""
    name = t("Your note at move {n}", n=play.ply) if play.ply else t("Your note at the start")
    attributes: Attributes = {
        "class": "entry",
        "rows": 1,
        "maxlength": LONGEST_NOTE,
        "data-field": annotating.FIELD,
        "data-k": f"annotation-{play.ply}",
    }
    area = el("textarea", attributes, annotating.annotation(play, play.ply))
    return el("label", {"class": "label own-note"}, el("span", {"class": "label-text"}, name), area)
