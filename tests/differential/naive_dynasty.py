"""New Dynasty a second time, straight from its rules, on top of the plain second version of Imhotep."""

import math

from tests.differential.naive_imhotep import BLUE, NEEDED, RED, SITES, Ask, NaiveImhotep, dealt

CARDS = (
    ["ENTRANCE", "ENTRANCE", "SARCOPHAGUS", "SARCOPHAGUS", "PATH", "PATH", "PRIVATE-QUARRY", "PRIVATE-QUARRY"]
    + ["DECO-PYRAMID", "DECO-PYRAMID", "DECO-TEMPLE", "DECO-TEMPLE"]
    + ["DECO-BURIAL", "DECO-BURIAL", "DECO-OBELISK", "DECO-OBELISK", "DECO-STONES", "DECO-STONES"]
    + ["STATUE"] * 14
    + ["CARGO-SLED"] * 2
    + ["LEVER"] * 2
    + ["HAMMER"] * 2
    + ["SAIL"] * 3
    + ["CHISEL"] * 3
    + ["RAFT"] * 2
    + ["GANGPLANK"] * 2
)
REDS = [*RED, "PRIVATE-QUARRY"]
GODS = ["amun", "ra", "hathor", "osiris", "horus", "thoth", "isis"]


class NaiveDynasty(NaiveImhotep):
    """With the fourteen cards, prophecies and endless quarries, each if it was chosen."""

    def __init__(self, seed: str, players: int, options: dict[str, str]) -> None:
        self.cards_on, self.gods_on = options["dynasty"] == "on", options["prophecies"] == "on"
        self.gods = dealt(seed, "prophecies", GODS)[:3] if self.gods_on else []
        self.scarabs: list[dict[str, int]] = [
            {} for _ in range(players)
        ]  # by god: the first round of the pair
        self.quarry_points = [0] * players
        self.round = 0
        self.endless = (
            players == 2
            and {
                "usual": self.cards_on,
                "limited": False,
                "unlimited": True,
            }[options["quarry"]]
        )
        super().__init__(seed, players, options["start"])

    def rounds(self) -> Ask:
        if self.cards_on:
            self.deck = dealt(self.seed, "market", CARDS)
        if self.endless:
            self.quarry = [math.inf for _ in self.quarry]
        yield from super().rounds()

    def new_round(self) -> None:
        self.round += 1

    def places(self, player: int) -> int:
        return 5 + 2 * self.hands[player].count("CARGO-SLED")

    # ---- cards -------------------------------------------------------------------------------

    def gain(self, owner: int, card: str) -> None:
        if card == "PRIVATE-QUARRY":
            self.quarry_points[owner] += 1
            self.take(owner)
        elif card in RED and self.quarry[owner]:
            self.quarry[owner] -= 1
            self.deliver(owner, RED[card])
        kept = card not in REDS or "amun" in self.gods
        (self.hands[owner] if kept else self.discard).append(card)

    def blue_cards(self) -> list[str]:
        return [*BLUE, "RAFT", "GANGPLANK"]

    def can(self, card: str, player: int) -> bool:
        if card == "RAFT":
            return self.sled[player] >= 3
        if card == "GANGPLANK":
            return self.sled[player] >= 1 and bool(self.crossings(player))
        return super().can(card, player)

    def crossings(self, player: int) -> set[str]:
        """Boats with an own stone and their minimum, to sites of boats; the market needs a card."""
        found = set()
        for number, boat in enumerate(self.boats, 1):
            stones = [owner for owner in boat["spots"] if owner is not None]
            if boat["site"] is None and player in stones and len(stones) >= NEEDED[len(boat["spots"])]:
                for other in self.boats:
                    if other["site"] == "market" and not any(self.display):
                        continue
                    if other["site"] is not None:
                        found.add(f"sail {number} {other['site']}")
        return found

    def play_gangplank(self, player: int) -> Ask:
        self.sled[player] -= 1
        self.quarry[player] += 1
        choice = yield player, self.crossings(player)
        yield from self.sail(choice.split()[1:])

    def play_raft(self, player: int) -> Ask:
        self.sled[player] -= 2
        self.quarry[player] += 2
        sites = [site for site in SITES if site != "market" or any(self.display)]
        choice = yield player, {f"raft {site}" for site in sites}
        self.sled[player] -= 1
        site = choice.split()[1]
        if site != "market":
            self.deliver(player, site)
            return
        before = list(self.display)
        yield from self.buy(player)
        self.quarry[player] += 1
        if all(boat["site"] != "market" for boat in self.boats):
            for field in range(4):
                if before[field] and not self.display[field]:
                    self.display[field] = self.deck.pop(0)

    # ---- prophecies --------------------------------------------------------------------------

    def turn_choices(self, player: int) -> set[str]:
        choices = super().turn_choices(player)
        mine = self.scarabs[player]
        if len(mine) < 2 and self.pair() not in mine.values():
            choices |= {f"prophecy {god}" for god in self.gods if god not in mine}
        return choices

    def pair(self) -> int:
        return {1: 1, 2: 1, 3: 3, 4: 3, 5: 5, 6: 5}[self.round]

    def act(self, player: int, choice: str) -> Ask:
        verb, *words = choice.split()
        if verb == "prophecy":
            self.scarabs[player][words[0]] = self.pair()
        else:
            yield from super().act(player, choice)

    def heights(self, player: int) -> dict[str, int]:
        """The player's stones on each monument."""
        return {
            "ra": self.pyramid.count(player),
            "hathor": sum(tower.count(player) for tower in self.towers),
            "osiris": list(self.chamber.values()).count(player),
            "horus": self.obelisks[player],
        }

    def comes_true(self, god: str, player: int) -> bool:
        if god == "amun":
            return sum(card in REDS for card in self.hands[player]) >= 3
        if god == "thoth":
            return self.hands[player].count("STATUE") >= 4
        if god == "isis":
            return all(stones >= 3 for stones in self.heights(player).values())
        others = [self.heights(other)[god] for other in range(self.players) if other != player]
        return all(self.heights(player)[god] > stones for stones in others)

    def sheet(self, player: int) -> dict[str, int]:
        points = super().sheet(player)
        hand = self.hands[player]
        points["decorations"] += hand.count("DECO-STONES") * self.sled[player]
        points["quarry"] = self.quarry_points[player]
        gain, loss = {1: 8, 3: 6, 5: 4}, {1: -4, 3: -3, 5: -2}
        points["prophecies"] = sum(
            gain[first] if self.comes_true(god, player) else loss[first]
            for god, first in self.scarabs[player].items()
        )
        return points
