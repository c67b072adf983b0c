"""Data for learning: the same bytes wherever they are made, whole games, and what a bot has looked at."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from pyarrow.parquet import read_table

from game.core.errors import BadOption
from game.core.match import Match
from game.core.record import from_text
from game.lab import dataset
from game.lab.running import Runner

ASKED = dataset.Asked("duel", 2, ("level:1", "level:2"), 3, 2, "sample")
# Of the games' file of the first shard: what it says is what the bots played.
GAMES_DIGEST = "578896e54dc07aca87eaed1c4573ba03993d816598cc742d4e17e5b620f23d00"


def written(folder: Path, runner: Runner | None = None) -> dict[str, str]:
    return dict(dataset.write(ASKED, folder, runner or Runner(), 2))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("dataset")
    written(made)
    return made


def rows(folder: Path) -> list[dict[str, Any]]:
    paths = sorted(folder.glob("*.parquet"))
    return [row for path in paths for row in read_table(path).to_pylist()]


def games(folder: Path) -> list[dict[str, Any]]:
    lines = [line for path in sorted(folder.glob("*.jsonl")) for line in path.read_text("utf-8").splitlines()]
    return [json.loads(line) for line in lines]


def test_the_bytes_are_the_same_wherever_they_are_made(folder: Path, tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as pool:
        assert written(tmp_path, Runner(pool)) == written(folder)
    first = next(iter(written(folder)))
    assert first.endswith("games.jsonl")
    assert written(folder)[first] == GAMES_DIGEST


def test_what_is_there_stays_and_what_is_missing_comes(folder: Path, tmp_path: Path) -> None:
    first, *rest = written(folder)
    (tmp_path / first).write_bytes(b"mine")
    (tmp_path / rest[0]).write_bytes(b"")
    assert [*written(tmp_path)] == [first, *rest]
    assert (tmp_path / first).read_bytes() == b"mine"
    assert (tmp_path / rest[1]).read_bytes() == (folder / rest[1]).read_bytes()


def test_every_game_is_there_with_every_decision_and_every_point(folder: Path) -> None:
    decisions = rows(folder)
    assert len(games(folder)) == ASKED.games
    for game in games(folder):
        match = Match(from_text(game["record"]))
        own = [row for row in decisions if row["game"] == game["game"]]
        assert [row["action"] for row in own] == [action.text for action in match.actions]
        assert [row["position"] for row in own] == [match.game.write(match.at(n)) for n in range(match.plies)]
        sums = [0, 0]
        for player, _, points, _, _ in game["ledger"]:
            sums[player] += points
        assert sums == game["scores"] == match.game.scores(match.state)


def test_what_a_bot_looked_at_is_told(folder: Path) -> None:
    for row in rows(folder):
        assert row["chosen"] in row["legal"]
        assert len(row["searched"]) == len(row["visits"]) == len(row["values"])
        if row["searched"]:
            assert row["searched"][0] == row["action"]
    assert any(len(row["searched"]) > 1 for row in rows(folder))


def test_the_card_tells_columns_files_and_command(folder: Path) -> None:
    card = (folder / dataset.CARD).read_text("utf-8")
    assert all(f"`{name}`" in card for name in dataset.FIELDS)
    assert all(digest in card for digest in written(folder).values())
    assert "python3 -m game.lab dataset duel" in card


def test_bots_are_a_range_or_a_list() -> None:
    assert dataset.bots("level:3..5") == ("level:3", "level:4", "level:5")
    assert dataset.bots("level:2,flat:100") == ("level:2", "flat:100")
    for wrong in ("level:3..x", "level:5..3", "sphinx"):
        with pytest.raises(BadOption):
            dataset.bots(wrong)
