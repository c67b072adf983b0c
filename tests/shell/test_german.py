"""What the shell shows, announces and refuses in German has no English in it (see conftest)."""

from game.shell.effects import Announce
from tests.shell.desk import Desk, new_game
from tests.shell.test_commands import SCENES

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
    assert said[-1].startswith("Seitdem hat der Zufall etwas gezeigt")
