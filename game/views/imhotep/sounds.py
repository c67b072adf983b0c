"""Which sound what happens in Imhotep makes."""

from game.views.sounds import BOAT, CARD, STONE, Sounds

SOUNDS: Sounds = {
    "sail": BOAT,
    "arrive": STONE,
    "build": STONE,
    "bet": STONE,
    "stones": STONE,
    "gain_card": CARD,
    "favour": CARD,
    "raft": BOAT,
    "prophecy": STONE,
    "reshuffle": CARD,
}
