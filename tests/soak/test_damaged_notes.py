"""10,000 damaged links of each kind of note: each opens or is told as a problem, and nothing is lost."""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, partial

import pytest

from game.core.link import NOTES, Note, _check, encoded, noted_link, open_link
from game.core.match import Match
from game.core.record import Record
from game.core.registry import editor_of
from game.shell.far.link_notes import COUNTED, POSED, Claim, Turn, of_claim, of_turn
from game.shell.far.remote import heads
from game.shell.kept.sketches import counted
from game.shell.messages import Opened
from game.shell.page import page
from game.shell.play import Answer
from game.shell.seat import FAR, Seat
from tests.amount import tried
from tests.shell.desk import Desk
from tests.soak.damage import damaged, games

COUNT, CHUNKS, EVERY = 10_000, 20, 500  # of so many, as many pages are drawn as there are chunks
Seats = tuple[Seat, ...]
Made = tuple[Record, Note]
NAMES = ("Ada <b>", "Bärbel", "x", "", "李")
LAYERS = {"", "new", "bad-link", "card", "result", "fork"}


@cache
def links(kind: str) -> list[str]:
    made = []
    for record in games():
        if record.players == 1:  # nobody plays it from far away, or shares its result
            continue
        match = Match(record)
        seats = tuple(Seat(name, FAR) for name in NAMES[: record.players])
        if made_of := OF_A_KIND[kind](match, seats):
            made.append(noted_link(*made_of))
    return made


def _turn(match: Match, seats: Seats, answered: bool = False) -> Made:
    past = match.plies // 2
    said = (Answer(match.plies, (0,), match.record.actions[:3]),) if answered else ()
    turn = Turn("abc123", seats, past, heads(match.record, "abc123")[past], said)
    return match.record, of_turn(turn, match.game.info.vocabulary)


def _claim(match: Match, seats: Seats) -> Made:
    points = tuple(match.game.scores(match.state))
    return match.record, of_claim(Claim(points, tuple(match.outcome.winners), seats))


def _table(match: Match, seats: Seats) -> Made | None:
    """The end as if it lay on a real table."""
    if not (match.over and editor_of(match.game)):
        return None
    laid = counted(replace(match.setup, position=match.game.write(match.state)))
    points = tuple(laid.game.scores(laid.state))
    return laid.setup, of_claim(Claim(points, tuple(laid.outcome.winners), seats), COUNTED)


def _puzzle(match: Match, seats: Seats) -> Made | None:
    """The first position in which there is a choice, with two of its moves as the best."""
    at = next((ply for ply in range(match.plies) if match.until(ply).chooses), None)
    if at is None or len(match.until(at).legal) < 2:
        return None
    record, vocabulary = match.until(at).record, match.game.info.vocabulary
    best, following = (encoded(vocabulary, [action.text]) for action in match.until(at).legal[:2])
    return record, Note(POSED, {"best": best, "next": following})


OF_A_KIND: Mapping[str, Callable[[Match, Seats], Made | None]] = {
    "turn1": _turn,
    "turn2": partial(_turn, answered=True),
    "result1": _claim,
    COUNTED: _table,
    POSED: _puzzle,
}
# What opens, and the parts whose faults are told.
OPENS = {
    **dict.fromkeys(("turn1", "turn2"), ("new", "names", "seats")),
    **dict.fromkeys(("result1", COUNTED), ("card", "names", "seats")),
    POSED: ("", "best", "next"),
}


@pytest.mark.parametrize("chunk", tried(CHUNKS))
@pytest.mark.parametrize("kind", NOTES)
def test_a_damaged_note_is_nothing_worse_than_a_problem(kind: str, chunk: int) -> None:
    source, found = random.Random(f"{kind}{chunk}"), Counter[str]()
    mine = Desk().do("play-now:duel")
    before, made = mine.storage.copy(), links(kind)
    for number in range(chunk, COUNT, CHUNKS):
        link = made[number % len(made)]
        head, _, note = link.rpartition("-")[0].partition(f"-{kind}-")
        whole = damaged(f"{head}-{kind}-{note}", source)
        body = f"{head}-{kind}-{damaged(note, source)}" if number % 3 else whole
        mine.deliver(Opened(f"#{body}-{_check(body)}"))
        problem = mine.model.link.problem if mine.layer == "bad-link" else None
        assert mine.layer in LAYERS
        assert mine.storage.keys() == before.keys()
        found[problem.field if problem else mine.layer] += 1
        if number % EVERY < CHUNKS:
            assert "Ada <b>" not in page(mine.model).html()
    assert {"link", *OPENS[kind]} <= set(found)


@pytest.mark.parametrize("kind", NOTES)
def test_undamaged_ones_open(kind: str) -> None:
    for link in links(kind):
        assert open_link(link).at is not None
        assert Desk(fragment=f"#{link}").layer in {"new", "card", "result", ""}
