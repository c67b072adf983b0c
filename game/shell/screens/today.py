"""The day in the lobby: a deal, a puzzle, and on how many days in a row something was done."""

from game.shell.kept.autosave import find
from game.shell.learning import daily, puzzling
from game.shell.model import Model
from game.shell.screens import daily_dialog, puzzles
from game.shell.words import game_texts
from game.text.catalogue import Texts
from game.text.games import short_title
from game.views.face import vignette
from game.views.markup import Markup, classes, el
from game.views.panels.layers import choices


def strip(t: Texts, model: Model) -> Markup:
    """Both side by side, the number of days below."""
    row = in_a_row(t, model)
    return el(
        "section",
        {"class": "today", "aria-label": t("Today"), "data-k": "today"},
        items(model, "h2"),
        el("p", {"class": "meta"}, row) if row else None,
    )


def items(model: Model, heading: str) -> Markup:
    """The deal and the puzzle, under headings of this kind."""
    return el("ul", {"class": "saves"}, _deal(model, heading), _puzzle(model, heading))


def in_a_row(t: Texts, model: Model) -> str:
    """On how many days in a row there was some of it; nothing of a single one."""
    days = daily.streak(model)
    return t.n("{n} day in a row", "{n} days in a row", days) if days > 1 else ""


def _deal(model: Model, heading: str) -> Markup:
    """How it went, and how far that is from the par."""
    deal = daily.of_today(model)
    game, _, day = deal.partition(" ")
    t, row = game_texts(model, game), daily.reached(model, game, day)
    saved = find(model, daily.save_id(game, day))
    begun = t("begun") if saved and not saved.over else t("not played")
    told = [daily_dialog.points(t, row) if row else begun]
    par = dict(model.pars).get(deal)
    if row and par:
        told.append(daily_dialog.from_par(t, row.points[0] - par[0]))
    ways = [daily_dialog.way(t, model, game, day, "")]
    ways = [*daily_dialog.par_ways(t, model, deal), *ways] if row else ways
    name = el(heading, None, t("Deal of the day: {game}", game=short_title(t, game)))
    return _item(game, name, " · ".join(told), bool(row), ways)


def _puzzle(model: Model, heading: str) -> Markup:
    puzzle = puzzling.of_today(model)
    t = game_texts(model, puzzle.game)
    name = el(heading, None, t("Puzzle of the day: {game}", game=short_title(t, puzzle.game)))
    way = puzzles.way(t, model, puzzle, "")
    return _item(puzzle.game, name, puzzles.about(t, model, puzzle), puzzling.solved(model, puzzle), [way])


def _item(game: str, name: Markup, told: str, done: bool, ways: list[Markup]) -> Markup:
    text = el("div", {"class": "save-text"}, name, el("p", {"class": "meta"}, told))
    picture = el("div", {"class": "tile-view"}, vignette(game))
    return el("li", {"class": classes("save", done and "done")}, picture, text, choices(*ways))
