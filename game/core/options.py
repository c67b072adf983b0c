"""Declared options: what may be chosen before a game, with letters for links."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.core.errors import BadOption


class Option(NamedTuple):
    """One thing to choose before the game; the first choice is the default. `letters` write it in links.

    A game's options only ever grow, at their end, and so do an option's choices: links write them by place.
    """

    key: str
    choices: tuple[str, ...]
    letters: str

    @property
    def default(self) -> str:
        """What holds when nothing was chosen."""
        return self.choices[0]


def complete(specs: Sequence[Option], given: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value, defaults filled in, in declared order. Raises BadOption."""
    known = {spec.key for spec in specs}
    for key in given:
        if key not in known:
            raise BadOption(f"option {key}", "unknown_option", known=", ".join(sorted(known)))
    chosen: dict[str, str] = {}
    for spec in specs:
        value = given.get(spec.key, spec.default)
        if value not in spec.choices:
            raise BadOption(f"option {spec.key}", "bad_choice", value=value, choices=", ".join(spec.choices))
        chosen[spec.key] = value
    return chosen


def to_letters(specs: Sequence[Option], options: Mapping[str, str]) -> str:
    """One letter per option, in declared order; `0` where a game has none."""
    return "".join(spec.letters[spec.choices.index(options[spec.key])] for spec in specs) or "0"


def from_letters(specs: Sequence[Option], letters: str) -> dict[str, str]:
    """The options written so in a link; one younger than the link has its default. Raises BadOption."""
    if not 1 <= len(letters) <= max(1, len(specs)):
        raise BadOption("options", "bad_letters", value=letters, count=len(specs))
    options = {spec.key: spec.default for spec in specs}
    for spec, letter in zip(specs, letters, strict=False):
        if letter not in spec.letters:
            raise BadOption(f"option {spec.key}", "bad_choice", value=letter, choices=", ".join(spec.letters))
        options[spec.key] = spec.choices[spec.letters.index(letter)]
    return options
