"""What the values of a game's box are called, where somebody has others in theirs."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, cast

from game.core.edition import Edition, Value
from game.core.loading import is_there, load, values
from game.text.catalogue import N_, Texts
from game.text.words import Refusal, with_rule

Label = Callable[[Texts, Sequence[str]], str]
LETTERS = "abc"
DIFFERS = N_("{what}: {said} (usually {ours})")


def named(text: str) -> Label:
    """A sentence in which `{a}` is the first step to the value and `{a1}` one more, `{b}` the second one."""
    return lambda t, way: t(text, **dict(_places(way)))


def by_last(*texts: str) -> Label:
    """A sentence for each last step to the value."""
    return lambda t, way: named(texts[int(way[-1])])(t, way)


def _places(way: Sequence[str]) -> Iterator[tuple[str, str | int]]:
    for letter, step in zip(LETTERS, way, strict=False):
        yield letter, step
        yield f"{letter}1", int(step) + 1 if step.isdecimal() else step


class EditionWords(NamedTuple):
    """By table what a value is called, and by word what it may be; numbers are numbers."""

    labels: Mapping[str, Label]
    said: Mapping[str, str] = {}
    refusals: Mapping[str, str] = {}  # why no box is like that, by the reason

    def label(self, t: Texts, value: Value) -> str:
        """What a value is called."""
        return self.labels[value.of.table](t, value.way)

    def say(self, t: Texts, said: str) -> str:
        """What it is, or may be."""
        return t(self.said[said]) if said in self.said else said.replace("-", "−")

    def refusal(self, t: Texts, refusal: Refusal) -> str:
        """Why no box is like that, with the rule behind it."""
        return with_rule(t, t(self.refusals[refusal.reason]), refusal.rule)


def edition_words(game: str) -> EditionWords:
    """The words of a game; none of games in which nothing may differ."""
    room = "game.text.{}.edition"
    return cast("EditionWords", load(room, game).EDITION) if is_there(room, game) else EditionWords({})


def differences(t: Texts, game: str, edition: Edition) -> list[str]:
    """What differs from our box, value by value."""
    words, known = edition_words(game), values(game)
    return [
        t(
            DIFFERS,
            what=words.label(t, known[name]),
            said=words.say(t, said),
            ours=words.say(t, known[name].ours),
        )
        for name, said in edition
    ]
