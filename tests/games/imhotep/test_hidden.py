"""R-20: what nobody can see, the covered pair, and how it is dealt anew for thinking."""

from typing import Any

import pytest

from game.games.imhotep.cards import CARD_IDS
from game.games.imhotep.state import UNKNOWN, ImhotepState
from tests.games.imhotep.invariants import faults
from tests.games.imhotep.positions import BLACK, BROWN, WHITE, go, imhotep, table
from tests.helpers import below

GAME = imhotep(3, market="B")
FOUND = [CARD_IDS.index(card) for card in ("LEVER", "PATH")]


def looking(**where: Any) -> ImhotepState:
    """Black looks at a lever and a path."""
    s = table(GAME, boats="KW. .... .. .", **{"market": "STATUE - - 2", **where})
    return go(GAME, s, "sail 1 market", "pick pair", "@card LEVER", "@card PATH")


def test_its_taker_sees_the_pair() -> None:
    s = looking()
    assert (s.looked, GAME.observation(s, BLACK)) == (FOUND, s)
    assert GAME.determinize(GAME.observation(s, BLACK), below(1)) == s


@pytest.mark.parametrize("player", [WHITE, BROWN, None])
def test_others_see_two_unknown_cards(player: int | None) -> None:
    s = looking()
    seen = GAME.observation(s, player)
    assert seen.looked == [UNKNOWN, UNKNOWN]
    assert all(seen.unseen[kind] == s.unseen[kind] + FOUND.count(kind) for kind in range(len(CARD_IDS)))
    assert s.looked == FOUND


@pytest.mark.parametrize("player", [WHITE, BROWN, None])
def test_what_others_see_does_not_depend_on_the_pair(player: int | None) -> None:
    s = table(GAME, boats="KW. .... .. .", market="STATUE - - 2")
    s = go(GAME, s, "sail 1 market")
    views = [
        GAME.observation(go(GAME, s, "pick pair", f"@card {one}", f"@card {two}"), player)
        for one, two in (("LEVER", "PATH"), ("STATUE", "STATUE"), ("SAIL", "ENTRANCE"))
    ]
    assert views[0] == views[1] == views[2]


def test_dealt_anew_it_is_any_two_cards_that_may_lie_there() -> None:
    seen = GAME.observation(looking(), WHITE)
    found = set()
    for number in range(200):
        guess = GAME.determinize(seen, below(number))
        assert faults(guess) == []
        assert GAME.observation(guess, WHITE) == seen
        found |= set(guess.looked)
    assert found == {kind for kind, copies in enumerate(GAME.board.copies) if copies}


def test_dealt_anew_by_the_odds() -> None:
    """Only the deck's three cards and the pair are unseen: four statues and a lever."""
    s = table(
        GAME,
        boats="KW. .... .. .",
        market="STATUE - - 2",
        deck="STATUE STATUE STATUE STATUE LEVER",
        hands="- | *",
    )
    s = go(GAME, s, "sail 1 market", "pick pair", "@card STATUE", "@card STATUE")
    seen = GAME.observation(s, WHITE)
    levers = sum(FOUND[0] in GAME.determinize(seen, below(number)).looked for number in range(500))
    assert 160 <= levers <= 240  # two of five


def test_a_pair_older_than_the_deck_is_dealt_anew_among_the_old_cards_alone() -> None:
    game = imhotep(2, market="B", favour="on")
    s = table(
        game,
        boats="KW. .... .. .",
        market="STATUE STATUE - 2",
        deck="LEVER HAMMER SAIL",
        discard="CHISEL CHISEL CHISEL",
        hands="- | *",
    )
    s = go(game, s, "favour 1", "pick 1", "pick 2", "@card SAIL", "@card CHISEL")
    s = go(game, s, "sail 1 market", "pick pair")
    old = sorted(CARD_IDS.index(card) for card in ("LEVER", "HAMMER"))
    assert (sorted(s.looked), s.older) == (old, 2)
    seen = game.observation(s, WHITE)
    assert sum(seen.covered) == 2
    for number in range(20):
        guess = game.determinize(seen, below(number))
        assert sorted(guess.looked) == old
        assert faults(guess) == []
    assert {tuple(game.determinize(seen, below(n)).looked) for n in range(20)} == {
        tuple(old),
        tuple(old[::-1]),
    }


def test_between_questions_everything_lies_open() -> None:
    s = table(GAME, market="STATUE SAIL - 2", hands="LEVER | PATH")
    for player in (0, 1, 2, None):
        assert GAME.observation(s, player) == s
        assert GAME.determinize(s, below(1)) == s
