"""The practice yard on the page: a game for one, with a door of its own, and tasks that stay done."""

import pytest

from game.core.registry import LISTINGS
from game.games.yard.tables import TASKS
from game.shell.effects import SetFragment
from game.shell.messages import Act, Opened, Visited
from game.shell.page import page
from game.shell.places import places
from game.shell.setup.practice import PRACTISED_KEY, read_practised
from game.shell.share.backup import everything
from tests.shell.desk import Desk

PULL = "pull low 1 400 300"
SOLUTION = next(task.solution for task in TASKS if task.id == "mat")


def opened(task: str = "free") -> Desk:
    return Desk().do(f"practise:yard {task}")


def steps(desk: Desk) -> list[str]:
    return [action.text for action in desk.play.match.actions]


def task_of(desk: Desk) -> str:
    return str(desk.play.match.game.options["task"])


def test_the_lobby_and_the_rules_lead_there_and_back_leads_out() -> None:
    assert 'data-cmd="practise:yard"' in page(Desk().model).html()
    assert 'data-cmd="practise:yard"' in page(Desk().do("rules:abusir").model).html()
    desk = opened("between")
    assert places(desk.model) == ("table yard",)
    left = desk.send(Visited(()))
    assert (left.model.screen, left.model.play) == ("lobby", None)
    assert task_of(left.send(Visited(("table yard",)))) == "between"
    assert "yard" not in [listing.id for listing in LISTINGS.values() if listing.shown]


def test_its_door_leads_to_the_first_task_that_is_left() -> None:
    assert task_of(Desk().do("practise:yard")) == "mat"
    desk = opened("mat").send(*map(Act, SOLUTION))
    assert task_of(desk.do("practise:yard")) == "turn"
    assert task_of(desk.do("practise:yard nothing")) == "turn"


@pytest.mark.parametrize("command", ["practise:duel", "practise:", "practise:abusir"])
def test_no_other_game_is_practised(command: str) -> None:
    assert Desk().do(command).model.play is None


def test_old_addresses_open_it() -> None:
    for address, task in (("#practice-abusir", "free"), ("#practice-abusir-bend", "bend")):
        desk = Desk().send(Opened(address))
        assert task_of(desk) == task
        assert SetFragment("") in desk.wished(SetFragment)
    for nothing in ("#practice-abusir-nothing", "#practice-duel", "#practice-"):
        assert [layer.name for layer in Desk().send(Opened(nothing)).model.layers] == ["bad-link"]


def test_steps_are_done_taken_back_done_again_and_kept() -> None:
    desk = opened().send(Act(PULL)).send(Act("move 3 400 250 0")).send(Act("move 3 410 250 0"))
    assert len(steps(desk)) == 3
    assert steps(desk.do("undo")) == [PULL, "move 3 400 250 0"]
    assert len(steps(desk.do("redo"))) == 3
    assert [(saved.id, saved.plies) for saved in desk.model.saves] == [("yard", 3)]
    assert steps(desk.do("again")) == []


def test_what_cannot_be_done_is_said() -> None:
    desk = opened().send(Act("move 3 300 380 0"))
    assert desk.model.toast is not None
    assert (desk.model.toast.kind, desk.model.toast.rule) == ("refused", "Y3")
    assert desk.model.toast.text.startswith("There is no room for it.")
    assert steps(desk) == []
    html = page(opened("mat").send(Act(PULL)).model).html()
    assert "Not on the mat yet" in html
    assert 'data-k="go-on"' in html


def test_the_rope_is_set_and_a_thing_chosen() -> None:
    desk = opened().do("aim:pull high 1200").do("path:none").do("scale:2")
    assert 'data-holder="1200"' in page(desk.model).html()
    assert (desk.do("again").play.path, desk.do("practise:yard mat").play.scale) == ("none", 2)
    moving = page(desk.do("practise:yard free").do("inspect:thing 2").model).html()
    assert 'data-act="move 3 290 250 0"' in moving
    assert "data-hold" not in moving
    after = page(desk.send(Act("move 3 290 250 0")).model).html()
    assert 'data-act="move 3 280 250 0"' in after  # still chosen
    assert "data-hold" in page(desk.do("inspect:rope").model).html()


def test_a_task_that_is_done_stays_done_and_counts_for_nothing_else() -> None:
    desk = opened("mat").send(*map(Act, SOLUTION))
    assert "Task done" in page(desk.model).html()
    assert desk.model.practised == ("abusir mat",)
    assert desk.model.layers == ()
    assert desk.model.results.rows == ()
    assert desk.do("statistics").model.results.rows == ()
    kept = dict(everything(desk.model))[PRACTISED_KEY]
    assert Desk({PRACTISED_KEY: kept}).model.practised == ("abusir mat",)
    assert read_practised('{"done": [1, "abusir mat"]}') == ("abusir mat",)
    assert read_practised("[]") == ()
    assert not desk.do("undo").play.match.over


@pytest.mark.parametrize("command", ["hint", "review", "result", "new:yard", "play-now:yard"])
def test_nobody_else_plays_there(command: str) -> None:
    desk = opened("mat").send(*map(Act, SOLUTION)).do(command)
    assert desk.model.layers == ()
    assert desk.model.asked == ()
    assert [seat.bot for seat in desk.play.seats] == [""]
    html = page(desk.model).html()
    assert not any(f'data-cmd="{name}"' in html for name in ("hint", "points", "new:yard", "result"))


def test_every_task_is_drawn_in_both_languages() -> None:
    for task in TASKS:
        english = page(opened(task.id).model).html()
        german = page(Desk().do("language:de").do(f"practise:yard {task.id}").model).html()
        assert english != german
        assert ("data-drag" in english) == (task.id == "free")
