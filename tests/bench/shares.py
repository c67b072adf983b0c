"""What an iteration of Imhotep's tree is spent on: which function runs, asked a thousand times a second."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from signal import ITIMER_PROF, SIGPROF, setitimer, signal
from time import process_time
from types import FrameType

from tests.bench.figure import Figure
from tests.bench.speed import FIRST_MOVE, METERS

DEALS = ("Imhotep for 2", "Imhotep for 3", "Imhotep for 4", "all of Imhotep for 4")
SECONDS, EVERY = 2.0, 0.001  # of a core in a round; between two looks
TREE, COPY, OFFERS, DONE, LOOP, CHANCE, VALUE = SHARES = (
    "the tree itself",
    "copying the position",
    "what can be done",
    "doing it",
    "the loop of random moves",
    "chance",
    "the learned value",
)
# What counts for which share, by function, the outermost first; of other functions, by file.
FUNCTIONS = {
    "determinize": COPY,
    "actions": OFFERS,
    "resolve": DONE,
    "apply": DONE,
    "draw": CHANCE,
    "is_quiescent": LOOP,
    "promises": VALUE,
}
FILES = {
    "bots/tree.py": TREE,
    "bots/bot.py": TREE,
    "bots/leaf.py": VALUE,
    "bots/value.py": VALUE,
    "bots/playout.py": LOOP,
    "core/game.py": CHANCE,
    "core/steps.py": CHANCE,
}


def measure(rounds: int) -> Iterator[Figure]:
    """Shares of the tree's time at the first move, those of a deal summing up to a hundred."""
    for deal in DEALS:
        found = _looked_at(deal, rounds * SECONDS)
        for share in SHARES:
            yield Figure(f"{deal}: {share}", 100 * found[share] / found.total(), "%")


def _looked_at(deal: str, seconds: float) -> Counter[str]:
    """How often each share was met."""
    meter, found = METERS[FIRST_MOVE + deal](), Counter[str]()
    next(meter)
    with _looking(found):
        end = process_time() + seconds
        while process_time() < end:
            next(meter)
    return found


@contextmanager
def _looking(found: Counter[str]) -> Iterator[None]:
    """The clock that looks is the processor's."""

    def look(_: int, frame: FrameType | None) -> None:
        if share := _share(frame):
            found[share] += 1

    before = signal(SIGPROF, look)
    setitimer(ITIMER_PROF, EVERY, EVERY)
    try:
        yield
    finally:
        setitimer(ITIMER_PROF, 0)
        signal(SIGPROF, before)


def _share(frame: FrameType | None) -> str:
    """What the engine is at; empty outside it. An effect of a rule is in no other function: it is done."""
    share = named = ""
    while frame:
        code, frame = frame.f_code, frame.f_back
        _, _, file = code.co_filename.rpartition("/game/")
        share = share or FILES.get(file) or (DONE if file.startswith("games/") else "")
        named = FUNCTIONS.get(code.co_name, named) if file else named
    return named or share
