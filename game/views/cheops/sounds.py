"""Which sound what happens in Cheops' Master Builders makes."""

from game.views.sounds import CHISEL, DICE, Sounds

SOUNDS: Sounds = {"tick": CHISEL, "relief": CHISEL, "strike": CHISEL, "joker": CHISEL, "roll": DICE}
