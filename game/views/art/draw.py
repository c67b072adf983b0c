"""How the drawings write numbers, groups and pictures."""

from collections.abc import Iterable

from game.views.markup import Markup, escape

INK = 'stroke="var(--edge)" stroke-width="2" stroke-linejoin="round"'


def num(value: float) -> str:
    """A coordinate with two decimals at most."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def svg(
    box: str,
    *body: str,
    cls: str = "",
    size: tuple[float, float] | None = None,
    fit: str = "",
) -> Markup:
    """A picture of its own, with the given viewBox; `size` in pixels where no style sheet gives one."""
    parts = [f'<svg viewBox="{box}" aria-hidden="true"']
    if cls:
        parts.append(f' class="{cls}"')
    if size:
        parts.append(f' width="{num(size[0])}" height="{num(size[1])}"')
    if fit:
        parts.append(f' preserveAspectRatio="{fit}"')
    return Markup("".join((*parts, ">", *body, "</svg>")))


def group(body: Iterable[str], x: float = 0, y: float = 0, k: float = 1, *, cls: str = "") -> Markup:
    """Drawings moved to (x, y) and then enlarged k times."""
    name = f' class="{cls}"' if cls else ""
    scale = "" if k == 1 else f" scale({num(k)})"
    return Markup(f'<g{name} transform="translate({num(x)} {num(y)}){scale}">{"".join(body)}</g>')


def use(symbol: str, x: float, y: float, width: float, height: float | None = None) -> Markup:
    """A symbol of the sprite at a place."""
    tall = width if height is None else height
    return Markup(
        f'<use href="#{symbol}" x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(tall)}"/>',
    )


def symbol(name: str, box: str, *body: str) -> Markup:
    """A drawing kept in the sprite, to be shown with `use`."""
    return Markup(f'<symbol id="{name}" viewBox="{box}">{"".join(body)}</symbol>')


def text(content: str | int, x: float, y: float, size: float, cls: str = "number") -> Markup:
    """A word or number in a drawing; the class gives its font and anchor."""
    place = f'x="{num(x)}" y="{num(y)}" font-size="{num(size)}"'
    return Markup(f'<text class="{cls}" {place}>{escape(content)}</text>')


def rect(x: float, y: float, width: float, height: float, cls: str, r: float = 3) -> Markup:
    """A rectangle whose look comes from its class."""
    return Markup(
        f'<rect class="{cls}" x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
        f' rx="{num(r)}"/>',
    )


def grid(wide: int, high: int, cells: Iterable[tuple[float, float, bool]]) -> Markup:
    """A little plan among words: cells by column and row from the upper left, those that are meant filled."""
    side = 10
    drawn = (
        rect(x * side, y * side, side - 1, side - 1, "here" if here else "there", 1) for x, y, here in cells
    )
    return svg(f"-1 -1 {wide * side + 1} {high * side + 1}", *drawn, cls="small-plan")
