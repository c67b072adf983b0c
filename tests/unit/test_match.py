"""A record in play: a value with every position on the way."""

import json

import pytest

from game.core.errors import BadNotation, BadOption, IllegalAction, OtherVersion, Problem
from game.core.match import Match
from game.core.record import Record, new_record
from game.core.state import TERMINAL
from game.core.steps import Refusal
from tests.helpers import play, random_duel, random_match

DEAL = new_record("duel", 2, {"start": "first"}, "amun7342")
OPENING = ("place 1 1", "place 1 2", "unload R1", "place 3 3")


def test_a_fresh_match_asks_the_starter() -> None:
    match = Match(DEAL)
    assert (match.player, match.plies, match.over, match.actions) == (0, 0, False, [])
    assert match.record == DEAL
    assert [action.text for action in match.legal][:2] == ["place 1 1", "place 1 2"]
    assert Match(new_record("duel", 2, {"start": "second"}, "x")).player == 1


def test_playing_gives_the_next_match_and_leaves_this_one_alone() -> None:
    before = Match(DEAL)
    state, kept = before.state, before.state.clone()
    after = before.play("place 1 1")
    assert (before.plies, before.player, before.record.actions) == (0, 0, ())
    assert before.state is state
    assert state == kept
    assert (after.plies, after.player, after.record.actions) == (1, 1, ("place 1 1",))
    assert after.state != kept


def test_two_ways_on_from_one_match_do_not_disturb_each_other() -> None:
    root = play(Match(DEAL), *OPENING[:2])
    one, other = root.play("unload R1"), root.play("place 3 3")
    assert root.record.actions == OPENING[:2]
    assert one.record.actions == (*OPENING[:2], "unload R1")
    assert other.record.actions == (*OPENING[:2], "place 3 3")
    assert Match(one.record).state == one.state
    assert Match(other.record).state == other.state


def test_a_record_is_played_when_the_match_is_made() -> None:
    match = Match(DEAL.with_actions(OPENING))
    assert match.state == play(Match(DEAL), *OPENING).state
    assert [action.text for action in match.actions] == list(OPENING)
    assert match.action(2).text == "unload R1"
    assert [match.mover(ply) for ply in range(5)] == [0, 1, 0, 1, 0]


def test_until_is_the_match_as_it_was_and_plays_on_to_the_same() -> None:
    match = random_match(DEAL, 1)
    for ply in range(match.plies + 1):
        earlier = match.until(ply)
        assert earlier.plies == ply
        assert earlier.state == match.at(ply)
        assert earlier.record.actions == match.record.actions[:ply]
    assert play(match.until(5), *match.record.actions[5:]).state == match.state


def test_until_leaves_the_match_alone() -> None:
    match = Match(DEAL.with_actions(OPENING))
    match.until(1).play("place 2 2")
    assert match.record.actions == OPENING


def test_revealed_tells_whether_chance_answered() -> None:
    match = Match(DEAL.with_actions(OPENING))
    assert [match.revealed(ply) for ply in range(4)] == [False, False, True, False]


def test_going_back_and_choosing_again_meets_the_same_tiles() -> None:
    match = play(Match(DEAL), "place 1 1", "place 1 2", "unload R1")
    again = play(match.until(2), "place 2 1", "unload R1")
    assert again.state.slots[:3] == match.state.slots[:3]


def test_events_tell_what_a_decision_caused() -> None:
    match = Match(DEAL.with_actions(OPENING))
    assert [event.kind for event in match.events(0)] == ["place"]
    assert [event.kind for event in match.events(2)] == ["unload", "gain", "gain", "lose", "refill"]


def test_why_not_gives_the_reason_or_none() -> None:
    match = Match(DEAL)
    assert match.why_not("place 1 1") is None
    assert match.why_not("unload R1") == Refusal("line_short", "D4.2", {"boat": "R1", "count": 0})
    with pytest.raises(BadNotation):
        match.why_not("unload R9")


def test_an_illegal_decision_is_refused_with_its_reason() -> None:
    match = Match(DEAL)
    with pytest.raises(IllegalAction) as caught:
        match.play("unload R1")
    assert (caught.value.field, caught.value.reason) == ("action", "illegal_action")
    refusal = match.why_not("unload R1")
    assert caught.value.params == {"text": "unload R1", "refusal": refusal, "game": "duel"}
    assert match.plies == 0


@pytest.mark.parametrize("text", ["unload R9", "", "@tile O", "@start first"])
def test_an_unknown_decision_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        Match(DEAL).play(text)
    assert (caught.value.field, caught.value.reason) == ("action", "unknown_action")


@pytest.mark.parametrize(("text", "error"), [("place 1 1", IllegalAction), ("place 9 9", BadNotation)])
def test_the_entry_that_cannot_be_played_is_named(text: str, error: type[Problem]) -> None:
    with pytest.raises(error) as caught:
        Match(DEAL.with_actions([*OPENING[:2], text, "place 3 3"]))
    assert caught.value.field == "entry 3"


def test_as_much_as_can_be_played_is_kept() -> None:
    match, problem = Match.playable(DEAL.with_actions([*OPENING[:2], "place 1 1", "place 3 3"]))
    assert match.record.actions == OPENING[:2]
    assert isinstance(problem, IllegalAction)
    assert problem.field == "entry 3"
    assert problem.params["text"] == "place 1 1"


def test_a_record_without_fault_is_playable_whole() -> None:
    match, problem = Match.playable(DEAL.with_actions(OPENING))
    assert (match.record.actions, problem) == (OPENING, None)


def test_a_deal_that_cannot_be_set_up_is_no_match() -> None:
    for record, error in (
        (Record("duel", 2, 2, (), "x"), OtherVersion),
        (Record("duel", 1, 1, (), "x"), BadOption),
        (Record("duel", 1, 2, (), "X X"), BadOption),
    ):
        with pytest.raises(error):
            Match(record)
        with pytest.raises(error):
            Match.playable(record)


def test_after_the_end_nothing_is_legal() -> None:
    match = random_duel(1)
    assert (match.over, match.player, list(match.legal)) == (True, TERMINAL, [])
    assert match.mover(match.plies) == TERMINAL
    assert match.why_not("place 1 1") == Refusal("game_over", "D4")
    with pytest.raises(IllegalAction):
        match.play("place 1 1")


def test_events_and_refusals_can_be_written_as_json() -> None:
    match = random_duel(2)
    told = [event for ply in range(match.plies) for event in match.events(ply)]
    assert json.loads(json.dumps(told)) == [[*event[:2], dict(event.params), *event[3:]] for event in told]


def test_the_ledger_is_what_was_told_with_points() -> None:
    match = random_duel(3)
    told = [event for ply in range(-1, match.plies) for event in match.events(ply)]
    assert match.ledger() == [event for event in told if event.points]
    assert sum(entry.points for entry in match.ledger()) == sum(match.game.scores(match.state))
