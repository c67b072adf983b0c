"""What the words of a part of the game are."""

from collections.abc import Mapping
from typing import NamedTuple

from game.text.forms import Sentence
from game.text.words import Section


class Module(NamedTuple):
    """All words of a module: its name, what it is in a line, its rules, what its actions and events say."""

    name: str
    about: str
    section: Section
    actions: Mapping[str, Sentence] = {}
    prompts: Mapping[str, tuple[str, str]] = {}
    events: Mapping[str, Sentence] = {}
    reasons: Mapping[str, Sentence] = {}
    refusals: Mapping[str, Sentence] = {}
    categories: Mapping[str, str] = {}
