"""A module and a side stand in files of their own: nothing else in the code names them."""

import ast
from pathlib import Path

import pytest

from tests.desk.slices import MODULES, SIDES, found, names, sources, spelled

# What may name any of them: the box, the tables that collect them, positions of examples, the guided game.
MAY = {
    "games/imhotep/tables.py",
    "games/imhotep/modules/__init__.py",
    "games/imhotep/cards/__init__.py",
    "text/imhotep/modules/__init__.py",
    "text/imhotep/facts.py",  # numbers of the box, as sentences name them
    "text/imhotep/positions.py",
    "text/imhotep/lesson.py",
    "text/imhotep/sheet.py",  # a preset is called after New Dynasty
    "views/imhotep/modules/__init__.py",
    "views/imhotep/art/cards.py",
}
FILES = sources()


@pytest.mark.parametrize("name", [*MODULES, *SIDES])
def test_nobody_else_names_a_module_or_a_side(name: str) -> None:
    own, others = found(FILES, *{**MODULES, **SIDES}[name])
    assert own
    assert [path for path in others if path.relative_to("game").as_posix() not in MAY] == []


def naming(code: str, name: str) -> bool:
    files = {Path("game/views/imhotep/table.py"): {spelled(each) for each in names(ast.parse(code))}}
    return found(files, *{**MODULES, **SIDES}[name]) != ([], [])


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("look.state.own['bets']", "bets"),
        ("options['wrath'] == 'on'", "wrath"),
        ("TABLE = {('burial', 'C'): draw}", "burial C"),
        ("isinstance(site, MarketC)", "market C"),
        ("def scaffolds(look): ...", "pyramid D"),
    ],
)
def test_the_check_catches(code: str, name: str) -> None:
    assert naming(code, name)


def test_sentences_and_comments_are_free_to() -> None:
    assert not naming("say('the bets are off')  # bets", "bets")
