"""`main`: reads the command line, runs the command, prints its answer or one line of error."""

import json
import os
import sys
from collections.abc import Sequence
from io import BytesIO, TextIOWrapper
from itertools import pairwise

from game.cli.arguments import make_parser
from game.cli.problems import line
from game.core.errors import Problem
from game.text.catalogue import best_language, texts
from game.text.common import unbroken

OK, BAD_INPUT, INTERRUPTED = 0, 2, 130
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Returns the exit code: 0, 2 for bad input, 130 when interrupted."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    spoken = language(arguments)
    _replace_what_cannot_be_shown()
    sys.stdin = sys.stdin or TextIOWrapper(BytesIO(), "utf-8")  # closed by whoever started this
    try:
        return _run(arguments, spoken)
    except Problem as problem:
        print(line(problem, spoken), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):  # the reader has had enough, as `head` does
            return OK
        print(error, file=sys.stderr)
        return BAD_INPUT


def _run(arguments: list[str], spoken: str) -> int:
    options = make_parser(texts(spoken)).parse_args(arguments)
    options.lang = spoken
    answer = options.run(options)
    print(json.dumps(answer.data) if options.json else unbroken(answer.text).rstrip("\n"), flush=True)
    return OK


def language(arguments: Sequence[str]) -> str:
    """The language asked for by `--lang`, known before the rest is read; else that of the environment."""
    asked = [after for word, after in pairwise(arguments) if word == "--lang"]
    asked += [word.partition("=")[2] for word in arguments if word.startswith("--lang=")]
    if asked:
        return best_language(asked)
    tag = next((os.environ[name] for name in LOCALE_VARIABLES if os.environ.get(name)), "")
    return best_language([tag.partition(".")[0].replace("_", "-")])


def _replace_what_cannot_be_shown() -> None:
    """A terminal without our letters shows question marks instead of failing."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
