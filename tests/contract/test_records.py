"""What every game promises of its records: texts, links, replays, events."""

import json

import pytest

from game.core.link import open_link, replay_link, setup_link
from game.core.match import Match
from game.core.record import Record, from_text, new_record, to_text
from tests.helpers import random_match


@pytest.fixture
def cuts(match: Match) -> list[int]:
    """Some lengths a record may have."""
    return sorted({0, 1, match.plies // 3, match.plies // 2, match.plies - 1, match.plies})


def test_the_deal_is_written_out_in_full(deal: Record) -> None:
    assert new_record(deal.game, deal.players, dict(deal.options), deal.seed) == deal
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
        assert len(setup_link(record)) <= 60


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
    others = [new_record(deal.game, deal.players, dict(deal.options), f"s{n}") for n in range(8)]
    starts = [Match(record).state for record in others]
    assert any(state != starts[0] for state in starts)


def test_events_are_plain_and_begin_with_the_decision(match: Match) -> None:
    for ply in range(match.plies):
        told = match.events(ply)
        assert told[0].kind == match.action(ply).verb
        assert told[0].player == match.mover(ply)
        assert json.loads(json.dumps(told)) == [[kind, player, dict(params)] for kind, player, params in told]


def test_chance_answers_where_it_is_said_to(match: Match) -> None:
    """Where nothing was revealed, the decision alone makes the next position."""
    for ply in range(match.plies):
        after = match.at(ply).clone()
        match.game.apply(after, match.action(ply))
        assert (after == match.at(ply + 1)) == (not match.revealed(ply))
