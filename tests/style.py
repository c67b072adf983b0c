"""The style of what is written: ruff over Python, stylelint over the style sheets."""

import subprocess
import sys

from game.publish.install import node
from game.publish.paths import NODE_MODULES, ROOT

SHEETS = ("static/css/**/*.css", "static/*.css")
STYLELINT = NODE_MODULES / "stylelint" / "bin" / "stylelint.mjs"


def main() -> int:
    """Both are run, so that one sees all there is to mend."""
    ruff = [sys.executable, "-m", "ruff", "check", "--output-format=concise", "."]
    stylelint = [node(), str(STYLELINT), *SHEETS]
    codes = [subprocess.run(command, cwd=ROOT, check=False).returncode for command in (ruff, stylelint)]
    return int(any(codes))


if __name__ == "__main__":
    sys.exit(main())
