"""The statistics: by game and company how many games, won, the best and the average points."""

from game.bots.levels import nearest, of_character
from game.core.registry import LISTINGS
from game.shell.kept.statistics import MOST, Company, Figures, figures
from game.shell.model import Layer, Model
from game.shell.words import shell_texts
from game.text import characters, common
from game.text.catalogue import N_, Texts
from game.text.games import title
from game.views.art.icons import icon
from game.views.art.scenery import emblem
from game.views.markup import Markup, el, join
from game.views.panels import tables
from game.views.panels.controls import button, note
from game.views.panels.layers import Dialog, Frame, choices, dialog, notice

HEADS = (N_("Played"), N_("Won"), N_("Best"), N_("Average"))


def layer(model: Model, layer: Layer) -> Dialog:
    """All games that have been finished here."""
    t, rows = shell_texts(model), model.results.rows
    by_game = {game: figures(rows, game) for game in LISTINGS}
    tables = [_game(t, game, found) for game, found in by_game.items() if found]
    if not tables:
        nothing = el("p", None, t("No game has been finished yet."))
        tables = [el("div", {"class": "state"}, emblem("empty"), nothing)]
    body = el(
        "div", {"class": "dialog-body one"}, el("section", {"class": "stack"}, *tables, *_told(t, model))
    )
    file = button(t("Save as a file"), "download:statistics", "export")
    anew = button(t("Clear"), "clear-statistics", "trash")
    return dialog(t, Frame("statistics", t("Statistics")), body, join([anew, file]) if rows else None)


def _told(t: Texts, model: Model) -> list[Markup]:
    """What is counted, and what is not."""
    told = [
        t("The last {n} finished games count, even if you have deleted them since.", n=MOST),
        t("Points are those of the people at the table, or of the bots where there are only bots."),
    ]
    if unread := model.results.unread:
        told.append(
            t.n(
                "{n} saved game cannot be read and is left out.",
                "{n} saved games cannot be read and are left out.",
                unread,
            )
        )
    return [note(sentence) for sentence in told]


def _game(t: Texts, game: str, found: list[Figures]) -> Markup:
    heads = (t("Players"), *(t(head) for head in HEADS))
    return tables.figures(f"stats-{game}", title(t, game), heads, (_row(t, line) for line in found))


def _row(t: Texts, line: Figures) -> Markup:
    won = el("td", None, "–") if line.won is None else el("td", None, line.won)
    best, average = el("td", None, common.number(line.best)), el("td", None, _tenths(t, line.average))
    return el("tr", None, _company(t, line.company), el("td", None, line.games), won, best, average)


def _company(t: Texts, company: Company) -> Markup:
    """How many sat there, and who."""
    players = t.n("{n} player", "{n} players", company.players)
    return el("th", {"scope": "row"}, el("span", None, players), el("small", None, _who(t, company)))


def _who(t: Texts, company: Company) -> str:
    if company.tabletop:
        return t("with the box, at your own table")
    bots = common.all_of(t, [_bots(t, level, count) for level, count in company.bots])
    if company.persons == 1:
        return t("against {bots}", bots=bots)
    if not company.persons:
        return t("only bots: {bots}", bots=bots)
    people = t.n("{n} person", "{n} people", company.persons)
    return t("{people} and {bots}", people=people, bots=bots) if bots else people


def _bots(t: Texts, level: str, count: int) -> str:
    character = of_character(level)
    name = common.bot(t, nearest(level).text)
    if character:
        name = t("{name} ({bot})", name=characters.name(t, character), bot=name)
    return t("{n} × {bot}", n=count, bot=name) if count > 1 else name


def _tenths(t: Texts, tenths: int) -> str:
    """A number with one decimal."""
    sign = common.MINUS if tenths < 0 else ""
    return t("{whole}.{tenth}", whole=f"{sign}{abs(tenths) // 10}", tenth=abs(tenths) % 10)


def ask_clear(model: Model, layer: Layer) -> Dialog:
    """The statistics would begin anew."""
    t, count = shell_texts(model), len(model.results.rows)
    told = t.n(
        "The result of {n} game will be forgotten. Saved games stay, but no longer count.",
        "The results of {n} games will be forgotten. Saved games stay, but no longer count.",
        count,
    )
    buttons = choices(
        button(t("Clear"), "clear-statistics-anyway", "trash", cls="primary"),
        button(t("Keep them"), "close"),
    )
    frame = Frame("ask-clear", t("Clear the statistics?"))
    return notice(frame, icon("trash", 48), el("p", None, told), buttons, alert=True)
