"""The extra `envs` brings all that the environments need; the commands of the laboratory begin with it."""

import re
import subprocess
import sys
import tomllib

from tests.machine import ROOT

EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
BROUGHT_BY = {"sb3_contrib": ("torch", "stable_baselines3")}
# What is None among the modules cannot be imported.
WITHOUT = """
import sys
from importlib import import_module
from pkgutil import iter_modules
sys.modules.update(dict.fromkeys({absent!r}))
import game.lab.envs
for module in iter_modules(game.lab.envs.__path__):
    import_module("game.lab.envs." + module.name)
from game.lab.commands import main
main(["--help"])
"""


def packages(extra: str) -> set[str]:
    """What an extra brings, with the other ones of ours that it names."""
    found = set()
    for wanted in EXTRAS[extra]:
        ours = re.match(r"baumeister\[(\w+)\]", wanted)
        name = re.match(r"[\w-]+", wanted)
        assert name
        found |= packages(ours[1]) if ours else {name[0].replace("-", "_")}
    return found


def test_one_extra_is_enough() -> None:
    others = {name for extra in EXTRAS for name in packages(extra)} - packages("envs")
    absent = sorted(others.union(*(BROUGHT_BY.get(name, ()) for name in others)))
    assert {"distributed", "playwright", "pyarrow", "torch"} < {*absent}
    command = [sys.executable, "-c", WITHOUT.format(absent=absent)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "envs-check" in done.stdout
