"""Puzzles in the page: the list, one on the table, found, remembered, the next one."""

import json

import pytest

from game.core.puzzle import GRADES, Puzzle, of_the_day, puzzles_of, tasks_of
from game.games.yard.tables import FREE, TASKS
from game.shell import effects as fx
from game.shell.learning.puzzling import games, solved
from game.shell.learning.quests import answer
from game.shell.page import page
from game.text.teaching import IDEAS, THEMES
from tests.reading import read
from tests.shell.desk import Desk

FIRST = puzzles_of("duel")[0]
MAT = next(task for task in TASKS if task.id == "mat")


def opened(puzzle: Puzzle = FIRST) -> Desk:
    """A puzzle on the table."""
    return Desk().do(f"puzzles:{puzzle.game}").do(f"puzzle:{puzzle.id}")


def wrong(puzzle: Puzzle) -> str:
    return next(action.text for action in puzzle.match().legal if action.text != puzzle.best)


def test_the_list_opens_with_its_game() -> None:
    desk = Desk().do("puzzles:duel")
    assert desk.model.layer is not None
    assert (desk.model.layer.name, desk.model.layer.arg) == ("puzzles", "duel")


def test_a_puzzle_is_on_the_table_with_its_player_to_move() -> None:
    desk = opened()
    play = desk.model.play
    assert play is not None
    assert play.your_turn
    assert play.match.plies == FIRST.match().plies
    assert desk.model.layers == ()


def test_a_wrong_move_plays_nothing() -> None:
    desk = opened().act(wrong(FIRST))
    play = desk.model.play
    assert play is not None
    assert play.quest is not None
    assert (play.quest.state, play.match.plies) == ("wrong", FIRST.match().plies)
    assert desk.model.practised == ()


def test_a_hint_says_the_idea_and_not_the_move() -> None:
    desk = opened().do("quest-hint")
    said = desk.last(fx.Announce).text
    assert said.endswith(f"{IDEAS[FIRST.idea]} (rule {FIRST.rule.removeprefix('D')})")
    assert answer(desk.play) == ""


def test_the_idea_is_not_said_where_the_reasons_say_otherwise() -> None:
    """What brings nothing by itself may bring points within its turn."""
    said = opened(of_the_day("pyramids", "2026-12-03")).do("quest-show").last(fx.Announce).text
    assert "That scores 2 points more this turn" in said
    assert IDEAS["prepare"] not in said


def test_what_is_found_is_remembered() -> None:
    desk = opened().act(FIRST.best)
    name = f"puzzle {FIRST.id}"
    assert desk.model.practised == (name,)
    assert json.loads(desk.storage["practice"]) == {"done": [name]}


def test_a_solution_that_was_shown_is_none_found() -> None:
    desk = opened().do("quest-show").act(FIRST.best)
    assert desk.model.practised == ()


def test_the_next_one_is_another_that_is_not_solved() -> None:
    rows = puzzles_of("duel")
    desk = opened().act(FIRST.best).do("puzzle-next")
    play = desk.model.play
    assert play is not None
    assert play.quest is not None
    assert play.quest.puzzle == rows[1]


def test_a_reload_opens_it_again_until_it_is_left() -> None:
    again = opened().reload()
    assert again.play.quest is not None
    assert again.play.quest.puzzle == FIRST
    assert again.do("puzzles:duel").reload().model.play is None


@pytest.mark.parametrize("last", ["puzzle:", "puzzle:duel-none-1", "delete:1", "new:duel", ":", "exercise:"])
def test_a_reload_opens_nothing_that_was_no_puzzle(last: str) -> None:
    desk = Desk({"open": last})
    assert desk.model.play is None
    assert desk.layer in ("", "training")


def test_the_way_back_leads_to_the_list() -> None:
    desk = opened().do("puzzles:duel")
    assert desk.model.play is None
    assert desk.model.screen == "lobby"
    assert desk.model.layer is not None
    assert desk.model.layer.name == "puzzles"


@pytest.mark.parametrize("name", ["", "duel-none-1", "chess-1", "duel"])
def test_what_is_no_puzzle_opens_nothing(name: str) -> None:
    desk = Desk()
    assert desk.do(f"puzzle:{name}").model.play is None


def test_a_game_can_be_played_on_from_there() -> None:
    desk = opened().act(FIRST.best).do(f"branch:{FIRST.match().player}")
    play = desk.model.play
    assert play is not None
    assert play.quest is None
    assert play.id
    assert play.match.plies == FIRST.match().plies


@pytest.mark.parametrize("game", games())
def test_a_day_has_the_same_puzzle_for_everybody_and_days_differ(game: str) -> None:
    days = [f"2026-11-{day:02}" for day in range(1, 31)]
    found = [of_the_day(game, day).id for day in days]
    assert found == [of_the_day(game, day).id for day in days]
    assert len(set(found)) > 1 or len(puzzles_of(game)) == 1


@pytest.mark.parametrize("game", games())
def test_the_list_shows_each_with_its_theme_and_how_far_its_game_is(game: str) -> None:
    html = page(Desk().do(f"puzzles:{game}").model).html()
    assert html.count('class="puzzle-figure"') == len(puzzles_of(game)) + len(tasks_of(game))
    for puzzle in puzzles_of(game)[:3]:
        button = html[html.index(f'data-cmd="puzzle:{puzzle.id}"') :].partition("</button>")[0]
        assert THEMES[puzzle.idea] in button
        assert f"after {puzzle.match().plies} moves" in button


def test_one_that_is_solved_is_marked() -> None:
    html = page(opened().act(FIRST.best).do("puzzles:duel").model).html()
    assert html.count('class="button puzzle solved"') == 1


def test_tasks_of_the_yard_stand_among_the_puzzles() -> None:
    tasks = tasks_of("abusir")
    assert [*sorted(tasks)] == sorted(task.id for task in TASKS if task.id != FREE)
    assert {*tasks.values()} <= {*range(1, GRADES + 1)}
    count = len(puzzles_of("abusir")) + len(tasks)
    desk = Desk().do("practise:yard mat").act(*MAT.solution).do("puzzles:abusir")
    html = page(desk.model).html()
    assert f"1 of {count} solved." in html
    for task in tasks:
        assert f'data-cmd="practise:yard {task}"' in html
    button = html[: html.rindex('data-cmd="practise:yard mat"')].rpartition("<button")[2]
    assert "solved" in button


@pytest.mark.parametrize("verb", ["pull", "build"])
def test_in_abusir_what_comes_to_the_same_is_right(verb: str) -> None:
    of_a_kind = (each for each in puzzles_of("abusir") if each.best.startswith(verb))
    puzzle, alike, unlike = next(found for found in map(told_apart, of_a_kind) if found[1])
    desk = opened(puzzle).act(unlike[0])
    assert not solved(desk.model, puzzle)
    assert solved(desk.act(alike[0]).model, puzzle)
    assert answer(desk.play) == alike[0]


def told_apart(puzzle: Puzzle) -> tuple[Puzzle, list[str], list[str]]:
    """The other moves that come to the same as the best, and those that do not."""
    match = puzzle.match()
    pulls = puzzle.best.startswith("pull")
    others = near(puzzle.best) if pulls else [action.text for action in match.legal]
    gists = {text: match.game.gist(match.state, match.game.info.vocabulary.read(text)) for text in others}
    same = match.game.gist(match.state, match.game.info.vocabulary.read(puzzle.best))
    alike = [text for text in others if text != puzzle.best and gists[text] == same]
    return puzzle, alike, [text for text in others if gists[text] != same]


def near(pull: str) -> list[str]:
    """Pulls a little shorter and far too short."""
    *head, length = pull.split()
    return [" ".join((*head, str(other))) for other in (int(length) - 1, int(length) + 1, 1)]


def test_there_is_nothing_to_undo_and_no_tool_says_so() -> None:
    desk = opened()
    for tool in ("tool-undo", "menu-redo"):
        (found,) = [e for e in read(page(desk.model).html()).having("data-k") if e.get("data-k") == tool]
        assert found.get("aria-disabled") == "true"
    assert desk.do("undo").toast == "There is nothing to undo."
