"""What stands fast: palms, well, rocks, mastaba, each exactly in the outline that stops a sled."""

from collections.abc import Callable, Mapping, Sequence

from game.games.abusir import board
from game.views.abusir.plan import HUNDREDTH, Point, line, unit, units
from game.views.art.draw import group, num
from game.views.markup import Markup

TWELFTHS = (  # of a circle, as sled and rope meet it
    (1, 0), (0.866, 0.5), (0.5, 0.866), (0, 1), (-0.5, 0.866), (-0.866, 0.5),
    (-1, 0), (-0.866, -0.5), (-0.5, -0.866), (0, -1), (0.5, -0.866), (0.866, -0.5),
)  # fmt: skip
LEAF = "M0 0C3.5-5 4-11 0-17C-4-11-3.5-5 0 0Z"


def twelve_sided(x: float, y: float, r: float) -> list[Point]:
    """The outline of something round."""
    return [(x + r * c, y + r * s) for c, s in TWELFTHS]


def palms(x: float, y: float, r: float) -> str:
    """A palm from above: a crown of leaves in its ring of shade."""
    k = r / 19.2
    leaves = "".join(
        f'<path d="{LEAF}" transform="matrix({num(c)} {num(s)} {num(-s)} {num(c)} 0 0)"/>'
        for c, s in TWELFTHS[::2]
    )
    under = "".join(
        f'<path d="{LEAF}" transform="matrix({num(c)} {num(s)} {num(-s)} {num(c)} 0 0)"/>'
        for c, s in TWELFTHS[1::2]
    )
    crown = f'<g class="leaf under">{under}</g><g class="leaf">{leaves}</g><circle class="date" r="3.4"/>'
    return _outlined("grove", twelve_sided(x, y, r)) + group((crown,), x, y, k)


def well(x: float, y: float, r: float) -> str:
    """The old well: a ring of stones around dark water."""
    stones = "".join(f"M{num(c * 12.5)} {num(s * 12.5)}L{num(c * 20.5)} {num(s * 20.5)}" for c, s in TWELFTHS)
    body = f'<circle class="well-water" r="12.5"/><path class="course" d="{stones}"/>'
    body += '<path class="ripple" d="M-6-2q3-3 6 0t6 0M-6 4q3-3 6 0t6 0"/>'
    return _outlined("rock", twelve_sided(x, y, r)) + group((body,), x, y)


def rock(*points: Point) -> str:
    """A rock: its faces meet above the middle, lit from the left."""
    x, y = (sum(point[axis] for point in points) / len(points) - 3 for axis in (0, 1))
    faces = zip(points, [*points[1:], points[0]], strict=True)
    shade = line(points[1:4] if len(points) > 4 else points[1:3]) + f"L{num(x)} {num(y)}Z"
    ridges = "".join(f"M{num(x)} {num(y)}L{num(a[0])} {num(a[1])}" for a, _ in faces)
    return (
        _outlined("rock", points)
        + f'<path class="rock-shade" d="{shade}"/><path class="course" d="{ridges}"/>'
    )


def mastaba(*corners: Point) -> str:
    """A ruined mastaba: courses of brick around a fallen roof."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    mx, my = (ax + bx + cx + dx) / 4, (ay + by + cy + dy) / 4
    inner = [(mx + (px - mx) * 0.62, my + (py - my) * 0.56) for px, py in corners]
    thirds = "".join(
        f"M{num(ax + (bx - ax) * t)} {num(ay + (by - ay) * t)}"
        f"L{num(dx + (cx - dx) * t)} {num(dy + (cy - dy) * t)}"
        for t in (0.25, 0.5, 0.75)
    )
    return (
        _outlined("rock", corners)
        + f'<path class="course" d="{thirds}"/><path class="pit" d="{line(inner, closed=True)}"/>'
    )


def _outlined(cls: str, corners: Sequence[Point]) -> str:
    return f'<path class="{cls}" d="{line(corners, closed=True)}"/>'


DRAWN: tuple[Callable[..., str], ...] = (palms, rock, well, mastaba, palms, rock)  # O1 to O6


def obstacles() -> Markup:
    """All of them, each to be asked about."""
    shapes = zip(DRAWN, board.OBSTACLES, strict=True)
    return Markup("".join(f'<g data-thing="obstacle {n}">{standing(*it)}</g>' for n, it in enumerate(shapes)))


BY_KIND: Mapping[str, Callable[..., str]] = {"palms": palms, "well": well, "rock": rock, "mastaba": mastaba}


def standing(draw: Callable[..., str], shape: board.Grove | board.Outline) -> str:
    """One of them in its outline."""
    if isinstance(shape, board.Grove):
        return draw(*unit(shape.centre), shape.radius * HUNDREDTH)
    return draw(*units(shape))
