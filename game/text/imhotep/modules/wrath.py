"""Words of the Wrath of the Pharaoh (I10.1)."""

from game.text.catalogue import N_
from game.text.edition import named
from game.text.forms import one_or_more
from game.text.imhotep.forms import Slice
from game.text.words import HOUSE, Paragraph, Section

RULES = Section(
    "I10.1",
    N_("Wrath of the Pharaoh"),
    ("wrath",),
    (N_("−5 points without a stone on each of the four monuments."),),
    (
        Paragraph(
            "I10.1",
            N_(
                "Whoever does not have a stone on each of the four monuments at the end loses 5 points, only "
                "once, however many are missing."
            ),
        ),
        Paragraph("I-R11", N_("Stones placed by cards count as well."), HOUSE),
    ),
    ("wrath", "on"),
)
NAME = N_("Wrath of the Pharaoh")
WRATH = Slice(
    name=NAME,
    sign="warn",
    about=N_("{wrath} without a stone on each monument."),
    ideas={
        "wrath": N_(
            "One stone on each monument is enough against the Wrath: do not leave the last one too late."
        ),
    },
    section=RULES,
    counted={
        "wrath": one_or_more("count", N_("No stone {at_site}"), N_("{count} monuments without a stone")),
    },
    categories={"wrath": NAME},
    values={
        "WRATH": named(N_("Wrath of the Pharaoh")),
    },
)
