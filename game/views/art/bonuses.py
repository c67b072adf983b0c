"""Small pictures of what a field brings besides points, on a grid of 24."""

from game.views.art.draw import group, text
from game.views.markup import Markup

THIN = 'stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"'
BLOCK = '<rect x="{x}" y="{y}" width="9" height="9" rx="1.2" fill="var(--stone-2)" {thin}/>'


def _blocks(*places: tuple[float, float]) -> str:
    return "".join(BLOCK.format(x=x, y=y, thin=THIN) for x, y in places)


CARD = (
    f'<rect x="4.5" y="1.5" width="15" height="21" rx="2" fill="var(--c-blue)" {THIN}/>'
    '<path d="M12 6.5L16.5 12 12 17.5 7.500 12Z" fill="var(--rope)" stroke="var(--edge)" stroke-width="1.2"/>'
)
STONES = _blocks((2, 12.5), (13, 12.5), (7.5, 2.5))
TWO_STONES = _blocks((2, 8), (13, 8))
LOAD = (
    f'<path d="M1 13.500C3.500 14 4.500 16 6 16H18C19.500 16 20.500 14 23 13.500C22 19.500 18.500 22.500 15 22.500'
    f'H9C5.500 22.500 2 19.500 1 13.500Z" fill="var(--reed)" {THIN}/>'
    f'<rect x="7.5" y="5" width="9" height="9" rx="1.200" fill="var(--stone-2)" {THIN}/>'
    '<path d="M12 .8V4M9.8 2.200L12 4.400L14.200 2.200" fill="none" stroke="var(--ink)" stroke-width="1.600"/>'
)
PICTURES = {"card": CARD, "stones": STONES, "load": LOAD, "two_stones": TWO_STONES}


def bonus(name: str, x: float, y: float, size: float) -> Markup:
    """The picture of a bonus; its upper left corner is (x, y)."""
    return group((PICTURES[name],), x, y, size / 24)


def choice(x: float, y: float, size: float) -> Markup:
    """A point or stones."""
    one = text(1, x + size * 0.18, y + size * 0.74, size * 0.72)
    slash = f'<path class="course strong" d="M{x + size * 0.36:.1f} {y + size * 0.86:.1f}l{size * 0.2:.1f} {-size * 0.72:.1f}"/>'
    return Markup(one + slash + bonus("two_stones", x + size * 0.56, y + size * 0.14, size * 0.74))
