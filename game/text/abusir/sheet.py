"""Options and sheet of Abusir: what can be chosen before, what counts, why."""

from collections.abc import Sequence

from game.core.details import number
from game.text.abusir.things import named
from game.text.catalogue import N_, Texts
from game.text.words import Event

OPTIONS = {"ghost": N_("Preview")}
CHOICES = {("ghost", "near"): N_("10 cm"), ("ghost", "none"): N_("none"), ("ghost", "whole"): N_("whole")}
CHOICES_ABOUT = {
    ("ghost", "near"): N_("Before a pull, its first 10 cm are shown."),
    ("ghost", "none"): N_("Nothing of a pull is shown before it is made."),
    ("ghost", "whole"): N_("Before a pull, its whole path is shown, with everything that comes of it."),
}
CATEGORIES = {
    "rank": N_("Pyramids"),
    "last": N_("Last blocks"),
    "colour": N_("One colour"),
    "unfinished": N_("Incomplete"),
    "sled": N_("Load"),
    "workers": N_("Workers"),
    "total": N_("Total"),
}
# By rank, alone and tied.
RANKS = {
    1: (N_("Most blocks at {site}"), N_("Tied for most blocks at {site}")),
    2: (N_("Second at {site}"), N_("Tied for second at {site}")),
    3: (N_("Third at {site}"), N_("Tied for third at {site}")),
}
REASONS = {"last": N_("Last block at {site}"), "colour": N_("One colour at {site}")}


def reason(t: Texts, event: Event, names: Sequence[str]) -> str:
    """How the points of an event came about."""
    places = named(t, event.params)
    if event.kind in REASONS:
        return t(REASONS[event.kind], **places)
    alone, tied = RANKS[number(event.params, "rank")]
    return t(tied if number(event.params, "tied") > 1 else alone, **places)
