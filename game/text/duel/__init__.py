"""Words of the Duel: what can be done, what happened, why something is not possible."""

from collections.abc import Mapping, Sequence

from game.core.details import number, word
from game.text.catalogue import N_, Texts
from game.text.duel.facts import facts
from game.text.duel.ideas import IDEAS
from game.text.duel.rules import rules
from game.text.duel.sheet import CATEGORIES, CHOICES, CHOICES_ABOUT, OPTIONS, left, reason
from game.text.duel.things import boat, named, square, tile, tile_full, tile_taken
from game.text.facade import Places, Words
from game.text.forms import Forms, Sentence
from game.text.words import Details, Event

__all__ = [
    "WORDS",
    "boat",
    "square",
    "tile",
    "tile_full",
    "tile_taken",
]

SHOWN = {
    "supply": N_("the new tiles on a boat"),
    "reserve": N_("a tile of the reserve"),
}

# ---- what can be done -------------------------------------------------------------------------------

ACTIONS = {
    "place": N_("Place a figure on {square}"),
    "unload": N_("Unload the {boat}"),
    "play": N_("Play the action “{tile}”"),
    "take": N_("Take the tile on slot {slot} of the {boat}"),
    "swap": N_("Swap the tiles on slots {slot} and {other_slot} of the {boat}"),
    "stop": N_("Leave it at that"),
    "pass": N_("Pass"),
}
PROMPTS = {
    "turn": (N_("Your turn"), N_("Place a figure, unload a boat or play an action.")),
    "take": (N_("Which tile do you take?"), N_("Any tile on a boat, except action tiles.")),
    "place": (N_("Where do you place a figure?"), N_("2 or 3 figures, on empty squares.")),
    "place_third": (N_("Do you place a third figure?"), N_("On an empty square, or leave it at two.")),
    "combo_place": (N_("Where do you place a figure?"), N_("Afterwards you unload a boat.")),
    "swap": (N_("Which two tiles do you swap?"), N_("Both on the same boat. Then you unload a boat.")),
    "unload": (N_("Which boat do you unload?"), N_("One with at least two figures in its line.")),
    "unload_second": (N_("Do you unload a second boat?"), N_("Or leave it at one.")),
}
SERVES = {  # what a move is for that brings no points yet
    "place": N_("No points yet: once two figures stand in a line, its boat can be unloaded."),
    "play": N_("No points yet: what the tile does comes next."),
    "swap": N_("No points yet: then you unload a boat."),
}

# ---- what happened ----------------------------------------------------------------------------------

EVENTS = {
    "place": N_("{name} places a figure on {square}."),
    "unload": N_("{name} unloads the {boat}."),
    "gain": N_("{name} takes {tile_taken}."),
    "lose": N_("Out of the game: {tile}."),
    "play": N_("{name} plays the action “{tile}”."),
    "take": N_("{name} takes {tile_taken} from the {boat}."),
    "uncover": N_("From the reserve comes: {tile}."),
    "swap": N_("{name} swaps on the {boat}: {tile} and {other_tile}."),
    "stop": N_("{name} leaves it at that."),
    "pass": N_("Nothing is possible. {name} passes."),
    "refill": N_("The {boat} is loaded again."),
    "remove": N_("The {boat} leaves the game."),
    "unused": N_("{name} has {left}."),
    "standing": N_("{name} has {left}."),
    "starter": N_("{name} starts."),
    "start": N_("{name} begins with points for this: {category}."),
    "level": N_("{name} no longer has the most obelisks."),
    "end": N_("Only one boat is left. The game is over."),
}
LEFT = {"unused", "standing"}  # what counts only at the end


def _told(t: Texts, event: Event, names: Sequence[str]) -> Places:
    """What the points were for, where the sentence tells it."""
    if event.kind in LEFT:
        return {"left": left(t, event)}
    return {"category": t(CATEGORIES[event.category])} if event.category else {}


# ---- why not ----------------------------------------------------------------------------------------

LINE_SHORT = {
    ("R", 0): N_("That boat needs two figures in its row; it has none."),
    ("R", 1): N_("That boat needs two figures in its row; it has one."),
    ("C", 0): N_("That boat needs two figures in its column; it has none."),
    ("C", 1): N_("That boat needs two figures in its column; it has one."),
}


def _line(params: Details) -> tuple[str, int]:
    """Whether the line of a boat is a row or a column, and how many figures it has."""
    return word(params, "boat")[0], number(params, "count")


REFUSALS: Mapping[str, Sentence] = {
    "line_short": Forms(_line, LINE_SHORT),
    "tile_first": N_("That needs an action tile. Play the tile first."),
    "asked_take": N_("First take a tile from a boat."),
    "asked_place": N_("First place your figure on an empty square."),
    "asked_place_third": N_("Place a third figure, or leave it at two."),
    "asked_combo_place": N_("First place your figure on an empty square."),
    "asked_swap": N_("First swap two tiles on one boat."),
    "asked_unload": N_("Now a boat has to be unloaded."),
    "asked_unload_second": N_("Unload a second boat, or leave it at one."),
    "square_taken": N_("A figure already stands here."),
    "no_figure": N_("You have no figure left in your supply."),
    "square_leaves_no_boat": N_("From here no boat could be unloaded afterwards."),
    "boat_gone": N_("The {boat} has left the game."),
    "boat_emptied": N_("The {boat} was already unloaded this turn."),
    "no_such_tile": N_("You do not have the action tile “{tile}”."),
    "take_nothing": N_("No boat carries a tile that could be taken."),
    "place_needs_two": N_("This takes two figures in your supply."),
    "combo_needs_unload": N_("No square would let you unload a boat afterwards."),
    "swap_needs_unload": N_("After swapping, a boat must be unloaded, and none can be."),
    "take_action_tile": N_("Action tiles cannot be taken this way."),
    "nothing_to_leave": N_("You cannot leave it at that: you must do something on your turn."),
    "pass_is_forced": N_("You pass only when nothing else is possible."),
}
BY_HAND = {  # of a position set up by hand
    "too_many_figures": N_("Nobody has more than four figures."),
    "tile_not_spent": N_("An action tile that is being played has left the game already."),
    "supply_by_threes": N_("Boats get three tiles at a time: the supply is a multiple of three, at most 39."),
    "reserve_by_takes": N_("A tile leaves the reserve only by “take 1”, and that tile leaves the game."),
    "boats_stay": N_("As long as there is a supply, no boat leaves the game."),
    "ends_with_one_boat": N_("The game is over when a single boat is left, and not before."),
    "emptied_in_turn": N_("A boat is empty only during the turn in which it was unloaded."),
    "first_with_five": N_("Only somebody with five obelisks can have been the first."),
    "cannot_be_asked": N_("What is asked cannot be done here."),
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
    named=named,
    told=_told,
    facts=facts,
    tie=(N_("A tie: whoever did not start wins."), "D9.11"),
)
