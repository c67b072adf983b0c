"""The gods as heads above a broad collar, on a grid of 64, kept in the sprite as `g1` to `g5`."""

from game.views.art.draw import INK, svg, symbol
from game.views.markup import Markup

LINE = 'fill="none" stroke="var(--edge)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
LEGS = LINE.replace("--edge", "--edge-5")
COLLAR = (
    f'<path d="M8 63C9 50 19 45 32 45S55 50 56 63Z" fill="var(--disc)" {INK}/>'
    '<path d="M14.5 63C15.5 54 22.5 50.5 32 50.5S48.5 54 49.5 63Z" fill="var(--nile)"'
    ' stroke="var(--edge)" stroke-width="1.4"/>'
    '<path d="M21 63C22 58 26 56 32 56S42 58 43 63Z" fill="var(--linen)" stroke="var(--edge)"'
    ' stroke-width="1.4"/>'
)
WIG = f'<path d="M14 60C11 40 13 22 30 20C40 20 43 30 42 44L38 60H30V46H24V60Z" fill="var(--p1)" {INK}/>'
BANDS = '<path d="M14 50H24M13.5 43H23M14 36H21M30 53H39" stroke="var(--rope)" stroke-width="2.6"/>'


def _eye(x: float, y: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="2.4" fill="var(--edge)"/>'


HORUS = (  # a falcon's head under a sun
    f"{WIG}{BANDS}"
    f'<path d="M26 46C22 30 28 20 39 22C47 23 50 28 51 32L56 36C54 40 51 42 47 41C45 44 41 46 38 46Z"'
    f' fill="var(--linen)" {INK}/>'
    f'<path d="M49 31L57 36.5C55 41 51.5 42.5 48 41C50 38 50 34 49 31Z" fill="var(--rope)" {INK}/>'
    f'<path d="M41 32C41 38 39 40 36 43M41 32C37 31 34 32 33 34" {LINE}/>{_eye(41, 30)}'
    f'<circle cx="32" cy="11" r="8.5" fill="var(--p2)" {INK}/>'
)
ANUBIS = (  # a jackal's head with tall ears
    f"{WIG.replace('--p1', '--reed')}{BANDS.replace('--rope', '--p5')}"
    '<path d="M26 46C22 34 23 26 25 20L24 3L32 15L39 3L40 20C45 22 50 26 59 30C60 34 58 37 54 37L44 38'
    'C42 43 41 46 38 46Z" fill="var(--p5)" stroke="var(--edge-5)" stroke-width="2" stroke-linejoin="round"/>'
    '<path d="M28 9L31.5 17M36 10L35 18" stroke="var(--edge-5)" stroke-width="1.6" stroke-linecap="round"/>'
    '<path d="M33 25C36 23 40 24 42 27C39 28.5 35 28 33 25Z" fill="var(--rope)"/>'
    '<path d="M57 33L46 34.5" stroke="var(--edge-5)" stroke-width="1.6" stroke-linecap="round"/>'
)
KHEPRI = (  # the scarab that rolls the sun
    f'<path d="M17 30L8 24 4 14M15 41L5 43M18 51L9 59M47 30L56 24 60 14M49 41L59 43M46 51L55 59" {LEGS}/>'
    f'<path d="M32 26C44 26 49 35 48 44C47 54 40 61 32 61S17 54 16 44C15 35 20 26 32 26Z" fill="var(--mg)"'
    f" {INK}/>"
    f'<path d="M16.5 40C22 34 42 34 47.5 40M32 36V61" {LINE}/>'
    f'<path d="M23 27C23 20 41 20 41 27L38 30H26Z" fill="var(--p1)" {INK}/>'
    '<path d="M21 45C22 51 24 54 27 57M43 45C42 51 40 54 37 57" fill="none" stroke="var(--shine)"'
    ' stroke-width="2" opacity=".55"/>'
    f'<circle cx="32" cy="11" r="9" fill="var(--disc)" {INK}/>'
)
SEKHMET = (  # a lioness from the front, the sun on her head
    f'<path d="M12 60C8 44 9 22 32 21S56 44 52 60H42V48H22V60Z" fill="var(--c-red)" {INK}/>'
    '<path d="M12 52H22M11.5 44H19M42 52H52M45 44H52.5" stroke="var(--rope)" stroke-width="2.6"/>'
    f'<path d="M18 28L17 18 26 21M46 28L47 18 38 21" fill="var(--mo)" {INK}/>'
    f'<path d="M32 19C43 19 47 27 46 35C45 43 39 49 32 49S19 43 18 35C17 27 21 19 32 19Z" fill="var(--mo)"'
    f" {INK}/>"
    '<path d="M24 31C26 29 29 29.5 29.5 32M40 31C38 29 35 29.5 34.5 32" fill="none" stroke="var(--edge)"'
    ' stroke-width="2.4" stroke-linecap="round"/>'
    f'<path d="M28.5 38H35.5L32 42ZM32 42V44.5M27 45C29 47 31 46.5 32 44.5C33 46.5 35 47 37 45" {LINE}/>'
    '<path d="M28.5 38H35.5L32 42Z" fill="var(--edge)"/>'
    f'<circle cx="32" cy="10" r="8.5" fill="var(--p2)" {INK}/>'
)
THOTH = (  # an ibis with its curved bill, the moon above
    f"{WIG.replace('--p1', '--p4')}{BANDS}"
    f'<path d="M26 46C22 32 26 20 37 20C45 20 48 25 47 31C46 40 42 46 38 46Z" fill="var(--linen)" {INK}/>'
    f'<path d="M46 25C56 26 62 36 61 52C57 44 53 36 45 34Z" fill="var(--p5)" stroke="var(--edge-5)"'
    f' stroke-width="2" stroke-linejoin="round"/>{_eye(40, 28)}'
    f'<path d="M40 28C37 28 34.5 29 33 31" {LINE}/>'
    f'<path d="M22 8A10.5 10.5 0 0 0 42 8A12.5 7 0 0 1 22 8Z" fill="var(--disc)" {INK}/>'
    f'<circle cx="32" cy="7" r="5" fill="var(--linen)" {INK}/>'
)
GODS = {1: HORUS, 2: ANUBIS, 3: KHEPRI, 4: SEKHMET, 5: THOTH}
WITH_COLLAR = frozenset({1, 2, 4, 5})


def god_symbols() -> Markup:
    """The symbols of all five for the sprite."""
    return Markup(
        "".join(
            symbol(f"g{tile}", "0 0 64 64", COLLAR if tile in WITH_COLLAR else "", body)
            for tile, body in GODS.items()
        )
    )


def god_icon(tile: int) -> Markup:
    """A god as a picture of its own; the style sheet gives its size."""
    return svg("0 0 64 64", f'<use href="#g{tile}"/>', cls="gd")
