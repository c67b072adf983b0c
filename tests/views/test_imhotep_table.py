"""The table of Imhotep: what it offers, says and marks in positions of random games."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from game.core.match import Match
from game.games.imhotep import tables as box
from game.text.catalogue import texts
from game.views.imhotep.table import table
from game.views.table import Sitter
from tests.reading import Element, read
from tests.views.checks import named, offered, reached
from tests.views.imhotep_positions import asked, drawn, games, opening, seats, seen, whole
from tests.views.samples import IMHOTEP

POSITIONS, tree = IMHOTEP.matches, IMHOTEP.tree


def classes(node: Element) -> list[str]:
    return node.attrs.get("class", "").split()


def with_class(root: Element, name: str) -> list[Element]:
    return [node for node in root.walk if name in classes(node)]


def choices(match: Match) -> list[str]:
    """The beginnings offered that leave something to be chosen."""
    return [start for start in sorted(offered(tree(match))) if len(reached(match, start)) > 1]


def legal(match: Match) -> set[str]:
    return {action.text for action in match.legal}


def first(wanted: Callable[[Match], bool]) -> Match:
    return next(match for match in games(9) if wanted(match))


def too_light(match: Match) -> list[int]:
    """Boats that still need stones."""
    return [b for b in range(4) if not match.state.sailed(b) and not match.state.ready >> b & 1]


def sails(match: Match) -> list[str]:
    return [action.text for action in match.legal if action.verb == "sail"]


# ---- what can be done -------------------------------------------------------------------------------


def test_positions_ask_every_kind_of_question() -> None:
    assert {asked(match) for match in POSITIONS} >= {
        "turn",
        "pick",
        "build",
        "temple_choice",
        "keep",
        "order",
        "buy",
        "trade",
        "cell",
        "scaffold",
        "row",
    }


def test_every_choice_of_several_clicks_can_be_finished() -> None:
    for match in POSITIONS:
        for start in choices(match):
            after = read(drawn(match, start=start))
            acts = offered(after)
            assert reached(match, start) <= set().union(*(reached(match, act) for act in acts))
            assert any(reached(match, act) < reached(match, start) for act in acts), (start, acts)


def test_every_open_choice_has_a_way_out() -> None:
    for match in POSITIONS:
        for start in choices(match):
            prompt = read(table(seen(match, start=start)).prompt)
            again = [node for node in prompt.having("data-act") if node.attrs["data-act"] == start]
            cancel = [node for node in prompt.having("data-cmd") if node.attrs["data-cmd"] == "cancel"]
            assert cancel or again


def test_with_one_ready_boat_a_click_on_a_site_sails_it() -> None:
    match = first(lambda m: asked(m) == "turn" and len({text.split()[1] for text in sails(m)}) == 1)
    acts = {named(tree(match), f"hit-{text.split()[2]}").attrs["data-act"] for text in sails(match)}
    assert acts == set(sails(match))


def test_with_several_ready_boats_a_click_on_a_site_asks_for_the_boat_and_then_sails() -> None:
    match = first(lambda m: asked(m) == "turn" and len({text.split()[1] for text in sails(m)}) > 1)
    boat, site = sails(match)[0].split()[1:]
    hit = f"hit-{site}"
    assert named(tree(match), hit).attrs["data-act"] == "sail"
    chosen = read(drawn(match, start=f"sail {boat}"))
    assert named(chosen, hit).attrs["data-act"] == f"sail {boat} {site}"
    assert "selected" in classes(named(chosen, f"boat-{boat}"))


def test_digits_mean_sites_while_a_site_is_to_be_chosen() -> None:
    match = first(lambda m: asked(m) == "turn" and len({text.split()[1] for text in sails(m)}) > 1)
    assert not tree(match).having("data-digit")
    chosen = read(drawn(match, start=sails(match)[0].rpartition(" ")[0]))
    marked = {node.attrs["data-digit"]: node.attrs["data-k"] for node in chosen.having("data-digit")}
    assert marked == {str(nth): f"hit-{site}" for nth, site in enumerate(box.SITES, 1)}


def test_a_site_with_a_boat_and_a_boat_too_light_can_be_clicked_for_the_reason() -> None:
    match = first(lambda m: asked(m) == "turn" and bool(m.state.docked and sails(m) and too_light(m)))
    taken = next(site for site in range(5) if match.state.docked >> site & 1)
    hit = named(tree(match), f"hit-{box.SITES[taken]}")
    assert hit.attrs["aria-disabled"] == "true"
    refusal = match.why_not(hit.attrs["data-act"])
    assert refusal
    assert refusal.reason == "site_taken"
    light = too_light(match)[0]
    hull = named(tree(match), f"hull-{light + 1}")
    assert (hull.attrs["data-act"], hull.attrs["aria-disabled"]) == (f"sail {light + 1}", "true")


def test_a_boat_chosen_comes_near_with_its_free_spots() -> None:
    match = first(
        lambda m: (
            asked(m) == "turn"
            and any(sum(a.verb == "place" and a.args[0] == b for a in m.legal) > 1 for b in range(4))
        )
    )
    boat = Counter(action.args[0] for action in match.legal if action.verb == "place").most_common(1)[0][0]
    (lens,) = with_class(read(drawn(match, start=f"place {boat + 1}")), "lens")
    spots = {text for text in legal(match) if text.startswith(f"place {boat + 1} ")}
    assert offered(lens) == spots
    assert not with_class(tree(match), "lens")


def test_actions_that_are_not_possible_stay_in_the_prompt_and_tell_why() -> None:
    for match in POSITIONS:
        if asked(match) != "turn" or "pass" in legal(match):
            continue
        prompt = read(table(seen(match)).prompt)
        keys = [node.attrs["data-k"] for node in prompt.having("data-act")][:4]
        assert keys == ["do-take", "do-place", "do-sail", "do-play"]
        for node in prompt.having("aria-disabled"):
            assert match.why_not(node.attrs["data-act"])


# ---- markup -----------------------------------------------------------------------------------------


def test_drawings_are_hidden_from_screen_readers() -> None:
    for match in POSITIONS:
        parents = {id(child): node for node in tree(match).walk for child in node.children}
        for node in tree(match).walk:
            if node.tag == "svg" and parents[id(node)].tag not in {"svg", "g"}:
                assert node.attrs.get("aria-hidden") == "true"


def test_every_popover_button_finds_its_popover() -> None:
    for match in POSITIONS:
        ids = [node.attrs["id"] for node in tree(match).having("id")]
        assert len(set(ids)) == len(ids)
        targets = {node.attrs["popovertarget"] for node in tree(match).having("popovertarget")}
        assert targets <= {*ids, "since"}  # the page has that one, for all games


def test_arrow_keys_find_everything_at_a_place_of_its_own() -> None:
    for match in POSITIONS:
        for group in ("boats", "sites"):
            (found,) = [
                node for node in tree(match).having("data-group") if node.attrs["data-group"] == group
            ]
            places = [(n.attrs["data-row"], n.attrs["data-col"]) for n in found.having("data-row")]
            assert len(set(places)) == len(places)


# ---- what is shown ----------------------------------------------------------------------------------


def test_every_stone_is_drawn_where_it_lies() -> None:
    for match in POSITIONS:
        keys = {node.attrs["data-k"] for node in tree(match).having("data-k")}
        for site in box.MONUMENTS:
            count = sum(match.state.laid[site])
            assert {key for key in keys if re.fullmatch(rf"{box.SITES[site]}-\d+", key)} == {
                f"{box.SITES[site]}-{nth}" for nth in range(1, count + 1)
            }
        for player, count in enumerate(match.state.sled):
            assert sum(key.startswith(f"sled-{player}-") for key in keys) == count
        assert sum("-stone-" in key for key in keys) == sum(owner >= 0 for owner in match.state.spots)


def test_the_sail_is_up_exactly_when_the_boat_may_sail() -> None:
    for match in POSITIONS:
        for boat in range(4):
            if match.state.sailed(boat):
                continue
            vessel = named(tree(match), f"boat-{boat + 1}")
            ready = match.state.loads[boat] >= box.MINIMUM[match.state.caps[boat]]
            assert bool(with_class(vessel, "furled")) is not ready
            assert len(with_class(vessel, "notch")) == box.MINIMUM[match.state.caps[boat]]


def test_the_last_move_is_marked_and_several_stones_are_numbered() -> None:
    for match in POSITIONS:
        events = match.events(match.plies - 1)
        arrived = [event for event in events if event.kind == "arrive"]
        rings = [node for node in with_class(tree(match), "last") if "wet" not in classes(node)]
        monuments = {event.params["site"] for event in arrived} - {"obelisks", "pyramid"}
        if arrived and len(monuments) == 1:  # stones covered in the temple at once have no ring
            assert rings
        if len(arrived) > 1 and rings:
            assert with_class(tree(match), "nth-text")


def test_stones_that_came_know_where_they_lay() -> None:
    met = set()
    for match in POSITIONS:
        for event in match.events(match.plies - 1):
            if event.kind != "arrive":
                continue
            stone = named(tree(match), f"{event.params['site']}-{event.params['stone']}")
            came = stone.attrs["data-from"]
            if "boat" in event.params:
                spot = f"boat-{event.params['boat']}-stone-{event.params['spot']}"
                assert came == spot
            met.add(came.split()[0].split("-")[0])
    assert {"boat", "quarry", "waiting"} <= met


def test_the_preview_promises_what_the_sailing_books() -> None:
    for match in POSITIONS:
        for action in match.legal:
            if action.verb != "sail" or asked(match) != "turn" or action.text.endswith("market"):
                continue
            after = match.play(action.text)
            if asked(after) != "turn" or after.state.round != match.state.round:
                continue
            board = read(drawn(match, start=action.text.rpartition(" ")[0], preview=action.text))
            ghosts = with_class(board, "ghost")
            assert len(ghosts) >= match.state.loads[action.args[0]]
            for player in range(match.game.players):
                shown = named(board, f"pts-{player}").text
                gained = after.state.points[player] - match.state.points[player]
                assert (f"+{gained}" in shown) is bool(gained)


def test_panels_say_aloud_what_they_show() -> None:
    match = first(lambda m: m.plies > 60 and any(any(cards) for cards in m.state.cards))
    for player, panel in enumerate(node for node in tree(match).walk if node.tag == "article"):
        points = match.state.points[player]
        label = panel.attrs["aria-label"]
        assert label.startswith(f"{player + 1}{player + 1}, {points} point")
        assert f"{match.state.sled[player]} of 5 stones on the sled" in label
        assert label.endswith(". To move") is (player == match.player)


def test_boats_say_aloud_what_they_carry() -> None:
    match = first(lambda m: asked(m) == "turn" and any(m.state.loads) and bool(sails(m)))
    boat = int(sails(match)[0].split()[1]) - 1
    spots, load = match.state.caps[boat], match.state.loads[boat]
    label = named(tree(match), f"hull-{boat + 1}").attrs["aria-label"]
    assert f": {load} of {spots} stones, sails with {box.MINIMUM[spots]}, ready. From the bow: " in label


def test_counts_of_a_site_agree_with_the_sheet() -> None:
    for match in POSITIONS:
        ledger = match.ledger()
        for site in box.MONUMENTS:
            name = box.SITES[site]
            (popover,) = [n for n in tree(match).having("id") if n.attrs["id"] == f"counts-{name}"]
            rows = [[cell.text for cell in row.children] for row in popover.walk if row.tag == "tr"][1:]
            found = {
                who: (int(stones), int(points.replace("\N{MINUS SIGN}", "-"))) for who, stones, points in rows
            }
            for player in range(match.game.players):
                worth = sum(e.points for e in ledger if (e.player, e.category) == (player, name))
                assert found[f"{player + 1}{player + 1}"] == (match.state.laid[site][player], worth)


def test_modules_that_are_off_have_no_row_in_the_sheet() -> None:
    plain, full = seen(opening()), seen(opening(bets="on", wrath="on"))
    assert not {"bets", "wrath", "private"} & {*plain.sheet()[0]}
    assert {*full.sheet()[0]} - {*plain.sheet()[0]} == {"bets", "wrath"}


def test_the_face_down_pair_shows_nothing() -> None:
    match = opening(market="B")
    pair = named(tree(match), "card-pair")
    assert not pair.text
    assert len(with_class(pair, "face-down")) == 2


def test_only_the_taker_of_the_pair_can_read_it() -> None:
    match = first(lambda m: asked(m) == "keep")
    other = (match.player + 1) % match.game.players
    hidden = match.game.observation(match.state, other)
    view = seen(match, offered={}, legal={}, seats=seats(match, other))
    shown = whole(table(replace(view, seen=hidden)))
    assert "keep " not in shown
    assert {act for act in offered(tree(match)) if act.startswith("keep ")} == legal(match)


# ---- who is asked -----------------------------------------------------------------------------------


def test_several_persons_are_called_by_name() -> None:
    assert "11, your turn" in drawn(opening())
    alone = (Sitter("11", is_viewer=True), Sitter("22", is_bot=True, level="2"))
    assert "Your turn" in drawn(opening(2), seats=alone)


def test_the_first_favour_asks_for_a_card_and_then_whether_for_a_second() -> None:
    first_card = opening(favour="on").play("favour 1")
    for match, title, stop in (
        (first_card, "Take a card", False),
        (first_card.play("pick 1"), "Do you take a second card?", True),
    ):
        prompt = named(tree(match), "prompt")
        assert title in prompt.text
        assert ("stop" in offered(prompt)) is stop


def test_the_owner_of_the_stone_is_asked_for_a_card() -> None:
    match = first(lambda m: asked(m) == "pick" and m.game.players > 2)
    prompt = read(table(seen(match)).prompt)
    assert f"{match.player + 1}{match.player + 1}, take a card" in prompt.text
    assert len(with_class(prompt, "now")) == 1


def test_a_hint_is_an_offer_and_ropes_one_move() -> None:
    match = first(lambda m: asked(m) == "turn" and any(a.verb == "place" for a in m.legal))
    move = next(text for text in legal(match) if text.startswith("place"))
    root = read(drawn(match, hint=move, hint_why="Why not."))
    assert {node.attrs["data-cmd"] for node in root.having("data-cmd")} == {"play-hint", "close-hint"}
    assert "Why not." in root.text
    assert len(with_class(root, "rope")) == 1


def test_the_end_names_the_winners() -> None:
    for match in (match for match in POSITIONS if match.over):
        text = tree(match).text
        scores = match.game.scores(match.state)
        winners = [player for player, place in enumerate(match.game.ranking(match.state)) if place == 1]
        if len(winners) == 1:
            assert f"{winners[0] + 1}{winners[0] + 1} wins with {scores[winners[0]]} point" in text
        else:
            assert "share the win" in text
        assert "Game over" in text


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_boards_are_drawn_for_every_number_of_players(players: int, side: str) -> None:
    root = read(drawn(opening(players, **dict.fromkeys(box.SITES, side))))
    assert len([node for node in root.walk if node.tag == "article"]) == players
    letters = [node.text for node in with_class(root, "side")]
    assert letters == [side] * 5
    assert texts("en", "imhotep")("Round {n} of {rounds}", n=1, rounds=6) in root.text


def test_the_boats_of_a_new_round_come_last() -> None:
    """Stones are still being unloaded when they are there."""
    match = first(lambda match: bool(match.plies) and _begins_a_round(match))
    boats = [node for node in tree(match).walk if re.fullmatch(r"boat-\d", node.attrs.get("data-k", ""))]
    assert len(boats) == box.BOATS
    assert all("data-late" in boat.attrs for boat in boats)
    later = match.play(match.legal[0].text)
    assert "data-late" not in drawn(later)


def _begins_a_round(match: Match) -> bool:
    told = [event.kind for event in match.events(match.plies - 1)]
    return "arrive" in told and "round" in told
