"""Releases that are archived: who plays a game under rules that this release does not speak."""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, TypeVar

from game.core.errors import BadNotation
from game.shell.reading import read_json

T = TypeVar("T")
VERSION = re.compile(r"(0|[1-9][0-9]{0,3})\.(0|[1-9][0-9]{0,3})\.(0|[1-9][0-9]{0,3})")
SHA256 = re.compile(r"[0-9a-f]{64}")
GAME = re.compile(r"[a-z]{1,24}")
LARGEST = 50_000_000  # bytes
HIGHEST = 9_999  # version of rules, as links have room for it
MOST = 100


class Release(NamedTuple):
    """A whole release as one wheel, and the version of each game's rules that it plays."""

    version: str
    sha256: str
    size: int
    speaks: tuple[tuple[str, int], ...]

    @property
    def wheel(self) -> str:
        """The name of its file."""
        return f"baumeister-{self.version}-py3-none-any.whl"


def speaker(releases: Iterable[Release], game: str, version: int) -> Release | None:
    """The youngest release that plays this game under these rules."""
    return next((release for release in releases if (game, version) in release.speaks), None)


def age(version: str) -> tuple[int, ...]:
    """What versions are ordered by."""
    return tuple(map(int, version.split(".")))


# ---- the index --------------------------------------------------------------------------------------


def written(releases: Sequence[Release]) -> list[dict[str, Any]]:
    """The index as JSON has it, the youngest release first."""
    return [release._asdict() | {"speaks": dict(release.speaks)} for release in releases]


def read_index(text: str) -> tuple[Release, ...]:
    """The releases of an index. Raises BadNotation naming the release and what of it does not fit."""
    try:
        rows = read_json(text)
    except ValueError:
        rows = None
    if not isinstance(rows, list) or len(rows) > MOST:
        raise BadNotation("releases", "no_index", most=MOST)
    releases = tuple(_release(f"release {number}", row) for number, row in enumerate(rows, 1))
    for number, (younger, older) in enumerate(pairwise(releases), 2):
        if age(younger.version) <= age(older.version):
            raise BadNotation(f"release {number}", "bad_entry", key="version", value=older.version)
    return releases


def _release(field: str, row: object) -> Release:
    if not isinstance(row, dict) or set(row) != set(Release._fields):
        raise BadNotation(field, "bad_row", keys=", ".join(Release._fields))
    return Release(
        _fitting(field, row, "version", str, lambda value: bool(VERSION.fullmatch(value))),
        _fitting(field, row, "sha256", str, lambda value: bool(SHA256.fullmatch(value))),
        _fitting(field, row, "size", int, lambda value: 0 < value <= LARGEST),
        tuple(sorted(_fitting(field, row, "speaks", dict, _are_rules).items())),
    )


def _fitting(field: str, row: Mapping[str, Any], key: str, kind: type[T], fits: Any) -> T:
    value = row[key]
    if type(value) is not kind or not fits(value):
        raise BadNotation(field, "bad_entry", key=key, value=value)
    return value


def _are_rules(value: Mapping[str, object]) -> bool:
    return bool(value) and all(
        GAME.fullmatch(game) and type(version) is int and 0 < version <= HIGHEST
        for game, version in value.items()
    )
