"""The prompt of a position that is only looked at: a step of the past, a game from a link, a damaged one."""

from game.shell.model import Play
from game.shell.screens.common import Opened
from game.text import common
from game.views.art.icons import icon
from game.views.markup import Attribute, Markup, el
from game.views.panels.controls import icon_button
from game.views.panels.people import cartouche

STEPS = ("first", "back", "forward", "last")


def prompt(opened: Opened) -> Markup:
    """Which step it is and what led to it; stepping; the ways back and on."""
    play = opened.play
    mover = opened.match.mover(play.ply - 1) if play.ply else max(0, opened.match.mover(0))
    person = opened.people[mover]
    ask = el("p", {"class": "ask"}, el("b", None, _title(opened)), el("span", None, _told(opened)))
    acts = el("div", {"class": "acts past", "data-group": "prompt"}, _steps(opened), *_ways(opened))
    attributes = {"class": f"prompt past p{person.seat}", "data-k": "prompt"}
    return el("footer", attributes, cartouche(person), ask, acts)


def _title(opened: Opened) -> str:
    t, play = opened.t, opened.play
    if not play.ply:
        return t("The start of the game")
    return t("Move {n} of {all}", n=play.ply, all=opened.match.plies)


def _told(opened: Opened) -> str:
    play = opened.play
    if play.problem and play.ply == opened.match.plies:
        return common.problem(opened.t, play.problem)
    if not play.ply:
        return opened.t("Nothing has been played yet.")
    return opened.words.event(opened.t, opened.match.events(play.ply - 1)[0], opened.names)


def _steps(opened: Opened) -> Markup:
    t, play = opened.t, opened.play
    names = (t("To the start"), t("One move back"), t("One move on"), t("To the end"))
    signs = ("first", "left", "right", "last")
    buttons = (icon_button(*row, cls="paper") for row in zip(names, STEPS, signs, strict=True))
    return el("span", {"class": "steps", "data-at": play.ply}, *buttons)


def _ways(opened: Opened) -> list[Markup]:
    """Back to the game as it stands, if there is one; on from here as a new game, if it is not over."""
    t, play = opened.t, opened.play
    ways = []
    if not play.shown.over:
        ways.append(_way("branch", "play", t("Play on from here"), t("Play on")))
    if _goes_back(play):
        ways.append(_way("now", "last", t("Back to now"), t("To now"), main=True))
    return ways


def _goes_back(play: Play) -> bool:
    return bool(play.id) and play.at is not None


def _way(cmd: str, sign: str, long: str, short: str, *, main: bool = False) -> Markup:
    attributes: dict[str, Attribute] = {
        "type": "button",
        "class": "btn pri" if main else "btn",
        "data-cmd": cmd,
        "data-k": f"do-{cmd}",
        "aria-label": long,
    }
    words = (el("span", {"class": "full-word"}, long), el("span", {"class": "short-word"}, short))
    return el("button", attributes, icon(sign, 20), *words)
