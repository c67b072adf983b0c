"""Every screen and layer is well-formed, named, and says nothing that no catalogue knows."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from game.core.registry import LISTINGS
from game.shell import posters
from game.shell.begin import Start, begin
from game.shell.kept.preferences import CHOICES
from game.shell.model import Model, Moment
from game.shell.page import first_picture, page
from game.shell.screens import examples
from game.shell.update import COMMANDS
from game.text.catalogue import LANGUAGES, Texts
from tests.conftest import ROOT
from tests.reading import Element, name_of, read
from tests.screens.reached import reached
from tests.screens.scenes import scenes

TOLD = ("en", "de")  # what is told in other languages is marked up in the same way
SCENES = {language: [*scenes(language)] for language in TOLD}
ALL = [
    *((f"{language}: {name}", model) for language in TOLD for name, model in SCENES[language]),
    *reached(),
]
FIELDS = re.compile(
    r"seat-\d-(name|level|character)|option-[a-z]+|seed|link|annotation|with-names|set-.+"
    r"|(daily|puzzles|training|challenges|own)-game"
)
INTERACTIVE = ("button", "input", "select", "textarea", "summary")
SPOKEN = ("aria-label", "title", "placeholder", "alt")
CLEANER = (ROOT / "static/js/poster.js").read_text("utf-8")
PROPER = {"Baumeister", "Enter", "Esc"}


@pytest.fixture(scope="module", params=[model for _, model in ALL], ids=[name for name, _ in ALL])
def drawn(request: pytest.FixtureRequest) -> Element:
    return read(page(request.param).html())


def test_nothing_is_styled_or_run_in_place(drawn: Element) -> None:
    forbidden = [e.tag for e in drawn.tags("style", "script", "form")]
    assert forbidden == []
    assert [e.attrs for e in drawn.tags("iframe") if "embed.html" not in e.get("src")] == []
    assert [e.attrs for e in drawn.walk if any(name == "style" or name[:2] == "on" for name in e.attrs)] == []
    assert [e.get("href") for e in drawn.having("href") if not e.get("href").startswith("#")] == []


def test_ids_and_keys_are_given_once(drawn: Element) -> None:
    ids = Counter(e.get("id") for e in drawn.having("id"))
    keys = Counter((e.get("data-k"), _layer_of(e)) for e in drawn.having("data-k"))
    assert [name for name, count in (ids | keys).items() if count > 1] == []


def _layer_of(element: Element) -> str:
    """The focus goes by key within the screen or one layer."""
    return next((e.get("data-k") for e in element.ancestors if e.tag == "dialog"), "")


def test_references_lead_somewhere(drawn: Element) -> None:
    ids = {e.get("id") for e in drawn.having("id")}
    keys = {e.get("data-k") for e in drawn.having("data-k")}
    for attribute in ("aria-labelledby", "aria-describedby", "for", "popovertarget"):
        assert [e.get(attribute) for e in drawn.having(attribute) if e.get(attribute) not in ids] == []
    assert [e.get("href") for e in drawn.having("href") if e.get("href")[1:] not in ids] == []
    assert [
        e.get("data-scroll") for e in drawn.having("data-scroll") if e.get("data-scroll") not in ids | keys
    ] == []


def test_controls_have_names_and_do_something(drawn: Element) -> None:
    reached = [e for e in drawn.tags(*INTERACTIVE) if not e.hidden()]  # in pictures nothing is
    for element in reached:
        assert name_of(element, drawn).strip(), element.attrs
    for element in (e for e in reached if e.tag == "button"):
        assert any(name in element.attrs for name in ("data-cmd", "data-act", "popovertarget")), element.attrs


def test_every_command_and_field_is_known(drawn: Element) -> None:
    names = {e.get("data-cmd").partition(":")[0] for e in drawn.having("data-cmd")}
    assert names - set(COMMANDS) == set()
    fields = {e.get("data-field") for e in drawn.having("data-field")}
    assert [name for name in fields if not FIELDS.fullmatch(name) and name not in CHOICES] == []
    assert all(e.get("data-act") for e in drawn.having("data-act"))


def test_one_of_a_few_is_chosen(drawn: Element) -> None:
    for group in (e for e in drawn.walk if e.get("role") == "radiogroup"):
        assert name_of(group, drawn)
        radios = [e for e in group.walk if e.get("type") == "radio" or e.get("role") == "radio"]
        chosen = [e for e in radios if "checked" in e.attrs or e.get("aria-checked") == "true"]
        assert len(chosen) == 1, group.attrs


def test_headings_go_down_one_by_one(drawn: Element) -> None:
    shown = [e for e in drawn.tags("h1", "h2", "h3", "h4") if not e.hidden()]
    dialogs = [e for e in drawn.walk if "dialog" in e.get("role")]
    if dialogs:
        shown = [e for e in shown if dialogs[-1] in e.ancestors]
    levels = [int(e.tag[1]) for e in shown]
    assert levels, "no heading"
    assert levels[0] == (2 if dialogs else 1)
    assert [pair for pair in pairwise(levels) if pair[1] > pair[0] + 1] == []


def test_dialogs_are_the_browsers_own_and_named(drawn: Element) -> None:
    dialogs = list(drawn.tags("dialog"))
    assert all(name_of(e, drawn) and e.get("role") in {"", "alertdialog"} for e in dialogs)
    assert [e for e in drawn.walk if e.tag != "dialog" and "dialog" in e.get("role")] == []


def test_pictures_are_hidden_from_readers(drawn: Element) -> None:
    assert [e.attrs for e in drawn.tags("svg") if not e.hidden() and not e.get("aria-label")] == []


def test_groups_have_one_tab_stop_or_leave_it_to_the_page(drawn: Element) -> None:
    for group in drawn.having("data-group"):
        stops = [e for e in group.tags("button") if e.get("tabindex") == "0"]
        assert len(stops) <= 1, group.attrs


# ---- words ------------------------------------------------------------------------------------------


def _silent(sentence: str) -> str:
    """A sentence without its letters."""
    return "".join("·" if sign.isalpha() else sign for sign in sentence)


def _unsaid(root: Element) -> list[str]:
    """Words of two letters and more that stand in the page without having come from a catalogue."""
    pieces = [e.get(attribute) for e in root.walk for attribute in SPOKEN if e.get(attribute)]
    quoted = {"pre", "textarea", "q"}
    for element in root.walk:
        pieces += () if element.tag in quoted else element.texts
    return [word for piece in pieces for word in re.findall(r"[^\W\d_]{2,}", piece) if word not in PROPER]


@pytest.mark.parametrize("model", [m for _, m in SCENES["en"]], ids=[name for name, _ in SCENES["en"]])
def test_every_word_comes_from_a_catalogue(model: Model, monkeypatch: pytest.MonkeyPatch) -> None:
    say, count = Texts.__call__, Texts.n
    monkeypatch.setattr(Texts, "__call__", lambda t, s, /, **places: _silent(say(t, s, **places)))
    monkeypatch.setattr(Texts, "n", lambda t, a, b, n, /, **places: _silent(count(t, a, b, n, **places)))
    monkeypatch.setattr(examples, "_figure", examples._figure.__wrapped__)  # none drawn before
    own_names = {*LANGUAGES.values(), *map(str.upper, LANGUAGES)}
    assert [word for word in _unsaid(read(page(model).html())) if word not in own_names] == []


# ---- the first picture of the next visit -------------------------------------------------------------


def passed(name: str) -> set[str]:
    """What the script that cleans the kept page lets pass."""
    found = re.search(rf"const {name} = (.*?);\n", CLEANER, re.DOTALL)
    assert found
    return set(" ".join(re.findall(r"'\s*(.*?)'", found[1])).split())


KEPT = [(name, model) for name, model in ALL if not model.failure][::5]


@pytest.mark.parametrize("model", [model for _, model in KEPT], ids=[name for name, _ in KEPT])
def test_all_that_is_kept_of_a_page_is_shown_again(model: Model) -> None:
    _, *elements = read(first_picture(model, page(model))).walk
    assert {element.tag for element in elements} <= passed("ELEMENTS") | passed("SHAPES")
    named = {name for element in elements for name in element.attrs}
    assert {name for name in named if not name.startswith("data-")} <= passed("ATTRIBUTES")


# ---- posters ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", posters.names())
def test_posters_are_whole_pages(name: str, language: str) -> None:
    root = read(posters.poster(name, language))
    used = {e.get("href")[1:] for e in root.tags("use")}
    assert used <= {e.get("id") for e in root.tags("symbol", "pattern", "g")}
    assert [e for e in root.tags("h1") if e.text.strip()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_poster_of_the_lobby_is_what_a_first_visit_draws(language: str) -> None:
    first, _ = begin(Start({}, language, "", "https://host.example/", Moment()))
    assert posters.poster(posters.LOBBY, language) == page(first).html()


def test_there_is_a_poster_of_every_game_on_offer() -> None:
    shown = [listing.id for listing in LISTINGS.values() if listing.shown]
    assert posters.names() == ("lobby", *shown)
