"""The rules of Cheops' Master Builders by their ids, its rulings, and what is refused."""

from collections import Counter

import pytest

from game.core import details
from game.core.chance import members
from game.core.match import Match
from game.core.record import new_record
from game.core.state import NOBODY, Event, Pending
from game.games.cheops import fields, scoring
from game.games.cheops import tables as box
from game.games.cheops.game import Cheops
from game.games.cheops.state import CheopsState
from tests.games.cheops.positions import acting, after, refusal, strike, table, texts, ticked, totals, used
from tests.helpers import random_match


@pytest.mark.parametrize("sheet", box.SHEETS, ids=box.SHEET_LETTERS)
def test_c2_every_colour_stands_seven_times_on_a_sheet_and_twice_in_its_quarry(sheet: box.Sheet) -> None:
    assert Counter(sheet.colours) == dict.fromkeys(range(6), 7)
    assert Counter(sheet.stones) == dict.fromkeys(range(6), 2)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_c3_sheets_differ_and_dice_and_jokers_go_by_players(players: int) -> None:
    match = Match(new_record("cheops", players, {}, "sheets"))
    assert len(dict.fromkeys(match.state.sheets)) == players
    assert match.state.jokers == [players] * players
    assert sum(match.state.lying) == (3 if players == 2 else 4)


def test_c3_the_same_seed_rolls_the_same_dice_whatever_is_ticked() -> None:
    deal = new_record("cheops", 2, {}, "dice")
    rolls = []
    for way in (0, -1):
        match = Match(deal)
        while match.state.turn < 4:
            match = match.play(match.legal[way].text)
        rolls.append(match.state.lying)
    assert rolls[0] == rolls[1]


def test_c4_only_the_active_players_dice_are_blocked() -> None:
    game, s = table(3, "gggb")
    s = after(game, s, "tick P11")  # green on sheet A
    s = after(game, s, "done") if s.pending[-1].step == "second" else s
    assert s.pending[-1].player == 1
    s = after(game, s, "tick P11")  # green on sheet B
    s = after(game, s, "done") if s.pending[-1].step == "second" else s
    assert s.pending[-1].player == 2
    assert s.middle[box.LETTERS.index("g")] == 2


def test_c5_nothing_may_be_ticked_at_any_time() -> None:
    game, s = table(2)
    assert "done" in texts(game, s)
    assert after(game, s, "done").pending[-1].player == 1


def test_c5_a_pyramid_stone_rests_on_two_and_may_rest_on_the_first_of_the_action() -> None:
    game, s = table(3)
    ticked(s, 0, ["P11"])
    s = acting(game, s, 0, "yo")
    assert refusal(game, s, "tick P21") == ("pyramid_not_carried", "C5")
    s = after(game, s, "tick P12")
    assert "tick P21" in texts(game, s)


def test_c5_the_closing_stone_needs_both_columns() -> None:
    game, s = table(3)
    ticked(s, 0, [f"A{side}{level}" for side in "LR" for level in (1, 2, 3)] + ["AL4"])
    s = acting(game, s, 0, "yo")
    assert refusal(game, s, "tick AK") == ("arch_not_carried", "C5")
    s = after(game, s, "tick AR4")
    assert "tick AK" in texts(game, s)


def test_c5_relief_stones_are_ticked_in_pairs_that_share_a_side_and_with_nothing_else() -> None:
    game, s = table(3)
    s = acting(game, s, 0, "gbrv")
    assert "relief R11 R12" in texts(game, s)
    assert refusal(game, s, "relief R11 R22") == ("relief_not_neighbours", "C5")
    second = after(game, s, "tick P11")
    assert second.pending[-1].step == "second"
    assert refusal(game, second, "relief R12 R13") == ("relief_alone", "C5")
    again = acting(game, after(game, s, "relief R11 R12"), 0, "gbrv")
    assert refusal(game, again, "relief R12 R13") == ("pair_half_ticked", "C5")


def test_c5_two_stones_of_a_colour_with_one_die_the_die_pays_the_first() -> None:
    game, s = table(3)
    ticked(s, 0, ["P11", "P12"])
    s = after(game, acting(game, s, 0, "g"), "tick AR1")  # green
    assert s.middle == [0] * 6
    assert used(s, 0) == 0


def test_c5_what_cannot_be_paid_is_not_offered() -> None:
    game, s = table(3)
    s.jokers[0] = 0
    strike(s, 0, box.QUARRY)
    s = acting(game, s, 0, "")
    assert texts(game, s) == ["done"]
    assert refusal(game, s, "tick P11") == ("not_payable", "C5.3")
    assert refusal(game, s, "relief R11 R12") == ("pair_not_payable", "C5.3")


def test_c5_any_reachable_stone_of_the_colour_may_be_struck() -> None:
    game, s = table(3)
    s = after(game, acting(game, s, 0, ""), "tick P15")  # blue: Q1 and Q8 on sheet A
    assert texts(game, s) == ["strike Q1", "strike Q8", "joker blue"]
    struck = after(game, s, "strike Q8")
    assert struck.struck[0] == 1 << 7
    assert used(struck, 0) == 8
    assert refusal(game, s, "strike Q2") == ("stone_of_other_colour", "C5.2")
    assert refusal(game, s, "joker red") == ("joker_not_needed", "C5.2")


def test_ruling_7_the_strikes_of_a_relief_pair_come_in_either_order() -> None:
    game, s = table(3)
    s.jokers[0] = 0
    strike(s, 0, 6)  # left on sheet A: v b g r o y
    s = acting(game, s, 0, "")
    assert "relief R11 R12" in texts(game, s)  # green Q9 after blue Q8, though green is named first
    s = after(game, s, "relief R11 R12")
    assert used(s, 0) == 9


def test_ruling_8_jokers_do_not_move_the_quarry() -> None:
    game, s = table(3)
    s = after(game, acting(game, s, 0, ""), "tick P15", "joker blue")
    assert (used(s, 0), s.jokers[0]) == (0, 2)


def test_c7_the_game_ends_after_the_turn_of_the_second_structure_and_end_is_for_all_who_have_two() -> None:
    game, s = table(2, "bbb")
    for player in (0, 1):
        ticked(s, player, (*box.ARCH_FIELDS, *box.RELIEF_FIELDS[:10], *box.RELIEF_FIELDS[10:]))
    s = after(game, s, "tick P15")
    while s.pending and s.pending[-1].player == 0:
        s = after(game, s, "done")
    assert s.pending
    s = after(game, s, "done")
    assert not s.pending
    assert all(map(scoring.ends, s.ticked))


def test_c7_two_idle_rounds_end_the_game() -> None:
    match = Match(new_record("cheops", 2, {}, "idle"))
    while not match.over:
        match = match.play("done")
    assert match.state.turn == 2 * 2
    assert match.plies == 2 * 2 * 2
    assert match.game.ranking(match.state) == [1, 1]


def stops(game: Cheops, s: CheopsState) -> list[tuple[str, int, str]]:
    """What the end of this turn tells of the game being stopped."""
    end = told(game, s, "done")
    return [
        (event.kind, details.number(event.params, "count"), event.rule)
        for event in end
        if event.rule == "C7.8"
    ]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_c7_8_everybody_is_warned_a_turn_before_idle_turns_end_the_game(players: int) -> None:
    most = 2 * players
    game, s = table(players)
    said = []
    for turn in range(1, most + 1):
        s = last_to_act(game, s, turn, idle=turn)
        said.append(stops(game, s))
        assert bool(after(game, s, "done").pending) == (turn < most)
    warned, ended = ("idle", most - 1, "C7.8"), ("idle_end", most, "C7.8")
    assert said == [[]] * (most - 2) + [[warned], [ended]]


def test_c7_8_everybody_is_warned_before_the_last_of_sixty_turns() -> None:
    game, s = table(3)
    said = [stops(game, last_to_act(game, s, turn, idle=0)) for turn in (58, 59, 60)]
    assert said == [[], [("turns", 59, "C7.8")], [("turns_end", 60, "C7.8")]]


def test_c7_8_a_game_that_ends_with_a_second_structure_is_not_stopped() -> None:
    game, s = table(3)
    ticked(s, 0, (*box.ARCH_FIELDS, *box.RELIEF_FIELDS))
    assert stops(game, last_to_act(game, s, 60, idle=0)) == []
    assert stops(game, last_to_act(game, s, 59, idle=0)) == []


def last_to_act(game: Cheops, s: CheopsState, turn: int, idle: int) -> CheopsState:
    """The same sheets at the last action of a turn, so many turns without a tick behind it and with it."""
    s = acting(game, s, game.players - 1, "")
    s.pending.insert(0, Pending("turn_end", NOBODY))
    s.turn, s.idle = turn, idle
    return s


def test_c7_8_why_the_game_ended_is_kept_for_the_result() -> None:
    match = Match(new_record("cheops", 2, {}, "idle"))
    kinds = []
    while not match.over:
        assert match.ended_by == []
        match = match.play("done")
        kinds += [event.kind for event in match.events(match.plies - 1) if event.rule == "C7.8"]
    assert kinds == ["idle", "idle_end"]
    assert [event.kind for event in match.ended_by] == ["idle_end"]


def test_c7_a_tie_goes_to_more_pyramid_stones() -> None:
    game, s = table(2)
    ticked(s, 0, ["P11", "P12"])
    ticked(s, 1, ["P11"])
    s.pending.clear()
    assert game.scores(s)[0] == game.scores(s)[1]
    assert game.ranking(s) == [1, 2]


def test_c7_the_ledger_tells_the_sheet() -> None:
    match = Match(new_record("cheops", 2, {"sheets": "seats", "start": "1"}, "ledger"))
    while match.state.turn < 6:
        match = match.play(match.legal[0].text)
    for player in (0, 1):
        assert tuple(totals(match, player).values()) == scoring.points(match.state, player)


def told(game: Cheops, s: CheopsState, text: str) -> list[Event]:
    """What a decision tells up to the next choice or chance."""
    return game.tried(s, game.info.vocabulary.read(text)).told


def test_c7_the_bonus_for_two_structures_is_told_with_the_tick_that_completes_the_second() -> None:
    game, s = table(3)
    ticked(s, 0, (*box.ARCH_FIELDS, *box.RELIEF_FIELDS[:10]))
    s = acting(game, s, 0, "by")
    tick, *more = told(game, s, "relief R33 R34")
    assert (tick.kind, tick.points, tick.category) == ("relief", 4, "relief")
    kinds = [(event.kind, event.player, event.points, event.category, event.rule) for event in more]
    assert ("structures", 0, 3, "bonuses", "C7.4") in kinds
    assert kinds.count(("structures", 0, 3, "bonuses", "C7.4")) == 1
    assert sum(event.points for event in (tick, *more)) == 4 + 3 + 3  # the third column as well


def test_c7_a_third_structure_brings_no_other_bonus_for_two() -> None:
    game, s = table(2)
    ticked(s, 0, (*box.ARCH_FIELDS, *box.RELIEF_FIELDS, *box.PYRAMID_FIELDS[:-1]))
    kinds = [event.kind for event in told(game, acting(game, s, 0, "y"), "tick P61")]
    assert kinds == ["tick", "bonus", "die", "end"]


def test_c7_whoever_completes_two_structures_is_told_so_though_others_tick_last() -> None:
    told_to = []
    for number in range(60):
        match = random_match(new_record("cheops", 2 + number % 4, {}, f"end{number}"), number)
        ends = [event for event in match.told if event.kind == "structures"]
        assert [event.player for event in ends] == sorted(
            (player for player, ticked in enumerate(match.state.ticked) if scoring.ends(ticked)),
            key=[event.player for event in ends].index,
        )
        for event in ends:
            assert event.move is not None
            before, after = match.at(event.move), match.at(event.move + 1)
            assert match.mover(event.move) == event.player
            assert not scoring.ends(before.ticked[event.player])
            assert scoring.ends(after.ticked[event.player])
        told_to += ends
    assert told_to


def test_c4_a_roll_is_told_once_with_all_its_dice() -> None:
    match = random_match(new_record("cheops", 3, {}, "rolls"), 1)
    rolls = [event for event in match.told if event.kind == "roll"]
    assert [event.params["turn"] for event in rolls] == list(range(1, match.state.turn + 1))
    assert {len(str(event.params["dice"])) for event in rolls} == {box.DICE[3]}


def test_c5_what_pays_is_told_stone_by_stone() -> None:
    game, s = table(3)
    s = acting(game, s, 0, "y")
    paid = told(game, s, "relief R23 R24")  # yellow, green
    assert [(event.kind, *event.params.values()) for event in paid] == [
        ("relief", "R23", "R24", "yellow", "green"),
        ("die", "yellow"),
    ]
    (struck, *_) = told(game, after(game, s, "relief R23 R24"), "strike Q9")
    assert (struck.params, struck.points) == ({"field": "Q9", "skipped": 8}, -9)


def test_other_choices_are_refused_with_what_is_asked() -> None:
    game, s = table(3)
    assert refusal(game, s, "strike Q1") == ("asked_act", "C5")
    paying = after(game, acting(game, s, 0, ""), "tick P15")
    assert paying.pending[-1] == Pending("pay", 0, 1, 0)
    assert refusal(game, paying, "done") == ("asked_pay", "C5.2")
    paying.jokers[0] = 0
    assert refusal(game, paying, "joker blue") == ("no_joker", "C5.2")


def test_c5_a_joker_that_leaves_the_other_stone_unpaid_is_refused() -> None:
    game, s = table(3)
    strike(s, 0, 10)  # left on sheet A: orange, yellow
    s.jokers[0] = 1
    paying = after(game, acting(game, s, 0, ""), "relief R23 R24")  # yellow, green
    assert texts(game, paying) == ["strike Q12", "joker green"]
    assert refusal(game, paying, "joker yellow") == ("rest_not_payable", "C5.3")
    assert refusal(game, paying, "joker red") == ("joker_not_needed", "C5.2")


def test_c5_what_could_be_done_is_remembered_by_what_it_depends_on() -> None:
    """Else a long afternoon of games would remember every sheet that was ever looked at."""
    game = Cheops(2, {"sheets": "seats", "start": "1"})
    s = game.initial_state()
    for remembered in (fields.free_pairs, fields.carried):
        remembered.cache_clear()
    pyramid, relief = members(box.PYRAMID), members(box.RELIEF)
    for field in pyramid:
        s.ticked[0] = 1 << field
        game.partner(s, 0, relief[0])
    assert fields.free_pairs.cache_info().currsize == 1
    for field in relief:
        s.ticked[0] = 1 << field
        game.reach(s, 0, 0)
    assert fields.carried.cache_info().currsize == 2
