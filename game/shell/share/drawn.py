"""A game as drawn steps: one for the picture in an embed's link, all for a replay that needs no interpreter.

A step is the markup of the shown parts, cut before every tag. The pieces stand once in a list and a step is
their numbers: from step to step nearly the same numbers follow each other, and deflating leaves little.
"""

import json
import re
import zlib
from binascii import b2a_base64
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from game.core.link import CHECK_LENGTH, reopened, replay_link, setup_link
from game.core.match import Match
from game.shell.model import Model
from game.shell.play import Play, shown_at
from game.shell.seat import Seat
from game.shell.table.annotating import annotation
from game.shell.table.opened import OpenGame, seen
from game.shell.words import happened, outcome
from game.text.catalogue import Texts
from game.views.games import drawn
from game.views.markup import el, join
from game.views.still import still

VERSION = 1
PIECE = re.compile("(?=<)")


class Step(NamedTuple):
    """A position as drawn, and the sentences of what led to it."""

    markup: str
    said: str


def step(model: Model, ply: int) -> Step:
    """The open game after so many decisions, as whoever opens its link sees it."""
    assert model.play is not None
    alone = model.play.at_rest(id="", at=shown_at(model.play.match, ply), holder=None, counted=None)
    opened = OpenGame(replace(model, play=alone))
    parts = drawn(opened.box, seen(opened))
    shown = join(
        el("div", {"data-part": name}, still(markup))
        for name, markup in (("status", parts.status), ("board", parts.board))
    )
    return Step(str(shown), said(opened.t, opened.play, ply))


def said(t: Texts, play: Play, ply: int) -> str:
    """What the last of so many decisions did, and what was noted there; at the end also who has won."""
    deeds = happened(t, play, ply - 1) if ply else (t("The start of the game"),)
    ending = (outcome(t, play),) if ply == play.match.plies and play.match.over else ()
    text = annotation(play, ply)
    noted = (t("Note: {text}", text=text),) if text else ()
    return " ".join((*deeds, *ending, *noted))


def rounds(match: Match) -> list[int]:
    """After how many decisions a round begins: as told, else where the first player's turn comes again."""
    told = [event.move or 0 for event in match.told if event.kind == "round"]
    if told:
        return sorted({0, *(move + 1 if move else 0 for move in told)})
    turns = [(player, next(run)) for player, run in groupby(range(match.plies), key=match.mover)]
    return [ply for player, ply in turns if player == match.mover(0)]


def packed(model: Model, steps: Sequence[Step], first: int = 0) -> str:
    """Steps as one word of letters, digits, hyphens and low lines; the first is after `first` decisions."""
    assert model.play is not None
    match, pieces = model.play.match, dict[str, int]()
    numbers = [[pieces.setdefault(piece, len(pieces)) for piece in _pieces(step.markup)] for step in steps]
    data = {
        "baumeister": VERSION,
        "game": match.setup.game,
        "lang": model.settings.language,
        "first": first,
        "all": match.plies,
        "rounds": [ply for ply in rounds(match) if first <= ply < first + len(steps)],
        "checks": "".join(_checks(match, range(first, first + len(steps)))),
        "ended": ended(match) if match.over else None,
        "said": [step.said for step in steps],
        "steps": numbers,
        "pieces": list(pieces),
    }
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    word = b2a_base64(zlib.compress(text.encode(), 9), newline=False).decode()
    return word.rstrip("=").translate({ord("+"): "-", ord("/"): "_"})


def _checks(match: Match, plies: Iterable[int]) -> Iterable[str]:
    """The check letters of the links to these positions."""
    whole = link(match, 0)
    return (reopened(whole, ply)[-CHECK_LENGTH:] for ply in plies if match.plies)


def ended(match: Match) -> dict[str, list[int]]:
    """Who has won, and the points by seat."""
    return {"winners": list(match.outcome.winners), "points": list(match.game.scores(match.state))}


def _pieces(markup: str) -> Iterable[str]:
    return (piece for piece in PIECE.split(markup) if piece)


def picture(model: Model) -> str:
    """The position on the screen, for the link of an embed."""
    assert model.play is not None
    return packed(model, [step(model, model.play.ply)], model.play.ply)


def replay(model: Model) -> str:
    """The whole game, from its start."""
    assert model.play is not None
    return packed(model, [step(model, ply) for ply in range(model.play.match.plies + 1)])


def looked_at(match: Match, language: str) -> Model:
    """A game that nobody here plays, as one from a link."""
    model = Model(play=Play("", match, (Seat(),) * match.game.players))
    return replace(model, settings=replace(model.settings, language=language))


def link(match: Match, ply: int) -> str:
    """The link to a game, opened after so many decisions; without any, to its deal."""
    return replay_link(match.record, ply) if match.plies else setup_link(match.setup)


def replay_file(match: Match, word: str) -> str:
    """The text of a replay file: the link to the game, and the game drawn."""
    return json.dumps({"baumeister": VERSION, "link": link(match, 0), "drawn": word}) + "\n"
