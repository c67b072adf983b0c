"""Words of Imhotep: what can be done, and what is asked."""

from collections.abc import Mapping

from game.text import common
from game.text.catalogue import N_, Texts
from game.text.imhotep.forms import Forms, Sentence, detail, sentence
from game.text.imhotep.log import EVENTS, event
from game.text.imhotep.modules import MODULES
from game.text.imhotep.reasons import reason
from game.text.imhotep.refusals import REFUSALS, refusal
from game.text.imhotep.rules import rules
from game.text.imhotep.sheet import PRESETS, category, choice, choice_about, option
from game.text.imhotep.things import (
    at_site,
    bet,
    boat,
    card,
    card_effect,
    card_taken,
    cards_held,
    cell,
    condition,
    favour,
    named,
    prophecy,
    pyramid,
    rounds,
    site,
    the_boat,
    to_site,
)
from game.text.words import Action, Prompt

__all__ = [
    "EVENTS",
    "PRESETS",
    "REFUSALS",
    "SERVES",
    "SHOWN",
    "action",
    "at_site",
    "bet",
    "boat",
    "card",
    "card_effect",
    "card_taken",
    "cards_held",
    "category",
    "cell",
    "choice",
    "choice_about",
    "condition",
    "event",
    "favour",
    "option",
    "prompt",
    "prophecy",
    "pyramid",
    "reason",
    "refusal",
    "rounds",
    "rules",
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
    "build": Forms(
        detail("pyramid"),
        {
            "left": N_("Build on the left pyramid"),
            "middle": N_("Build on the middle pyramid"),
            "right": N_("Build on the right pyramid"),
        },
    ),
    "choose": Forms(
        detail("choice"),
        {
            "point": N_("Take 1 point"),
            "stones": N_("Take up to 2 stones"),
            "points": N_("Take 2 points"),
        },
    ),
    "buy": N_("Pay a coin for the card on field {field}"),
    "save": N_("Keep the coin"),
    "draw": N_("Take the top card of the deck"),
    "cell": N_("Build on {place}"),
    "lay": N_("Lay the stone in row {row}"),
    "accept": N_("Take the bonus"),
    "decline": N_("Leave the bonus"),
    "pass": N_("Pass"),
    **{verb: said for module in MODULES.values() for verb, said in module.actions.items()},
}
SERVES = {  # what a move is for that brings no points yet
    "take": N_("No points yet: stones to place in later turns."),
    "place": N_("No points yet: the stone goes wherever the boat sails."),
    "play": N_("No points yet: what the card does comes next."),
    "favour": N_("No points yet: what the favour does comes next."),
    "prophecy": N_("No points yet: at the end they come, or go."),
}


def action(t: Texts, action: Action) -> str:
    """What the action does, as a button or hint says it."""
    return t(sentence(ACTIONS[action.verb], action.details), **named(t, action.details))


# ---- what is asked ----------------------------------------------------------------------------------

PROMPTS = {
    "turn": (N_("Your turn"), N_("One action: on the board or here.")),
    "place": (N_("Place a stone where?"), N_("On any empty spot of a boat.")),
    "place_to_sail": (N_("Place a stone where?"), N_("On a boat that can sail then. It sails at once.")),
    "sail": (N_("Sail which boat where?"), N_("A boat that is ready, to a site without one.")),
    "sail_boat": (N_("Sail where?"), N_("To a site without a boat.")),
    "order": (N_("Who comes off next?"), N_("You set the order of unloading.")),
    "pick": (N_("Take a card"), N_("Red works at once.")),
    "keep": (N_("Keep which card?"), N_("The other one goes to the discard.")),
    "buy": (N_("A second card for a coin?"), N_("A coin you keep is worth 1 point at the end.")),
    "trade": (N_("A card or 2 points?"), N_("Face up, unseen from the deck, or the points.")),
    "build": (N_("Build on which pyramid?"), N_("Each shows what its next cell brings.")),
    "cell": (N_("Build on which cell?"), N_("In line with Imhotep it scores 1 point more.")),
    "scaffold": (N_("Build on which cell?"), N_("Any but the next one costs a scaffold and 1 point.")),
    "row": (N_("Which cell of the column?"), N_("Its tile counts for you at the end.")),
    "bonus_card": (N_("Take the top card?"), N_("A bonus of the Pyramid: now or never.")),
    "bonus_stones": (N_("Take up to 3 stones?"), N_("A bonus of the Pyramid: now or never.")),
    "bonus_load": (N_("Place a stone on a boat?"), N_("A bonus of the Pyramid: now or never.")),
    "temple_choice": (N_("Point or stones?"), N_("1 point, or up to 2 stones for your sled.")),
    **{step: said for module in MODULES.values() for step, said in module.prompts.items()},
}


def prompt(t: Texts, step: str, name: str = "") -> Prompt:
    """What a pending matter asks: of `you`, or of the player named."""
    return common.prompt(t, PROMPTS, step, name)
