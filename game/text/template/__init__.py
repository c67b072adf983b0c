"""Words of the template game: the pattern of a game's words in one file."""

from collections.abc import Mapping, Sequence

from game.text import common
from game.text.catalogue import N_, Texts
from game.text.words import Action, Event, Paragraph, Preset, Prompt, Refusal, Section, said

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
CHOICES = {"high": N_("high"), "low": N_("low")}
CHOICES_ABOUT = {
    "high": N_("5 points for the last stone."),
    "low": N_("2 points for the last stone."),
}
SHOWN: Mapping[str, str] = {}
PRESETS: tuple[Preset, ...] = ()
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


def refusal(t: Texts, refusal: Refusal) -> str:
    """The reason as a sentence, with the rule behind it."""
    return common.refusal(t, refusal, REFUSALS)


def action(t: Texts, action: Action) -> str:
    """What the action does, as a button or hint says it."""
    return t.n("Take {n} stone", "Take {n} stones", int(action.details["stones"]))


def event(t: Texts, event: Event, names: Sequence[str]) -> str:
    """What happened, as a sentence of the log."""
    name = names[event.player] if event.player >= 0 else ""
    return t(EVENTS[event.kind], name=name, **event.params)


def prompt(t: Texts, step: str, name: str = "") -> Prompt:
    """What a pending matter asks: of `you`, or of the player named."""
    return common.prompt(t, PROMPTS, step, name)


def category(t: Texts, key: str) -> str:
    """A row of the sheet."""
    return t(CATEGORIES[key])


def option(t: Texts, key: str) -> str:
    """An option of the new game."""
    return t(OPTIONS[key])


def choice(t: Texts, key: str, value: str) -> str:
    """A value of an option."""
    return t(CHOICES[value])


def choice_about(t: Texts, key: str, value: str) -> str:
    """What choosing this value means, in one sentence."""
    return t(CHOICES_ABOUT[value])


def reason(t: Texts, event: Event, names: Sequence[str]) -> str:
    """How the points of an event came about."""
    return t(REASONS[event.kind])


def rules(t: Texts, options: Mapping[str, str] | None = None) -> tuple[Section, ...]:
    """The rules, section by section."""
    return said(t, RULES, options)
