"""Ways that were tried are deleted from the tree, kept deleted with the save, and brought back."""

import json

import pytest

from game.shell import effects as fx
from game.shell import messages as msg
from game.shell.learning.variations import Lines, branches
from game.shell.page import page
from tests.shell.desk import Desk
from tests.shell.explored import PLY, explored, finished, others, tried


def shown(desk: Desk) -> str:
    return page(desk.model).html()


def grown() -> Desk:
    """Two ways from a position of the game, the first with two replies; the second reply is shown."""
    desk = explored()
    first, second = others(desk)[:2]
    desk.act(second).do("undo").act(first)
    replies = [action.text for action in desk.play.match.legal][:2]
    return desk.act(replies[0]).do("undo").act(replies[1])


def kept_ways(desk: Desk) -> list[tuple[str, ...]]:
    return [branch.moves for branch in tried(desk)]


def test_a_branch_is_deleted_from_the_log_and_its_siblings_stay() -> None:
    desk = grown()
    before = kept_ways(desk)
    assert len(before) == 3
    desk.do("log")
    assert 'data-cmd="explore-drop"' in shown(desk)
    shorter = desk.play.match.plies
    desk.do("explore-drop")
    assert kept_ways(desk) == before[:2]
    assert desk.play.match.plies < shorter
    assert (desk.layer, desk.toast) == ("log", "The branch was deleted.")
    assert 'data-cmd="explore-restore"' in shown(desk)
    assert desk.last(fx.Focus).where in shown(desk)


def test_what_follows_it_goes_too_and_comes_back() -> None:
    desk = grown().do("undo")
    before = desk.play.explore
    assert before
    desk.do("explore-drop")
    assert [each.plies for each in before.lines] > [each.plies for each in lines(desk)]
    assert len(kept_ways(desk)) == 1
    assert desk.play.match.plies == PLY
    desk.do("explore-restore")
    assert sorted(kept_ways(desk)) == sorted(branch.moves for branch in branches(before.lines))
    assert len(lines(desk.do("explore-restore"))) == len(before.lines)


def lines(desk: Desk) -> Lines:
    assert desk.play.explore
    return desk.play.explore.lines


def test_what_is_deleted_alone_leaves_what_led_there() -> None:
    desk = explored()
    first = others(desk)[0]
    desk.act(first).act(desk.play.match.legal[0].text).do("explore-drop")
    assert [moves[0] for moves in kept_ways(desk)] == [first]
    desk.do("explore-drop")
    assert kept_ways(desk) == []


def test_the_game_itself_cannot_be_deleted() -> None:
    desk = explored().do("log")
    before = lines(desk)
    assert 'data-cmd="explore-drop"' not in shown(desk)
    assert lines(desk.do("explore-drop", "explore-restore")) == before
    elsewhere = finished()
    play = elsewhere.play
    assert elsewhere.do("explore-drop", "explore-restore").play == play


def test_a_backup_from_before_does_not_bring_it_again() -> None:
    desk = grown()
    backup = desk.do("export").last(fx.Download).text
    desk.do("undo", "explore-drop")
    left = kept_ways(desk)
    desk = desk.reload()
    desk.do("close").send(msg.Brought("backup.txt", backup))
    assert kept_ways(desk) == left
    assert kept_ways(desk.do("close", "explore", "explore-leave")) == left


def test_tried_again_it_stays() -> None:
    desk = grown()
    before = kept_ways(desk)[-1]
    desk.do("explore-drop").act(next(move for move in before if move in legal_now(desk)))
    assert before in kept_ways(desk)
    assert "dropped" not in json.loads(desk.storage["game.whole"])


def legal_now(desk: Desk) -> set[str]:
    return {action.text for action in desk.play.match.legal}


@pytest.mark.parametrize("dropped", [7, [7, [1, 2], [PLY, []], [PLY, [3]], ["x", ["y"]]]])
def test_what_a_save_says_of_deleted_ways_may_be_anything(dropped: object) -> None:
    desk = finished(dropped=dropped)
    backup = explored().act(others(explored())[0]).do("export").last(fx.Download).text
    desk.send(msg.Brought("backup.txt", backup))
    assert len(tried(desk)) == 1
