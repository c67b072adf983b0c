"""What every game promises of its records: texts, links, replays, events."""

import json
from dataclasses import replace

import pytest

from game.core.link import open_link, replay_link, setup_link
from game.core.match import Match
from game.core.record import Record, from_text, new_record, to_text
from game.core.state import END
from game.core.steps import Chance
from tests.helpers import random_match


@pytest.fixture
def cuts(match: Match) -> list[int]:
    """Some lengths a record may have."""
    return sorted({0, 1, match.plies // 3, match.plies // 2, match.plies - 1, match.plies})


def test_the_deal_is_written_out_in_full(deal: Record) -> None:
    assert new_record(deal.game, deal.players, dict(deal.options), deal.seed, deal.edition) == deal
    assert [key for key, _ in deal.options] == [option.key for option in deal.setup().info.options]


def test_text_and_record_lead_to_each_other(match: Match, cuts: list[int]) -> None:
    for cut in cuts:
        record = match.until(cut).record
        assert from_text(to_text(record)) == record
        assert to_text(from_text(to_text(record))) == to_text(record)


def test_link_and_record_lead_to_each_other(match: Match, cuts: list[int]) -> None:
    for cut in cuts:
        record = match.until(cut).record
        assert open_link(replay_link(record)) == (record, cut)
        assert open_link(replay_link(record, cut // 2)) == (record, cut // 2)
        assert open_link(setup_link(record)) == (record.with_actions([]), None)
        assert len(setup_link(replace(record, edition=()))) <= 60


def test_a_replay_meets_the_same_positions(match: Match) -> None:
    again = Match(match.record)
    assert all(again.at(ply) == match.at(ply) for ply in range(match.plies + 1))
    assert again.actions == match.actions
    assert again.ledger() == match.ledger()


def test_the_same_decisions_meet_the_same_positions_any_other_day(deal: Record) -> None:
    assert random_match(deal, 5).state == random_match(deal, 5).state


def test_a_record_starts_with_any_of_its_beginnings(match: Match, cuts: list[int]) -> None:
    for cut in cuts:
        assert Match(match.until(cut).record).state == match.at(cut)


def test_another_seed_is_another_deal(deal: Record) -> None:
    """Wherever there is chance at all."""
    others = [replace(deal, seed=f"s{n}") for n in range(8)]
    starts = [Match(record).state for record in others]
    chance = any(isinstance(step, Chance) for step in deal.setup().steps.values())
    assert any(state != starts[0] for state in starts) == chance


def test_what_is_told_is_plain_and_begins_with_the_decision(match: Match) -> None:
    for ply in range(match.plies):
        told = match.events(ply)
        assert (told[0].kind, told[0].player) == (match.action(ply).verb, match.mover(ply))
        assert all(event.move == ply for event in told)
        assert json.loads(json.dumps(told)) == [
            [*event[:2], dict(event.params), *event[3:]] for event in told
        ]


def test_points_are_told_with_category_and_rule(match: Match) -> None:
    for event in match.ledger():
        assert event.category in match.game.info.categories
        assert event.rule[0] == match.game.info.turn_rule[0]
        assert event.move is None or 0 <= event.move < match.plies
        assert 0 <= event.player < match.game.players


def test_the_ledger_adds_up_to_the_scores_after_every_decision(match: Match) -> None:
    for ply in range(match.plies + 1):
        part = match.until(ply)
        assert totals(part) == match.game.scores(part.state)


def test_the_end_is_told_once_and_brings_what_stood_before(match: Match) -> None:
    last = list(match.events(match.plies - 1))
    (end,) = [at for at, event in enumerate(last) if event.kind == END]
    assert [event._replace(move=None) for event in last[end + 1 :]] == [*match.game.closing(match.state)]
    assert not any(event.kind == END for ply in range(match.plies - 1) for event in match.events(ply))


def test_nobody_listens_to_positions_handed_out(match: Match) -> None:
    assert all(match.at(ply).tell is None for ply in range(match.plies + 1))
    heard = match.at(0).clone()
    heard.tell = print
    assert heard.clone().tell is None


def test_a_trial_tells_what_the_match_tells_up_to_chance(match: Match) -> None:
    for ply in range(match.plies):
        trial = match.game.tried(match.at(ply), match.action(ply))
        told = [event._replace(move=None) for event in match.events(ply)]
        assert trial.told == told[: len(trial.told)]
        if not match.revealed(ply):
            assert (trial.state, len(trial.told)) == (match.at(ply + 1), len(told))


def test_every_position_is_written_and_read(match: Match) -> None:
    game = match.game
    for ply in range(match.plies + 1):
        state = match.at(ply)
        text = game.write(state)
        again = game.read(text)
        assert again == state
        assert game.write(again) == text


def test_a_game_goes_on_from_any_position_with_the_same_points(match: Match, cuts: list[int]) -> None:
    for cut in cuts:
        record = replace(match.setup, position=match.game.write(match.at(cut)))
        begun = Match(from_text(to_text(record)))
        assert begun.state == match.at(cut)
        assert begun.game.scores(begun.state) == totals(begun)
        while not begun.over:
            begun = begun.play(begun.legal[0].text)
        assert begun.game.scores(begun.state) == totals(begun)
        assert from_text(to_text(begun.record)) == begun.record


def totals(match: Match) -> list[int]:
    sums = [0] * match.game.players
    for event in match.ledger():
        sums[event.player] += event.points
    return sums


def test_chance_answers_where_it_is_said_to(match: Match) -> None:
    """Where nothing was revealed, the decision alone makes the next position."""
    for ply in range(match.plies):
        after = match.at(ply).clone()
        match.game.apply(after, match.action(ply))
        assert (after == match.at(ply + 1)) == (not match.revealed(ply))
