"""The archive: static/releases/ with an index, and what of it the page gets.

A release is kept as long as it is the last to speak some version of some game's rules.
"""

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import game
from game.core.errors import Problem
from game.core.registry import LISTINGS, game_class
from game.publish.install import install
from game.publish.page.pages import CONFIG
from game.publish.paths import RELEASES, ROOT
from game.publish.problem import PublishError
from game.publish.release import MODULES, page_files, wheel
from game.publish.remake import one_at_a_time, write
from game.shell.releases import Release, age, read_index, written

INDEX = "index.json"
SETTINGS = "pyscript.json"  # PyScript's for a page with this release, see release.mjs
URL = "static/releases/"
DAMAGED = "Bring back the file as it was committed."

Speaks = Mapping[str, int]


# ---- keeping ----------------------------------------------------------------------------------------


def archive() -> tuple[Release, list[Release]]:
    """Archive this checkout as the release of its version; the release, and those pruned for it."""
    with one_at_a_time():
        install()
        data = wheel()
    digest = hashlib.sha256(data).hexdigest()
    release = Release(game.__version__, digest, len(data), tuple(sorted(speaks().items())))
    before = kept()
    _refuse_another(release, before)
    after = needed([release, *(other for other in before if other.version != release.version)])
    write(RELEASES / release.wheel, data)
    write(RELEASES / INDEX, (json.dumps(written(after), indent=1) + "\n").encode())
    pruned = [other for other in before if other not in after and other.version != release.version]
    for other in pruned:
        (RELEASES / other.wheel).unlink()
    return release, pruned


def speaks() -> dict[str, int]:
    """The version of every game's rules in this checkout."""
    return {name: game_class(name).info.version for name in LISTINGS}


def needed(releases: Sequence[Release]) -> tuple[Release, ...]:
    """Those that are the last to speak some rules, the youngest first."""
    ordered = sorted(releases, key=lambda release: age(release.version), reverse=True)
    return tuple(release for release, last in zip(ordered, _last(ordered, {}), strict=True) if last)


def _last(youngest_first: Sequence[Release], current: Speaks) -> Iterator[dict[str, int]]:
    """Of each release the rules that nobody younger speaks."""
    spoken = set(current.items())
    for release in youngest_first:
        yield {name: version for name, version in release.speaks if (name, version) not in spoken}
        spoken.update(release.speaks)


def _refuse_another(release: Release, before: Sequence[Release]) -> None:
    """A version names one release for ever, and the archive grows at its young end."""
    same = next((other for other in before if other.version == release.version), release)
    if same != release or any(age(other.version) > age(release.version) for other in before):
        raise PublishError(
            f"The archive has a release {release.version} with other content, or a younger one.",
            "Raise the version in game/__init__.py, or remove what was never published.",
        )


# ---- reading ----------------------------------------------------------------------------------------


def kept() -> tuple[Release, ...]:
    """The releases of the index; every wheel is compared with its entry."""
    try:
        releases = read_index((RELEASES / INDEX).read_text(encoding="utf-8"))
    except (OSError, UnicodeError, Problem) as problem:
        raise PublishError(f"{URL}{INDEX} cannot be read: {problem}", DAMAGED) from problem
    for release in releases:
        _checked(release)
    return releases


def wheels(releases: Sequence[Release]) -> list[Path]:
    """The files of the releases, the youngest first."""
    return [RELEASES / release.wheel for release in releases]


def _checked(release: Release) -> bytes:
    path = RELEASES / release.wheel
    data = path.read_bytes() if path.is_file() else b""
    if hashlib.sha256(data).hexdigest() != release.sha256 or len(data) != release.size:
        raise PublishError(f"{URL}{release.wheel} is missing or not what the index says.", DAMAGED)
    return data


# ---- for the page -----------------------------------------------------------------------------------


def opens(releases: Sequence[Release], current: Speaks) -> list[dict[str, object]]:
    """The index as the page has it: of each release only the rules for which it is asked."""
    rows = zip(written(releases), _last(releases, current), strict=True)
    return [row | {"speaks": rules} for row, rules in rows if rules]


def files(releases: Sequence[Release]) -> dict[str, bytes | Path]:
    """By URL the index, the wheels, and beside each what the page's policy lets run from its host only."""
    found: dict[str, bytes | Path] = {URL + INDEX: RELEASES / INDEX}
    for release in releases:
        found[URL + release.wheel] = RELEASES / release.wheel
        page = page_files(_checked(release))
        page[SETTINGS] = _settings(json.loads(page.pop(MODULES)))
        found |= {f"{URL}{release.version}/{name}": data for name, data in page.items()}
    return found


def _settings(named: Mapping[str, str]) -> bytes:
    """PyScript's settings of today with the scripts of the release."""
    today = tomllib.loads((ROOT / CONFIG).read_text(encoding="utf-8"))
    scripts = {f"./{path}": name for name, path in named.items()}
    return json.dumps(today | {"js_modules": {"main": scripts}}, indent=1).encode()
