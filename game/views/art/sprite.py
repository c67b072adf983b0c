"""The page's one hidden picture of symbols and patterns that the drawings refer to."""

import math
from functools import cache

from game.views.art.draw import num
from game.views.art.figures import figure_symbols
from game.views.art.stones import stone_symbols
from game.views.markup import Markup

WAVES = "M0 9l5.5-5 5.5 5 5.5-5 5.5 5M22 24l5.5-5 5.5 5 5.5-5 5.5 5"


@cache
def sprite(of_the_game: str = "") -> Markup:
    """The sprite: patterns, what all games draw with, and the symbols of the game on the page."""
    return Markup(
        '<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false"><defs>'
        f"{''.join((*_patterns(), stone_symbols(), figure_symbols()))}{of_the_game}</defs></svg>",
    )


def _patterns() -> tuple[str, ...]:
    stars = "".join(_star(*place) for place in ((20, 18, 5), (82, 40, 4), (48, 72, 3.2), (108, 80, 2.6)))
    return (
        '<pattern id="p-nile" width="44" height="30" patternUnits="userSpaceOnUse">'
        f'<path d="{WAVES}" fill="none" stroke="var(--nile-line)" stroke-width="1.8" stroke-linecap="round"'
        ' stroke-linejoin="round" opacity=".75"/></pattern>',
        '<pattern id="p-rope" width="7" height="7" patternUnits="userSpaceOnUse"'
        ' patternTransform="rotate(35)">'
        '<rect width="7" height="7" fill="var(--rope)"/><rect width="2" height="7"'
        ' fill="var(--rope-2)"/></pattern>',
        '<pattern id="p-hatch" width="6" height="6" patternUnits="userSpaceOnUse"'
        ' patternTransform="rotate(45)">'
        '<rect width="1.6" height="6" fill="var(--line-strong)" opacity=".5"/></pattern>',
        '<pattern id="p-stars" width="120" height="90" patternUnits="userSpaceOnUse">'
        f'<path d="{stars}" fill="var(--star)"/></pattern>',
    )


def _star(x: float, y: float, r: float) -> str:
    """A five-pointed star, as on the ceilings of the tombs."""
    points = []
    for i in range(10):
        angle = math.radians(36 * i - 90)
        reach = r if i % 2 == 0 else r * 0.4
        points.append(f"{num(x + reach * math.cos(angle))} {num(y + reach * math.sin(angle))}")
    return "M" + "L".join(points) + "Z"
