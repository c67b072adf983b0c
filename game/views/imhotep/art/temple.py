"""The temple: top stones as seen from above, buried layers as drums of the pillars below them."""

from collections.abc import Sequence

from game.views.art.draw import INK, num, rect, svg, text
from game.views.art.signs import next_cell
from game.views.art.stones import Lying
from game.views.imhotep.art.bonuses import bonus, choice
from game.views.imhotep.art.laying import Laid
from game.views.markup import Markup

WIDTH, HEIGHT = 290, 326
TOP = 112
SIDE, GAP = 42, 4
BASE_A, BASE_B = 282, 256
LINTEL = 32
DRUM, DRUMS = 21, 5  # from more layers on, drums share the room of the first ones


def _flags() -> str:
    parts = []
    for x, way in ((14, 1), (WIDTH - 14, -1)):
        parts.append(
            f'<path stroke="var(--stone-3)" stroke-width="3.5" stroke-linecap="round" d="M{x} {TOP}V18"/>'
            f'<path {INK} fill="var(--p2)" d="M{x} 20h{way * 30}l{-way * 9} 8 {way * 9} 8h{-way * 30}Z"/>'
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
        f'<path fill="var(--stone-2)" stroke="var(--stone-3)" stroke-width="1.3" d="{wings}"/>'
        f'<path class="course" d="{feathers}"/>'
        f'<circle {INK} fill="var(--disc)" cx="{m}" cy="{y}" r="10.5"/>'
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


def _drum(layers: int, room: float) -> float:
    """The height of a drum where so many layers share the room."""
    return min(DRUM, max(6, room / max(1, layers - 1)))


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
    return text(2, x + SIDE / 2, base + 32, 27, "number few")


def _first(width: int) -> float:
    """The left edge of the first of so many pillars."""
    return (WIDTH - width * SIDE - (width - 1) * GAP) / 2


def temple(stones: Sequence[Lying], width: int, bonuses: Sequence[str] = ()) -> Markup:
    """The hall with so many pillars; on side B their bonuses stand on the plinth."""
    base = BASE_B if bonuses else BASE_A
    below = []
    for field in range(width):
        x = _first(width) + field * (SIDE + GAP)
        if bonuses:
            below.append(_bonus(bonuses[field], x, base))
        height = sum(not stone.ghost for stone in stones[field::width])
        below.append(text(height, x + SIDE / 2, base + (61 if bonuses else 31), 18 if bonuses else 22))
    return hall(stones, width, base, below, "" if bonuses else 1)


def hall(
    stones: Sequence[Lying], width: int, base: float, below: Sequence[str], worth: str | int = ""
) -> Markup:
    """The building with its pillars, and what stands on the plinth below them."""
    # on a low hall drums get thinner sooner: the pillar and the next stone stay under the lintel
    room = min((DRUMS - 1) * DRUM, base - TOP - LINTEL - SIDE)
    drum = _drum(-(-len(stones) // width), room)
    there = sum(not stone.ghost for stone in stones)
    body, signs = [], []
    for field in range(width):
        x = _first(width) + field * (SIDE + GAP)
        pillar = stones[field::width]
        top = base
        if pillar:
            drawn, above = _pillar(pillar, x, base, drum)
            body.append(drawn)
            signs.append(above)
            top -= int(SIDE + drum * (len(pillar) - 1))
        if field == there % width and there == len(stones):
            signs.insert(0, next_cell(x + 1, top - SIDE + 1, SIDE - 2, worth, 22))
    disc = f'<circle cx="{num(WIDTH / 2)}" cy="64" r="36" fill="var(--disc)"/>'
    picture = (disc, _flags(), _building(base), *below, *body, *signs)
    return svg(f"0 0 {WIDTH} {HEIGHT}", *picture, cls="site-svg cropped hall")
