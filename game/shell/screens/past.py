"""The prompt of a position that is only looked at: a step of the past, a game from a link, a damaged one."""

from game.shell.learning import exploring
from game.shell.play import Play
from game.shell.screens import review
from game.shell.table.opened import OpenGame
from game.text import common
from game.views.markup import Markup, el
from game.views.panels.controls import icon_button
from game.views.panels.prompt import Ask, Button
from game.views.panels.prompt import prompt as panel

STEPS = ("first", "back", "forward", "last")


def prompt(opened: OpenGame) -> Markup:
    """Which step it is and what led to it; stepping; the ways back and on."""
    play, judged = opened.play, review.told(opened)
    mover = opened.match.mover(play.ply if judged else max(0, play.ply - 1))
    title, told = (_before(opened), judged) if judged else (_title(opened), _told(opened))
    ask = Ask(title, told, _ways(opened), row=_steps(opened), cls="past", stop=False)
    return panel(opened.people[max(0, mover)], ask)


def _before(opened: OpenGame) -> str:
    return opened.t("Before move {n} of {all}", n=opened.play.ply + 1, all=opened.match.plies)


def _title(opened: OpenGame) -> str:
    t, play = opened.t, opened.play
    if not play.ply:
        return t("The start of the game")
    return t("Move {n} of {all}", n=play.ply, all=opened.match.plies)


def _told(opened: OpenGame) -> str:
    play = opened.play
    if play.problem and play.ply == opened.match.plies:
        return common.problem(opened.t, play.problem)
    if not play.ply:
        return opened.t("No moves yet.")
    return opened.words.event(opened.t, opened.match.events(play.ply - 1)[0], opened.names)


def _steps(opened: OpenGame) -> Markup:
    t, play = opened.t, opened.play
    names = (t("To the start"), t("One move back"), t("One move forward"), t("To the end"))
    signs = ("first", "left", "right", "last")
    buttons = (icon_button(*row, cls="paper") for row in zip(names, STEPS, signs, strict=True))
    return el("span", {"class": "steps", "data-at": play.ply}, *buttons)


def _ways(opened: OpenGame) -> list[Button]:
    """On from here as a new game, if it is not over; back to the game as it stands, if there is one.

    Of a game of one's own that is over moves are tried first, and played on from there.
    """
    t, play = opened.t, opened.play
    ways = []
    explores = exploring.offered(opened.model, play)
    if not play.shown.over and not (explores and play.id):
        ways.append(Button(t("Play on from here"), {"data-cmd": "branch"}, icon="play", short=t("Play on")))
    if explores:
        ways.append(Button(t("Explore"), {"data-cmd": "explore"}, icon="search"))
    if play.review:
        ways.append(Button(t("Review"), {"data-cmd": "review"}, main=True, icon="review"))
    elif _goes_back(play):
        ways.append(
            Button(t("Back to the game"), {"data-cmd": "now"}, main=True, icon="last", short=t("To the game"))
        )
    return ways


def _goes_back(play: Play) -> bool:
    return bool(play.id) and play.at is not None
