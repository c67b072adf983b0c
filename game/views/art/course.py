"""How a strength has gone from game to game: a line in its uncertainty, over the strengths of the levels."""

from collections.abc import Sequence
from typing import NamedTuple

from game.views.art.draw import num, svg, text
from game.views.markup import Markup

LEFT, TOP, WIDTH, HEIGHT = 44, 12, 364, 190
BOX = "0 0 420 218"
APART = 14  # labels of levels nearer than that are left out
LEAST = 100.0  # of strength from the lowest to the highest that is drawn


class Mark(NamedTuple):
    """A level: its number and its strength."""

    number: int
    value: float


class _Frame(NamedTuple):
    """What of all strengths is drawn."""

    low: float
    high: float

    def y(self, value: float) -> float:
        return TOP + HEIGHT * (self.high - value) / (self.high - self.low)


def course_chart(course: Sequence[tuple[float, float]], marks: Sequence[Mark]) -> Markup:
    """Strengths with their margins, one after the other."""
    low = min(value - margin for value, margin in course)
    frame = _Frame(low, max(*(value + margin for value, margin in course), low + LEAST))
    course = [course[0], *course]
    upper = _line(frame, [value + margin for value, margin in course])
    lower = _line(frame, [value - margin for value, margin in course])
    way = "L".join(_line(frame, [value for value, _ in course]))
    band = f'<path fill="var(--accent)" opacity=".18" d="M{"L".join([*upper, *reversed(lower)])}Z"/>'
    drawn = (f'<path class="{kind} p1" d="M{way}"/>' for kind in ("outlook-line under", "outlook-line"))
    return svg(BOX, *_levels(marks, frame), band, *drawn, cls="outlook")


def _line(frame: _Frame, values: Sequence[float]) -> list[str]:
    step = WIDTH / (len(values) - 1)
    return [f"{num(LEFT + step * n)} {num(frame.y(value))}" for n, value in enumerate(values)]


def _levels(marks: Sequence[Mark], frame: _Frame) -> list[str]:
    """Where each level lies, as far as it is within what is drawn."""
    lines, last = [], float(TOP + HEIGHT + APART)
    for mark in marks:
        at = frame.y(mark.value)
        if frame.low <= mark.value <= frame.high and last - at >= APART:
            label = text(mark.number, LEFT - 14, at + 5, 14, "chart-label")
            lines.append(f'<path class="grid" d="M{LEFT} {num(at)}h{WIDTH}"/>{label}')
            last = at
    return lines
