"""The bubble over the table while moves are tried: what was tried, what is kept, the ways on."""

from dataclasses import replace

from game.core.match import Match
from game.shell.far import planning
from game.shell.play import Answer
from game.shell.table.opened import OpenGame
from game.shell.words import happened
from game.views.markup import Attribute, Markup, el
from game.views.panels.controls import button, icon_button


def bubble(opened: OpenGame) -> Markup:
    """At first what it is about and the answers kept so far; then the moves on trial."""
    t, play = opened.t, opened.play
    tried = planning.moves(play)
    attributes: dict[str, Attribute] = {
        "class": "lesson plan",
        "data-k": "plan",
        "aria-label": t("If-then moves"),
    }
    keep = button(t("Keep"), "plan-keep", "check", cls="primary", spoken=t("Keep this answer"))
    ways = el(
        "div",
        {"class": "lesson-ways", "data-group": "plan"},
        keep if planning.complete(play) else None,
        button(t("Take back"), "plan-back", "undo") if tried else None,
        el("span", {"class": "lesson-step"}),
        icon_button(t("Back to the game"), "plan-leave", "close"),
    )
    return el("section", attributes, *(_tried(opened) if tried else _about(opened)), ways)


def _about(opened: OpenGame) -> list[Markup]:
    t, name = opened.t, opened.names[opened.match.player]
    about = t(
        "What might {name} do? Make that move on the board, then your answer. "
        "Answers go along in the link, where {name} could look them up.",
        name=name,
    )
    assert opened.play.plan is not None
    rows = [_row(opened, n, *line) for n, line in enumerate(planning.lines(opened.play.plan.before))]
    return [el("p", None, about), *([el("ul", {"class": "plan-lines"}, *rows)] if rows else [])]


def _row(opened: OpenGame, n: int, answer: Answer, match: Match) -> Markup:
    said = el("span", None, " ".join(_deeds(opened, match, answer.ply)))
    return el("li", None, said, icon_button(opened.t("Remove"), f"plan-drop:{n}", "close", cls="slim"))


def _tried(opened: OpenGame) -> list[Markup]:
    assert opened.play.plan is not None
    first = opened.play.plan.before.match.plies
    return [el("p", {"role": "status"}, " ".join(_deeds(opened, opened.match, first)))]


def _deeds(opened: OpenGame, match: Match, first: int) -> list[str]:
    """What was decided, a sentence each."""
    play = replace(opened.play, match=match)
    return [happened(opened.t, play, ply)[0] for ply in range(first, match.plies)]
