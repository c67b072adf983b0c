"""The burial chamber: three rows filled column by column; scored at the end (I6.4, I7.4)."""

from collections.abc import Iterable

from game.core.game import Event
from game.games.imhotep import tables as box
from game.games.imhotep.parts import Site, progress, shared_ranks
from game.games.imhotep.state import NOBODY, ImhotepState


class BurialA(Site):
    """I6.4: each connected area of a colour scores by its size."""

    site = box.BURIAL
    rule = "I6.4"
    categories = ("burial",)

    def arrive(self, s: ImhotepState, owner: int, spot: int = NOBODY) -> None:
        """The stone fills the next cell."""
        s.burial.append(owner)
        s.laid[self.site][owner] += 1
        if s.tell:
            column, row = divmod(len(s.burial) - 1, box.BURIAL_ROWS)
            s.tell(self.came(s, owner, spot, {"row": row, "column": column}))

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I6.4."""
        for owner, size in areas(s.burial):
            points = progress(size, box.AREA, box.AREA_MORE)
            yield Event("area", owner, {"size": size}, points, self.name, self.rule)


class BurialB(BurialA):
    """I7.4: each row is ranked on its own."""

    rule = "I7.4"

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I7.4."""
        for row in range(box.BURIAL_ROWS):
            stones = s.burial[row :: box.BURIAL_ROWS]
            counts = [stones.count(player) for player in range(self.board.players)]
            for player, (place, shared, points) in shared_ranks(counts, box.BURIAL_B).items():
                if points:
                    told = {"row": row, "place": place, "shared": int(shared)}
                    yield Event("row", player, told, points, self.name, self.rule)


def areas(stones: list[int]) -> list[tuple[int, int]]:
    """The connected areas as (owner, size), by their first cell; cells run down the columns."""
    rows, count = box.BURIAL_ROWS, len(stones)
    done = [False] * count
    found = []
    for start in range(count):
        if done[start]:
            continue
        done[start] = True
        area = [start]
        for cell in area:
            beside = (cell - rows, cell + rows, *([cell - 1] if cell % rows else []))
            below = (cell + 1,) if cell % rows < rows - 1 else ()
            for other in (*beside, *below):
                if 0 <= other < count and not done[other] and stones[other] == stones[start]:
                    done[other] = True
                    area.append(other)
        found.append((stones[start], len(area)))
    return found


SIDES = {"A": BurialA, "B": BurialB}
