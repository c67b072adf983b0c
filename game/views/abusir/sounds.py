"""Which sound what happens in Abusir makes."""

from game.views.sounds import BOAT, STONE, Sounds

SOUNDS: Sounds = {
    "load": STONE,
    "pull": STONE,
    "stow": STONE,
    "build": STONE,
    "fall": STONE,
    "shift": BOAT,
    "boat": BOAT,
    "berth": BOAT,
}
