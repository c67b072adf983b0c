"""Words that sound otherwise before what fills the next place: French `de` and `que`, Spanish `y` and `o`."""

import re
from collections.abc import Mapping
from re import Match, Pattern
from typing import NamedTuple


class Liaison(NamedTuple):
    """A word before a place, what becomes of it, and before which beginnings of what fills the place."""

    word: Pattern[str]
    becomes: str
    before: Pattern[str]


VOWEL = re.compile("[aàâäeéèêëiîïoôöuùûüœ]", re.IGNORECASE)
LIAISONS: Mapping[str, tuple[Liaison, ...]] = {
    "fr": (Liaison(re.compile(r"\b([Dd]|[Qq]u)e (?=\{(\w+)\})"), r"\1’", VOWEL),),
    "es": (
        Liaison(re.compile(r"\b(y) (?=\{(\w+)\})"), "e ", re.compile("h?i(?![aeo])", re.IGNORECASE)),
        Liaison(re.compile(r"\b(o) (?=\{(\w+)\})"), "u ", re.compile("h?o", re.IGNORECASE)),
    ),
}


def liaised(language: str, sentence: str, places: Mapping[str, object]) -> str:
    """The sentence, its places still open, with words as they sound before what fills them: `d’{name}`."""

    def sound(found: Match[str]) -> str:
        filling = str(places.get(found[2], ""))
        return found.expand(liaison.becomes) if liaison.before.match(filling) else found[0]

    for liaison in LIAISONS.get(language, ()):
        sentence = liaison.word.sub(sound, sentence)
    return sentence
