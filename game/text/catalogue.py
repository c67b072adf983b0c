"""Sentences in the language chosen: gettext at run time, the English sentence being its own key.

A sentence holds named places: `t("{name} passes.", name="Ada")`. Every game has a catalogue of its own and
falls back to the common one; a sentence no catalogue knows is shown in English. The catalogues are made by
`python3 -m tests.desk texts`.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

from game.core.mark import N_
from game.core.registry import LISTINGS
from game.text.liaison import liaised

__all__ = ["LANGUAGES", "N_", "Texts", "best_language", "by_language", "spoken", "texts"]

SOURCE_LANGUAGE = "en"
# Each named in its own words.
LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "es": "Español"}
DRAFTS = frozenset({"fr", "es"})  # written by a machine, and read by nobody so far
COMMON = "common"
LOCALE = Path(__file__).parent / "locale"
_here = {SOURCE_LANGUAGE}  # what was found once stays


class Texts:
    """Says sentences in one language. Raises KeyError when a place of the sentence is left open."""

    __slots__ = ("_catalogue", "game", "language")

    def __init__(self, language: str, game: str | None) -> None:
        self.language, self.game = language, game
        self._catalogue = _catalogue(language, COMMON)
        for name in domains(game):
            own = _catalogue(language, name)
            own.add_fallback(self._catalogue)
            self._catalogue = own

    def __call__(self, sentence: str, /, **places: object) -> str:
        """The sentence with its places filled in."""
        return self._filled(self._catalogue.gettext(sentence), places)

    def n(self, one: str, many: str, n: int, /, **places: object) -> str:
        """The sentence for this number, which is a place of its own: `t.n("{n} point", "{n} points", 3)`."""
        return self._filled(self._catalogue.ngettext(one, many, n), {"n": n, **places})

    def _filled(self, told: str, places: Mapping[str, object]) -> str:
        return liaised(self.language, told, places).format_map(places)


def by_language(sentences: Mapping[str, str], places: Iterable[str]) -> dict[str, dict[str, str]]:
    """Sentences of the shell by language and key, for a script to say: their places stay in braces."""
    blank = {name: f"{{{name}}}" for name in places}
    return {tag: {key: texts(tag)(text, **blank) for key, text in sentences.items()} for tag in LANGUAGES}


def domains(game: str | None) -> tuple[str, ...]:
    """Whose sentences are said in a game besides the common ones: of the one it practises, then its own."""
    practises, _ = LISTINGS[game].practises if game in LISTINGS else ("", "")
    return tuple(name for name in (practises, game) if name)


def texts(language: str, game: str | None = None) -> Texts:
    """The sentences of a game, or of the shell alone. Any language without catalogues speaks English."""
    return _texts(language if spoken(language) else SOURCE_LANGUAGE, game)


@cache
def _texts(language: str, game: str | None) -> Texts:
    return Texts(language, game)


def spoken(language: str) -> bool:
    """Whether the catalogues of a language are here: a page brings those of the one that is used."""
    if language not in _here and language in LANGUAGES and (LOCALE / language).is_dir():
        _here.add(language)
    return language in _here


def best_language(wanted: Iterable[str]) -> str:
    """The first of the wanted languages, such as `de-AT`, that is spoken here; else English."""
    short = (tag.lower().partition("-")[0] for tag in wanted)
    return next((tag for tag in short if tag in LANGUAGES), SOURCE_LANGUAGE)


def _catalogue(language: str, domain: str) -> NullTranslations:
    path = LOCALE / language / "LC_MESSAGES" / f"{domain}.mo"
    if not path.is_file():  # English, or a game without words of its own
        return NullTranslations()
    with path.open("rb") as file:
        return GNUTranslations(file)
