"""What the modules add to the table, by the verbs they bring: all of one in one file."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.views.imhotep.look import Look
from game.views.imhotep.modules import bets, favours, private, prophecies
from game.views.markup import Markup
from game.views.panels.prompt import Ask


class Module(NamedTuple):
    """Its rows in the menu of more actions, and what is asked once its verb has been chosen."""

    rows: Callable[[Look], list[Markup]]
    asked: Callable[[Look], Ask] | None = None


MORE: Mapping[str, Module] = {
    "private": Module(private.rows, private.asked),
    "bet": Module(bets.rows, bets.asked),
    "favour": Module(favours.rows),
    "prophecy": Module(prophecies.rows, prophecies.asked),
}
