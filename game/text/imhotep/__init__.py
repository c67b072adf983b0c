"""Words of Imhotep: what can be done, and what is asked."""

from collections.abc import Mapping

from game.text.catalogue import N_
from game.text.facade import Words
from game.text.forms import Forms, Sentence, detail
from game.text.imhotep.facts import facts
from game.text.imhotep.ideas import IDEAS
from game.text.imhotep.log import EVENTS, told
from game.text.imhotep.reasons import reason
from game.text.imhotep.refusals import BY_HAND, REFUSALS
from game.text.imhotep.rules import rules
from game.text.imhotep.sheet import CATEGORIES, CHOICES, CHOICES_ABOUT, OPTIONS, PRESETS
from game.text.imhotep.slices import ACTIONS as SLICED
from game.text.imhotep.slices import SLICES
from game.text.imhotep.things import (
    at_site,
    boat,
    card,
    card_effect,
    card_taken,
    cards_held,
    discarded,
    named,
    round_card,
    site,
    the_boat,
    to_site,
)

__all__ = [
    "WORDS",
    "at_site",
    "boat",
    "card",
    "card_effect",
    "card_taken",
    "cards_held",
    "discarded",
    "round_card",
    "site",
    "the_boat",
    "to_site",
]

SHOWN = {
    "market": N_("cards of the deck"),
    "reshuffle": N_("cards of the new deck"),
    "rounds": N_("the boats of the next round"),
}

# ---- what can be done -------------------------------------------------------------------------------

ACTIONS: Mapping[str, Sentence] = {
    "take": N_("Take stones"),
    "place": N_("Place a stone on spot {spot} of the {boat}"),
    "sail": N_("Sail the {boat} {to_site}"),
    "play": N_("Play the card “{card}”"),
    "unload": N_("Next, a stone of seat {seat}, {colour}"),
    "pick": Forms(
        lambda params: params["field"] == "pair",
        {False: N_("Take the card on field {field}"), True: N_("Take the face-down pair")},
    ),
    "keep": N_("Keep the card “{card}”"),
    "choose": Forms(
        detail("choice"),
        {
            "point": N_("Take 1 point"),
            "stones": N_("Take up to 2 stones"),
            "points": N_("Take 2 points"),
        },
    ),
    "pass": N_("Pass"),
    **SLICED,
}
SERVES = {  # what a move is for that brings no points yet
    "take": N_("No points yet: stones to place in later turns."),
    "place": N_("No points yet: the stone goes wherever the boat sails."),
    "play": N_("No points yet: what the card does comes next."),
    **{verb: said for each in SLICES for verb, said in each.serves.items()},
}

# ---- what is asked ----------------------------------------------------------------------------------

PROMPTS = {
    "turn": (N_("Your turn"), N_("One action: on the board or here.")),
    "place": (N_("Where do you place a stone?"), N_("On any empty spot of a boat.")),
    "place_to_sail": (
        N_("Where do you place a stone?"),
        N_("On a boat that can sail then. It sails at once."),
    ),
    "sail": (N_("Which boat sails where?"), N_("A boat that is ready, to a site without one.")),
    "sail_boat": (N_("Where does the boat sail?"), N_("To a site without a boat.")),
    "order": (N_("Whose stone comes next?"), N_("You set the order of unloading.")),
    "pick": (N_("Take a card"), N_("Red works at once.")),
    "keep": (N_("Which card do you keep?"), N_("The other one goes to the discard.")),
    **{step: said for each in SLICES for step, said in each.prompts.items()},
}

WORDS = Words(
    actions=ACTIONS,
    prompts=PROMPTS,
    events=EVENTS,
    refusals=REFUSALS,
    by_hand=BY_HAND,
    categories=CATEGORIES,
    options=OPTIONS,
    choices=CHOICES,
    meanings=CHOICES_ABOUT,
    reason=reason,
    rules=rules,
    serves=SERVES,
    ideas=IDEAS,
    shown=SHOWN,
    presets=PRESETS,
    tie=(N_("In a tie, whoever has more stones on the sled wins."), "I9"),
    named=named,
    told=told,
    facts=facts,
)
