"""Which sound what happens in Imhotep makes."""

from game.views.imhotep.inplay import ALL
from game.views.sounds import BOAT, CARD, STONE, Sounds

SOUNDS: Sounds = {
    "sail": BOAT,
    "arrive": STONE,
    "stones": STONE,
    "gain_card": CARD,
    "reshuffle": CARD,
    **{kind: sound for each in ALL for kind, sound in each.sounds.items()},
}
