"""The market cards' pictures on a grid of 64, their families' signs, and the back."""

from functools import cache

from game.views.art.draw import svg
from game.views.imhotep.art import dynasty
from game.views.imhotep.art.paints import BLUE, GOLD, LIME, LINEN, PALE, WOOD
from game.views.markup import Markup

# by a card's id in lower case
PICTURES = {
    **dynasty.PICTURES,
    "lever": (
        f'<path {LIME} d="M34 14h18v18H34Z" transform="rotate(-14 43 23)"/>'
        f'<path {WOOD} d="M6 50L56 30l1.6 4.2L8 54.5Z"/><path {LIME} d="M30 54l6-11 7 11Z"/>'
        '<path d="M4 57h56"/><path d="M12 34c-3 4-4 7-4 11M4.5 41.5L8 45l4-3"/>'
    ),
    "hammer": (
        f'<path {WOOD} d="M29.5 28h5.5v30h-5.5Z"/>'
        f'<path {LIME} d="M14 10h36c3 5 3 13 0 18H14c-3-5-3-13 0-18Z"/><path d="M22 10v18M42 10v18"/>'
    ),
    "sail": (
        f'<path {LINEN} d="M20 8c14 2 26 9 30 30-10-4-20-5-30-3Z"/>'
        '<path d="M24 15c12 3 18 8 22 19M22 25c9 1 14 3 20 9" stroke-width="1.6"/>'
        '<path d="M20 4v42" stroke-width="3"/>'
        f'<path {WOOD} d="M6 42c3 10 11 14 25 14s24-4 27-14c-7 5-15 7-27 7S13 47 6 42Z"/>'
    ),
    "chisel": (
        f'<path {WOOD} d="M40 6l12 12-9 9-12-12Z"/><path {GOLD} d="M31 15l12 12-4 4-12-12Z"/>'
        f'<path {LIME} d="M27 19l12 12-24 22-9 3 3-9Z"/><path d="M46 46l4 4M40 52l2 6M52 40l6 2"/>'
    ),
    "statue": (
        f'<path {LIME} d="M18 58h28v-7H18Z"/><path {GOLD} d="M23 51c0-9-2-14 0-21h18c2 7 0 12 0 21Z"/>'
        '<path d="M23 36l18 8M41 36l-18 8"/>'
        f'<path {BLUE} d="M21 30C18 20 22 6 32 6s14 14 11 24l-5-2V18H26v10Z"/>'
        f'<path {PALE} d="M26 17h12v8c0 5-3 7-6 7s-6-2-6-7Z"/>'
        '<path d="M29.5 22v.2M34.5 22v.2" stroke-width="3"/>'
    ),
    "entrance": (
        f'<path {LIME} d="M24 12h16v14h9v14h9v14H6V40h9V26h9Z"/><path d="M15 40h34M24 26h16"/>'
        '<path fill="var(--ink)" d="M27 54V45h10v9Z"/><path d="M32 2v9" stroke-width="3"/>'
        '<path d="M28 7.5l4 4 4-4"/>'
    ),
    "sarcophagus": (
        f'<path {GOLD} d="M25 5h14l8 14-7 40H24l-7-40Z"/><path {PALE} d="M26 13h12v8c0 5-3 7-6 7s-6-2-6-7Z"/>'
        '<path d="M29.5 19v.2M34.5 19v.2" stroke-width="3"/><path d="M21 32l22 8M43 32l-22 8"/>'
        '<path d="M32 45v9M28 48.5h8"/>'
    ),
    "path": (
        f'<path {LIME} d="M22 10h20l16 44H6Z"/>'
        '<path d="M18.5 20h27M14.5 31h35M10.5 42h43M32 10v10M26 20l-2 11M39 20l2 11M32 31v11M21 42l-3 12'
        'M43 42l3 12"/>'
    ),
    "deco-pyramid": (
        f'<path {LIME} d="M26 18h12v12h9v12h9v14H8V42h9V30h9Z"/><path d="M17 42h30M26 30h12"/>'
        f'<path {GOLD} d="M32 3l3.5 7 7 1-5 5-11 0-5-5 7-1Z"/>'
    ),
    "deco-temple": (
        f'<path {LIME} d="M6 56l4-36h14l3 36ZM37 56l3-36h14l4 36Z"/><path d="M8 20h48M26 30h12"/>'
        f'<path {GOLD} d="M32 4a6 6 0 0 1 6 6c6-3 12-3 16 0-5 4-11 5-16 3a7 7 0 0 1-12 0c-5 2-11 1-16-3'
        ' 4-3 10-3 16 0a6 6 0 0 1 6-6Z"/>'
    ),
    "deco-burial": (
        f'<path {LIME} d="M6 40h52v16H6Z"/><path d="M6 48h52M20 40v8M34 48v8M46 40v8"/>'
        f'<path {BLUE} d="M10 30c12-10 32-10 44 0-14 8-30 8-44 0Z"/><circle cx="32" cy="29" r="5.5" {LINEN}/>'
        '<path d="M30 35l-4 8M36 34c3 5 7 6 11 4"/><path d="M8 21c12-9 34-9 48 0"/>'
    ),
    "deco-obelisk": (
        f'<path {LIME} d="M25 56l2-34 5-10 5 10 2 34Z"/><path {GOLD} d="M27 22l5-10 5 10Z"/>'
        '<path d="M14 58h36M29 32h6M29 42h6"/><path d="M32 2v4M18 8l4 4M46 8l-4 4"/>'
    ),
}
LINES = 'fill="none" stroke="var(--ink)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"'

# by family: its sign on a grid of 12
FAMILIES = {
    "red": '<path d="M6 0v7M2 5l4 6 4-6Z" fill="currentColor" stroke="currentColor" stroke-width="1.5"/>',
    "blue": '<circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" stroke-width="2"/>',
    "green": '<path d="M6 1l5 10H1Z" fill="currentColor"/>',
    "plain": '<path d="M1 9h10M1 3h6v4H1Z" fill="none" stroke="currentColor" stroke-width="2"/>',
    "violet": '<path d="M1 8h4v3H1ZM7 8h4v3H7ZM4 3h4v3H4Z" fill="currentColor"/>',
}
BACK = (
    '<path d="M32 8L56 32 32 56 8 32Z" fill="none" stroke="var(--rope)" stroke-width="4"/>'
    '<path d="M32 20L44 32 32 44 20 32Z" fill="var(--rope)"/>'
)


@cache
def card_picture(card: str, cls: str = "pic") -> Markup:
    """What a card shows, by its id."""
    return svg("0 0 64 64", f"<g {LINES}>{PICTURES[card.lower()]}</g>", cls=cls)


@cache
def family_sign(colour: str) -> Markup:
    """The shape that stands for a family of cards."""
    return svg("0 0 12 12", FAMILIES[colour])


def family_class(colour: str) -> str:
    """The class that gives a family's colour."""
    return f"family-{colour}"


@cache
def card_back() -> Markup:
    """A card face down."""
    return svg("0 0 64 64", BACK, cls="card-back")
