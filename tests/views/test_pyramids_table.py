"""The table of Pyramids over whole random games: complete, labelled, translated, and telling the truth."""

import re
from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

from game.core.match import Match
from game.games.pyramids import tables as box
from game.views.pyramids import table
from game.views.pyramids.look import BUILDINGS, Look
from game.views.table import Seat
from tests.views.checks import Quoted, acts, offered, reached, unquoted
from tests.views.pyramids_positions import drawn, games, opening, seats, seen, whole
from tests.views.trees import Node, read

POSITIONS = list(games())
OWN = [match for match in POSITIONS if match.player == 0]
BUILDING = [match for match in OWN if match.state.pending[-1].step == "build"]


@cache
def trees() -> dict[Match, Node]:
    """Every position as the first player sees it, read back."""
    return {match: read(drawn(match)) for match in POSITIONS}


def classes(tree: Node) -> Counter[str]:
    return Counter(cls for node in tree.having("class") for cls in node.attributes["class"].split())


def keyed(tree: Node, key: str) -> Node:
    (found,) = [node for node in tree.having("data-k") if node.attributes["data-k"] == key]
    return found


# ---- choosing ----------------------------------------------------------------------------------------


def test_every_legal_action_can_be_reached_and_nothing_else_is_offered() -> None:
    for match in OWN:
        found = [reached(match, act) for act in offered(trees()[match])]
        assert all(found)
        assert set().union(*found) == {action.text for action in match.legal}


def test_a_card_is_chosen_first_and_then_its_place() -> None:
    for match in BUILDING[::3]:
        for place in range(len(match.state.hands[0])):
            start = f"{BUILDINGS} {place + 1}"
            tree = read(drawn(match, start=start))
            assert reached(match, start) <= offered(tree)
            (chosen,) = [node for node in tree.having("aria-pressed") if "hc" in node.attributes["class"]]
            assert chosen.attributes["data-act"] == start


def test_pointing_at_a_place_keeps_the_own_necropolis_in_the_middle() -> None:
    for match in BUILDING[::3]:
        for action in match.legal:
            keyed(read(drawn(match, pointed=action.text)), "panel-0")


def test_or_the_place_first_and_then_the_card() -> None:
    for match in BUILDING[::3]:
        for start in {act for act in offered(trees()[match]) if "1|2|3" in act}:
            assert reached(match, start) <= offered(read(drawn(match, start=start)))


def test_while_a_card_is_chosen_the_others_wait() -> None:
    match = next(match for match in BUILDING if len(match.state.hands[0]) == 3)
    count = classes(read(drawn(match, start=f"{BUILDINGS} 1")))
    assert count["goldpeg"] == 2
    assert count["knot-s"] == 1


def test_when_nobody_here_may_act_everything_is_greyed_out_but_still_asks() -> None:
    for match in POSITIONS[::7]:
        tree = read(drawn(match, legal={}))
        assert not offered(tree)
        assert match.over or acts(tree)


def test_places_are_roped_exactly_where_a_card_may_come() -> None:
    for match in BUILDING:
        roped = {
            node.attributes["data-k"].removeprefix("place-pyramid-")
            for node in trees()[match].having("data-k")
            if node.attributes["data-k"].startswith("place-pyramid-")
            and "roped" in node.attributes["class"].split()
        }
        assert roped == {a.text.split()[2] for a in match.legal if a.verb == "pyramid"}


def test_done_is_offered_once_the_pyramid_card_lies() -> None:
    for match in BUILDING:
        assert ("done" in offered(trees()[match])) == ("done" in {a.text for a in match.legal})


# ---- sound markup ------------------------------------------------------------------------------------


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
    quoted = Quoted("en", "pyramids")
    looks = ("", "connection 0", "connection 1 B", "player 1", "tomb 0")
    for i, match in enumerate(POSITIONS[::3]):
        tree = read(drawn(match, t=quoted, inspected=looks[i % len(looks)]))
        for node in tree.walk():
            said = [node.attributes.get("aria-label", ""), node.attributes.get("title", ""), *node.texts]
            assert not re.search(r"[^\W\d_]", unquoted(" ".join(said))), said


def test_each_group_has_one_tab_stop() -> None:
    for tree in trees().values():
        for group in tree.having("data-group"):
            buttons = [node for node in group.walk() if node.tag == "button"]
            stops = [node for node in buttons if node.attributes.get("tabindex") == "0"]
            assert len(stops) == min(1, len(buttons)), group.attributes


def test_the_tab_stop_of_a_group_can_be_used_if_anything_of_it_can() -> None:
    for match in OWN:
        for group in trees()[match].having("data-group"):
            (stop, *_) = [n for n in group.walk() if n.attributes.get("tabindex") == "0"]
            if offered(group):
                assert stop.attributes.get("aria-disabled") != "true", group.attributes


def test_arrow_keys_find_every_place_to_build_at_a_place_of_its_own() -> None:
    for tree in trees().values():
        places = [
            (node.attributes["data-row"], node.attributes["data-col"]) for node in tree.having("data-row")
        ]
        assert len(set(places)) == len(places)


@pytest.mark.parametrize(
    "inspected", ["", "player 1", "connection 0", "connection 1 R", "buried 0", "buried 1"]
)
def test_keys_are_names_of_one_thing_each(inspected: str) -> None:
    for match in POSITIONS[::5]:
        tree = read(drawn(match, inspected=inspected))
        names = Counter(node.attributes["data-k"] for node in tree.having("data-k"))
        assert [name for name, count in names.items() if count > 1] == []


def test_what_moves_comes_from_something_that_was_there() -> None:
    for before, after in pairwise(POSITIONS):
        if after.plies != before.plies + 1:
            continue
        there = {node.attributes["data-k"] for node in trees()[before].having("data-k")}
        for node in trees()[after].having("data-from"):
            assert there & set(node.attributes["data-from"].split()), node.attributes


def test_names_cannot_bring_markup_in() -> None:
    people = (Seat("<b>Ada</b>", is_viewer=True), Seat('"><script>'))
    tree = read(drawn(opening(), seats=people))
    assert not [node for node in tree.walk() if node.tag == "script"]
    assert "<b>Ada</b>" in tree.text()


def test_drawing_changes_nothing() -> None:
    for match in OWN[::5]:
        before = match.state.clone()
        drawn(match, preview=match.legal[0].text)
        assert match.state == before


# ---- the truth ---------------------------------------------------------------------------------------


def test_all_cards_that_lie_open_are_there_once() -> None:
    for match in POSITIONS:
        s = match.state
        lying = [laid.card for pyramid in s.pyramids for laid in pyramid]
        lying += [card for obelisk in s.obelisks for card, _ in obelisk]
        lying += [card for card in s.quarry if card >= 0]
        keys = {node.attributes["data-k"] for node in trees()[match].having("data-k")}
        assert {f"card-{card}" for card in [*lying, *s.hands[0]]} <= keys


def test_the_preview_promises_exactly_the_points_the_card_brings() -> None:
    for match in BUILDING[::2]:
        for action in match.legal:
            after = match.play(action.text)
            if action.verb == "done" or after.over:
                continue
            forecast = Look(seen(match, preview=action.text)).forecast
            assert forecast is not None
            assert forecast.points == match.game.scores(match.game.observation(after.state, 0))[0]


def test_a_preview_shows_the_card_where_it_would_lie() -> None:
    match = next(match for match in BUILDING if len(match.legal) > 3)
    action = match.legal[0]
    start = f"{BUILDINGS} {action.text.split()[1]}"
    tree = read(drawn(match, start=start, preview=action.text))
    place = keyed(tree, f"place-pyramid-{action.text.split()[2]}")
    assert classes(place)["would"] == classes(tree)["would"] == 1


def test_largest_connections_are_outlined_when_looked_at() -> None:
    match = next(match for match in POSITIONS if match.game.players == 3 and match.over)
    for player in range(3):
        sizes = [len(joined) for joined in Look(seen(match)).largest[player]]
        every = classes(read(drawn(match, inspected=f"connection {player}")))
        assert every["joined-b"] == sum(size > 0 for size in sizes)
        for colour, size in enumerate(sizes):
            tree = read(drawn(match, pointed=f"connection {player} {box.LETTERS[colour]}"))
            assert classes(tree)["joined-b"] == min(1, size)
            chips = [n for n in tree.having("data-preview") if n.attributes["data-cmd"].startswith("inspect")]
            assert chips[colour + 1].text() == str(size)


def test_another_necropolis_can_be_looked_at_closer() -> None:
    match = next(match for match in BUILDING if match.game.players == 4)
    tree = read(drawn(match, inspected="player 2"))
    middle = keyed(tree, "closer")
    assert middle.attributes["aria-label"].startswith("3, ")
    assert not [node for node in middle.having("data-act") if node.attributes["data-act"]]
    back = [n for n in tree.having("data-cmd") if n.attributes["data-cmd"] == "inspect:"]
    assert back
    assert "closer" not in {n.attributes.get("data-k") for n in read(drawn(match)).having("data-k")}


def test_the_last_move_is_marked() -> None:
    for before, after in pairwise(POSITIONS):
        if after.plies != before.plies + 1:
            continue
        marked = classes(trees()[after])["lastc"]
        assert marked == (after.action(before.plies).verb in {"tile", "pyramid", "obelisk", "tomb"})


def test_god_tiles_show_whose_they_are() -> None:
    for match in OWN[::4]:
        for player, tile in enumerate(match.state.tiles):
            if tile >= 0:
                label = keyed(trees()[match], f"god-{tile + 1}").attributes["aria-label"]
                assert label.endswith(f"taken by {player + 1}")


def test_with_two_players_one_tile_lies_aside() -> None:
    for match in POSITIONS:
        aside = [n for n in trees()[match].having("class") if "aside" in n.attributes["class"].split()]
        assert len(aside) == (match.game.players == 2)


def test_panels_say_aloud_what_they_show() -> None:
    for match in POSITIONS[::9]:
        panels = [node for node in trees()[match].walk() if node.tag == "article"]
        scores = match.game.scores(match.game.observation(match.state, 0))
        told = [f"{n + 1}, {total} point{'' if total == 1 else 's'}" for n, total in enumerate(scores)]
        assert [p.attributes["aria-label"].split(". ")[0] for p in panels] == told


def test_several_persons_are_called_by_name() -> None:
    people = seats(2, persons=(0, 1))
    assert "1: " in read(table(seen(opening(), seats=people)).prompt).text()


def test_a_thinking_bot_can_be_hurried() -> None:
    prompt = read(table(seen(opening(), legal={}, thinking=True)).prompt)
    assert "1 is thinking" in prompt.text()
    assert [node.attributes["data-cmd"] for node in prompt.having("data-cmd")] == ["skip"]


def test_a_hint_is_an_offer_and_marks_card_and_place() -> None:
    match = next(match for match in BUILDING if match.legal[0].verb == "pyramid")
    tree = read(drawn(match, hint=match.legal[0].text, hint_why="Why not."))
    assert {"play-hint", "close-hint"} <= {node.attributes["data-cmd"] for node in tree.having("data-cmd")}
    assert "Why not." in tree.text()
    assert classes(tree)["knot-s"] == 2


def test_the_end_names_the_winners() -> None:
    for match in (match for match in POSITIONS if match.over):
        text = read(whole(table(seen(match)))).text()
        scores = match.game.scores(match.state)
        assert str(match.game.ranking(match.state).index(1) + 1) in text
        assert f"{max(scores)} points" in text
        assert "Game over" in text
