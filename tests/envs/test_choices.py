"""Choices as ids: the codes of links, room for more of them, actions with numbers said digit by digit."""

import random
from pathlib import Path
from typing import Any

import pytest

from game.core.game import Game
from game.core.match import Match
from game.core.record import from_text
from game.core.registry import LISTINGS, game_class
from game.core.state import CHANCE
from game.lab.envs import DIGITS, GAMES, ROOM, Begun, Choices, returns
from game.lab.players import drawn
from tests.golden.games import names, recorded

ROOT = Path(__file__).resolve().parents[2]


def positions(game: Game[Any], seed: int, most: int) -> list[tuple[Any, Begun]]:
    """Positions of a random game in which somebody decides, by choices as ids."""
    ids, chance = Choices(game), random.Random(seed)
    found: list[tuple[Any, Begun]] = []
    s, begun = game.initial_state(), Begun()
    while s.pending and len(found) < most:
        if s.pending[-1].player == CHANCE:
            game.apply(s, drawn(game, s, chance.random))
            continue
        found.append((s.clone(), begun))
        begun = (*begun, chance.choice(ids.legal(s, begun)))
        if action := ids.action(begun):
            assert game.refusal(s, action) is None
            assert ids.ids(action) == begun
            game.apply(s, action)
            begun = Begun()
    return found


def test_all_games_for_several_have_a_space() -> None:
    assert set(GAMES) == {listing.id for listing in LISTINGS.values() if listing.shown and not listing.alone}


@pytest.mark.parametrize("game_id", GAMES)
def test_ids_are_the_codes_and_fit_with_room(game_id: str) -> None:
    vocabulary = game_class(game_id).info.vocabulary
    assert [entry.text for entry in vocabulary.coded] == [*vocabulary.codes.texts]
    assert [entry.code for entry in vocabulary.coded] == [*range(len(vocabulary.coded))]
    assert len(vocabulary.coded) < ROOM[game_id]


@pytest.mark.parametrize("game_id", GAMES)
def test_what_may_be_said_is_what_is_legal(game_id: str) -> None:
    low, high = game_class(game_id).info.seats
    for players in (low, high):
        game = game_class(game_id)(players, {})
        ids = Choices(game)
        for s, begun in positions(game, players, 40):
            legal = ids.legal(s, begun)
            assert legal == sorted(set(legal)) != []
            assert ids.mask(legal).nonzero()[0].tolist() == legal
            if not begun:
                listed = {action.code for action in game.legal_actions(s)}
                assert listed == {code for code in legal if ids.action((code,))}


def test_numbers_are_said_in_large_and_small_steps() -> None:
    game = game_class("abusir")(3, {})
    ids, vocabulary = Choices(game), game.info.vocabulary
    room = ROOM["abusir"]
    assert ids.size == room + DIGITS
    pull = vocabulary.read("pull high 2 1234 1100")
    assert ids.ids(pull) == (vocabulary.read("pull high 2 0 1").code, *(room + n for n in (24, 34, 21, 49)))
    assert ids.action(ids.ids(pull)) is pull
    assert ids.action(ids.ids(pull)[:-1]) is None
    assert ids.name(room + 21, ids.ids(pull)[:3]) == "length 50 × 21"
    align = vocabulary.read("align 39 -15 15")
    assert ids.action(ids.ids(align)) is align


def test_a_length_ends_with_the_longest_pull() -> None:
    game = game_class("abusir")(3, {})
    ids = Choices(game)
    s = next(s for s, _ in positions(game, 5, 60) if s.pending[-1].step == "act")
    pull = ids.ids(game.info.vocabulary.read("pull low 1 2879 1100"))
    assert [len(ids.legal(s, pull[:count])) for count in range(1, 5)] == [58, 30, 22, 50]
    assert pull[1] in ids.legal(s, pull[:1])


def test_an_alignment_is_said_only_where_there_is_room() -> None:
    match = Match(from_text((ROOT / "tests" / "golden" / "abusir-3-near.txt").read_text("utf-8")))
    ids, vocabulary = Choices(match.game), match.game.info.vocabulary
    code = vocabulary.read("align 0 0 0").code
    s = next(s for s in map(match.at, range(match.plies)) if code in ids.legal(s))
    step, p = match.game.steps[s.pending[-1].step], s.pending[-1]
    for heading in ids.legal(s, (code,)):
        rights = ids.legal(s, (code, heading))
        downs = ids.legal(s, (code, heading, rights[0]))
        said = [ids.action((code, heading, rights[0], down)) for down in downs]
        assert all(action and step.allows(s, p, action) for action in said)
    refused = [heading for heading in range(40) if ROOM["abusir"] + heading not in ids.legal(s, (code,))]
    shifts = range(-15, 16, 5)
    assert not any(
        step.allows(s, p, vocabulary.of("align", heading, right, down))
        for heading in refused[:1]
        for right in shifts
        for down in shifts
    )


def test_all_lose_one_stake_to_the_winners(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_class("imhotep")(3, {})
    s = game.initial_state()
    monkeypatch.setattr(game, "ranking", lambda s: [1, 3, 1])
    assert returns(game, s) == [0.5, -1.0, 0.5]
    monkeypatch.setattr(game, "ranking", lambda s: [1, 1, 1])
    assert returns(game, s) == [0.0, 0.0, 0.0]


@pytest.mark.parametrize("name", [name for name in names() if name.startswith("imhotep-4")])
def test_ids_come_in_order_whatever_is_asked(name: str) -> None:
    match = recorded(name)
    choices = Choices(match.game)
    for ply in range(match.plies):
        ids = choices.legal(match.at(ply))
        assert ids == sorted(set(ids))
