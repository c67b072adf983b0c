"""Steady names of things on the table, for morphing and motion."""

WAITING = "waiting-1"  # the stone whose place is being chosen


def boat_key(boat: int) -> str:
    """A boat, wherever it lies."""
    return f"boat-{boat + 1}"


def stone_key(boat: int, spot: int) -> str:
    """The stone on a spot, both counted from 0."""
    return f"boat-{boat + 1}-stone-{spot + 1}"


def sled_key(player: int, place: int) -> str:
    """A stone on a sled; the count stands for all of them where sleds are not drawn."""
    return f"sled-{player}-{place} count-{player}"


def site_stone_key(site: str, stone: int) -> str:
    """A stone at a site, by its number among all there, counted from 0."""
    return f"{site}-{stone + 1}"


def hand_key(player: int, card: str) -> str:
    """A kind of card in a player's hand."""
    return f"card-{player}-{card}"


def panel_key(player: int) -> str:
    """A player's panel."""
    return f"panel-{player}"


def site_key(site: str) -> str:
    """A site."""
    return f"site-{site}"


def quarry_keys(player: int) -> str:
    """The quarry, or a player's count of stones there."""
    return f"quarry stock-{player}"


def card_key(field: str) -> str:
    """A card of the market's display, or the pair."""
    return f"card-{field}"
