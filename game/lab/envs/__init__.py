"""The games as environments of other frameworks: what all adapters share.

Ids of choices are a game's action codes, which are only ever added to; a space has room for more of them.
Where an action ends in numbers it is said in steps: first the id of its head, then a digit at a time, large
steps before small ones. What lies above the room for codes are digits, the same ids for every number.

`VERSION` goes up when an id, a space's size, an observation or a reward means something else than before;
not when codes are added within the room, as no game of before could have used them.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from game.core.game import Game
from game.core.vocabulary import Action

VERSION = 0
ROOM: Mapping[str, int] = {"duel": 64, "imhotep": 192, "pyramids": 64, "cheops": 128, "abusir": 448}
GAMES = tuple(ROOM)
DIGITS = 64  # ids behind the room of a game whose actions end in numbers
LARGE = 50  # of numbers with more choices than DIGITS: how many lie in a large step
MASK = np.int8

Begun = tuple[int, ...]  # ids that begin an action with numbers: its head's, then digits; empty: nothing yet


class Digit(NamedTuple):
    """A step in which a number is said: which number, how many values one unit covers, how many units."""

    number: int
    worth: int
    units: int


class Choices:
    """What may be chosen in a game, as ids; the same ones whatever its players and options."""

    def __init__(self, game: Game[Any]) -> None:
        self.steps, self.vocabulary = game.steps, game.info.vocabulary
        self.room = ROOM[game.info.id]
        self.heads = [entry for entry in self.vocabulary.coded if self.vocabulary.verbs[entry.verb].numbers]
        self.size = self.room + (DIGITS if self.heads else 0)
        self.digits = {head.code: _digits(self.vocabulary.verbs[head.verb].numbers) for head in self.heads}
        self.middle = {head.code: self._middle(head) for head in self.heads}
        self.whole = [None if entry.code in self.digits else entry for entry in self.vocabulary.coded]

    # ---- of an action -----------------------------------------------------------------------------

    def ids(self, action: Action) -> Begun:
        """The ids that say an action, one after the other."""
        digits = self.digits.get(action.code, ())
        places = self._places(action) if digits else ()
        said = []
        for number, worth, _ in digits:
            whole = places[number]
            said.append(whole // worth if worth > 1 else whole % LARGE if _has_two(digits, number) else whole)
        return (action.code, *(self.room + digit for digit in said))

    def action(self, said: Begun) -> Action | None:
        """The action said by these ids; None where it is not said to its end."""
        digits = self.digits.get(said[0], ())
        if len(said) <= len(digits):
            return None
        head = self.vocabulary.coded[said[0]]
        return self._with(head, self._numbers(head, said[1:])) if digits else head

    def name(self, chosen: int, begun: Begun = ()) -> str:
        """What an id says: the text of an action or head, a number with its name."""
        if not begun:
            return self.vocabulary.coded[chosen].text
        head = self.vocabulary.coded[begun[0]]
        number, worth, _ = self.digits[head.code][len(begun) - 1]
        name = [*self.vocabulary.verbs[head.verb].numbers][number]
        return f"{name} {worth} × {chosen - self.room}" if worth > 1 else f"{name} {chosen - self.room}"

    # ---- what is legal ----------------------------------------------------------------------------

    def legal(self, s: Any, begun: Begun = ()) -> list[int]:
        """The ids that may be said now, in order; none at chance or at the end."""
        pending = s.pending
        if not pending:
            return []
        p = pending[-1]
        if p.player < 0:
            return []
        if begun:
            head, said = self.vocabulary.coded[begun[0]], begun[1:]
            count = self._counted(head, said)
            return [self.room + d for d in range(count) if self._leads_on(s, head, (*said, self.room + d))]
        step = self.steps[p.step]
        listed = [action.code for action in step.actions(s, p)]
        if self.heads:
            opens = [head for head in self.heads if step.opens(s, p, head.verb)]
            listed += [
                head.code
                for head in opens
                if step.allows(s, p, self.middle[head.code]) or self._leads_on(s, head, ())
            ]
        listed.sort()
        return listed

    def mask(self, legal: Sequence[int]) -> "np.ndarray[Any, np.dtype[np.int8]]":
        """1 for every id that may be said, 0 for all others."""
        mask = np.zeros(self.size, MASK)
        mask[legal] = 1
        return mask

    def _leads_on(self, s: Any, head: Action, said: Begun) -> bool:
        """Whether a legal action begins so: asked of the numbers in the middle first, out to the ends."""
        if len(said) == len(self.digits[head.code]):
            p = s.pending[-1]
            return self.steps[p.step].allows(s, p, self._with(head, self._numbers(head, said)))
        tries = _from_the_middle(self._counted(head, said))
        return any(self._leads_on(s, head, (*said, self.room + digit)) for digit in tries)

    def _middle(self, head: Action) -> Action:
        """The action with this head that is looked at first: all its digits lie in the middle."""
        said = Begun()
        for _ in self.digits[head.code]:
            said = (*said, self.room + self._counted(head, said) // 2)
        return self._with(head, self._numbers(head, said))

    # ---- numbers ----------------------------------------------------------------------------------

    def _counted(self, head: Action, said: Begun) -> int:
        """How many digits there are for the next step: of a small one, those up to the last number."""
        digits = self.digits[head.code]
        number, worth, units = digits[len(said)]
        if worth == 1 and _has_two(digits, number):
            domain = [*self.vocabulary.verbs[head.verb].numbers.values()][number]
            return min(LARGE, len(domain) - LARGE * (said[-1] - self.room))
        return units

    def _numbers(self, head: Action, said: Begun) -> tuple[int, ...]:
        """The numbers that all the digits come to."""
        domains = [*self.vocabulary.verbs[head.verb].numbers.values()]
        places = [0] * len(domains)
        for (number, worth, _), chosen in zip(self.digits[head.code], said, strict=True):
            places[number] += worth * (chosen - self.room)
        return tuple(domain[place] for domain, place in zip(domains, places, strict=True))

    def _places(self, action: Action) -> list[int]:
        """The places of an action's numbers in their ranges."""
        domains = [*self.vocabulary.verbs[action.verb].numbers.values()]
        numbers = action.args[len(action.args) - len(domains) :]
        return [domain.index(number) for domain, number in zip(domains, numbers, strict=True)]

    def _with(self, head: Action, numbers: tuple[int, ...]) -> Action:
        return self.vocabulary.of(head.verb, *head.args, *numbers)


def _digits(numbers: Mapping[str, range]) -> list[Digit]:
    """The steps in which numbers are said: one each, two where there are more than DIGITS."""
    steps = []
    for number, domain in enumerate(numbers.values()):
        if len(domain) > DIGITS:
            steps += [Digit(number, LARGE, -(-len(domain) // LARGE)), Digit(number, 1, LARGE)]
        else:
            steps.append(Digit(number, 1, len(domain)))
    return steps


def _has_two(digits: Sequence[Digit], number: int) -> bool:
    return sum(digit.number == number for digit in digits) > 1


def _from_the_middle(count: int) -> Iterator[int]:
    """All numbers below the count, those in the middle first."""
    middle = count // 2
    for far in range(middle + 1):
        if middle + far < count:
            yield middle + far
        if far:
            yield middle - far


# ---- what a game was worth ------------------------------------------------------------------------------


def returns(game: Game[Any], s: Any) -> list[float]:
    """By player what the end is worth: all others lose one stake to those in the first place."""
    ranking = game.ranking(s)
    winners = ranking.count(1)
    won = (game.players - winners) / winners
    return [won if place == 1 else -1.0 if winners < game.players else 0.0 for place in ranking]
