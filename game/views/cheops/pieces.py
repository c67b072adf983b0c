"""Drawings of fields and stones in their states. They come in few kinds, so each is made once."""

from functools import cache, lru_cache

from game.games.cheops import tables as box
from game.views.art.draw import svg, use
from game.views.art.materials import sign as glyph
from game.views.art.scenery import band, disc, palm, smooth_pyramid, step_pyramid
from game.views.art.signs import cross, knot, loop, rope
from game.views.art.traces import Mark, ringed
from game.views.cheops.art_dice import badge
from game.views.cheops.art_sheets import FIELD, medal, star, tick_cross
from game.views.cheops.look import EITHER, JOKER, QUARRY
from game.views.look import CHOSEN, LOOP, ROPE
from game.views.markup import Markup

STONE = 52  # how wide a stone of the quarry is; it is as high as a field
AROUND = rope(3, 3, FIELD - 6, FIELD - 6, 5)
SIGNS = {
    "": "",
    ROPE: AROUND,
    CHOSEN: AROUND + knot(FIELD / 2, FIELD - 2, 1),
    LOOP: loop(FIELD - 11, 11, 10),
}
CORNERS = "M5 18V10A5 5 0 0 1 10 5H18M5 42V50A5 5 0 0 0 10 55H18M55 42V50A5 5 0 0 1 50 55H42"
CORNERED = f'<path class="rope-a" d="{CORNERS}"/><path class="rope-b" d="{CORNERS}"/>'
PRICE_AT, PRICE_WIDTH, PRICE_HEIGHT = (35, -3), 26, 30
STONE_AROUND = rope(1, 1, STONE - 2, FIELD - 2, 9)
STONE_SIGNS = {
    "": "",
    ROPE: STONE_AROUND,
    CHOSEN: STONE_AROUND + knot(STONE / 2, FIELD - 2, 1),
    LOOP: loop(STONE - 9, 9, 9),
}
KEPT = 1024


@lru_cache(KEPT)
def field(colour: int, state: str, sign: str, order: int, marks: tuple[Mark, ...]) -> Markup:
    """A field: `open`, `ticked`, `chosen` in the action going on, `soon` by that in the foreground."""
    letter = box.LETTERS[colour]
    body = f'<use href="#{"f" if state == "open" else "s"}-{letter}"/>'
    if state == "ticked":
        body += tick_cross(letter)
    if state == "chosen":
        sign = ROPE
    return svg(
        f"0 0 {FIELD} {FIELD}",
        body,
        ringed(marks, 6, 6, FIELD - 12, FIELD - 12, 3) if marks else "",
        _priced(letter, sign) if sign in PRICES else SIGNS[sign],
        badge(FIELD - 9, 10, order),
        cls=f"drawing {state}",
    )


PRICES = {EITHER: "q-{}", QUARRY: "q-{}", JOKER: "q-joker"}  # the piece in the corner of such a field


def _priced(letter: str, price: str) -> str:
    """Rope at three corners, in the fourth what would pay."""
    return CORNERED + use(PRICES[price].format(letter), *PRICE_AT, PRICE_WIDTH, PRICE_HEIGHT)


@lru_cache(KEPT)
def stone(colour: int, state: str, sign: str, marks: tuple[Mark, ...]) -> Markup:
    """A stone of the quarry: `left`, `struck`, `passed` over, or about to be `lost`."""
    letter = box.LETTERS[colour]
    body = f'<use href="#q-{letter}"/>'
    if state in ("struck", "passed"):
        body = f'<g class="hole">{_hole()}{glyph(letter, STONE / 2, FIELD / 2, 1, "var(--ink-2)")}</g>'
    crossed = {"struck": _crossed(), "lost": cross(STONE / 2, FIELD / 2, 16)}.get(state, "")
    ring = ringed(marks, 4, 4, STONE - 8, FIELD - 8, 6) if marks else ""
    return svg(f"0 0 {STONE} {FIELD}", body, crossed, ring, STONE_SIGNS[sign], cls=f"drawing {state}")


@lru_cache(KEPT)
def joker(state: str, sign: str, marks: tuple[Mark, ...]) -> Markup:
    """A joker: `left` or `struck`."""
    body = '<use href="#q-joker"/>'
    if state == "struck":
        dull = f'<path class="dull-star" d="{star(STONE / 2, 31, 15)}"/>'
        body = f'<g class="hole">{_hole()}{dull}</g>{_crossed()}'
    ring = ringed(marks, 4, 4, STONE - 8, FIELD - 8, 6) if marks else ""
    return svg(f"0 0 {STONE} {FIELD}", body, ring, STONE_SIGNS[sign], cls=f"drawing {state}")


def _hole() -> str:
    return f'<rect x="3" y="3" width="{STONE - 6}" height="{FIELD - 6}" rx="6"/>'


def _crossed() -> str:
    path = f"M9 12L{STONE - 9} {FIELD - 12}M{STONE - 9} 12L9 {FIELD - 12}"
    return f'<g class="tick"><path class="strike" d="{path}"/></g>'


@cache
def medal_icon(state: str, *, soon: bool = False) -> Markup:
    """A bonus; `soon` if the action in the foreground would gain it."""
    halo = '<circle class="rope-a" cx="20" cy="20" r="21"/><circle class="rope-b" cx="20" cy="20" r="21"/>'
    return svg("-5 -5 50 50", halo if soon else "", medal(state, box.BONUS), cls="drawing")


# ---- the wall behind pyramid and arch ----------------------------------------------------------------

WALL = (1000, 420)
STARRY = 150  # left of the top of the pyramid, where no number stands


@cache
def wall() -> Markup:
    """The sky, the sun, and what others have built, far away."""
    width, height = WALL
    return svg(
        f"0 0 {width} {height}",
        band(0, width, height, "var(--sky)"),
        f'<rect class="stars" width="{STARRY}" height="{height}" fill="url(#p-stars)"/>',
        band(height - 150, width, 150, "var(--sky-2)"),
        band(height - 62, width, 62, "var(--sky-3)"),
        disc(92, 118, 50, halo=True),
        smooth_pyramid(490, height, 190, 88, golden=True),
        step_pyramid(900, height, 170, 64, 5),
        palm(806, height + 2, 0.62),
        palm(824, height + 2, 0.46),
        cls="scenery",
        fit="xMinYMax slice",
    )


LINTEL = (208, 70)


@cache
def lintel() -> Markup:
    """The beam of the arch that the closing stone sits in."""
    width, height = LINTEL
    cornice = (
        f"M1 {height - 1}H{width - 1}L{width - 13} {height - 13}V16L{width - 2} 1H2L13 16V{height - 13}Z"
    )
    return svg(
        f"0 0 {width} {height}",
        f'<path class="cornice" d="{cornice}"/>',
        f'<path class="course" d="M13 16H{width - 13}M13 {height - 13}H{width - 13}"/>',
        cls="cornice-drawing",
        fit="none",
    )
