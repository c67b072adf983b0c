"""The Duel a second time, straight from its rules: slow, plain, and sharing nothing with the game itself.

Boats are lists of words, the harbour is a dict of coordinates, supply and reserve are real piles, a turn is a
generator that yields what may be chosen and is sent the choice.
"""

import hashlib
from collections import Counter
from collections.abc import Generator

Ask = Generator[tuple[int, set[str]], str, None]
BOATS = ["R1", "R2", "R3", "C1", "C2", "C3"]
PLACES = [(row, col) for row in (1, 2, 3) for col in (1, 2, 3)]
TILES = (
    ["O"] * 12
    + ["T1"] * 3
    + ["T2"] * 3
    + ["T3"] * 3
    + ["T4"] * 3
    + ["PL"] * 6
    + ["PD"] * 6
    + [f"G{n}" for n in range(1, 13)]
    + ["TAKE"] * 3
    + ["PLACE"] * 3
    + ["COMBO"] * 3
    + ["SWAP"] * 3
)
ACTIONS = {"TAKE", "PLACE", "COMBO", "SWAP"}


def number(seed: str, stream: str, n: int, total: int) -> int:
    """The portable draw by its description."""
    attempt = 0
    while True:
        first_bytes = hashlib.sha256(f"{seed}/{stream}/{n}/{attempt}".encode()).hexdigest()[:16]
        if int(first_bytes, 16) < 2**64 - 2**64 % total:
            return int(first_bytes, 16) % total
        attempt += 1


def dealt(seed: str) -> list[str]:
    """The 60 tiles in the order of this seed."""
    pile = list(TILES)
    for last in range(59, 0, -1):
        other = number(seed, "tiles", last, last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return pile


def line(boat: str) -> list[tuple[int, int]]:
    """The squares a boat serves, nearest first."""
    own = int(boat[1])
    return [(own, far) if boat[0] == "R" else (far, own) for far in (1, 2, 3)]


class NaiveDuel:
    """One game: `asked` is who chooses among what, `choose` goes on, `asked` is None at the end."""

    def __init__(self, seed: str, sides: dict[str, str], start: str) -> None:
        pile = dealt(seed)
        self.sides = sides
        self.boats: dict[str, list[str | None]] = {}
        for boat in BOATS:
            self.boats[boat] = [pile.pop(0), pile.pop(0), pile.pop(0)]
        self.reserve = [pile.pop(0), pile.pop(0), pile.pop(0)]
        self.supply = pile
        self.box: list[str] = []
        self.harbour: dict[tuple[int, int], int] = {}
        self.tiles: list[list[str]] = [[], []]
        self.emptied: list[str] = []
        self.five_first: int | None = None
        self.over = False
        self.starter = number(seed, "start", 0, 2) if start == "random" else ["first", "second"].index(start)
        self.game = self.turns()
        self.asked: tuple[int, set[str]] | None = next(self.game)

    def choose(self, text: str) -> None:
        """Go on with this choice, which is among those asked for."""
        assert self.asked is not None
        assert text in self.asked[1]
        try:
            self.asked = self.game.send(text)
        except StopIteration:
            self.asked = None

    # ---- section 4: a turn --------------------------------------------------------------------------

    def turns(self) -> Ask:
        player = self.starter
        while not self.over:
            yield from self.turn(player)
            if not self.over:
                self.refill()
            player = 1 - player

    def turn(self, me: int) -> Ask:
        options = self.unloads() | (self.places() if self.left(me) else set())
        options |= {f"play {tile}" for tile in set(self.tiles[me]) & ACTIONS if self.can_play(tile, me)}
        choice = yield me, options or {"pass"}
        if choice.startswith("place"):
            self.place(me, choice)
        elif choice.startswith("unload"):
            self.unload(choice)
        elif choice.startswith("play"):
            tile = choice.split()[1]
            self.tiles[me].remove(tile)
            self.box.append(tile)
            yield from {"TAKE": self.take, "PLACE": self.place_more, "COMBO": self.combo, "SWAP": self.swap}[
                tile
            ](me)

    # ---- section 6: action tiles --------------------------------------------------------------------

    def can_play(self, tile: str, me: int) -> bool:
        if tile == "TAKE":
            return bool(self.takes())
        if tile == "PLACE":
            return self.left(me) >= 2
        if tile == "COMBO":
            return self.left(me) >= 1 and bool(self.combo_places(me))
        return bool(self.unloads())

    def take(self, me: int) -> Ask:
        choice = yield me, self.takes()
        _, boat, slot = choice.split()
        tile = self.boats[boat][int(slot) - 1]
        assert tile is not None
        self.deliver(me, tile)
        self.boats[boat][int(slot) - 1] = self.reserve.pop(0)

    def place_more(self, me: int) -> Ask:
        for _ in range(2):
            choice = yield me, self.places()
            self.place(me, choice)
        if self.left(me):
            choice = yield me, self.places() | {"stop"}
            if choice != "stop":
                self.place(me, choice)

    def combo(self, me: int) -> Ask:
        choice = yield me, self.combo_places(me)
        self.place(me, choice)
        choice = yield me, self.unloads()
        self.unload(choice)
        if not self.over and self.unloads():
            choice = yield me, self.unloads() | {"stop"}
            if choice != "stop":
                self.unload(choice)

    def swap(self, me: int) -> Ask:
        choice = yield me, {f"swap {boat} {two}" for boat in self.boats for two in ("1 2", "1 3", "2 3")}
        _, boat, one, other = choice.split()
        load = self.boats[boat]
        load[int(one) - 1], load[int(other) - 1] = load[int(other) - 1], load[int(one) - 1]
        choice = yield me, self.unloads()
        self.unload(choice)

    # ---- what can be done ---------------------------------------------------------------------------

    def left(self, player: int) -> int:
        return 4 - list(self.harbour.values()).count(player)

    def places(self) -> set[str]:
        return {f"place {row} {col}" for row, col in PLACES if (row, col) not in self.harbour}

    def unloads(self) -> set[str]:
        return {
            f"unload {boat}"
            for boat in self.boats
            if boat not in self.emptied and sum(square in self.harbour for square in line(boat)) >= 2
        }

    def takes(self) -> set[str]:
        return {
            f"take {boat} {slot}"
            for boat, load in self.boats.items()
            for slot in (1, 2, 3)
            if load[slot - 1] is not None and load[slot - 1] not in ACTIONS
        }

    def combo_places(self, me: int) -> set[str]:
        """Try each of them."""
        useful = set()
        for text in self.places():
            self.place(me, text)
            if self.unloads():
                useful.add(text)
            del self.harbour[coordinates(text)]
        return useful

    # ---- sections 5, 7, 8: unloading, refill, end ----------------------------------------------------

    def place(self, player: int, text: str) -> None:
        self.harbour[coordinates(text)] = player

    def deliver(self, player: int, tile: str) -> None:
        self.tiles[player].append(tile)
        if self.five_first is None and self.tiles[player].count("O") >= 5:
            self.five_first = player

    def unload(self, text: str) -> None:
        boat = text.split()[1]
        load = self.boats[boat]
        figures = [square for square in line(boat) if square in self.harbour]
        for square in figures:
            tile = load.pop()
            assert tile is not None
            self.deliver(self.harbour.pop(square), tile)
        self.box += [tile for tile in load if tile is not None]
        self.boats[boat] = [None, None, None]
        self.emptied.append(boat)
        refills = len(self.supply) // 3
        gone = [emptied for at, emptied in enumerate(self.emptied) if at >= refills]
        self.over = len(self.boats) - len(gone) == 1

    def refill(self) -> None:
        for boat in BOATS:
            if boat in self.emptied and self.supply:
                self.boats[boat] = [self.supply.pop(0), self.supply.pop(0), self.supply.pop(0)]
            elif boat in self.emptied:
                del self.boats[boat]
        self.emptied = []

    # ---- section 9: scoring -------------------------------------------------------------------------

    def sheet(self, player: int) -> dict[str, int]:
        own = Counter(self.tiles[player])
        return {
            "obelisk": self.obelisk(player),
            "temple": self.temple([int(tile[1]) for tile in self.tiles[player] if tile in TEMPLES]),
            "pyramids": self.pyramids(own["PL"], own["PD"]),
            "tomb": self.tomb({int(tile[1:]) for tile in self.tiles[player] if tile.startswith("G")}),
            "actions": sum(own[tile] for tile in ACTIONS),
            "figures": 4 - self.left(player),
        }

    def obelisk(self, player: int) -> int:
        own, other = self.tiles[player].count("O"), self.tiles[1 - player].count("O")
        if self.sides["obelisk"] == "A":
            return own + 6 if own > other else own
        if own >= 10:
            return 18
        if own >= 5:
            return 12 if self.five_first == player else 6
        return 0

    def temple(self, values: list[int]) -> int:
        if self.sides["temple"] == "A":
            return sum(values)
        points, left = 0, list(values)
        while left:
            different = set(left)
            points += {1: 1, 2: 4, 3: 9, 4: 16}[len(different)]
            for value in different:
                left.remove(value)
        return points

    def pyramids(self, light: int, dark: int) -> int:
        if self.sides["pyramids"] == "A":
            return sum(range(light + 1)) + sum(range(dark + 1))
        return {0: -6, 1: 0, 2: 4, 3: 10, 4: 18, 5: 30, 6: 45}[min(light, dark)]

    def tomb(self, numbers: set[int]) -> int:
        starts = [n for n in numbers if n - 1 not in numbers]
        if self.sides["tomb"] == "B":
            return 4 * len(starts)
        points = 0
        for start in starts:
            length = 1
            while start + length in numbers:
                length += 1
            points += min(length, 5) ** 2
        return points

    def winner(self) -> int:
        totals = [sum(self.sheet(player).values()) for player in (0, 1)]
        if totals[0] == totals[1]:
            return 1 - self.starter
        return totals.index(max(totals))


TEMPLES = {"T1", "T2", "T3", "T4"}


def coordinates(text: str) -> tuple[int, int]:
    """The square of `place 1 2`."""
    _, row, col = text.split()
    return int(row), int(col)
