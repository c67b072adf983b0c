"""The command `python3 -m tests.picture [shots OUT …]`: sets itself up as the tests do and takes pictures.

Without arguments the README's pictures; with `shots`, one of every screen at every size.
"""

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
    return machine.run(["-m", "tests.picture.take", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
