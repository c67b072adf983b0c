"""Before the river: the quarry and the sleds; and the round track, the sun's way over the day."""

import math
from collections.abc import Sequence
from functools import cache

from game.views.art.draw import INK, num, rect, svg
from game.views.art.stones import Lying, lying
from game.views.markup import Markup

# ---- quarry -----------------------------------------------------------------------------------------

STEPS = (
    '<path class="lime" d="M-2 118V12H34V38H62V64H112V92H170V118Z"/>'
    '<path class="lime-hi" d="M0 13H33V19H0ZM34 39H61V45H34ZM62 65H111V71H62ZM112 93H168V99H112Z"/>'
    '<path class="course" d="M0 38H34M0 64H62M0 92H112M18 19V38M14 38V64M44 45V64M30 64V92M76 71V92M20 92V116'
    'M60 92V116M100 92V116M138 99V116"/>'
)
CUT = f'<path {INK} fill="var(--stone-1)" d="M1 1H29V29H1Z"/><path class="lime-hi" d="M2 2H28V8H2Z"/>'


@cache
def quarry() -> Markup:
    """The quarry face in steps with two blocks ready to go; taken stones come from the lower one."""
    blocks = "".join(
        f'<svg class="piece"{key} x="{x}" y="{y}" width="30" height="30" viewBox="0 0 30 30">{CUT}</svg>'
        for x, y, key in ((72, 36, ""), (122, 64, ' data-k="quarry"'))
    )
    sky = '<rect width="168" height="116" fill="var(--sky)"/>'
    return svg("0 0 168 116", sky, STEPS, blocks, cls="quarry-svg", fit="xMinYMax slice")


# ---- sled -------------------------------------------------------------------------------------------

STONE, GAP, FIRST = 32, 3, 12
SHORT = 5  # places of a sled without more


def sled(stones: Sequence[Lying], capacity: int) -> Markup:
    """A sled on its runner; free places are dashed."""
    end = FIRST + capacity * (STONE + GAP)
    width = end + 24
    places = []
    for i in range(capacity):
        x = FIRST + i * (STONE + GAP)
        free = rect(x + 1, 6, STONE - 2, STONE - 2, "spot", 3)
        places.append(lying(stones[i], x, 5, STONE) if i < len(stones) else free)
    runner = (
        f'<path {INK} fill="var(--wood)"'
        f' d="M4 38H{end}C{width - 12} 38 {width - 7} 30 {width - 6} 20L{width - 1} 21'
        f'C{width - 1} 38 {width - 8} 50 {width - 26} 50H10C6 50 4 46 4 38Z"/>'
        f'<path class="bind" d="M30 38v12M{end - 30} 38v12"/>'
    )
    return svg(
        f"0 0 {width} 54", *places, runner, cls=f"sled places-{capacity}" if capacity > SHORT else "sled"
    )


# ---- round track ------------------------------------------------------------------------------------

DAY, RAYS = 34, 12


def _rays(x: float, y: float) -> str:
    angles = [i * 2 * math.pi / RAYS for i in range(RAYS)]
    path = "".join(
        f"M{num(x + 12 * math.cos(a))} {num(y + 12 * math.sin(a))}"
        f"L{num(x + 15 * math.cos(a))} {num(y + 15 * math.sin(a))}"
        for a in angles
    )
    return f'<path stroke="var(--ink)" stroke-width="2" stroke-linecap="round" d="{path}"/>'


def _state(i: int, now: int) -> str:
    return "done" if i + 1 < now else "now" if i + 1 == now else "todo"


@cache
def suns(now: int, total: int) -> Markup:
    """The rounds as the sun's way over the day; the present one has rays."""
    width = total * DAY + 8
    parts = [f'<path stroke="var(--line-strong)" stroke-width="1.5" d="M0 35H{width}"/>']
    for i in range(total):
        x, y = 21 + i * DAY, 30 - math.sin(math.pi * (i + 0.5) / total) * 14
        state = _state(i, now)
        parts.append(f'<circle class="sun {state}" cx="{x}" cy="{num(y)}" r="{9 if state == "now" else 6}"/>')
        if state == "now":
            parts.append(_rays(x, y))
    return svg(f"0 0 {width} 40", *parts, cls="suns only-wide")


@cache
def suns_small(now: int, total: int) -> Markup:
    """The rounds as a row of small suns, for narrow pages."""
    parts = []
    for i in range(total):
        state = _state(i, now)
        parts.append(
            f'<circle class="sun {state}" cx="{6.5 + i * 13}" cy="6" r="{5 if state == "now" else 3.8}"/>'
        )
    return svg(f"0 0 {total * 13} 12", *parts, cls="suns-middle not-wide", size=(total * 13, 12))
