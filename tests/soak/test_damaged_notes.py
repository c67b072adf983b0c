"""10,000 damaged links of each kind of note: each opens or is told as a problem, and nothing is lost."""

import random
from collections import Counter
from functools import cache

import pytest

from game.core.link import NOTES, _check, noted_link, open_link
from game.core.match import Match
from game.shell.link_notes import Claim, Turn, of_claim, of_turn
from game.shell.messages import Opened
from game.shell.page import page
from game.shell.play import FAR, Answer, Seat
from game.shell.remote import heads
from tests.amount import tried
from tests.shell.desk import Desk
from tests.soak.damage import damaged, games

COUNT, CHUNKS, EVERY = 10_000, 20, 500  # of so many, as many pages are drawn as there are chunks
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
        if kind.startswith("turn"):
            past = match.plies // 2
            said = Answer(match.plies, (0,), record.actions[:3]) if kind == "turn2" else None
            turn = Turn("abc123", seats, past, heads(record, "abc123")[past], (said,) if said else ())
            note = of_turn(turn, match.game.info.vocabulary)
        else:
            points = tuple(match.game.scores(match.state))
            note = of_claim(Claim(points, tuple(match.outcome.winners), seats))
        made.append(noted_link(record, note))
    return made


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
    opened = {"turn1": "new", "turn2": "new", "result1": "card"}[kind]
    assert {opened, "link", "names", "seats"} <= set(found)


@pytest.mark.parametrize("kind", NOTES)
def test_undamaged_ones_open(kind: str) -> None:
    for link in links(kind):
        assert open_link(link).at is not None
        assert Desk(fragment=f"#{link}").layer in {"new", "card", "result"}
