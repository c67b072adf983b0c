"""Which sound what happens in Pyramids makes."""

from game.views.sounds import CARD, STONE, Sounds

SOUNDS: Sounds = {"tile": CARD, "pair": CARD, "pyramid": STONE, "obelisk": STONE, "tomb": STONE}
