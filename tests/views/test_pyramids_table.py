"""The table of Pyramids over whole random games: complete, labelled, translated, and telling the truth."""

from itertools import pairwise

import pytest

from game.games.pyramids import tables as box
from game.games.pyramids.scoring import largest
from game.views.pyramids.look import BUILDINGS, Look
from game.views.pyramids.table import table
from tests.reading import read
from tests.views.checks import Quoted, classes, named, offered, reached, shared_keys, unquoted_words
from tests.views.pyramids_positions import drawn, opening, seats, seen, whole
from tests.views.samples import PYRAMIDS

POSITIONS, tree_of = PYRAMIDS.matches, PYRAMIDS.tree
OWN = [match for match in POSITIONS if match.player == 0]
BUILDING = [match for match in OWN if match.state.pending[-1].step == "build"]


# ---- choosing ----------------------------------------------------------------------------------------


def test_a_card_is_chosen_first_and_then_its_place() -> None:
    for match in BUILDING[::3]:
        for place in range(len(match.state.hands[0])):
            start = f"{BUILDINGS} {place + 1}"
            tree = read(drawn(match, start=start))
            assert reached(match, start) <= offered(tree)
            (chosen,) = [node for node in tree.having("aria-pressed") if "hand-card" in node.attrs["class"]]
            assert chosen.attrs["data-act"] == start


def test_pointing_at_a_place_keeps_the_own_necropolis_in_the_middle() -> None:
    for match in BUILDING[::3]:
        for action in match.legal:
            named(read(drawn(match, pointed=action.text)), "panel-0")


def test_or_the_place_first_and_then_the_card() -> None:
    for match in BUILDING[::3]:
        for start in {act for act in offered(tree_of(match)) if "1|2|3" in act}:
            assert reached(match, start) <= offered(read(drawn(match, start=start)))


def test_while_a_card_is_chosen_the_others_wait() -> None:
    match = next(match for match in BUILDING if len(match.state.hands[0]) == 3)
    count = classes(read(drawn(match, start=f"{BUILDINGS} 1")))
    assert count["rope-hole"] == 2
    assert count["knot-sign"] == 1


def test_places_are_roped_exactly_where_a_card_may_come() -> None:
    for match in BUILDING:
        roped = {
            node.attrs["data-k"].removeprefix("place-pyramid-")
            for node in tree_of(match).having("data-k")
            if node.attrs["data-k"].startswith("place-pyramid-") and "roped" in node.attrs["class"].split()
        }
        assert roped == {a.text.split()[2] for a in match.legal if a.verb == "pyramid"}


def test_done_is_offered_once_the_pyramid_card_lies() -> None:
    for match in BUILDING:
        assert ("done" in offered(tree_of(match))) == ("done" in {a.text for a in match.legal})


# ---- sound markup ------------------------------------------------------------------------------------


def test_nothing_is_said_that_did_not_come_from_the_texts_when_looked_at_closer() -> None:
    quoted = Quoted("en", "pyramids")
    looks = ("", "connection 0", "connection 1 B", "player 1", "tomb 0")
    for i, match in enumerate(POSITIONS[::3]):
        assert unquoted_words(read(drawn(match, t=quoted, inspected=looks[i % len(looks)]))) == []


def test_the_tab_stop_of_a_group_can_be_used_if_anything_of_it_can() -> None:
    for match in OWN:
        for group in tree_of(match).having("data-group"):
            (stop, *_) = [n for n in group.walk if n.attrs.get("tabindex") == "0"]
            if offered(group):
                assert stop.attrs.get("aria-disabled") != "true", group.attrs


def test_arrow_keys_find_every_place_to_build_at_a_place_of_its_own() -> None:
    for tree in map(tree_of, POSITIONS):
        places = [(node.attrs["data-row"], node.attrs["data-col"]) for node in tree.having("data-row")]
        assert len(set(places)) == len(places)


@pytest.mark.parametrize("inspected", ["player 1", "connection 0", "connection 1 R", "buried 0", "buried 1"])
def test_keys_are_names_of_one_thing_each_when_looked_at_closer(inspected: str) -> None:
    for match in POSITIONS[::5]:
        assert shared_keys(read(drawn(match, inspected=inspected))) == []


# ---- the truth ---------------------------------------------------------------------------------------


def test_all_cards_that_lie_open_are_there_once() -> None:
    for match in POSITIONS:
        s = match.state
        lying = [laid.card for pyramid in s.pyramids for laid in pyramid]
        lying += [card for obelisk in s.obelisks for card in obelisk]
        lying += [card for card in s.quarry if card >= 0]
        keys = {node.attrs["data-k"] for node in tree_of(match).having("data-k")}
        assert {f"card-{card}" for card in [*lying, *s.hands[0]]} <= keys


def test_the_preview_promises_exactly_the_points_the_card_brings() -> None:
    for match in BUILDING[::2]:
        for action in match.legal:
            after = match.play(action.text)
            if action.verb == "done" or after.over:
                continue
            look = Look(seen(match, preview=action.text))
            assert look.totals == match.game.scores(look.state)
            assert look.totals_then[0] == match.game.scores(match.game.observation(after.state, 0))[0]


def test_the_preview_promises_the_connections_that_are_then_the_largest() -> None:
    for match in BUILDING[::3]:
        for action in match.legal:
            after = largest(match.play(action.text).state.pyramids[0])
            look = Look(seen(match, preview=action.text))
            now = {colour: len(joined) for colour, joined in zip(box.COLOURS, look.largest[0], strict=True)}
            then = {colour: len(joined) for colour, joined in zip(box.COLOURS, after, strict=True)}
            assert now | dict(look.joined_then) == then


def test_a_preview_shows_the_card_where_it_would_lie() -> None:
    match = next(match for match in BUILDING if len(match.legal) > 3)
    action = match.legal[0]
    start = f"{BUILDINGS} {action.text.split()[1]}"
    tree = read(drawn(match, start=start, preview=action.text))
    place = named(tree, f"place-pyramid-{action.text.split()[2]}")
    assert classes(place)["would"] == classes(tree)["would"] == 1


def test_largest_connections_are_outlined_when_looked_at() -> None:
    match = next(match for match in POSITIONS if match.game.players == 3 and match.over)
    for player in range(3):
        sizes = [len(joined) for joined in Look(seen(match)).largest[player]]
        every = classes(read(drawn(match, inspected=f"connection {player}")))
        assert every["joined-line"] == sum(size > 0 for size in sizes)
        for colour, size in enumerate(sizes):
            tree = read(drawn(match, pointed=f"connection {player} {box.LETTERS[colour]}"))
            assert classes(tree)["joined-line"] == min(1, size)
            chips = [n for n in tree.having("data-preview") if n.attrs["data-cmd"].startswith("inspect")]
            assert chips[colour + 1].text == f"{box.COLOURS[colour]}{size}"


def test_another_necropolis_can_be_looked_at_closer() -> None:
    match = next(match for match in BUILDING if match.game.players == 4)
    tree = read(drawn(match, inspected="player 2"))
    middle = named(tree, "closer")
    assert middle.attrs["aria-label"].startswith("3, ")
    assert not [node for node in middle.having("data-act") if node.attrs["data-act"]]
    back = [n for n in tree.having("data-cmd") if n.attrs["data-cmd"] == "inspect:"]
    assert back
    assert "closer" not in {n.attrs.get("data-k") for n in read(drawn(match)).having("data-k")}


def test_the_last_move_is_marked() -> None:
    for before, after in pairwise(POSITIONS):
        if after.plies != before.plies + 1:
            continue
        marked = classes(tree_of(after))["just-moved"]
        assert marked == (after.action(before.plies).verb in {"tile", "pair", "pyramid", "obelisk", "tomb"})


def test_god_tiles_show_whose_they_are() -> None:
    for match in OWN[::4]:
        for player, tile in enumerate(match.state.tiles):
            if tile >= 0:
                label = named(tree_of(match), f"god-{tile + 1}").attrs["aria-label"]
                assert label.endswith(f"taken by {player + 1}")


def test_with_two_players_one_tile_lies_aside() -> None:
    for match in POSITIONS:
        aside = [n for n in tree_of(match).having("class") if "aside" in n.attrs["class"].split()]
        assert len(aside) == (match.game.players == 2)


def test_panels_say_aloud_what_they_show() -> None:
    for match in POSITIONS[::9]:
        panels = [node for node in tree_of(match).walk if node.tag == "article"]
        scores = match.game.scores(match.game.observation(match.state, 0))
        told = [f"{n + 1}, {total} point{'' if total == 1 else 's'}" for n, total in enumerate(scores)]
        assert [p.attrs["aria-label"].split(". ")[0] for p in panels] == told


def test_several_persons_are_called_by_name() -> None:
    people = seats(2, persons=(0, 1))
    assert "1: " in read(table(seen(opening(), seats=people)).prompt).text


def test_a_hint_is_an_offer_and_marks_card_and_place() -> None:
    match = next(match for match in BUILDING if match.legal[0].verb == "pyramid")
    tree = read(drawn(match, hint=match.legal[0].text, hint_why="Why not."))
    assert {"play-hint", "close-hint"} <= {node.attrs["data-cmd"] for node in tree.having("data-cmd")}
    assert "Why not." in tree.text
    assert classes(tree)["knot-sign"] == 2


def test_the_end_names_the_winners() -> None:
    for match in (match for match in POSITIONS if match.over):
        text = read(whole(table(seen(match)))).text
        scores = match.game.scores(match.state)
        assert str(match.game.ranking(match.state).index(1) + 1) in text
        assert f"{max(scores)} points" in text
        assert "Game over" in text
