"""What happened in a game of Imhotep, as sentences of the log."""

from collections.abc import Mapping, Sequence

from game.text import common
from game.text.catalogue import N_, Texts
from game.text.imhotep.things import Forms, Sentence, detail, named, sentence
from game.text.words import Event

EVENTS: Mapping[str, Sentence] = {
    "take": Forms(
        lambda params: params["count"] == 1,
        {True: N_("{name} takes 1 stone."), False: N_("{name} takes {count} stones.")},
    ),
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
        {"point": N_("{name} chooses the point."), "stones": N_("{name} chooses stones.")},
    ),
    "accept": N_("{name} takes the bonus."),
    "decline": N_("{name} leaves the bonus."),
    "private": N_("{name} sails the private boat {to_site}."),
    "bet": N_("{name} places a {bet}."),
    "favour": N_("{name} uses favour {favour}: {effect}."),
    "stop": N_("{name} leaves it at that."),
    "pass": N_("Nothing is possible. {name} passes."),
    "arrive": Forms(
        detail("site"),
        {
            "pyramid": N_("{name} on the Pyramid, stone {place}."),
            "temple": N_("{name} on the Temple, field {field}."),
            "burial": N_("{name} in the Burial chamber, row {row}, column {column}."),
            "obelisks": N_("{name} at the Obelisks."),
        },
    ),
    "gain_card": N_("{name} gets {card_taken}."),
    "score": Forms(
        detail("category"),
        {
            "pyramid": N_("{name} gets {worth} for the Pyramid."),
            "temple": N_("{name} gets {worth} for the Temple."),
            "obelisks": N_("{name} gets {worth} for a column."),
        },
    ),
    "round": N_("Round {round} of 6. Boats {boats}."),
    "end": N_("The sixth round is over."),
}
ROWS = 3  # of the burial chamber


def event(t: Texts, event: Event, names: Sequence[str]) -> str:
    """What happened, as a sentence of the log."""
    params = event.params
    said = {"name": names[event.player] if event.player >= 0 else "", **named(t, params)}
    if "place" in params:
        said |= _spot(int(params["place"]) - 1, len(names))
    if "seat" in params:
        said["owner"] = names[int(params["seat"]) - 1]
    if "points" in params:
        said["worth"] = common.points(t, int(params["points"]))
    if "boats" in params:
        said["boats"] = str(params["boats"]).replace("-", ", ")
    return t(sentence(EVENTS[event.kind], params), **said)


def _spot(index: int, players: int) -> dict[str, int]:
    """I6.3, I6.4: where the stone lies before which so many have come."""
    return {
        "field": index % temple_fields(players) + 1,
        "row": index % ROWS + 1,
        "column": index // ROWS + 1,
    }


def temple_fields(players: int) -> int:
    """I6.3: how many stones lie side by side."""
    return 4 if players == 2 else 5
