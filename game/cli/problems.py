"""What can be wrong with a command line, in one line that names the entry or field."""

from game.core.errors import Problem
from game.text import common
from game.text.catalogue import N_, texts

SENTENCES = {
    "bad_pair": N_("“{value}” is not of the form KEY=VALUE."),
    "ended_early": N_("The input ended before the game did."),
    "file_exists": N_("There is already a file “{path}”. Choose another name."),
    "nothing_given": N_("Name a game, or a record with --from."),
    "in_record": N_("The record already says that."),
    "missing_name": N_("Name a file: save FILE."),
    "not_utf8": N_("This is not UTF-8 text."),
    "other_game": N_("The record is of the game “{value}”."),
    "seat_count": N_("{count} seats are given for {players} players."),
    "too_many_bytes": N_("It is longer than {most} bytes."),
    "unknown_bot": N_("“{value}” is not a seat. Known seats: human, {known}."),
    "unreadable": N_("“{path}” cannot be read: {why}."),
    "unwritable": N_("“{path}” cannot be written: {why}."),
}


class UsageProblem(Problem):
    """A command line that cannot be understood; argparse has said why, naming the argument."""


def line(problem: Problem, language: str) -> str:
    """The line of error, the field as it is spelled in records and arguments."""
    if isinstance(problem, UsageProblem):
        return " ".join(problem.field.split())
    return f"{problem.field}: {' '.join(complaint(problem, language).split())}"


def complaint(problem: Problem, language: str) -> str:
    """What is wrong; a refusal is told in the words of its game."""
    if sentence := SENTENCES.get(problem.reason):
        return texts(language)(sentence, **problem.params)
    game = problem.params.get("game")
    return common.complaint(texts(language, str(game) if game else None), problem)
