"""Positions changed at random: whatever a game reads it can write again, and play to its end."""

import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from game.core.errors import Problem
from game.core.game import Game
from game.core.registry import LISTINGS
from tests.golden.games import names, recorded

CHANGED = 400  # positions of each game; thirty thousand were tried once
EVERY = 7  # decisions between the positions that are changed
MOST = 4000  # decisions until the end
WORD = re.compile(r"[^\s,;|]+")
LETTER = re.compile(r"[A-Z.]")  # a stone, or none


def positions(game: str) -> list[tuple[Game[Any], str]]:
    """Positions out of the recorded games, with their game."""
    found = []
    for name in names():
        if name.split("-")[0] == game:
            match = recorded(name)
            plies = range(0, match.plies + 1, EVERY)
            found += [(match.game, match.game.write(match.at(ply))) for ply in plies]
    return found


def changed(source: random.Random, text: str, words: Sequence[str]) -> str:
    """A few words change: mostly so that as much is there as before."""
    for _ in range(source.randint(1, 2)):
        text = source.choice((replaced, swapped, swapped, moved, shifted, shifted))(source, text, words)
    return text


def replaced(source: random.Random, text: str, words: Sequence[str]) -> str:
    """A word is another, left out or doubled."""
    (each,) = _drawn(source, text, 1)
    other = source.choice((source.choice(words), "", f"{each[0]} {each[0]}", "-", "0", "9" * 5000))
    return text[: each.start()] + other + text[each.end() :]


def swapped(source: random.Random, text: str, _: Sequence[str]) -> str:
    """Two words, or letters in them, are in each other's place."""
    one, two = _drawn(source, text, 2)
    return text[: one.start()] + two[0] + text[one.end() : two.start()] + one[0] + text[two.end() :]


def moved(source: random.Random, text: str, _: Sequence[str]) -> str:
    """A word is taken away and put elsewhere."""
    one, two = _drawn(source, text, 2)
    if source.random() < 0.5:
        return text[: one.start()] + text[one.end() + 1 : two.end()] + " " + one[0] + text[two.end() :]
    return text[: one.end()] + " " + two[0] + text[one.end() : two.start() - 1] + text[two.end() :]


def shifted(source: random.Random, text: str, _: Sequence[str]) -> str:
    """One number grows as much as another shrinks; or only one of them does."""
    found = [each for each in WORD.finditer(text) if re.fullmatch("[0-9]{1,4}", each[0])]
    if len(found) < 2:
        return text
    one, two = sorted(source.sample(found, 2), key=lambda each: each.start())
    by = source.choice((-3, -2, -1, 1, 2, 3))
    first, second = int(one[0]) + by, int(two[0]) - by * source.choice((0, 1, 1))
    return f"{text[: one.start()]}{first}{text[one.end() : two.start()]}{second}{text[two.end() :]}"


def _drawn(source: random.Random, text: str, count: int) -> list[re.Match[str]]:
    pattern = source.choice((WORD, WORD, LETTER))
    found = list(pattern.finditer(text))
    if len(found) < count:
        found = list(WORD.finditer(text))
    return sorted(source.sample(found, count), key=lambda each: each.start())


def accepted(game: str, count: int) -> Iterator[tuple[Game[Any], str, Any, random.Random]]:
    """Changed positions that are read."""
    given, source = positions(game), random.Random(game)
    words = sorted({word for _, text in given for word in WORD.findall(text)})
    for _ in range(count):
        played, text = source.choice(given)
        text = changed(source, text, words)
        try:
            yield played, text, played.read(text), source
        except Problem:
            continue


def to_the_end(game: Game[Any], s: Any, source: random.Random) -> None:
    for _ in range(MOST):
        game.settle(s, source.randrange)
        if game.is_over(s):
            game.scores(s)
            return
        game.apply(s, source.choice(game.legal_actions(s)))
    raise AssertionError("it does not end")


@pytest.mark.parametrize("game", LISTINGS)
def test_what_is_read_is_played_to_the_end(game: str) -> None:
    read = 0
    for played, text, s, source in accepted(game, CHANGED):
        read += 1
        assert played.read(played.write(s)) == s, text
        try:
            to_the_end(played, s, source)
        except Exception as fault:
            raise AssertionError(f"{played.players} {played.options}\n{text}") from fault
    assert read > CHANGED // 50
