"""The twelve lines of the docs run and so does the notebook; the table of spaces is as they are."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from game.core.registry import LISTINGS
from game.lab.envs import GAMES, openspiel
from game.lab.envs.dealing import Dealt
from game.lab.envs.gymnasium import env_id
from game.lab.envs.pettingzoo import BaumeisterEnv

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "environments.md").read_text("utf-8")
NOTEBOOK = DOCS / "first_steps.py"
TWELVE = re.compile(r"<!-- twelve lines -->\n```python\n(.*?)```", re.DOTALL)


def test_the_twelve_lines_run() -> None:
    (lines,) = TWELVE.findall(PAGE)
    written = [line for line in lines.splitlines() if line]
    assert len(written) == 12
    names: dict[str, object] = {}
    exec(lines, names)
    dealt = names["dealt"]
    assert isinstance(dealt, Dealt)
    assert dealt.over


def test_the_table_has_every_game() -> None:
    for game in GAMES:
        env: Any = BaumeisterEnv(game)
        low, high = LISTINGS[game].seats
        seen = env.observation_space("player_0")["observation"].shape
        row = (
            f"`{game}`",
            str(low) if low == high else f"{low}–{high}",
            f"`{env_id(game)}`",
            str(env.dealt.choices.size),
            f"{seen[0]:,}",
        )
        assert f"| {' | '.join(row)} |" in PAGE


def test_options_that_are_named_have_the_sizes_that_are_told() -> None:
    (paragraph,) = re.findall(r"How many numbers an observation .*?\n\n", PAGE, re.DOTALL)
    told = re.findall(r"`(\{.*?\})` (\d+)", paragraph)
    assert len(told) == 2
    for options, size in told:
        assert BaumeisterEnv("imhotep", options=json.loads(options)).tensors.size == int(size)


def test_the_box_of_the_docs_is_one_of_openspiels_games() -> None:
    (written,) = re.findall(r"`(baumeister_duel\(edition=.*?\))`", PAGE)
    made: Any = openspiel.loaded(written)
    assert made.setup.game.edition == (("obelisk_a_most", "15"),)


def test_the_notebook_runs_with_few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAMES", "10")
    names: dict[str, Any] = {}
    exec(NOTEBOOK.read_text("utf-8"), names)
    assert len(names["curve"]) == 10
    assert names["dealt"].over
    assert names["weights"].any()
    assert 'pip install ".[envs]"' in PAGE
    assert NOTEBOOK.read_text("utf-8").startswith("# %% [markdown]\n")
