"""A game's actions: code, text and action, each way.

Choices of words are all made at once and can be listed. A verb may also end in numbers, each out of a
range: too many to list, so such an action is made when it is first asked for, and stays the only one of its
kind as long as anybody holds it. For researchers' wrappers: `coded` is a discrete space; an entry whose verb
has numbers, a head, comes with a box of whole numbers.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations, product
from math import prod
from typing import NamedTuple
from weakref import WeakValueDictionary

from game.core.details import Details
from game.core.errors import BadNotation

WHOLE = re.compile("-?[0-9]{1,9}")


class Action:
    """One small choice. There is one of each per game, compared with `is`.

    `args` are numbers of the tables, `details` the same as people say them, by the names of the verb's
    arguments: in words, or counted from 1. Behind them come the verb's numbers as they are. `code`: its place
    in links, with numbers its head's.
    """

    __slots__ = ("__weakref__", "args", "code", "details", "text", "verb")

    def __init__(self, code: int, verb: str, args: tuple[int, ...], text: str, details: Details) -> None:
        self.code, self.verb, self.args, self.text, self.details = code, verb, args, text, details

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Verb(NamedTuple):
    """A kind of action: its word and its arguments, each by name with the words it may be.

    With `pair`, the last argument is chosen twice, in either order, the second time under that name:
    `swap R1 1 3` is `swap R1 3 1`. Chance verbs start with `@` and are never written in records or links.
    `numbers` follow the words, by name with their ranges: `turn left 90`, whose head is `turn left`.
    """

    word: str
    arguments: Mapping[str, Sequence[str]] = {}
    pair: str = ""
    numbers: Mapping[str, range] = {}

    @property
    def chance(self) -> bool:
        """Whether nature, not a player, takes these actions."""
        return self.word.startswith("@")

    @property
    def size(self) -> int:
        """How many actions begin with one head."""
        return prod(map(len, self.numbers.values()))

    def spans(self, numbers: Sequence[int]) -> bool:
        """Whether every number is within its range."""
        return all(number in domain for number, domain in zip(numbers, self.numbers.values(), strict=True))

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

    def details(self, args: tuple[int, ...]) -> Details:
        """The arguments by name, numerals as numbers."""
        return {name: int(word) if word.isdecimal() else word for name, word in self.words(args).items()}

    def words(self, args: tuple[int, ...]) -> dict[str, str]:
        """The words of the arguments by name."""
        return {name: words[arg] for (name, words), arg in zip(self.domains.items(), args, strict=True)}

    def spell(self, args: tuple[int, ...]) -> str:
        """The readable text of an action: the verb and the words of its arguments."""
        return " ".join((self.word, *self.words(args).values()))

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
        entries = [_action(code, *spelled[text]) for code, text in enumerate(order)]
        self.coded = [entry for entry in entries if not self.verbs[entry.verb].chance]  # decisions and heads
        self.actions = [entry for entry in entries if not self.verbs[entry.verb].numbers]
        self.decisions = [action for action in self.actions if not self.verbs[action.verb].chance]
        self._heads = {entry.text: entry for entry in entries if self.verbs[entry.verb].numbers}
        self._numbered: WeakValueDictionary[str, Action] = WeakValueDictionary()
        self._by_args = {(entry.verb, entry.args): entry for entry in entries}
        spellings = {entry.code: self.verbs[entry.verb].spellings(entry.args) for entry in entries}
        self._by_text = {text: action for action in self.decisions for text in spellings[action.code]}
        self._begins = {code: _beginnings(texts) for code, texts in spellings.items()}

    def of(self, verb: str, *args: int) -> Action:
        """The action of a verb and its arguments as numbers."""
        numbers = len(self.verbs[verb].numbers)
        if not numbers:
            return self._by_args[verb, args]
        return self._with_numbers(self._by_args[verb, args[:-numbers]], args[-numbers:])

    def all_of(self, verb: str) -> tuple[Action, ...]:
        """All actions of a verb, in the order of their arguments; of a verb with numbers its heads."""
        return tuple(self._by_args[verb, args] for args in self.verbs[verb].choices())

    def beginning(self, verb: str, *args: int) -> str:
        """How an action of this verb begins: with its first arguments, given as numbers."""
        words = self.verbs[verb].domains.values()
        return " ".join((verb, *(domain[arg] for domain, arg in zip(words, args, strict=False))))

    def read(self, text: str, field: str = "action") -> Action:
        """The decision written so; chance is never written. Raises BadNotation naming the field."""
        action = self._by_text.get(text) or self._read_numbers(text)
        if action is None:
            raise BadNotation(field, "unknown_action", text=text)
        return action

    def _read_numbers(self, text: str) -> Action | None:
        words = text.split(" ")
        verb = self.verbs.get(words[0])
        count = len(verb.numbers) if verb else 0
        head = self._heads.get(" ".join(words[:-count])) if count else None
        if verb is None or head is None:
            return None
        numbers = tuple(int(word) for word in words[-count:] if WHOLE.fullmatch(word))
        plain = [*map(str, numbers)] == words[-count:]
        return self._with_numbers(head, numbers) if plain and verb.spans(numbers) else None

    def _with_numbers(self, head: Action, numbers: tuple[int, ...]) -> Action:
        """The only action of this head and these numbers."""
        text = " ".join((head.text, *map(str, numbers)))
        action = self._numbered.get(text)
        if action is None:
            verb = self.verbs[head.verb]
            if not verb.spans(numbers):
                raise ValueError(text)
            details = {**head.details, **dict(zip(verb.numbers, numbers, strict=True))}
            action = Action(head.code, head.verb, head.args + numbers, text, details)
            self._numbered[text] = action
        return action

    @cached_property
    def least(self) -> list[Action]:
        """Of every verb with numbers, by its words, the action with the lowest ones."""
        return [self.ranked(head, 0) for head in self._heads.values()]

    def rank(self, action: Action) -> int:
        """Which of the actions with its head this is, from 0: its numbers as one; 0 without numbers."""
        domains = self.verbs[action.verb].numbers.values()
        whole = 0
        for number, domain in zip(action.args[len(action.args) - len(domains) :], domains, strict=True):
            whole = whole * len(domain) + domain.index(number)
        return whole

    def ranked(self, head: Action, rank: int) -> Action:
        """The action with this head and rank; the head itself where no numbers follow."""
        numbers: list[int] = []
        for domain in reversed([*self.verbs[head.verb].numbers.values()]):
            rank, place = divmod(rank, len(domain))
            numbers.insert(0, domain[place])
        return self._with_numbers(head, tuple(numbers)) if numbers else head

    def continues(self, start: str, action: Action) -> bool:
        """Whether an action can still come of this beginning: same verb, arguments so far in place.

        Where several words would do, the beginning names them all: `pyramid|tomb 2`.
        """
        numbers = len(self.verbs[action.verb].numbers)
        begins = _beginnings([action.text]) if numbers else self._begins[action.code]
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
