"""What happened in a game of Imhotep, as sentences of the log."""

from collections.abc import Mapping, Sequence

from game.core.details import number, word
from game.games.imhotep import tables as box
from game.text import common
from game.text.catalogue import N_, Texts
from game.text.facade import Places
from game.text.forms import Forms, Sentence, detail, one_or_more
from game.text.imhotep.reasons import COUNTED, reason
from game.text.imhotep.sheet import CATEGORIES
from game.text.imhotep.sites import SITES
from game.text.imhotep.slices import EVENTS as SLICED
from game.text.imhotep.slices import FACTS
from game.text.words import Event

EVENTS: Mapping[str, Sentence] = {
    "take": one_or_more("count", N_("{name} takes 1 stone."), N_("{name} takes {count} stones.")),
    "place": N_("{name} places a stone on the {boat}."),
    "sail": N_("{name} sails the {boat} {to_site}."),
    "play": N_("{name} plays {card_taken}."),
    "unload": N_("{name} has a stone of {owner} unloaded next."),
    "pick": Forms(
        lambda params: params["field"] == "pair",
        {
            False: N_("{name} takes a card from the Market."),
            True: N_("{name} takes from the face-down pair."),
        },
    ),
    "keep": N_("{name} keeps one card and discards the other."),
    "choose": Forms(
        detail("choice"),
        {
            "point": N_("{name} takes the point."),
            "stones": N_("{name} takes stones."),
            "points": N_("{name} takes no card."),
        },
    ),
    "pass": N_("Nothing is possible. {name} passes."),
    "arrive": Forms(detail("site"), {key: site.arrival for key, site in SITES.items()}),
    "stones": one_or_more("count", N_("{name} gets 1 stone."), N_("{name} gets {count} stones.")),
    "gain_card": N_("{name} gets {card_taken}."),
    "discard": N_("To the discard, face up: {card}."),
    "reshuffle": N_("The discard becomes the new deck."),
    "dead_round": N_("Nobody can do anything. The stones on the boats go back to the quarries."),
    "round": N_("Round {round} of {rounds}. Boats {boats}."),
    "end": N_("The sixth round is over."),
    **SLICED,
    **dict.fromkeys(COUNTED, N_("{name}, {category}: {reason} ({gain}).")),
}


def told(t: Texts, event: Event, names: Sequence[str]) -> Places:
    """Points, other players, and what the box says."""
    params = event.params
    said: dict[str, object] = {"worth": common.points(t, event.points), "gain": common.signed(event.points)}
    if "seat" in params:
        said["owner"] = names[number(params, "seat") - 1]
    if event.kind in COUNTED:
        said |= {"category": t(CATEGORIES[event.category]), "reason": reason(t, event, names)}
    if event.kind in FACTS:
        said |= FACTS[event.kind](t, params)
    if event.kind == "round":
        said |= {"rounds": box.ROUNDS, "boats": word(params, "boats").replace("-", ", ")}
    return said
