"""What bots say of their moves: what speaks for them, and nothing where they know more than others."""

import json

import pytest

from game.bots.asking import work
from game.bots.characters import characters
from game.bots.reasons import NOW, STANDS, Reason, briefly, read_reason
from game.core.match import Match
from game.core.record import new_record, to_text
from game.core.registry import game_class

ASKED = 40  # decisions of a game


def answered(match: Match, bot: str) -> dict[str, object]:
    asking = work({"job": "move", "record": to_text(match.record), "bots": [bot]}, 16, lambda: 0.0)
    while True:
        try:
            next(asking)
        except StopIteration as end:
            found: dict[str, object] = json.loads(json.dumps(end.value))
            return found


def spoken(game: str, bot: str) -> list[tuple[Match, Reason | None]]:
    """The first decisions of a game of bots, and what was said of each."""
    match = Match(new_record(game, game_class(game).info.seats[0], {}, "said"))
    told: list[tuple[Match, Reason | None]] = []
    while len(told) < ASKED and not match.over:
        found = answered(match, bot)
        why = found["why"]
        assert isinstance(why, list)
        told.append((match, read_reason(why[0]) if why else None))
        match = match.play(str(found["action"]))
    return told


@pytest.mark.parametrize(
    ("game", "bot"), [("duel", "tree:4:raiser"), ("imhotep", "tree:8:priest"), ("cheops", "tree:4")]
)
def test_a_reason_speaks_for_the_move(game: str, bot: str) -> None:
    told = spoken(game, bot)
    reasons = [why for _, why in told if why]
    assert reasons
    for match, why in told:
        if why:
            assert why.kind in (NOW, STANDS)
            assert why.gain > 0
            assert why.player == match.player
            assert not match.game.private(match.state, match.player)


def test_nothing_is_said_by_whoever_sees_more_than_others() -> None:
    told, could = spoken("pyramids", "tree:4"), 0
    for match, why in told:
        game, player = match.game, match.player
        assert game.private(match.state, player)
        assert why is None
        own, (one, *others) = game.observation(match.state, player), match.legal
        could += any(briefly(game, own, one.text, other.text) for other in others)
    assert could


def test_bots_that_do_not_search_say_nothing() -> None:
    assert [why for _, why in spoken("cheops", "greedy") if why] == []


def test_a_character_says_what_it_sees_itself() -> None:
    style, differ = characters("duel")["raiser"], 0
    for match, _ in spoken("duel", "tree:4")[6:20]:
        one, *others = [action.text for action in match.legal]
        for other in others:
            plain = briefly(match.game, match.state, other, one)
            differ += plain != briefly(match.game, match.state, other, one, style)
    assert differ
