"""Why something is not possible in Imhotep."""

from collections.abc import Mapping

from game.text import common
from game.text.catalogue import N_, Texts
from game.text.imhotep.things import Forms, Sentence, detail, named, sentence
from game.text.words import Details, Refusal


def _load(params: Details) -> tuple[bool, bool]:
    """Whether a boat needs several stones, and whether it has any."""
    return int(params["minimum"]) > 1, int(params["load"]) > 0


ASKED: Mapping[str, Sentence] = {
    "not_a_turn_action": N_("Not now. This is chosen when a stone is unloaded or a card asks for it."),
    "asked_place": N_("First place your stone on a boat."),
    "asked_place_to_sail": N_("First place your stone on the boat that is to sail."),
    "asked_place_or_stop": N_("Place a stone on a boat, or leave it at that."),
    "asked_load_to_sail": N_("Place a stone, or sail the boat."),
    "asked_sail": N_("Now a boat has to sail."),
    "asked_order": N_("First say whose stone comes off next."),
    "asked_pick": N_("First a market card has to be taken."),
    "asked_pick_or_stop": N_("Take a market card, or leave it at that."),
    "asked_keep": N_("First keep one of the two cards."),
    "asked_build": N_("First choose a pyramid for the stone."),
    "asked_bonus": N_("First take the bonus or leave it."),
    "asked_load": N_("First place a stone on a boat, or leave the bonus."),
    "asked_temple": N_("First choose the point or the stones."),
}
STONES: Mapping[str, Sentence] = {
    "sled_full": N_("Your sled is full ({capacity} of {capacity})."),
    "sled_empty": N_("No stone on your sled. Take stones first."),
    "quarry_empty": N_("No stone of yours is left in the quarry."),
    "spot_taken": N_("A stone already lies there."),
    "no_such_spot": Forms(
        lambda params: params["spots"] == 1,
        {True: N_("That boat has only 1 spot."), False: N_("That boat has only {spots} spots.")},
    ),
    "other_boat_loaded": N_("Your stones go onto the same boat."),
}
SAILING: Mapping[str, Sentence] = {
    "boat_sailed": N_("That boat has already sailed."),
    "too_light": Forms(
        _load,
        {
            (True, True): N_("Not yet. The {boat} sails with {minimum} stones, it has {load}."),
            (True, False): N_("Not yet. The {boat} sails with {minimum} stones, it has none."),
            (False, False): N_("Not yet. The {boat} sails with 1 stone, it has none."),
        },
    ),
    "boat_cannot_sail_then": N_("With one more stone the {boat} still could not sail."),
    "other_boat_sails": N_("Now the {boat} has to sail, the one you loaded."),
    "site_taken": Forms(
        detail("site"),
        {
            "market": N_("Not there. The Market already has a boat this round."),
            "pyramid": N_("Not there. The Pyramid already has a boat this round."),
            "temple": N_("Not there. The Temple already has a boat this round."),
            "burial": N_("Not there. The Burial chamber already has a boat this round."),
            "obelisks": N_("Not there. The Obelisks already have a boat this round."),
        },
    ),
    "no_stone_of_theirs": N_("None of their stones is left on the boat."),
}
CARDS: Mapping[str, Sentence] = {
    "no_such_card": N_("You do not have the card “{card}”."),
    "lever_needs_boat": N_("The Lever needs a boat that is ready to sail."),
    "hammer_needs_stones": N_(
        "The Hammer needs room on your sled, a stone in the quarry and an empty spot on a boat."
    ),
    "sail_needs_boat": N_("The Sail needs a stone on your sled and a boat that could then sail."),
    "chisel_needs_two": N_("The Chisel needs 2 stones on your sled and 2 empty spots."),
    "no_card_there": N_("No card lies there."),
    "not_the_pair": N_("The favour takes face-up cards only."),
    "not_looked_at": N_("That is not one of the two cards."),
    "pyramid_complete": N_("The {pyramid} is complete."),
}
MODULES: Mapping[str, Sentence] = {
    "private_used": N_("Your private boat has already sailed."),
    "private_there": Forms(
        detail("site"),
        {
            "market": N_("Not there. The Market already has a private boat this round."),
            "pyramid": N_("Not there. The Pyramid already has a private boat this round."),
            "temple": N_("Not there. The Temple already has a private boat this round."),
            "burial": N_("Not there. The Burial chamber already has a private boat this round."),
            "obelisks": N_("Not there. The Obelisks already have a private boat this round."),
        },
    ),
    "market_empty": N_("Not there. No card lies at the Market."),
    "bet_made": N_("You have already placed your bet."),
    "bet_field_closed": N_("The right fields are for four players."),
    "bet_field_taken": N_("Another bet already lies there."),
    "favour_used": N_("You have already used your favour."),
    "favour_taken": N_("Somebody else has used this favour."),
    "favour_needs_card": N_("No face-up card lies at the Market."),
    "favour_needs_stone": N_("After the stone you pay, one must be left to take, and room for it."),
    "favour_needs_boat": N_("No boat could sail."),
    "favour_needs_spot": N_("This favour needs a stone on your sled and an empty spot on a boat."),
    "pass_is_forced": N_("You pass only when nothing else is possible."),
}
REFUSALS: Mapping[str, Sentence] = {**ASKED, **STONES, **SAILING, **CARDS, **MODULES}


def refusal(t: Texts, refusal: Refusal) -> str:
    """The reason as a sentence, with the rule behind it."""
    said = REFUSALS.get(refusal.reason)
    sentences = {} if said is None else {refusal.reason: sentence(said, refusal.params)}
    return common.refusal(t, refusal, sentences, **named(t, refusal.params))
