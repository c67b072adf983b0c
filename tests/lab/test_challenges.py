"""The challenges that are sent: each with a game that reaches all its stars."""

import pytest

from game.bots.levels import LEVELS
from game.core.challenge import (
    FIGURES,
    SEED,
    STARS,
    Aim,
    Challenge,
    cards_of,
    challenges_of,
    figure,
    standing,
    stars,
)
from game.core.link import setup_link
from game.core.match import Match
from game.core.record import new_record
from game.core.registry import LISTINGS, game_class
from game.core.state import Event
from game.lab.puzzling.challenges import Attempt, played
from game.text.catalogue import texts
from game.text.challenge import asked, challenge_words, for_stars, title
from game.text.games import words

LEAST = 10
GAMES = [listing.id for listing in LISTINGS.values() if listing.shown]
ALL = [challenge for game in GAMES for challenge in challenges_of(game)]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_some_all_told_apart(game: str) -> None:
    rows = challenges_of(game)
    assert len(rows) >= LEAST
    assert len({each.id for each in rows}) == len({each.deal for each in rows}) == len(rows)
    assert {each.id for each in rows} <= {*challenge_words(game).titles}


@pytest.mark.parametrize("challenge", ALL, ids=lambda challenge: challenge.id)
def test_its_stored_game_reaches_all_stars(challenge: Challenge) -> None:
    match = Match(challenge.proof)
    assert match.over
    now = standing(match)
    assert stars(challenge.aims, now) == STARS
    lost = now._replace(won=False, scores=[-1, *(0 for _ in now.scores[1:])], rows={}, cards={})
    assert stars(challenge.aims, lost) == 0


@pytest.mark.parametrize("challenge", ALL, ids=lambda challenge: challenge.id)
def test_its_deal_and_its_aims_are_sound(challenge: Challenge) -> None:
    deal, rows = challenge.deal, game_class(challenge.game).info.categories
    assert deal.seed.startswith(SEED)
    assert not deal.actions
    assert len(challenge.bots) == len(challenge.by) == deal.players - 1
    assert set(challenge.bots) <= {level.text for level in LEVELS}
    for aim in challenge.aims:
        assert aim.kind in FIGURES
        assert bool(aim.least) != bool(aim.most)
        assert list(aim.least) == sorted(aim.least)
        assert list(aim.most) == sorted(aim.most, reverse=True)
        if aim.kind in ("rows", "each", "best", "card"):
            assert set(aim.of.split()) <= set(rows)


@pytest.mark.parametrize("challenge", ALL, ids=lambda challenge: challenge.id)
def test_it_is_told_in_words(challenge: Challenge) -> None:
    t, its = texts("en", challenge.game), words(challenge.deal.box)
    assert title(t, challenge.game, challenge.id)
    for aim in challenge.aims:
        said = asked(t, challenge.game, its, aim)
        assert all(str(level) in said for level in aim.levels if level) or aim.kind == "win"
        assert for_stars(t, challenge.game, its, aim, 1)


def test_figures_are_those_of_the_match() -> None:
    match = Match(challenges_of("duel")[0].proof)
    now = standing(match)
    own, other = match.game.scores(match.state)
    told = {
        Aim("points"): own,
        Aim("others"): other,
        Aim("lead"): own - other,
        Aim("win"): int(0 in match.outcome.winners),
        Aim("rows", "tomb obelisk"): now.rows["tomb"] + now.rows["obelisk"],
        Aim("each", "tomb obelisk"): min(now.rows["tomb"], now.rows["obelisk"]),
        Aim("best", "tomb obelisk"): max(now.rows["tomb"], now.rows["obelisk"]),
        Aim("card", "tomb"): 0,
        Aim("deeds", "unload R1|unload R2"): sum(deed in ("unload R1", "unload R2") for deed in now.deeds),
        Aim("decisions"): sum(match.mover(ply) == 0 for ply in range(match.plies)),
    }
    assert sum(now.rows.values()) == own
    assert {aim: figure(aim, now) for aim in told} == told
    assert {aim.kind for aim in told} == set(FIGURES)


def test_cards_count_one_by_one() -> None:
    found = [Event("decoration", 0, {"card": "A", "count": 2, "stones": 9}, 6, "decorations", "I8.2")]
    found += [Event("decoration", 0, {"card": "B", "count": 1, "stones": 12}, 4, "decorations", "I8.2")]
    assert cards_of([*found, Event("start", 0, {}, 9, "decorations", "I8.2")]) == {"decorations": 4}


def test_stars_take_every_aim() -> None:
    now = standing(Match(challenges_of("duel")[0].proof))
    own = now.scores[0]
    steps = Aim("points", least=(own - 2, own - 1, own + 1))
    assert stars([steps], now) == 2
    assert stars([steps, Aim("others", most=(0,))], now) == 0
    assert stars([Aim("decisions", most=(99, 0, 0))], now) == 1


def test_an_attempt_keeps_a_limit_and_others_play_as_at_the_table() -> None:
    deal = new_record("duel", 2, {}, f"{SEED}0")
    never = Challenge("duel-0", setup_link(deal), ("tree:2:300",), (Aim("deeds", "play", most=(0,)),))
    one, by = played(never, Attempt(8, 0))
    assert one.over
    assert not any(action.verb == "play" for ply, action in enumerate(one.actions) if one.mover(ply) == 0)
    assert [bot.text for bot in by] == ["tree:2:300"]
    assert played(never, Attempt(8, 0))[0].record == one.record
