"""Notes of one's own at the positions of a game, kept with its save."""

from dataclasses import replace

from game.core.match import Match
from game.shell.kept.saves import LONGEST_NOTE
from game.shell.model import Model
from game.shell.play import Annotation, Play
from game.shell.results import Result, done

FIELD = "annotation"


def annotation(play: Play, ply: int) -> str:
    """What was written at the position after so many decisions."""
    deed = _deed(play.match, ply)
    return next((each.text for each in play.annotations if (each.ply, each.deed) == (ply, deed)), "")


def write(model: Model, _: str, value: str) -> Result:
    """The note at the position shown is what was typed; without a word there is none."""
    play = model.play
    if play is None or not play.writable:
        return done(model)
    place = play.ply, _deed(play.match, play.ply)
    text = value[:LONGEST_NOTE]
    others = [each for each in play.annotations if (each.ply, each.deed) != place]
    written = [Annotation(*place, text)] if text.strip() else []
    return done(replace(model, play=replace(play, annotations=tuple(sorted([*others, *written])))))


def _deed(match: Match, ply: int) -> str:
    return match.action(ply - 1).text if ply else ""


FIELDS = {FIELD: write}
