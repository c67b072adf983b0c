"""How many lines of the style sheets sharing could save, were every pair of declarations said once only.

A bound from above: it asks neither whether a shared rule would mean something, nor whether the cascade, the
scope of a game's sheet or another class of that name allows it; only conditions (`@…`) are kept apart.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import ceil
from typing import NamedTuple

LINE = 110  # characters
TRIED = 60  # of the commonest pairs


class Rule(NamedTuple):
    """For what, and what it declares; shrinks as others say it."""

    head: str
    says: set[str]

    def lines(self, without: frozenset[str] = frozenset()) -> int:
        left = len(self.says - without)
        return left if left < 2 else left + 2


def rules(sheet: str) -> Iterator[tuple[tuple[str, ...], Rule]]:
    """The rules of a sheet without comments, each under its conditions."""
    opened: list[tuple[str, list[str]]] = []
    text = ""
    for sign in sheet:
        if sign == "{":
            opened.append((text.strip(), []))
            text = ""
        elif sign in ";}":
            if text.strip():
                opened[-1][1].append(" ".join(text.split()))
            text = ""
            if sign == "}":
                head, says = opened.pop()
                if says:
                    yield tuple(each for each, _ in opened if each.startswith("@")), Rule(head, {*says})
        else:
            text += sign


def most_saved(sheets: Iterable[str]) -> int:
    """The lines that go when the pair of declarations that saves most is shared, again and again."""
    under: Mapping[tuple[str, ...], list[Rule]] = defaultdict(list)
    for sheet in sheets:
        for conditions, rule in rules(sheet):
            under[conditions].append(rule)
    return sum(saved for found in under.values() for saved in _savings(found))


def _savings(found: Sequence[Rule]) -> Iterator[int]:
    while True:
        saved, sharing, said = max(_ways(found), default=(0, [], frozenset[str]()), key=lambda way: way[0])
        if saved <= 0:
            return
        yield saved
        for rule in sharing:
            rule.says.difference_update(said)


def _ways(found: Sequence[Rule]) -> Iterator[tuple[int, list[Rule], frozenset[str]]]:
    pairs = Counter(pair for rule in found for pair in combinations(sorted(rule.says), 2))
    for pair, count in pairs.most_common(TRIED):
        if count > 1:
            sharing = [rule for rule in found if rule.says.issuperset(pair)]
            said = frozenset(sharing[0].says.intersection(*(rule.says for rule in sharing)))
            heads = ceil(sum(len(rule.head.split()[-1]) + 2 for rule in sharing) / LINE)
            gone = sum(rule.lines() - rule.lines(said) for rule in sharing)
            yield gone - (heads + len(said) + 1), sharing, said
