"""What the challenges of the Duel are called, and what they count of decisions."""

from game.text.catalogue import N_
from game.text.challenge import ChallengeWords

TITLES = {
    "duel-1": N_("A first lead"),
    "duel-2": N_("No action tile"),
    "duel-3": N_("The long tomb"),
    "duel-4": N_("Hardly any temple"),
    "duel-5": N_("Race for the obelisk"),
    "duel-6": N_("Light and dark"),
    "duel-7": N_("A little everywhere"),
    "duel-8": N_("Worth keeping"),
    "duel-9": N_("Keep them small"),
    "duel-10": N_("The Falcon’s duel"),
}
COUNTED = {  # by the kind of figure and what it is of
    "deeds play": N_("Action tiles that you play"),
}
CHALLENGES = ChallengeWords(TITLES, COUNTED)
