"""The bubble over the table while moves are explored: what a bot finds, why not another, the ways on."""

from collections.abc import Iterator

from game.bots import exploring as bots
from game.shell import requests
from game.shell.learning import exploring
from game.shell.table.opened import OpenGame
from game.shell.words import outcome
from game.text import common, teaching
from game.text.catalogue import Texts
from game.views.markup import Attribute, Markup, el
from game.views.panels import explore as panel
from game.views.panels.controls import button, icon_button, note
from game.views.panels.prompt import Ask
from game.views.panels.prompt import prompt as prompted

TENTH = 10


def bubble(opened: OpenGame) -> Markup:
    """What may be expected, the best moves, what was asked about the last; folded away the first alone."""
    t, tree = opened.t, opened.play.explore
    assert tree is not None
    attributes: dict[str, Attribute] = {
        "class": "lesson plan explore",
        "data-k": "explore",
        "aria-label": t("Explore"),
    }
    found = exploring.found_at(opened.play)
    shown = [] if tree.folded else [*_best(opened, found), *_why(opened)]
    return el("section", attributes, *_chances(opened, found), *shown, _ways(opened))


def prompt(opened: OpenGame) -> Markup:
    """Where the moves tried have come to the end of the game."""
    t, winner = opened.t, opened.match.outcome.winners[0]
    ask = Ask(t("The end of the game"), outcome(t, opened.play), cls="past", stop=False)
    return prompted(opened.people[winner], ask)


def _ways(opened: OpenGame) -> Markup:
    t, play = opened.t, opened.play
    tree, on = play.explore, not play.match.over
    folded = tree is not None and tree.folded
    fold = (t("Show the best moves"), "up") if folded else (t("Hide the best moves"), "down")
    return el(
        "div",
        {"class": "lesson-ways", "data-group": "explore"},
        icon_button(t("Play on from here"), "branch", "play") if on else None,
        el("span", {"class": "lesson-step"}, _progress(opened)),
        icon_button(fold[0], "explore-fold", fold[1]) if on else None,
        icon_button(t("Stop exploring"), "explore-leave", "close"),
    )


def _progress(opened: OpenGame) -> str:
    """How long a bot has thought about the position."""
    found = exploring.found_at(opened.play)
    return opened.t.n("{n} iteration", "{n} iterations", found.iterations) if found else ""


# ---- what a bot finds ---------------------------------------------------------------------------------


def _chances(opened: OpenGame, found: "bots.Found | None") -> Iterator[Markup]:
    if found and found.outlook:
        said = [teaching.percent(opened.t, value) for value in found.outlook]
        rows = zip(opened.people, found.outlook, said, strict=True)
        yield panel.chances(opened.t, [panel.Chance(*row) for row in rows])


def _best(opened: OpenGame, found: "bots.Found | None") -> Iterator[Markup]:
    """The best moves, as far as they are known."""
    t = opened.t
    if opened.match.over:
        yield note(t("The end of the game"))
    elif found and found.ways:
        yield panel.ways(t, [_way(opened, each, found.ways[0]) for each in found.ways])
    else:
        yield note(t("Looking for the best moves …"))


def _way(opened: OpenGame, each: "bots.Way", best: "bots.Way") -> panel.Way:
    t, read = opened.t, opened.match.game.info.vocabulary.read
    deed = opened.words.action(t, read(each.action)).rstrip(".")
    more = _lead(t, each.lead) if each is best else _lost(t, best.chance - each.chance, best.lead - each.lead)
    return panel.Way(each.action, deed, teaching.percent(t, each.chance), more)


def _lead(t: Texts, tenths: int) -> str:
    """What the best move leads to, in points."""
    points = round(abs(tenths) / TENTH)
    if not points:
        return t("about as many points as the others")
    told = common.points(t, points)
    return t("about {points} ahead", points=told) if tenths > 0 else t("about {points} behind", points=told)


def _lost(t: Texts, loss: int, tenths: int) -> str:
    """What another gives away."""
    parts = [teaching.signed_percent(t, -loss)] if loss >= TENTH // 2 else []
    if tenths > TENTH // 2:
        parts.append(common.points(t, -round(tenths / TENTH)))
    return " · ".join(parts) or t("as good")


def _why(opened: OpenGame) -> Iterator[Markup]:
    """The way to ask why not the move that led here, and what is found."""
    t, told = opened.t, exploring.said(opened.t, opened.play)
    if told:
        yield el("p", None, told)
    elif requests.of(opened.model, exploring.COMPARE):
        yield el("p", {"role": "status"}, t("Looking for reasons …"))
    elif exploring.better(opened.play):
        yield el("div", {"class": "lesson-ways"}, button(t("Why not this one?"), "explore-why", "help"))
