"""Data for learning: the same bytes wherever they are made, whole games, and what a bot has looked at."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import distributed
import pytest
from pyarrow.parquet import read_table, write_table

from game.core.errors import BadOption
from game.core.match import Match
from game.core.record import from_text, new_record
from game.lab.commands.command import SHOWN
from game.lab.data import dataset, estimate
from game.lab.running import Runner, executor
from tests.helpers import numbered
from tests.lab import samples

ASKED = dataset.Asked("duel", 2, ("tree:4", "tree:8"), 3, 2, "sample")
# Of the games' file of the first shard: what it says is what the bots played.
GAMES_DIGEST = "99bb75c9e49306aabd1495af19a8cd399e08bb2b7b0d30add106b302cc37401d"


def written(folder: Path, runner: Runner | None = None) -> dict[str, str]:
    return {file.name: file.digest for file in dataset.write(ASKED, folder, runner or Runner())}


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


@pytest.mark.filterwarnings("default")  # what a cluster says when it closes is not ours
def test_the_bytes_are_the_same_wherever_they_are_made(folder: Path, tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as pool:
        assert written(tmp_path / "pool", Runner(pool, width=2)) == written(folder)
    untyped: Any = distributed
    with (
        untyped.LocalCluster(n_workers=1, processes=False, dashboard_address=None) as cluster,
        executor(1, cluster.scheduler_address) as (on, width),
    ):
        assert written(tmp_path / "cluster", Runner(on, width=width)) == written(folder)
    first = next(iter(written(folder)))
    assert first.endswith("games.jsonl")
    assert written(folder)[first] == GAMES_DIGEST


def test_rows_have_a_hash_whatever_wrote_them(folder: Path, tmp_path: Path) -> None:
    (path,) = folder.glob("*0000000.decisions.parquet")
    own = read_table(path)
    write_table(own, tmp_path / "plain", compression="none")
    assert (tmp_path / "plain").read_bytes() != path.read_bytes()
    (told,) = (file for file in dataset.write(ASKED, folder, Runner()) if file.name == path.name)
    assert told.rows == dataset.digest(read_table(tmp_path / "plain").to_pylist())
    assert told.rows != dataset.digest(own.to_pylist()[1:])


@pytest.mark.parametrize("game", SHOWN)
def test_samples_say_what_is_on_record(game: str) -> None:
    assert samples.small(game) == samples.kept()["small"][game]


def test_large_samples_begin_as_the_small_ones() -> None:
    whole = samples.kept()["large"]
    assert {game: sample["begins"] for game, sample in whole.items()} == {
        game: samples.kept()["small"][game] for game in whole
    }


def test_what_is_there_stays_and_what_is_missing_comes(folder: Path, tmp_path: Path) -> None:
    first, *rest = written(folder)
    (tmp_path / dataset.ASKED).write_bytes((folder / dataset.ASKED).read_bytes())
    (tmp_path / first).write_bytes(b"mine")
    dataset.write_parquet(tmp_path / rest[0], [])
    assert [*written(tmp_path)] == [first, *rest]
    assert (tmp_path / first).read_bytes() == b"mine"
    assert (tmp_path / rest[1]).read_bytes() == (folder / rest[1]).read_bytes()


@pytest.mark.parametrize("other", [{"seed": "another"}, {"bots": ("tree:4",)}, {"shard": 3}, {"games": 4}])
def test_a_folder_holds_one_set(folder: Path, tmp_path: Path, other: dict[str, Any]) -> None:
    asked = ASKED._replace(**other)
    with pytest.raises(FileExistsError, match="holds another set"):
        next(dataset.write(asked, folder, Runner()))
    (tmp_path / "duel-2-0000000.decisions.parquet").touch()
    with pytest.raises(FileExistsError, match="holds another set"):
        next(dataset.write(asked, tmp_path, Runner()))


def test_a_shard_is_written_before_one_core_begins_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there: list[int] = []
    played = dataset.played

    def noted(shard: dataset.Shard) -> dataset.Rows:
        there.append(len([*tmp_path.glob("*.jsonl")]))
        return played(shard)

    monkeypatch.setattr(dataset, "played", noted)
    written(tmp_path)
    assert there == [0, 1]


def test_every_game_is_there_with_every_decision_and_every_point(folder: Path) -> None:
    decisions = rows(folder)
    assert len(games(folder)) == ASKED.games
    for game in games(folder):
        match = Match(from_text(game["record"]))
        own = [row for row in decisions if row["game"] == game["game"]]
        assert [row["action"] for row in own] == [action.text for action in match.actions]
        assert [row["position"] for row in own] == [match.game.write(match.at(n)) for n in range(match.plies)]
        sums = [0, 0]
        for entry in game["ledger"]:
            sums[entry["seat"]] += entry["points"]
        assert sums == game["scores"] == match.game.scores(match.state)


def test_sets_of_one_game_for_more_or_fewer_players_share_no_ids() -> None:
    ids = []
    for players in (2, 3, 4):
        asked = dataset.Asked("imhotep", players, ("random",), 2, 2, "sample")
        of_games, of_decisions = dataset.played(dataset.Shard(asked, 0, 2))
        ids += [row["game"] for row in of_games]
        assert {row["game"] for row in of_decisions} == {*ids[-2:]}
    assert len({*ids}) == len(ids)


def test_what_a_bot_looked_at_is_told(folder: Path) -> None:
    for row in rows(folder):
        assert row["chosen"] in row["legal"]
        assert len(row["searched"]) == len(row["visits"]) == len(row["values"])
        if row["searched"]:
            assert row["searched"][0] == row["action"]
    assert any(len(row["searched"]) > 1 for row in rows(folder))


def test_an_action_with_numbers_is_chosen_by_a_code_that_is_not_listed() -> None:
    match, chance = Match(new_record("abusir", 3, {}, "amun1")), Random(1)
    while not (numbers := numbered(chance, match)):
        match = match.play(match.legal[0].text)
    after = match.play(numbers[0].text)
    row = dataset._decision("game", after, ("random",) * 3, match.plies, None)
    assert row["chosen"] == numbers[0].code
    assert row["chosen"] not in row["legal"]
    assert row["action"] == numbers[0].text
    assert "not in `legal`" in dataset.card(ASKED._replace(game="abusir", players=3), ())


def test_the_card_tells_columns_files_and_command(folder: Path) -> None:
    card = (folder / dataset.CARD).read_text("utf-8")
    assert all(f"`{name}`" in card for name in dataset.FIELDS)
    files = [*dataset.write(ASKED, folder, Runner())]
    assert all(file.digest in card and file.rows in card for file in files)
    assert sum(bool(file.rows) for file in files) == len(files) / 2
    assert "python3 -m game.lab dataset duel" in card
    assert "--bots tree:4,tree:8 " in card


def test_bots_are_a_range_or_a_list() -> None:
    assert dataset.bots("level:3..5") == ("level:3", "level:4", "level:5")
    assert dataset.bots("level:2,flat:100") == ("level:2", "flat:100")
    for wrong in ("level:3..x", "level:5..3", "sphinx"):
        with pytest.raises(BadOption):
            dataset.bots(wrong)


# ---- what a whole one would take ----------------------------------------------------------------------


def test_what_all_take_is_that_of_some_with_an_interval(folder: Path) -> None:
    found = estimate.estimate(ASKED, 9, Runner())
    assert found.games == ASKED.games
    assert 0 < found.seconds.share < found.seconds.high
    sizes = {path.suffix: path.stat().st_size for path in folder.glob("*0000000.*")}
    assert sizes[".jsonl"] / 2 < found.size.share < sum(sizes.values())
    first, whole = estimate.as_text(ASKED._replace(games=86_400), found).splitlines()
    assert first.startswith("3 games of duel for 2: ")
    assert f"86400 games: {found.seconds.share:.3g} (" in whole


def test_a_game_is_reckoned_as_by_all_who_may_sit_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice the iterations, twice the time: both games say the same of one by either."""
    games, decisions = dataset.played(dataset.Shard(ASKED, 0, 1))
    found = [
        (took, (games, [row | {"bot": bot} for row in decisions]))
        for took, bot in ((1.0, "tree:4"), (2.0, "tree:8"))
    ]
    monkeypatch.setattr(estimate, "timed", lambda shard: found[shard.first])
    assert estimate.estimate(ASKED, 2, Runner()).seconds == (1.5, 1.5, 1.5)
