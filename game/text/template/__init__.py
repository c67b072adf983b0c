"""Words of the template game: the pattern of a game's words in one file."""

from collections.abc import Mapping, Sequence

from game.text.catalogue import N_, Texts
from game.text.facade import Words
from game.text.forms import one_or_more
from game.text.words import Event, Paragraph, Section, said

ACTIONS = {
    "take": one_or_more("stones", N_("Take 1 stone"), N_("Take {stones} stones")),
}
REFUSALS = {"heap_too_small": N_("The heap has only {heap} left.")}
EVENTS = {
    "start": N_("{name} begins with {stones} stones."),
    "heap": N_("The heap has {heap} stones."),
    "take": N_("{name} takes stones: {stones}."),
    "last": N_("{name} took the last stone."),
    "end": N_("The heap is gone."),
}
REASONS = {"start": N_("Taken before"), "take": N_("Stones"), "last": N_("The last stone")}
PROMPTS = {"turn": (N_("Take how many?"), N_("1 to 3 stones."))}
OPTIONS = {"bonus": N_("Bonus")}
CATEGORIES = {"stones": N_("Stones"), "last": N_("Last stone"), "total": N_("Total")}
CHOICES = {("bonus", "high"): N_("high"), ("bonus", "low"): N_("low")}
CHOICES_ABOUT = {
    ("bonus", "high"): N_("5 points for the last stone."),
    ("bonus", "low"): N_("2 points for the last stone."),
}
RULES = (
    Section(
        "H1",
        N_("The heap"),
        ("heap",),
        (N_("12 to 20 stones, drawn at random."),),
        (Paragraph("H1", N_("The heap is drawn: 12 to 20 stones, each number as likely as the next.")),),
    ),
    Section(
        "H2",
        N_("A turn"),
        ("turn",),
        (N_("Take 1, 2 or 3 stones."),),
        (Paragraph("H2", N_("On your turn you take 1, 2 or 3 stones from the heap.")),),
    ),
    Section(
        "H3",
        N_("Points"),
        ("points",),
        (N_("1 point a stone, a bonus for the last one."),),
        (
            Paragraph("H3", N_("Every stone is worth 1 point.")),
            Paragraph("H4", N_("Whoever takes the last stone gets the bonus: 5 points if high, 2 if low.")),
        ),
    ),
)


def reason(t: Texts, event: Event, names: Sequence[str]) -> str:
    """How the points of an event came about."""
    return t(REASONS[event.kind])


def rules(t: Texts, options: Mapping[str, str] | None = None) -> tuple[Section, ...]:
    """The rules, section by section."""
    return said(t, RULES, options)


WORDS = Words(
    actions=ACTIONS,
    prompts=PROMPTS,
    events=EVENTS,
    refusals=REFUSALS,
    categories=CATEGORIES,
    options=OPTIONS,
    choices=CHOICES,
    meanings=CHOICES_ABOUT,
    reason=reason,
    rules=rules,
)
