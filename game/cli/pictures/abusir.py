"""The board of Abusir as text: boats, sites with their pyramids, everybody's sled and workers."""

from collections.abc import Sequence

from game.core.match import Match
from game.games.abusir import edge
from game.games.abusir import tables as box
from game.games.abusir.placements import PLACES
from game.games.abusir.state import FIRST_SITE, NONE, AbusirState, brick_of, contributions, markers
from game.text import common
from game.text.abusir import block, colour, node, site
from game.text.catalogue import Texts
from game.text.joined import said_of

LETTERS = "wbr"  # by colour
FREE = "."
INDENT = "    "


def draw(t: Texts, match: Match, names: Sequence[str]) -> str:
    """The river, the sites two in a row, then a line a player."""
    s: AbusirState = match.state
    boats = [_boat(t, s, berth, names) for berth in range(len(box.BERTHS))]
    sites = [_site(t, s, number, names) for number in range(len(box.SITES))]
    people = [_player(t, s, player, name) for player, name in enumerate(names)]
    return "\n\n".join(["\n".join(boats), *sites, "\n".join(people)])


def legend(t: Texts) -> str:
    """What the letters mean."""
    named = ", ".join(
        f"{letter} {colour(t, name)}" for letter, name in zip(LETTERS, box.COLOURS, strict=True)
    )
    cubes = t("Cubes: {named}; columns a to d, rows 1 to 4; e and f stand on them, g on top.", named=named)
    return f"{cubes}\n{pulling(t)}"


def pulling(t: Texts) -> str:
    """What the numbers of a pull and of whatever is aligned or moved mean."""
    return t(
        "HOLDER is where the rope’s holder stands: so many millimetres round the edge, clockwise from the "
        "upper left corner; the right edge begins at {right}, the lower one at {lower}, the left one at "
        "{left}. LENGTH is how far you pull, RIGHT and DOWN how far something is moved, in millimetres, "
        "too; HEADING is one of {count} directions, clockwise from 0, to the right.",
        right=edge.around(edge.ACROSS, 0),
        lower=edge.around(edge.ACROSS, edge.DOWN),
        left=edge.around(0, edge.DOWN),
        count=box.HEADINGS,
    )


def _load(t: Texts, kinds: Sequence[int]) -> str:
    return ", ".join(block(t, box.KINDS[kind]) for kind in kinds) or "–"


def _boat(t: Texts, s: AbusirState, berth: int, names: Sequence[str]) -> str:
    owner = s.owners[berth]
    whose = names[owner] if NONE < owner < len(names) else "–"
    return t("Berth {berth} ({name}): {blocks}", berth=berth + 1, name=whose, blocks=_load(t, s.boats[berth]))


def _site(t: Texts, s: AbusirState, number: int, names: Sequence[str]) -> str:
    """The levels side by side, and who has built how much."""
    cells = [FREE] * box.FULL
    for each in map(brick_of, s.built[number]):
        for cell in range(box.FULL):
            if PLACES[each.place].cells >> cell & 1:
                cells[cell] = LETTERS[each.colour]
    track = [f"{name} {n}" for name, n in zip(names, contributions(s, number), strict=True) if n]
    head = f"{box.SITES[number]} {site(t, box.SITES[number])}"
    return "\n".join([said_of(t, head, ", ".join(track)) if track else head, *_rows(cells)])


def _rows(cells: Sequence[str]) -> list[str]:
    lines = []
    for row in range(box.SIZES[0]):
        levels = [
            " ".join(cells[start + row * size : start + (row + 1) * size])
            for start, size in zip(box.LEVEL_STARTS, box.SIZES, strict=True)
            if row < size
        ]
        lines.append(INDENT + INDENT.join(levels))
    return lines


def _player(t: Texts, s: AbusirState, player: int, name: str) -> str:
    return t(
        "{name}: sled {where}: {blocks}; workers: {nodes}; markers: {markers}; action pyramid: {pyramid}",
        name=name,
        where=_where(t, s.where[player]),
        blocks=_load(t, s.sleds[player]),
        nodes=common.all_of(t, [node(t, box.NODES[at]) for at in s.workers[player]]),
        markers=markers(s, player),
        pyramid=s.pyramids[player],
    )


def _where(t: Texts, at: int) -> str:
    if at == NONE:
        return t("on the way")
    if at < FIRST_SITE:
        return t("at stage {berth}", berth=at + 1)
    return t("at {site}", site=site(t, box.SITES[at - FIRST_SITE]))
