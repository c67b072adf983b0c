"""Words of Pyramids: what can be done, what happened, why something is not possible."""

from collections.abc import Sequence

from game.text import common
from game.text.catalogue import N_, Texts
from game.text.facade import Places, Words
from game.text.pyramids.ideas import IDEAS
from game.text.pyramids.reasons import REASONS, reason, why
from game.text.pyramids.rules import rules
from game.text.pyramids.sheet import CATEGORIES, CHOICES, CHOICES_ABOUT, OPTIONS
from game.text.pyramids.things import building, card, colour, god, named, slot, the_building
from game.text.words import Event

__all__ = [
    "WORDS",
    "building",
    "card",
    "colour",
    "god",
    "slot",
    "the_building",
]

SHOWN = {"deck": N_("the new pairs in the quarry")}

# ---- what can be done -------------------------------------------------------------------------------

ACTIONS = {
    "tile": N_("Take god tile {tile}"),
    "pair": N_("Take pair {pair}"),
    "pyramid": N_("Build card {hand} in the pyramid: {slot}"),
    "obelisk": N_("Build card {hand} on the obelisk"),
    "tomb": N_("Lay card {hand} in the tomb"),
    "done": N_("Build nothing more"),
    "discard": N_("Discard card {hand}"),
}
PROMPTS = {
    "tile": (N_("Which god tile do you take?"), N_("The lowest number takes a pair and builds first.")),
    "pair": (N_("Which pair do you take?"), N_("Both cards come to your hand; then you build.")),
    "build": (N_("Which card do you build?"), N_("One for the pyramid, more only by your god tile.")),
    "trim": (N_("Which card do you discard?"), N_("You keep one card for the next round.")),
}
SERVES = {  # what a move is for that brings no points yet
    "tile": N_("No points yet: its number says who takes a pair and builds first."),
    "pair": N_("No points yet: two cards for your hand."),
    "discard": N_("No points yet: one card stays in your hand for the next round."),
}

# ---- what happened ----------------------------------------------------------------------------------

EVENTS = {
    "tile": N_("{name} takes god tile {tile}, {god}."),
    "pair": N_("{name} takes pair {pair}: {card1}; {card2}."),
    "pyramid": N_("{name} builds {card} in the pyramid: {slot}."),
    "obelisk": N_("{name} builds {card} on the obelisk."),
    "tomb": N_("{name} lays a card face down in the tomb."),
    "done": N_("{name} builds nothing more."),
    "discard": N_("{name} discards {card}."),
    "round": N_("Round {round} begins."),
    "end": N_("All pyramids are complete. The game is over."),
    **dict.fromkeys(REASONS, N_("{name} {points}: {reason}.")),
}


def _told(t: Texts, event: Event, names: Sequence[str]) -> Places:
    """Points, and how they came about."""
    if event.kind not in REASONS:
        return {}
    return {"points": common.signed(event.points), "reason": why(t, event)}


# ---- why not ----------------------------------------------------------------------------------------

BY_HAND = {  # of a position set up by hand
    "round_not_so": N_("What is asked does not go with that round."),
    "aside_not_so": N_("With two players one god tile is set aside, with more none."),
    "quarry_not_so": N_("A pair lies in the quarry for everybody who has not taken one, and no other."),
    "cards_not_so": N_("Player {player} lacks the cards or the god tile that this turn asks for."),
    "build_not_so": N_("What is left to build does not go with the god tile and the hand."),
}
REFUSALS = {
    "asked_tile": N_("First take a god tile."),
    "asked_pair": N_("First take a pair from the quarry."),
    "asked_build": N_("Now you build from your hand."),
    "asked_trim": N_("Now discard a card; only one stays in your hand."),
    "tile_aside": N_("{god} is set aside this round."),
    "tile_taken": N_("{god} is already taken."),
    "tile_unused": N_("{god} is not in the game with 2 or 3 players."),
    "pair_taken": N_("This pair is already taken."),
    "no_such_pair": N_("There are only as many pairs as players."),
    "no_such_card": N_("You do not have that many cards in your hand."),
    "pyramid_built": N_("You have already built your pyramid card this turn."),
    "pyramid_must": N_("One card must go to the pyramid first."),
    "last_card_for_pyramid": N_("Your last card must go to the pyramid."),
    "not_allowed": N_("{god} does not let you build there."),
    "one_of_both": N_("Your god tile allows tomb or obelisk, not both."),
    "already_built": N_("You have already built a card there this turn."),
    "slot_first": N_("The first card starts the pyramid; there is one place for it."),
    "slot_taken": N_("A card already lies there."),
    "slot_not_carried": N_("Two cards next to each other must lie below."),
    "slot_not_beside": N_("A card goes next to a card of its level."),
    "level_full": N_("This level is complete."),
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
)
