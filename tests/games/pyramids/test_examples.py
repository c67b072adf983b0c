"""Section 12: the ten worked examples."""

from game.games.pyramids import tables as box
from game.games.pyramids.scoring import largest, obelisk_points
from tests.games.pyramids.positions import building, cards, game, open_slots, points, position, pyramid, worth
from tests.helpers import do

SEED_FIGURES = "RB/G Y/BR R/G^O GR/W | B/Y^T Y/R^P W/W | BY/R YR/W | GR/B"


def test_example_01_the_pyramid_of_the_rules() -> None:
    assert worth(SEED_FIGURES) == {
        "blue": 1,
        "white": 3,
        "red": 6,
        "green": 2,
        "yellow": 4,
        "extra": 6,
        "bonus": 0,
    }
    assert sum(worth(SEED_FIGURES).values()) == 22
    (glyphs, _) = points(building(1, "", SEED_FIGURES), "glyphs")
    assert glyphs == box.GLYPH


def test_example_01_the_red_chain() -> None:
    red = largest(pyramid(SEED_FIGURES))[box.LETTERS.index("R")]
    assert {stone.cells for stone in red} == {
        ((3, 0),),
        ((4, 0), (4, 1)),
        ((4, 2), (4, 3)),
        ((4, 4),),
        ((3, 4), (3, 5)),
        ((3, 6),),
    }


def test_example_02_an_obelisk_with_red_and_blue_three_times_each() -> None:
    assert obelisk_points(cards("R/B^P RB/G RB/Y G/W^P")) == 6


def test_example_03_after_sekhmet_horus_is_set_aside() -> None:
    state = position("build pyramid", tiles=(2, 1), hands={0: "B/WR"}, aside=4)
    state = do(game(), state, "pyramid 1 1.0")
    assert state.aside == 0
    assert [action.text for action in game().legal_actions(state)] == ["tile 2", "tile 3", "tile 4"]


def test_example_04_a_connection_of_two_cards_side_by_side() -> None:
    green = largest(pyramid("G/G GW/B"))[box.LETTERS.index("G")]
    assert [len(stone.cells) for stone in green] == [2, 2, 1]


def test_example_05_two_cards_lie() -> None:
    assert open_slots("B/WR W/RG") == ["left", "1.2", "2.0"]


def test_example_06_two_cards_and_one_above() -> None:
    assert open_slots("B/WR W/RG | R/GY") == ["left", "1.2"]


def test_example_07_tombs() -> None:
    state = position("tile", tombs={0: "G/Y^P", 1: "G/W^P B/B"})
    assert points(state, "tomb") == [5, 10]


def test_example_08_every_colour_connects_three() -> None:
    lying = "RW/Y Y/WR^O R/R GW/Y | Y/W^O RW/B G/G | YW/B^T B/B | W/B^T"
    assert sizes(lying) == [3, 3, 3, 4, 5]
    assert sum(worth(lying).values()) == 18 + 5 + 10 == 33


def test_example_09_a_tie_of_the_largest() -> None:
    lying = "RW/Y Y/R B/R^T BY/R | Y/W^O W/B B/Y^T | Y/W^T WB/Y | B/WY^P"
    assert sizes(lying) == [0, 1, 3, 4, 4]
    assert sum(worth(lying).values()) == 12 + 4 == 16


def sizes(lying: str) -> list[int]:
    """The largest connections of all colours, by size."""
    return sorted(len(joined) for joined in largest(pyramid(lying)))


def test_example_10_the_order_follows_the_god_tiles() -> None:
    three, state = game(3), game(3).initial_state()
    three.settle(state, lambda _: 0)
    state = do(three, state, "tile 4", "tile 2", "tile 3")
    order = []
    while state.round == 1:
        order.append(three.current_player(state))
        state = do(three, state, three.legal_actions(state)[0].text)
    pairs = list(dict.fromkeys(order))
    assert pairs == [1, 2, 0]
