"""The table of Abusir: everything where the rules have it, the rope laid as the model lays it."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from game.core.match import Match
from game.core.record import from_text, new_record
from game.games.abusir import board, edge, moving
from game.games.abusir import tables as box
from game.games.abusir.placements import PLACES
from game.games.abusir.sled.laying import laid
from game.games.abusir.sled.world import Leg
from game.games.abusir.state import brick
from game.text.abusir import WORDS
from game.text.catalogue import texts
from game.views.abusir import building, spoken
from game.views.abusir.look import Look, cells
from game.views.abusir.raised import raised
from game.views.abusir.table import setting, table
from game.views.abusir.told import PICTURES
from game.views.told import sentence
from tests.conftest import ROOT
from tests.reading import Element, read
from tests.views.abusir_positions import positions
from tests.views.tables import seen

SOME = 29


def board_of(match: Match, **more: Any) -> Element:
    return read(table(seen(match, **more)).board)


def hauling() -> list[Match]:
    """Positions in which the rope can be pulled."""
    acting = [match for match in positions(5) if match.state.pending[-1:] and match.player >= 0]
    found = [match for match in acting if match.state.pending[-1].step == "act"][:8]
    assert found
    return found


def at_a_site() -> Match:
    """A position in which a full sled stands at a site with two own workers and some blocks."""
    match = hauling()[0]
    state = match.state.clone()
    player = match.player
    state.poses[player] = [10.0, 7.5, 0.0, -1.0]
    state.where[player] = len(box.BERTHS) + 2
    state.workers[player] = [3, 3, 0]
    corner, double = box.kind_of(0, 3), box.kind_of(0, 1)
    for kind in state.sleds[player]:
        state.stock[kind] += 1
    state.sleds[player] = [corner, double]
    for kind in (corner, double, double):  # the last one is built
        state.stock[kind] -= 1
    ground = next(n for n, place in enumerate(PLACES) if place.text == "I2 a1 b1")
    state.built[2] = [brick(player, 0, ground)]
    return Match(replace(match.record, position=match.game.write(state), actions=()))


# ---- where everything is ----------------------------------------------------------------------------


def test_sleds_are_drawn_at_their_poses() -> None:
    for match in positions(SOME):
        for player, pose in enumerate(match.state.poses):
            named = board_of(match).having("data-k")
            drawn = [node for node in named if node.attrs["data-k"] == f"sled-{player}"]
            assert len(drawn) == bool(pose)
            if pose:
                c, s, _, _, x, y = map(float, re.findall(r"-?[\d.]+", drawn[0].attrs["transform"]))
                told = (c, s, x / 12 - 42, y / 12 - 30)
                for value, exact in zip(told, (pose[2], pose[3], pose[0], pose[1]), strict=True):
                    assert abs(value - exact) < 1e-3


def test_every_block_that_is_built_lies_on_its_cells() -> None:
    for match in positions(SOME):
        look = Look(seen(match))
        for site, bricks in enumerate(match.state.built):
            assert len(look.laid(site)) == len(bricks)
            covered = [(it.level, cell) for it in look.laid(site) for cell in it.cells]
            assert len(covered) == len(set(covered)) <= box.FULL
            assert all(x < box.SIZES[level] and y < box.SIZES[level] for level, (x, y) in covered)


def test_every_obstacle_berth_and_site_can_be_asked_about() -> None:
    things = {node.attrs["data-thing"] for node in board_of(positions(SOME)[0]).having("data-thing")}
    wanted = {f"obstacle {n}" for n in range(len(board.OBSTACLES))}
    wanted |= {f"site {n}" for n in range(len(box.SITES))} | {f"berth {n}" for n in range(len(box.BERTHS))}
    assert wanted <= things


# ---- the rope ---------------------------------------------------------------------------------------


def test_the_rope_is_laid_as_the_model_lays_it_and_says_what_it_touches() -> None:
    touching = 0
    for match in hauling():
        for holder in range(0, edge.AROUND, 360):
            for stance in box.STANCES:
                view = seen(match, aim=f"pull {stance} {holder}")
                parts = table(view)
                rope = laid(moving.world_of(match.state), match.player, holder, stance == "high")
                tree = read(parts.board)
                (line, _) = [node for node in tree.having("data-rope") if node.attrs.get("d")]
                corners = line.attrs["d"].removeprefix("M").split("L")
                assert len(corners) == len(rope.rope)
                touched = sum("touched" in node.attrs["class"].split() for node in tree.having("class"))
                assert touched == len(rope.touched)
                assert ("Touches no block." in tree.text) == (not rope.touched)
                touching += touched > 0
    assert touching


def test_a_holder_that_moves_changes_the_rope_its_panel_and_the_prompt_alone() -> None:
    for match in hauling():
        view = seen(match, aim="pull low 700")
        named = setting(view, "pull low 690")
        parts = table(view)
        assert list(named) == ["rope", "panel-rope", "prompt"]
        assert named["prompt"] == parts.prompt
        assert named["panel-rope"] in parts.board
        assert named["rope"] in parts.board  # these games show no path
        assert not setting(view, "pull high 690")
        assert not setting(seen(match, aim="pull low 700 hold"), "pull low 690")


def test_the_holder_is_a_slider_and_every_nudge_sets_the_next_place() -> None:
    (match, *_) = hauling()
    tree = board_of(match, aim="pull low 0")
    (slider,) = [node for node in tree.having("role") if node.attrs["role"] == "slider"]
    assert slider.attrs["aria-valuenow"] == "0"
    assert slider.attrs["data-toggle"] == "pull high 0"
    assert "cm from the left" in slider.attrs["aria-valuetext"]
    commands = {node.attrs["data-cmd"] for node in tree.having("data-cmd")}
    assert {f"aim:pull low {k}" for k in (2870, 2879, 1, 10)} <= commands


def test_a_rope_in_the_hand_brings_the_whole_pull_and_what_letting_go_says() -> None:
    for match in hauling():
        tree = board_of(match, aim="pull low 420 hold")
        (svg,) = tree.having("data-live")
        frames = json.loads(svg.attrs["data-trace"])
        sleds = svg.attrs["data-sleds"].split()
        assert all(len(frame) == 2 + len(sleds) for frame in frames)
        assert [frame[0] for frame in frames] == sorted(frame[0] for frame in frames)
        text = svg.attrs["data-live"].format(pace=1, mm=10)
        assert match.allows(text)


def test_the_last_pull_is_there_to_be_shown_and_ends_where_the_sleds_are() -> None:
    pulls = 0
    for match in positions(3):
        if not match.plies or match.action(match.plies - 1).verb != "pull":
            continue
        (svg,) = board_of(match).having("data-pull")
        last = json.loads(svg.attrs["data-trace"])[-1]
        for name, (x, y, *_) in zip(svg.attrs["data-sleds"].split(), last[1:-1], strict=True):
            pose = match.state.poses[int(name.removeprefix("sled-"))]
            assert abs(x / 12 - 42 - pose[0]) < 0.01
            assert abs(y / 12 - 30 - pose[1]) < 0.01
        pulls += 1
    assert pulls


def recorded() -> Match:
    """A game in which blocks fall."""
    return Match(from_text((ROOT / "tests/golden/abusir-3-near.txt").read_text("utf-8")))


def test_blocks_that_fall_lie_on_the_sled_until_the_rope_is_drawn_so_far() -> None:
    whole, found = recorded(), 0
    for ply in range(whole.plies):
        lost = sum(event.kind == "fall" for event in whole.events(ply))
        if not lost:
            continue
        tree = board_of(whole.until(ply + 1))
        (svg,) = tree.having("data-falls")
        frames, falls = json.loads(svg.attrs["data-trace"]), json.loads(svg.attrs["data-falls"])
        mover = whole.mover(ply)
        assert [name for _, name, _ in falls] == [f"sled-{mover}"] * lost
        assert all(0 < drawn <= frames[-1][0] for drawn, *_ in falls)
        (before,) = tree.having("data-before")
        blocks = [node for node in before.having("class") if node.attrs["class"].split()[0] == "lies"]
        assert len(blocks) == len(whole.at(ply).sleds[mover])
        nth = svg.attrs["data-sleds"].split().index(f"sled-{mover}")
        wobbling = [frame[1 + nth][4:] for frame in frames]
        assert (len(wobbling[0]), len(wobbling[-1])) == (len(blocks), len(blocks) - lost)
        assert max(map(max, wobbling[1:])) == 3
        found += 1
    assert found


def test_the_log_draws_where_a_sled_came_along() -> None:
    whole, t = recorded(), texts("en", "abusir")
    for ply in range(whole.plies):
        for event in whole.events(ply):
            if event.kind != "pull":
                continue
            way = [int(number) for number in str(event.params["way"]).split()]
            for (x, y), state in ((way[:2], whole.at(ply)), (way[-2:], whole.at(ply + 1))):
                pose = state.poses[event.player]
                assert abs(x - pose[0] * 10 - 420) <= 0.51
                assert abs(y - pose[1] * 10 - 300) <= 0.51
            tree = read(sentence(t, WORDS, event, ["A", "B", "C"], PICTURES))
            assert f"from {way[0] // 10}/{way[1] // 10} to" in tree.text
            drawn = [node.attrs["class"].split()[0] for node in tree.having("class")]
            assert drawn.count("way") == 1
            assert ("end" in drawn) == (event.params["end"] == box.STOPPED)


def test_a_pull_tells_how_much_rope_was_pulled() -> None:
    whole, t = Match(from_text((ROOT / "tests/golden/abusir-3-whole.txt").read_text("utf-8"))), texts("en")
    told = [WORDS.event(t, whole.events(ply)[0], ["A", "B", "C"]) for ply in (63, 73)]
    assert whole.action(63).text == "pull high 1 2639 972"
    assert told[0].startswith("A pulls 577 mm, holder high: from 70/45 to ")
    assert told[1].startswith("B pulls, holder low, and the sled does not move")


def test_a_sled_that_can_go_no_further_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    match = hauling()[0]
    stuck = moving.pull(match.state, match.player, Leg(1, high=False, mm=1))._replace(stuck=True)
    monkeypatch.setattr(moving, "pull", lambda *_: stuck)
    events = match.play("pull low 1 1 1").events(match.plies)
    assert "The sled can go no further." in [WORDS.event(texts("en"), event, "ABC") for event in events]
    assert {event.kind for event in events} & WORDS.mishaps == {"jam"}


def test_the_prompt_tells_what_went_wrong_until_something_is_begun() -> None:
    match = hauling()[0]
    assert "It broke." in table(seen(match, mishap="It broke.")).prompt
    assert "It broke." in table(seen(match, viewer=(match.player + 1) % 3, mishap="It broke.")).prompt
    assert "It broke." not in table(seen(match, mishap="It broke.", aim="pull low 1")).prompt


# ---- blocks to choose from --------------------------------------------------------------------------


def test_blocks_of_boat_and_sled_are_counted() -> None:
    match = at_a_site()
    state = match.state.clone()
    state.sleds[match.player] = [box.kind_of(0, 1)] * 2
    state.stock[box.kind_of(0, 1)] -= 1
    state.stock[box.kind_of(0, 3)] += 1
    match = Match(replace(match.record, position=match.game.write(state), actions=()))
    (button,) = (node for node in board_of(match).walk if node.attrs.get("data-act") == "build white I2")
    assert (button.attrs["aria-label"], button.text) == ("White double, 2 there", "2")
    found = 0
    for match in positions(7):
        acts = {action.text for action in match.legal if action.verb == "load"}
        for act in acts:
            (button,) = (node for node in board_of(match).having("data-act") if node.attrs["data-act"] == act)
            boat = match.state.boats[match.state.where[match.player]]
            there = boat.count(box.KINDS.index(act.removeprefix("load ")))
            assert button.text == (str(there) if there > 1 else "")
            found += there > 1
    assert found


def test_what_is_still_to_load_counts_down() -> None:
    match = Match(new_record("abusir", 3, {}, "amun"))
    told = []
    while match.state.pending[-1].step != "take":
        if match.state.pending[-1].step == "stow":
            told += re.findall(r"Still to load: \d blocks?", table(seen(match)).prompt)
        match = match.play(match.legal[0].text)
    assert told == [f"Still to load: {n} block{'s' * (n > 1)}" for n in (5, 4, 3, 2, 1)] * 3


# ---- building ---------------------------------------------------------------------------------------


def test_a_chosen_block_shows_every_place_it_fits_turn_by_turn() -> None:
    match = at_a_site()
    legal = {action.text for action in match.legal if action.text.startswith("build white L3")}
    assert legal
    found: set[str] = set()
    for turn in range(4):
        view = seen(match, start="build white L3", aim=f"turn {turn}")
        offered = [node.attrs["data-act"] for node in read(table(view).board).having("data-act")]
        here = {act for act in offered if act.startswith("build")}
        assert here == {f"build white {place.text}" for place in building.places(Look(view))}
        assert not here & found
        found |= here
    assert found == legal


def test_a_block_pointed_at_tells_what_it_changes_on_the_track() -> None:
    match = at_a_site()
    act = next(action.text for action in match.legal if action.text.startswith("build white L3"))
    tree = board_of(match, start="build white L3", preview=act)
    (track,) = [node for node in tree.having("class") if "track" in node.attrs["class"].split()]
    assert "+1" in track.text
    ghosts = [node for node in tree.having("class") if node.attrs["class"] == "ghost"]
    assert len(ghosts) == 1


def test_cells_of_a_place_are_columns_and_rows_of_its_level() -> None:
    for place in PLACES:
        assert len(cells(place)) == box.CUBES[place.shape]


# ---- aligning ---------------------------------------------------------------------------------------


def test_an_alignment_is_offered_as_the_rules_allow_it_and_refused_with_their_reason() -> None:
    aligning = [match for match in positions(4) if match.player >= 0 and Look(seen(match)).aligns]
    assert aligning
    for match in aligning:
        for heading in range(0, box.HEADINGS, 5):
            text = f"align {heading} 0 0"
            prompt = read(table(seen(match, aim=text)).prompt)
            (button,) = [node for node in prompt.having("data-act") if node.attrs["data-act"] == text]
            assert ("aria-disabled" not in button.attrs) == match.allows(text)


def test_in_the_pool_every_kind_keeps_its_place_when_there_is_none_left() -> None:
    asked = [match for match in positions(5) if any(each.verb == "stow" for each in match.legal)]
    match = next(match for match in asked if 0 in match.state.pool)
    (grid,) = [n for n in board_of(match).having("data-group") if n.attrs["data-group"] == "pool"]
    cells = [node for node in grid.walk if "block-button" in node.attrs.get("class", "").split()]
    assert ["none" in node.attrs["class"].split() for node in cells] == [not n for n in match.state.pool]


def test_a_pyramid_is_raised_cube_by_cube_the_far_ones_first() -> None:
    drawn = read(raised(Look(seen(at_a_site())).laid(2)))
    tops = [side for side in drawn.having("fill-opacity") if side.attrs["fill-opacity"] == "0"]
    assert len(tops) == 2
    corners = [tuple(map(float, re.findall(r"-?[\d.]+", top.attrs["d"])[:2])) for top in tops]
    assert corners == sorted(corners, key=lambda corner: corner[1])
    assert corners[1][1] < 0  # above the ground


def test_lists_of_blocks_are_in_the_nominative() -> None:
    look = Look(seen(Match(new_record("abusir", 3, {}, "amun7342")), t=texts("de", "abusir")))
    double, red, triple = (box.KINDS.index(kind) for kind in ("white I2", "red I2", "black I3"))
    assert spoken.blocks(look.t, [triple, double, triple]) == "weißer Zweier und 2 × schwarzer Dreier"
    assert spoken.how_many(look, ("red", "I2"), 1) == "Roter Zweier"
    assert spoken.blocks(look.t, [red]) == "roter Zweier"


def test_the_block_to_build_is_the_object_of_its_sentence() -> None:
    match = at_a_site()
    start = next(action.text for action in match.legal if action.verb == "build")
    kind = " ".join(start.split()[:3])
    prompt = read(table(seen(match, t=texts("de", "abusir"), start=kind)).prompt)
    assert re.search("Einen [a-zß]+en [A-Z][a-z]+ bauen", prompt.text)
