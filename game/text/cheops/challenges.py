"""What the challenges of Cheops' Master Builders are called, and what they count of decisions."""

from game.text.catalogue import N_
from game.text.challenge import ChallengeWords

TITLES = {
    "cheops-1": N_("A first lead"),
    "cheops-2": N_("No joker"),
    "cheops-3": N_("The closed arch"),
    "cheops-4": N_("The whole relief"),
    "cheops-5": N_("Without the relief"),
    "cheops-6": N_("Bonus after bonus"),
    "cheops-7": N_("Without the arch"),
    "cheops-8": N_("Stones left over"),
    "cheops-9": N_("Quick hands"),
    "cheops-10": N_("Dice alone"),
}
COUNTED = {  # by the kind of figure and what it is of
    "deeds joker": N_("Jokers that you use"),
}
CHALLENGES = ChallengeWords(TITLES, COUNTED)
