"""Points as obelisks made of their sources, and as bars."""

from collections.abc import Sequence
from typing import NamedTuple

from game.views.art.draw import num, svg, text
from game.views.art.figures import figure
from game.views.art.icons import ICONS
from game.views.art.stones import stone
from game.views.markup import Markup

BASE, SCALE_TOP = 410, 330
WIDEST, TAPER = 92, 26
WIDTH = 552  # of all columns together
BESIDE = 4  # with more columns the names come below the badges
LETTER = 11  # how wide a letter of a name is on average


class Source(NamedTuple):
    """One course of a player's obelisk: the category's icon and its points, which may be negative."""

    icon: str
    points: int


class Column(NamedTuple):
    """One player's obelisk."""

    seat: int
    name: str
    sources: Sequence[Source]
    wins: bool


def obelisk_chart(columns: Sequence[Column], *, figures: bool = False) -> Markup:
    """Every player's points as an obelisk, its courses the sources; the winner's has the golden cap.

    Negative sources hang below the ground. With `figures` the Duel's busts stand for the players.
    """
    best = max(10, *(sum(max(s.points, 0) for s in column.sources) for column in columns))
    depth = max(sum(max(-s.points, 0) for s in column.sources) for column in columns)
    unit = SCALE_TOP / best
    foot = BASE + depth * unit
    pitch = WIDTH / len(columns)
    body = [_ground(), *_grid(best, unit)]
    for i, column in enumerate(columns):
        x = 44 + pitch * (i + 0.5)
        body.append(_obelisk(column, x, unit, best))
        body += _named(column, x, foot, pitch, figures=figures)
    return svg(f"0 0 620 {num(foot + (82 if len(columns) > BESIDE else 60))}", *body, cls="chart")


def _named(column: Column, x: float, foot: float, pitch: float, *, figures: bool) -> tuple[str, str]:
    """Badge and name under an obelisk: side by side if the columns are wide enough for that."""
    if pitch < WIDTH / BESIDE:
        return stone(column.seat, x - 14, foot + 20, 28), text(_fitting(column.name, pitch), x, foot + 70, 19)
    badge = _badge(column.seat, x, foot, figures=figures)
    return badge, text(_fitting(column.name, pitch - 40), x - 12, foot + 43, 19, "name-number")


def _fitting(name: str, room: float) -> str:
    """As much of a name as fits beside its badge."""
    most = int(room / LETTER)
    return name if len(name) <= most else f"{name[: most - 1]}…"


def _badge(seat: int, x: float, foot: float, *, figures: bool) -> str:
    return figure(seat, x - 34, foot + 58, 40) if figures else stone(seat, x - 48, foot + 22, 28)


def _ground() -> str:
    return f'<path class="lime" d="M10 {BASE}H610V{BASE + 12}H10Z"/>'


def _grid(best: int, unit: float) -> list[str]:
    step = 10 if best <= 60 else 20
    lines = []
    for points in range(step, best + 1, step):
        y = BASE - points * unit
        lines.append(f'<path class="grid" d="M34 {num(y)}H610"/>{text(points, 28, y + 5, 14, "chart-label")}')
    return lines


def _obelisk(column: Column, x: float, unit: float, best: int) -> str:
    def width(points: float) -> float:
        return WIDEST - TAPER * points / best

    parts, stacked, sunk = [], 0, 0
    for i, (name, points) in enumerate(column.sources):
        cls = f"p{column.seat}{' other-shade' if i % 2 else ''}"
        if points > 0:
            y1, y0 = BASE - stacked * unit, BASE - (stacked + points) * unit
            parts.append(_course(x, y1, y0, width(stacked), width(stacked + points), cls))
            parts.append(_label(x, (y0 + y1) / 2, name, points, cls) if y1 - y0 >= 20 else "")
            stacked += points
        elif points < 0:
            y = BASE + 12 + sunk * unit
            parts.append(_course(x, y, y - points * unit, WIDEST, WIDEST, f"{cls} negative"))
            sunk -= points
    top, w = BASE - stacked * unit, width(stacked)
    cap = f'd="M{num(x - w / 2)} {num(top)}L{num(x)} {num(top - 38)}L{num(x + w / 2)} {num(top)}Z"'
    parts.append(f'<path class="capstone{"" if column.wins else " dull"}" {cap}/>')
    parts.append(text(stacked - sunk, x + 50, top - 12, 30))
    return "".join(parts)


def _course(x: float, y1: float, y0: float, low: float, high: float, cls: str) -> str:
    a, b, c, d = (num(v) for v in (x - low / 2, x - high / 2, x + high / 2, x + low / 2))
    return f'<path class="stack-part {cls}" d="M{a} {num(y1)}L{b} {num(y0)}H{c}L{d} {num(y1)}Z"/>'


def _label(x: float, y: float, name: str, points: int, cls: str) -> str:
    place = f'x="{num(x - 30)}" y="{num(y - 10)}" width="20" height="20" viewBox="0 0 24 24"'
    sign = f'<svg class="stack-icon line-art {cls}" {place}>{ICONS[name]}</svg>'
    return sign + text(points, x + 12, y + 6.5, 19, f"stack-text {cls}")


def bar(points: int, most: int) -> Markup:
    """A bar as long as its share of the most points of its kind."""
    share = max(0, points) / max(1, most) * 60
    if not share:
        return Markup("")
    box = f'x=".75" y=".75" width="{num(max(share - 1.5, 1))}" height="8.5" rx="1.5"'
    return svg("0 0 60 10", f"<rect {box}/>", cls="points-bar", size=(60, 10))
