"""The drawings of Imhotep: well-formed, in the colours of the tokens, with a look for every class."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARDS
from game.views.art import signs, sprite
from game.views.art.boats import HEIGHT, boat_size, hull, notches, sail
from game.views.art.draw import svg
from game.views.art.stones import Lying
from game.views.art.traces import Mark
from game.views.imhotep.art import (
    bonuses,
    burial,
    cards,
    chosen,
    coins,
    crypt,
    heights,
    obelisks,
    pyramid,
    rounds,
    temple,
    transport,
)
from tests.reading import Element, read

CSS = Path("static/css")
MANY = 40
WORTH = [("1", "1"), ("+1", "+2")]


def _marks(*numbers: int) -> tuple[Mark, ...]:
    return tuple(Mark(number, 1 + number % 4) for number in numbers)


HEAP = [
    Lying(1 + nth % 4, f"stone-{nth}", "boat-1" if nth > 36 else "", marks=_marks(nth) if nth > 36 else ())
    for nth in range(MANY)
]
GHOSTS = [*HEAP[:7], Lying(2, ghost=True, gain="+2"), Lying(3, ghost=True)]
CELLS = [[pyramid.Cell(*brings) for brings in one] for one in box.PYRAMIDS_B]
FULL = pyramid.Beside(HEAP[:3], next=True)
NEVER = pyramid.Beside((), next=False)


def drawings() -> Iterator[tuple[str, str]]:
    for name, heap in (("none", HEAP[:0]), ("some", GHOSTS), ("many", HEAP)):
        yield f"pyramid A {name}", pyramid.pyramid_a(heap, box.PYRAMID_A)
        yield f"temple A {name}", temple.temple(heap, 4)
        yield f"temple B {name}", temple.temple(heap, 5, box.TEMPLE_B)
        yield f"burial A {name}", burial.burial_a(heap, WORTH)
        yield f"burial B {name}", burial.burial_b(heap, box.BURIAL_B)
        towers = [
            obelisks.Obelisk(seat, [stone for stone in heap if stone.seat == seat]) for seat in range(1, 5)
        ]
        yield f"obelisks A {name}", obelisks.obelisks_a(towers, box.OBELISKS_A[4])
        for ground in (obelisks.HIGH, obelisks.WIDE):
            columns = [heap[:3]] if heap else []
            yield (
                f"obelisks B {name} {ground.per_row}",
                obelisks.obelisks_b(ground, towers, columns, box.OBELISKS_B),
            )
    for site, word in ((pyramid.HIGH, "high"), (pyramid.WIDE, "wide")):
        yield f"pyramids B {word}", pyramid.pyramids_b(site, [HEAP[:2], GHOSTS[5:8], []], CELLS, NEVER)
        yield f"pyramids B {word} full", pyramid.pyramids_b(site, [HEAP[:5]] * 3, CELLS, FULL)
    yield "quarry", transport.quarry()
    yield "sled", transport.sled(HEAP[:3], 5)
    yield from ((f"suns {now}", transport.suns(now, 6)) for now in (1, 6))
    yield "small suns", transport.suns_small(3, 6)
    yield from ((f"card {card.id}", cards.card_picture(card.id)) for card in CARDS)
    yield from ((f"family {colour}", cards.family_sign(colour)) for colour in cards.FAMILIES)
    yield "back", cards.card_back()
    yield from (
        (f"bonus {name}", svg("0 0 24 24", bonuses.bonus(name, 0, 0, 24))) for name in bonuses.PICTURES
    )
    yield "order", svg("0 0 40 40", signs.order_badge(20, 20, 3))
    width, _ = boat_size(4)
    yield "boat", svg(f"0 0 {width} {HEIGHT}", hull(4), sail(ready=True), notches(4, 3, 3))


TILES = [1 + nth % 4 for nth in range(box.CRYPT)]


def towers_of(heap: list[Lying]) -> list[heights.Tower]:
    own = (obelisks.Obelisk(seat, [stone for stone in heap if stone.seat == seat]) for seat in range(1, 5))
    return [heights.Tower(each, 3, {2: 3}) for each in own]


def house_boards() -> Iterator[tuple[str, str]]:
    """The sides that are our own."""
    for name, heap in (("none", HEAP[:0]), ("some", GHOSTS), ("many", HEAP)):
        on, off = dict(enumerate(heap[: box.BESIDE_CELL])), heap[box.BESIDE_CELL :]
        empty = {
            cell: chosen.Cell(3, lit=cell % 2 == 0, next=cell == 9)
            for cell in range(box.BESIDE_CELL)
            if cell not in on
        }
        beside = pyramid.Beside(off, bool(off))
        for stand in (chosen.HIGH, chosen.WIDE):
            where = f"{name} {stand.width}"
            figure = chosen.imhotep(stand, min(len(heap), 13), "imhotep")
            yield f"pyramid C {where}", chosen.great(stand, on, empty, beside, *figure)
            yield (
                f"pyramid D {where}",
                chosen.great(stand, on, empty, beside, chosen.stock(stand, len(off) and 5, 5)),
            )
        ranks = [rounds.Rank(seat, seat, 4 - seat) for seat in range(1, 5)]
        yield f"temple C {name}", rounds.temple_c(heap, 5, ranks)
        chariots = [rounds.Chariot(seat, len(heap) // seat, len(heap)) for seat in range(1, 5)]
        yield f"temple D {name}", rounds.temple_d(heap, 4, chariots, 5, (15, 10, 5, 1))
        sums = [crypt.Sum(seat, 10) for seat in range(1, 5)]
        yield f"burial C {name}", crypt.burial_c(dict(enumerate(heap)), TILES, len(heap) // 3, sums)
        yield (
            f"burial D {name}",
            crypt.burial_d(heap, ["9", "5·1", "3×2", "1"], ["9", "5·1"][: len(heap) // 3]),
        )
        for room in (heights.HIGH, heights.WIDE):
            yield (
                f"obelisks C {name} {room.width}",
                heights.obelisks_c(room, towers_of(heap), box.OBELISKS_C, "+2"),
            )
        for room in (heights.HIGH_TILES, heights.WIDE_TILES):
            left = {height: worth[1:] for height, worth in box.OBELISKS_D.items()} | {2: ()}
            lost = {height: 3 - len(each) for height, each in left.items()}
            yield f"obelisks D {name} {room.width}", heights.obelisks_d(room, towers_of(heap), left, lost)


def house_things() -> Iterator[tuple[str, str]]:
    """What they tell of themselves with."""
    icons = (coins.COIN, coins.SPENT, coins.points_coin(2, "icon"), chosen.FIGURE_ICON, chosen.SCAFFOLD_ICON)
    yield from ((f"thing {nth}", icon) for nth, icon in enumerate(icons))
    yield from (
        ("tile", crypt.tile_icon(4)),
        ("scale", heights.card_icon()),
        ("chariot", rounds.chariot_icon(2)),
    )


ALL = {**dict(drawings()), **dict(house_boards()), **dict(house_things())}
TOKENS = set(re.findall(r"(--[\w-]+):", (CSS / "tokens.css").read_text()))
CLASSES = set(re.findall(r"\.([a-z][\w-]*)", "".join(path.read_text() for path in CSS.rglob("*.css"))))
UNSTYLED = {"rope", "on", "furled", "mp", "gain", "todo", "suns-middle"}


@pytest.mark.parametrize("name", ALL)
def test_a_drawing_is_well_formed_and_hidden_from_screen_readers(name: str) -> None:
    for picture in read(ALL[name]).children:
        assert (picture.tag, picture.attrs["aria-hidden"]) == ("svg", "true")


@pytest.mark.parametrize("name", ALL)
def test_a_drawing_takes_its_colours_from_tokens(name: str) -> None:
    assert not re.search(r'(fill|stroke)="(?!none|currentColor|var\(|url\()', ALL[name])
    assert set(re.findall(r"var\((--[\w-]+)\)", ALL[name])) <= TOKENS


@pytest.mark.parametrize("name", ALL)
def test_every_class_of_a_drawing_has_its_look(name: str) -> None:
    used = {cls for node in read(ALL[name]).having("class") for cls in node.attrs["class"].split()}
    assert used - UNSTYLED <= CLASSES


@pytest.mark.parametrize("name", ALL)
def test_what_a_drawing_refers_to_is_in_the_sprite(name: str) -> None:
    ids = {node.attrs["id"] for node in read(sprite.sprite()).having("id")}
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', ALL[name])) <= ids


def stones(root: Element) -> list[Element]:
    return [
        node
        for node in root.walk
        if node.tag == "svg"
        and "piece" in node.attrs.get("class", "").split()
        and "data-thing" not in node.attrs  # the figure, a chariot
    ]


@pytest.mark.parametrize(
    "name", [name for name in ALL if re.match(r"(pyramid [ACD]|temple|burial|obelisks [ACD]) ?.* many", name)]
)
def test_forty_stones_find_their_place_inside_the_picture(name: str) -> None:
    root = read(ALL[name])
    (picture,) = root.children
    _, _, width, height = (float(number) for number in picture.attrs["viewBox"].split())
    laid = stones(root)
    assert len(laid) == MANY
    for stone in laid:
        x, y, wide, high = (float(stone.attrs[side]) for side in ("x", "y", "width", "height"))
        assert x >= -1
        assert y >= -1
        assert x + wide <= width + 1
        assert y + high <= height + 1


def test_stones_of_a_pillar_lie_on_each_other_and_the_next_field_is_flagged() -> None:
    root = read(temple.temple(HEAP[:6], 5))
    lowest, top = stones(root)[0], stones(root)[1]
    assert float(top.attrs["y"]) < float(lowest.attrs["y"])
    assert lowest.attrs["x"] == top.attrs["x"]
    assert len([node for node in root.walk if node.attrs.get("class") == "next-point"]) == 1


def test_the_order_of_the_last_move_is_numbered() -> None:
    heap = [Lying(1), Lying(2, marks=_marks(1)), Lying(3, marks=_marks(2, 3))]
    root = read(burial.burial_a(heap, WORTH))
    discs = {node.text for node in root.having("class") if node.attrs["class"] in ("p2", "p3", "p4")}
    assert discs == {"1", "2", "3"}
    assert len(numbers(root)) == 3
    (alone,) = read(burial.burial_a([Lying(1, marks=_marks(0))], WORTH)).children
    assert not numbers(alone)


def numbers(root: Element) -> list[Element]:
    return [node for node in root.walk if node.attrs.get("class") == "nth-text"]


def test_neighbours_of_one_colour_are_joined() -> None:
    apart = read(burial.burial_a([Lying(1), Lying(2), Lying(1)], WORTH))
    joined = read(burial.burial_a([Lying(1), Lying(1), Lying(2), Lying(1)], WORTH))
    bars = [
        [n for n in root.walk if n.tag == "rect" and "stroke-width" in n.attrs] for root in (apart, joined)
    ]
    assert [len(found) for found in bars] == [0, 2]
