"""What the practice yard costs beside the machinery of all games: `python3 -m tests.desk yard [CHECKOUT]`.

Lines of a checkout, this one if none is named, of its own rooms and of what serves nothing else; files of the
shell that name practice; and the bytes of a script that only some games need but every page loads.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.desk.sentences import ROOT

OWN = (  # its rules, words and drawings
    *("game/games/yard/*.py", "game/views/yard/*.py", "game/text/yard/*.py", "game/cli/pictures/yard.py"),
    *("game/games/abusir/yard.py", "game/views/abusir/yard*.py", "game/text/abusir/yard.py"),
    "game/games/abusir/sled/practice.py",
)
AROUND = (  # of core, words and shell, for it alone
    *("game/core/practice.py", "game/text/practice.py", "game/shell/practising.py"),
    *("game/shell/practice.py", "game/shell/screens/practice.py"),
)
NAMED = re.compile(r"\b(?:practice|practising|ground|has_ground|practised_by)\b")
LOADED_FIRST = re.compile(r"^\"\./(static/js/[\w.]+)\"", re.MULTILINE)


def lines(root: Path, patterns: Sequence[str]) -> int:
    """Lines of these files."""
    return sum(len(path.read_text("utf-8").splitlines()) for each in patterns for path in root.glob(each))


def naming(root: Path) -> Iterator[Path]:
    """Files of the shell that name practice in their code."""
    for path in sorted((root / "game/shell").rglob("*.py")):
        if NAMED.search(path.read_text("utf-8")):
            yield path


def first(root: Path) -> int:
    """Bytes of our scripts that every page loads with its interpreter."""
    named = LOADED_FIRST.findall((root / "pyscript.toml").read_text("utf-8"))
    return sum((root / path).stat().st_size for path in named)


def main(arguments: Sequence[str]) -> int:
    root = Path(arguments[0]) if arguments else ROOT
    print(f"{'lines of its rules, words and drawings':45} {lines(root, OWN):6}")
    print(f"{'lines around it in core, words and shell':45} {lines(root, AROUND):6}")
    print(f"{'files of the shell that name practice':45} {len(list(naming(root))):6}")
    print(f"{'bytes of scripts every page loads':45} {first(root):6}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
