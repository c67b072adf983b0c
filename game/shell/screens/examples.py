"""The worked examples of the rules as boards: positions read, tried and drawn as on the table."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from game.core.registry import game_class
from game.text import common
from game.text.catalogue import Texts, texts
from game.text.games import examples
from game.text.words import Example
from game.views import games
from game.views.markup import Markup, join
from game.views.panels.figures import figure, whose
from game.views.panels.rules import ruling
from game.views.table import Sitter, Table


def table(example: Example, game: str, t: Texts) -> Table:
    """The table of an example; nobody may act there, but what is done is in the foreground."""
    played = game_class(game)(example.players, example.options)
    seen = played.read(example.position)
    begins = played.info.vocabulary.continues
    done = {a.text: a for a in played.legal_actions(seen) if example.action and begins(example.action, a)}
    return Table(
        game=played,
        seen=seen,
        offered=done,
        legal=done,
        seats=tuple(Sitter(name, is_viewer=n == example.seat) for n, name in enumerate(_names(example, t))),
        t=t,
        preview=example.action if example.action in done else "",
        hint=example.action if example.action in done else "",
        booked=tuple(event for event in played.opening(seen) if event.points),
    )


def points(example: Example, view: Table) -> list[int]:
    """What the example brings each player: by its action, or if the game ended now."""
    now, action = view.sheet(), view.offered.get(example.action)
    if action is None:
        return [_counted(example, row) for row in now]
    trial: Any = view.game.tried(view.seen, action)
    then = view.sheet(trial)
    return [_counted(example, after) - _counted(example, row) for row, after in zip(now, then, strict=True)]


def caption(example: Example, view: Table) -> str:
    """Its sentence, with the players and their points."""
    names = {f"name{n}": name for n, name in enumerate(_names(example, view.t), 1)}
    brought = {f"points{n}": common.points(view.t, got) for n, got in enumerate(points(example, view), 1)}
    return view.t(example.says, **names, **brought)


def figures(game: str, language: str, rule: str) -> Sequence[Markup]:
    """The pictures at a section or paragraph: its pieces, then its examples."""
    pieces = games.pieces(game, texts(language, game), rule)
    own = [number for number, example in enumerate(examples(game)) if example.rule == rule]
    return [*([figure("pieces", pieces)] if pieces else []), *(_figure(game, language, n) for n in own)]


@cache
def _figure(game: str, language: str, number: int) -> Markup:
    example = examples(game)[number]
    view = table(example, game, texts(language, game))
    drawn = join(_part(game, view, name, example.show) for name in example.show)
    return figure("", drawn, caption(example, view), ruling(view.t) if example.house else None)


def _part(game: str, view: Table, name: str, show: Sequence[str]) -> Markup:
    """A part of the table; of several players' the same part each is named."""
    drawn = games.figure(game, view, name)
    part, _, number = name.partition(" ")
    alike = [other for other in show if other.partition(" ")[0] == part]
    if len(alike) == 1 or not number.isdigit():
        return drawn
    player = int(number) - 1
    return whose(player + 1, view.seats[player].name, drawn)


def _counted(example: Example, row: Mapping[str, int]) -> int:
    return sum(worth for category, worth in row.items() if category.startswith(example.counts))


def _names(example: Example, t: Texts) -> list[str]:
    return [common.seat(t, player) for player in range(example.players)]
