"""Market cards of no colour: kept, they are neither played nor counted (I11.3, I-R13)."""

from game.games.imhotep.cards.kind import Card


class CargoSled(Card):
    """I11.3.1: two more places on the sled, each."""

    colour, rule = "plain", "I11.3.1"
    room = 2


PLAIN = (CargoSled("CARGO-SLED", 0, dynasty=2),)
