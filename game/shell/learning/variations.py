"""The tree of moves that are tried: its lines, each from the start of the game, and its positions."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import takewhile

from game.core.errors import Problem
from game.core.match import Match
from game.shell.kept.saves import MOST_BRANCHES
from game.shell.play import Branch, Path

Lines = tuple[Match, ...]  # the game first


@dataclass(slots=True)
class Node:
    """A position: its number, a line that leads through it, after how many decisions, what follows by move.

    Positions of the game have the number of decisions they are after; the others are counted on from there.
    """

    number: int
    line: Match
    ply: int
    after: dict[str, "Node"] = field(default_factory=dict)

    @property
    def match(self) -> Match:
        """The match up to there."""
        return self.line.until(self.ply)


def path(match: Match, plies: int | None = None) -> Path:
    """The decisions that lead to a position."""
    return tuple(action.text for action in match.actions[:plies])


def nodes(lines: Lines) -> list[Node]:
    """Every position, by number."""
    found = [Node(0, lines[0], 0)]
    for line in lines:
        node = found[0]
        for ply, text in enumerate(path(line), 1):
            if text not in node.after:
                found.append(Node(len(found), line, ply))
                node.after[text] = found[-1]
            node = node.after[text]
    return found


def node_of(lines: Lines, match: Match) -> Node:
    """The position a match has come to."""
    node = nodes(lines)[0]
    for text in path(match):
        node = node.after[text]
    return node


def grown(lines: Lines, match: Match, text: str) -> tuple[Lines, Match]:
    """The tree with one more move in a position of it, and the match after that. Raises Problem.

    It goes on with the line that ends there, or begins a new one; in a full tree the oldest goes.
    """
    node = node_of(lines, match).after.get(text)
    if node:
        return lines, node.match
    after, before = match.play(text), path(match)
    if any(path(line) == before for line in lines[1:]):
        return tuple(after if n and path(line) == before else line for n, line in enumerate(lines)), after
    return (lines[0], *lines[1:][1 - MOST_BRANCHES :], after), after


def without(lines: Lines, gone: Path) -> Lines:
    """The tree without a position and all that follows it; what led there stays, where it was tried."""
    stems = [line.until(len(gone) - 1) if passes(line, gone) else line for line in lines[1:]]
    return _apart((lines[0], *stems))


def together(lines: Lines, more: Iterable[Match], shown: Match) -> Lines:
    """The tree with more lines; in a full one the oldest go that the position shown is not on."""
    every = [*lines[1:], *more]
    spare = [line for line in every if not passes(line, path(shown))]
    gone = {id(line) for line in spare[: max(0, len(every) - MOST_BRANCHES)]}
    return _apart((lines[0], *(line for line in every if id(line) not in gone)))


def _apart(lines: Lines) -> Lines:
    """The game, and those lines that another does not go through."""
    paths = [path(line) for line in lines]
    kept = (
        line
        for n, line in enumerate(lines)
        if not any(
            each[: len(paths[n])] == paths[n] and (len(each) > len(paths[n]) or m < n)
            for m, each in enumerate(paths)
            if m != n
        )
        or not n
    )
    return tuple(kept)


def passes(line: Match, to: Path) -> bool:
    """Whether a line goes through a position."""
    return path(line, len(to)) == to


def branches(lines: Lines) -> tuple[Branch, ...]:
    """What was tried, each from where it leaves the game."""
    game, *tried = map(path, lines)
    return tuple(Branch(ply, each[ply:]) for each in tried for ply in [_shared(game, each)])


def _shared(one: Path, other: Path) -> int:
    """How many decisions both begin with."""
    alike = (a == b for a, b in zip(one, other, strict=False))
    return sum(takewhile(bool, alike))


def grafted(game: Match, kept: Iterable[Branch]) -> Lines:
    """A game with what was tried in it, as far as that can be played."""
    lines: Lines = (game,)
    for branch in kept:
        match = game.until(branch.ply)
        with suppress(Problem):  # a save may hold anything
            for text in branch.moves:
                lines, match = grown(lines, match, text)
    return lines
