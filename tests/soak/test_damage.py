"""10,000 damaged links and 10,000 damaged records: each is read as a record or told as a problem."""

import random
from collections import Counter

import pytest

from game.core.errors import Problem
from game.core.link import Linked, _check, open_link, replay_link, setup_link
from game.core.match import Match
from game.core.record import Record, from_text, to_text
from tests.amount import tried
from tests.helpers import read_or_problem
from tests.soak.damage import damaged, games

COUNT, CHUNKS = 10_000, 20


RECORDS = games()


def played(record: Record) -> Record:
    """The record as its match tells it."""
    return Match(record).record


@pytest.mark.parametrize("chunk", tried(CHUNKS))
def test_a_damaged_link_is_nothing_worse_than_a_problem(chunk: int) -> None:
    source, reasons = random.Random(chunk), Counter[str]()
    for number in range(chunk, COUNT, CHUNKS):
        record = RECORDS[number % len(RECORDS)]
        link = source.choice([setup_link(record), replay_link(record), replay_link(record, 0)])
        sent = damaged(link, source)
        result = read_or_problem(open_link, sent)
        reasons[result.reason if isinstance(result, Problem) else "opened"] += sent != link
    assert reasons["opened"] <= reasons.total() / 100  # a blank beside the link does no harm
    assert reasons["bad_check"] > 0


@pytest.mark.parametrize("chunk", tried(CHUNKS))
def test_a_damaged_link_with_fitting_check_letters_is_nothing_worse_either(chunk: int) -> None:
    source, reasons = random.Random(chunk), Counter[str]()
    for number in range(chunk, COUNT, CHUNKS):
        record = RECORDS[number % len(RECORDS)]
        body = damaged(replay_link(record).rpartition("-")[0], source)
        result = read_or_problem(open_link, f"{body}-{_check(body)}")
        if isinstance(result, Linked):
            assert played(result.record) == result.record
        reasons[result.reason if isinstance(result, Problem) else "opened"] += 1
    assert {"illegal_action", "bad_number", "opened"} <= set(reasons)


@pytest.mark.parametrize("chunk", tried(CHUNKS))
def test_a_damaged_record_is_nothing_worse_than_a_problem(chunk: int) -> None:
    source, reasons = random.Random(chunk), Counter[str]()
    for number in range(chunk, COUNT, CHUNKS):
        text = damaged(to_text(RECORDS[number % len(RECORDS)]), source)
        read = read_or_problem(from_text, text)
        if isinstance(read, Record):
            match, problem = Match.playable(read)
            assert from_text(to_text(match.record)) == match.record
            assert problem is None or problem.field == f"entry {match.plies + 1}"
        reasons[read.reason if isinstance(read, Problem) else "read"] += 1
    assert {"unknown_action", "missing_line", "read"} <= set(reasons)
