import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from game.core.registry import LISTINGS
from game.games.cheops.tables import LETTERS
from game.games.pyramids.tables import CARDS
from game.shell.posters import names, poster
from game.views.art import (
    boats,
    chart,
    icons,
    materials,
    scenery,
    signs,
    sprite,
    stones,
)
from game.views.art.draw import num, svg
from game.views.cheops import art_dice, art_sheets
from game.views.duel import art_tiles
from game.views.face import vignette
from game.views.games import symbols
from game.views.pyramids import art_cards, art_gods
from game.views.pyramids.offer import face
from tests.reading import read

CSS = Path("static/css")
TILES = (*art_tiles.SITES, *art_tiles.ACTIONS, "back")
SOURCES = (chart.Source("obelisks", 9), chart.Source("pyramid", -6), chart.Source("temple", 30))
MEDALS = ("open", "won", "now", "gone")
COLUMNS = (chart.Column(1, "A & B", SOURCES, wins=True), chart.Column(2, "C", (), wins=False))


def drawings() -> Iterator[tuple[str, str]]:
    yield "sprite", sprite.sprite()
    yield from ((f"symbols of {game}", svg("", symbols(game))) for game in LISTINGS)
    yield from ((f"icon {name}", icons.icon(name)) for name in icons.ICONS)
    yield from ((f"tile {code}", art_tiles.tile_icon(code)) for code in TILES)
    yield from ((f"vignette {game}", vignette(game)) for game in LISTINGS)
    yield from ((f"emblem {name}", scenery.emblem(name)) for name in scenery.EMBLEMS)
    yield from ((hero.__name__, hero()) for hero in (scenery.library_hero, scenery.result_hero))
    yield "boat", boats.boat((1, 2, 0), 2)
    yield "chart", chart.obelisk_chart(COLUMNS, figures=True)
    yield "bar", chart.bar(3, 12)
    yield "loop", signs.loop_icon()
    yield "knot", signs.knot_icon()
    yield "stone", stones.stone_icon(5)
    yield from ((f"die {letter}", art_dice.die_icon(letter, ringed=True, order=1)) for letter in LETTERS)
    yield from ((f"medal {state}", svg("", art_sheets.medal(state, 3))) for state in MEDALS)
    yield from ((f"cross {letter}", svg("", art_sheets.tick_cross(letter))) for letter in materials.SIGNS)
    yield from ((f"god {number}", art_gods.god_icon(number)) for number in art_gods.GODS)
    yield from ((f"card {card.text}", face(number)) for number, card in enumerate(CARDS))
    yield from ((f"glyph {name}", art_cards.glyph_icon(name)) for name in art_cards.GLYPHS)
    yield from ((f"material {name}", materials.material_icon(name)) for name in materials.SIGNS)
    yield "card back", art_cards.back()


ALL = dict(drawings())
IN_THE_SPRITE = {
    node.attrs["id"] for node in read(sprite.sprite("".join(map(symbols, LISTINGS)))).having("id")
}
TOKENS = set(re.findall(r"(--[\w-]+):", (CSS / "tokens.css").read_text()))
CLASSES = set(re.findall(r"\.([a-z][\w-]*)", "".join(path.read_text() for path in CSS.rglob("*.css"))))


@pytest.mark.parametrize("name", ALL)
def test_a_drawing_is_well_formed_and_hidden_from_screen_readers(name: str) -> None:
    for picture in read(ALL[name]).children:
        if picture.tag == "svg":
            assert picture.attrs["aria-hidden"] == "true"


@pytest.mark.parametrize("name", ALL)
def test_a_drawing_takes_its_colours_from_tokens(name: str) -> None:
    assert not re.search(r'(fill|stroke)="(?!none|currentColor|var\(|url\()', ALL[name])
    assert set(re.findall(r"var\((--[\w-]+)\)", ALL[name])) <= TOKENS


@pytest.mark.parametrize("name", ALL)
def test_every_class_of_a_drawing_has_its_look(name: str) -> None:
    used = {cls for node in read(ALL[name]).having("class") for cls in node.attrs["class"].split()}
    unstyled = {
        "light",
        "open",
        "now",
        "rope",
        "icon",
        "figure-icon",
        "tile-drawing",
        "on",
        "furled",
        "loop-sign",
    }
    assert used - unstyled <= CLASSES


@pytest.mark.parametrize("name", ALL)
def test_what_a_drawing_refers_to_is_in_the_sprite(name: str) -> None:
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', ALL[name])) <= IN_THE_SPRITE


@pytest.mark.parametrize("name", names())
def test_a_page_has_the_symbols_it_refers_to(name: str) -> None:
    page = poster(name, "en")
    assert set(re.findall(r'href="#([\w-]+)"', page)) <= set(re.findall(r' id="([\w-]+)"', page))


def test_a_card_shows_each_of_its_stones() -> None:
    for number, card in enumerate(CARDS):
        shown = re.findall(r'href="#c?([st])(\w)"', face(number))
        assert sorted(letter.upper() for _, letter in shown) == sorted(
            "BWRGY"[stone] for stone in card.stones
        )
        assert sum(shape == "t" for shape, _ in shown) == 4 - len(card.stones)


Box = tuple[float, float, float, float]  # left, top, right, bottom
PLACED = re.compile(r'href="#([\w-]+)" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"')


def placed(number: int) -> Iterator[tuple[str, Box]]:
    """The parts of a card by name, with the boxes they fill."""
    for name, *numbers in PLACED.findall(face(number)):
        x, y, width, height = map(float, numbers)
        yield name, (x, y, x + width, y + height)


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_the_parts_of_a_card_cover_nothing_of_each_other() -> None:
    for number, card in enumerate(CARDS):
        parts = [box for _, box in placed(number)]
        assert len(parts) == len(card.stones) + bool(card.glyph)
        assert all(min(box) >= 0 and max(box) <= 100 for box in parts)
        assert not any(meet(one, other) for one, other in combinations(parts, 2))


def test_no_stones_of_one_colour_lie_beside_a_glyph() -> None:
    assert all(len(set(card.stones)) == len(card.stones) for card in CARDS if card.glyph)


def test_names_in_the_chart_are_short_enough_for_their_column() -> None:
    columns = [chart.Column(seat, "Hatschepsut", SOURCES, wins=False) for seat in range(1, 6)]
    for count in (4, 5):
        assert "Hatschepsut" not in chart.obelisk_chart(columns[:count])
    assert "Hatschepsut" in chart.obelisk_chart(columns[:3])


def test_under_five_columns_names_come_below_the_badges() -> None:
    columns = [chart.Column(seat, "Nofretete", SOURCES, wins=False) for seat in range(1, 6)]
    assert "Nofretete" in chart.obelisk_chart(columns)
    assert "Nofretete" not in chart.obelisk_chart(columns[:4])


def test_names_in_the_chart_are_escaped() -> None:
    assert "A &amp; B" in ALL["chart"]


def test_a_bar_is_as_long_as_its_share() -> None:
    widths = [float(re.findall(r'width="([\d.]+)" height="8.5"', chart.bar(n, 12))[0]) for n in (3, 6, 12)]
    assert widths == [13.5, 28.5, 58.5]
    assert chart.bar(0, 12) == chart.bar(-6, 12) == ""


@pytest.mark.parametrize(
    ("value", "text"), [(1, "1"), (1.5, "1.5"), (-0.001, "0"), (2.346, "2.35"), (10, "10")]
)
def test_numbers_have_two_decimals_at_most(value: float, text: str) -> None:
    assert num(value) == text
