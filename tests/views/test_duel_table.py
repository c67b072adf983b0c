"""The Duel's table over whole random games: complete, labelled, translated, and telling the truth."""

import pytest

from game.games.duel.tables import BOATS
from game.views.duel.look import Look
from game.views.duel.table import table
from game.views.table import Sitter
from tests.reading import read
from tests.views.checks import classes, named, offered, reached
from tests.views.positions import drawn, opening, seen, whole
from tests.views.samples import DUEL

POSITIONS = DUEL.matches


def test_a_choice_of_two_clicks_can_be_finished_from_either_end() -> None:
    asked = [match for match in POSITIONS if match.legal and match.legal[0].verb == "swap"]
    assert asked
    for match in asked:
        for start in {act for act in offered(DUEL.tree(match)) if act.startswith("swap")}:
            tree = read(drawn(match, start=start))
            assert reached(match, start) <= offered(tree)
            (chosen,) = tree.having("aria-pressed")
            assert chosen.attrs["data-cmd"] == "cancel"


def test_the_tab_stop_of_the_harbour_can_be_used() -> None:
    for tree in map(DUEL.tree, POSITIONS):
        (harbour,) = [node for node in tree.having("data-group") if node.attrs["data-group"] == "harbour"]
        (stop,) = [node for node in harbour.having("tabindex") if node.attrs["tabindex"] == "0"]
        if offered(harbour):
            assert stop.attrs.get("aria-disabled") != "true"


def test_arrow_keys_find_every_thing_of_the_harbour_at_a_place_of_its_own() -> None:
    for tree in map(DUEL.tree, POSITIONS):
        places = [(node.attrs["data-row"], node.attrs["data-col"]) for node in tree.having("data-row")]
        assert len(set(places)) == len(places) >= 11


def test_every_delivered_tile_and_returning_figure_has_its_way() -> None:
    for match in POSITIONS:
        events = match.events(match.plies - 1) if match.plies else []
        gains = [event for event in events if event.kind == "gain"]
        tree = DUEL.tree(match)
        sources = " ".join(node.attrs["data-from"] for node in tree.having("data-from")).split()
        for event in gains:
            assert f"tile-{event.params['boat']}-{event.params['slot']}" in sources
            assert f"fig-{str(event.params['square']).replace(' ', '-')}" in sources


def test_the_preview_promises_exactly_what_the_unloading_brings() -> None:
    for match in POSITIONS:
        for action in match.legal:
            if action.verb != "unload":
                continue
            view = seen(match, preview=action.text)
            look = Look(view)
            after = match.play(action.text)
            promised = [now + more for now, more in zip(view.totals, look.promised, strict=True)]
            assert promised == seen(after).totals
            told = [event for event in after.events(match.plies) if event.kind == "gain"]
            assert look.unloading == action.args[0]
            assert look.takers == {event.params["slot"]: event.player for event in told}


def test_a_preview_rings_what_is_taken_crosses_what_is_lost_and_tints_the_line() -> None:
    match = next(m for m in POSITIONS if any(a.verb == "unload" for a in m.legal))
    action = next(a for a in match.legal if a.verb == "unload")
    tree = read(drawn(match, preview=action.text))
    events = match.play(action.text).events(match.plies)
    count = classes(tree)
    assert count["taker"] == sum(event.kind == "gain" for event in events)
    assert count["cross"] == count["lost"] == sum(event.kind == "lose" for event in events)
    assert count["in-line"] == 3
    assert count["knot"] == 1
    here = [other for other in match.legal if other.verb in {"place", "unload"}]
    assert len(here) == len(match.legal)
    assert (count["rope"], count["rope-hole"]) == (len(here), 0)
    assert f"Unload the boat of {'row' if action.text[7] == 'R' else 'column'} {action.text[8]}?" in tree.text


def test_what_is_possible_is_roped_and_pegged_only_beside_a_hint() -> None:
    for match in POSITIONS[::5]:
        tree = DUEL.tree(match)
        count = classes(tree)
        here = [action for action in match.legal if action.verb in {"place", "unload", "take", "play"}]
        if len(here) == len(match.legal):
            assert count["rope"] + count["roped"] == len(here)
        assert count["rope-hole"] == 0
        if match.legal:
            hinted = classes(read(drawn(match, hint=match.legal[0].text)))
            assert hinted["rope"] + hinted["roped"] == (match.legal[0].verb not in {"stop", "pass"})


def test_boats_that_left_are_gone_from_the_harbour() -> None:
    for match in POSITIONS[::5]:
        shown = {node.attrs["data-k"] for node in DUEL.tree(match).having("data-k")}
        afloat = {f"boat-{name}" for boat, name in enumerate(BOATS) if match.state.in_play(boat)}
        assert {name for name in shown if name.startswith("boat-")} == afloat


def test_the_last_move_is_marked() -> None:
    match = opening().play("place 2 3")
    (square,) = [node for node in read(drawn(match)).having("data-k") if node.attrs["data-k"] == "square-2-3"]
    assert any(node.attrs.get("class") == "last" for node in square.walk)


def test_panels_say_aloud_what_they_show() -> None:
    match = POSITIONS[40]
    panels = [node for node in DUEL.tree(match).walk if node.tag == "article"]
    for player, panel in enumerate(panels):
        total = seen(match).totals[player]
        points = f"{total} point{'' if total == 1 else 's'}"
        assert panel.attrs["aria-label"].startswith(f"{player + 1}, {points}. ")


@pytest.mark.parametrize("viewer", [0, 1])
def test_the_viewers_own_panel_comes_first(viewer: int) -> None:
    me, bot = Sitter("Ada", is_viewer=True), Sitter("Bot", is_bot=True, level="1")
    tree = read(drawn(opening(), seats=(me, bot) if viewer == 0 else (bot, me)))
    marked = [node.attrs["class"].split() for node in tree.walk if node.tag == "article"]
    assert [cls[1:3] for cls in marked] == [[f"p{viewer + 1}", "own"], [f"p{2 - viewer}", "rival"]]


@pytest.mark.parametrize("viewer", [0, 1])
def test_of_two_persons_each_keeps_his_side(viewer: int) -> None:
    seats = tuple(Sitter(str(player), is_viewer=player == viewer) for player in (0, 1))
    tree = read(drawn(opening(), seats=seats))
    articles = [node.attrs for node in tree.walk if node.tag == "article"]
    assert [attributes["data-k"] for attributes in articles] == ["panel-0", "panel-1"]
    assert "own" in articles[viewer]["class"].split()


def test_several_persons_are_called_by_name() -> None:
    seats = (Sitter("Ada", is_viewer=True), Sitter("Teti"))
    assert "Ada, your turn" in drawn(opening(), seats=seats)
    assert "Your turn" in drawn(opening())


def test_a_hint_is_an_offer() -> None:
    tree = read(drawn(opening(), hint="place 2 2", hint_why="Why not."))
    assert {node.attrs["data-cmd"] for node in tree.having("data-cmd")} == {"play-hint", "close-hint"}
    assert "Why not." in tree.text


def test_all_of_a_hint_is_a_click_away_where_the_prompt_has_no_room() -> None:
    tree = read(drawn(opening(), hint="place 2 2", hint_why="Why not."))
    asked, told = named(tree, "do-why"), named(tree, "hint-whole")
    assert asked.get("popovertarget") == told.get("id")
    assert told.text.endswith("Why not.")
    assert "do-why" not in drawn(opening(), hint="place 2 2")


def test_the_end_names_the_winner() -> None:
    for match in (match for match in POSITIONS if match.over):
        text = read(whole(table(seen(match)))).text
        scores = match.game.scores(match.state)
        winner = match.game.ranking(match.state).index(1)
        assert f"{winner + 1} wins with {scores[winner]} points" in text
        assert "Game over" in text
