"""Imhotep's sides B, C and D a second time, straight from their rules, on top of the plain second version.

Cells of the great pyramid are (level, row, column) as one sees them; cards nobody has seen are drawn when
they are turned up. Where a stone goes its owner may be asked, so delivering is a generator here.
"""

from tests.differential.naive_imhotep import CARDS, LEVELS, RANKS, RED, Ask, NaiveImhotep, dealt, number

NUMBERED = [
    (level, row, column)
    for level, rows in enumerate(LEVELS)
    for column in range(len(rows))
    for row in range(len(rows))
]
SMALL = {
    "left": [(2, ""), (1, "card"), (3, ""), (1, "stones"), (4, "")],
    "middle": [(3, ""), (1, "stones"), (2, ""), (1, "load"), (4, "")],
    "right": [(2, ""), (1, "load"), (3, ""), (1, "card"), (4, "")],
}
CRYPT = ["1"] * 6 + ["2"] * 8 + ["3"] * 6 + ["4"] * 4


def ranked(counts: list[int], prizes: list[int]) -> list[int]:
    """By player: the points of the places taken, those of equals put together and shared out evenly."""
    points = [0] * len(counts)
    place = 0
    for count in sorted({*counts} - {0}, reverse=True):
        equals = [player for player, own in enumerate(counts) if own == count]
        pot = sum(prizes[place : place + len(equals)])
        for player in equals:
            points[player] = pot // len(equals)
        place += len(equals)
    return points


class NaiveSides(NaiveImhotep):
    """With any side of each site; no modules."""

    def __init__(self, seed: str, players: int, options: dict[str, str]) -> None:
        self.sides = options
        self.pair = 0
        self.old: list[tuple[str, bool]] = []  # covered cards of earlier decks; whether of the first one
        self.first_deck, self.redrawn = True, 0
        self.coins = [2] * players
        self.sold = [0] * players
        self.small: dict[str, list[int]] = {name: [] for name in SMALL}
        self.built: dict[tuple[int, int, int], int] = {}
        self.imhotep, self.scaffolds = (0, 1, 1), 5
        self.chariots = [0] * players
        self.crypt = [int(tile) for tile in dealt(seed, "crypt", CRYPT)]
        self.raised: list[int] = []
        super().__init__(seed, players, options["start"])

    # ---- cards nobody has seen -----------------------------------------------------------------

    def can_draw(self) -> bool:
        return len(self.deck) > self.pair - len(self.old) or bool(self.discard)

    def prepare(self) -> bool:
        """Whether there is a card in the deck, made of the discard if need be."""
        if not self.can_draw():
            return False
        if len(self.deck) == self.pair - len(self.old):
            self.old += [(card, self.first_deck) for card in self.deck]
            self.deck, self.discard, self.first_deck = self.discard, [], False
        return True

    def turn_up(self) -> str:
        """The next card of the deck."""
        if self.first_deck:
            return self.deck.pop(0)
        self.deck.sort(key=CARDS.index)
        return self.deck.pop(self.any_of(len(self.deck)))

    def any_of(self, count: int) -> int:
        self.redrawn += 1
        return number(self.seed, "reshuffle", self.redrawn - 1, count)

    def uncover(self) -> str:
        """A card of the pair, those of earlier decks before others."""
        older = len(self.old)
        self.pair -= 1
        if not older:
            return self.turn_up()
        for at, (card, first) in enumerate(self.old):
            if first:
                del self.old[at]
                return card
        self.old.sort(key=lambda each: CARDS.index(each[0]))
        return self.old.pop(self.any_of(older))[0]

    # ---- rounds --------------------------------------------------------------------------------

    def rounds(self) -> Ask:
        for card in self.round_cards[:6]:
            self.boats = [{"spots": [None] * int(size), "site": None} for size in card]
            self.display = []
            for _ in range(3 if self.sides["market"] == "B" else 4):
                self.display.append(self.turn_up() if self.prepare() else None)
            for _ in range(2 if self.sides["market"] == "B" else 0):
                self.pair += self.prepare()
            yield from self.turns()
            yield from getattr(self, f"temple_{self.sides['temple'].lower()}")()
            self.discard += [card for card in self.display if card]
            self.display = [None] * len(self.display)
            while self.pair:
                self.discard.append(self.uncover())

    # ---- the market ----------------------------------------------------------------------------

    def unload(self, stones: list[int], site: str) -> Ask:
        for owner in stones:
            if site == "market":
                yield from getattr(self, f"market_{self.sides['market'].lower()}")(owner)
            else:
                yield from self.bring(owner, site)
        if site == "market":
            for owner in stones:
                self.quarry[owner] += 1

    def cards_at(self, verb: str) -> set[str]:
        return {f"{verb} {field}" for field, card in enumerate(self.display, 1) if card}

    def lift(self, owner: int, choice: str) -> Ask:
        field = int(choice.split()[1]) - 1
        card = self.display[field]
        assert card
        self.display[field] = None
        yield from self.receive(owner, card)

    def receive(self, owner: int, card: str) -> Ask:
        if card not in RED:
            self.hands[owner].append(card)
            return
        if self.quarry[owner]:
            self.quarry[owner] -= 1
            yield from self.bring(owner, RED[card])
        self.discard.append(card)

    def market_a(self, owner: int) -> Ask:
        if any(self.display):
            yield from self.lift(owner, (yield owner, self.cards_at("pick")))

    def market_b(self, owner: int) -> Ask:
        choices = self.cards_at("pick") | ({"pick pair"} if self.pair else set())
        if not choices:
            return
        choice = yield owner, choices
        if choice != "pick pair":
            yield from self.lift(owner, choice)
        elif self.pair == 1:
            yield from self.receive(owner, self.uncover())
        else:
            both = [self.uncover(), self.uncover()]
            kept = (yield owner, {f"keep {card}" for card in both}).split()[1]
            both.remove(kept)
            self.discard += both
            yield from self.receive(owner, kept)

    def market_c(self, owner: int) -> Ask:
        if not any(self.display):
            return
        yield from self.lift(owner, (yield owner, self.cards_at("pick")))
        if self.coins[owner] and any(self.display):
            choice = yield owner, self.cards_at("buy") | {"save"}
            if choice != "save":
                self.coins[owner] -= 1
                yield from self.lift(owner, choice)

    def market_d(self, owner: int) -> Ask:
        choice = "choose points"
        if any(self.display) or self.can_draw():
            draw = {"draw"} if self.can_draw() else set()
            choice = yield owner, self.cards_at("pick") | draw | {"choose points"}
        if choice == "choose points":
            self.sold[owner] += 1
        elif choice == "draw":
            yield from self.top_card(owner)
        else:
            yield from self.lift(owner, choice)

    def top_card(self, owner: int) -> Ask:
        if self.prepare():
            yield from self.receive(owner, self.turn_up())

    # ---- the monuments -------------------------------------------------------------------------

    def bring(self, owner: int, site: str) -> Ask:
        if site == "pyramid":
            yield from getattr(self, f"pyramid_{self.sides['pyramid'].lower()}")(owner)
        elif site == "burial" and self.sides["burial"] == "C":
            yield from self.crypt_cell(owner)
        else:
            self.deliver(owner, site)
            if site == "obelisks":
                self.raised.append(owner)

    def pyramid_a(self, owner: int) -> Ask:
        self.deliver(owner, "pyramid")
        yield from ()

    def pyramid_b(self, owner: int) -> Ask:
        names = [name for name, stones in self.small.items() if len(stones) < 5]
        if not names:
            self.beside(owner)
            return
        name = names[0]
        if len(names) > 1:
            name = (yield owner, {f"build {name}" for name in names}).split()[1]
        self.pyramid.append(owner)
        points, bonus = SMALL[name][len(self.small[name])]
        self.small[name].append(owner)
        self.pyramid_points[owner] += points
        if bonus == "card" and self.can_draw():
            if (yield owner, {"accept", "decline"}) == "accept":
                yield from self.top_card(owner)
        elif bonus == "stones" and self.sled[owner] < 5 and self.quarry[owner]:
            if (yield owner, {"accept", "decline"}) == "accept":
                self.take(owner)
        elif bonus == "load" and self.sled[owner] and self.placings(self.waiting()):
            choice = yield owner, self.placings(self.waiting()) | {"decline"}
            if choice != "decline":
                self.place(owner, choice.split()[1:])

    def free_cells(self) -> list[tuple[int, int, int]]:
        """The empty cells of the lowest level that has some, in the order of side A."""
        empty = [cell for cell in NUMBERED if cell not in self.built]
        return [cell for cell in empty if cell[0] == min(level for level, _, _ in empty)]

    def choose_cell(self, owner: int, cells: list[tuple[int, int, int]]) -> Ask:
        """The stone lies on one of them."""
        cell = cells[0]
        if len(cells) > 1:
            choice = yield owner, {f"cell {NUMBERED.index(each) + 1}" for each in cells}
            cell = NUMBERED[int(choice.split()[1]) - 1]
        self.built[cell] = owner
        self.pyramid.append(owner)

    def beside(self, owner: int) -> None:
        self.pyramid.append(owner)
        self.pyramid_points[owner] += 1

    def pyramid_c(self, owner: int) -> Ask:
        cells = self.free_cells()
        if not cells:
            self.beside(owner)
            return
        before = {*self.built}
        yield from self.choose_cell(owner, cells)
        ((level, row, column),) = {*self.built} - before
        _, his_row, his_column = self.imhotep
        near = level < 2 and (row == his_row or column == his_column)
        self.pyramid_points[owner] += level + 2 + near
        left = self.free_cells()
        self.imhotep = (level, row, column)
        if left and left[0][0] > level:
            self.imhotep = (level + 1, 0, 0)

    def pyramid_d(self, owner: int) -> Ask:
        cells = self.free_cells()
        if not cells:
            self.beside(owner)
            return
        before = {*self.built}
        yield from self.choose_cell(owner, cells if self.scaffolds else cells[:1])
        ((level, row, column),) = {*self.built} - before
        self.pyramid_points[owner] += int(LEVELS[level][row][column])
        if (level, row, column) != cells[0]:
            self.scaffolds -= 1
            self.pyramid_points[owner] -= 1

    def crypt_cell(self, owner: int) -> Ask:
        column, inside = divmod(len(self.chamber), 3)
        row = inside
        if column < 8:
            rows = [row for row in range(3) if (row, column) not in self.chamber]
            row = rows[0]
            if len(rows) > 1:
                row = int((yield owner, {f"lay {row + 1}" for row in rows}).split()[1]) - 1
        self.chamber[row, column] = owner

    # ---- the temple ----------------------------------------------------------------------------

    def seen(self) -> list[int]:
        """Whose stones are seen from above, from the left."""
        return [tower[-1] for tower in self.towers if tower]

    def temple_a(self) -> Ask:
        for owner in self.seen():
            self.temple_points[owner] += 1
        yield from ()

    def temple_b(self) -> Ask:
        for owner, bonus in zip(self.seen(), ("choice", "two", "choice", "card", "choice"), strict=False):
            if bonus == "two":
                self.temple_points[owner] += 2
            elif bonus == "card":
                yield from self.top_card(owner)
            elif self.sled[owner] < 5 and self.quarry[owner]:
                if (yield owner, {"choose point", "choose stones"}) == "choose point":
                    self.temple_points[owner] += 1
                else:
                    stones = int(min(2, 5 - self.sled[owner], self.quarry[owner]))
                    self.sled[owner] += stones
                    self.quarry[owner] -= stones
            else:
                self.temple_points[owner] += 1

    def temple_c(self) -> Ask:
        counts = [self.seen().count(player) for player in range(self.players)]
        for player, points in enumerate(ranked(counts, [4, 2])):
            self.temple_points[player] += points
        yield from ()

    def temple_d(self) -> Ask:
        for player in range(self.players):
            for _ in range(self.seen().count(player)):
                self.chariots[player] += 1
                if self.chariots[player] in (5, 10, 15, 20, 25, 30):
                    self.temple_points[player] += 2
        yield from ()

    # ---- points --------------------------------------------------------------------------------

    def sheet(self, player: int) -> dict[str, int]:
        points = super().sheet(player)
        if self.sides["market"] == "C":
            points["market"] = self.coins[player]
        if self.sides["market"] == "D":
            points["market"] = 2 * self.sold[player]
        if self.sides["temple"] == "D":
            points["temple"] += ranked(self.chariots, RANKS[self.players])[player]
        if self.sides["burial"] != "A":
            points["burial"] = getattr(self, f"burial_{self.sides['burial'].lower()}")(player)
        if self.sides["obelisks"] != "A":
            points["obelisks"] = getattr(self, f"obelisks_{self.sides['obelisks'].lower()}")(player)
        return points

    def burial_b(self, player: int) -> int:
        total = 0
        for row in range(3):
            owners = [owner for (its, _), owner in self.chamber.items() if its == row]
            counts = [owners.count(each) for each in range(self.players)]
            total += ranked(counts, [8, 4, 2])[player]
        return total

    def burial_c(self, player: int) -> int:
        mine = [(row, column) for (row, column), owner in self.chamber.items() if owner == player]
        return sum(self.crypt[3 * column + row] if column < 8 else 1 for row, column in mine)

    def burial_d(self, player: int) -> int:
        total = 0
        for column in range(len(self.chamber) // 3 + 1):
            stones = [owner for (_, its), owner in self.chamber.items() if its == column]
            mine = stones.count(player)
            if len(stones) < 3:
                total += mine
            elif len({*stones}) == 3:
                total += 2 * mine
            else:
                total += {0: 0, 1: 1, 2: 5, 3: 9}[mine]
        return total

    def obelisks_b(self, player: int) -> int:
        fields, singles, total = [10, 9, 8, 7, 6, 5, 4, 3], [0] * self.players, 0
        for owner in self.raised:
            singles[owner] += 1
            if singles[owner] >= 3 and fields:
                singles[owner] -= 3
                total += fields.pop(0) if owner == player else 0 * fields.pop(0)
        return total + singles[player]

    def obelisks_c(self, player: int) -> int:
        height = self.obelisks[player]
        worth = {0: 0, 1: 1, 2: 2, 3: 4, 4: 6, 5: 9, 6: 12, 7: 15}
        return worth[height] if height in worth else 15 + 2 * (height - 7)

    def obelisks_d(self, player: int) -> int:
        stock = {2: [3, 2, 1], 3: [4, 3, 2], 4: [5, 4, 3], 5: [6, 5, 4], 6: [7, 6, 5]}
        heights, won = [0] * self.players, [0] * self.players
        for owner in self.raised:
            heights[owner] += 1
            if stock.get(heights[owner]):
                won[owner] += stock[heights[owner]].pop(0)
        return won[player] + max(0, heights[player] - 6)
