"""Links of earlier rules open with the youngest release that speaks them, and lead where they led."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from game.core.registry import game_class
from game.publish import archive, release
from game.publish.install import install
from game.publish.paths import RELEASES
from game.shell.releases import speaker

HERE = Path(__file__).parent
LINES = [line.split() for line in (HERE / "links.txt").read_text("utf-8").splitlines()]


def rules(line: Sequence[str]) -> tuple[str, int]:
    """The game and the version of its rules that a kept line is about."""
    game, version, *_ = line[1].split("-")
    return game, int(version)


def earlier(line: Sequence[str]) -> bool:
    game, version = rules(line)
    return version != game_class(game).info.version


def opened(wheel: Path, lines: Sequence[Sequence[str]], folder: Path) -> None:
    """The release in the wheel, and it alone, opens these links, in a process of its own."""
    command = [sys.executable, "-S", str(HERE / "course.py")]
    given = "".join(f"{deal} {replay}\n" for _, deal, _, replay in lines)
    environment = {"PYTHONPATH": str(wheel)}
    done = subprocess.run(
        command, input=given, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    led = [json.loads(line) for line in done.stdout.splitlines()]
    assert led == [[digest, True, True] for _, _, digest, _ in lines]


def test_links_of_earlier_rules_open_with_their_release(tmp_path: Path) -> None:
    for line in filter(earlier, LINES):
        found = speaker(archive.kept(), *rules(line))
        assert found, line[1]
        opened(RELEASES / found.wheel, [line], tmp_path)


def test_the_wheel_of_today_opens_every_link_of_its_rules(tmp_path: Path) -> None:
    install()
    wheel = tmp_path / "today.whl"
    wheel.write_bytes(release.wheel())
    opened(wheel, [line for line in LINES if not earlier(line)], tmp_path)


def test_there_are_links_for_all_rules_that_are_spoken() -> None:
    spoken = set(archive.speaks().items()).union(*(kept.speaks for kept in archive.kept()))
    assert spoken <= {rules(line) for line in LINES}
