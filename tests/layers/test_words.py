"""What must not stand in the repository: registries' hosts, one machine's paths, marks of unfinished work."""

import re
from pathlib import Path

import pytest

from tests.layers.sources import ROOT, files, label

BINARY = {".gif", ".ico", ".jpg", ".mo", ".npz", ".png", ".whl", ".woff2"}
HERE = Path(__file__)  # holds the words it looks for

HOSTS = r"(?:pypi|pythonhosted|npmjs|jsdelivr|unpkg|cdnjs|cloudflare|anaconda)\.(?:org|com|net)"
MACHINE = r"(?<![\w.*/-])/(?:home|opt|private|root|tmp|Users|usr|work)/"
UNFINISHED = r"\b(?:TODO|FIXME|XXX|HACK)\b|not implemented"
EVASIONS = (
    r"#\s*type:\s*ignore|pytest\.(?:mark\.)?(?:skip|xfail|importorskip)"
    r"|except(?:\s+(?:Base)?Exception)?:\s*(?:pass)?$"
)
# The one skip: where a machine cannot have Firefox or WebKit, the test command counts and tells it.
EXCUSED = ['tests/browsers/conftest.py: pytest.skip(f"{MISSING} {name}, and it could not be installed")']
INSIDE_PYODIDE = {  # has folders of its own
    "game/publish/packing/pack.mjs",
    "game/publish/packing/pack_inside.py",
}


def lines_with(pattern: str, text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if re.search(pattern, line)]


def found(pattern: str, *suffixes: str) -> list[str]:
    texts = [p for p in files() if p != HERE and p.suffix not in BINARY]
    chosen = [p for p in texts if not suffixes or p.suffix in suffixes]
    return [f"{label(p)}: {line[:160]}" for p in chosen for line in lines_with(pattern, p.read_text("utf-8"))]


def test_no_registry_is_named() -> None:
    assert found(HOSTS) == []


def test_no_path_of_one_machine_is_named() -> None:
    lines = [line for line in found(MACHINE) if line.partition(":")[0] not in INSIDE_PYODIDE]
    assert [line for line in lines if "#!/usr/bin/env" not in line] == []


def test_nothing_is_marked_unfinished() -> None:
    assert found(UNFINISHED, ".py", ".js", ".mjs", ".css", ".html", ".toml") == []


def test_nothing_evades_a_check() -> None:
    assert found(EVASIONS, ".py") == EXCUSED


def test_the_lock_of_packages_names_no_place() -> None:
    lock = (ROOT / "package-lock.json").read_text("utf-8")
    assert lines_with(r'"resolved"|https?://(?!.*(?:fund|patron|sponsor))', lock) == []


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (HOSTS, "https://registry.npmjs.org/morphdom"),
        (HOSTS, "index-url = https://pypi.org/simple"),
        (MACHINE, "path = /work/main/game"),
        (MACHINE, "open('/tmp/x')"),
        (UNFINISHED, "# TODO: later"),
        (EVASIONS, "x = 1  # type: ignore[misc]"),
        (EVASIONS, "    except Exception:"),
        (EVASIONS, "    except: pass"),
        (EVASIONS, "@pytest.mark.skip"),
    ],
)
def test_the_patterns_catch(pattern: str, line: str) -> None:
    assert lines_with(pattern, line)


@pytest.mark.parametrize("line", ["href='./tmp/'", "https://example.org/work/", "static/tmp/x", "**/home/x"])
def test_the_pattern_of_paths_lets_pass(line: str) -> None:
    assert not lines_with(MACHINE, line)
