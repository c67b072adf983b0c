"""The shelf: what is due today, what has been learned, how strong one plays and whom to play next."""

from collections.abc import Iterable

from game.bots.ladder import highest
from game.bots.levels import LADDER
from game.shell.exercise import Exercise
from game.shell.learning import challenges, exercises
from game.shell.model import Layer, Model
from game.shell.screens import today
from game.shell.setup import rating, strength
from game.shell.words import game_texts, shell_texts
from game.text import common, teaching
from game.text.catalogue import Texts
from game.text.games import title
from game.views.art.course import Mark, course_chart
from game.views.markup import Markup, el
from game.views.panels.controls import Choice, button, labelled, note, select
from game.views.panels.layers import Dialog, Frame, choices, dialog
from game.views.panels.tables import figures

INTERVAL = 1.96  # deviations to either side, of 95 %


def layer(model: Model, layer: Layer) -> Dialog:
    """What is to be done first, then what has come of it."""
    t = shell_texts(model)
    day = el("div", {"class": "today"}, today.items(model, "h3"))
    parts = (_due(t, model), day, _challenges(t, model), *_learned(t, model))
    first = el("section", {"class": "stack"}, *parts)
    return dialog(
        t,
        Frame(exercises.NAME, t("Training")),
        el("div", {"class": "dialog-body one"}, first, *_strength(t, model, layer.arg)),
        choices(button(t("Statistics"), "statistics", "points")),
    )


def _challenges(t: Texts, model: Model) -> Markup:
    """The way to the challenges, with the stars there are."""
    counts = [challenges.count(model, game) for game in challenges.games()]
    reached, most = (sum(each) for each in zip(*counts, strict=True))
    return el(
        "div",
        {"class": "reviewing", "data-k": "challenges"},
        el("p", None, t("{n} of {count} stars.", n=reached, count=most)),
        button(t("Challenges"), challenges.NAME, "star"),
    )


# ---- exercises ----------------------------------------------------------------------------------------


def _due(t: Texts, model: Model) -> Markup:
    """How many are due, and when the next ones are."""
    due = len(exercises.due(model))
    told = t.n("{n} exercise due today", "{n} exercises due today", due) if due else t("Nothing due")
    parts = (told, _coming(t, model), today.in_a_row(t, model))
    way = button(t("Begin"), "exercise", "play", cls="primary") if due else None
    return el(
        "div",
        {"class": "reviewing", "data-k": "due"},
        el("p", {"role": "status"}, " · ".join(filter(None, parts))),
        way,
    )


def _coming(t: Texts, model: Model) -> str:
    today = exercises.today(model)
    day, count = model.training.next_due(today)
    if not day:
        return ""
    return t.n("{n} more on {date}", "{n} more on {date}", count, date=common.date(t, day))


def _learned(t: Texts, model: Model) -> list[Markup]:
    """What is learned by game and by idea; where there is nothing yet, where exercises come from."""
    held = model.training.exercises
    if not held:
        said = t(
            "Games you have finished are reviewed while nobody plays. What cost you most comes back here as "
            "an exercise, and so do puzzles you have missed."
        )
        return [note(said)]
    games = [
        (title(game_texts(model, game), game), [each for each in held if each.game == game])
        for game in dict.fromkeys(each.game for each in held)
    ]
    ideas = [
        (t(words), [each for each in held if each.idea == idea]) for idea, words in teaching.THEMES.items()
    ]
    heads = (t("Learned"), t("Exercises"))
    return [
        figures("learned", t("What you have learned, by game"), (t("Game"), *heads), _rows(games)),
        figures("learned-ideas", t("What you have learned, by idea"), (t("Idea"), *heads), _rows(ideas)),
        note(t("An exercise is learned once it comes back after three weeks or more.")),
    ]


def _rows(kinds: Iterable[tuple[str, list[Exercise]]]) -> list[Markup]:
    rows = ((name, *exercises.learned(of_it)) for name, of_it in kinds)
    return [
        el("tr", None, el("th", {"scope": "row"}, name), el("td", None, learned), el("td", None, count))
        for name, learned, count in rows
        if count
    ]


# ---- strength -----------------------------------------------------------------------------------------


def _strength(t: Texts, model: Model, game: str) -> list[Markup]:
    """One's own strength in each game, and the course of one of them."""
    found = {each.game: each for each in strength.strengths(model)}
    if not found:
        return []
    chosen = found.get(game) or next(iter(found.values()))
    heads = (t("Game"), t("Played"), t("Strength"), t("Next"))
    rows = (_of_game(t, model, each) for each in found.values())
    table = figures("strengths", t("Your strength"), heads, rows)
    said = note(t("Next: whom to play now, and how many of ten games you would win."))
    return [el("section", {"class": "stack"}, table, said, *_course(t, model, chosen, [*found]))]


def _of_game(t: Texts, model: Model, each: strength.Strength) -> Markup:
    name, following = title(game_texts(model, each.game), each.game), strength.following(each.game, each.now)
    own = t(
        "{strength} ± {margin}", strength=round(each.now.value), margin=round(INTERVAL * each.now.deviation)
    )
    coming = t("{bot}: {n} of 10", bot=common.bot(t, following.level.text), n=following.wins)
    return el(
        "tr",
        None,
        el("th", {"scope": "row"}, name),
        el("td", None, len(each.course)),
        el("td", None, own),
        el("td", None, coming),
    )


def _course(t: Texts, model: Model, shown: strength.Strength, games: list[str]) -> list[Markup]:
    """The line for the eye; the ear has heard where it ends."""
    names = [Choice(game, title(game_texts(model, game), game)) for game in games]
    field = select(t("Course"), "training-game", names, shown.game)
    chosen = [labelled(t("Course"), field)] if len(names) > 1 else []
    players = strength.table(shown.game)
    most = highest(shown.game, players)
    levels = [Mark(n, rating.of_level(shown.game, players, n).value) for n in range(1, most + 1)]
    points = [(each.value, INTERVAL * each.deviation) for each in shown.course]
    first, last = (common.bot(t, f"{LADDER}:{n}") for n in (1, most))
    told = t(
        "Your strength from game to game, with its margin. Lines are levels, 1 ({first}) to {n} ({last}).",
        first=first,
        n=most,
        last=last,
    )
    chart = el("figure", {"class": "outlooks"}, course_chart(points, levels), note(told))
    return [*chosen, chart, _next_game(t, model, shown)]


def _next_game(t: Texts, model: Model, shown: strength.Strength) -> Markup:
    name = title(game_texts(model, shown.game), shown.game)
    now = t("Play now: {game}", game=name)
    return choices(button(t("Play now"), f"play-now:{shown.game}", "play", spoken=now))
