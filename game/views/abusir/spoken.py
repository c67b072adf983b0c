"""What is said of the things on Abusir's table."""

from collections import Counter
from collections.abc import Iterable

from game.core.steps import Refusal
from game.games.abusir import board
from game.games.abusir import tables as box
from game.games.abusir.placements import Place
from game.games.abusir.state import FIRST_SITE, NONE, filled
from game.text import abusir as words
from game.text import common
from game.text.abusir import WORDS
from game.text.catalogue import N_, Texts
from game.views.abusir.look import Look, cells


def block(t: Texts, colour: str, shape: str) -> str:
    """A block: its colour and its shape."""
    return words.block(t, f"{colour} {shape}")


def blocks(t: Texts, kinds: Iterable[int]) -> str:
    """Several blocks as a list, like ones together."""
    counted = Counter(kinds)
    if not counted:
        return t("nothing")
    return common.all_of(t, [_blocks(t, kind, n) for kind, n in sorted(counted.items())])


def _blocks(t: Texts, kind: int, n: int) -> str:
    named = words.block(t, box.KINDS[kind])
    return t("{n} × {block}", n=n, block=named) if n > 1 else named


def how_many(look: Look, kind: tuple[str, str], n: int) -> str:
    """A kind of block, and how many of it there are to choose from."""
    said = common.capital(block(look.t, *kind))
    return look.t("{block}, {n} there", block=said, n=n) if n > 1 else said


def place(t: Texts, node: int) -> str:
    """The camp, or a site by its name."""
    return words.node(t, box.NODES[node])


def site_name(t: Texts, n: int) -> str:
    """Whose pyramid is built on a site."""
    return words.site(t, box.SITES[n])


def owner(look: Look, whose: int) -> str:
    """Whose a boat is."""
    if whose >= look.players:
        return words.boat(look.t, box.OWNERS[whose])
    return look.t("The boat of {colour}", colour=look.name(whose))


def berth(look: Look, n: int) -> str:
    """A berth and the boat there."""
    t, s = look.t, look.state
    if s.owners[n] == NONE:
        return t("Berth {n}, free", n=n + 1)
    return t(
        "Berth {n}: {boat}, {blocks}",
        n=n + 1,
        boat=owner(look, s.owners[n]),
        blocks=blocks(t, s.boats[n]),
    )


def walk(look: Look, node: int) -> str:
    """A node to walk to."""
    return look.t("Walk to {place}", place=place(look.t, node))


def node(look: Look, n: int) -> str:
    """The camp, or a site and how much of its pyramid stands."""
    return common.capital(place(look.t, n)) if n == box.CAMP else site(look, n - 1)


def site(look: Look, n: int) -> str:
    """A site and how much of its pyramid stands."""
    cells = filled(look.state, n).bit_count()
    return look.t("{site}: {n} of {all} cubes", site=site_name(look.t, n), n=cells, all=box.FULL)


def levels(look: Look, site: int) -> str:
    """The levels of a pyramid, one by one."""
    t, cells = look.t, filled(look.state, site)
    counts = [
        (cells >> start & (1 << size * size) - 1).bit_count()
        for start, size in zip(box.LEVEL_STARTS, box.SIZES, strict=True)
    ]
    return t(
        "{site}: level 1 {a} of 16, level 2 {b} of 4, level 3 {c} of 1",
        site=site_name(t, site),
        **dict(zip("abc", counts, strict=True)),
    )


def place_for(look: Look, place: Place) -> str:
    """A place for the chosen block."""
    first = cells(place)[0]
    return look.t(
        "Level {level}, row {row}, column {column}",
        level=place.level + 1,
        row=first[1] + 1,
        column=first[0] + 1,
    )


def track(look: Look, player: int, blocks: int, points: int) -> str:
    """A player's contributions to a pyramid, and what they are worth as it stands."""
    t = look.t
    built = t.n("{name}: {n} block", "{name}: {n} blocks", blocks, name=look.name(player))
    return t("{built}, {points}", built=built, points=common.points(t, points))


def one_colour(look: Look, colour: int) -> str:
    """All that shows of a pyramid has one colour so far."""
    return look.t("Only one colour shows so far: {colour}.", colour=words.colour(look.t, box.COLOURS[colour]))


# ---- the rope ---------------------------------------------------------------------------------------

SIDES = (
    N_("upper edge, {cm} cm from the left, {stance}"),
    N_("right edge, {cm} cm from the top, {stance}"),
    N_("lower edge, {cm} cm from the left, {stance}"),
    N_("left edge, {cm} cm from the top, {stance}"),
)
NUDGES = {
    -10: N_("One centimetre back"),
    -1: N_("One millimetre back"),
    1: N_("One millimetre on"),
    10: N_("One centimetre on"),
}
ALIGNING = {
    "undo": N_("Rotate to the left"),
    "redo": N_("Rotate to the right"),
    "left": N_("Move to the left"),
    "right": N_("Move to the right"),
    "up": N_("Move up"),
    "down": N_("Move down"),
}


def holder(t: Texts, tenths: int, stance: str) -> str:
    """Where the holder of the rope stands, and how."""
    wide, high = board.WIDTH // 10, board.HEIGHT // 10
    for side, length in enumerate((wide, high, wide, high)):
        if tenths < length:
            along = tenths if side < 2 else length - tenths
            return common.capital(t(SIDES[side], cm=centimetres(t, along), stance=words.stance(t, stance)))
        tenths -= length
    return holder(t, 0, stance)


def centimetres(t: Texts, tenths: int) -> str:
    """A length with one decimal, as people write it."""
    return t("{whole}.{tenth}", whole=tenths // 10, tenth=tenths % 10)


def nudge(t: Texts, by: int) -> str:
    """The holder moved round the board a little."""
    return t(NUDGES[by])


def aligning(t: Texts, sign: str) -> str:
    """The sled turned or moved a little."""
    return t(ALIGNING[sign])


def listed(t: Texts, names: list[str]) -> str:
    """Several things in a sentence."""
    return common.all_of(t, names)


def refusal(look: Look, why: Refusal) -> str:
    """Why something cannot be done."""
    return WORDS.refusal(look.t, why)


def where(look: Look, player: int) -> str:
    """Where a sled is."""
    t, at = look.t, look.state.where[player]
    if at == NONE:
        return t("It stands on open land.")
    if at < FIRST_SITE:
        return t("It is at the landing stage of berth {n}.", n=at + 1)
    return t("It is at {site}.", site=site_name(t, at - FIRST_SITE))
