"""Whatever a page offers is something the shell answers."""

import re
from collections.abc import Iterator

from game.shell.page import page
from game.shell.preferences import CHOICES
from game.shell.update import COMMANDS
from tests.shell.desk import SWAP, Desk, at, new_game

FIELDS = re.compile(r"seat-\d-(name|kind|level)|option-[a-z]+|seed|link")
SCENES = (
    *("settings", "saves", "log", "points", "rules", "result", "share", "embed:frame-replay"),
    *("keys", "open-link", "new:duel"),
)


def pages() -> Iterator[str]:
    desk = new_game(level=1).act("place 1 1")
    yield page(desk.model).html()
    yield page(desk.answer().model).html()
    for scene in SCENES:
        yield page(desk.do(scene).model).html()
        desk.do("close")
    yield page(desk.do("goto:1").model).html()
    yield page(at(SWAP).act("play SWAP", "swap R2 1").model).html()
    yield page(Desk(fragment="#duel-1").model).html()
    yield page(Desk({"game.bad": "{", "open": "bad"}).model).html()
    yield page(desk.do("lobby", "saves").model).html()
    desk = new_game()
    desk.refuses = "full"
    yield page(desk.act("place 1 1").model).html()
    desk.refuses = "conflict"
    yield page(desk.act("place 2 2").model).html()


def test_every_command_and_field_is_known() -> None:
    for html in pages():
        for command in re.findall(r'data-cmd="([^":]*)', html):
            assert command in COMMANDS
        for field in re.findall(r'data-field="([^"]*)"', html):
            assert FIELDS.fullmatch(field) or field in CHOICES
        for act in re.findall(r'data-act="([^"]*)"', html):
            assert act
