"""What a click will bring, worked out while the pointer or the focus rests on a thing.

Answers and pages are pure, so nobody can tell this one from the one worked out when the click comes.
"""

from dataclasses import replace
from typing import NamedTuple

from game.shell.effects import Effect
from game.shell.messages import Message
from game.shell.model import Model, Moment
from game.shell.page import page
from game.shell.screens.drawn_page import Page
from game.shell.update import update


class Ahead(NamedTuple):
    """A message that may come, its answer, and the page that shows it."""

    before: Model
    message: Message
    after: Model
    effects: tuple[Effect, ...]
    page: Page

    def answers(self, model: Model, message: Message, now: Moment) -> bool:
        """Whether it is this message that came, to the same model and at the same date."""
        return model is self.before and message == self.message and now.date == self.after.moment.date


def look_ahead(model: Model, message: Message, now: Moment) -> Ahead:
    """Answer a message before it comes; nothing is done about its effects."""
    after, effects = update(replace(model, moment=now), message)
    return Ahead(model, message, after, effects, page(after))
