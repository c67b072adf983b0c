"""A game's actions, all made once: code, text and action, each way."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

from game.core.errors import BadNotation


class Action:
    """One small choice. Made once per game and compared with `is`."""

    __slots__ = ("args", "code", "text", "verb")

    def __init__(self, code: int, verb: str, args: tuple[int, ...], text: str) -> None:
        self.code, self.verb, self.args, self.text = code, verb, args, text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Verb(NamedTuple):
    """A kind of action: its word and, per argument, the words that argument may be.

    With `pair`, the last domain is chosen from twice, in either order: `swap R1 1 3` is `swap R1 3 1`.
    Chance verbs start with `@` and are never written in records or links.
    """

    word: str
    domains: tuple[Sequence[str], ...] = ()
    pair: bool = False

    @property
    def chance(self) -> bool:
        """Whether nature, not a player, takes these actions."""
        return self.word.startswith("@")

    def arguments(self) -> Iterator[tuple[int, ...]]:
        """All argument tuples in vocabulary order."""
        if not self.pair:
            yield from product(*(range(len(domain)) for domain in self.domains))
            return
        *head, last = self.domains
        for first in product(*(range(len(domain)) for domain in head)):
            for two in combinations(range(len(last)), 2):
                yield first + two

    def spell(self, args: tuple[int, ...]) -> str:
        """The readable text of an action: the verb and the words of its arguments."""
        domains = (*self.domains, self.domains[-1]) if self.pair else self.domains
        return " ".join((self.word, *(words[arg] for words, arg in zip(domains, args, strict=True))))

    def spellings(self, args: tuple[int, ...]) -> list[str]:
        """Every text that means this action, the one that is written first."""
        turned = [(*args[:-2], args[-1], args[-2])] if self.pair else []
        return [self.spell(each) for each in (args, *turned)]


class Vocabulary:
    """All actions of a game: players' verbs first, so that their codes are small, then chance."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = {verb.word: verb for verb in sorted(verbs, key=lambda verb: verb.chance)}
        self.actions: list[Action] = []
        self._by_args: dict[tuple[str, tuple[int, ...]], Action] = {}
        for verb in self.verbs.values():
            for args in verb.arguments():
                action = Action(len(self.actions), verb.word, args, verb.spell(args))
                self.actions.append(action)
                self._by_args[verb.word, args] = action
        self.decisions = [action for action in self.actions if not self.verbs[action.verb].chance]
        self._by_text = {text: action for action in self.decisions for text in self._spellings(action)}

    def of(self, verb: str, *args: int) -> Action:
        """The action of a verb and its argument numbers."""
        return self._by_args[verb, args]

    def all_of(self, verb: str) -> tuple[Action, ...]:
        """All actions of a verb in vocabulary order."""
        return tuple(action for action in self.actions if action.verb == verb)

    def read(self, text: str, field: str = "action") -> Action:
        """The decision written so; chance is never written. Raises BadNotation naming the field."""
        action = self._by_text.get(text)
        if action is None:
            raise BadNotation(field, "unknown_action", text=text)
        return action

    def continues(self, start: str, action: Action) -> bool:
        """Whether an action can still come of this beginning: same verb, arguments so far in place.

        Where several words would do, the beginning names them all: `pyramid|tomb 2`.
        """
        begun = [word.split("|") for word in start.split()]
        return any(_begins(text.split(), begun) for text in self._spellings(action))

    def _spellings(self, action: Action) -> list[str]:
        return self.verbs[action.verb].spellings(action.args)


def _begins(words: Sequence[str], begun: Sequence[Sequence[str]]) -> bool:
    fitting = zip(words, begun, strict=False)
    return len(words) >= len(begun) and all(word in choices for word, choices in fitting)
