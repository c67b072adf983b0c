"""Which sound what happens in the yard makes."""

from game.views.sounds import DRAG, STONE, Sounds

SOUNDS: Sounds = {"pull": DRAG, "move": STONE, "fallen": STONE}
