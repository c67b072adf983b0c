"""Random records: any cut replays, texts and links lead there and back, points never come from nowhere."""

from hypothesis import given
from hypothesis import strategies as st

from game.core.link import open_link, replay_link, setup_link
from game.core.match import Match
from game.core.record import Record, from_text, to_text
from tests.property.strategies import deals, matches


@given(deals())
def test_a_deal_goes_there_and_back(deal: Record) -> None:
    assert from_text(to_text(deal)) == deal
    assert open_link(setup_link(deal)) == (deal, None)
    assert len(setup_link(deal)) <= 60


@given(matches(), st.data())
def test_any_cut_replays_to_where_it_was(match: Match, data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, match.plies))
    again = Match(match.record.with_actions(match.record.actions[:cut]))
    assert again.state == match.at(cut)
    assert again.state == match.until(cut).state
    assert again.legal == match.until(cut).legal
    rest = match.record.actions[cut:]
    for text in rest:
        again = again.play(text)
    assert again.state == match.state


@given(matches(), st.data())
def test_text_and_link_lead_there_and_back(match: Match, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, match.plies))
    assert from_text(to_text(match.record)) == match.record
    assert open_link(replay_link(match.record, at)) == (match.record, at)
    assert len(replay_link(match.record)) <= 500


@given(matches())
def test_points_come_from_entries_and_entries_from_decisions(match: Match) -> None:
    for ply in range(match.plies + 1):
        state = match.at(ply)
        entries = match.until(ply).ledger()
        sums = [sum(e.points for e in entries if e.player == p) for p in range(match.game.players)]
        assert sums == match.game.scores(state)
        assert all(entry.move is None or entry.move < ply for entry in entries)


@given(matches())
def test_what_was_played_is_what_is_told(match: Match) -> None:
    assert [match.events(ply)[0].kind for ply in range(match.plies)] == [a.verb for a in match.actions]
    playable, problem = Match.playable(match.record)
    assert (playable.state, problem) == (match.state, None)
