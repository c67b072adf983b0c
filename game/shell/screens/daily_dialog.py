"""The deals of the day: today's of every game, and the past days of one as a calendar."""

from collections.abc import Iterator
from datetime import date, timedelta

from game.core.registry import LISTINGS, game_class
from game.shell import requests
from game.shell.held import GameResult
from game.shell.kept.autosave import find
from game.shell.learning import daily
from game.shell.learning.daily import GAMES, OTHER, PAR, deal_of, save_id
from game.shell.model import Layer, Model
from game.shell.screens.table import options
from game.shell.words import game_texts, shell_texts
from game.text import common
from game.text.catalogue import N_, Texts
from game.text.games import title, words
from game.text.joined import said_of
from game.views.face import vignette
from game.views.markup import Markup, el
from game.views.panels.controls import Choice, button, icon_button, labelled, note, select
from game.views.panels.layers import Dialog, Frame, choices, dialog

WEEKS = 5
WEEKDAYS = (N_("Mon"), N_("Tue"), N_("Wed"), N_("Thu"), N_("Fri"), N_("Sat"), N_("Sun"))


def layer(model: Model, layer: Layer) -> Dialog:
    """Today, then the calendar."""
    t, day = shell_texts(model), model.moment.day
    told = note(
        t(
            "You against {bot}. Everyone gets the same deal, and a new one comes at midnight UTC.",
            bot=common.bot(t, OTHER.text),
        )
    )
    rows = (_today(model, game, day) for game in GAMES)
    today = el("section", {"class": "stack"}, told, el("ul", {"class": "saves"}, *rows))
    shown = layer.arg if layer.arg in GAMES else GAMES[0]
    frame = Frame("daily", t("Deals of the day: {date}", date=common.date(t, day)))
    return dialog(t, frame, el("div", {"class": "dialog-body one"}, today, _calendar(t, model, shown)))


def _today(model: Model, game: str, day: str) -> Markup:
    t, row = game_texts(model, game), daily.reached(model, game, day)
    deal, info = deal_of(game, day), game_class(game).info
    drawn = [spec for spec in info.options if spec.key in (LISTINGS[game].daily or ())]
    said = options(t, words(game), drawn, dict(deal.options))
    text = el(
        "div",
        {"class": "save-text"},
        el("h3", None, title(t, game)),
        el("p", None, said) if said else None,
        el("p", None, points(t, row)) if row else None,
        el("p", {"role": "status"}, *_par(t, model, f"{game} {day}")),
    )
    ways = choices(way(t, model, game, day), *_more(t, model, f"{game} {day}", row))
    return el(
        "li",
        {"class": "save", "data-k": f"day-{game}"},
        el("div", {"class": "tile-view"}, vignette(game)),
        text,
        ways,
    )


def points(t: Texts, row: GameResult) -> str:
    """Both scores."""
    name, own = common.bot(t, OTHER.text), common.points(t, row.points[0])
    return t("You: {points}, {name}: {others}", points=own, name=name, others=common.number(row.points[1]))


def from_par(t: Texts, more: int) -> str:
    """How far one's own points are from the par."""
    if more == 0:
        return t("on par")
    return t("{n} above par", n=more) if more > 0 else t("{n} below par", n=-more)


def way(t: Texts, model: Model, game: str, day: str, cls: str = "primary") -> Markup:
    """Playing it, going on with it, looking at it again."""
    saved, name = find(model, save_id(game, day)), title(t, game)
    word = t("Play")
    if saved:
        word = t("View again") if saved.over else t("Continue")
    spoken = said_of(t, word, name)
    look = "" if saved and saved.over else cls
    return button(word, f"day:{game} {day}", "play", cls=look, spoken=spoken)


def _more(t: Texts, model: Model, deal: str, row: GameResult | None) -> list[Markup]:
    """Sharing what was reached; the par."""
    name = title(t, deal.partition(" ")[0])
    more = [icon_button(t("Copy the result: {game}", game=name), f"copy:day:{deal}", "copy")] if row else []
    return [*more, *par_ways(t, model, deal)]


def par_ways(t: Texts, model: Model, deal: str) -> list[Markup]:
    """Computing the par, or stopping that."""
    asked, name = requests.of(model, daily.PLAY_OUT), title(t, deal.partition(" ")[0])
    if asked and asked.about == deal:
        return [icon_button(t("Stop computing the par"), "stop-par", "close")]
    if asked is None and deal not in dict(model.pars):
        return [icon_button(t("Compute the par: {game}", game=name), f"par:{deal}", "bot")]
    return []


def _par(t: Texts, model: Model, deal: str) -> Iterator[str]:
    """What the bot of the par reaches, or how far it is."""
    name = common.bot(t, PAR.text)
    par = dict(model.pars).get(deal)
    if par:
        yield t(
            "Par: {name} scores {points} in your place, against {others}.",
            name=name,
            points=common.points(t, par[0]),
            others=common.number(par[1]),
        )
    elif (asked := requests.of(model, daily.PLAY_OUT)) and asked.about == deal:
        yield t.n("{name} is playing: {n} move", "{name} is playing: {n} moves", asked.done, name=name)


# ---- the calendar -------------------------------------------------------------------------------------


def _calendar(t: Texts, model: Model, game: str) -> Markup:
    """The last weeks, a row each, the latest below; every day is a way to its deal."""
    today = date.fromisoformat(model.moment.day)
    first = today - timedelta(days=today.weekday() + 7 * (WEEKS - 1))
    weeks = [[first + timedelta(days=7 * week + day) for day in range(7)] for week in range(WEEKS)]
    heads = (el("th", {"scope": "col"}, t(name)) for name in WEEKDAYS)
    rows = (el("tr", None, *(_day(t, model, game, day) for day in week)) for week in weeks)
    games = [Choice(each, title(game_texts(model, each), each)) for each in GAMES]
    chosen = labelled(t("Earlier days"), select(t("Earlier days"), "daily-game", games, game))
    table = el(
        "table",
        {"class": "ptable calendar"},
        el("caption", {"class": "spoken"}, t("Earlier days")),
        el("thead", None, el("tr", None, *heads)),
        el("tbody", None, *rows),
    )
    told = note(t("Each day shows your points. Choose one to play it."))
    return el("section", {"class": "stack"}, chosen, table, told)


def _day(t: Texts, model: Model, game: str, day: date) -> Markup:
    written = day.isoformat()
    if written > model.moment.day:
        return el("td", None)
    row = daily.reached(model, game, written)
    reached = common.number(row.points[0]) if row else "·"
    said = points(t, row) if row else t("not played")
    spoken = said_of(t, common.date(t, written), said)
    face = (el("small", None, day.day), el("b", None, reached))
    attributes = {
        "type": "button",
        "class": "button won" if row and 0 in row.winners else "button",
        "data-cmd": f"day:{game} {written}",
        "data-k": f"day-{written}",
        "aria-label": spoken,
    }
    return el("td", None, el("button", attributes, *face))
