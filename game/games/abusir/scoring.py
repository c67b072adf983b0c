"""What pyramids are worth (A10, A12)."""

from collections.abc import Iterator, Sequence

from game.core.state import Event
from game.games.abusir import tables as box
from game.games.abusir.placements import PLACES, VISIBLE
from game.games.abusir.state import AbusirState, brick_of, complete, contributions

SITES = range(len(box.SITES))


def shares(counts: Sequence[int], worth: Sequence[int]) -> list[int]:
    """A10.1, A10.2: points by contributions; those who tie add up the ranks they fill, and share."""
    points = []
    for count in counts:
        above = sum(other > count for other in counts)
        alike = counts.count(count)
        points.append(sum(worth[above : above + alike]) // alike if count else 0)
    return points


def rank(counts: Sequence[int], player: int) -> int:
    """A10.1: the first rank the player fills, from 1."""
    return 1 + sum(other > counts[player] for other in counts)


def one_colour(bricks: Sequence[int]) -> bool:
    """A10.4: whether every visible cube of a pyramid of these blocks has the same colour."""
    seen = map(brick_of, bricks)
    return len({brick.colour for brick in seen if PLACES[brick.place].cells & VISIBLE}) == 1


def of_complete(s: AbusirState, site: int) -> list[int]:
    """A10: what a complete pyramid brings, by player."""
    counts = contributions(s, site)
    points = shares(counts, box.RANKS_COMPLETE)
    points[brick_of(s.built[site][-1]).player] += box.LAST_BLOCK
    if one_colour(s.built[site]):
        return [worth + box.ONE_COLOUR * (count > 0) for worth, count in zip(points, counts, strict=True)]
    return points


def scores(s: AbusirState) -> list[int]:
    """A10, A12.1: everybody's points if the game ended now."""
    totals = [0] * len(s.workers)
    for site in SITES:
        if not s.built[site]:
            continue
        if complete(s, site):
            points = of_complete(s, site)
        else:
            points = shares(contributions(s, site), box.RANKS_INCOMPLETE)
        totals = [total + more for total, more in zip(totals, points, strict=True)]
    return totals


def told_complete(s: AbusirState, site: int) -> Iterator[Event]:
    """A10: a complete pyramid's points, line by line."""
    counts, name = contributions(s, site), box.SITES[site]
    last = brick_of(s.built[site][-1]).player
    yield from _ranks(counts, name, box.RANKS_COMPLETE, ("rank", "A10.1", "A10.2"))
    yield Event("last", last, {"site": name}, box.LAST_BLOCK, "last", "A10.3")
    if one_colour(s.built[site]):
        for player, count in enumerate(counts):
            if count:
                yield Event("colour", player, {"site": name}, box.ONE_COLOUR, "colour", "A10.4")


def told_incomplete(s: AbusirState) -> Iterator[Event]:
    """A12.1: what incomplete pyramids bring at the end."""
    for site in SITES:
        if s.built[site] and not complete(s, site):
            rules = ("unfinished", "A12.1", "A12.1")
            yield from _ranks(contributions(s, site), box.SITES[site], box.RANKS_INCOMPLETE, rules)


def _ranks(
    counts: Sequence[int], site: str, worth: Sequence[int], said: tuple[str, str, str]
) -> Iterator[Event]:
    kind, alone, shared = said
    for player, points in enumerate(shares(counts, worth)):
        if points:
            alike = counts.count(counts[player])
            held = {"blocks": counts[player], "rank": rank(counts, player), "tied": alike}
            told: dict[str, int | str] = {"site": site, **held}
            yield Event(kind, player, told, points, kind, shared if alike > 1 else alone)


def told_so_far(s: AbusirState) -> Iterator[Event]:
    """A10: the points of all pyramids complete by now."""
    for site in SITES:
        if complete(s, site):
            yield from told_complete(s, site)
