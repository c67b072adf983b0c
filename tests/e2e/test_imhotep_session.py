"""Imhotep between visits: questions that outlast a reload, languages, axe."""

from game.core.match import Match
from game.games.imhotep.state import NOBODY
from game.games.imhotep.tables import SPOTS
from game.text.catalogue import texts
from game.text.imhotep import WORDS
from tests.conftest import NewPage
from tests.e2e.axe import findings, findings_by_day_and_night
from tests.e2e.conftest import PHONE
from tests.e2e.picking import Picker, by_touch
from tests.e2e.table import Table

UNLOADING = ("pick", "build", "temple_choice")


def asked(match: Match) -> bool:
    """Whether a stone that has come off raises a question."""
    return match.state.pending[-1].step in UNLOADING


def unloading(match: Match) -> bool:
    """Whether a question is open in the middle of a boat: others of its stones are still to come."""
    state = match.state
    for pending in state.pending:
        if pending.step == "unload" and asked(match):
            boat = state.spots[pending.a * SPOTS : (pending.a + 1) * SPOTS]
            return pending.b > 1 and any(owner != NOBODY for owner in boat[pending.b :])
    return False


def asks(match: Match, language: str) -> str:
    title, _ = WORDS.prompt(texts(language, "imhotep"), match.state.pending[-1].step)
    return title


def test_a_question_while_unloading_outlasts_a_reload(table: Table) -> None:
    table.deal("imhotep", (0, 2), seed="horus", preset="advanced")
    picker = Picker(table, 1).until(unloading)
    board, moves = table.drawn(), table.moves
    assert table.reload().drawn() == board
    for language in ("de", "en"):
        table.speak(language)
        assert asks(picker.match, language) in table.page.locator(".prompt").inner_text()
    assert table.drawn() == board
    picker.choose(picker.pick())
    assert table.moves[: len(moves)] == moves
    assert len(table.moves) > len(moves)


def test_axe_finds_nothing(new_page: NewPage) -> None:
    table = Table(new_page()).visit(theme="auto")
    table.deal("imhotep", (0, 0, 0), seed="isis", preset="modules", market="B", pyramid="B", temple="B")
    assert findings_by_day_and_night(table) == []
    Picker(table, 7).until(asked)
    assert findings_by_day_and_night(table) == []


def test_axe_finds_nothing_on_a_phone_in_german(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True, locale="de")
    table = Table(page).visit(language="de", theme="dark")
    table.deal("imhotep", (0, 0), seed="ka", preset="first")
    picker = Picker(table, 8, by_touch)
    picker.choose("place 1")
    assert page.locator(".lens").is_visible()
    assert findings(table) == []
    picker.until(asked)
    assert findings(table) == []
