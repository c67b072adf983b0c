"""Which sound what happens in the yard makes."""

from game.views.sounds import STONE, Sounds

SOUNDS: Sounds = {"pull": STONE, "move": STONE, "fallen": STONE}
