"""Words of Imhotep: what can be done, what happened, why something is not possible."""

from collections.abc import Sequence

from game.text import common
from game.text.catalogue import N_, Texts
from game.text.imhotep_rules import rules
from game.text.imhotep_sheet import category, choice, choice_about, option, reason
from game.text.imhotep_things import (
    bet,
    boat,
    card,
    card_effect,
    favour,
    named,
    pyramid,
    site,
    the_boat,
    to_site,
)
from game.text.words import Action, Event, Prompt, Refusal

__all__ = [
    "action",
    "bet",
    "boat",
    "card",
    "card_effect",
    "category",
    "choice",
    "choice_about",
    "event",
    "favour",
    "option",
    "prompt",
    "pyramid",
    "reason",
    "refusal",
    "rules",
    "site",
    "the_boat",
    "to_site",
]

# ---- what can be done -------------------------------------------------------------------------------

ACTIONS = {
    "take": N_("Take stones from the quarry"),
    "place": N_("Place a stone on spot {spot} of boat {boat_number}"),
    "sail": N_("Sail boat {boat_number} {to_site}"),
    "play": N_("Play the card {card}"),
    "unload": N_("Next a stone of {seat}"),
    "pick": N_("Take the card on field {field}"),
    "keep": N_("Keep the card {card}"),
    "build": N_("Build on the {pyramid}"),
    "choose": N_("Choose {choice}"),
    "accept": N_("Take it"),
    "decline": N_("Leave it"),
    "private": N_("Send the private boat {to_site}"),
    "bet": N_("Place the {bet}"),
    "favour": N_("Favour {favour_number}: {favour}"),
    "stop": N_("Leave it at that"),
    "pass": N_("Pass"),
}
PICK_PAIR = N_("Take the covered pair")
PLACES = {
    "place": ("boat_number", "spot"),
    "sail": ("boat_number", "site"),
    "play": ("card",),
    "unload": ("seat",),
    "pick": ("field",),
    "keep": ("card",),
    "build": ("pyramid",),
    "choose": ("choice",),
    "private": ("site",),
    "bet": ("site", "side"),
    "favour": ("favour",),
}
PROMPTS = {
    "turn": (N_("Your turn"), N_("One action: on the board or here.")),
    "place": (N_("Place a stone where?"), N_("On any empty spot of a boat.")),
    "place_to_sail": (N_("Place a stone where?"), N_("That boat sails at once.")),
    "place_or_stop": (N_("Place a stone?"), N_("On any empty spot, or leave it at that.")),
    "load_to_sail": (N_("Place or sail?"), N_("The boat you load sails afterwards.")),
    "sail": (N_("Sail which boat where?"), N_("A ready boat to a free site.")),
    "sail_boat": (N_("Sail where?"), N_("To a site without a boat.")),
    "order": (N_("Who comes off next?"), N_("Choose the order of unloading.")),
    "pick": (N_("Take a card"), N_("Red works at once.")),
    "pick_or_stop": (N_("Take a card?"), N_("Up to two; then the fields are filled again.")),
    "keep": (N_("Keep which card?"), N_("The other one goes to the discard.")),
    "build": (N_("Build on which pyramid?"), N_("The next cell shows what it brings.")),
    "bonus_card": (N_("Take the top card?"), N_("A bonus of the pyramid, now or never.")),
    "bonus_stones": (N_("Take up to 3 stones?"), N_("A bonus of the pyramid, now or never.")),
    "bonus_load": (N_("Place a stone on a boat?"), N_("A bonus of the pyramid, now or never.")),
    "temple_choice": (N_("Point or stones?"), N_("1 point, or up to 2 stones for your sled.")),
}
OTHERS_TURN = N_("{name} to move")


def action(t: Texts, action: Action) -> str:
    """What the action does, as a button or hint says it."""
    verb, *arguments = action.text.split()
    params = dict(zip(PLACES.get(verb, ()), arguments, strict=True))
    if verb == "pick" and params["field"] == "pair":
        return t(PICK_PAIR)
    words = named(t, params)
    if verb == "bet":
        words["bet"] = bet(t, params["site"], params["side"])
    if verb == "favour":
        words["favour_number"] = params["favour"]
    return t(ACTIONS[verb], **words)


def prompt(t: Texts, step: str, name: str = "") -> Prompt:
    """What a pending matter asks: of `you`, or of the player named."""
    title, sub = PROMPTS[step]
    if not name:
        return Prompt(t(title), t(sub))
    return Prompt(t(OTHERS_TURN, name=name), t(title) if step != "turn" else "")


# ---- what happened ----------------------------------------------------------------------------------

EVENTS = {
    "take": N_("{name} takes {count} stones."),
    "place": N_("{name} places a stone on {boat}."),
    "sail": N_("{name} sails {boat} {to_site}."),
    "play": N_("{name} plays the card {card}."),
    "unload": N_("Next comes a stone of {seat}."),
    "pick": N_("{name} takes the card {card}."),
    "keep": N_("{name} keeps the card {card}."),
    "build": N_("{name} builds on the {pyramid}."),
    "choose": N_("{name} chooses {choice}."),
    "accept": N_("{name} takes the bonus."),
    "decline": N_("{name} leaves the bonus."),
    "private": N_("{name} sends the private boat {to_site}."),
    "bet": N_("{name} places the {bet}."),
    "favour": N_("{name} uses favour {favour_number}."),
    "stop": N_("{name} leaves it at that."),
    "pass": N_("Nothing is possible. {name} passes."),
    "arrive": N_("{site}: a stone of {name} on place {place}."),
    "gain_card": N_("{name} has the card {card}."),
    "score": N_("{name}: {points} for {category}."),
    "round": N_("Round {round} of 6. Boats {boats}."),
    "end": N_("The sixth round is over."),
}
TAKE_ONE = N_("{name} takes 1 stone.")
TAKE_PAIR = N_("{name} looks at the covered pair.")


def event(t: Texts, event: Event, names: Sequence[str]) -> str:
    """What happened, as a sentence of the log."""
    name = names[event.player] if event.player >= 0 else ""
    params = dict(event.params)
    if event.kind == "take" and params["count"] == 1:
        return t(TAKE_ONE, name=name)
    if event.kind == "pick" and "card" not in params:
        return t(TAKE_PAIR, name=name)
    words = {"name": name, **named(t, params)}
    if event.kind == "bet":
        words["bet"] = bet(t, str(params["site"]), str(params["side"]))
    if event.kind == "favour":
        words["favour_number"] = params["favour"]
    if event.kind == "unload":
        words["seat"] = names[int(params["seat"]) - 1]
    if event.kind == "score":
        points = int(params["points"])
        words["points"] = t.n("{n} point", "{n} points", points)
        words["category"] = category(t, str(params["category"]))
    return t(EVENTS[event.kind], **words)


# ---- why not ----------------------------------------------------------------------------------------

REFUSALS = {
    "not_a_turn_action": N_("That answers a question nobody has asked."),
    "asked_place": N_("First place your stone on a boat."),
    "asked_place_to_sail": N_("First place your stone on the boat that is to sail."),
    "asked_place_or_stop": N_("Place a stone on a boat, or leave it at that."),
    "asked_load_to_sail": N_("Place a stone or sail the boat."),
    "asked_sail": N_("Now a boat has to sail."),
    "asked_order": N_("First say whose stone comes off next."),
    "asked_pick": N_("First a market card has to be taken."),
    "asked_pick_or_stop": N_("Take a market card, or leave it at that."),
    "asked_keep": N_("First keep one of the two cards."),
    "asked_build": N_("First choose a pyramid for the stone."),
    "asked_bonus": N_("First take the bonus or leave it."),
    "asked_load": N_("First place a stone on a boat, or leave the bonus."),
    "asked_temple": N_("First choose the point or the stones."),
    "sled_full": N_("Your sled is full ({capacity} of {capacity})."),
    "quarry_empty": N_("No stone of yours is left in the quarry."),
    "sled_empty": N_("No stone on your sled. Take stones first."),
    "boat_sailed": N_("That boat has already sailed."),
    "no_such_spot": N_("That boat has only {spots} spots."),
    "spot_taken": N_("A stone already lies there."),
    "boat_cannot_sail_then": N_("With one more stone that boat still could not sail."),
    "other_boat_sails": N_("Now the boat you loaded has to sail."),
    "other_boat_loaded": N_("Your stones go onto the same boat."),
    "too_light": N_("Not yet. {boat} sails with {minimum} stones, it has {load}."),
    "site_taken": N_("Not there. {site}: a boat already lies there this round."),
    "no_stone_of_theirs": N_("No stone of that colour is left to unload."),
    "no_such_card": N_("You do not have the card {card}."),
    "lever_needs_boat": N_("No boat may sail yet."),
    "hammer_needs_stones": N_("It takes room on your sled, a stone in the quarry and an empty spot."),
    "sail_needs_boat": N_("With one stone of yours no boat could sail."),
    "chisel_needs_two": N_("It takes two stones on your sled and two empty spots."),
    "no_card_there": N_("No card lies there."),
    "not_the_pair": N_("The favour takes face-up cards only."),
    "not_looked_at": N_("That is not one of the two cards."),
    "pyramid_complete": N_("The {pyramid} is complete."),
    "private_used": N_("Your private boat has been used."),
    "private_there": N_("Not there. {site}: a private boat already lies there this round."),
    "market_empty": N_("No card lies at the Market."),
    "bet_made": N_("You have placed your bet."),
    "bet_field_closed": N_("The second fields are for four players."),
    "bet_field_taken": N_("Another bet already lies there."),
    "favour_used": N_("You have used your favour."),
    "favour_taken": N_("Another player has used this favour."),
    "favour_needs_card": N_("No face-up card lies at the Market."),
    "favour_needs_stone": N_("Besides the marker a stone must be left, and room for it."),
    "favour_needs_boat": N_("No boat could sail."),
    "favour_needs_spot": N_("It takes a stone on your sled and an empty spot."),
    "pass_is_forced": N_("You pass only when nothing else is possible."),
}


def refusal(t: Texts, refusal: Refusal) -> str:
    """The reason as a sentence, with the rule behind it."""
    words = named(t, refusal.params)
    if "boat" in words:
        words["boat"] = str(words["boat"])[:1].upper() + str(words["boat"])[1:]
    return common.refusal(t, refusal, REFUSALS, **words)
