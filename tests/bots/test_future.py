"""What is told of the long run: only what games played on agree on, by what the player sees."""

import pytest

from game.bots import future
from game.bots.bot import below, numbers
from game.bots.future import Look, later
from game.bots.reasons import SIGHT, STANDS, why
from game.bots.thinking import conclude
from game.core.record import new_record
from game.core.steps import Below
from tests.bots.ends import last_choices
from tests.helpers import random_match

MANY = 8  # pairs


def test_at_the_end_it_is_what_the_rules_say() -> None:
    ways = last_choices("duel")
    worst, best = ways[0], ways[-1]
    position = best.until(best.plies - 1)
    player, game = position.player, position.game
    one, other = best.actions[-1].text, worst.actions[-1].text
    found = conclude(later(game, position.state, player, one, other))
    ahead = [way.game.scores(way.state) for way in (best, worst)]
    more = sum(
        sign * (scores[player] - scores[1 - player]) for sign, scores in zip((1, -1), ahead, strict=True)
    )
    assert found
    assert all(by > 0 for by in found.values())
    assert sum(found.values()) >= more > 0
    assert conclude(later(game, position.state, player, one, one)) == {}


@pytest.mark.parametrize(
    ("more", "told"),
    [((3, 3, 3, 4), True), ((3, -3, 3, 4), False), ((0, 0, 0, 0), False), ((-3, -3, -3, -3), False)],
)
def test_what_games_do_not_agree_on_is_not_told(
    monkeypatch: pytest.MonkeyPatch, more: tuple[int, ...], told: bool
) -> None:
    """Quick games and those of trees alike."""
    match = random_match(new_record("duel", 2, {}, "long"), 1, 20)
    monkeypatch.setattr(future, "QUICK", Look(MANY, MANY, 10, 30))
    monkeypatch.setattr(future, "CLOSE", Look(MANY, MANY, 0, 25))
    better, worse = match.legal[0], match.legal[-1]

    def ended(*given: object) -> dict[str, int]:
        nth = given[-1]
        assert isinstance(nth, int)
        return dict.fromkeys(match.game.categories, 0) | {"tomb": more[nth % 4] * (better in given)}

    monkeypatch.setattr(future, "ending", ended)
    found = conclude(later(match.game, match.state, match.player, better.text, worse.text))
    assert found == ({"tomb": 3} if told else {})


def test_it_is_the_same_each_time_and_by_what_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Pyramids the hands of others and later pairs are hidden."""
    monkeypatch.setattr(future, "ITERATIONS", 2)
    monkeypatch.setattr(future, "QUICK", Look(2, 2, 0, 1))
    monkeypatch.setattr(future, "CLOSE", Look(2, 2, 0, 1))
    match = random_match(new_record("pyramids", 2, {}, "seen"), 3, 60)
    seen, player = match.game.observation(match.state, match.player), match.player
    one, other = match.legal[0].text, match.legal[-1].text
    found = [conclude(why(match.game, seen, one, other)) for _ in range(2)]
    assert found[0] == found[1]
    assert conclude(later(match.game, seen, player, one, other)) == conclude(
        later(match.game, match.game.observation(seen, player), player, one, other)
    )


def test_hidden_things_and_chance_have_numbers_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither says what the other will be, nor do those of a tree that plays on."""
    match = random_match(new_record("pyramids", 2, {}, "seen"), 3, 6)
    game, found = match.game, list[list[int]]()

    def noted(name: str) -> None:
        was = getattr(game, name)

        def first(s: object, chance: Below) -> object:
            found[-1].append(chance(1 << 20))
            return was(s, chance)

        monkeypatch.setattr(game, name, first, raising=False)

    noted("determinize")
    noted("settle")
    for nth in range(8):
        found.append([below(numbers(nth))(1 << 20)])
        future.ending(game, lambda s: game.playout_actions(s)[0], match.state, 0, match.legal[0], nth)
    assert all(len({*row[:3]}) == 3 for row in found)


def test_where_games_are_too_long_to_be_played_on_it_says_what_to_look_for() -> None:
    match = random_match(new_record("abusir", 3, {}, "long"), 2, 24)
    assert match.game.horizon
    kinds = set[str]()
    while SIGHT not in kinds:
        one, *_, other = [action.text for action in (match.legal[0], *match.legal)]
        pairs = ((one, other), (other, one))
        kinds |= {told.kind for pair in pairs for told in conclude(why(match.game, match.state, *pair))}
        match = match.play(other)
    assert STANDS not in kinds


def test_nothing_is_said_of_what_is_far_away(monkeypatch: pytest.MonkeyPatch) -> None:
    match = random_match(new_record("duel", 2, {}, "far"), 1, 4)
    one, other = match.legal[0].text, match.legal[-1].text
    played = list[int]()
    monkeypatch.setattr(future, "_agreed", lambda *given: played.append(1))
    assert conclude(later(match.game, match.state, match.player, one, other)) == {}
    assert played == []
