"""What all tables of the docs are made of."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from game.text.catalogue import texts
from game.text.games import title
from tests.measured import NOT_RECORDED, Run

RUN = ("measured", "commit", "machine", "command")
Runs = Mapping[str, Run]


def table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    return "".join(f"| {' | '.join(line)} |\n" for line in (head, ["---"] * len(head), *lines))


def provenance(measured: Iterable[Run]) -> str:
    """Below a table, a sentence for all commands of one day, commit and machine."""
    told: dict[tuple[str, str, str], dict[str, None]] = {}
    for run in measured:
        told.setdefault((run.date, code(run.commit), run.machine), {})[code(run.command)] = None
    return "".join(
        f"\nMeasured on {date}, commit {commit}. Machine: {machine}. Command: {', '.join(commands)}.\n"
        for (date, commit, machine), commands in told.items()
    )


def ran(run: Run) -> Sequence[str]:
    """The cells that tell of a run, below RUN."""
    return (run.date, code(run.commit), run.machine, code(run.command))


def code(text: str) -> str:
    return text if text == NOT_RECORDED else f"`{text}`"


def of_kind(kind: str, found: Runs) -> Iterator[tuple[str, Run]]:
    return ((name, run) for name, run in found.items() if name.startswith(f"{kind}: "))


def game_of(row: Mapping[str, object]) -> str:
    game = str(row["game"])
    return f"{title(texts('en', game), game)} for {row['players']}"
