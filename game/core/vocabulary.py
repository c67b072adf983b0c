"""A game's actions, all made once: code, text and action, each way."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import NamedTuple

from game.core.errors import BadNotation


class Action:
    """One small choice. Made once per game and compared with `is`.

    `args` are numbers of the tables, `details` the same as words, by the names of the verb's arguments.
    """

    __slots__ = ("args", "code", "details", "text", "verb")

    def __init__(
        self, code: int, verb: str, args: tuple[int, ...], text: str, details: Mapping[str, str]
    ) -> None:
        self.code, self.verb, self.args, self.text, self.details = code, verb, args, text, details

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Verb(NamedTuple):
    """A kind of action: its word and its arguments, each by name with the words it may be.

    With `pair`, the last argument is chosen twice, in either order, the second time under that name:
    `swap R1 1 3` is `swap R1 3 1`. Chance verbs start with `@` and are never written in records or links.
    """

    word: str
    arguments: Mapping[str, Sequence[str]] = {}
    pair: str = ""

    @property
    def chance(self) -> bool:
        """Whether nature, not a player, takes these actions."""
        return self.word.startswith("@")

    @property
    def domains(self) -> dict[str, Sequence[str]]:
        """The words of each argument by name, the second of a pair included."""
        domains = dict(self.arguments)
        if self.pair:
            domains[self.pair] = [*self.arguments.values()][-1]
        return domains

    def choices(self) -> Iterator[tuple[int, ...]]:
        """All arguments as numbers, in order."""
        if not self.pair:
            yield from product(*(range(len(words)) for words in self.arguments.values()))
            return
        *head, last = self.arguments.values()
        for first in product(*(range(len(words)) for words in head)):
            for two in combinations(range(len(last)), 2):
                yield first + two

    def details(self, args: tuple[int, ...]) -> dict[str, str]:
        """The words of the arguments by name."""
        return {name: words[arg] for (name, words), arg in zip(self.domains.items(), args, strict=True)}

    def spell(self, args: tuple[int, ...]) -> str:
        """The readable text of an action: the verb and the words of its arguments."""
        return " ".join((self.word, *self.details(args).values()))

    def spellings(self, args: tuple[int, ...]) -> list[str]:
        """Every text that means this action, the one that is written first."""
        turned = [(*args[:-2], args[-1], args[-2])] if self.pair else []
        return [self.spell(each) for each in (args, *turned)]


class Codes(NamedTuple):
    """How links write decisions: the place of a text in a list that only ever grows at its end.

    `digits`: of how many digits the codes were when the first link was written; that never changes.
    """

    digits: int
    texts: tuple[str, ...]


NO_CODES = Codes(1, ())


class Vocabulary:
    """All actions of a game: decisions in the order of their codes, those that have none yet, then chance.

    Raises KeyError if a code has lost its decision.
    """

    def __init__(self, verbs: Sequence[Verb], codes: Codes = NO_CODES) -> None:
        self.verbs = {verb.word: verb for verb in sorted(verbs, key=lambda verb: verb.chance)}
        spelled = {verb.spell(args): (verb, args) for verb in self.verbs.values() for args in verb.choices()}
        self.codes = codes
        order = dict.fromkeys((*codes.texts, *spelled))  # chance verbs are the last ones
        self.actions = [_action(code, *spelled[text]) for code, text in enumerate(order)]
        self.decisions = [action for action in self.actions if not self.verbs[action.verb].chance]
        self._by_args = {(action.verb, action.args): action for action in self.actions}
        spellings = {action.code: self.verbs[action.verb].spellings(action.args) for action in self.actions}
        self._by_text = {text: action for action in self.decisions for text in spellings[action.code]}
        self._begins = {code: _beginnings(texts) for code, texts in spellings.items()}

    def of(self, verb: str, *args: int) -> Action:
        """The action of a verb and its arguments as numbers."""
        return self._by_args[verb, args]

    def all_of(self, verb: str) -> tuple[Action, ...]:
        """All actions of a verb, in the order of their arguments."""
        return tuple(self._by_args[verb, args] for args in self.verbs[verb].choices())

    def beginning(self, verb: str, *args: int) -> str:
        """How an action of this verb begins: with its first arguments, given as numbers."""
        words = self.verbs[verb].domains.values()
        return " ".join((verb, *(domain[arg] for domain, arg in zip(words, args, strict=False))))

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
        begins = self._begins[action.code]
        if "|" not in start:
            return start in begins
        choices = (word.split("|") for word in start.split())
        return any(" ".join(words) in begins for words in product(*choices))


def _action(code: int, verb: Verb, args: tuple[int, ...]) -> Action:
    return Action(code, verb.word, args, verb.spell(args), verb.details(args))


def _beginnings(texts: Sequence[str]) -> frozenset[str]:
    """The words from the first on, so many or all of them, of every spelling."""
    spelled = [text.split() for text in texts]
    return frozenset(" ".join(words[:count]) for words in spelled for count in range(len(words) + 1))
