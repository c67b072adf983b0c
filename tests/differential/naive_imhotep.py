"""Imhotep a second time, straight from its rules: sides A, base cards, no modules.

Slow, plain, and sharing nothing with the game itself: boats are dicts of words, the burial chamber is a dict
of coordinates, the temple a list of towers, cards are words in real piles, a turn is a generator that yields
what may be chosen and is sent the choice.
"""

import hashlib
from collections.abc import Generator
from typing import Any

Choice = tuple[int, set[str]]
Ask = Generator[Choice, str, None]
ROUND_CARDS = {
    2: ["4331", "4322", "4321", "4221", "3322", "3321", "3221"],
    3: ["4421", "4332", "4322", "4321", "4221", "3332", "3322"],
    4: ["4432", "4422", "4421", "4333", "4332", "4322", "3332"],
}
CARDS = (
    ["ENTRANCE", "ENTRANCE", "SARCOPHAGUS", "SARCOPHAGUS", "PATH", "PATH"]
    + ["DECO-PYRAMID", "DECO-PYRAMID", "DECO-TEMPLE", "DECO-TEMPLE"]
    + ["DECO-BURIAL", "DECO-BURIAL", "DECO-OBELISK", "DECO-OBELISK"]
    + ["STATUE"] * 10
    + ["LEVER"] * 2
    + ["HAMMER"] * 2
    + ["SAIL"] * 3
    + ["CHISEL"] * 3
)
RED = {"ENTRANCE": "pyramid", "SARCOPHAGUS": "burial", "PATH": "obelisks"}
BLUE = ["LEVER", "HAMMER", "SAIL", "CHISEL"]
SITES = ["market", "pyramid", "temple", "burial", "obelisks"]
NEEDED = {4: 3, 3: 2, 2: 1, 1: 1}
# Rows of the pyramid as seen, the lowest level first.
LEVELS = (("222", "141", "333"), ("21", "33"), ("4",))
RANKS = {2: [10, 1], 3: [12, 6, 1], 4: [15, 10, 5, 1]}


def number(seed: str, stream: str, n: int, total: int) -> int:
    """The portable draw by its description."""
    attempt = 0
    while True:
        first_bytes = hashlib.sha256(f"{seed}/{stream}/{n}/{attempt}".encode()).hexdigest()[:16]
        if int(first_bytes, 16) < 2**64 - 2**64 % total:
            return int(first_bytes, 16) % total
        attempt += 1


def dealt(seed: str, stream: str, items: list[str]) -> list[str]:
    """The items in the order of this seed."""
    pile = list(items)
    for last in range(len(pile) - 1, 0, -1):
        other = number(seed, stream, last, last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return pile


def series(count: int) -> int:
    """1, 3, 6, 10, 15, then two more for each."""
    return sum(range(1, count + 1)) if count <= 5 else 15 + 2 * (count - 5)


def pyramid_cells() -> list[int]:
    """What the cells bring: down each column, columns from the left, level by level."""
    return [int(row[column]) for rows in LEVELS for column in range(len(rows[0])) for row in rows]


class NaiveImhotep:
    """One game: `asked` is who chooses among what, `choose` goes on, `asked` is None at the end."""

    def __init__(self, seed: str, players: int, start: str) -> None:
        self.seed, self.players = seed, players
        self.round_cards = dealt(seed, "rounds", ROUND_CARDS[players])
        self.deck = dealt(seed, "market", CARDS)
        self.discard: list[str] = []
        self.display: list[str | None] = []
        self.boats: list[dict[str, Any]] = []
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.pyramid: list[int] = []
        self.towers: list[list[int]] = [[] for _ in range(4 if players == 2 else 5)]
        self.chamber: dict[tuple[int, int], int] = {}
        self.obelisks = [0] * players
        self.pyramid_points = [0] * players
        self.temple_points = [0] * players
        self.starter = number(seed, "start", 0, players) if start == "random" else (int(start) - 1) % players
        self.sled = [0] * players
        self.quarry: list[float] = [0] * players  # without end in some games
        for turn in range(players):
            self.sled[(self.starter + turn) % players] = 2 + turn
            self.quarry[(self.starter + turn) % players] = 27 - turn
        self.game = self.rounds()
        self.asked: Choice | None = next(self.game)

    def choose(self, text: str) -> None:
        """Go on with this choice, which is among those asked for."""
        assert self.asked is not None
        assert text in self.asked[1]
        try:
            self.asked = self.game.send(text)
        except StopIteration:
            self.asked = None

    # ---- rounds and turns --------------------------------------------------------------------

    def rounds(self) -> Ask:
        for card in self.round_cards[:6]:
            self.new_round()
            self.boats = [{"spots": [None] * int(size), "site": None} for size in card]
            self.display = [self.deck.pop(0) for _ in range(4)]
            yield from self.turns()
            for tower in self.towers:
                if tower:
                    self.temple_points[tower[-1]] += 1
            self.discard += [card for card in self.display if card]
            self.display = [None] * 4

    def new_round(self) -> None:
        """Another round begins."""

    def turns(self) -> Ask:
        player, passes, sailor = self.starter, 0, None
        while any(boat["site"] is None for boat in self.boats):
            choices = self.turn_choices(player)
            choice = yield player, choices or {"pass"}
            before = sum(boat["site"] is not None for boat in self.boats)
            if choice == "pass":
                passes += 1
            else:
                passes = 0
                yield from self.act(player, choice)
            if sum(boat["site"] is not None for boat in self.boats) > before:
                sailor = player
            player = (player + 1) % self.players
            if passes == self.players:
                self.bring_home()
                break
        self.starter = player if sailor is None else (sailor + 1) % self.players

    def bring_home(self) -> None:
        for boat in self.boats:
            for owner in boat["spots"]:
                if owner is not None:
                    self.quarry[owner] += 1

    def turn_choices(self, player: int) -> set[str]:
        choices = self.sailings(self.waiting())
        if self.sled[player] < self.places(player) and self.quarry[player] > 0:
            choices.add("take")
        if self.sled[player] > 0:
            choices |= self.placings(self.waiting())
        return choices | {
            f"play {card}"
            for card in self.blue_cards()
            if card in self.hands[player] and self.can(card, player)
        }

    def act(self, player: int, choice: str) -> Ask:
        verb, *words = choice.split()
        if verb == "take":
            self.take(player)
        elif verb == "place":
            self.place(player, words)
        elif verb == "sail":
            yield from self.sail(words)
        else:
            self.hands[player].remove(words[0])
            yield from getattr(self, f"play_{words[0].lower()}")(player)
            self.discard.append(words[0])

    # ---- stones and boats --------------------------------------------------------------------

    def waiting(self) -> list[int]:
        return [boat for boat in range(4) if self.boats[boat]["site"] is None]

    def load(self, boat: int) -> list[int]:
        return [owner for owner in self.boats[boat]["spots"] if owner is not None]

    def size(self, boat: int) -> int:
        return len(self.boats[boat]["spots"])

    def placings(self, boats: list[int]) -> set[str]:
        return {
            f"place {boat + 1} {spot + 1}"
            for boat in boats
            for spot, owner in enumerate(self.boats[boat]["spots"])
            if owner is None
        }

    def sailings(self, boats: list[int]) -> set[str]:
        ready = [boat for boat in boats if len(self.load(boat)) >= NEEDED[self.size(boat)]]
        taken = [boat["site"] for boat in self.boats]
        return {f"sail {boat + 1} {site}" for boat in ready for site in SITES if site not in taken}

    def places(self, player: int) -> int:
        """How many stones a sled holds."""
        return 5

    def take(self, player: int) -> None:
        for _ in range(3):
            if self.sled[player] < self.places(player) and self.quarry[player] > 0:
                self.sled[player] += 1
                self.quarry[player] -= 1

    def place(self, player: int, words: list[str]) -> None:
        self.boats[int(words[0]) - 1]["spots"][int(words[1]) - 1] = player
        self.sled[player] -= 1

    def sail(self, words: list[str]) -> Ask:
        yield from self.unload(self.leave(words), words[1])

    def leave(self, words: list[str]) -> list[int]:
        """The boat lies at its site; the stones it brought, from the bow."""
        boat, site = int(words[0]) - 1, words[1]
        stones = self.load(boat)
        self.boats[boat] = {"spots": [None] * self.size(boat), "site": site}
        return stones

    def unload(self, stones: list[int], site: str) -> Ask:
        for owner in stones:
            if site == "market":
                yield from self.buy(owner)
            else:
                self.deliver(owner, site)
        if site == "market":
            for owner in stones:
                self.quarry[owner] += 1

    def deliver(self, owner: int, site: str) -> None:
        if site == "pyramid":
            cells = pyramid_cells()
            self.pyramid_points[owner] += cells[len(self.pyramid)] if len(self.pyramid) < 14 else 1
            self.pyramid.append(owner)
        elif site == "temple":
            min(self.towers, key=len).append(owner)
        elif site == "burial":
            count = len(self.chamber)
            self.chamber[count % 3, count // 3] = owner
        else:
            self.obelisks[owner] += 1

    def buy(self, owner: int) -> Ask:
        offered = {f"pick {field + 1}" for field in range(4) if self.display[field]}
        if not offered:
            return
        choice = yield owner, offered
        field = int(choice.split()[1]) - 1
        card = self.display[field]
        assert card
        self.display[field] = None
        self.gain(owner, card)

    def gain(self, owner: int, card: str) -> None:
        if card not in RED:
            self.hands[owner].append(card)
            return
        self.discard.append(card)
        if self.quarry[owner]:
            self.quarry[owner] -= 1
            self.deliver(owner, RED[card])

    # ---- blue cards --------------------------------------------------------------------------

    def can(self, card: str, player: int) -> bool:
        spots = self.placings(self.waiting())
        if card == "LEVER":
            return bool(self.sailings(self.waiting()))
        if card == "HAMMER":
            return self.sled[player] < self.places(player) and self.quarry[player] > 0 and bool(spots)
        if card == "SAIL":
            return self.sled[player] > 0 and bool(self.placings(self.one_short()))
        return self.sled[player] >= 2 and len(spots) >= 2

    def one_short(self) -> list[int]:
        return [boat for boat in self.waiting() if len(self.load(boat)) + 1 >= NEEDED[self.size(boat)]]

    def blue_cards(self) -> list[str]:
        return BLUE

    def play_lever(self, player: int) -> Ask:
        words = (yield player, self.sailings(self.waiting())).split()[1:]
        left: list[int] = self.leave(words)
        order: list[int] = []
        while len(set(left)) > 1:
            seat = int((yield player, {f"unload {owner + 1}" for owner in left}).split()[1]) - 1
            left.remove(seat)
            order.append(seat)
        yield from self.unload(order + left, words[1])

    def play_hammer(self, player: int) -> Ask:
        self.take(player)
        self.place(player, (yield player, self.placings(self.waiting())).split()[1:])

    def play_sail(self, player: int) -> Ask:
        words = (yield player, self.placings(self.one_short())).split()[1:]
        self.place(player, words)
        choice = yield player, self.sailings([int(words[0]) - 1])
        yield from self.sail(choice.split()[1:])

    def play_chisel(self, player: int) -> Ask:
        for _ in range(2):
            self.place(player, (yield player, self.placings(self.waiting())).split()[1:])

    # ---- points ------------------------------------------------------------------------------

    def sheet(self, player: int) -> dict[str, int]:
        """The points by category if it ended now."""
        stones = {
            "PYRAMID": len(self.pyramid),
            "TEMPLE": sum(map(len, self.towers)),
            "BURIAL": len(self.chamber),
            "OBELISK": sum(self.obelisks),
        }
        hand = self.hands[player]
        return {
            "pyramid": self.pyramid_points[player],
            "temple": self.temple_points[player],
            "burial": sum(series(len(area)) for area in self.areas(player)),
            "obelisks": self.obelisk_points(player),
            "decorations": sum(stones.get(card[5:], 0) // 3 for card in hand if card.startswith("DECO-")),
            "statues": series(hand.count("STATUE")),
            "blue": sum(card in self.blue_cards() for card in hand),
        }

    def areas(self, player: int) -> list[set[tuple[int, int]]]:
        """Each stone begins as an area of its own; areas that touch are joined."""
        found: list[set[tuple[int, int]]] = []
        for row, column in (cell for cell, owner in self.chamber.items() if owner == player):
            beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
            touching = [area for area in found if area & beside]
            found = [area for area in found if area not in touching]
            found.append({(row, column)}.union(*touching))
        return found

    def obelisk_points(self, player: int) -> int:
        height = self.obelisks[player]
        if height == 0:
            return 0
        first = sum(other > height for other in self.obelisks)
        tied = self.obelisks.count(height)
        return sum((RANKS[self.players] + [0] * 4)[first : first + tied]) // tied
