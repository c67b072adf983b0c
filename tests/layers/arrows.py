"""Who may import whom: the rooms of game/ and the arrows between them."""

import ast
import sys
from collections.abc import Iterator

from game.core.registry import LISTINGS
from tests.layers.sources import Finding, modules_imported

PURE = frozenset({"core", "games", "bots", "text", "views", "shell"})
ROOMS: dict[str, frozenset[str]] = {
    "core": frozenset(),
    "text": frozenset({"core", "games"}),
    "games": frozenset({"core"}),
    "bots": frozenset({"core"}),
    "views": frozenset({"core", "text", "games"}),
    "shell": frozenset({"core", "bots", "text", "views"}),
    "web": frozenset({"core", "bots", "text", "views", "shell"}),
    "cli": PURE,
    "publish": PURE,
    "lab": frozenset({"core", "games", "bots"}),
    "__main__": frozenset({"cli"}),
    "__init__": frozenset(),
}
BROWSER = frozenset({"js", "pyodide", "pyodide_js", "pyscript"})
# They tell positions to people and language models, and draw tables as the page does, with its sheets.
ENVIRONMENTS = ["game", "lab", "envs"]
TELLS = frozenset({"cli", "publish", "shell", "text", "views"})
OF_A_GAME = {  # what other rooms may read of the game of their folder's name
    "views": frozenset(
        {"actions", "board", "cards", "edge", "game", "modules", "moving"}
        | {"placements", "scoring", "sites", "sled", "state", "tables"}
    ),
    "text": frozenset({"cards", "edition", "tables"}),
}
# A game by which another one is practised builds on that one: on its rules, its words and its drawings.
BUILDS_ON = {listing.id: listing.practises[0] for listing in LISTINGS.values()}
# What is told, and the sentences that core and bots keep in tables.
OF_THE_CORE = {"text": frozenset({"challenge", "details", "edition", "loading", "mark", "registry"})}
THIRD_PARTIES = {  # of a room
    "lab": frozenset({"distributed", "numpy", "openskill", "tqdm"})
    | frozenset({"gymnasium", "open_spiel", "pettingzoo", "playwright", "pyarrow", "pyspiel"})
    | frozenset({"sb3_contrib", "stable_baselines3", "torch"}),
    "web": frozenset({"fsrs"}),
}
NOT_IN_A_BROWSER = frozenset({"concurrent", "multiprocessing", "signal", "socket", "subprocess", "threading"})
VERSION = "game.__version__"  # of the whole package: no room
# The folders and files of the shell from below: each knows only what stands before it. What is not named here
# (model, messages, effects) is below them all.
SHELL = (
    {"kept"},
    {"setup"},
    {"learning"},
    {"far"},
    {"table"},
    {"share"},
    {"begin", "followers", "jobs", "shared", "update"},
    {"screens"},  # what is drawn is known to who draws it alone
    {"ahead", "embed", "page", "posters"},  # what the browser is given
)
LOADERS = frozenset({"import_module", "__import__"})


def forbidden(module: ast.Module, name: str) -> Iterator[Finding]:
    """The imports that a file of game/, named like `game.views.duel`, must not have."""
    package = name.rpartition(".")[0]
    for line, target in modules_imported(module, package):
        reason = _reason(name.split("."), target.split("."))
        if reason and target != VERSION:
            yield Finding(line, f"{target}: {reason}")


def _reason(source: list[str], target: list[str]) -> str | None:
    room = source[1] if len(source) > 1 else "__init__"
    if target[0] in BROWSER:
        return None if room == "web" else "only web touches the browser"
    if target[0] != "game":
        return _reason_outside(room, target[0])
    if len(target) == 1 or target[1] == room:
        return _reason_own(source, target)
    besides = TELLS if source[:3] == ENVIRONMENTS else frozenset()
    if target[1] not in ROOMS[room] | besides:
        return f"no arrow from {room} to {target[1]}"
    if target[1] == "core":
        allowed = OF_THE_CORE.get(room)
        return (
            f"{room} reads no more of the core than it must" if allowed and target[2] not in allowed else None
        )
    return _reason_of_a_game(source, target) if target[1] == "games" and room in OF_A_GAME else None


def _reason_outside(room: str, top: str) -> str | None:
    if top not in sys.stdlib_module_names and top not in THIRD_PARTIES.get(room, ()):
        return "not of the standard library"
    if top in NOT_IN_A_BROWSER and (room in PURE or room == "web"):
        return "not there in a browser"
    return None


def _reason_own(source: list[str], target: list[str]) -> str | None:
    """One game knows no other; in the shell every arrow leads down."""
    games = source[1:2] == target[1:2] == ["games"]
    if games and source[2:3] != target[2:3] and not _builds_on(source, target):
        return "one game imports another"
    upward = source[1:2] == target[1:2] == ["shell"] and _floor(target) > _floor(source)
    return "an arrow up inside the shell" if upward else None


def _floor(module: list[str]) -> int:
    return next((floor for floor, parts in enumerate(SHELL, 1) if "".join(module[2:3]) in parts), 0)


def _builds_on(source: list[str], target: list[str]) -> bool:
    return bool(target[2:3]) and BUILDS_ON.get("".join(source[2:3])) == target[2]


def _reason_of_a_game(source: list[str], target: list[str]) -> str | None:
    """Views and words read facts of the game of their folder's name."""
    if target[2:3] != source[2:3] and not _builds_on(source, target):
        return "another game's"
    return None if target[3:4] and target[3] in OF_A_GAME[source[1]] else "only facts of the game are read"


def loads_by_name(module: ast.Module) -> Iterator[Finding]:
    """Imports that no import statement shows."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in LOADERS:
                yield Finding(node.lineno, called)
