"""The result of a game as a picture of its own: it shows who has how many points, and nothing of the game.

It is sent to others, so it brings its colours along instead of taking them from the page.
"""

from collections.abc import Sequence
from typing import NamedTuple

from game.text.common import number
from game.views.markup import Attributes, Markup, el, join

WIDTH, HEIGHT = 640, 400
SEATS = ("#1f5bb5", "#ca4c22", "#edb83d", "#3ca98b", "#34323f")
STONE, INK, GOLD, SAND = "#f3e6c8", "#2b2118", "#d9a62e", "#e2cd9c"
LEFT, TOP, ROW = 44, 128, 46
LONGEST_BAR = 300
FONT = "Georgia, 'Times New Roman', serif"


class Line(NamedTuple):
    """A player: the name, the points, whether the game is won."""

    name: str
    points: int
    won: bool


def card(title: str, lines: Sequence[Line], below: str, spoken: str) -> Markup:
    """The whole picture, for the page and for a file."""
    most = max(1, *(line.points for line in lines))
    frame: Attributes = {
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": f"0 0 {WIDTH} {HEIGHT}",
        "width": WIDTH,
        "height": HEIGHT,
        "class": "result-card",
        "role": "img",
        "aria-label": spoken,
    }
    rows = (_row(seat, line, most) for seat, line in enumerate(lines))
    return el(
        "svg",
        frame,
        _box(0, 0, WIDTH, HEIGHT, STONE),
        _box(0, 0, WIDTH, 12, GOLD),
        _box(0, HEIGHT - 12, WIDTH, 12, GOLD),
        _text(LEFT, 62, 34, title, weight="bold"),
        _box(LEFT, 82, WIDTH - 2 * LEFT, 3, SAND),
        *rows,
        _text(LEFT, HEIGHT - 34, 18, below),
    )


def _row(seat: int, line: Line, most: int) -> Markup:
    """The name above, the bar with its points below, a golden cap for who has won."""
    y = TOP + seat * ROW
    length = max(4, line.points * LONGEST_BAR // most)
    x = WIDTH - LEFT - LONGEST_BAR - 70
    parts = [_text(LEFT, y + 4, 20, line.name, weight="bold" if line.won else "normal", most=x - LEFT - 12)]
    parts.append(_box(x, y - 16, length, 26, SEATS[seat]))
    if line.won:
        parts.append(_box(x + length, y - 16, 8, 26, GOLD))
    parts.append(_text(x + length + 16, y + 4, 22, number(line.points), weight="bold"))
    return join(parts)


def _box(x: int, y: int, width: int, height: int, fill: str) -> Markup:
    return el("rect", {"x": x, "y": y, "width": width, "height": height, "fill": fill})


def _text(x: int, y: int, size: int, said: str, weight: str = "normal", most: int = 0) -> Markup:
    """A line of text; one that would be longer than `most` is set narrower."""
    narrow = most if most and len(said) * size * 11 // 20 > most else None
    attributes: Attributes = {
        "x": x,
        "y": y,
        "fill": INK,
        "font-family": FONT,
        "font-size": size,
        "font-weight": weight,
        "textLength": narrow,
        "lengthAdjust": "spacingAndGlyphs" if narrow else None,
    }
    return el("text", attributes, said)
