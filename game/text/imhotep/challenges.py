"""What the challenges of Imhotep are called, and what they count of decisions."""

from game.games.imhotep.tables import BOAT_WORDS
from game.text.catalogue import N_
from game.text.challenge import ChallengeWords

TITLES = {
    "imhotep-1": N_("A first lead"),
    "imhotep-2": N_("Without the temple"),
    "imhotep-3": N_("No lever, no hammer"),
    "imhotep-4": N_("Four stones more"),
    "imhotep-5": N_("The great pyramid"),
    "imhotep-6": N_("A row of statues"),
    "imhotep-7": N_("A little everywhere"),
    "imhotep-8": N_("Few trips to the quarry"),
    "imhotep-10": N_("Seventy points"),
    "imhotep-11": N_("All from one card"),
}
SAILED = "|".join(f"sail {boat} temple" for boat in BOAT_WORDS)
COUNTED = {  # by the kind of figure and what it is of
    "deeds play LEVER|play HAMMER": N_("Levers and hammers that you play"),
    f"deeds {SAILED}": N_("Boats that you sail to the temple"),
    "deeds take": N_("Times you take stones"),
    "card decorations": N_("Points from one green card"),
}
CHALLENGES = ChallengeWords(TITLES, COUNTED)
