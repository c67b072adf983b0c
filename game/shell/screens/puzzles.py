"""The puzzles: today's of every game, and all of one, easy ones first."""

from collections.abc import Iterable

from game.core.puzzle import GRADES, Puzzle, puzzles_of, tasks_of
from game.core.registry import practised_by
from game.shell.learning import puzzling
from game.shell.model import Layer, Model
from game.shell.setup import practice
from game.shell.words import game_texts, shell_texts
from game.text import common, teaching
from game.text.catalogue import N_, Texts
from game.text.games import title, words
from game.text.joined import said_of
from game.views.art.themes import puzzle_figure
from game.views.face import vignette
from game.views.markup import Attribute, Markup, classes, el
from game.views.panels.controls import Choice, button, labelled, note, select
from game.views.panels.layers import Dialog, Frame, choices, dialog

GRADE_NAMES = (N_("easy"), N_("fairly easy"), N_("medium"), N_("fairly hard"), N_("hard"))


def layer(model: Model, layer: Layer) -> Dialog:
    """Today, then all of the game that is chosen."""
    t = shell_texts(model)
    told = note(t("In every puzzle one move is clearly the best. Find it."))
    today = (_today(model, puzzle) for puzzle in puzzling.today(model))
    first = el("section", {"class": "stack"}, told, el("ul", {"class": "saves"}, *today))
    frame = Frame(puzzling.NAME, t("Puzzles of the day: {date}", date=common.date(t, model.moment.day)))
    return dialog(t, frame, el("div", {"class": "dialog-body one"}, first, _all(t, model, layer.arg)))


def _today(model: Model, puzzle: Puzzle) -> Markup:
    t = game_texts(model, puzzle.game)
    name = el("h3", None, title(t, puzzle.game))
    text = el("div", {"class": "save-text"}, name, el("p", None, about(t, model, puzzle)))
    picture = el("div", {"class": "tile-view"}, vignette(puzzle.game))
    found = {"class": "save", "data-k": f"puzzle-{puzzle.game}"}
    return el("li", found, picture, text, choices(way(t, model, puzzle)))


def way(t: Texts, model: Model, puzzle: Puzzle, cls: str = "primary") -> Markup:
    """The way to the puzzle of the day of a game."""
    solved = puzzling.solved(model, puzzle)
    word = t("View again") if solved else t("Solve")
    spoken = said_of(t, word, title(t, puzzle.game))
    look = "" if solved else cls
    return button(word, f"puzzle-today:{puzzle.game}", "puzzle", cls=look, spoken=spoken)


def _facts(puzzle: Puzzle) -> tuple[int, int]:
    """Players and moves so far: its link tells them without the game being replayed."""
    parts = puzzle.link.split("-")
    return int(parts[2]), int(parts[-2])


def about(t: Texts, model: Model, puzzle: Puzzle) -> str:
    """Players, how hard it is, whether it is solved."""
    players, _ = _facts(puzzle)
    said = [t.n("{n} player", "{n} players", players), t(GRADE_NAMES[puzzle.grade - 1])]
    return " · ".join([*said, t("solved")] if puzzling.solved(model, puzzle) else said)


def _all(t: Texts, model: Model, game: str) -> Markup:
    """A game's puzzles by how hard they are."""
    rows = puzzles_of(game)
    names = [Choice(each, title(game_texts(model, each), each)) for each in puzzling.games()]
    chosen = labelled(t("All puzzles"), select(t("All puzzles"), "puzzles-game", names, game))
    count = sum(puzzling.solved(model, puzzle) for puzzle in rows) + len(_done(model, game))
    state = note(t("{n} of {count} solved.", n=count, count=len(rows) + len(tasks_of(game))))
    grades = [_grade(game_texts(model, game), model, game, grade) for grade in range(1, GRADES + 1)]
    return el("section", {"class": "stack"}, chosen, state, *grades)


def _grade(t: Texts, model: Model, game: str, grade: int) -> Markup:
    """Those of one grade, counted through the game, after the tasks by which it is practised."""
    numbered = enumerate(puzzles_of(game), 1)
    ways = [*_tasks(model, game, grade)]
    ways += [_way(t, model, n, puzzle) for n, puzzle in numbered if puzzle.grade == grade]
    if not ways:
        return Markup()
    head = el("h3", None, t(GRADE_NAMES[grade - 1]))
    return el("div", {"class": "puzzles", "data-k": f"grade-{grade}"}, head, el("ul", None, *ways))


def _way(t: Texts, model: Model, n: int, puzzle: Puzzle) -> Markup:
    """A picture of what it is about, its theme, whose turn it is and after how many moves."""
    known = puzzling.solved(model, puzzle)
    players, plies = _facts(puzzle)
    said = ", ".join([theme(t, puzzle), about(t, model, puzzle)])
    figure = puzzle_figure(puzzle.idea, puzzle.grade, players, solved=known)
    meta = t.n("after {n} move", "after {n} moves", plies)
    spoken = t("Puzzle {n}: {about}", n=n, about=said)
    return _card(f"puzzle:{puzzle.id}", spoken, (figure, theme(t, puzzle), meta), known)


def _card(cmd: str, spoken: str, shown: tuple[Markup, str, str], known: bool) -> Markup:
    """A picture with what stands below it."""
    figure, name, meta = shown
    attributes: dict[str, Attribute] = {
        "type": "button",
        "class": classes("button puzzle", known and "solved"),
        "data-cmd": cmd,
        "data-k": f"do-{cmd.replace(':', '-').replace(' ', '-')}",
        "aria-label": spoken,
    }
    face = (figure, el("b", None, name), el("small", None, meta))
    return el("li", None, el("button", attributes, *face))


# ---- tasks of the game by which it is practised -------------------------------------------------------


def _done(model: Model, game: str) -> set[str]:
    """The tasks that were done."""
    by = practised_by(game)
    return {*tasks_of(game)} & {*practice.achieved(model, by)} if by else set()


def _tasks(model: Model, game: str, grade: int) -> Iterable[Markup]:
    """The tasks of one grade."""
    by, done = practised_by(game), _done(model, game)
    for task in (task for task, hard in tasks_of(game).items() if by and hard == grade):
        t = game_texts(model, by)
        name, told = words(by).choice(t, practice.TASK, task), words(by).choice_about(t, practice.TASK, task)
        figure = puzzle_figure("task", grade, 1, solved=task in done)
        spoken = said_of(t, name, told)
        yield _card(f"practise:{by} {task}", spoken, (figure, name, title(t, by)), task in done)


def theme(t: Texts, puzzle: Puzzle) -> str:
    """What it teaches, as a name."""
    return t(teaching.THEMES[puzzle.idea])
