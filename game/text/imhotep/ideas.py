"""What to look for in Imhotep: what holds on all sides here, the rest with its side or module."""

from collections.abc import Mapping

from game.text.catalogue import N_
from game.text.imhotep.slices import SLICES

STONES = N_("Without stones on the sled you can load nothing: fetch some before you need them.")
LOADING = N_("A stone on a boat counts wherever it sails: load boats that others want to sail, too.")
CARDS = N_("A blue card does more than a turn’s action: played at the right time, it saves you a turn.")
PICK = N_("A card counts together with what lies already: look which one adds most to yours.")
IDEAS: Mapping[str, str] = {
    "to take": STONES,
    "else to sail": N_(
        "Whoever sails a boat decides where all its stones go: do it before somebody else does."
    ),
    **dict.fromkeys(("else to place", "else which place"), LOADING),
    "pyramid": N_("The Pyramid pays at once: see which cells come next, and whose stones would get them."),
    "stones": STONES,
    "else which sail": N_(
        "Stones leave a boat from the front: look at which site that order helps you most."
    ),
    **dict.fromkeys(("cards", "else to play", "else which play"), CARDS),
    **dict.fromkeys(("else to pick", "else which pick"), PICK),
    "decorations": N_("A decoration counts the stones of all colours at its site: look where most will lie."),
    "statues": N_(
        "Up to the fifth, each statue brings more than the one before: collect them, or take them away."
    ),
    "blue": N_("A blue card is worth a point if it is left over: play it only for more than that."),
    **{key: said for each in SLICES for key, said in each.ideas.items()},
}
