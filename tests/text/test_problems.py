"""Every problem has a sentence that names the field, with the details its raiser gives."""

from collections.abc import Callable

import pytest

from game.bots.levels import BOTS, LEVELS, NAMED, read_level
from game.core.errors import BadNotation, Problem
from game.core.link import open_link, setup_link
from game.core.match import Match
from game.core.record import from_text, new_record
from game.text import common
from game.text.catalogue import DRAFTS, LANGUAGES
from tests.text import engine
from tests.text.checks import places
from tests.text.strict import Untold, strict

ROOMS = ("core", "games", "bots", "shell", "web")
HEAD = "game duel 1\nplayers 2\n"
DUEL = new_record("duel", 2, {}, "words")
LINK = setup_link(DUEL)

BAD: dict[str, Callable[[], object]] = {
    "Option colour: ": lambda: new_record("duel", 2, {"colour": "red"}, "x"),
    "Option tomb: ": lambda: new_record("duel", 2, {"tomb": "C"}, "x"),
    "Options: ": lambda: open_link(LINK.replace("-AAAAr-", "-AAAArr-")),
    "Players: ": lambda: new_record("duel", 5, {}, "x"),
    "Seed: ": lambda: new_record("duel", 2, {}, "No!"),
    "Game: ": lambda: open_link("chess-1"),
    "Version of the rules: ": lambda: open_link(LINK.replace("duel-1", "duel-99")),
    "Link: ": lambda: open_link("duel-1-2"),
    "Check letters: ": lambda: open_link(LINK[:-3] + "aaa"),
    "Action: ": lambda: Match(DUEL).play("unload R1"),
    "Entry 1: ": lambda: from_text(f"{HEAD}seed x\nfly"),
    "Entry 2: ": lambda: Match(DUEL.with_actions(["place 1 1", "place 1 1"])),
    "Seed: Line 3": lambda: from_text(f"{HEAD}place 1 1"),
    "Players: Line 2": lambda: from_text("game duel 1\nplayers 2 3"),
    "Players: “x”": lambda: from_text("game duel 1\nplayers x\nseed x"),
    "Option tomb: It": lambda: from_text(f"{HEAD}option tomb A\noption tomb B\nseed x"),
    "Bot: “ant”": lambda: read_level("ant"),
    "Bot: “flat:0”": lambda: read_level("flat:0"),
    "Bot: “level:8”": lambda: read_level("level:8"),
}


def problem_of(raiser: Callable[[], object]) -> Problem:
    with pytest.raises(Problem) as caught:
        raiser()
    return caught.value


@pytest.mark.parametrize(("start", "raiser"), BAD.items(), ids=BAD)
def test_a_problem_names_its_field(start: str, raiser: Callable[[], object]) -> None:
    assert common.problem(strict("en"), problem_of(raiser)).startswith(start)


@pytest.mark.parametrize("raiser", BAD.values(), ids=BAD)
def test_a_problem_is_told_in_german(raiser: Callable[[], object]) -> None:
    told = common.problem(strict("de"), problem_of(raiser))
    assert told != common.problem(strict("en"), problem_of(raiser))
    assert not places(told)


def test_a_refused_action_tells_the_rule_of_its_game() -> None:
    told = common.problem(strict("en"), problem_of(BAD["Entry 2: "]))
    assert told == "Entry 2: “place 1 1” is not possible here. A figure already stands here. (rule 2.3)"


def test_what_comes_from_outside_is_quoted_short_and_as_it_is() -> None:
    long = common.problem(strict("en"), BadNotation("seed", "unknown_action", text="<b>{x}" + "y" * 500))
    assert long.startswith("Seed: “<b>{x}yyy")
    assert len(long) < 150


@pytest.mark.parametrize("raised", engine.raised(*ROOMS), ids=lambda raised: raised.place)
def test_every_problem_raised_has_a_sentence_and_a_field(raised: engine.Raised) -> None:
    if raised.reason:
        needed = places(common.PROBLEMS[raised.reason]) - {"refusal"}
        assert needed <= raised.details or "**" in raised.details
    kind, _, _ = raised.field.partition(" ")
    assert not raised.field or raised.field in common.FIELDS or kind in common.NUMBERED_FIELDS


def test_no_sentence_is_for_a_problem_nobody_raises() -> None:
    assert set(common.PROBLEMS) == {raised.reason for raised in engine.raised(*ROOMS)} - {""}


def test_problems_are_found_where_they_are_raised() -> None:
    found = {(raised.field, raised.reason) for raised in engine.raised("core")}
    assert {("link", "bad_parts"), ("option ", "bad_choice"), ("entry ", "bad_digit")} <= found


def test_an_unknown_problem_is_an_error() -> None:
    with pytest.raises(KeyError):
        common.problem(strict("en"), Problem("seed", "no_such_reason"))
    with pytest.raises(KeyError):
        common.problem(strict("en"), Problem("no such field", "bad_check"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_levels_and_seats_have_names(language: str) -> None:
    t = strict(language)
    assert all(common.bot_about(t, bot.about, bot.iterations) for bot in BOTS.values())
    assert len({common.bot_about(t, level.about("duel", 2), 1) for level in LEVELS}) >= len(LEVELS) - 1
    assert [*common.BOTS] == [level.text for level in NAMED]
    assert len({common.bot(t, level.text) for level in NAMED}) == len(NAMED)
    assert len({common.strength(t, level.text, len(LEVELS)) for level in LEVELS}) == len(LEVELS)
    assert len({common.seat(t, index) for index in range(5)}) == 5
    assert len(common.about(t)) == 3 + (language in DRAFTS)


def test_the_strict_texts_catch_a_sentence_without_german() -> None:
    with pytest.raises(Untold):
        strict("de")("This is not in the catalogue.")


def test_what_a_level_was_measured_to_win_is_told_with_its_interval() -> None:
    told = common.measured(strict("en"), (750, 598, 859), 40, "Frog")
    assert "75% of 40 games between bots (95% interval: 60 to 86%)" in told
