"""The practice yard on the page: the way there and back, steps, undo, tasks that stay done."""

from game.core.practice import ground
from game.games.abusir import yard
from game.shell.backup import everything
from game.shell.effects import SetFragment
from game.shell.messages import Act, Opened, Visited
from game.shell.page import page
from game.shell.places import places
from game.shell.practising import PRACTISED_KEY, read_practised
from tests.shell.desk import Desk

PULL = "pull low 1 400 300"


def opened(task: str = "") -> Desk:
    return Desk().do(f"practice:abusir {task}".strip())


def steps(desk: Desk) -> tuple[str, ...]:
    assert desk.model.practice is not None
    return desk.model.practice.steps


def test_the_lobby_and_the_rules_lead_there_and_back_leads_out() -> None:
    assert 'data-cmd="practice:abusir"' in page(Desk().model).html()
    assert 'data-cmd="practice:abusir"' in page(Desk().do("rules:abusir").model).html()
    desk = opened("between")
    assert SetFragment("practice-abusir-between") in desk.wished(SetFragment)
    assert places(desk.model) == ("practice abusir between",)
    left = desk.send(Visited(()))
    assert (left.model.screen, left.model.practice) == ("lobby", None)
    assert SetFragment("") in left.wished(SetFragment)
    assert left.send(Visited(("practice abusir between",))).model.practice == desk.model.practice


def test_the_rules_of_its_game_are_told_there() -> None:
    html = page(opened().do("rules:").model).html()
    assert 'data-cmd="rules:A6"' in html
    assert 'data-k="practise"' not in html


def test_an_address_opens_it() -> None:
    for address, task in (("#practice-abusir", "free"), ("#practice-abusir-bend", "bend")):
        at = Desk().send(Opened(address)).model.practice
        assert at is not None
        assert (at.game, at.task) == ("abusir", task)
    for nothing in ("#practice-abusir-nothing", "#practice-duel", "#practice-"):
        assert [layer.name for layer in Desk().send(Opened(nothing)).model.layers] == ["bad-link"]


def test_steps_are_done_taken_back_and_done_again() -> None:
    desk = opened().send(Act(PULL)).send(Act("move 2 400 250 0")).send(Act("move 2 410 250 0"))
    assert steps(desk) == (PULL, "move 2 410 250 0")
    assert steps(desk.do("undo")) == (PULL,)
    assert steps(desk.do("redo")) == (PULL, "move 2 410 250 0")
    assert steps(desk.do("practice-reset")) == ()


def test_what_cannot_be_done_is_said() -> None:
    desk = opened().send(Act("move 2 300 380 0"))
    assert desk.model.toast is not None
    assert (desk.model.toast.kind, desk.model.toast.text) == ("refused", "There is no room for it.")
    assert steps(desk) == ()
    done = opened("mat").send(Act(PULL)).send(Act(PULL))
    assert done.model.toast is not None
    assert done.model.toast.text.startswith("All legs of this task are pulled.")


def test_the_rope_is_set_and_a_thing_chosen() -> None:
    desk = opened().do("aim:pull high 1200")
    assert 'data-holder="1200"' in page(desk.model).html()
    moving = page(desk.do("choose:2").model).html()
    assert 'data-act="move 2 290 250 0"' in moving
    assert "data-hold" not in moving
    assert 'data-holder="1200"' in page(desk.do("cancel").model).html()


def test_a_task_that_is_done_stays_done() -> None:
    desk = opened("mat")
    for step in yard.BY_ID["mat"].solution:
        desk = desk.send(Act(step))
    assert "Task done" in page(desk.model).html()
    assert desk.model.practised == ("abusir mat",)
    kept = dict(everything(desk.model))[PRACTISED_KEY]
    assert Desk({PRACTISED_KEY: kept}).model.practised == ("abusir mat",)
    assert read_practised('{"done": [1, "abusir mat"]}') == ("abusir mat",)
    assert read_practised("[]") == ()


def test_every_task_is_drawn_in_both_languages() -> None:
    for task in ground("abusir").BY_ID:
        english = page(opened(task).model).html()
        german = page(Desk().do("language:de").do(f"practice:abusir {task}").model).html()
        assert english != german
        assert ("data-drag" in english) == (task == "free")
