"""Moves that must never be played: levels that settle for less than the best leave them out."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.bots.bot import Budget
from game.bots.levels import BOTS, LEVELS, Level
from game.bots.thinking import conclude
from game.core.match import Match
from game.core.record import from_text, new_record
from game.core.registry import game_class
from game.core.vocabulary import Action
from game.games.abusir import building
from game.games.abusir.state import stage_of
from game.games.cheops.tables import STONES_OF
from game.games.duel.state import delivery
from game.games.duel.tables import BOATS
from game.lab.players import seated
from tests.bots.seats import thought
from tests.helpers import random_match

ROOT = Path(__file__).parents[2]
MOST_LOOKED_AT = 40  # random games
CHEAP = ("duel", "imhotep", "pyramids", "cheops")  # games that a level plays in a second
PLAYED = 2


def silly(match: Match) -> dict[str, str]:
    """By action worth a look the rule it sins against, as bots are told."""
    seen = match.game.observation(match.state, match.player)
    return {action.text: match.game.blunder(seen, action) for action in match.game.candidates(seen)}


def decisions(match: Match) -> Iterator[Match]:
    """The positions of a match with a choice."""
    return (there for ply in range(match.plies) if len((there := match.until(ply)).legal) > 1)


def games(game: str) -> Iterator[Match]:
    """Matches played at random; of Abusir, where that takes long, one that was kept."""
    if game == "abusir":
        yield Match(from_text((ROOT / "tests/golden/abusir-3-near.txt").read_text("utf-8")))
        return
    for number in range(MOST_LOOKED_AT):
        yield random_match(new_record(game, 2, {}, f"silly{number}"), number)


@cache
def met(game: str, rule: str) -> tuple[Match, Action]:
    """A position in which a move sins against the rule, and another does not."""
    for match in games(game):
        for there in decisions(match):
            found = [action for action in there.legal if there.game.blunder(there.state, action) == rule]
            if found and len(found) < len(there.legal):
                return there, found[0]
    raise AssertionError(rule)


# ---- each is what it is said to be ------------------------------------------------------------------


def _after(match: Match, action: Action) -> Any:
    return match.game.tried(match.state, action).state


def _points(match: Match, action: Action) -> list[int]:
    told = match.game.tried(match.state, action).told
    return [sum(event.points for event in told if event.player == seat) for seat in range(match.game.players)]


def _no_boat_there(match: Match, action: Action) -> bool:
    after = _after(match, action)
    boats = [boat for boat in range(len(BOATS)) if after.in_play(boat)]
    return all(square != action.args[0] for boat in boats for square, _, _ in delivery(after, boat))


def _brings_no_tile(match: Match, action: Action) -> bool:
    return bool(match.state.display[match.player] == _after(match, action).display[match.player])


def _changes_nothing(match: Match, action: Action) -> bool:
    return bool(match.state.slots == _after(match, action).slots)


def _costs_nothing(match: Match, action: Action) -> bool:
    """Something else is ticked by dice alone."""
    s, player = match.state, match.player
    ways = [_after(match, other) for other in match.legal if other is not action]
    free = [
        way
        for way in ways
        if (way.struck[player], way.jokers[player]) == (s.struck[player], s.jokers[player])
    ]
    return any(way.pending[-1].step != "pay" or way.pending[-1].player != player for way in free)


def _skips_its_colour(match: Match, action: Action) -> bool:
    stones, (place,) = STONES_OF[match.state.sheets[match.player]], action.args
    others = [other.args[0] for other in match.legal if other.verb == "strike"]
    return any(stones[other] == stones[place] for other in others if other < place)


def _stone_is_cheaper(match: Match, action: Action) -> bool:
    """It loses a joker's two points, a stone just one."""
    before = match.game.scores(match.state)[match.player]
    strikes = [other for other in match.legal if other.verb == "strike"]
    lost = [before - match.game.scores(_after(match, other))[match.player] for other in (action, *strikes)]
    return min(lost[1:]) == 1 < lost[0]


def _card_is_lost(match: Match, action: Action) -> bool:
    return bool(len(match.state.hands[match.player]) > (match.state.round < 10))


def _other_card_scores(match: Match, action: Action) -> bool:
    own = [_points(match, other)[match.player] for other in match.legal if other.verb == "pyramid"]
    return _points(match, action)[match.player] <= 0 < max(own)


def _one_stone(match: Match, action: Action) -> bool:
    return bool(_after(match, action).sled[match.player] - match.state.sled[match.player] == 1)


def _others_score(match: Match, action: Action) -> bool:
    points, own = _points(match, action), match.state.load(action.args[0])
    return bool(match.player not in own and points[match.player] <= 0 < max(points))


def _could_build(match: Match, action: Action) -> bool:
    return bool(building.builds(match.state, match.player))


def _could_load(match: Match, action: Action) -> bool:
    return stage_of(match.state, match.player) >= 0 and len(match.state.sleds[match.player]) < 3


MEANT: Mapping[tuple[str, str], Callable[[Match, Action], bool]] = {
    ("duel", "D4.1"): _no_boat_there,
    ("duel", "D4.2"): _brings_no_tile,
    ("duel", "D6.4"): _changes_nothing,
    ("cheops", "C5.1"): _costs_nothing,
    ("cheops", "C5.2"): _stone_is_cheaper,
    ("cheops", "C5.4"): _skips_its_colour,
    ("pyramids", "P4.4"): _card_is_lost,
    ("pyramids", "P7.1"): _other_card_scores,
    ("imhotep", "I5.1"): _one_stone,
    ("imhotep", "I5.3.1"): _others_score,
    ("abusir", "A8.1"): _could_build,
    ("abusir", "A5.3"): _could_load,
}


@pytest.mark.parametrize(("game", "rule"), MEANT, ids="-".join)
def test_it_is_as_silly_as_its_rule_says(game: str, rule: str) -> None:
    match, action = met(game, rule)
    assert MEANT[game, rule](match, action)
    assert f"**{rule}**" in (ROOT / "game/games" / game / "RULES.md").read_text("utf-8")


@pytest.mark.parametrize(("game", "rule"), MEANT, ids="-".join)
def test_however_little_it_thinks_it_is_not_drawn(game: str, rule: str) -> None:
    match, _ = met(game, rule)
    seen = match.game.observation(match.state, match.player)
    for seed in range(4):
        thinking = BOTS["tree"].think(match.game, seen, match.player, seed, Budget(12, temperature=1000))
        assert not silly(match)[conclude(thinking).choice]


# ---- whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "level"), [*((game, 1) for game in CHEAP), ("cheops", 3)])
def test_none_is_played_though_many_are_there(game: str, level: int) -> None:
    there = 0
    for number in range(PLAYED):
        match = Match(new_record(game, game_class(game).info.seats[0], {}, f"silly{number}"))
        while not match.over:
            choice = thought(match, LEVELS[level - 1]).choice
            if match.chooses:
                known = silly(match)
                assert not known[choice] or all(known.values())
                there += any(known.values())
            match = match.play(choice)
    assert there > 5


def test_sound_play_is_greedy_without_what_is_silly() -> None:
    greedily = 0
    match = Match(new_record("cheops", 2, {}, "silly0"))
    while not match.over:
        seen, player = match.game.observation(match.state, match.player), match.player
        asked = (match.game, seen, player, match.plies)
        sound, greedy = (
            conclude(bot.think(*asked, budget)).choice for bot, budget in map(seated, ("sound", "greedy"))
        )
        known = silly(match)
        assert not known[sound] or all(known.values())
        greedily += bool(known[greedy])
        match = match.play(sound)
    assert greedily > 5


def test_what_is_best_is_played_whatever_it_is_called() -> None:
    """Without a temperature nothing is left out: the strongest judge by what they see."""
    match, action = met("duel", "D4.2")
    lines = thought(match, Level("tree", 60)).lines
    assert action.text in {line.action for line in lines}
