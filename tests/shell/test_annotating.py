"""Notes of one's own at a move: written, kept, taken back with their move, joined when a backup comes in."""

import json

from game.shell import messages as msg
from game.shell.kept.saves import LONGEST_NOTE
from game.shell.page import page
from game.shell.share.joining import joined
from game.shell.share.merging import Merge
from tests.shell.desk import Desk, new_game


def noted(desk: Desk, text: str) -> Desk:
    desk.send(msg.Field("annotation", text))
    return desk


def seen(desk: Desk) -> str:
    return page(desk.model).html()


def kept(desk: Desk) -> object:
    return json.loads(desk.storage[f"game.{desk.play.id}"]).get("annotations")


def test_a_note_is_kept_with_its_move_and_shown_in_the_log() -> None:
    desk = noted(new_game().act("place 1 1"), "<b>too early</b>")
    assert kept(desk) == [[1, "place 1 1", "<b>too early</b>"]]
    shown = seen(desk.reload().do("log"))
    assert "<q>&lt;b&gt;too early&lt;/b&gt;</q>" in shown
    assert "<b>too early" not in shown


def test_a_note_of_a_move_taken_back_comes_again_with_it_alone() -> None:
    desk = noted(new_game().act("place 1 1"), "my plan").do("undo")
    assert "my plan" not in seen(desk.do("log"))
    assert "my plan" in seen(desk.do("close", "redo", "log"))
    desk.do("close", "undo").act("place 2 2")
    assert "my plan" not in seen(desk.do("log"))


def test_a_position_of_the_past_has_its_own_and_without_a_word_there_is_none() -> None:
    desk = noted(new_game().act("place 1 1", "place 1 2").do("goto:0"), "seed of the evening")
    assert kept(noted(desk.do("now"), "here")) == [
        [0, "", "seed of the evening"],
        [2, "place 1 2", "here"],
    ]
    assert kept(noted(desk, " ")) == [[0, "", "seed of the evening"]]


def test_a_long_note_is_cut_and_one_that_cannot_be_read_is_none() -> None:
    desk = noted(new_game().act("place 1 1"), "x" * (LONGEST_NOTE + 9))
    assert len(desk.play.annotations[0].text) == LONGEST_NOTE
    key = f"game.{desk.play.id}"
    rows = [[1, "place 1 1", "fine"], [-1, "", "no"], ["1", "", "no"], [1, 2, "no"], "no", [True, "", ""]]
    desk.storage[key] = json.dumps({**json.loads(desk.storage[key]), "annotations": rows})
    assert [each.text for each in desk.reload().play.annotations] == ["fine"]


def test_a_backup_brings_notes_and_takes_none() -> None:
    desk = noted(new_game().act("place 1 1"), "ours")
    name = desk.play.id
    held = desk.storage[f"game.{name}"]
    other = json.dumps({**json.loads(held), "annotations": [[0, "", "theirs"], [1, "place 1 1", "other"]]})
    merge = Merge(desk.model)
    assert merge.game(name, other)
    assert json.loads(merge.saves[name].raw)["annotations"] == [[0, "", "theirs"], [1, "place 1 1", "ours"]]
    assert not merge.game(name, other)
    longer = json.loads(desk.act("place 1 2").storage[f"game.{name}"])
    del longer["annotations"]
    assert merge.game(name, json.dumps(longer))
    found = json.loads(merge.saves[name].raw)
    assert (found["plies"], len(found["annotations"])) == (2, 2)


def test_a_save_without_more_to_say_stays_as_it_was() -> None:
    raw = '{"annotations": [[1, "a", "b"]]}'
    assert joined(raw, raw) is raw


def test_a_game_that_is_branched_off_takes_them_along() -> None:
    desk = noted(new_game().act("place 1 1"), "my plan")
    old = desk.play.id
    desk.act("place 1 2").do("goto:1", "branch")
    assert desk.play.id != old
    assert "my plan" in seen(desk.do("log"))
