"""The result: who won, points by source as obelisks and as a table, how each figure came about."""

from game.core.game import Outcome
from game.shell.learning import exploring
from game.shell.model import Layer, Model
from game.shell.screens import afterwards, challenges, lesson, remote_panels
from game.shell.screens.common import theme_button
from game.shell.screens.points import sheet, why
from game.shell.table.opened import OpenGame
from game.text import common
from game.text.catalogue import Texts
from game.text.words import with_rule
from game.views.art.scenery import result_hero
from game.views.markup import Markup, el
from game.views.panels import points as panel
from game.views.panels.controls import button, icon_button
from game.views.panels.layers import BLOCKS, Dialog, heading
from game.views.panels.people import cartouche


def layer(model: Model, layer: Layer) -> Dialog:
    """The whole page for the end of a game."""
    opened = OpenGame(model)
    entries = opened.match.ledger()
    shown = sheet(opened, entries)
    chosen = why(opened, entries, layer.arg)
    explained = panel.why(opened.t, chosen, "result") if chosen else None
    table = el("section", {"class": "drawer-foot"}, panel.table(opened.t, shown, chosen, "result"), explained)
    chart = panel.chart(opened.t, shown, opened.match.outcome.winners)
    body = el("div", {"class": "result-body"}, chart, table)
    said = lesson.ending(opened) or afterwards.panel(opened)
    reached = challenges.ending(opened)
    parts = (
        _bar(opened),
        _banner(opened),
        BLOCKS,
        *_ended_by(opened),
        _tie(opened),
        reached,
        said,
        body,
        _foot(opened),
    )
    return Dialog("result", el("div", {"class": "result-page over"}, *parts))


def _bar(opened: OpenGame) -> Markup:
    t = opened.t
    moves = t.n("finished after {n} move", "finished after {n} moves", opened.match.plies)
    if opened.play.tabletop:
        moves = t("played at a table, {date}", date=opened.play.tabletop)
    return el(
        "header",
        {"class": "bar"},
        icon_button(t("Back to the lobby"), "lobby", "back"),
        el("p", {"class": "name"}, opened.title),
        el("span", {"class": "subtitle only-wide"}, moves),
        el("div", {"class": "mid"}),
        theme_button(t, opened.model.settings.theme),
        icon_button(t("View the table"), "close", "close"),
    )


def _banner(opened: OpenGame) -> Markup:
    outcome = opened.match.outcome
    names = (cartouche(opened.people[player], "who big") for player in outcome.winners)
    said = el("span", {"class": "won"}, _won(opened.t, outcome))
    title = heading("result", *names, said)
    return el("div", {"class": "win"}, result_hero(), el("div", {"class": "win-inner"}, title))


def _won(t: Texts, outcome: Outcome) -> str:
    """The end of the sentence that begins with the winners' names."""
    points = common.with_points(t, outcome.points)
    if len(outcome.winners) > 1:
        return t("share the win {with_points}", with_points=points)
    if outcome.tie_broken:
        return t("wins the tie-break {with_points}", with_points=points)
    return t("wins {with_points}", with_points=points)


def _ended_by(opened: OpenGame) -> list[Markup]:
    """Why the game ended, where that was out of the ordinary."""
    told = opened.words.ended_by(opened.t, opened.match.ended_by)
    return [el("p", {"class": "afterwards"}, reason) for reason in told]


def _tie(opened: OpenGame) -> Markup | None:
    """By which rule a tie was broken."""
    told, rule = opened.words.tie
    if not opened.match.outcome.tie_broken or not told:
        return None
    return el("p", {"class": "afterwards"}, with_rule(opened.t, opened.t(told), rule))


def _of_a_table(opened: OpenGame) -> list[Markup | None]:
    """What can be done with a game that was played with the box."""
    t, kept = opened.t, bool(opened.play.id)
    return [
        button(t("Correct it"), "count-again", "undo") if kept else None,
        button(t("Share result"), "share", "share", cls="primary"),
        button(t("Count another"), f"own-table:{opened.game}", "points"),
    ]


def _foot(opened: OpenGame) -> Markup:
    t = opened.t
    seed = t("Seed {seed}", seed=opened.match.setup.seed)
    if opened.play.tabletop:
        return el("footer", {"class": "result-foot"}, *_of_a_table(opened))
    return el(
        "footer",
        {"class": "result-foot"},
        button(t("Play again"), _again(opened), "again", cls="primary"),
        button(t("Review"), "review", "review"),
        button(t("Explore"), "explore", "search") if exploring.offered(opened.model, opened.play) else None,
        button(t("Share result"), "share", "share"),
        *remote_panels.ending(opened),
        el("p", {"class": "seed only-wide"}, seed),
    )


def _again(opened: OpenGame) -> str:
    """A challenge is the same deal every time."""
    return "again:deal" if challenges.is_one(opened) else "again"
