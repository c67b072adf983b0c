"""What the engine may want to have said: read from its sources, and seen in games played at random."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from game.core.match import Match
from game.core.options import Option
from game.core.record import new_record
from game.core.registry import LISTINGS, game_class
from game.core.state import Event
from game.core.steps import Refusal
from tests.desk.sentences import ROOT
from tests.helpers import random_match

GAMES = 12
PROBLEMS = {"Problem", "BadNotation", "BadOption", "UnknownGame", "OtherVersion", "BadCheck", "IllegalAction"}


class Raised(NamedTuple):
    """A problem as a source raises it: the field as far as it is written out, the reason, its details."""

    place: str
    field: str
    reason: str
    details: frozenset[str]


class Seen(NamedTuple):
    """What games played at random came to say."""

    refusals: tuple[Refusal, ...]
    events: tuple[Event, ...]
    entries: tuple[Event, ...]  # lines of the ledger, of finished games and on the way


def sources(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((ROOT / "game" / folder).rglob("*.py"))


def calls(path: Path, names: set[str]) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


def raised(*folders: str) -> list[Raised]:
    """Every problem raised with its reason written out."""
    return [
        Raised(f"{path.name}:{call.lineno}", _start(call.args[0]), _start(call.args[1]), _details(call))
        for path in sources(*folders)
        for call in calls(path, PROBLEMS)
        if len(call.args) == 2
    ]


def _details(call: ast.Call) -> frozenset[str]:
    """The names of the details; `**` may hold anything."""
    return frozenset(keyword.arg or "**" for keyword in call.keywords)


def _start(node: ast.expr) -> str:
    """What is written out of a text, up to its first place; nothing of a name."""
    if isinstance(node, ast.JoinedStr):
        return _start(node.values[0])
    return str(node.value) if isinstance(node, ast.Constant) else ""


def named(folder: str, call: str) -> set[str]:
    """The first arguments of `Refusal("…")` or `Event("…")` in a folder."""
    found = {_start(node.args[0]) for path in sources(folder) for node in calls(path, {call}) if node.args}
    return found - {""}


def words_in(folder: str) -> set[str]:
    """Every text written out in a folder."""
    nodes = (node for path in sources(folder) for node in ast.walk(ast.parse(path.read_bytes())))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def rules_in(game: str) -> set[str]:
    """The ids of rules a game's sources speak of, in code and in comments."""
    letter = game_class(game).info.turn_rule[0]
    pattern = re.compile(rf"\b{letter}(?:-R)?\d+(?:\.\d+)?\b")
    return {rule for path in sources(f"games/{game}") for rule in pattern.findall(path.read_text("utf-8"))}


@cache
def seen(game: str) -> Seen:
    """What random games say: every refusal at every decision, every event, every line of ledgers."""
    refusals: dict[Any, Refusal] = {}
    events: dict[Any, Event] = {}
    entries: list[Event] = []
    for match in _matches(game):
        for ply in range(match.plies + 1):
            for refusal in _refusals(match, ply):
                refusals[refusal.reason, refusal.rule, tuple(refusal.params.items())] = refusal
        for ply in range(-1, match.plies):
            events.update({(e.kind, tuple(e.params.items())): e for e in match.events(ply)})
        entries += [*match.ledger(), *match.until(match.plies // 2).ledger()]
    return Seen(tuple(refusals.values()), tuple(events.values()), tuple(entries))


@cache
def streams(game: str) -> frozenset[str]:
    """The streams chance draws from once random games have begun."""
    return frozenset(stream for match in _matches(game) for stream in match.drawn_since(0))


def _refusals(match: Match, ply: int) -> Iterator[Refusal]:
    for action in match.game.info.vocabulary.actions:
        refusal = match.game.refusal(match.at(ply), action)
        if refusal:
            yield refusal


def _choice(option: Option, number: int) -> str:
    """Younger options change half as often, so that they meet the others both ways."""
    return option.choices[(number // 2 if option.younger else number) % len(option.choices)]


def _matches(game: str) -> Iterator[Match]:
    options = game_class(game).info.options
    for number in range(GAMES):
        chosen = {option.key: _choice(option, number) for option in options}
        yield random_match(
            new_record(game, LISTINGS[game].seats[number % 2], chosen, f"words{number}"), number
        )
