"""What a puzzle is about, as a small picture: its theme, how hard it is, how many play."""

from collections.abc import Mapping

from game.views.art.draw import INK, group, svg
from game.views.art.stones import stone
from game.views.markup import Markup

WIDTH, HEIGHT, GROUND = 132, 84, 70
COURSE, STEP = 9, 7  # of the pyramid: a course for each grade
# Of each theme its sign, on a grid of 24.
SIGNS: Mapping[str, str] = {
    "gain": (
        '<path d="M4 20.5v-6h6v6ZM10 20.5v-6h6v6ZM7 14.5v-6h6v6Z" class="tint"/>'
        '<path d="M19 12V4M15.8 7.2L19 4l3.2 3.2"/>'
    ),
    "deny": '<circle cx="12" cy="12" r="8.5" class="tint"/><path d="M6 18L18 6"/>',
    "wait": (
        '<path d="M6.5 3.5h11M6.5 20.5h11"/>'
        '<path d="M8 3.5c0 5 8 6 8 8.5s-8 3.5-8 8.5h8c0-5-8-6-8-8.5s8-3.5 8-8.5Z" class="tint"/>'
    ),
    "task": '<path d="M4 8h9v8H4Z" class="tint"/><path d="M13 12h8M17.8 8.8L21 12l-3.2 3.2"/>',
    "prepare": '<path d="M5 21V4M19 21V4M5 8h14M5 14h14M5 14l14-6M5 20l14-6" class="tint"/>',
}


def puzzle_figure(theme: str, grade: int, players: int, *, solved: bool) -> Markup:
    """A course of a pyramid for each grade, a stone for each player; the sun rises once it is solved."""
    courses = [_course(n, STEP * (grade - n)) for n in range(grade)]
    sun = '<circle cx="106" cy="24" r="14" fill="var(--disc)"/>' if solved else ""
    stones = [stone(n + 1, 108 - 15 * n, GROUND - 7, 14) for n in range(players)]
    sign = group((SIGNS[theme],), 5, 5, 1.3, cls="icon line-art")
    earth = f'<path d="M0 {GROUND}h{WIDTH}v{HEIGHT - GROUND}H0Z" fill="var(--earth-2)"/>'
    return svg(f"0 0 {WIDTH} {HEIGHT}", sun, earth, *courses, *stones, sign, cls="puzzle-figure")


def _course(n: int, half: int) -> str:
    x, y = WIDTH // 2 - half, GROUND - COURSE * (n + 1)
    return f'<rect x="{x}" y="{y}" width="{2 * half}" height="{COURSE}" fill="var(--earth)" {INK}/>'
