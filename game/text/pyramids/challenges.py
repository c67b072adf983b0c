"""What the challenges of Pyramids are called, and what they count of decisions."""

from game.text.catalogue import N_
from game.text.challenge import ChallengeWords

TITLES = {
    "pyramids-1": N_("A first lead"),
    "pyramids-2": N_("Without obelisks"),
    "pyramids-3": N_("Hardly a tomb"),
    "pyramids-4": N_("Up to the tip"),
    "pyramids-5": N_("The fullest tombs"),
    "pyramids-6": N_("Glyph by glyph"),
    "pyramids-7": N_("One colour"),
    "pyramids-8": N_("High above three"),
    "pyramids-9": N_("Glyphs are worth nothing"),
    "pyramids-10": N_("The Falcon’s pyramid"),
}
COLOURS = "pyramid_blue pyramid_white pyramid_red pyramid_green pyramid_yellow"
COUNTED = {  # by the kind of figure and what it is of
    "deeds obelisk": N_("Cards that you build into obelisks"),
    "deeds tomb": N_("Cards that you lay into tombs"),
    f"best {COLOURS}": N_("Points of your best colour in the pyramid"),
}
CHALLENGES = ChallengeWords(TITLES, COUNTED)
