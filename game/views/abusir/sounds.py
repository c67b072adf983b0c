"""Which sound what happens in Abusir makes."""

from game.views.sounds import BOAT, DRAG, STONE, Sounds

SOUNDS: Sounds = {
    "load": STONE,
    "pull": DRAG,
    "stow": STONE,
    "build": STONE,
    "fall": STONE,
    "shift": BOAT,
    "boat": BOAT,
    "berth": BOAT,
}
