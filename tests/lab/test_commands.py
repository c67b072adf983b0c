"""The commands: what cannot be is told at once, and what is found wrong is in the exit code."""

import sys

import pytest

from game.lab.checking import fairness, soak
from game.lab.checking.fairness import Proof
from game.lab.checking.soak import Soaked, Thousand
from game.lab.commands import main


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("balance duel --option foo=1", "option foo: unknown_option"),
        ("balance duel --players 3", "players: exact_players"),
        ("balance duel --sweep RUN_A.1=9..8", "9..8"),
        ("balance duel --games 0", "0 is not at least 1"),
        ("hints duel --players 3", "players: exact_players"),
        ("claims duel --games 1 --players 3", "players: exact_players"),
        ("dataset duel --players 5 --measure 1", "players: exact_players"),
        ("dataset duel --measure 0", "0 is not at least 1"),
        ("dataset duel --shard 0 --out nowhere", "0 is not at least 1"),
        ("styles duel --players 3", "players: exact_players"),
        ("fit duel --players 9", "players: exact_players"),
        ("puzzles duel --games 0", "0 is not at least 1"),
        ("calibrate duel --keep 0", "0 is not at least 1"),
        ("calibrate duel --players 9", "players: exact_players"),
        ("arena duel --bots sphinx,greedy", "unknown_bot"),
        ("arena duel --bots sphinx,greedy", "flat, tree, playout, sound, openspiel, agent, policy"),
        ("arena duel --bots openspiel:x,greedy", "bad_iterations (value=openspiel:x"),
        ("arena duel --bots openspiel:0,greedy", "bad_iterations (value=openspiel:0"),
        ("arena duel --bots agent:mine,greedy", "“mine” is not written MODULE:FUNCTION"),
        ("arena duel --bots agent:nowhere:act,greedy", "No module named 'nowhere'"),
        ("arena yard --bots random,greedy", "invalid choice: 'yard'"),
        ("leaderboard yard", "invalid choice: 'yard'"),
        ("dataset template --measure 1", "invalid choice: 'template'"),
        ("envs-check chess", "there is no chess; there are imhotep, duel, "),
        ("envs-speed duel chess", "there is no chess; there are imhotep, duel, "),
        ("arena duel --bots greedy,random --journal /nowhere/j", "/nowhere/j"),
        ("challenges duel --bots greedy", "bots: bad_option"),
        ("challenges duel --bots level:3:mason", "bots: bad_option"),
    ],
)
def test_what_cannot_be_is_told_at_once(given: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(given.split())
    assert ended.value.code == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("fairness duel --positions 1", "nothing is hidden in duel"),
        ("arena imhotep --players 3 --bots greedy,random --decide", "--decide tells of two players alone"),
        ("leaderboard duel --entries tree:330@nowhere.json", "cannot be an entry"),
        ("ppo duel --out nowhere.npz", r"baumeister\[ppo\]"),
    ],
)
def test_what_says_nothing_is_refused(given: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(SystemExit, match=why):
        main(given.split())


@pytest.mark.parametrize(("wrong", "code"), [(0, 0), (2, 1)])
def test_what_is_found_wrong_is_in_the_exit_code(
    wrong: int, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fairness, "prove", lambda *_: [Proof(200, 0, True, 0), Proof(200, wrong, True, 0)])
    assert main(["fairness", "pyramids"]) == code
    broken = (Soaked(9, "digest", "a rule", "record"),) * wrong
    monkeypatch.setattr(soak, "soak", lambda *_: iter([Thousand(1, 9, "d", broken), Thousand(1, 9, "d", ())]))
    assert main(["soak", "duel"]) == code
