"""Small things of the house boards: coins, and the disc of points."""

from game.views.art.draw import INK, svg, text
from game.views.markup import Markup

DISC = (  # on a grid of 24
    f'<circle {INK} cx="12" cy="12" r="10.4" fill="var(--rope)"/>'
    '<circle cx="12" cy="12" r="8" fill="none" stroke="var(--rope-2)" stroke-width="1.2"/>'
)
EYE = (
    '<path d="M6.6 12C9 8.6 15 8.6 17.4 12 15 15 9 15 6.6 12ZM12 14.4V18" fill="none"'
    ' stroke="var(--on-gold)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>'
    '<circle cx="12" cy="12" r="1.7" fill="var(--on-gold)"/>'
)
COIN = svg("0 0 24 24", DISC, EYE, cls="icon coin", size=(24, 24))
SPENT = svg("0 0 24 24", '<circle class="spot" cx="12" cy="12" r="10.4"/>', cls="icon coin", size=(24, 24))


def points_coin(points: int, cls: str) -> Markup:
    """So many points as something to be had."""
    size = (44, 44) if cls == "icon" else None
    return svg("0 0 24 24", DISC, text(points, 12, 17, 15, "number coined"), cls=cls, size=size)
