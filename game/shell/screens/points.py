"""Points as they stand, with how each figure came about."""

from collections.abc import Sequence

from game.core.state import Event
from game.shell import sight
from game.shell.model import Layer, Model
from game.shell.table.opened import OpenGame
from game.shell.words import reason
from game.views.face import face
from game.views.markup import el
from game.views.panels import points as panel
from game.views.panels.layers import Dialog, Frame, dialog
from game.views.panels.points import Category, Gain, Sheet, Why


def layer(model: Model, layer: Layer) -> Dialog:
    """All sources by players, as if the game ended now."""
    opened = OpenGame(model)
    t = opened.t
    entries = sight.ledger(opened.play)
    chosen = why(opened, entries, layer.arg)
    content = [panel.table(t, sheet(opened, entries), chosen, "points")]
    if chosen:
        content.append(panel.why(t, chosen, "points"))
    told = t("The result.") if opened.play.shown.over else t("If the game ended now.")
    if sight.hides(opened.play):
        told = t("If the game ended now. What you cannot see is not counted.")
    section = el("section", None, el("p", {"class": "note"}, told), *content)
    return dialog(t, Frame("points", t("Points")), el("div", {"class": "dialog-body one"}, section))


def sheet(opened: OpenGame, entries: Sequence[Event]) -> Sheet:
    """The ledger by source and player, the leader first once the game is over."""
    match = opened.play.shown
    players = list(range(match.game.players))
    if match.over:
        ranking = match.game.ranking(match.state)
        players.sort(key=lambda player: ranking[player])
    signs = face(opened.game)
    rows = [
        Category(key, opened.words.category(opened.t, key), signs.sign(key), _points(entries, key, players))
        for key in match.game.info.categories
        if _stands(opened, key) or any(entry.category == key for entry in entries)
    ]
    return Sheet([opened.people[player] for player in players], players, rows)


def _stands(opened: OpenGame, category: str) -> bool:
    """Whether a source has its row though nobody has points of it: not where a real table was counted."""
    return not opened.play.tabletop and category in opened.match.game.categories


def _points(entries: Sequence[Event], category: str, players: Sequence[int]) -> list[int]:
    own = [entry for entry in entries if entry.category == category]
    return [sum(entry.points for entry in own if entry.player == player) for player in players]


def why(opened: OpenGame, entries: Sequence[Event], name: str) -> Why | None:
    """How the figure of this name, such as `tomb-0`, came about; None if there is no such figure."""
    category, _, player = name.rpartition("-")
    if category not in opened.match.game.info.categories or player not in map(str, range(len(opened.people))):
        return None
    own = [entry for entry in entries if (entry.category, entry.player) == (category, int(player))]
    gains = [_gain(opened, entry) for entry in own]
    return Why(name, opened.people[int(player)], opened.words.category(opened.t, category), gains)


def _gain(opened: OpenGame, entry: Event) -> Gain:
    sentence = reason(opened.t, opened.play, entry)
    return Gain(entry.points, sentence, None if entry.move is None else entry.move + 1, entry.rule)
