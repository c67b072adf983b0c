"""Texts for tests: a sentence that no catalogue has is an error instead of English."""

from gettext import NullTranslations

from game.text.catalogue import COMMON, SOURCE_LANGUAGE, Texts, domains
from tests.desk.sentences import extracted, keys

KNOWN = {domain: frozenset(keys(catalogue)) for domain, catalogue in extracted().items()}


class Untold(AssertionError):
    """A sentence said that the sources do not mark, or that nobody has translated."""


class _Nowhere(NullTranslations):
    def gettext(self, message: str) -> str:
        raise Untold(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        raise Untold(msgid1)


class _Marked(NullTranslations):
    """English: the sentences marked in the sources."""

    def __init__(self, game: str | None) -> None:
        super().__init__()
        self.known = frozenset[str]().union(
            *(KNOWN[name] for name in (COMMON, *domains(game)) if name in KNOWN)
        )

    def gettext(self, message: str) -> str:
        return message if message in self.known else _Nowhere().gettext(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        self.gettext(msgid1)
        return super().ngettext(msgid1, msgid2, n)


def strict(language: str, game: str | None = None) -> Texts:
    """Texts that raise Untold."""
    t = Texts(language, game)
    if language == SOURCE_LANGUAGE:
        t._catalogue = _Marked(game)
    else:
        t._catalogue.add_fallback(_Nowhere())
    return t
