"""The prompt while the end of a game is counted."""

from game.shell.table import counting
from game.shell.table.opened import OpenGame
from game.shell.words import reason
from game.views.markup import Markup
from game.views.panels.prompt import Ask, Button, prompt


def panel(opened: OpenGame) -> Markup:
    """What has just been counted, for whom and why; the way past it."""
    t, entry = opened.t, counting.latest(opened.play)
    on = Button(t("To the result"), {"data-cmd": "skip", "data-k": counting.BUTTON}, main=True)
    if entry is None:
        first = counting.due(opened.play)[0].player
        return prompt(opened.people[first], Ask(t("The game is over"), t("Now for the final scoring."), [on]))
    title, told = (say(t, opened.play, entry) for say in (counting.title, reason))
    return prompt(opened.people[entry.player], Ask(title, told, [on]))


def category(opened: OpenGame) -> str:
    """What is being counted, as a class of the screen; empty if nothing is."""
    entry = None if opened.play.counted is None else counting.latest(opened.play)
    return f" counts-{entry.category}" if entry else ""
