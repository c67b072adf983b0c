"""Balance: other numbers in the box, the games that are played with them, what their figures say."""

import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from game.lab.commands import main
from game.lab.matches.arena import Contest
from game.lab.matches.balance import (
    FORMS,
    PLAYED,
    Played,
    Question,
    Row,
    Sitting,
    Sweep,
    as_text,
    balance,
    figures,
    read_sweep,
    shown,
    sit,
)
from game.lab.matches.ratings import Share
from game.lab.running import Runner

DUEL = Contest("duel", 2, (("start", "first"),))
GAMES = (
    Played((1, 2), ({"a": 9, "b": 1}, {"a": 2, "b": 5}), 0, 30, tied=False),
    Played((2, 1), ({"a": 4, "b": 1}, {"a": 1, "b": 4}), 0, 34, tied=True),
    Played((1, 1), ({"a": 3, "b": 3}, {"a": 6, "b": 0}), 1, 32, tied=False),
)


# ---- other numbers in the box ---------------------------------------------------------------------------


def test_the_same_number_changes_nothing() -> None:
    plain = sit(Sitting(DUEL, 3, "random"))
    same, other = (DUEL._replace(edition=(("OBELISK_A_MOST", number),)) for number in ("6", "60"))
    assert sit(Sitting(same, 3, "random")) == plain
    assert sit(Sitting(other, 3, "random")).sources != plain.sources


# ---- figures --------------------------------------------------------------------------------------------


def found(what: str, key: str = "") -> Row:
    (row,) = [row for row in figures(GAMES) if (row.what, row.key) == (what, key)]
    return row


def test_wins_are_told_by_who_began() -> None:
    assert found("wins by seat", "1").figure.share == (1 + 0 + 0.5) / 3
    assert found("wins by seat", "2").figure.share == (0 + 1 + 0.5) / 3


def test_wins_are_told_by_the_source_of_most_points() -> None:
    assert (found("wins by most", "a").sample, found("wins by most", "a").figure.share) == (3, 1.5 / 3)
    assert (found("wins by most", "b").sample, found("wins by most", "b").figure.share) == (2, 1 / 2)


def test_points_leads_and_lengths_are_means_with_their_intervals() -> None:
    assert found("points", "a").figure.share == pytest.approx(25 / 6)
    assert found("winners’ lead in", "a").figure.share == pytest.approx((7 - 3 + 0) / 3)
    decisions = found("decisions").figure
    assert decisions.share == 32
    assert (decisions.low, decisions.high) == pytest.approx(
        (32 - 4.3 * 2 / 3**0.5, 32 + 4.3 * 2 / 3**0.5), rel=0.03
    )
    assert found("ties broken").figure.share == found("wins shared").figure.share == pytest.approx(1 / 3)


def test_a_figure_of_no_case_tells_nothing() -> None:
    assert shown(Row("wins by most", "a", 0, Share(0.0, 0.0, 1.0))) == "–"
    assert shown(Row("wins by seat", "1", 9, Share(0.5, 0.25, 0.75))) == "50 (25 to 75) %"


# ---- sweeping -------------------------------------------------------------------------------------------


def test_a_sweep_is_of_numbers_or_of_an_option() -> None:
    assert read_sweep("OBELISKS_A.2.0=8..10") == Sweep("OBELISKS_A.2.0", ("8", "9", "10"))
    assert read_sweep("pyramid=A,B") == Sweep("pyramid", ("A", "B"))
    with pytest.raises(ValueError, match=r"9\.\.8"):
        read_sweep("RUN_A.1=9..8")


def test_a_character_plays_as_itself() -> None:
    plain, style = (Question(DUEL, bot, 3) for bot in ("tree:3", "tree:3:mason"))
    assert balance(Runner(), plain) != balance(Runner(), style)


def test_every_value_is_played_on_the_same_deals() -> None:
    asked = Question(DUEL, "random", 4)
    swept = balance(Runner(), asked._replace(sweep=Sweep("OBELISK_A_MOST", ("6", "60"))))
    assert swept["6"] == balance(Runner(), asked)[""] != swept["60"]


def test_an_option_is_swept() -> None:
    low, high = balance(
        Runner(), Question(Contest("template", 2), "random", 8, sweep=Sweep("bonus", ("low", "high")))
    ).values()
    totals = [row.figure.share for rows in (low, high) for row in rows if row.key == "total"]
    assert totals[1] - totals[0] == 1.5  # three points more for one of two


def test_a_pool_and_a_journal_find_the_same(tmp_path: Path) -> None:
    other = DUEL._replace(edition=(("OBELISK_A_MOST", "9"),))
    asked = Question(other, "random", 4, Sweep("RUN_A.1", ("1", "4")))
    plain = balance(Runner(), asked)
    with ProcessPoolExecutor(2) as pool:
        assert balance(Runner(pool, tmp_path / "journal"), asked) == plain
    assert balance(Runner(journal=tmp_path / "journal"), asked) == plain


def test_a_journal_reads_what_it_wrote() -> None:
    for played in GAMES:
        assert PLAYED.read(json.loads(json.dumps(PLAYED.write(played)))) == played


def test_the_command_writes_a_table_a_chart_and_text(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edition = tmp_path / "edition.json"
    edition.write_text('{"OBELISK_A_MOST": 9}', "utf-8")
    arguments = ["--bot", "random", "--games", "3", "--edition", str(edition), "--out", str(tmp_path / "out")]
    assert main(["balance", "duel", *arguments, "--sweep", "RUN_A.1=1..2"]) == 0
    told = capsys.readouterr().out
    assert "wins by seat 1" in told
    assert (tmp_path / "out.txt").read_text("utf-8").strip() == told.strip()
    lines = (tmp_path / "out.csv").read_text("utf-8").splitlines()
    assert lines[0].startswith("game,players,swept,value")
    assert {line.split(",")[3] for line in lines[1:]} == {"1", "2"}
    assert ET.parse(tmp_path / "out.svg").getroot().tag.endswith("svg")
    assert list(FORMS) == [".csv", ".svg", ".txt"]


def test_the_text_has_a_column_for_each_value() -> None:
    asked = Question(DUEL, "random", 2, sweep=Sweep("RUN_A.1", ("1", "2")))
    head = as_text(asked, balance(Runner(), asked)).splitlines()[2]
    assert head.split() == ["RUN_A.1", "1", "2"]
