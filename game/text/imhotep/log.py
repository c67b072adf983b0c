"""What happened in a game of Imhotep, as sentences of the log."""

from collections.abc import Mapping, Sequence

from game.core.details import number, word
from game.games.imhotep import tables as box
from game.text import common
from game.text.catalogue import N_, Texts
from game.text.facade import Places
from game.text.forms import Forms, Sentence, detail, one_or_more
from game.text.imhotep.modules import MODULES
from game.text.imhotep.reasons import COUNTED, reason
from game.text.imhotep.sheet import CATEGORIES
from game.text.words import Details, Event


def _arrival(params: Details) -> str:
    """Where a stone came to, and whether that place is more than the next one."""
    chosen = "tile" if "tile" in params else "cell" if "cell" in params and "pyramid" not in params else ""
    return chosen or word(params, "site")


def _shared(params: Details) -> bool:
    """Whether a place in a ranking is shared."""
    return bool(params["shared"])


def _rewarded(params: Details) -> bool:
    """Whether a step of a chariot brings points."""
    return number(params, "steps") % box.CHARIOT_STEPS == 0


EVENTS: Mapping[str, Sentence] = {
    "take": one_or_more("count", N_("{name} takes 1 stone."), N_("{name} takes {count} stones.")),
    "place": N_("{name} places a stone on the {boat}."),
    "sail": N_("{name} sails the {boat} {to_site}."),
    "play": N_("{name} plays {card_taken}."),
    "unload": N_("{name} lets a stone of {owner} come off next."),
    "pick": Forms(
        lambda params: params["field"] == "pair",
        {
            False: N_("{name} takes a card from the Market."),
            True: N_("{name} takes from the face-down pair."),
        },
    ),
    "keep": N_("{name} keeps one card and discards the other."),
    "build": Forms(
        detail("pyramid"),
        {
            "left": N_("{name} builds on the left pyramid."),
            "middle": N_("{name} builds on the middle pyramid."),
            "right": N_("{name} builds on the right pyramid."),
        },
    ),
    "choose": Forms(
        detail("choice"),
        {
            "point": N_("{name} chooses the point."),
            "stones": N_("{name} chooses stones."),
            "points": N_("{name} takes no card."),
        },
    ),
    "buy": N_("{name} pays a coin for a second card."),
    "save": N_("{name} keeps the coin."),
    "draw": N_("{name} takes the top card of the deck."),
    "cell": N_("{name} builds on {place}."),
    "lay": N_("{name} lays the stone in row {row}."),
    "accept": N_("{name} takes the bonus."),
    "decline": N_("{name} leaves the bonus."),
    "pass": N_("Nothing is possible. {name} passes."),
    "arrive": Forms(
        _arrival,
        {
            "pyramid": N_("{name} on the Pyramid, stone {stone}: {worth}."),
            "cell": N_("{name} on the Pyramid, {place}: {worth}."),
            "temple": N_("{name} on the Temple, field {field}."),
            "burial": N_("{name} in the Burial chamber, row {row}, column {column}."),
            "tile": N_("{name} in the Burial chamber, row {row}, column {column}, on a tile of {tile}."),
            "obelisks": N_("{name} at the Obelisks."),
        },
    ),
    "sold": N_("{name} gets {worth} for a stone at the Market."),
    "climb": N_("The level is complete. Imhotep climbs to the next one."),
    "scaffold": N_("{name} uses up a scaffold ({gain}); {left} left."),
    "seen_most": Forms(
        _shared,
        {
            False: N_("{name} gets {worth} for stones seen from above at the Temple, place {place}."),
            True: N_("{name} gets {worth} for stones seen from above at the Temple, place {place}, shared."),
        },
    ),
    "chariot": Forms(
        _rewarded,
        {
            False: N_("{name}’s chariot reaches step {steps}."),
            True: N_("{name}’s chariot reaches step {steps}: {worth}."),
        },
    ),
    "obelisk_tile": N_("{name} reaches height {height} and takes the tile of {tile}."),
    "column": N_("{name} completes a column on field {points}."),
    "visible": N_("{name} gets {worth} for the Temple, field {field}."),
    "stones": one_or_more("count", N_("{name} gets 1 stone."), N_("{name} gets {count} stones.")),
    "gain_card": N_("{name} gets {card_taken}."),
    "discard": N_("To the discard, face up: {card}."),
    "reshuffle": N_("The discard becomes the new deck."),
    "dead_round": N_("Nobody can do anything. The stones on the boats go back to the quarries."),
    "round": N_("Round {round} of {rounds}. Boats {boats}."),
    "end": N_("The sixth round is over."),
    **{kind: said for module in MODULES.values() for kind, said in module.events.items()},
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
    if event.kind == "column":
        said["points"] = box.OBELISKS_B[number(params, "field") - 1]
    if event.kind == "round":
        said |= {"rounds": box.ROUNDS, "boats": word(params, "boats").replace("-", ", ")}
    return said
