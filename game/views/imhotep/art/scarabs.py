"""Scarabs: beetles in a player's colour with the player's mark."""

from functools import cache

from game.views.art.draw import svg
from game.views.art.stones import mark
from game.views.markup import Markup

LEGS = "M7 9L3 6M6 14H1.5M7 19L3.5 22.5M17 9l4-3M18 14h4.5M17 19l3.5 3.5"
BODY = "M12 6.5c-5 0-7 4-7 8.5s3 8 7 8 7-3.5 7-8-2-8.5-7-8.5Z"


@cache
def scarab(seat: int) -> Markup:
    """The scarab of a seat."""
    ink = 'stroke="var(--edge)" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"'
    return svg(
        "0 0 24 24",
        f'<path d="{LEGS}" fill="none" {ink.replace("edge", "ink")}/>'
        f'<path d="M8 7.5C8 3.5 9.5 1.5 12 1.5S16 3.5 16 7.5Z" fill="var(--p{seat})" {ink}/>',
        f'<path d="{BODY}" fill="var(--p{seat})" {ink}/>',
        mark(seat, 12, 15, 0.34),
        cls="scarab",
    )
