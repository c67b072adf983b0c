"""Statistics: rows come when games end, outlive their saves, are cleared alone and read with care."""

import json
from typing import Any

import pytest

from game.core.registry import LISTINGS
from game.shell import messages as msg
from game.shell.effects import Download, Store
from game.shell.held import GameResult
from game.shell.kept.statistics import (
    MOST,
    MOST_POINTS,
    RESULTS_KEY,
    Company,
    Figures,
    figures,
    read_results,
    results_text,
)
from game.shell.page import page
from tests.helpers import WITH_OTHERS
from tests.shell.desk import Desk, first_legal, new_game

DEEP = "[" * 20_000
ROW: list[Any] = ["one", "duel", "2026-03-01 14:05", ["", "flat:100"], [38, 31], [0]]


def finished(desk: Desk | None = None) -> Desk:
    """A Duel of two people, played to its end."""
    desk = new_game(desk=desk)
    while not desk.play.match.over:
        desk.deliver(msg.Act(first_legal(desk)))
    return desk


def rows(desk: Desk) -> tuple[GameResult, ...]:
    return desk.model.results.rows


def text(*rows: object, cleared: object = ()) -> str:
    return json.dumps({"rows": rows, "cleared": cleared})


def with_row(**changes: object) -> str:
    names = ("id", "game", "date", "bots", "points", "winners")
    return text([changes.get(name, value) for name, value in zip(names, ROW, strict=True)])


# ---- rows come and go -------------------------------------------------------------------------------


def test_a_game_is_entered_when_it_ends() -> None:
    desk = finished()
    (row,) = rows(desk)
    match = desk.play.match
    assert (row.id, row.game, row.bots) == (desk.play.id, "duel", ("", ""))
    assert row.points == tuple(match.game.scores(match.state))
    assert row.winners == tuple(match.outcome.winners)
    assert rows(desk.reload()) == rows(desk)


def test_an_end_that_is_taken_back_does_not_count() -> None:
    desk = finished().do("undo")
    assert not desk.play.match.over
    assert rows(desk) == ()
    assert len(rows(desk.do("redo"))) == 1


def test_looking_at_a_finished_game_again_enters_nothing_new() -> None:
    desk = finished().forget()
    before = rows(desk)
    desk.do("goto:3", "now", "lobby", f"continue:{before[0].id}", "goto:2", "statistics")
    assert rows(desk) == before
    assert RESULTS_KEY not in [wish.key for wish in desk.wished(Store)]


def test_a_result_outlives_its_saved_game() -> None:
    desk = finished()
    desk.do(f"delete:{desk.play.id}", "statistics")
    assert desk.model.saves == ()
    assert len(rows(desk.reload())) == 1


def test_finished_games_of_before_are_entered_and_the_unreadable_counted() -> None:
    storage = finished(new_game().act("place 1 1").do("lobby")).storage
    del storage[RESULTS_KEY]
    damaged = json.dumps(
        {**json.loads(next(t for t in storage.values() if '"over": true' in t)), "record": "x"}
    )
    desk = Desk({**storage, "game.bad": "{", "game.worse": damaged, "game.chess": DEEP})
    assert rows(desk) == ()
    desk.do("statistics")
    assert ([row.game for row in rows(desk)], desk.model.results.unread) == (["duel"], 3)
    assert "3 saved games cannot be read" in page(desk.model).html()
    assert rows(desk.reload()) == rows(desk)


def test_what_another_tab_enters_is_here_at_once() -> None:
    desk = Desk().send(msg.Stored(RESULTS_KEY, with_row()))
    assert [row.id for row in rows(desk)] == ["one"]
    assert rows(desk.send(msg.Stored(RESULTS_KEY, None))) == ()


# ---- clearing and taking along ----------------------------------------------------------------------


def test_clearing_asks_and_is_for_good() -> None:
    desk = finished().do("statistics", "clear-statistics")
    assert (desk.layer, len(rows(desk))) == ("ask-clear", 1)
    assert len(rows(desk.do("close"))) == 1
    desk.do("clear-statistics", "clear-statistics-anyway")
    assert (desk.layer, rows(desk), len(desk.model.saves)) == ("statistics", (), 1)
    again = desk.reload().do("goto:3", "now", "statistics")
    assert rows(again) == ()
    assert len(rows(finished(again.do("close", "lobby")))) == 1


def test_there_is_nothing_to_clear_at_first() -> None:
    assert Desk().do("statistics", "clear-statistics").layer == "statistics"


def test_the_file_tells_every_seat() -> None:
    desk = Desk({RESULTS_KEY: with_row()}).do("download:statistics")
    file = desk.last(Download)
    assert file.name == "baumeister-statistics.json"
    (game,) = json.loads(file.text)["results"]
    assert game["seats"] == [
        {"bot": None, "points": 38, "won": True},
        {"bot": "flat:100", "points": 31, "won": False},
    ]


# ---- figures ----------------------------------------------------------------------------------------


def result(
    bots: tuple[str, ...], points: tuple[int, ...], *winners: int, game: str = "imhotep"
) -> GameResult:
    return GameResult("x", game, "", bots, points, winners)


def test_games_count_by_company_whatever_the_seats() -> None:
    found = figures(
        [
            result(("", "flat:100"), (30, 20), 0),
            result(("flat:200", ""), (41, 24), 0),
            result(("", "flat:100"), (31, 31), 0, 1),
            result(("", "flat:100"), (99, 0), 0, game="pyramids"),
            result(("random", "", "flat:1000", "flat:1000"), (1, -2, 3, 4), 3),
        ],
        "imhotep",
    )
    assert found == [
        Figures(Company(2, 1, (("flat:100", 1),)), games=3, won=2, best=31, average=283),
        Figures(Company(4, 1, (("random", 1), ("flat:1000", 2))), games=1, won=0, best=-2, average=-20),
    ]


def test_bots_with_a_character_are_named_and_counted_apart() -> None:
    games = [
        result(("", "level:3:raiser"), (30, 20), 0, game="duel"),
        result(("level:3", ""), (20, 30), 1, game="duel"),
        result(("level:3:raiser", ""), (40, 30), 0, game="duel"),
    ]
    assert [(line.company.bots, line.games, line.won) for line in figures(games, "duel")] == [
        ((("level:3", 1),), 1, 1),
        ((("level:3:raiser", 1),), 2, 1),
    ]
    data = [[str(number), "duel", "", row.bots, row.points, row.winners] for number, row in enumerate(games)]
    shown = page(Desk({RESULTS_KEY: text(*data)}).do("statistics").model).html()
    assert "against Hare<" in shown
    assert "against Heron (Hare)<" in shown


def test_people_together_and_bots_alone_are_told_apart() -> None:
    found = figures(
        [
            result(("random", "greedy"), (7, 9), 1),
            result(("", "greedy", ""), (10, 99, 15), 1),
            result(("", ""), (20, 25), 1),
            result(("", "greedy"), (5, 3), 0),
        ],
        "imhotep",
    )
    assert [(line.company.persons, line.won, line.best, line.average) for line in found] == [
        (1, 1, 5, 50),
        (2, None, 25, 225),
        (2, None, 15, 125),
        (0, None, 9, 80),
    ]


# ---- whatever is stored -----------------------------------------------------------------------------


def test_rows_are_read_as_they_were_written() -> None:
    results = read_results(
        text(ROW, ["two", "pyramids", "", ["", "greedy", "random"], [1, 2, 2], [1, 2]], cleared=["z"])
    )
    assert len(results.rows) == 2
    assert read_results(results_text(results)) == results


@pytest.mark.parametrize(
    "stored",
    [
        "",
        "null",
        "7",
        "[]",
        "{",
        DEEP,
        text(),
        text(None, 7, [], {}, "row", ROW[:5], [*ROW, 1]),
        json.dumps({"rows": {"a": ROW}, "cleared": "abc"}),
        with_row(id=7),
        with_row(id="x" * 33),
        with_row(game="chess"),
        with_row(date=None),
        with_row(date="2026" * 20),
        with_row(bots=["", "stockfish"]),
        with_row(bots=["", None]),
        with_row(bots=[""]),
        with_row(bots=[""] * 3),
        with_row(bots="ab"),
        with_row(points=[1]),
        with_row(points=[1, "2"]),
        with_row(points=[1, 2.5]),
        with_row(points=[True, 2]),
        with_row(points=[1, MOST_POINTS + 1]),
        with_row(points=[1, 10**40]),
        with_row(winners=[]),
        with_row(winners=[2]),
        with_row(winners=[-1]),
        with_row(winners=[0, 0]),
        with_row(winners=[False]),
    ],
)
def test_rows_that_make_no_sense_are_left_out(stored: str) -> None:
    desk = Desk({RESULTS_KEY: stored}).do("statistics")
    assert rows(desk) == ()
    assert page(desk.model).html()


def test_only_the_latest_rows_are_kept() -> None:
    many = [[f"g{n}", *ROW[1:]] for n in range(MOST + 50)]
    desk = Desk({RESULTS_KEY: text(*many, cleared=[f"c{n}" for n in range(MOST * 2)])})
    assert (len(rows(desk)), len(desk.model.results.cleared)) == (MOST, MOST)
    desk = finished(desk)
    assert len(rows(desk)) == MOST
    assert desk.play.id in {row.id for row in rows(desk)} or rows(desk)[-1].date > desk.model.moment.date


def test_a_name_that_comes_twice_counts_once() -> None:
    assert len(rows(Desk({RESULTS_KEY: text(ROW, ROW)}))) == 1


@pytest.mark.parametrize("game", WITH_OTHERS)
def test_every_game_has_its_figures_drawn(game: str) -> None:
    seats = LISTINGS[game].seats[1]
    stored = text(["a", game, "", ["", *["flat:77"] * (seats - 1)], [3] * seats, [0]])
    drawn = page(Desk({RESULTS_KEY: stored}).do("statistics").model).html()
    assert f'data-k="stats-{game}"' in drawn
    assert "Ibis" in drawn


def test_what_is_done_is_told_in_the_language_of_the_page() -> None:
    desk = finished().do("language:de", "statistics", "clear-statistics", "clear-statistics-anyway")
    assert desk.toast == "Die Statistik ist gelöscht."
    assert desk.do(f"delete:{desk.play.id}").toast == "Das Spiel wurde gelöscht."
