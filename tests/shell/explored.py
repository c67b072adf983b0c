"""A finished Duel with moves tried from a position of it."""

import json

from game.core.match import Match
from game.core.record import new_record
from game.shell.kept.saves import saved_text
from game.shell.play import Branch, Play
from game.shell.seat import Seat
from tests.helpers import random_match
from tests.shell.desk import Desk

WHOLE = random_match(new_record("duel", 2, {"start": "first"}, "reviewed"), 3)
SEATS = (Seat("Ada"), Seat("", "level:3"))
PLY = next(n for n in range(20, WHOLE.plies) if len(WHOLE.until(n).legal) > 6)


def finished(match: Match = WHOLE, **more: object) -> Desk:
    """A saved game that is over is open."""
    play = Play("whole", match, (SEATS * 3)[: match.game.players])
    data = {**json.loads(saved_text(play, "2026-03-01 14:05")), **more}
    return Desk({"game.whole": json.dumps(data), "open": "whole"})


def explored(ply: int = PLY, match: Match = WHOLE) -> Desk:
    return finished(match).do("close", f"goto:{ply}", "explore")


def others(desk: Desk) -> list[str]:
    """What can be done other than what was played."""
    played = WHOLE.action(desk.play.match.plies).text
    return [action.text for action in desk.play.match.legal if action.text != played]


def tried(desk: Desk) -> list[Branch]:
    saved = json.loads(desk.storage["game.whole"])
    return [Branch(ply, tuple(moves)) for ply, moves in saved.get("branches", [])]
