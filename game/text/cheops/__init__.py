"""Words of Cheops' Master Builders: what can be done, what happened, why something is not possible."""

from collections.abc import Sequence

from game.text import common
from game.text.catalogue import N_, Texts
from game.text.cheops.ideas import IDEAS
from game.text.cheops.rules import rules
from game.text.cheops.sheet import CATEGORIES, CHOICES, CHOICES_ABOUT, OPTIONS, reason
from game.text.cheops.things import a_die, bonus, colour, dice, die, field, left, named, the_stone
from game.text.facade import Places, Words
from game.text.words import Event

__all__ = [
    "WORDS",
    "a_die",
    "bonus",
    "colour",
    "dice",
    "die",
    "field",
    "left",
    "the_stone",
]

SHOWN = {"dice": N_("the new roll of the dice")}

ACTIONS = {
    "tick": N_("Tick {field}"),
    "relief": N_("Tick two relief stones: {pair}"),
    "strike": N_("Strike {field}"),
    "joker": N_("Strike a joker for {stone}"),
    "done": N_("Tick nothing more"),
}
PROMPTS = {
    "act": (N_("Your turn"), N_("Tick up to 2 stones, or 2 relief neighbours.")),
    "second": (N_("Do you tick a second stone?"), N_("In pyramid or arch, or leave it at one.")),
    "pay": (N_("What do you pay with?"), N_("With a quarry stone or a joker.")),
}
EVENTS = {
    "tick": N_("{name} ticks {field} ({colour})."),
    "relief": N_("{name} ticks two relief stones, {colour} and {other_colour}: {pair}."),
    "strike": N_("{name} strikes {field}."),
    "joker": N_("{name} strikes a joker for {stone}."),
    "die": N_("{name} takes {die}."),
    "bonus": N_("{name} gains a bonus: {bonus}."),
    "structures": N_("{name} completes a second structure: a bonus, and the last turn."),
    "start": N_("{name} begins {with_points}: {category}."),
    "done": N_("{name} ticks {what}."),
    "roll": N_("Turn {turn}. {name} rolls {dice}."),
    "idle": N_("For {count} turns nobody has ticked anything: another such turn, and the game ends."),
    "idle_end": N_("For {count} turns nobody has ticked anything: the game ends."),
    "turns": N_("{count} turns have been played: the next one is the last."),
    "turns_end": N_("{count} turns have been played: the game ends."),
    "end": N_("The game is over."),
}
BY_HAND = {  # of a position set up by hand
    "turn_not_so": N_("Turn, active player and turns without a tick do not go together."),
    "nothing_to_decide": N_("Nothing can be decided here, or the game would not be over."),
    "dice_of_the_box": N_("There are not as many dice as are rolled, or they lie elsewhere now."),
    "bonus_not_so": N_("Bonuses go to whoever completes them in the turn in which that first happens."),
    "sheet_not_so": N_("On sheet {player} ticks, struck stones and jokers do not go together."),
}
REFUSALS = {
    "asked_act": N_("First tick stones, or leave it at that."),
    "asked_second": N_("Tick a second stone, or leave it at one."),
    "asked_pay": N_("First pay for the stone you ticked."),
    "ticked": N_("That stone is already ticked."),
    "pyramid_not_carried": N_("The two stones below have to be ticked first."),
    "arch_not_carried": N_("The stones of the arch are ticked from below."),
    "not_payable": N_("You have no die, quarry stone or joker left for {stone}."),
    "pair_not_payable": N_("You cannot pay for both stones."),
    "pair_half_ticked": N_("One of the two stones is already ticked."),
    "relief_alone": N_("Relief stones are ticked in pairs, with nothing else."),
    "relief_not_neighbours": N_("The two relief stones have to share a side."),
    "no_joker": N_("You have no joker left."),
    "joker_not_needed": N_("There is no stone of that colour to pay for with a joker."),
    "stone_passed": N_("Only quarry stones to the right of the last one struck are left."),
    "stone_of_other_colour": N_("The quarry stone has another colour."),
    "rest_not_payable": N_("Then you could not pay for the other stone."),
}
SERVES = {  # what a move is for that brings no points yet
    "tick": N_("No points yet: a stone for others to stand on."),
}


def _told(t: Texts, event: Event, names: Sequence[str]) -> Places:
    """Points, and what for; whether anything was ticked before."""
    if event.kind == "done":
        return {"what": t("nothing more") if event.params["ticked"] else t("nothing")}
    if not event.points:
        return {}
    return {
        "category": t(CATEGORIES[event.category]),
        "with_points": common.with_points(t, event.points),
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
    tie=(N_("In a tie, whoever has ticked more pyramid stones wins."), "C7"),
)
