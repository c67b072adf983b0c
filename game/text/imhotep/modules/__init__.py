"""The words of variant, modules and New Dynasty (I10, I11.3), by option: all of one in one file."""

from collections.abc import Mapping

from game.text.catalogue import N_
from game.text.imhotep.forms import Slice
from game.text.imhotep.modules.bets import BETS
from game.text.imhotep.modules.dynasty import DYNASTY
from game.text.imhotep.modules.favours import FAVOURS
from game.text.imhotep.modules.private import PRIVATE
from game.text.imhotep.modules.prophecies import PROPHECIES
from game.text.imhotep.modules.wrath import WRATH
from game.text.words import HOUSE, Paragraph, Section

MODULES: Mapping[str, Slice] = {
    "private": PRIVATE,
    "bets": BETS,
    "favour": FAVOURS,
    "wrath": WRATH,
    "dynasty": DYNASTY,
    "prophecies": PROPHECIES,
}
IN_GENERAL = Section(
    "I10",
    N_("Variant and modules"),
    ("modules",),
    (N_("Wrath, private boats, bets and favours are chosen before the game."),),
    (
        Paragraph("I10", N_("Each of them is in play if it was chosen before the game.")),
        Paragraph(
            "I-R25",
            N_("Stones on the fields of bets and favours never come back and count for nothing else."),
            HOUSE,
        ),
    ),
)
RULES = (IN_GENERAL, *sorted((module.section for module in MODULES.values()), key=lambda section: section.id))
