"""Actions made once: code, text and action, each way."""

import pytest

from game.core.errors import BadNotation
from game.core.registry import LISTINGS, game_class
from game.core.vocabulary import Codes, Verb, Vocabulary

SMALL = Vocabulary(
    [
        Verb("@roll", {"die": ("1", "2")}),
        Verb("move", {"letter": ("a", "b"), "number": ("1", "2", "3")}),
        Verb("swap", {"boat": ("R1", "R2"), "slot": ("1", "2", "3")}, pair="other_slot"),
        Verb("join", {"one": ("x", "y", "z")}, pair="other"),
        Verb("stop"),
    ]
)
TEXTS = [action.text for action in SMALL.actions]


def test_actions_stand_in_the_order_of_verbs_and_words_with_chance_last() -> None:
    assert [
        *("move a 1", "move a 2", "move a 3", "move b 1", "move b 2", "move b 3"),
        *("swap R1 1 2", "swap R1 1 3", "swap R1 2 3", "swap R2 1 2", "swap R2 1 3", "swap R2 2 3"),
        *("join x y", "join x z", "join y z"),
        "stop",
        *("@roll 1", "@roll 2"),
    ] == TEXTS
    assert SMALL.decisions == SMALL.actions[:-2]


@pytest.mark.parametrize("game_id", LISTINGS)
def test_code_text_and_arguments_lead_back_to_the_same_action(game_id: str) -> None:
    vocabulary = game_class(game_id).info.vocabulary
    assert [entry.code for entry in vocabulary.coded] == list(range(len(vocabulary.coded)))
    codes = [action.code for action in vocabulary.actions]
    assert codes == sorted(set(codes))
    assert len({action.text for action in vocabulary.actions}) == len(vocabulary.actions)
    for action in vocabulary.actions:
        assert vocabulary.of(action.verb, *action.args) is action
        assert action in vocabulary.all_of(action.verb)
        assert repr(action) == f"<{action.text}>"
    for action in vocabulary.decisions:
        assert vocabulary.read(action.text) is action


def test_arguments_are_indices_into_the_words() -> None:
    assert SMALL.read("swap R2 1 3").args == (1, 0, 2)
    assert SMALL.of("stop").args == ()


def test_a_pair_is_read_in_either_order_and_written_in_one() -> None:
    assert SMALL.read("swap R1 3 1") is SMALL.read("swap R1 1 3")
    assert SMALL.read("join z x").text == "join x z"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "stop ",
        "Stop",
        "stop 1",
        "move",
        "move a",
        "move  a 1",
        "move a 4",
        "swap R1 1 1",
        "go",
        "@roll 1",
    ],
)
def test_anything_else_is_refused_with_its_field(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        SMALL.read(text, "entry 7")
    assert (caught.value.field, caught.value.reason) == ("entry 7", "unknown_action")
    assert caught.value.params == {"text": text}


@pytest.mark.parametrize(
    ("start", "expected"),
    [
        ("", TEXTS),
        ("move", TEXTS[:6]),
        ("move b", TEXTS[3:6]),
        ("move b 2", ["move b 2"]),
        ("move b 2 1", []),
        ("mov", []),
        ("swap R1", ["swap R1 1 2", "swap R1 1 3", "swap R1 2 3"]),
        ("swap R1 1", ["swap R1 1 2", "swap R1 1 3"]),
        ("swap R1 2", ["swap R1 1 2", "swap R1 2 3"]),
        ("swap R1 3", ["swap R1 1 3", "swap R1 2 3"]),
        ("swap R1 3 1", ["swap R1 1 3"]),
        ("swap R1 1 3", ["swap R1 1 3"]),
        ("swap R1 1 1", []),
        ("swap 1", []),
        ("join y", ["join x y", "join y z"]),
        ("stop", ["stop"]),
        ("stop stop", []),
        ("move|stop", [*TEXTS[:6], "stop"]),
        ("move a|b 2", ["move a 2", "move b 2"]),
        ("swap R1 1|3", ["swap R1 1 2", "swap R1 1 3", "swap R1 2 3"]),
        ("move c|d", []),
    ],
)
def test_continues_tells_what_can_still_come_of_a_beginning(start: str, expected: list[str]) -> None:
    assert [action.text for action in SMALL.actions if SMALL.continues(start, action)] == expected


def test_details_are_the_words_and_numbers_of_the_arguments_by_name() -> None:
    assert SMALL.read("swap R2 3 1").details == {"boat": "R2", "slot": 1, "other_slot": 3}
    assert SMALL.read("stop").details == {}


def test_a_beginning_is_spelled_from_the_first_arguments() -> None:
    assert SMALL.beginning("move", 1) == "move b"
    assert SMALL.beginning("swap", 0, 2) == "swap R1 3"


def test_decisions_keep_the_codes_of_the_table_and_new_ones_follow() -> None:
    verbs = [Verb("@roll", {"die": ("1", "2")}), Verb("go", {"to": ("a", "b", "c")}), Verb("stop")]
    grown = Vocabulary(verbs, Codes(1, ("go a", "go b", "stop")))
    assert [action.text for action in grown.decisions] == ["go a", "go b", "stop", "go c"]
    assert [action.text for action in grown.all_of("go")] == ["go a", "go b", "go c"]
    with pytest.raises(KeyError):
        Vocabulary(verbs, Codes(1, ("go d",)))


TURNS = Vocabulary(
    [
        Verb("stop"),
        Verb("turn", {"side": ("left", "right")}, numbers={"by": range(-2, 181), "fast": range(1, 4)}),
        Verb("@wind", {"side": ("left", "right")}),
    ],
    Codes(1, ("turn right", "stop")),
)


def test_verbs_with_numbers_are_listed_by_their_heads_alone() -> None:
    assert [action.text for action in TURNS.actions] == ["stop", "@wind left", "@wind right"]
    assert [action.text for action in TURNS.decisions] == ["stop"]
    assert [entry.text for entry in TURNS.coded] == ["turn right", "stop", "turn left"]
    assert [entry.text for entry in TURNS.all_of("turn")] == ["turn left", "turn right"]


def test_an_action_with_numbers_is_made_once_with_the_code_of_its_head() -> None:
    action = TURNS.read("turn left -2 3")
    assert TURNS.read("turn left -2 3") is action is TURNS.of("turn", 0, -2, 3)
    assert (action.verb, action.args, action.code) == ("turn", (0, -2, 3), 2)
    assert action.details == {"side": "left", "by": -2, "fast": 3}


def test_actions_with_numbers_are_ranked_below_their_head() -> None:
    head, count = TURNS.coded[2], TURNS.verbs["turn"].size
    texts = [TURNS.ranked(head, rank).text for rank in range(count)]
    assert (count, texts[0], texts[1], texts[-1]) == (
        *(549, "turn left -2 1"),
        *("turn left -2 2", "turn left 180 3"),
    )
    assert len(set(texts)) == count
    assert [TURNS.rank(TURNS.read(text)) for text in texts] == list(range(count))
    assert TURNS.rank(TURNS.read("stop")) == 0
    assert TURNS.ranked(TURNS.read("stop"), 0) is TURNS.read("stop")


@pytest.mark.parametrize(
    "numbers",
    ["", " 1", " 181 1", " 1 0", " 01 1", " +1 1", " -0 1", " 1 1 1", " 1  1", " 1_0 1", " 1.0 1", " ١ 1"],
)
def test_numbers_are_written_plainly_and_within_their_range(numbers: str) -> None:
    with pytest.raises(BadNotation, match="unknown_action"):
        TURNS.read(f"turn left{numbers}")


def test_numbers_out_of_their_range_are_no_action() -> None:
    with pytest.raises(ValueError, match="turn left 181 1"):
        TURNS.of("turn", 0, 181, 1)


def test_an_action_with_numbers_continues_its_beginnings() -> None:
    action = TURNS.read("turn left 90 1")
    beginnings = ["", "turn", "turn left", "turn left 90", "turn left 90 1", "turn left|right"]
    assert all(TURNS.continues(start, action) for start in beginnings)
    assert not any(TURNS.continues(start, action) for start in ("stop", "turn right", "turn left 9"))
