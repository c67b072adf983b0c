"""Links: short, readable, versioned, checked; each part that is wrong is named."""

import re
from dataclasses import replace

import pytest

from game.core.errors import (
    BadCheck,
    BadNotation,
    BadOption,
    IllegalAction,
    OtherVersion,
    Problem,
    UnknownGame,
)
from game.core.link import LONGEST, Linked, _check, open_link, replay_link, setup_link
from game.core.record import LONGEST_SEED, Record, new_record
from tests.helpers import random_duel, random_match, setups

DEAL = new_record("duel", 2, {"pyramids": "B", "start": "second"}, "amun7342")
GAME = DEAL.with_actions(["place 1 1", "place 1 2", "unload R1", "place 3 3"])
ALPHABET = re.compile(r"[A-Za-z0-9-]+")


def sealed(text: str) -> str:
    """A link with fitting check letters, whatever it says."""
    return f"{text}-{_check(text)}"


def problem_of(link: str) -> Problem:
    with pytest.raises(Problem) as caught:
        open_link(link)
    return caught.value


def test_a_deal_is_readable() -> None:
    link = setup_link(DEAL)
    assert link.rpartition("-")[0] == "duel-1-2-AABA2-amun7342"
    assert open_link(link) == Linked(DEAL, None)


def test_the_decisions_are_not_in_a_deals_link() -> None:
    assert setup_link(GAME) == setup_link(DEAL)


def test_a_game_is_opened_at_its_end_or_at_the_move_asked_for() -> None:
    link = replay_link(GAME)
    assert link.split("-")[5:7] == ["12A9", "4"]  # code + 1 in base 62, a digit each
    assert open_link(link) == Linked(GAME, 4)
    assert open_link(replay_link(GAME, 0)) == Linked(GAME, 0)
    assert open_link(replay_link(GAME, 2)) == Linked(GAME, 2)


def test_a_game_without_decisions_is_still_a_game() -> None:
    assert replay_link(DEAL).split("-")[5:7] == ["0", "0"]
    assert open_link(replay_link(DEAL)) == Linked(DEAL, 0)


def test_a_fragment_mark_and_margins_do_not_matter() -> None:
    assert open_link(f" #{setup_link(DEAL)}\n").record == DEAL


def test_every_deal_has_a_link_of_its_own_of_60_letters_at_most() -> None:
    deals = [record.with_actions([]) for record in setups()]
    links = [setup_link(record) for record in deals]
    assert len(set(links)) == len(deals)
    assert all(ALPHABET.fullmatch(link) for link in links)
    assert [open_link(link).record for link in links] == deals
    longest = setup_link(new_record("duel", 2, {}, "z" * LONGEST_SEED))
    assert len(longest) <= 60


@pytest.mark.parametrize("number", range(60))
def test_a_whole_duel_fits_into_500_letters(number: int) -> None:
    record = random_duel(number).record
    link = replay_link(record)
    assert len(link) <= 500
    assert ALPHABET.fullmatch(link)
    assert open_link(link) == Linked(record, len(record.actions))


def test_every_game_goes_there_and_back() -> None:
    for record in setups():
        played = random_match(record, 3, plies=7).record
        at = min(2, len(played.actions))  # one may end with its first decision
        assert open_link(replay_link(played, at)) == Linked(played, at)


@pytest.mark.parametrize(
    ("text", "error", "field", "reason"),
    [
        ("chess-1-2-AABA2-amun7342", UnknownGame, "game", "unknown_game"),
        ("duel:slots=2-1-2-AABA2-amun7342", UnknownGame, "game", "unknown_game"),
        ("duel:-1-2-AABA2-amun7342", UnknownGame, "game", "unknown_game"),
        ("cheops:relief_rows=9-1-2-rr-amun7342", UnknownGame, "game", "unknown_game"),
        ("duel-1-2-AABA2", BadNotation, "link", "bad_parts"),
        ("duel-1-2-AABA2-amun7342-12", BadNotation, "link", "bad_parts"),
        ("duel-1-2-AABA2-amun7342-12-1-1", BadNotation, "link", "bad_parts"),
        ("duel-x-2-AABA2-amun7342", BadNotation, "version", "bad_number"),
        ("duel-2-2-AABA2-amun7342", OtherVersion, "version", "other_version"),
        ("duel-1-two-AABA2-amun7342", BadNotation, "players", "bad_number"),
        ("duel-1-3-AABA2-amun7342", BadOption, "players", "exact_players"),
        ("duel-1-2-AAB2-amun7342", BadOption, "option tomb", "bad_choice"),
        ("duel-1-2-AABA21-amun7342", BadOption, "options", "bad_letters"),
        ("duel-1-2-AABC2-amun7342", BadOption, "option tomb", "bad_choice"),
        ("duel-1-2-AABA3-amun7342", BadOption, "option start", "bad_choice"),
        ("duel-1-2-AABA2-Amun", BadOption, "seed", "bad_seed"),
        ("duel-1-2-AABA2-", BadOption, "seed", "bad_seed"),
        ("duel-1-2-AABA2-amun7342-12-x", BadNotation, "move", "bad_number"),
        ("duel-1-2-AABA2-amun7342-12-3", BadNotation, "move", "bad_number"),
        ("duel-1-2-AABA2-amun7342-1.-1", BadNotation, "entry 2", "bad_digit"),
        ("duel-1-2-AABA2-amun7342-1z-1", BadNotation, "entry 2", "bad_digit"),
        ("duel-1-2-AABA2-amun7342-10-1", BadNotation, "moves", "bad_length"),
        ("duel-1-2-AABA2-amun7342-10zz-1", BadNotation, "entry 2", "bad_digit"),
        ("duel-1-2-AABA2-amun7342-11-1", IllegalAction, "entry 2", "illegal_action"),
    ],
)
def test_the_part_that_is_wrong_is_named(text: str, error: type, field: str, reason: str) -> None:
    problem = problem_of(sealed(text))
    assert (type(problem), problem.field, problem.reason) == (error, field, reason)


@pytest.mark.parametrize("link", [setup_link(DEAL), replay_link(GAME)], ids=["deal", "game"])
def test_any_changed_letter_is_noticed(link: str) -> None:
    for at, letter in enumerate(link):
        for other in "a7Q-":
            if other != letter:
                problem_of(link[:at] + other + link[at + 1 :])


@pytest.mark.parametrize("link", [setup_link(DEAL), replay_link(GAME)], ids=["deal", "game"])
def test_any_cut_is_noticed(link: str) -> None:
    for at in range(len(link)):
        problem_of(link[:at])


def test_a_changed_seed_is_told_by_the_check_letters() -> None:
    problem = problem_of(setup_link(DEAL).replace("amun", "amon"))
    assert (type(problem), problem.field, problem.reason) == (BadCheck, "check letters", "bad_check")


@pytest.mark.parametrize(
    "link", ["", "#", "-", "-----", "duel", "\ud800", "duel-1-2-AABA2-amun7342-\ud800-1-abc"]
)
def test_no_text_whatever_is_more_than_a_problem(link: str) -> None:
    problem_of(link)


# ---- from a position of its own -----------------------------------------------------------------------


def positioned(number: int) -> Record:
    match = random_duel(number)
    return replace(match.setup, position=match.game.write(match.at(match.plies // 2)))


@pytest.mark.parametrize("number", range(8))
def test_a_position_goes_along(number: int) -> None:
    record = positioned(number)
    link = setup_link(record)
    assert ALPHABET.fullmatch(link)
    assert open_link(link) == Linked(record, None)
    played = random_match(record, number, 5)
    assert open_link(replay_link(played.record, 3)) == Linked(played.record, 3)


def test_positions_of_every_game_are_short_enough() -> None:
    for record in setups():
        match = random_match(record, 1, 30)
        link = setup_link(replace(match.setup, position=match.game.write(match.state)))
        assert len(link) < LONGEST // 2
        assert open_link(link).record.position == match.game.write(match.state)


@pytest.mark.parametrize("written", ["z", "z!", "z0", "zzzzzz", "zA", "z" + "7" * 900])
def test_a_position_that_is_none_is_named(written: str) -> None:
    assert problem_of(sealed(f"duel-1-2-AABA2-amun7342-pos1-{written}")).field == "position"


def test_a_game_whose_moves_look_like_that_is_still_a_game() -> None:
    assert problem_of(sealed("duel-1-2-AABA2-amun7342-pos1-2")).field != "position"
