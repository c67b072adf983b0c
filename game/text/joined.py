"""What is put together the same way everywhere: a name with what is said of it, facts one after the other."""

from collections.abc import Sequence

from game.text.catalogue import Texts
from game.text.forms import capital


def said_of(t: Texts, name: str, said: object) -> str:
    """A name and what is said of it: `Ada: 5 points`; languages differ in what stands before the colon."""
    return t("{name}: {said}", name=name, said=said)


def sentences(facts: Sequence[str]) -> str:
    """Facts as sentences; the first begins as it is, since it may be a name that somebody has chosen."""
    return ". ".join([*facts[:1], *map(capital, facts[1:])])
