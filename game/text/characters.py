"""Words of characters: what a bot with a style is called, after a creature, and what it is like."""

from typing import NamedTuple

from game.text.catalogue import N_, Texts
from game.text.joined import said_of


class CharacterWords(NamedTuple):
    """What a character is called, and a line about it."""

    name: str
    about: str


CHARACTERS = {
    "raiser": CharacterWords(N_("Heron"), N_("Loves obelisks and seldom lets one pass.")),
    "mason": CharacterWords(N_("Ox"), N_("Builds pyramids and is in no hurry elsewhere.")),
    "schemer": CharacterWords(N_("Mongoose"), N_("Collects actions and waits for the right moment.")),
    "priest": CharacterWords(N_("Ram"), N_("Serves the temple before anything else.")),
    "decorator": CharacterWords(N_("Flamingo"), N_("Loves decorations, the more the better.")),
    "collector": CharacterWords(N_("Crow"), N_("Hardly passes the market without picking up a card.")),
    "scribe": CharacterWords(N_("Owl"), N_("Collects glyphs wherever they fit.")),
    "dyer": CharacterWords(N_("Chameleon"), N_("Takes on one colour and lets it grow.")),
    "vaulter": CharacterWords(N_("Swallow"), N_("Builds its nest on the arch.")),
    "carver": CharacterWords(N_("Wasp"), N_("Carves the relief whenever two stones fit.")),
    "saver": CharacterWords(N_("Jerboa"), N_("Saves the stones of its quarry for the end.")),
    "hunter": CharacterWords(N_("Cheetah"), N_("Runs for every bonus before others get there.")),
    "walker": CharacterWords(N_("Camel"), N_("Walks a lot and seldom takes a third action.")),
    "hauler": CharacterWords(N_("Hippo"), N_("Loves large blocks of three cubes.")),
    "painter": CharacterWords(N_("Hoopoe"), N_("Loves red blocks, from the boat to the pyramid.")),
    "basker": CharacterWords(N_("Crocodile"), N_("Is in no hurry: seldom takes a third action.")),
}


def name(t: Texts, character: str) -> str:
    """What a character is called."""
    return t(CHARACTERS[character].name)


def about(t: Texts, character: str) -> str:
    """A line about a character."""
    return said_of(t, name(t, character), t(CHARACTERS[character].about))
