"""What the shell shows, announces and refuses in German has no English in it (see conftest)."""

from random import Random

import pytest

from game.core.registry import LISTINGS
from game.shell.effects import Announce
from game.shell.messages import Act
from tests.shell.desk import Desk, new_game

SCENES = (
    *("settings", "saves", "log", "points", "rules", "result", "share", "embed:frame-replay"),
    *("keys", "open-link", "new:duel"),
)
OVER = ("place 1 1", "place 1 2", "unload R1")  # chance has shown new tiles then


def test_all_that_lies_on_a_table_is_said_in_german() -> None:
    desk = new_game(level=1, desk=Desk(language="de")).act("place 1 1").answer()
    for scene in SCENES:
        desk.do(scene, "close")
    for scene in ("lobby", "saves", "puzzles", "daily", "statistics"):
        desk.do(scene)
    assert desk.model.settings.language == "de"


def test_what_is_refused_is_announced_in_german() -> None:
    desk = new_game(desk=Desk(language="de")).act(*OVER).do("undo")
    said = [wish.text for wish in desk.wishes if isinstance(wish, Announce)]
    assert said[-1].startswith("Seitdem wurde etwas Neues aufgedeckt")


STEPS = 12


@pytest.mark.parametrize("game", LISTINGS)
def test_another_language_in_the_middle_of_a_choice_leaves_it_open(game: str) -> None:
    """All along a game: what is begun stays begun, the same can be chosen, all of it is said in German."""
    desk, source = Desk().do(f"new:{game}"), Random(game)
    people = {f"seat_{seat}_level": "0" for seat in range(len(desk.model.draft.seats))}
    desk.fill(seed="switch", **people).do("start")
    for _ in range(STEPS):
        if desk.layer == "hand-over":
            desk.do("ready")
        if desk.play.match.over:
            break
        choice = source.choice(desk.play.match.legal).text
        if len(choice.split()) > 2:
            desk.act(choice.rsplit(" ", 1)[0])
        before = _open(desk)
        assert _open(desk.do("language:de")) == before
        desk.do("language:en").deliver(Act(choice))


def _open(desk: Desk) -> tuple[object, ...]:
    """What is begun, and what can be chosen."""
    return desk.play.match.record, desk.play.start, [action.text for action in desk.play.legal]
