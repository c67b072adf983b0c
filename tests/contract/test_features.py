"""What every game with features promises of them, under every option set and number of players."""

from game.core.match import Match
from tests.contract.test_rules import states


def test_there_is_a_whole_number_for_every_name_and_player(match: Match) -> None:
    game = match.game
    assert len(dict.fromkeys(game.feature_names)) == len(game.feature_names)
    for state in states(match)[::3]:
        before = state.clone()
        features = game.features(state)
        assert [len(counts) for counts in features] == [len(game.feature_names)] * game.players
        assert all(isinstance(count, int) for counts in features for count in counts)
        assert state == before


def test_the_stage_only_grows_and_the_end_is_quiet(match: Match) -> None:
    game, reached = match.game, states(match)
    stages = [game.stage(state) for state in reached]
    assert stages == sorted(stages)
    assert 0 <= stages[0] <= stages[-1] <= game.stages
    assert game.is_quiescent(reached[-1]) == (stages[-1] > 0) == bool(game.feature_names)
