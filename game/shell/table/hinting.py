"""What a bot would do, shown and said with its reasons."""

from collections.abc import Mapping
from typing import Any

from game.bots import reasons
from game.shell.effects import Announce
from game.shell.model import Model, Request
from game.shell.play import Hint
from game.shell.results import Result, done
from game.shell.table.opened import OpenGame, seen
from game.views.panels.brings import brings


def hinted(model: Model, request: Request, found: Mapping[str, Any]) -> Result:
    """What the bot would do is shown."""
    why = tuple(map(reasons.read_reason, found["why"]))
    hint = Hint(found["action"], found["margin"], found["chance"], why, found["next"], found["value"])
    model = model.with_play(hint=hint, start="", aim="", pointed="")
    return done(model, Announce(_said(OpenGame(model), request, hint)))


def _said(opened: OpenGame, request: Request, hint: Hint) -> str:
    """The move, what it brings and how much better it is, as the prompt words them."""
    view, action = seen(opened), request.match.game.info.vocabulary.read(hint.action)
    told = opened.t("Hint: {action}.", action=opened.words.action(opened.t, action).rstrip("."))
    return " ".join(part for part in (told, brings(view, opened.words, action), view.hint_why) if part)
