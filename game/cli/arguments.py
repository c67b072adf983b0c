"""The commands and their arguments, as tables, and the parser made of them."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Never

from game.cli import measure, play, records, review
from game.cli.answer import Answer
from game.cli.problems import UsageProblem
from game.text.catalogue import LANGUAGES, N_, Texts


class Argument(NamedTuple):
    """An argument: its name or flag, what it is, and argparse's settings."""

    name: str
    about: str
    settings: Mapping[str, Any] = {}


class Command(NamedTuple):
    """A command: what it does, who carries it out, with which arguments."""

    name: str
    about: str
    run: Callable[[Namespace], Answer]
    arguments: tuple[Argument, ...]


def whole(text: str) -> int:
    """A whole number from 1."""
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 1_000_000):
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1 to 999999")
    return int(text)


def seconds(text: str) -> float:
    """A time to measure."""
    if not (text.isascii() and text.replace(".", "", 1).isdigit() and 0 < float(text) <= 3600):
        raise ArgumentTypeError(f"{text!r} is not a number of seconds up to 3600")
    return float(text)


GAME = Argument("game", N_("the id of a game, as `list` shows it"), {"metavar": "GAME"})
FILE = Argument(
    "file",
    N_("a file with a record as text or as a link, or the link itself; - is standard input"),
    {"metavar": "FILE"},
)
SETUP = (
    Argument(
        "--players", N_("number of players (default: the fewest possible)"), {"type": whole, "metavar": "N"}
    ),
    Argument("--seed", N_("up to 24 letters and digits (default: random)"), {"metavar": "S"}),
    Argument(
        "--option",
        N_("an option of the game; may be given more than once"),
        {"action": "append", "default": [], "metavar": "KEY=VALUE"},
    ),
    Argument(
        "--box",
        N_("values that differ in the box, with commas between them: burial_b.0=9,single=2"),
        {"metavar": "VALUES"},
    ),
)
SEATS = Argument(
    "--seats",
    N_(
        "human, level:1 to level:7, level:3:mason with a character, random, greedy, flat:200 or tree:500 for "
        "each seat, separated by commas"
    ),
)
FROM = Argument(
    "--from",
    N_("go on with this record: a file, its text, or a link to it"),
    {"metavar": "RECORD", "dest": "file"},
)
MOVE = Argument(
    "--move", N_("the position after this many moves (default: all)"), {"type": int, "metavar": "N"}
)
DEAL = Argument("--deal", N_("the deal alone, without the moves"), {"action": "store_true"})
LEVEL = Argument("--level", N_("the bot that judges, and its iterations: flat:400"), {"metavar": "LEVEL"})
AT = Argument("--at", N_("open the game after this many moves"), {"type": int, "metavar": "N"})
LINK = Argument("link", N_("a link, or the part of it after the #"), {"metavar": "LINK"})
DEPTH = Argument("--depth", N_("how many moves deep"), {"type": whole, "required": True, "metavar": "D"})
SECONDS = Argument("--seconds", N_("how long to measure"), {"type": seconds, "default": 3.0, "metavar": "T"})

COMMANDS = (
    Command("list", N_("the games with their players and options"), records.list_games, ()),
    Command("new", N_("print the record of a new game"), records.new, (GAME, *SETUP)),
    Command(
        "play",
        N_("play in the terminal; if only bots play, the record is printed at the end"),
        play.play,
        (GAME._replace(settings={"metavar": "GAME", "nargs": "?"}), SEATS, FROM, *SETUP),
    ),
    Command("show", N_("the position a record leads to, with its points"), records.show, (FILE,)),
    Command(
        "position", N_("a record that starts from a position of another"), records.position, (FILE, MOVE)
    ),
    Command("link", N_("the link to a record"), records.link, (FILE, DEAL, AT)),
    Command(
        "replay",
        N_("a replay file: the drawn game, to be shown in a page without the game itself"),
        records.replay,
        (FILE,),
    ),
    Command(
        "review",
        N_("what each decision of a game gave away and what chance did"),
        review.review,
        (FILE, LEVEL),
    ),
    Command("open", N_("the record in a link"), records.open_link, (LINK,)),
    Command(
        "perft",
        N_("count the sequences of listed moves of every length; those with numbers, as pulls, are left out"),
        measure.perft,
        (GAME, DEPTH, *SETUP),
    ),
    Command("bench", N_("play random games and report the speed"), measure.bench, (GAME, SECONDS, *SETUP)),
)
EVERYWHERE = (
    Argument("--json", N_("answer with one JSON object"), {"action": "store_true"}),
    Argument("--lang", N_("the language (default: that of the environment)"), {"choices": list(LANGUAGES)}),
)


class Parser(ArgumentParser):
    """A parser that raises what is wrong instead of printing the usage."""

    def error(self, message: str) -> Never:
        """One line, as for every other bad input."""
        raise UsageProblem(message, "usage")


def make_parser(t: Texts) -> Parser:
    """The parser of all commands, its help in the language of the texts."""
    parser = Parser(prog=_prog(), description=t("Baumeister on the command line."), allow_abbrev=False)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        about = t(command.about)
        sub = commands.add_parser(command.name, help=about, description=about, allow_abbrev=False)
        _add(sub, t, (*command.arguments, *EVERYWHERE))
        sub.set_defaults(run=command.run)
    return parser


def _add(parser: ArgumentParser, t: Texts, arguments: Sequence[Argument]) -> None:
    for argument in arguments:
        parser.add_argument(argument.name, help=t(argument.about), **argument.settings)


def _prog() -> str:
    program = Path(sys.argv[0]).name
    return "python3 -m game" if program == "__main__.py" else program
