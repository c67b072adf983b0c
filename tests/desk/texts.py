"""Brings the catalogues and the rules pages up to date: `python3 -m tests.desk texts`.

New sentences of the sources are added, unused ones dropped, and all is compiled. Prints what is not
translated yet. A sentence that moved from one catalogue to another keeps its translation.
"""

import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from game.text.catalogue import LANGUAGES, LOCALE, SOURCE_LANGUAGE
from tests.desk import rules_page
from tests.desk.sentences import Key, extracted, key_of

TRANSLATED = tuple(language for language in LANGUAGES if language != SOURCE_LANGUAGE)
UNDATED = datetime(2020, 1, 1, tzinfo=UTC)  # the version control knows the dates
AUTHORS = "Baumeister contributors"
HEAD = "# Sentences of Baumeister. The English sentence is the key."


def catalogue_path(language: str, domain: str, suffix: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / f"{domain}.{suffix}"


def kept(language: str, domain: str) -> Catalog:
    """The catalogue as it is in the repository."""
    path = catalogue_path(language, domain, "po")
    if not path.is_file():
        return Catalog(language, domain)
    with path.open("rb") as file:
        return read_po(file, language, domain)


def renewed(language: str, domain: str, found: Catalog, known: Mapping[Key, Message]) -> Catalog:
    """The catalogue for the sentences found, with every translation that is known for them."""
    new = Catalog(
        language,
        domain,
        header_comment=HEAD,
        project="Baumeister",
        version="1",
        msgid_bugs_address="",
        last_translator=AUTHORS,
        language_team=AUTHORS,
        creation_date=UNDATED,
        revision_date=UNDATED,
        fuzzy=False,
    )
    for message in found:
        if message.id:
            old = known.get(key_of(message))
            new.add(message.id, old.string if old else None, locations=message.locations)
    return new


def compiled(catalogue: Catalog) -> bytes:
    """The catalogue as gettext reads it at run time."""
    file = BytesIO()
    write_mo(file, catalogue)
    return file.getvalue()


def written(catalogue: Catalog) -> bytes:
    """The catalogue as people edit it."""
    file = BytesIO()
    write_po(file, catalogue, width=110, include_lineno=False)
    return file.getvalue()


def untranslated(catalogue: Catalog) -> list[Message]:
    return [message for message in catalogue if message.id and not _full(message)]


def _full(message: Message) -> bool:
    return bool(message.string) and all(message.string or ())


def main() -> int:
    found = extracted()
    missing = 0
    for language in TRANSLATED:
        old = {domain: kept(language, domain) for domain in found}
        known = {
            key_of(message): message for catalogue in old.values() for message in catalogue if _full(message)
        }
        for domain, catalogue in found.items():
            own = {key_of(message): message for message in old[domain] if _full(message)}
            new = renewed(language, domain, catalogue, {**known, **own})
            _write(catalogue_path(language, domain, "po"), written(new))
            _write(catalogue_path(language, domain, "mo"), compiled(new))
            for message in untranslated(new):
                missing += 1
                print(f"{language}/{domain}: {message.id!r}")
    for path, text in rules_page.pages().items():
        _write(path, text.encode())
    return 1 if missing else 0


def _write(path: Path, content: bytes) -> None:
    if not path.is_file() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


if __name__ == "__main__":
    sys.exit(main())
