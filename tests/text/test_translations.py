"""Every sentence of the sources has its German, and nothing else is in the catalogues."""

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from tests.desk import rules_page
from tests.desk.sentences import ROOT, Key, domain_of, extracted, in_source, key_of, keys, sources
from tests.desk.texts import TRANSLATED, catalogue_path, compiled, kept, renewed, written
from tests.text import checks

FOUND = extracted()


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("domain", FOUND)
@pytest.mark.parametrize("check", checks.CHECKS)
def test_a_catalogue_is_in_order(check: checks.Check, domain: str, language: str) -> None:
    assert list(check(FOUND[domain], kept(language, domain))) == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("domain", FOUND)
def test_the_compiled_catalogue_is_fresh(domain: str, language: str) -> None:
    assert catalogue_path(language, domain, "mo").read_bytes() == compiled(kept(language, domain))


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("domain", FOUND)
def test_a_catalogue_is_written_as_the_command_writes_it(domain: str, language: str) -> None:
    old = kept(language, domain)
    new = renewed(language, domain, old, {key_of(message): message for message in old})
    assert catalogue_path(language, domain, "po").read_bytes() == written(new)


def test_no_catalogue_is_left_over() -> None:
    told = {
        path for language in TRANSLATED for path in catalogue_path(language, "common", "po").parent.iterdir()
    }
    assert told == {
        catalogue_path(lang, domain, kind) for lang in TRANSLATED for domain in FOUND for kind in ("po", "mo")
    }


@pytest.mark.parametrize(("path", "text"), rules_page.pages().items(), ids=str)
def test_the_page_of_the_rules_is_fresh(path: Path, text: str) -> None:
    assert path.read_text("utf-8") == text


# ---- the checks themselves --------------------------------------------------------------------------


def source_of(*sentences: Key) -> Catalog:
    catalogue = Catalog()
    for sentence in sentences:
        catalogue.add(sentence)
    return catalogue


def german_of(*pairs: tuple[Key, Key], **flags: bool) -> Catalog:
    catalogue = Catalog("de")
    for key, told in pairs:
        catalogue.add(key, told, flags=[flag for flag, on in flags.items() if on])
    return catalogue


@pytest.mark.parametrize(
    ("check", "found", "told"),
    [
        (checks.missing, source_of("Undo"), german_of()),
        (checks.missing, source_of("Undo"), german_of(("Undo", ""))),
        (
            checks.missing,
            source_of(("{n} tile", "{n} tiles")),
            german_of((("{n} tile", "{n} tiles"), ("{n}", ""))),
        ),
        (checks.unused, source_of(), german_of(("Undo", "Zurück"))),
        (checks.unequal, source_of(), german_of(("{name} passes.", "{nam} passt."))),
        (checks.unequal, source_of(), german_of(((("{n} tile", "{n} tiles")), ("ein Stück", "{n} Stück")))),
        (checks.plurals, source_of(), german_of((("{n} tile", "{n} tiles"), ("{n} Stück",)))),
        (checks.plurals, source_of(("a", "b")), german_of(("a", "x"))),
        (checks.fuzzy, source_of("Undo"), german_of(("Undo", "Zurück"), fuzzy=True)),
        (checks.style, source_of(), german_of(("Done", "Fertig!"))),
        (checks.style, source_of(), german_of(("Invalid move.", "Kein Zug."))),
        (checks.style, source_of(), german_of(("Move", "Bitte ziehen"))),
        (checks.style, source_of(), german_of(("Wait ...", "Warte …"))),
        (checks.german, source_of(), german_of(("Play “{tile}”", "“{tile}” spielen"))),
        (checks.german, source_of(), german_of(("Your move", "Sie haben den Zug"))),
    ],
)
def test_a_check_finds_what_it_is_for(check: checks.Check, found: Catalog, told: Catalog) -> None:
    assert len(list(check(found, told))) >= 1


@pytest.mark.parametrize("check", checks.CHECKS)
def test_a_check_lets_good_sentences_pass(check: checks.Check) -> None:
    good = (
        ("Play “{tile}”", "„{tile}“ spielen"),
        (("{n} tile", "{n} tiles"), ("{n} Plättchen", "{n} Plättchen")),
    )
    assert list(check(source_of(*(key for key, _ in good)), german_of(*good))) == []


# ---- finding sentences ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ('t("One")', ["One"]),
        ('frame.t("One " "two", name=t("Three"))', ["One two", "Three"]),
        ("f\"{t('One')}\"", ["One"]),
        ('t("One" if light else "Two")', ["One", "Two"]),
        ('self.t.n("{n} tile", "{n} tiles", len(tiles))', [("{n} tile", "{n} tiles")]),
        ('NAMES = {"a": N_("One")}', ["One"]),
        ('t(NAMES["a"])', []),
        ('n("One", "Two", 3)', []),
        ('"never said"', []),
    ],
)
def test_sentences_are_found(source: str, told: list[str]) -> None:
    assert in_source(source) == told


def test_the_path_decides_the_catalogue() -> None:
    domains = {domain_of(path.relative_to(ROOT)) for path in sources()}
    assert domains == set(FOUND)


def test_no_sentence_is_in_two_catalogues() -> None:
    told = [
        key for catalogue in FOUND.values() for key in keys(catalogue) if catalogue is not FOUND["common"]
    ]
    assert not set(told) & set(keys(FOUND["common"]))
