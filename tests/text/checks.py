"""What can be wrong with a translated catalogue. Each check tells its findings, one a line."""

import re
from collections.abc import Callable, Iterator
from string import Formatter

from babel.messages.catalog import Catalog, Message

Check = Callable[[Catalog, Catalog], Iterator[str]]

UNWELCOME = {
    "an exclamation mark": re.compile("!"),
    "straight quotation marks": re.compile('"'),
    "three dots for an ellipsis": re.compile(r"\.\.\."),
    "a space at an end": re.compile(r"^\s|\s$"),
    "a word of blame or pleading": re.compile(
        r"(?i)\b(please|invalid|error|bitte|ungültig\w*|fehlerhaft\w*)\b"
    ),
}
FOREIGN_QUOTES = re.compile("”|“[^“„]*“")  # German opens low and closes where English opens
FORMAL = re.compile(r"\b(Ihnen|Sie (?:haben|können|müssen|dürfen))\b")


def forms(message: Message) -> list[tuple[str, str]]:
    """Each form of the key with its translation; those of plurals one by one."""
    if not message.pluralizable:
        return [(str(message.id), str(message.string))]
    return list(zip(message.id, message.string or (), strict=False))


def missing(found: Catalog, kept: Catalog) -> Iterator[str]:
    """A sentence of the sources that is not translated, or not in all its forms."""
    for message in found:
        known = kept.get(message.id) if message.id else None
        if message.id and (known is None or not all(told for _, told in forms(known))):
            yield str(message.id)


def unused(found: Catalog, kept: Catalog) -> Iterator[str]:
    """A translation of a sentence nobody says."""
    yield from (str(message.id) for message in kept if message.id and found.get(message.id) is None)
    yield from (str(message.id) for message in kept.obsolete.values())


def unequal(_: Catalog, kept: Catalog) -> Iterator[str]:
    """A translation with other places than its sentence."""
    for message in kept:
        for key, told in forms(message) if message.id else ():
            if told and places(key) != places(told):
                yield f"{key} / {told}"


def plurals(found: Catalog, kept: Catalog) -> Iterator[str]:
    """A plural with too few forms, or a sentence that is a plural on one side only."""
    for message in kept:
        if message.pluralizable and len(message.string or ()) != kept.num_plurals:
            yield str(message.id)
        source = found.get(message.id) if message.id else None
        if source is not None and source.pluralizable != message.pluralizable:
            yield str(message.id)


def fuzzy(_: Catalog, kept: Catalog) -> Iterator[str]:
    """A translation that was only guessed."""
    return (str(message.id) for message in kept if message.id and message.fuzzy)


def style(_: Catalog, kept: Catalog) -> Iterator[str]:
    """What neither language says here."""
    for message in kept:
        for pair in forms(message) if message.id else ():
            for sentence in pair:
                yield from (
                    f"{what}: {sentence}" for what, sign in UNWELCOME.items() if sign.search(sentence)
                )


def german(_: Catalog, kept: Catalog) -> Iterator[str]:
    """Quotation marks of another language, or a formal address."""
    for message in kept:
        for _key, told in forms(message) if message.id else ():
            if FOREIGN_QUOTES.search(told) or FORMAL.search(told):
                yield told


def places(sentence: str) -> set[str]:
    """The names of the places in a sentence."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


CHECKS: tuple[Check, ...] = (missing, unused, unequal, plurals, fuzzy, style, german)


# What French and Spanish take more room for; that it fits is measured in tests/views/test_boxes.py.
MORE = {"fr": 1.25, "es": 1.25}


def most(language: str, characters: int) -> int:
    """So many characters, or words, of English or German, in a language."""
    return int(characters * MORE.get(language, 1))
