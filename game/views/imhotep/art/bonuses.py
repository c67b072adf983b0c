"""Small pictures of what a field brings besides points, on a grid of 24."""

from game.views.art.draw import group, num, text
from game.views.markup import Markup

THIN = 'stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"'
BLOCK = '<rect x="{x}" y="{y}" width="9" height="9" rx="1.2" fill="var(--stone-2)" {thin}/>'


def _blocks(*places: tuple[float, float]) -> str:
    return "".join(BLOCK.format(x=x, y=y, thin=THIN) for x, y in places)


CARD = (
    f'<rect x="4.5" y="1.5" width="15" height="21" rx="2" fill="var(--c-blue)" {THIN}/>'
    '<path d="M12 6.5L16.5 12 12 17.5 7.5 12Z" fill="var(--rope)" stroke="var(--edge)"'
    ' stroke-width="1.2"/>'
)
STONES = _blocks((2, 12.5), (13, 12.5), (7.5, 2.5))
TWO_STONES = _blocks((2, 8), (13, 8))
LOAD = (
    '<path d="M1 13.5C3.5 14 4.5 16 6 16H18C19.5 16 20.5 14 23 13.5C22 19.5 18.5 22.5 15 22.5H9'
    f'C5.5 22.5 2 19.5 1 13.5Z" fill="var(--reed)" {THIN}/>'
    f'<rect x="7.5" y="5" width="9" height="9" rx="1.2" fill="var(--stone-2)" {THIN}/>'
    '<path d="M12 .8V4M9.8 2.2L12 4.4 14.2 2.2" fill="none" stroke="var(--ink)" stroke-width="1.6"/>'
)
PICTURES = {"card": CARD, "stones": STONES, "load": LOAD, "two_stones": TWO_STONES}


def bonus(name: str, x: float, y: float, size: float) -> Markup:
    """The picture of a bonus; its upper left corner is (x, y)."""
    return group((PICTURES[name],), x, y, size / 24)


def choice(x: float, y: float, size: float) -> Markup:
    """A point or stones."""
    one = text(1, x + size * 0.18, y + size * 0.74, size * 0.72)
    rise = f"M{num(x + size * 0.36)} {num(y + size * 0.86)}l{num(size * 0.2)} {num(-size * 0.72)}"
    stones = bonus("two_stones", x + size * 0.56, y + size * 0.14, size * 0.74)
    return Markup(f'{one}<path class="course strong" d="{rise}"/>{stones}')
