"""Boxes of one's own: chosen, changed on the table, kept, played with, sent and taken over."""

import json

import pytest

from game.core.edition import Edition, Value
from game.core.errors import BadOption
from game.core.link import replay_link, setup_link
from game.core.loading import edition_of, values
from game.core.record import Record, new_record
from game.core.registry import LISTINGS
from game.shell import effects as fx
from game.shell import messages as msg
from game.shell.page import page
from game.shell.play import OwnBox
from game.shell.setup.boxes import KEY
from game.shell.setup.unfinished import KEY as SET_UP
from game.shell.share.backup import everything, written
from tests.shell.desk import Desk

GAMES = [game for game in LISTINGS if values(game)]
FIRST = "site obelisks: obelisks_b.0"


def begun(desk: Desk | None = None, game: str = "imhotep") -> Desk:
    return (desk or Desk()).do(f"new:{game}").fill(option_obelisks="B").do("box")


def put(desk: Desk, key: str, value: str) -> Desk:
    return desk.send(msg.Field(f"set-{key}", value))


def kept(value: str = "22", storage: dict[str, str] | None = None) -> Desk:
    return put(begun(Desk({} if storage is None else storage)), FIRST, value).do("box-keep")


def shown(desk: Desk) -> str:
    return page(desk.model).html()


def edition(desk: Desk) -> Edition:
    return desk.record.edition


def boxes(desk: Desk) -> tuple[OwnBox, ...]:
    return desk.model.boxes


def other() -> Record:
    return new_record("imhotep", 2, {"obelisks": "B"}, "amun", (("obelisks_b.0", "33"),))


# ---- changing one ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_value_that_counts_stands_on_a_thing_and_can_be_changed(game: str) -> None:
    desk = Desk().do(f"new:{game}", "box")
    things = [line for line in shown(desk).split('<option value="') if 'data-field="set-thing"' not in line]
    assert things
    last = {value.of.table: value for value in values(game).values()}
    for value in last.values():
        key, choice = value.of.needs
        if key and desk.play.match.game.options[key] != choice:
            continue
        named = f"{value.thing}: {value.name}"
        assert named in shown(put(desk, "thing", value.thing))
        other = next(
            said for said in reversed(value.choices) if said != value.ours and _is(game, value, said)
        )
        put(desk, named, other)
        assert edition(desk) == ((value.name, other),)
        desk.do(f"box-back:{named}")
        assert not edition(desk)


def _is(game: str, value: Value, said: str) -> bool:
    """Whether there is a box that differs in this alone."""
    try:
        return bool(edition_of(game, [(value.name, said)]))
    except BadOption:
        return False


def test_what_differs_is_marked_and_given_back() -> None:
    desk = put(begun().do("set-thing:site obelisks"), FIRST, "22")
    assert edition(desk) == (("obelisks_b.0", "22"),)
    assert "usually 10" in shown(desk)
    assert "1 value of its own" in shown(desk)
    desk.do("undo")
    assert not edition(desk)
    desk.do("redo", f"box-back:{FIRST}")
    assert not edition(desk)
    assert "usually 10" not in shown(desk)


def test_what_no_box_has_is_refused_with_its_rule() -> None:
    desk = put(Desk().do("new:abusir", "box"), "pool: pool.0", "0")
    assert "There is no such box" in desk.toast
    assert "(rule 3)" in desk.toast
    assert not edition(desk)


def test_all_is_as_usual_again_at_once() -> None:
    desk = put(put(begun(), FIRST, "22"), "site obelisks: single", "3")
    desk.fill(set_preset="usual")
    assert not edition(desk)


def test_a_box_is_written_and_read_as_text() -> None:
    desk = begun().do("position").fill(set_position="single=3,obelisks_b.0=22").do("set-take")
    assert edition(desk) == (("obelisks_b.0", "22"), ("single", "3"))
    desk.do("position")
    assert desk.model.typed.text == "single=3,obelisks_b.0=22"
    desk.fill(set_position="sphinx=3").do("set-take")
    assert desk.model.typed.problem is not None
    assert "sphinx" in shown(desk)
    assert edition(desk) == (("obelisks_b.0", "22"), ("single", "3"))


def test_a_reload_finds_it_as_it_was() -> None:
    storage: dict[str, str] = {}
    put(begun(Desk(storage)), FIRST, "22").fill(set_box_name="Attic")
    assert json.loads(storage[SET_UP])["box"][2] == "Attic"
    desk = Desk(storage)
    assert desk.play.set_up is not None
    assert desk.play.set_up.box is not None
    assert (desk.play.set_up.box.name, edition(desk)) == ("Attic", (("obelisks_b.0", "22"),))
    assert put(desk, "site obelisks: single", "3").do("undo").record.edition == (("obelisks_b.0", "22"),)


def test_what_the_options_mean_goes_by_the_box_that_is_chosen() -> None:
    desk = put(Desk().do("new:duel", "box"), "site obelisk 0: obelisk_a_tile", "3").do("box-keep")
    assert "3 points a tile, 6 more for whoever has more tiles." in shown(desk)
    assert "1 point a tile, 6 more for whoever has more tiles." in shown(desk.fill(box=""))
    linked = new_record("duel", 2, {}, "amun", (("obelisk_a_most", "-20"),))
    assert "1 point a tile, −20 more for whoever has more tiles." in shown(Desk(fragment=setup_link(linked)))


def test_it_is_left_as_it_was() -> None:
    desk = kept().fill(box=kept().model.boxes[0].id)
    box = desk.model.boxes[0]
    put(desk.do("box"), FIRST, "30").do("set-leave")
    assert boxes(desk) == (box,)
    assert desk.model.screen == "lobby"


# ---- kept, and played with ------------------------------------------------------------------------------


def test_it_is_kept_and_chosen_for_a_game() -> None:
    storage: dict[str, str] = {}
    desk = kept(storage=storage)
    (box,) = boxes(desk)
    assert (box.game, box.name, box.values) == ("imhotep", "My box", "obelisks_b.0=22")
    assert json.loads(storage[KEY]) == [[*box]]
    assert desk.layer == "new"
    assert "22 (usually 10)" in shown(desk)
    desk.do("start")
    assert edition(desk) == (("obelisks_b.0", "22"),)
    assert dict(desk.record.options)["obelisks"] == "B"
    assert "1 value of its own" in shown(desk)
    assert "tell the usual values" in shown(desk.do("rules"))
    assert edition(Desk(storage)) == (("obelisks_b.0", "22"),)
    desk.do("close", "again")
    assert edition(desk) == (("obelisks_b.0", "22"),)
    assert desk.do("new:imhotep").model.draft.edition == ()
    assert desk.fill(box=box.id).model.draft.edition == (("obelisks_b.0", "22"),)
    assert desk.fill(box="").model.draft.edition == ()


def test_it_is_changed_later_and_gone_when_nothing_differs() -> None:
    desk = kept()
    (box,) = boxes(desk)
    put(desk.do("box"), FIRST, "30").fill(set_box_name="Attic").do("box-keep")
    assert boxes(desk) == (box._replace(name="Attic", values="obelisks_b.0=30"),)
    desk.do("box").fill(set_preset="usual").do("box-keep")
    assert not boxes(desk)
    assert desk.storage.get(KEY, "") == ""
    assert (desk.model.draft.edition, desk.model.draft.box) == ((), "")


def test_bots_say_where_what_they_learned_comes_from() -> None:
    desk = kept()
    assert "what they learned comes from" in shown(desk)
    assert "what they learned comes from" not in shown(desk.fill(seat_1_level="0"))


def test_a_bot_plays_by_it() -> None:
    desk = kept().fill(seat_0_level="1", seat_1_level="1").do("start").answer()
    assert desk.moves


def test_a_game_from_the_box_at_home_is_counted_by_it() -> None:
    desk = kept().do("own-table:imhotep").fill(option_obelisks="B", box=kept().model.boxes[0].id)
    desk.do("count-table")
    for _ in range(3):
        put(desk, "site obelisks: next", "W")
    assert edition(desk) == (("obelisks_b.0", "22"),)
    assert desk.play.match.game.scores(desk.play.match.state)[0] == 22


def test_what_is_stored_and_no_box_is_left_out() -> None:
    rows = [["a", "imhotep", "Attic", "single=3"], ["b", "chess", "", "x=1"], ["c"], 7]
    desk = Desk({KEY: json.dumps(rows)})
    assert [box.id for box in desk.model.boxes] == ["a"]
    desk = Desk({KEY: json.dumps([["a", "imhotep", "Attic", "sphinx=3"]])}).do("new:imhotep").fill(box="a")
    assert "sphinx" in desk.toast
    assert desk.model.draft.edition == ()
    assert Desk({KEY: "{"}).storage["aside." + KEY] == "{"


# ---- far apart ------------------------------------------------------------------------------------------


def test_a_link_brings_its_box_which_can_be_kept() -> None:
    desk = Desk(fragment=setup_link(other()))
    assert desk.layer == "new"
    assert "33 (usually 10)" in shown(desk)
    desk.do("box-take")
    assert [box.values for box in desk.model.boxes] == ["obelisks_b.0=33"]
    assert "already" in desk.do("box-take").toast
    desk.do("start")
    assert desk.record == other()


def test_the_box_of_a_game_that_is_looked_at_can_be_kept() -> None:
    desk = Desk(fragment=replay_link(other())).do("rules")
    assert 'data-cmd="box-take"' in shown(desk)
    assert [box.values for box in boxes(desk.do("box-take"))] == ["obelisks_b.0=33"]


def test_a_game_far_away_goes_on_in_its_box() -> None:
    one = kept().fill(seat_1_level="far").do("start")
    one.act(one.play.match.legal[0].text)
    link = one.do("share").do("copy:turn").last(fx.Copy).text.partition("#")[2]
    two = Desk(fragment=link).do("start")
    assert two.record.edition == (("obelisks_b.0", "22"),)
    assert two.moves == one.moves


def test_a_backup_takes_boxes_along_once() -> None:
    text = written(everything(kept().model))
    desk = kept("30").send(msg.Brought("b.txt", text))
    assert [box.values for box in desk.model.boxes] == ["obelisks_b.0=30", "obelisks_b.0=22"]
    assert len({box.id for box in desk.model.boxes}) == 2
    assert len(desk.send(msg.Brought("b.txt", text)).model.boxes) == 2
    assert json.loads(desk.storage[KEY]) == [[*box] for box in desk.model.boxes]


def test_boxes_that_come_in_have_names_of_their_own() -> None:
    rows = [["b", "duel", "One", "obelisks_b.0=30"], ["b-2", "duel", "Two", "obelisks_b.0=31"]]
    held = Desk({KEY: json.dumps([["b", "duel", "Ours", "obelisks_b.0=22"]])})
    line = json.dumps({"key": KEY, "text": json.dumps(rows)})
    held.send(msg.Brought("b.txt", f'{{"baumeister": 1}}\n{line}'))
    assert [box.id for box in held.model.boxes] == ["b", "b-2", "b-2-2"]


def test_nothing_of_it_where_nothing_may_differ() -> None:
    desk = Desk().do("new:template")
    assert 'data-cmd="box"' not in shown(desk)
    assert desk.do("box").layer == "new"
