"""Sentences that differ by their details."""

from collections.abc import Callable, Hashable, Mapping
from typing import Any, NamedTuple

from game.text.words import Details


class Forms(NamedTuple):
    """A sentence that differs by its details: by which of them, and how it is said for each."""

    by: Callable[[Details], Hashable]
    sentences: Mapping[Any, "Sentence"]

    def of(self, params: Details) -> "Sentence":
        """The sentence for these details. Raises KeyError if there is none."""
        return self.sentences[self.by(params)]


Sentence = str | Forms


def sentence(said: Sentence, params: Details) -> str:
    """The sentence in the form its details ask for, of forms of forms as well."""
    return sentence(said.of(params), params) if isinstance(said, Forms) else said


def detail(key: str) -> Callable[[Details], Hashable]:
    """By this detail."""
    return lambda params: params[key]


def one_or_more(key: str, one: str, more: str) -> Forms:
    """By whether this detail is 1."""
    return Forms(lambda params: params[key] == 1, {True: one, False: more})


def capital(text: str) -> str:
    """The text as it begins a sentence or a label."""
    return text[:1].upper() + text[1:]
