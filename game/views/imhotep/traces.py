"""Where the last move left its marks, and where the things it moved came from."""

from collections.abc import Callable, Mapping, Sequence

from game.core.game import Event
from game.games.imhotep.state import ImhotepState
from game.games.imhotep.tables import CARD_IDS, MARKET, SITES

Details = Mapping[str, int | str]


class Traces:
    """The last move, read from what it caused."""

    def __init__(self, events: Sequence[Event], state: ImhotepState) -> None:
        self.state = state
        self.spot: tuple[int, int] | None = None  # boat and spot of a placed stone
        self.boat: int | None = None  # the boat that sailed
        self.site: int | None = None  # where it sailed to
        self.bet: str = ""
        self.favour: str = ""
        self.arrivals: list[tuple[int, int]] = []  # site and place of each stone, in order
        self.taken: tuple[int, int] = (0, 0)  # player, and how many stones came onto the sled
        self.field: str = ""  # of the market, that a card was taken from
        self.cards: list[tuple[int, int]] = []  # player and kind of each card gained
        self.source = ""  # names of where the first stone that arrived came from
        for kind, player, params in events:
            if kind in NOTES:
                NOTES[kind](self, player, params)

    def place(self, player: int, params: Details) -> None:
        """A stone came onto a boat."""
        self.spot = int(params["boat"]) - 1, int(params["spot"]) - 1

    def sail(self, player: int, params: Details) -> None:
        """A boat came to a site."""
        self.boat = int(params["boat"]) - 1
        self.site = SITES.index(str(params["site"]))

    def take(self, player: int, params: Details) -> None:
        """Stones came from the quarry onto a sled."""
        self.taken = player, int(params["count"])

    def private(self, player: int, params: Details) -> None:
        """A private boat came to a site."""
        self.site = SITES.index(str(params["site"]))
        self.source = sled_key(player, self.state.sled[player])

    def arrive(self, player: int, params: Details) -> None:
        """A stone came to a monument."""
        self.arrivals.append((SITES.index(str(params["site"])), int(params["place"])))

    def pick(self, player: int, params: Details) -> None:
        """A card was taken from the market; red ones send a stone from the quarry."""
        self.field = str(params["field"])
        self.source = quarry_keys(player)

    def build(self, player: int, params: Details) -> None:
        """The stone that waited in the prompt came to a small pyramid."""
        self.source = WAITING

    def gain_card(self, player: int, params: Details) -> None:
        """A player got a card."""
        self.cards.append((player, CARD_IDS.index(str(params["card"]))))

    def note_bet(self, player: int, params: Details) -> None:
        """A bet was placed."""
        self.bet = f"{params['site']} {params['side']}"

    def note_favour(self, player: int, params: Details) -> None:
        """A favour was used."""
        self.favour = str(params["favour"])

    # ---- asked by the parts of the table ------------------------------------------------------------

    def number(self, site: int, place: int) -> int | None:
        """A stone's place in the order of the last move: from 1, 0 for the only one, None for others."""
        if (site, place) not in self.arrivals:
            return None
        return self.arrivals.index((site, place)) + 1 if len(self.arrivals) > 1 else 0

    def came(self, site: int, place: int) -> str:
        """Names of where a stone at a monument was before the last move; empty if it was there."""
        if (site, place) not in self.arrivals:
            return ""
        nth = self.arrivals.index((site, place))
        if self.boat is None:
            return self.source
        # which spots were empty is no longer known: the nth stone from the bow lay here or further back
        slack = self.state.caps[self.boat] - len(self.arrivals)
        return " ".join(stone_key(self.boat, nth + shift) for shift in range(slack + 1))

    def card_source(self, player: int, kind: int) -> str:
        """The name of where a card in a hand was before the last move."""
        if (player, kind) not in self.cards or not self.field:
            return ""
        return card_key(self.field)

    @property
    def at_market(self) -> bool:
        """Whether the last boat came to the market."""
        return self.site == MARKET


NOTES: Mapping[str, Callable[[Traces, int, Details], None]] = {
    "place": Traces.place,
    "sail": Traces.sail,
    "take": Traces.take,
    "private": Traces.private,
    "arrive": Traces.arrive,
    "pick": Traces.pick,
    "build": Traces.build,
    "gain_card": Traces.gain_card,
    "bet": Traces.note_bet,
    "favour": Traces.note_favour,
}


# ---- steady names of things, for morphing and motion -------------------------------------------------

WAITING = "waiting-1"


def boat_key(boat: int) -> str:
    """A boat, wherever it lies."""
    return f"boat-{boat + 1}"


def stone_key(boat: int, spot: int) -> str:
    """The stone on a spot, both counted from 0."""
    return f"boat-{boat + 1}-stone-{spot + 1}"


def sled_key(player: int, place: int) -> str:
    """A stone on a sled; the count stands for all of them where sleds are not drawn."""
    return f"sled-{player}-{place} count-{player}"


def quarry_keys(player: int) -> str:
    """The quarry, or a player's count of stones there."""
    return f"quarry stock-{player}"


def card_key(field: str) -> str:
    """A card of the market's display, or the pair."""
    return f"card-{field}"
