"""The portable draw: published vectors, an independent second version, fairness, independence of streams."""

import hashlib
import json
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from game.core.chance import WORD, draw, pick, shuffled

# Numbers any other implementation must meet; the same file is replayed in the browser's Python.
VECTORS = json.loads(Path(__file__).with_name("vectors.json").read_text())
REJECTING = 2**63 + 1  # almost half of all first attempts are above the largest fair multiple


def by_hand(seed: str, stream: str, n: int, total: int) -> tuple[int, int]:
    """The draw as the notes describe it, and how many attempts it took."""
    attempt = 0
    while True:
        digest = hashlib.sha256("/".join([seed, stream, str(n), str(attempt)]).encode("ascii")).hexdigest()
        number = int(digest[:16], 16)
        if number < 2**64 // total * total:
            return number % total, attempt + 1
        attempt += 1


@pytest.mark.parametrize("vector", VECTORS["draw"], ids=str)
def test_draw_meets_the_published_vectors(vector: dict[str, str | int]) -> None:
    arguments = (str(vector["seed"]), str(vector["stream"]), int(vector["n"]), int(vector["total"]))
    assert draw(*arguments) == vector["value"] == by_hand(*arguments)[0]


@pytest.mark.parametrize("vector", VECTORS["shuffled"], ids=lambda vector: vector["seed"])
def test_shuffled_meets_the_published_vectors(vector: dict[str, str]) -> None:
    assert "".join(shuffled(vector["seed"], vector["stream"], vector["items"])) == vector["order"]


def test_draw_equals_a_second_version_written_by_hand() -> None:
    totals = (1, 2, 3, 7, 39, 60, 1000, 2**32, 2**63, REJECTING, WORD)
    for total in totals:
        for n in range(50):
            assert draw("amun7342", "supply", n, total) == by_hand("amun7342", "supply", n, total)[0]


def test_an_unfair_word_is_drawn_again() -> None:
    attempts = Counter(by_hand("amun7342", "supply", n, REJECTING)[1] for n in range(50))
    assert max(attempts) > 2
    assert 15 <= attempts[1] <= 35


def test_shuffled_equals_fisher_and_yates_by_hand() -> None:
    order = list(range(60))
    for i in reversed(range(1, 60)):
        j = by_hand("thoth", "tiles", i, i + 1)[0]
        order[i], order[j] = order[j], order[i]
    assert shuffled("thoth", "tiles", range(60)) == order
    assert sorted(order) == list(range(60))


def test_shuffled_leaves_what_it_is_given_alone() -> None:
    items = ["a", "b", "c"]
    shuffled("seed", "stream", items)
    assert items == ["a", "b", "c"]
    assert shuffled("seed", "stream", []) == []


@pytest.mark.parametrize("total", [2, 6, 39, 60])
def test_draws_are_uniform(total: int) -> None:
    count = 500 * total
    found = Counter(draw("fair", "die", n, total) for n in range(count))
    chi_squared = sum((found[value] - 500) ** 2 / 500 for value in range(total))
    freedom = total - 1
    assert chi_squared < freedom + 4 * (2 * freedom) ** 0.5  # four standard deviations


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    found = Counter("".join(shuffled(str(n), "cards", "abc")) for n in range(6000))
    assert sorted(found) == sorted("".join(order) for order in permutations("abc"))
    assert all(880 <= times <= 1120 for times in found.values())


def test_seed_stream_and_number_each_change_the_draw() -> None:
    base = draw("seed", "stream", 0, WORD)
    others = [
        draw("seee", "stream", 0, WORD),
        draw("seed", "other", 0, WORD),
        draw("seed", "stream", 1, WORD),
    ]
    assert len({base, *others}) == 4


def test_a_draw_does_not_depend_on_what_else_was_drawn() -> None:
    alone = [draw("seed", "supply", n, 60) for n in range(20)]
    mixed = []
    for n in range(20):
        for other in range(n):
            draw("seed", "reserve", other, 7)
        mixed.append(draw("seed", "supply", n, 60))
    assert mixed == alone
    assert [draw("seed", "supply", n, 60) for n in reversed(range(20))] == alone[::-1]


def test_pick_gives_each_index_its_share() -> None:
    weights = [0, 2, 0, 3, 1, 0]
    assert [pick(weights, value) for value in range(6)] == [1, 1, 3, 3, 3, 4]


@pytest.mark.parametrize(("weights", "value"), [([1, 2], 3), ([], 0), ([0], 0)])
def test_pick_refuses_a_value_outside_the_weights(weights: list[int], value: int) -> None:
    with pytest.raises(ValueError, match="sum of the weights"):
        pick(weights, value)
