"""The record and its text form, read strictly."""

import pytest

from game.core.errors import BadNotation, BadOption, OtherVersion, Problem, UnknownGame
from game.core.record import Record, check_seed, from_text, new_record, to_text

TEXT = """\
game duel 1
players 2
option obelisk A
option temple B
option pyramids A
option tomb B
option start first
seed amun7342
place 1 1
place 1 2
unload R1
"""
LINES = TEXT.splitlines()


def with_line(number: int, line: str) -> str:
    """The text with one line, counted from 1, put otherwise."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


def problem_of(text: str) -> Problem:
    with pytest.raises(Problem) as caught:
        from_text(text)
    return caught.value


def test_text_and_record_lead_to_each_other() -> None:
    record = from_text(TEXT)
    assert record == Record(
        "duel",
        1,
        2,
        (("obelisk", "A"), ("temple", "B"), ("pyramids", "A"), ("tomb", "B"), ("start", "first")),
        "amun7342",
        ("place 1 1", "place 1 2", "unload R1"),
    )
    assert to_text(record) == TEXT


def test_blank_lines_margins_and_line_ends_do_not_matter() -> None:
    loose = "\r\n\r\n".join(f"  {line}\t" for line in LINES)
    assert from_text(loose) == from_text(TEXT)


def test_options_left_out_are_defaults_and_any_order_is_read() -> None:
    record = from_text("game duel 1\nplayers 2\noption tomb B\noption obelisk B\nseed x\n")
    assert record == new_record("duel", 2, {"obelisk": "B", "tomb": "B"}, "x")


def test_decisions_are_kept_as_the_vocabulary_writes_them() -> None:
    assert from_text("game duel 1\nplayers 2\nseed x\nswap R1 3 1\n").actions == ("swap R1 1 3",)


def test_a_new_record_has_every_option_and_no_decision() -> None:
    record = new_record("duel", 2, {"tomb": "B"}, "0")
    assert record.options[3:] == (("tomb", "B"), ("start", "random"))
    assert record.actions == ()
    assert record.version == 1


def test_with_actions_keeps_the_deal() -> None:
    record = from_text(TEXT)
    assert record.with_actions(["pass"]).actions == ("pass",)
    assert record.with_actions(["pass"]).with_actions(record.actions) == record


@pytest.mark.parametrize("seed", ["a", "0", "amun7342", "z" * 24])
def test_seeds_are_1_to_24_small_letters_and_digits(seed: str) -> None:
    check_seed(seed)


@pytest.mark.parametrize("seed", ["", "A", "a b", "a-b", "z" * 25, "ä", "a\n", "٣"])
def test_other_seeds_are_refused(seed: str) -> None:
    with pytest.raises(BadOption) as caught:
        check_seed(seed)
    assert (caught.value.field, caught.value.reason, caught.value.params) == (
        "seed",
        "bad_seed",
        {"value": seed, "longest": 24},
    )


@pytest.mark.parametrize(("typed", "kept"), [("Amun-7342", "amun7342"), (" 7F2K 91XD", "7f2k91xd")])
def test_a_new_record_takes_a_seed_as_people_write_it(typed: str, kept: str) -> None:
    assert new_record("duel", 2, {}, typed).seed == kept


@pytest.mark.parametrize("number", [1, 2, 8])
def test_a_missing_line_is_named(number: int) -> None:
    problem = problem_of("\n".join(LINES[: number - 1] + LINES[number:]))
    word = LINES[number - 1].split()[0]
    assert (type(problem), problem.field, problem.reason) == (BadNotation, word, "missing_line")
    assert problem.params == {"line": number}


@pytest.mark.parametrize(
    ("number", "line", "error", "field", "reason"),
    [
        (1, "game duel", BadNotation, "game", "bad_line"),
        (1, "game duel 1 2", BadNotation, "game", "bad_line"),
        (1, "game duel one", BadNotation, "game", "bad_number"),
        (1, "game duel -1", BadNotation, "game", "bad_number"),
        (1, "game duel ²", BadNotation, "game", "bad_number"),
        (1, "game duel 12345", BadNotation, "game", "bad_number"),
        (1, "game duel 2", OtherVersion, "version", "other_version"),
        (1, "game chess 1", UnknownGame, "game", "unknown_game"),
        (1, "game duel:slots=2 1", UnknownGame, "game", "unknown_game"),
        (1, "Game duel 1", BadNotation, "game", "missing_line"),
        (2, "players", BadNotation, "players", "bad_line"),
        (2, "players two", BadNotation, "players", "bad_number"),
        (2, "players 3", BadOption, "players", "exact_players"),
        (2, "players 0", BadOption, "players", "exact_players"),
        (3, "option obelisk", BadNotation, "option", "bad_line"),
        (3, "option obelisk C", BadOption, "option obelisk", "bad_choice"),
        (3, "option colour red", BadOption, "option colour", "unknown_option"),
        (4, "option obelisk A", BadNotation, "option obelisk", "option_twice"),
        (8, "seed", BadNotation, "seed", "bad_line"),
        (8, "seed Amun", BadOption, "seed", "bad_seed"),
        (8, "seed amun 1", BadNotation, "seed", "bad_line"),
        (9, "place 4 1", BadNotation, "entry 1", "unknown_action"),
        (10, "Place 1 2", BadNotation, "entry 2", "unknown_action"),
        (11, "unload  R1", BadNotation, "entry 3", "unknown_action"),
        (11, "@tile O", BadNotation, "entry 3", "unknown_action"),
        (11, "option tomb B", BadNotation, "entry 3", "unknown_action"),
    ],
)
def test_a_wrong_line_is_named(number: int, line: str, error: type, field: str, reason: str) -> None:
    problem = problem_of(with_line(number, line))
    assert (type(problem), problem.field, problem.reason) == (error, field, reason)


def test_nothing_is_not_a_record() -> None:
    assert problem_of("").reason == problem_of("\n\n").reason == "missing_line"


def test_set_up_checks_a_record_made_elsewhere() -> None:
    good = new_record("duel", 2, {}, "x")
    for bad, error in (
        (Record("chess", 1, 2, (), "x"), UnknownGame),
        (Record("duel", 9, 2, (), "x"), OtherVersion),
        (Record("duel", 1, 5, (), "x"), BadOption),
        (Record("duel", 1, 2, (("side", "A"),), "x"), BadOption),
        (Record("duel", 1, 2, (), "X"), BadOption),
    ):
        with pytest.raises(error):
            bad.setup()
    assert good.setup().options == dict(good.options)
