"""Why something is not possible in Imhotep."""

from collections.abc import Mapping

from game.text import common
from game.text.catalogue import N_, Texts
from game.text.imhotep.cards import WHY_NOT
from game.text.imhotep.forms import Forms, Sentence, detail, one_or_more, sentence
from game.text.imhotep.modules import MODULES
from game.text.imhotep.things import named
from game.text.words import Details, Refusal


def _load(params: Details) -> tuple[bool, bool]:
    """Whether a boat needs several stones, and whether it has any."""
    return int(params["minimum"]) > 1, int(params["load"]) > 0


ASKED: Mapping[str, Sentence] = {
    "not_in_this_game": N_("That is not part of this game."),
    "pass_is_forced": N_("You pass only when nothing else is possible."),
    "not_a_turn_action": N_("Not now. This is chosen when a stone is unloaded or a card asks for it."),
    "asked_place": N_("First place your stone on a boat."),
    "asked_place_to_sail": N_("First place your stone on the boat that is to sail."),
    "asked_sail": N_("Now a boat has to sail."),
    "asked_order": N_("First say whose stone comes off next."),
    "asked_pick": N_("First a market card has to be taken."),
    "asked_keep": N_("First keep one of the two cards."),
    "asked_buy": N_("First buy a second card, or keep the coin."),
    "asked_trade": N_("First take a card or the 2 points."),
    "asked_build": N_("First choose a pyramid for the stone."),
    "asked_cell": N_("First choose a cell for the stone."),
    "asked_row": N_("First choose a cell of the column for the stone."),
    "asked_bonus": N_("First take the bonus or leave it."),
    "asked_load": N_("First place a stone on a boat, or leave the bonus."),
    "asked_temple": N_("First choose the point or the stones."),
}
STONES: Mapping[str, Sentence] = {
    "sled_full": N_("Your sled is full ({capacity} of {capacity})."),
    "sled_empty": N_("No stone on your sled. Take stones first."),
    "quarry_empty": N_("No stone of yours is left in the quarry."),
    "spot_taken": N_("A stone already lies there."),
    "no_such_spot": one_or_more(
        "spots", N_("That boat has only 1 spot."), N_("That boat has only {spots} spots.")
    ),
}
SAILING: Mapping[str, Sentence] = {
    "boat_sailed": N_("That boat has already sailed."),
    "too_light": Forms(
        _load,
        {
            (True, True): N_("Not yet. The {boat} sails with {minimum} stones; it has {load}."),
            (True, False): N_("Not yet. The {boat} sails with {minimum} stones; it has none."),
            (False, False): N_("Not yet. The {boat} sails with 1 stone; it has none."),
        },
    ),
    "boat_cannot_sail_then": one_or_more(
        "stones",
        N_("With one more stone the {boat} still could not sail."),
        N_("With {stones} more stones the {boat} still could not sail."),
    ),
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
PLACES: Mapping[str, Sentence] = {
    "pyramid_complete": N_("The {pyramid} is complete."),
    "cell_taken": N_("A stone already lies on that cell."),
    "level_later": N_("Not yet. First the level below has to be complete."),
    "row_taken": N_("A stone already lies on that cell of the column."),
}
CARDS: Mapping[str, Sentence] = {
    "no_blue_card": N_("You have no blue card to play."),
    "no_such_card": N_("You do not have the card “{card}”."),
    "no_card_there": N_("No card lies there."),
    "not_looked_at": N_("That is not one of the two cards."),
    "no_card_left": N_("Neither deck nor discard has a card left."),
}
REFUSALS: Mapping[str, Sentence] = {
    **ASKED,
    **STONES,
    **SAILING,
    **CARDS,
    **PLACES,
    **WHY_NOT,
    **{reason: said for module in MODULES.values() for reason, said in module.refusals.items()},
}


def refusal(t: Texts, refusal: Refusal) -> str:
    """The reason as a sentence, with the rule behind it."""
    said = REFUSALS.get(refusal.reason)
    sentences = {} if said is None else {refusal.reason: sentence(said, refusal.params)}
    return common.refusal(t, refusal, sentences, **named(t, refusal.params))
