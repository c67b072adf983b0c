"""The practice yard: every task can be done as it says, things are moved where there is room."""

import pytest

from game.core.errors import BadNotation
from game.core.match import Match
from game.core.record import new_record
from game.games.yard.game import FINISH
from game.games.yard.tables import FREE, MOST_STEPS, MOST_THINGS, TASKS, Task

WITH_A_MAT = [task for task in TASKS if task.goal]


def begun(task: str = FREE, *actions: str) -> Match:
    return Match(new_record("yard", 1, {"task": task}, "yard").with_actions(actions))


def refusal(match: Match, action: str) -> tuple[str, str]:
    why = match.why_not(action)
    assert why
    return why.reason, why.rule


@pytest.mark.parametrize("task", WITH_A_MAT, ids=lambda task: task.id)
def test_a_task_is_done_by_its_solution_and_not_before(task: Task) -> None:
    """Y2."""
    assert len(task.solution) <= task.legs
    match = begun(task.id)
    for action in task.solution:
        assert (match.over, match.game.scores(match.state)) == (False, [0])
        match = match.play(action)
    assert (match.over, match.game.scores(match.state)) == (True, [1])
    assert [(event.points, event.rule) for event in match.ledger()] == [(1, "Y2")]


@pytest.mark.parametrize("task", WITH_A_MAT, ids=lambda task: task.id)
def test_after_its_legs_a_task_is_over_and_nothing_is_moved_in_it(task: Task) -> None:
    """Y2, Y3.1."""
    match = begun(task.id)
    assert refusal(match, "move 1 100 100 0") == ("fixed", "Y3.1")
    for _ in range(task.legs):
        match = match.play("pull low 1 0 1")
    assert (match.over, match.game.scores(match.state)) == (True, [0])


def test_the_rope_bends_and_its_blocks_end_the_attempt() -> None:
    """Y2.2."""
    over = next(task for task in TASKS if task.id == "over")
    match = begun("over", *(action.replace("high", "low") for action in over.solution))
    assert (match.over, match.game.scores(match.state)) == (True, [0])
    assert [event.kind for event in match.told] == ["pull", "rope_moved_blocks", "end"]


def test_everything_is_put_up_where_there_is_room() -> None:
    for task in TASKS:
        assert len(task.things) <= MOST_THINGS
        game = begun(task.id).game
        assert game.read(game.write(game.initial_state())) == game.initial_state()
    free = begun()
    for number, thing in enumerate(TASKS[-1].things, 1):
        assert free.allows(f"move {number} {thing.x} {thing.y} {thing.heading}")


def test_a_thing_is_put_where_there_is_room() -> None:
    """Y3."""
    match = begun(FREE, "pull low 1 400 300", "move 3 400 250 0", "move 2 620 380 7")
    assert match.state.places[2] == [400, 250]
    assert match.state.poses[1][0] == 20
    assert match.state.poses[0] == match.at(1).poses[0]
    for nowhere in ("move 3 300 380 0", "move 3 0 0 0", "move 2 300 250 0", "move 1 620 380 0"):
        assert refusal(match, nowhere) == ("no_room", "Y3")
    assert refusal(match, "move 9 100 100 0") == ("no_thing", "Y3")


def test_free_practice_ends_when_one_wants_or_after_its_most_steps() -> None:
    """Y1.1."""
    assert begun(FREE, FINISH.text).over
    match = begun()
    for number in range(MOST_STEPS):
        assert not match.over
        match = match.play(f"move 3 {300 + number % 2} 250 0")
    assert match.over


def test_what_was_shaken_stays_shaken_in_a_task_alone() -> None:
    """Y2.1."""
    hasty = "pull low 3 520 200"
    for task, kept in (("between", True), (FREE, False)):
        match = begun(task, hasty)
        assert any(match.state.shaking[0])
        after = match.play("pull low 1 520 1")
        assert (after.state.shaking[0] >= match.state.shaking[0]) is kept


@pytest.mark.parametrize(
    "action",
    ["", "pull", "pull low 4 1 1", "pull low 1 2880 1", "pull low 1 0 1101", "pull middle 1 0 1",
     "pull low 1 -1 1", "move 13 1 1 0", "move 1 100 100 40", "move x 1 1 0", "solve", "pull low 1 0 1 1"],
)  # fmt: skip
def test_what_is_no_action_is_refused(action: str) -> None:
    with pytest.raises(BadNotation):
        begun().why_not(action)
