"""What was written down before stays readable: links, saved games, the tables they are written by.

`links.txt`: by recorded game its setup link, a digest of its course (who decides among how many choices at
which scores, decision by decision) and a link to its middle. `codes.txt`: codes and letters as they were.
`saves.json`: saved games. None of the three is ever written anew;
lines are only added. Links of earlier rules are opened by archived releases: `test_archived`.
"""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from game.core.link import open_link, replay_link, setup_link
from game.core.record import Record
from game.core.registry import game_class
from game.shell.kept.saves import listed, opened, saved_text
from game.shell.kept.seats import NUMBERED
from tests.golden.games import recorded
from tests.kept.course import course
from tests.kept.test_archived import LINES, earlier

HERE = Path(__file__).parent

KEPT = [line for line in LINES if not earlier(line)]
FROZEN = [line.split() for line in (HERE / "codes.txt").read_text("utf-8").splitlines()]
SAVES = json.loads((HERE / "saves.json").read_text("utf-8"))


@pytest.mark.parametrize(("name", "deal", "digest", "replay"), KEPT, ids=[line[0] for line in KEPT])
def test_links_open_what_they_opened_and_are_written_as_they_were(
    name: str, deal: str, digest: str, replay: str
) -> None:
    match = recorded(name)
    assert open_link(deal) == (match.setup, None)
    assert open_link(replay) == (match.record, match.plies // 2)
    assert (setup_link(match.record), replay_link(match.record, match.plies // 2)) == (deal, replay)


@pytest.mark.parametrize(("name", "digest"), [(line[0], line[2]) for line in KEPT])
def test_recorded_games_take_the_course_they_took(name: str, digest: str) -> None:
    assert course(recorded(name)) == digest


@pytest.mark.parametrize("name", SAVES)
def test_games_saved_with_numbered_bots_open_and_are_saved_with_their_text(name: str) -> None:
    play = opened(listed("7", json.dumps(SAVES[name])))
    assert play.match.record == recorded(name).until(play.match.plies).record
    assert (play.match.plies, play.problem) == (SAVES[name]["plies"], None)
    assert [seat.bot for seat in play.seats] == [NUMBERED[number] for _, number in SAVES[name]["seats"]]
    assert play.redo == tuple(SAVES[name]["redo"])
    again = json.loads(saved_text(play, "2026-03-01 14:05"))
    assert again["seats"] == [[name, NUMBERED[number]] for name, number in SAVES[name]["seats"]]
    assert opened(listed("7", json.dumps(again))).seats == play.seats


@pytest.mark.parametrize(
    ("game", "digits", "count", "digest"), [line[1:] for line in FROZEN if line[0] == "codes"]
)
def test_no_code_moves(game: str, digits: str, count: str, digest: str) -> None:
    codes = game_class(game).info.vocabulary.codes
    assert codes.digits == int(digits)
    assert sha256("\n".join(codes.texts[: int(count)]).encode()).hexdigest() == digest


@pytest.mark.parametrize(
    ("game", "letters"), [(line[1], line[2:]) for line in FROZEN if line[0] == "options"]
)
def test_no_option_and_no_letter_moves(game: str, letters: list[str]) -> None:
    written = [
        f"{option.key}:" + ",".join(map("=".join, zip(option.letters, option.choices, strict=True)))
        for option in game_class(game).info.options
    ]
    assert len(written) >= len(letters)
    assert all(now.startswith(then) for now, then in zip(written, letters, strict=False))


@pytest.mark.parametrize("game", [line[1] for line in FROZEN if line[0] == "codes"])
def test_every_decision_has_a_code(game: str) -> None:
    """`python3 -m tests.desk codes` gives new ones theirs."""
    vocabulary = game_class(game).info.vocabulary
    assert [entry.text for entry in vocabulary.coded] == list(vocabulary.codes.texts)


@pytest.mark.parametrize("name", [line[0] for line in KEPT])
def test_a_link_older_than_an_option_means_its_default(name: str) -> None:
    setup = recorded(name).setup
    keys = [option.key for option in setup.setup().info.options]
    for count in range(1, len(keys)):
        older = Record(setup.game, setup.version, setup.players, setup.options[:count], setup.seed)
        parts = setup_link(setup).split("-")
        parts[3] = parts[3][:count]
        assert open_link(sealed(parts)).record == open_link(setup_link(full(older))).record


def full(record: Record) -> Record:
    game = record.setup()
    return Record(record.game, record.version, record.players, tuple(game.options.items()), record.seed)


def sealed(parts: list[str]) -> str:
    from game.core.link import _sealed

    return _sealed(parts[:-1])
