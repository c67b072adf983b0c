"""The temple: top stones as seen from above, buried layers as drums of the pillars below them."""

from collections.abc import Sequence

from game.views.art.draw import num, rect, svg, text
from game.views.art.signs import next_cell
from game.views.art.stones import Lying
from game.views.imhotep.art.bonuses import bonus, choice
from game.views.imhotep.art.laying import Laid
from game.views.markup import Markup

WIDTH, HEIGHT = 290, 326
TOP = 112
SIDE, GAP = 42, 4
BASE_A, BASE_B = 282, 256
DRUM, DRUMS = 21, 5  # from more layers on, drums share the room of the first ones


def _flags() -> str:
    parts = []
    for x, way in ((14, 1), (WIDTH - 14, -1)):
        parts.append(
            f'<path class="pole" d="M{x} {TOP}V18"/><path class="flag"'
            f' d="M{x} 20h{way * 30}l{-way * 9} 8 {way * 9} 8h{-way * 30}Z"/>'
        )
    return "".join(parts)


def _winged_sun() -> str:
    m, y = WIDTH / 2, TOP + 14
    wings = (
        f"M{m} {y - 2}C{m + 18} {y - 9} {m + 44} {y - 11} {m + 62} {y - 3}C{m + 44} {y + 7} {m + 18} {y + 10}"
        f" {m} {y + 7}C{m - 18} {y + 10} {m - 44} {y + 7} {m - 62} {y - 3}C{m - 44} {y - 11} {m - 18} {y - 9}"
        f" {m} {y - 2}Z"
    )
    feathers = "".join(
        f"M{m + way * x} {y - up}v{long}"
        for way in (1, -1)
        for x, up, long in ((24, 6, 12), (36, 7, 12), (48, 6, 9))
    )
    return (
        f'<path class="wing" d="{wings}"/><path class="course" d="{feathers}"/>'
        f'<circle class="sunny" cx="{m}" cy="{y}" r="10.5"/>'
    )


def _building(base: float) -> str:
    """Pylons with the lintel above the hall, on a plinth."""
    w, low = WIDTH, TOP + 32
    flutes = "".join(f"M{i * 12 + 1} {TOP + 3}v16" for i in range(1, 24))
    joints = "".join(f"M3 {y}H24M{w - 24} {y}H{w - 3}" for y in range(TOP + 56, int(base), 28))
    return (
        f'<path class="lime" d="M4 {low}L0 {TOP}H{w}L{w - 4} {low}Z"/><path class="course" d="{flutes}"/>'
        f'<path class="lime-hi" d="M2 {TOP + 22}H{w - 2}L{w - 4} {low}H4Z"/>{_winged_sun()}'
        f"{rect(22, low, w - 44, base - low, 'inner', 0)}"
        f'<path class="lime" d="M4 {low}H24V{base}H0ZM{w - 4} {low}H{w - 24}V{base}H{w}Z"/>'
        f'<path class="course" d="{joints}"/><path class="lime" d="M0 {base}H{w}V{HEIGHT + 4}H0Z"/>'
        f'<path class="lime-hi" d="M0 {base}H{w}V{base + 7}H0Z"/>'
    )


def _drum(layers: int) -> float:
    return DRUM if layers <= DRUMS else max(6, (DRUMS - 1) * DRUM / (layers - 1))


def _pillar(stones: Sequence[Lying], x: float, base: float, drum: float) -> tuple[str, str]:
    """Drums and the stone on top, and the signs above it."""
    parts, y = [], base
    for stone in stones[:-1]:
        y -= drum
        parts.append(Laid(stone, x, y, SIDE, drum).draw("sl"))
    top = Laid(stones[-1], x, y - SIDE, SIDE)
    return "".join((*parts, top.draw())), top.signs()


def _bonus(kind: str, x: float, base: float) -> str:
    """The picture on the plinth below a pillar of side B."""
    if kind == "choice":
        return choice(x - 1, base + 8, 30)
    if kind == "card":
        return bonus("card", x + 8, base + 10, 26)
    return text(2, x + SIDE / 2, base + 32, 27, "key-b")


def temple(stones: Sequence[Lying], width: int, bonuses: Sequence[str] = ()) -> Markup:
    """The hall with so many pillars; on side B their bonuses stand on the plinth."""
    base = BASE_B if bonuses else BASE_A
    first = (WIDTH - width * SIDE - (width - 1) * GAP) / 2
    drum = _drum(-(-len(stones) // width))
    there = sum(not stone.ghost for stone in stones)
    body, signs = [], []
    for field in range(width):
        x = first + field * (SIDE + GAP)
        pillar = stones[field::width]
        top = base
        if pillar:
            drawn, above = _pillar(pillar, x, base, drum)
            body.append(drawn)
            signs.append(above)
            top -= int(SIDE + drum * (len(pillar) - 1))
        if field == there % width and there == len(stones):
            signs.insert(0, next_cell(x + 1, top - SIDE + 1, SIDE - 2, "" if bonuses else 1, 22))
        if bonuses:
            body.append(_bonus(bonuses[field], x, base))
        height = sum(not stone.ghost for stone in pillar)
        body.append(text(height, x + SIDE / 2, base + (61 if bonuses else 31), 18 if bonuses else 22))
    disc = f'<circle cx="{num(WIDTH / 2)}" cy="64" r="36" class="bigdisc"/>'
    return svg(f"0 0 {WIDTH} {HEIGHT}", disc, _flags(), _building(base), *body, *signs, cls="site-svg fitw")
