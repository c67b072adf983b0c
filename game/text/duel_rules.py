"""The rules of the Duel in our own words, section by section, with the ids the engine refers to."""

from game.text.catalogue import N_, Texts
from game.text.words import Paragraph, Section

RULES = (
    Section(
        "D4",
        N_("Your turn"),
        ("turn",),
        (N_("Exactly one: place a figure, unload a boat or play an action tile."),),
        (Paragraph("D4", N_("The players take turns. On your turn you do exactly one thing.")),),
    ),
)


def rules(t: Texts) -> tuple[Section, ...]:
    """The rules, section by section."""
    return tuple(section.said(t) for section in RULES)
