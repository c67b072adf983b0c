#!/usr/bin/env python3
"""Serve the game on this computer, or build the folder for a static host."""

import argparse
import re
import sys
import webbrowser
from functools import partial
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - said here, before an import fails on it
    sys.exit("Python is too old.\nStart again with Python 3.11 or newer.")

from game.publish.build import build
from game.publish.onefile import one_file
from game.publish.problem import PublishError
from game.publish.server import Server
from game.publish.site import make_site

GOES_WITH = {"origin": "build", "compress": "build", "address": "onefile"}


def main() -> int:
    arguments = _arguments()
    try:
        if arguments.build:
            size = build(arguments.build, arguments.origin, arguments.compress)
            print(f"{arguments.build}: {size / 1e6:.1f} MB, ready for any static host.")
        elif arguments.onefile:
            size = one_file(arguments.onefile, arguments.address)
            print(f"{arguments.onefile}: {size / 1e6:.1f} MB, opens by itself, without any host.")
        else:
            _serve(arguments.port, arguments.open)
    except PublishError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{error.filename or 'This machine'}: {error.strerror or error}.", file=sys.stderr)
        print("Mend that and start again.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print()
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=_port, default=8000, metavar="N", help="port to serve on (8000)")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    written = parser.add_mutually_exclusive_group()
    written.add_argument("--build", type=Path, metavar="DIR", help="write the folder to host, and stop")
    parser.add_argument(
        "--origin", default="", metavar="URL", help="of the host of a build, for sandboxed frames in Safari"
    )
    parser.add_argument(
        "--compress", action="store_true", help="write .br and .gz copies beside a build's files"
    )
    written.add_argument(
        "--onefile", type=Path, metavar="OUT.html", help="write the whole page as one file, and stop"
    )
    parser.add_argument(
        "--address", default="", metavar="URL", help="where the links lead that are made in the one file"
    )
    arguments = parser.parse_args()
    for option, needed in GOES_WITH.items():
        if getattr(arguments, option) and not getattr(arguments, needed):
            parser.error(f"--{option} goes with --{needed} only")
    return arguments


def _port(text: str) -> int:
    if not re.fullmatch("[0-9]{1,5}", text) or int(text) >= 1 << 16:
        raise argparse.ArgumentTypeError(f"{text} is no port")
    return int(text)


def _serve(port: int, open_page: bool) -> None:
    server = Server(port, partial(make_site, fresh=True))
    print(f"Baumeister is at {server.url}  (Ctrl+C ends it)", flush=True)
    if open_page:
        webbrowser.open(server.url)
    server.serve_forever()


if __name__ == "__main__":
    sys.exit(main())
