"""Which sound what happens in the Duel makes."""

from game.views.sounds import BOAT, CARD, Sounds

SOUNDS: Sounds = {"unload": BOAT, "gain": CARD, "take": CARD, "swap": CARD}
