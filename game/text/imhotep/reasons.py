"""How points of Imhotep came about, in a few words: told from the event alone."""

from collections.abc import Mapping, Sequence

from game.core.details import number, word
from game.games.imhotep import tables as box
from game.text import common
from game.text.catalogue import N_, Texts
from game.text.forms import Forms, Sentence, detail, one_or_more, sentence
from game.text.imhotep.modules import MODULES
from game.text.imhotep.things import cards_held, named
from game.text.words import Details, Event


def _beside(params: Details) -> str:
    """Which of the pyramids a stone lies on, or whether on none; of the great one, a cell that was chosen."""
    if "pyramid" in params:
        return "small"
    if "cell" in params:
        return "line" if params.get("figure") else "cell"
    return "great" if number(params, "stone") <= len(box.PYRAMID_A) else "beside"


def _rank(params: Details) -> tuple[int, bool]:
    """The place in a ranking, and whether it is shared."""
    return number(params, "place"), bool(params["shared"])


# What is counted at the end or stands at the beginning, by kind.
COUNTED: Mapping[str, Sentence] = {
    "scored": N_("Before the position this game began from"),
    "area": one_or_more("size", N_("Area of 1 stone"), N_("Area of {size} stones")),
    "row": Forms(
        _rank,
        {
            (1, False): N_("Row {row}: first place"),
            (1, True): N_("Row {row}: first place, shared"),
            (2, False): N_("Row {row}: second place"),
            (2, True): N_("Row {row}: second place, shared"),
            (3, False): N_("Row {row}: third place"),
            (3, True): N_("Row {row}: third place, shared"),
        },
    ),
    "obelisk": Forms(
        _rank,
        {
            (1, False): N_("Highest obelisk"),
            (1, True): N_("Highest obelisk, shared"),
            (2, False): N_("2nd highest obelisk"),
            (2, True): N_("2nd highest obelisk, shared"),
            (3, False): N_("3rd highest obelisk"),
            (3, True): N_("3rd highest obelisk, shared"),
            (4, False): N_("4th highest obelisk"),
        },
    ),
    "race": Forms(
        _rank,
        {
            (1, False): N_("First chariot"),
            (1, True): N_("First chariot, shared"),
            (2, False): N_("Second chariot"),
            (2, True): N_("Second chariot, shared"),
            (3, False): N_("Third chariot"),
            (3, True): N_("Third chariot, shared"),
            (4, False): N_("Fourth chariot"),
        },
    ),
    "crypt_tiles": one_or_more("count", N_("1 tile of {tile}"), N_("{count} tiles of {tile}")),
    "beyond": one_or_more("count", N_("1 stone beyond the tiles"), N_("{count} stones beyond the tiles")),
    "crypt_column": Forms(
        detail("count"),
        {
            1: N_("Column {column}: 1 of 3 stones"),
            2: N_("Column {column}: 2 of 3 stones"),
            3: N_("Column {column}: all 3 stones"),
        },
    ),
    "open_column": one_or_more(
        "count", N_("1 stone in the unfinished column"), N_("{count} stones in the unfinished column")
    ),
    "height": one_or_more("height", N_("Obelisk of 1 stone"), N_("Obelisk of {height} stones")),
    "height_tile": N_("Tile for height {height}"),
    "above": one_or_more("count", N_("1 stone above the sixth"), N_("{count} stones above the sixth")),
    "coins": one_or_more("count", N_("1 coin left"), N_("{count} coins left")),
    "singles": one_or_more("count", N_("1 single stone"), N_("{count} single stones")),
    "decoration": N_("{cards}: {stones} stones there"),
    "statues": one_or_more("count", N_("1 statue"), N_("{count} statues")),
    "unused": N_("{cards} not used"),
    **{kind: said for module in MODULES.values() for kind, said in module.reasons.items()},
}
REASONS: Mapping[str, Sentence] = {
    "arrive": Forms(
        _beside,
        {
            "great": N_("Stone {stone}"),
            "small": N_("{pyramid}, cell {cell}"),
            "cell": N_("Cell: {place}"),
            "line": N_("Cell: {place}, in line with Imhotep"),
            "beside": N_("Stone {stone}, beside the Pyramid"),
        },
    ),
    "private_quarry": N_("At once, for the card"),
    "visible": N_("Top of field {field}"),
    "column": N_("Column on field {points}"),
    "sold": N_("Points instead of a card"),
    "scaffold": N_("Scaffold used up"),
    "seen_most": Forms(
        _rank,
        {
            (1, False): N_("Most stones seen from above"),
            (1, True): N_("Most stones seen from above, shared"),
            (2, False): N_("Second most stones seen from above"),
            (2, True): N_("Second most stones seen from above, shared"),
        },
    ),
    "chariot": N_("Chariot on step {steps}"),
    **COUNTED,
}


def reason(t: Texts, event: Event, names: Sequence[str]) -> str:
    """How the points of an event came about."""
    params = event.params
    said = named(t, params) | {"points": event.points}
    if "pyramid" in params:
        said["pyramid"] = common.capital(str(said["pyramid"]))
    if "card" in params:
        said["cards"] = cards_held(t, word(params, "card"), number(params, "count"))
    return t(sentence(REASONS[event.kind], params), **said)
