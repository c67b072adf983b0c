"""What the challenges of Abusir are called, and what they count of decisions."""

from game.text.catalogue import N_
from game.text.challenge import ChallengeWords

TITLES = {
    "abusir-1": N_("Two pyramids"),
    "abusir-2": N_("The last block"),
    "abusir-3": N_("Two actions are enough"),
    "abusir-4": N_("Point by point"),
    "abusir-5": N_("As the sled lies"),
    "abusir-6": N_("The rope on high"),
    "abusir-7": N_("Few pulls"),
    "abusir-8": N_("Keep them small"),
    "abusir-9": N_("First in rank"),
    "abusir-10": N_("Four at the river"),
}
COUNTED = {  # by the kind of figure and what it is of
    "deeds extra": N_("Action pyramids that you hand in"),
    "deeds align": N_("Times you align the sled"),
    "deeds pull low": N_("Pulls with the holder set low"),
    "deeds pull": N_("Pulls of yours"),
}
CHALLENGES = ChallengeWords(TITLES, COUNTED)
