"""The practice yard: every task can be done as it says, things are moved where there is room."""

import pytest

from game.core.practice import FREE, ground, has_ground
from game.games.abusir import yard

TASKS = [task for task in yard.TASKS if task.goal]


def test_abusir_alone_has_a_ground() -> None:
    asked = ("abusir", "duel", "template", "nothing", "../x")
    assert [game for game in asked if has_ground(game)] == ["abusir"]
    assert next(iter(ground("abusir").BY_ID)) == FREE


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.id)
def test_a_task_is_done_by_its_solution_and_not_before(task: yard.Task) -> None:
    assert len(task.solution) <= task.legs
    for count in range(len(task.solution)):
        steps = task.solution[:count]
        assert not yard.solved(task.id, steps)
        assert yard.refusal(task.id, steps, task.solution[count]) == ""
    assert yard.solved(task.id, task.solution)


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.id)
def test_after_its_legs_nothing_is_pulled_in_a_task_and_nothing_is_moved_in_it(task: yard.Task) -> None:
    steps = ("pull low 1 0 1",) * task.legs
    assert yard.refusal(task.id, steps, "pull low 1 0 1") == "legs_used"
    assert yard.refusal(task.id, (), "move 0 100 100 0") == "fixed"


def test_the_rope_bends_round_the_well_and_a_low_one_touches_the_wall() -> None:
    bend = yard.stand("bend", yard.BY_ID["bend"].solution).pulled
    assert bend is not None
    assert len(bend.trace[0].rope) == 3
    low = tuple(step.replace("high", "low") for step in yard.BY_ID["over"].solution)
    assert yard.stand("over", low).over
    assert not yard.solved("over", low)
    assert yard.refusal("over", low, "pull high 1 0 9") == "action_over"


def test_everything_is_put_up_where_there_is_room() -> None:
    for task in yard.TASKS:
        for number, thing in enumerate(task.things):
            now = yard.stand(task.id)
            assert yard._no_move(FREE, now, number, thing.x, thing.y, thing.heading) == ""


def test_a_thing_is_put_where_there_is_room() -> None:
    steps = ("pull low 1 400 300", "move 2 400 250 0", "move 1 620 380 7")
    for count, step in enumerate(steps):
        assert yard.refusal(FREE, steps[:count], step) == ""
    now = yard.stand(FREE, steps)
    assert (now.things[2].x, now.things[2].y) == (400, 250)
    assert now.world.sleds[1].pose.x == 20
    assert now.world.sleds[0] == yard.stand(FREE, steps[:1]).world.sleds[0]
    for nowhere in ("move 2 300 380 0", "move 2 0 0 0", "move 1 300 250 0", "move 0 620 380 0"):
        assert yard.refusal(FREE, steps, nowhere) == "no_room"


@pytest.mark.parametrize(
    "step",
    ["", "pull", "pull low 4 1 1", "pull low 1 2880 1", "pull low 1 0 1101", "pull middle 1 0 1",
     "pull low 1 -1 1", "move 9 1 1 0", "move 1 100 100 40", "move x 1 1 0", "solve", "pull low 1 0 1 1"],
)  # fmt: skip
def test_what_is_no_step_is_refused(step: str) -> None:
    assert yard.refusal(FREE, (), step) == "unknown"
