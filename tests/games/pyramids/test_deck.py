"""Section 9: the deck, generated from its design, is that of the table, and even in every count."""

from collections import Counter

from game.games.pyramids.tables import CARDS, COLOURS, GLYPHS, LETTERS

# Family, layout, glyph, then the card in each rotation of the colours.
TABLE = """\
1 tall-left - B/WR W/RG R/GY G/YB Y/BW
2 tall-left - B/WG W/RY R/GB G/YW Y/BR
3 tall-left pyramid B/WY W/RB R/GW G/YR Y/BG
4 tall-right - RW/B GR/W YG/R BY/G WB/Y
5 tall-left obelisk B/RG W/GY R/YB G/BW Y/WR
6 tall-left - B/RY W/GB R/YW G/BR Y/WG
7 tall-right - GW/B YR/W BG/R WY/G RB/Y
8 tall-right - GR/B YG/W BY/R WB/G RW/Y
9 tall-left - B/GY W/YB R/BW G/WR Y/RG
10 tall-right tomb YW/B BR/W WG/R RY/G GB/Y
11 tall-right - YR/B BG/W WY/R RB/G GW/Y
12 tall-right - YG/B BY/W WB/R RW/G GR/Y
13 two-tall pyramid B/W W/R R/G G/Y Y/B
14 two-tall obelisk B/W W/R R/G G/Y Y/B
15 two-tall obelisk B/R W/G R/Y G/B Y/W
16 two-tall tomb B/R W/G R/Y G/B Y/W
17 two-tall pyramid B/G W/Y R/B G/W Y/R
18 two-tall - B/G W/Y R/B G/W Y/R
19 two-tall tomb B/Y W/B R/W G/R Y/G
20 two-tall - B/Y W/B R/W G/R Y/G
21 two-tall - B/B W/W R/R G/G Y/Y
"""
LAYOUTS = {"tall-left": (1, 2), "tall-right": (2, 1), "two-tall": (1, 1)}


def test_the_deck_is_that_of_the_table() -> None:
    for line in TABLE.splitlines():
        family, layout, glyph, *row = line.split()
        for column, text in enumerate(row):
            card = CARDS[5 * (int(family) - 1) + column]
            assert card.text == (text if glyph == "-" else f"{text}^{glyph[0].upper()}")
            assert (len(card.left), len(card.right)) == LAYOUTS[layout]
    assert len(CARDS) == 5 * len(TABLE.splitlines()) == 105


def test_all_cards_are_distinct() -> None:
    assert len(set(CARDS)) == len({card.text for card in CARDS}) == 105


def test_cards_have_two_or_three_stones() -> None:
    assert Counter(len(card.stones) for card in CARDS) == {3: 60, 2: 45}


def test_every_colour_has_54_stones() -> None:
    stones = Counter(colour for card in CARDS for colour in card.stones)
    assert stones == dict.fromkeys(range(len(COLOURS)), 54)


def test_there_are_15_cards_of_each_glyph() -> None:
    kinds = Counter((card.glyph, len(card.stones)) for card in CARDS if card.glyph)
    assert kinds == {(glyph, stones): count for glyph in GLYPHS for stones, count in ((2, 10), (3, 5))}


def test_every_colour_has_7_stones_on_the_cards_of_a_glyph() -> None:
    stones = Counter((card.glyph, colour) for card in CARDS for colour in card.stones if card.glyph)
    assert stones == {(glyph, colour): 7 for glyph in GLYPHS for colour in range(len(LETTERS))}


def test_half_of_the_three_stone_cards_have_the_tall_stone_on_the_left() -> None:
    assert Counter(len(card.left) for card in CARDS if len(card.stones) == 3) == {1: 30, 2: 30}


def test_every_card_with_the_tall_stone_on_the_left_has_its_half_turn_image() -> None:
    stones = {(card.left, card.right) for card in CARDS}
    for left, right in [pair for pair in stones if len(pair[1]) == 2]:
        assert (right[::-1], left) in stones
