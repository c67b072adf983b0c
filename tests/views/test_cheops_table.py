"""The table of Cheops' Master Builders over whole random games: complete, labelled, telling the truth."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from game.core.match import Match
from game.games.cheops import tables as box
from game.games.cheops.state import complete
from game.text.catalogue import texts
from game.views.cheops.look import Look, params, ticks
from game.views.cheops.table import table
from game.views.table import Move, Sitter
from tests.reading import Element, read
from tests.views.checks import Quoted, classes, named, offered, reached, shared_keys, unquoted_words
from tests.views.cheops_positions import drawn, games, in_full, opening, positions
from tests.views.samples import CHEOPS
from tests.views.tables import seen, whole

SOME = 11  # every so many positions, where not all are needed
PAYING = {"die": {"die"}, "quarry": {"strike"}, "joker": {"joker"}, "either": {"strike", "joker"}}
tree_of = CHEOPS.tree


def asked(step: str) -> list[Match]:
    """The positions that ask this."""
    return [match for match in CHEOPS.matches if match.state.pending and match.state.pending[-1].step == step]


# ---- what can be done -------------------------------------------------------------------------------


def test_a_relief_pair_is_begun_with_either_stone_and_ended_with_a_neighbour() -> None:
    begun = 0
    for match in positions(SOME):
        for start in {act for act in offered(tree_of(match)) if re.fullmatch("relief R..", act)}:
            tree = read(drawn(match, start=start))
            assert reached(match, start) <= offered(tree)
            chosen = named(tree, f"field-{start.split()[1]}")
            assert chosen.attrs["data-cmd"] == "cancel"
            assert chosen.attrs["aria-pressed"] == "true"
            begun += 1
    assert begun


def test_everything_else_can_still_be_chosen_while_a_pair_is_begun() -> None:
    match = opening()
    start = next(act for act in offered(tree_of(match)) if re.fullmatch("relief R..", act))
    ticks = {action.text for action in match.legal if action.verb == "tick"}
    assert ticks <= offered(read(drawn(match, start=start)))


def test_a_joker_for_one_of_two_colours_is_asked_for() -> None:
    matches = [m for m in asked("pay") if sum(action.verb == "joker" for action in m.legal) == 2]
    assert matches
    for match in matches:
        assert "joker" in offered(tree_of(match))
        buttons = offered(read(table(seen(match, start="joker")).prompt))
        assert buttons == {action.text for action in match.legal if action.verb == "joker"}


def test_the_nearest_quarry_stone_is_chosen_for_paying_until_another_is() -> None:
    matches = [m for m in asked("pay") if m.legal[0].verb == "strike"]
    assert matches
    for match in matches:
        nearest = match.legal[0]
        stone = named(tree_of(match), f"quarry-{nearest.text.split()[1]}")
        assert "selected" in stone.attrs["class"].split()
        prompt = read(table(seen(match)).prompt)
        (main,) = [node for node in prompt.having("class") if "primary" in node.attrs["class"].split()]
        assert main.attrs["data-act"] == nearest.text
        assert "(nearest)" in main.text


def test_another_stone_for_paying_tells_what_is_passed_over() -> None:
    several = [m for m in asked("pay") if sum(action.verb == "strike" for action in m.legal) > 1]
    matches = [match for match in several if not match.state.pending[-1].b]
    assert matches
    for match in matches:
        other = [action for action in match.legal if action.verb == "strike"][1]
        view = seen(match, preview=other.text)
        lost = classes(read(table(view).board))["lost"]
        assert lost == other.args[0] - match.state.struck[match.player] > 0
        assert f"{lost} stone" in table(view).prompt


def test_what_has_begun_can_be_confirmed_or_started_over() -> None:
    assert asked("second")
    for match in asked("second"):
        prompt = read(table(seen(match)).prompt)
        assert "Confirm 1 stone" in prompt.text
        assert "done" in offered(prompt)
        assert [node.attrs["data-cmd"] for node in prompt.having("data-cmd")] == ["cancel"]


def test_a_tap_acts_at_once_only_where_the_same_player_is_asked_again() -> None:
    for match in positions(SOME):
        fields = [node for node in tree_of(match).having("data-preview") if "data-act" in node.attrs]
        for node in fields:
            after = match.play(node.attrs["data-act"])
            again = bool(after.state.pending) and after.state.pending[-1].step in ("second", "pay")
            assert ("data-direct" in node.attrs) == again


def test_what_is_not_possible_says_why() -> None:
    for match in positions(SOME):
        refused = [node for node in tree_of(match).having("data-act") if "aria-disabled" in node.attrs]
        for node in refused:
            assert not reached(match, node.attrs["data-act"])
            assert node.attrs["data-act"].split()[0] in {"tick", "relief", "strike", "joker"}


def test_a_lonely_relief_stone_says_that_its_neighbours_are_gone() -> None:
    for match in positions(SOME):
        if match.player < 0:
            continue
        for field in box.RELIEF_FIELDS:
            node = named(tree_of(match), f"field-{field}")
            if "aria-disabled" in node.attrs:
                refusal = match.why_not(node.attrs["data-act"])
                assert refusal is not None
                assert refusal.reason != "relief_not_neighbours"
                if match.state.pending[-1].step == "act" and "ticked" in node.attrs["aria-label"]:
                    assert refusal.reason in {"ticked", "pair_half_ticked"}


# ---- markup -----------------------------------------------------------------------------------------


def test_nothing_is_said_on_an_open_sheet_that_did_not_come_from_the_texts() -> None:
    quoted = Quoted("en", "cheops")
    for match in positions(SOME):
        assert unquoted_words(read(in_full(match, 1, t=quoted))) == []


def test_the_tab_stop_of_sheet_and_quarry_can_be_used_if_anything_there_can() -> None:
    for tree in map(tree_of, CHEOPS.matches):
        for group in tree.having("data-group"):
            if group.attrs["data-group"] in {"sheet", "quarry"} and offered(group):
                (stop,) = [node for node in group.having("tabindex") if node.attrs["tabindex"] == "0"]
                assert stop.attrs.get("aria-disabled") != "true"


def test_arrow_keys_find_every_thing_of_a_group_at_a_place_of_its_own() -> None:
    for tree in map(tree_of, CHEOPS.matches):
        for group in tree.having("data-group"):
            things = group.having("data-row")
            places = [(node.attrs["data-row"], node.attrs["data-col"]) for node in things]
            assert len(set(places)) == len(places)
        assert len(tree.having("data-row")) >= len(box.FIELDS) + box.QUARRY


def test_keys_are_names_of_one_thing_each_while_a_sheet_is_open() -> None:
    for match in CHEOPS.matches:
        assert shared_keys(read(drawn(match) + in_full(match, 1))) == []


# ---- the truth --------------------------------------------------------------------------------------


def test_every_sheet_shows_what_is_ticked() -> None:
    for match in positions(SOME):
        for player in range(match.game.players):
            count = classes(read(in_full(match, player)))
            begun = len(Look(seen(match)).chosen) if player == match.player else 0
            assert count["ticked"] + count["chosen"] == match.state.ticked[player].bit_count()
            assert count["chosen"] == begun
            assert count["won"] - (count["won"] > match.state.bonuses[player].bit_count()) == (
                match.state.bonuses[player].bit_count()
            )


def test_points_on_the_table_are_the_score() -> None:
    for match in CHEOPS.matches:
        tree = tree_of(match)
        scores = match.game.scores(match.state)
        for player, score in enumerate(scores):
            assert re.search(r"\d+", named(tree, f"pts-{player}").text)
            if player != match.player:
                assert named(tree, f"pts-{player}").text.startswith(str(score))
        look = Look(seen(match))
        assert [sum(look.sheet[player].values()) for player in range(len(scores))] == scores


def test_a_preview_promises_what_the_tick_brings_and_names_what_pays() -> None:
    told = 0
    for match in positions(SOME):
        player = match.player
        for action in match.legal:
            if action.verb not in ("tick", "relief"):
                continue
            view = seen(match, preview=action.text)
            look = Look(view)
            after = match.play(action.text)
            assert look.asked == bool(after.state.pending and after.state.pending[-1].step == "pay")
            while after.state.pending and after.state.pending[-1].step == "pay":
                ways = [after.play(way.text) for way in after.legal]
                after = max(ways, key=lambda way: way.game.scores(way.state)[player])
            foreseen = view.sheet(look.forecast)[match.player]
            assert sum(foreseen.values()) == after.game.scores(after.state)[match.player]
            tree = read(whole(table(view)))
            assert classes(tree)["pays"] == len(params([*look.doing, *look.will], "die", "colour"))
            assert classes(tree)["soon"] == len(look.soon) == 1 + (action.verb == "relief")
            assert "Paid with: " in tree.text
            told += 1
    assert told > 100


def test_dice_on_the_table_are_the_dice_of_the_turn() -> None:
    for match in CHEOPS.matches:
        tree = tree_of(match)
        dice = [node for node in tree.having("class") if "die" in node.attrs["class"].split()]
        out = [node for node in dice if "blocked" in node.attrs["class"].split()]
        assert len(out) == sum(match.state.blocked)
        assert len(dice) == box.DICE[match.game.players]
        assert bool(out) == ("Taken by" in tree.text)


def roped(tree: Element) -> set[str]:
    """The fields that are roped all round."""
    things = {node.attrs["data-k"]: node for node in tree.having("data-k")}
    return {name for name in box.FIELDS if "rope" in classes(things[f"field-{name}"])}


def test_fields_are_roped_where_a_die_pays_and_show_else_what_pays() -> None:
    prices: Counter[str] = Counter()
    for match in asked("act")[::3]:
        look, ropes = Look(seen(match)), roped(tree_of(match))
        for action in match.legal:
            if action.verb != "tick":
                continue
            (field,) = map(str, action.details.values())
            trial = match.game.tried(match.state, action)
            asks = trial.state.pending and trial.state.pending[-1].step == "pay"
            verbs = [payment.verb for payment in match.game.legal_actions(trial.state) if asks]
            told = {event.kind for event in trial.told}.union(verbs)
            price = look.price(field)
            assert told & {"die", "strike", "joker"} == PAYING[price]
            assert (field in ropes) == (price == "die")
            prices[price] += 1
    assert prices.keys() >= PAYING.keys() - {"quarry"}  # players chosen by lot keep no jokers


def test_without_jokers_only_quarry_stones_pay_where_no_die_does() -> None:
    match = opening()
    match.state.jokers[match.player] = 0
    look = Look(seen(match))
    assert {look.price(field) for field in box.FIELDS} == {"die", "quarry"}


def test_a_die_looked_at_ropes_the_fields_it_pays_for_and_counts_them() -> None:
    opened = 0
    for match in asked("act")[::3]:
        for colour, letter in enumerate(box.LETTERS):
            if not match.state.lying[colour]:
                continue
            look = Look(seen(match, pointed=f"die {letter}"))
            tree = read(drawn(match, pointed=f"die {letter}"))
            dice = [n for n in tree.having("data-preview") if n.attrs["data-preview"] == f"die {letter}"]
            assert len(dice) == match.state.lying[colour]
            fields = look.opened_by(colour)
            assert roped(tree) == set(fields)
            assert all(f"pays for {len(fields)} field" in die.attrs["aria-label"] for die in dice)
            assert f"pays for {len(fields)} field" in read(table(look.view).prompt).text
            opened += len(fields)
    assert opened


def test_dice_roll_when_a_turn_begins_and_lie_still_afterwards() -> None:
    for game in games():
        for before, after in pairwise(game):
            if after not in CHEOPS.matches:
                continue
            rolled = classes(tree_of(after))["rolled"]
            new = after.state.turn != before.state.turn
            assert rolled == (box.DICE[after.game.players] if new else 0)


def test_a_bonus_met_this_turn_can_still_be_had_by_those_who_have_yet_to_act() -> None:
    states: Counter[str] = Counter()
    for match in positions():
        look = Look(seen(match))
        for player in range(match.game.players):
            for bonus, met in enumerate(match.state.met):
                state = look.bonus_state(player, bonus)
                states[state] += 1
                assert (state == "open") == (not met)
                assert (state == "won") == bool(match.state.bonuses[player] >> bonus & 1)
                if state == "now":
                    assert met == match.state.turn
                    assert player == match.player or look.waits(player)
    assert set(states) == {"open", "won", "now", "gone"}


def test_what_each_player_did_last_is_told_turn_by_turn() -> None:
    for game in games():
        done: dict[int, list[str]] = {player: [] for player in range(game[0].game.players)}
        for before, after in pairwise(game):
            if before.state.pending[-1].step == "act":
                done[before.player] = []
            done[before.player] += ticks(after.events(before.plies))
            look = Look(seen(after))
            assert {player: ticks(look.did(player)) for player in done} == done


def test_struck_stones_and_jokers_of_the_last_action_are_marked() -> None:
    marked = 0
    for match in positions(SOME):
        for player in range(match.game.players):
            look = Look(seen(match))
            did = [event for event in look.view.last if event.player == player]
            paid = [event for event in did if event.kind in ("strike", "joker")]
            last = classes(read(in_full(match, player)))["last"]
            going_on = look.chosen if player == match.player else ()
            assert last == len(set(ticks(did)) - set(going_on)) + len(paid)
            marked += len(paid)
    assert marked


def test_the_sixtieth_turn_is_told_to_be_the_last() -> None:
    match = opening()
    for turn, said in ((box.MOST_TURNS - 1, "Turn 59"), (box.MOST_TURNS, "Last turn")):
        match.state.turn = turn
        assert said in drawn(match)


def test_the_bonus_for_two_structures_is_promised_with_the_tick_that_brings_it() -> None:
    promised = 0
    for match in positions():
        for action in match.legal if match.state.turn > 8 else ():
            told = match.game.tried(match.state, action).told
            if any(event.kind == "structures" for event in told):
                look = Look(seen(match, preview=action.text))
                assert (
                    look.sheet[match.player]["bonuses"]
                    < look.view.sheet(look.forecast)[match.player]["bonuses"]
                )
                promised += 1
    assert promised


def test_the_last_action_of_each_player_is_marked() -> None:
    match = opening(2)
    first = next(action for action in match.legal if action.verb == "tick")
    after = match.play(first.text)
    while after.player == match.player:
        after = after.play("done" if "done" in {a.text for a in after.legal} else after.legal[0].text)
    told = tuple(event for ply in range(after.plies) for event in after.events(ply))
    tree = read(drawn(after, since=(Move(0, match.player, told),)))
    assert classes(named(tree, f"mini-{match.player}"))["last"] == 1


def test_sheets_say_aloud_what_they_show() -> None:
    match = CHEOPS.matches[20]
    tree = tree_of(match)
    own = next(node for node in tree.walk if node.tag == "article")
    total = match.game.scores(match.state)[match.player]
    assert own.attrs["aria-label"].startswith(f"{match.player + 1}, sheet ")
    assert f", {total} point" in own.attrs["aria-label"]
    assert "Pyramid: " in own.attrs["aria-label"]


def test_what_is_complete_is_counted_as_each_language_counts() -> None:
    seen_of = {done: m for m in CHEOPS.matches if (done := complete(m.state.ticked[m.player])) in (0, 1)}
    for match in seen_of.values():
        assert "construction achevée sur 2" in read(CHEOPS.drawn(match, t=texts("fr", "cheops"))).text
    assert set(seen_of) == {0, 1}


@pytest.mark.parametrize("players", range(2, 6))
def test_the_others_are_at_a_glance_in_the_order_they_sit(players: int) -> None:
    match = opening(players)
    tree = read(drawn(match, viewer=1))
    opened = [node.attrs["data-cmd"] for node in tree.having("data-cmd")]
    assert [cmd for cmd in opened if cmd.startswith("sheet:")] == [
        f"sheet:{(1 + i) % players}" for i in range(1, players)
    ]


# ---- the prompt -------------------------------------------------------------------------------------


def test_several_persons_are_called_by_name() -> None:
    match = opening()
    seats = tuple(
        Sitter(name, is_viewer=i == match.player) for i, name in enumerate(("Ada", "Teti", "Nofret"))
    )
    assert f"{seats[match.player].name}, your turn" in drawn(match, seats=seats)
    assert "Your turn" in drawn(match)


def test_a_first_tap_asks_to_confirm_all_stones() -> None:
    match = next(m for m in asked("second") if any(a.verb == "tick" for a in m.legal))
    action = next(a for a in match.legal if a.verb == "tick")
    prompt = read(table(seen(match, start=action.text, preview=action.text)).prompt)
    assert "Confirm 2 stones" in prompt.text
    assert offered(prompt) == {action.text}


def test_a_hint_is_an_offer() -> None:
    match = opening()
    tree = read(table(seen(match, hint=match.legal[0].text, hint_why="Why not.")).prompt)
    assert {node.attrs["data-cmd"] for node in tree.having("data-cmd")} == {"play-hint", "close-hint"}
    assert "Why not." in tree.text


def test_the_end_names_the_winner() -> None:
    for game in games():
        match = game[-1]
        text = read(whole(table(seen(match)))).text
        ranking, scores = match.game.ranking(match.state), match.game.scores(match.state)
        winner = ranking.index(1)
        if ranking.count(1) == 1:
            assert f"{winner + 1} wins with {scores[winner]} points" in text
        assert "Game over" in text
