"""Notes in links: every kind of bot has a spelling of its own there, those to come as well."""

from importlib import reload

import pytest

from game.bots import levels
from game.bots.bot import Bot
from game.bots.greedy import Greedy
from game.core.registry import game_class
from game.shell.far import link_notes
from game.shell.seat import Seat

DUEL = game_class("duel").info.vocabulary


class Gambler(Greedy):
    """A bot that begins with the letter of another, as one to come may do."""

    id = "gambler"
    parameters = 1


def test_a_bot_to_come_shares_its_first_letter_with_another(monkeypatch: pytest.MonkeyPatch) -> None:
    more: dict[str, Bot] = {**levels.BOTS, "gambler": Gambler()}
    monkeypatch.setattr(levels, "BOTS", more)
    reload(link_notes)
    try:
        seats = tuple(Seat("", bot) for bot in ("gambler:30", "greedy", "gambler:7", "flat:100"))
        turn = link_notes.Turn("abc", seats, 0, "0" * link_notes.HEAD_LENGTH)
        note = link_notes.of_turn(turn, DUEL)
        assert note.parts["seats"] == "GAMBLER30gGAMBLER7f100"
        assert link_notes.read_turn(note, 4, 0, DUEL) == turn
    finally:
        monkeypatch.undo()
        reload(link_notes)


def test_todays_bots_are_spelled_as_links_have_them() -> None:
    assert link_notes.SIGNS == {
        "": "p",
        "far": "p",
        "level": "l",
        "random": "r",
        "greedy": "g",
        "flat": "f",
        "tree": "t",
    }
