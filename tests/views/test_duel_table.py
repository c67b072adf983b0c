"""The Duel's table over whole random games: complete, labelled, translated, and telling the truth."""

import re
from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

from game.core.match import Match
from game.games.duel.tables import BOATS
from game.views.duel import table
from game.views.duel.look import Look
from game.views.table import Seat
from tests.views.checks import Quoted, acts, classes, offered, reached, unquoted
from tests.views.positions import drawn, games, opening, seen, whole
from tests.views.trees import Node, read

POSITIONS = list(games(4))


@cache
def trees() -> dict[Match, Node]:
    """Every position drawn with all that is legal, read back."""
    return {match: read(drawn(match)) for match in POSITIONS}


def test_every_legal_action_can_be_reached_and_nothing_else_is_offered() -> None:
    for match in POSITIONS:
        clicks = offered(trees()[match])
        found = [reached(match, act) for act in clicks]
        assert all(found), clicks
        assert set().union(*found) == {action.text for action in match.legal}


def test_a_choice_of_two_clicks_can_be_finished_from_either_end() -> None:
    asked = [match for match in POSITIONS if match.legal and match.legal[0].verb == "swap"]
    assert asked
    for match in asked:
        for start in {act for act in offered(trees()[match]) if act.startswith("swap")}:
            tree = read(drawn(match, start=start))
            assert reached(match, start) <= offered(tree)
            (chosen,) = tree.having("aria-pressed")
            assert chosen.attributes["data-cmd"] == "cancel"


def test_when_nobody_here_may_act_everything_is_greyed_out_but_still_asks() -> None:
    for match in POSITIONS[::7]:
        tree = read(drawn(match, legal={}))
        assert not offered(tree)
        assert match.over or acts(tree)


def test_markup_is_well_formed_and_has_neither_styles_nor_scripts() -> None:
    for tree in trees().values():
        for node in tree.walk():
            assert not [name for name in node.attributes if name == "style" or name.startswith("on")]
            assert node.tag not in {"script", "style"}


def test_everything_clickable_has_a_label_and_is_a_button() -> None:
    for tree in trees().values():
        for node in [*tree.having("data-act"), *tree.having("data-cmd")]:
            assert node.tag == "button"
            assert node.attributes.get("aria-label") or node.text().strip()


def test_nothing_is_said_that_did_not_come_from_the_texts() -> None:
    quoted = Quoted("en", "duel")
    for match in POSITIONS[::3]:
        tree = read(drawn(match, t=quoted))
        for node in tree.walk():
            said = [node.attributes.get("aria-label", ""), node.attributes.get("title", "")]
            said += [] if node.attributes.get("class") == "sd" else node.texts
            assert not re.search(r"[^\W\d_]", unquoted(" ".join(said))), said


def test_each_group_has_one_tab_stop() -> None:
    for tree in trees().values():
        for group in tree.having("data-group"):
            buttons = [node for node in group.walk() if node.tag == "button"]
            stops = [node for node in buttons if node.attributes.get("tabindex") == "0"]
            assert len(stops) == min(1, len(buttons)), group.attributes


def test_the_tab_stop_of_the_harbour_can_be_used() -> None:
    for tree in trees().values():
        (harbour,) = [
            node for node in tree.having("data-group") if node.attributes["data-group"] == "harbour"
        ]
        (stop,) = [node for node in harbour.having("tabindex") if node.attributes["tabindex"] == "0"]
        if offered(harbour):
            assert stop.attributes.get("aria-disabled") != "true"


def test_arrow_keys_find_every_thing_of_the_harbour_at_a_place_of_its_own() -> None:
    for tree in trees().values():
        places = [
            (node.attributes["data-row"], node.attributes["data-col"]) for node in tree.having("data-row")
        ]
        assert len(set(places)) == len(places) >= 11


def test_keys_are_names_of_one_thing_each() -> None:
    for tree in trees().values():
        names = Counter(node.attributes["data-k"] for node in tree.having("data-k"))
        assert [name for name, count in names.items() if count > 1] == []


def test_what_moves_comes_from_something_that_was_there() -> None:
    for before, after in pairwise(POSITIONS):
        if after.plies != before.plies + 1:
            continue
        there = {node.attributes["data-k"] for node in trees()[before].having("data-k")}
        for node in trees()[after].having("data-from"):
            assert there & set(node.attributes["data-from"].split()), node.attributes


def test_every_delivered_tile_and_returning_figure_has_its_way() -> None:
    for match in POSITIONS:
        events = match.events(match.plies - 1) if match.plies else []
        gains = [event for event in events if event.kind == "gain"]
        tree = trees()[match]
        sources = " ".join(node.attributes["data-from"] for node in tree.having("data-from")).split()
        for event in gains:
            assert f"tile-{event.params['boat']}-{event.params['slot']}" in sources
            assert f"fig-{str(event.params['square']).replace(' ', '-')}" in sources


def test_the_preview_promises_exactly_what_the_unloading_brings() -> None:
    for match in POSITIONS:
        for action in match.legal:
            if action.verb != "unload":
                continue
            forecast = Look(seen(match, preview=action.text)).forecast
            assert forecast is not None
            assert forecast.takers is not None
            after = match.play(action.text)
            assert list(forecast.scores) == after.game.scores(after.state)
            told = {
                int(e.params["slot"]) - 1: e.player for e in after.events(match.plies) if e.kind == "gain"
            }
            assert forecast.takers == told


def test_a_preview_rings_what_is_taken_crosses_what_is_lost_and_tints_the_line() -> None:
    match = next(m for m in POSITIONS if any(a.verb == "unload" for a in m.legal))
    action = next(a for a in match.legal if a.verb == "unload")
    tree = read(drawn(match, preview=action.text))
    events = match.play(action.text).events(match.plies)
    count = classes(tree)
    assert count["take"] == sum(event.kind == "gain" for event in events)
    assert count["cross"] == count["lost"] == sum(event.kind == "lose" for event in events)
    assert count["inline"] == 3
    assert count["knot"] == 1
    pegs = sum(other is not action for other in match.legal)
    assert count["goldpeg"] == pegs
    assert (
        f"Unload the boat of {'row' if action.text[7] == 'R' else 'column'} {action.text[8]}?" in tree.text()
    )


def test_what_is_possible_is_roped_and_pegged_only_while_something_else_is_open() -> None:
    for match in POSITIONS[::5]:
        tree = trees()[match]
        count = classes(tree)
        here = [action for action in match.legal if action.verb in {"place", "unload", "take", "play"}]
        if len(here) == len(match.legal):
            assert count["rope"] + count["roped"] == len(here)
        assert count["goldpeg"] == 0


def test_boats_that_left_are_gone_from_the_harbour() -> None:
    for match in POSITIONS[::5]:
        shown = {node.attributes["data-k"] for node in trees()[match].having("data-k")}
        afloat = {f"boat-{name}" for boat, name in enumerate(BOATS) if match.state.in_play(boat)}
        assert {name for name in shown if name.startswith("boat-")} == afloat


def test_the_last_move_is_marked() -> None:
    match = opening().play("place 2 3")
    (square,) = [
        node for node in read(drawn(match)).having("data-k") if node.attributes["data-k"] == "square-2-3"
    ]
    assert any(node.attributes.get("class") == "last" for node in square.walk())


def test_panels_say_aloud_what_they_show() -> None:
    match = POSITIONS[40]
    panels = [node for node in trees()[match].walk() if node.tag == "article"]
    for player, panel in enumerate(panels):
        total = match.game.scores(match.state)[player]
        points = f"{total} point{'' if total == 1 else 's'}"
        assert panel.attributes["aria-label"].startswith(f"{player + 1}, {points}. ")


@pytest.mark.parametrize("viewer", [0, 1])
def test_the_viewers_own_panel_comes_first(viewer: int) -> None:
    me, bot = Seat("Ada", is_viewer=True), Seat("Bot", is_bot=True, level=1)
    tree = read(drawn(opening(), seats=(me, bot) if viewer == 0 else (bot, me)))
    marked = [node.attributes["class"].split() for node in tree.walk() if node.tag == "article"]
    assert [cls[1:3] for cls in marked] == [[f"p{viewer + 1}", "me"], [f"p{2 - viewer}", "op"]]


@pytest.mark.parametrize("viewer", [0, 1])
def test_of_two_persons_each_keeps_his_side(viewer: int) -> None:
    seats = tuple(Seat(str(player), is_viewer=player == viewer) for player in (0, 1))
    tree = read(drawn(opening(), seats=seats))
    articles = [node.attributes for node in tree.walk() if node.tag == "article"]
    assert [attributes["data-k"] for attributes in articles] == ["panel-0", "panel-1"]
    assert "me" in articles[viewer]["class"].split()


def test_several_persons_are_called_by_name() -> None:
    seats = (Seat("Ada", is_viewer=True), Seat("Teti"))
    assert "Ada, your turn" in drawn(opening(), seats=seats)
    assert "Your turn" in drawn(opening())


def test_a_thinking_bot_can_be_hurried() -> None:
    prompt = read(table(seen(opening(), legal={}, thinking=True)).prompt)
    assert "1 is thinking" in prompt.text()
    assert [node.attributes["data-cmd"] for node in prompt.having("data-cmd")] == ["skip"]


def test_a_hint_is_an_offer() -> None:
    tree = read(drawn(opening(), hint="place 2 2", hint_why="Why not."))
    assert {node.attributes["data-cmd"] for node in tree.having("data-cmd")} == {"play-hint", "close-hint"}
    assert "Why not." in tree.text()


def test_the_end_names_the_winner() -> None:
    for match in (match for match in POSITIONS if match.over):
        text = read(whole(table(seen(match)))).text()
        scores = match.game.scores(match.state)
        winner = match.game.ranking(match.state).index(1)
        assert f"{winner + 1} wins with {scores[winner]} points" in text
        assert "Game over" in text


def test_drawing_changes_nothing() -> None:
    for match in POSITIONS[::9]:
        before = match.state.clone()
        drawn(match, preview=match.legal[0].text if match.legal else "")
        assert match.state == before


def test_names_cannot_bring_markup_in() -> None:
    seats = (Seat("<b>Ada</b>", is_viewer=True), Seat('"><script>'))
    tree = read(drawn(opening(), seats=seats))
    assert not [node for node in tree.walk() if node.tag == "script"]
    assert "<b>Ada</b>" in tree.text()
