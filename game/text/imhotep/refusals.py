"""Why something is not possible in Imhotep."""

from collections.abc import Mapping

from game.core.details import number
from game.text.catalogue import N_
from game.text.forms import Forms, Sentence, detail, one_or_more
from game.text.imhotep.cards import WHY_NOT
from game.text.imhotep.slices import REFUSALS as SLICED
from game.text.words import Details


def _load(params: Details) -> tuple[bool, bool]:
    """Whether a boat needs several stones, and whether it has any."""
    return number(params, "minimum") > 1, number(params, "load") > 0


ASKED: Mapping[str, Sentence] = {
    "not_in_this_game": N_("That is not part of this game."),
    "pass_is_forced": N_("You pass only when nothing else is possible."),
    "not_a_turn_action": N_("Not now. This is chosen only when it is asked for."),
    "asked_place": N_("First place your stone on a boat."),
    "asked_place_to_sail": N_("First place your stone on the boat that is to sail."),
    "asked_sail": N_("Now a boat has to sail."),
    "asked_order": N_("First say whose stone comes next."),
    "asked_pick": N_("First a market card has to be taken."),
    "asked_keep": N_("First keep one of the two cards."),
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
            "burial": N_("Not there. The Burial Chamber already has a boat this round."),
            "obelisks": N_("Not there. The Obelisks already have a boat this round."),
        },
    ),
    "no_stone_of_theirs": N_("None of their stones is left on the boat."),
}
CARDS: Mapping[str, Sentence] = {
    "no_blue_card": N_("You have no blue card to play."),
    "no_such_card": N_("You do not have the card “{card}”."),
    "no_card_there": N_("No card lies there."),
    "not_looked_at": N_("That is not one of the two cards."),
}
BY_HAND: Mapping[str, Sentence] = {  # of a position set up by hand
    "stones_of_the_box": N_("There are not as many stones as everybody has."),
    "sled_too_full": N_("A sled holds more stones than fit."),
    "boat_not_unloaded": N_("A boat that has sailed still carries stones."),
    "nothing_to_decide": N_("Nothing can be decided here: the round would be over."),
    "over_too_soon": N_("The game is over when the last boats have sailed in round six, and not before."),
    "cards_of_the_box": N_("The market cards do not add up."),
    "track_in_play": N_("Points on the track are for counting a table. Say here what each was for."),
    "laid_too_soon": N_("A player has two scarabs, one for each pair of rounds that has come."),
    "lines_disagree": N_("This does not go with the rest: {line}"),
}
REFUSALS: Mapping[str, Sentence] = {
    **ASKED,
    **STONES,
    **SAILING,
    **CARDS,
    **WHY_NOT,
    **SLICED,
}
