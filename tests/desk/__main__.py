"""`python3 -m tests.desk NAME [...]`: sets itself up as the tests do and runs one of the desk's commands."""

import sys

from tests import machine

COMMANDS = {
    "texts": "bring the catalogues and the rules pages up to date with the sentences of the sources",
    "codes": "add new actions to the games' tables of codes, at the end",
    "icons": "draw the icons of the installed page from static/icon.svg",
    "figures": "write what was measured into the tables of docs/",
    "slices": "count the files that name each module and each side of Imhotep (--files: list them)",
    "styles": "count lines, rules, px values and names of the style sheets",
    "golden": "write what the recorded games lead to anew (--games: play them anew, too)",
    "mutants": "put ten faults into copies of the checkout, one a room, and see that the tests tell",
}


def main() -> int:
    name, *rest = sys.argv[1:] or [""]
    if name not in COMMANDS:
        print(*(f"{command:8} {about}" for command, about in COMMANDS.items()), sep="\n")
        return 0 if not name else 2
    try:
        machine.make_venv()
    except machine.SetupError as error:
        print(error, file=sys.stderr)
        return 2
    return machine.run(["-m", f"tests.desk.{name}", *rest])


if __name__ == "__main__":
    sys.exit(main())
