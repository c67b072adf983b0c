"""`python3 -m tests.bench [--rounds N] [--keep] [NAME …]`: sets itself up as the tests do and measures."""

import sys

from tests import machine


def main() -> int:
    try:
        machine.make_venv()
        machine.make_browser()
        machine.make_runtime()
    except machine.SetupError as error:
        print(error, file=sys.stderr)
        return 2
    return machine.run(["-m", "tests.bench.table", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
