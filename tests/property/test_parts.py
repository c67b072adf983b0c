"""Properties of the small parts: draws, picks, letters, and texts of any kind."""

from hypothesis import given
from hypothesis import strategies as st

from game.core.chance import draw, pick, shuffled
from game.core.errors import Problem
from game.core.link import Linked, open_link
from game.core.options import from_letters, to_letters
from game.core.record import Record, from_text
from game.core.registry import game_class
from tests.helpers import read_or_problem
from tests.property.strategies import SEEDS, deals

ANYTHING = st.text(st.characters())  # surrogates and control characters, too
LINKISH = st.lists(
    st.sampled_from(["duel", "template", "1", "2", "3", "AAAAr", "h", "amun", "-", "0", "Z", "²"])
)
LINES = (
    *(
        "game duel 1",
        "game template 1",
        "players 2",
        "players 9",
        "seed a",
        "option tomb B",
        "option bonus x",
    ),
    *("place 1 1", "take 1", "unload R1", "pass", "@tile O", "", " ", "seed", "\x00", "\ud800"),
)
TEXTISH = st.lists(st.sampled_from(LINES))


@given(SEEDS, st.text(), st.integers(0, 10**6), st.integers(1, 2**64))
def test_a_draw_is_below_its_total(seed: str, stream: str, n: int, total: int) -> None:
    assert 0 <= draw(seed, stream, n, total) < total


@given(SEEDS, st.lists(st.integers()))
def test_a_shuffle_keeps_every_item(seed: str, items: list[int]) -> None:
    assert sorted(shuffled(seed, "cards", items)) == sorted(items)


@given(st.lists(st.integers(0, 50), min_size=1).filter(any), st.data())
def test_a_pick_has_a_weight(weights: list[int], data: st.DataObject) -> None:
    value = data.draw(st.integers(0, sum(weights) - 1))
    index = pick(weights, value)
    assert weights[index] > 0
    assert sum(weights[:index]) <= value < sum(weights[: index + 1])


@given(deals())
def test_letters_reach_to_the_last_option_that_is_named(deal: Record) -> None:
    specs = game_class(deal.game).info.options
    letters = to_letters(specs, dict(deal.options))
    named = [
        nth
        for nth, spec in enumerate(specs, 1)
        if not spec.younger or dict(deal.options)[spec.key] != spec.default
    ]
    assert len(letters) == max(named, default=1)
    assert from_letters(specs, letters) == dict(deal.options)


@given(ANYTHING | LINKISH.map("-".join))
def test_any_link_is_opened_or_a_problem(link: str) -> None:
    assert isinstance(read_or_problem(open_link, link), Linked | Problem)


@given(ANYTHING | TEXTISH.map("\n".join))
def test_any_text_is_a_record_or_a_problem(text: str) -> None:
    assert isinstance(read_or_problem(from_text, text), Record | Problem)
