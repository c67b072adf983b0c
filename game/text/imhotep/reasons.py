"""How points of Imhotep came about, in a few words: told from the event alone."""

from collections.abc import Mapping, Sequence

from game.core.details import number, word
from game.text import common
from game.text.catalogue import N_, Texts
from game.text.forms import Forms, Sentence, detail, one_or_more, sentence
from game.text.imhotep.sites import SITES
from game.text.imhotep.slices import AT_ONCE
from game.text.imhotep.slices import COUNTED as SLICED
from game.text.imhotep.things import cards_held, named
from game.text.words import Event

# What is counted at the end or stands at the beginning, by kind.
COUNTED: Mapping[str, Sentence] = {
    "scored": N_("Before the position this game began from"),
    "track": N_("On the score track before the end was counted"),
    "decoration": N_("{cards}: {stones} stones there"),
    "statues": one_or_more("count", N_("1 statue"), N_("{count} statues")),
    "unused": N_("{cards} not used"),
    **SLICED,
}
REASONS: Mapping[str, Sentence] = {
    "arrive": Forms(detail("site"), {key: site.arrived for key, site in SITES.items()}),
    **AT_ONCE,
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
