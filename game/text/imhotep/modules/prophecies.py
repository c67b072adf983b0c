"""Words of the prophecies (I11.4)."""

from game.core.details import number, word
from game.text.catalogue import N_, Texts
from game.text.edition import by_last, named
from game.text.forms import Forms, detail
from game.text.imhotep.forms import Slice
from game.text.imhotep.seats import of_owner
from game.text.table import TableWords, said
from game.text.words import HOUSE, Details, Paragraph, Section

NAMES = {
    "amun": N_("Amun"),
    "ra": N_("Ra"),
    "hathor": N_("Hathor"),
    "osiris": N_("Osiris"),
    "horus": N_("Horus"),
    "thoth": N_("Thoth"),
    "isis": N_("Isis"),
}
CONDITIONS = {
    "amun": N_("At least 3 red market cards gained"),
    "ra": N_("Most stones at the Pyramid"),
    "hathor": N_("Most stones at the Temple, covered ones too"),
    "osiris": N_("Most stones in the Burial Chamber"),
    "horus": N_("Most stones at the Obelisks"),
    "thoth": N_("At least 4 statues"),
    "isis": N_("At least 3 own stones on each monument"),
}
OF_GOD, NOT_LAID, IN_ROUNDS = N_("prophecy of {prophecy}"), N_("not there"), N_("rounds {rounds}")
ROUNDS = {"1": "1–2", "2": "3–4", "3": "5–6"}
RULES = Section(
    "I11.4",
    N_("Prophecies"),
    ("prophecies",),
    (
        N_("There are three prophecies. As an action, put one of your 2 scarabs on one."),
        N_("At the end it brings points if you have met it, and costs some if not; the earlier, the more."),
    ),
    (
        Paragraph("I11.4", N_("Three of the seven prophecies are drawn. You have 2 scarabs.")),
        Paragraph(
            "I11.4.1",
            N_(
                "As an action, put a scarab on a prophecy, in the box of these rounds: 1–2, 3–4 or 5–6. One "
                "per prophecy, one in every two rounds, 2 in the whole game. Others may use the same box. "
                "It is an action like all others: whoever can do nothing else lays a scarab and does not "
                "pass."
            ),
        ),
        Paragraph(
            "I11.4.2",
            N_(
                "At the end each prophecy you have met scores 8 points for rounds 1–2, 6 for rounds 3–4, 4 "
                "for rounds 5–6; one you have not met costs 4, 3 or 2. A scarab not used brings nothing."
            ),
            HOUSE,
        ),
        Paragraph(
            "I11.4.3",
            N_(
                "Amun: at least 3 red market cards gained. Ra, Hathor, Osiris, Horus: more stones than "
                "every other player at the Pyramid, at the Temple, in the Burial Chamber, at the "
                "Obelisks; all of them count, covered ones too. Thoth: at least 4 statues. Isis: at least "
                "3 own stones on each monument."
            ),
            HOUSE,
        ),
        Paragraph(
            "I11.2",
            N_(
                "If Amun is among the three, red cards are kept when they have worked; otherwise they are "
                "discarded."
            ),
        ),
    ),
    ("prophecies", "on"),
)


def prophecy(t: Texts, code: str) -> str:
    """The god of a prophecy."""
    return t(NAMES[code])


def condition(t: Texts, code: str) -> str:
    """What a prophecy asks for."""
    return t(CONDITIONS[code])


def rounds(code: str) -> str:
    """The rounds of a prophecy's box."""
    return ROUNDS[code]


def _named(t: Texts, params: Details) -> dict[str, object]:
    """A prophecy by its god and what it asks for; a box by its rounds."""
    said: dict[str, object] = {"rounds": rounds(str(number(params, "box")))} if "box" in params else {}
    if "prophecy" in params:
        code = word(params, "prophecy")
        said |= {"prophecy": prophecy(t, code), "condition": condition(t, code)}
    return said


PROPHECIES = Slice(
    name=N_("Prophecies"),
    sign="scarab",
    about=N_("Three of seven gods; a scarab on one wins or loses points at the end."),
    ideas={
        "prophecies": N_("A prophecy is counted at the end: choose one that you are on the way to meeting."),
    },
    section=RULES,
    actions={"prophecy": N_("Put a scarab on the prophecy of {prophecy}")},
    events={
        "prophecy": N_("{name} puts a scarab on the prophecy of {prophecy}, rounds {rounds}."),
        "foretold": N_("A prophecy is drawn: {prophecy}. {condition}."),
    },
    counted={
        "prophecy_counts": Forms(
            detail("met"),
            {
                1: N_("{prophecy}, rounds {rounds}: met"),
                0: N_("{prophecy}, rounds {rounds}: {have} of {needed}"),
            },
        ),
    },
    refusals={
        "prophecy_not_drawn": N_("The prophecy of {prophecy} has not been drawn."),
        "prophecy_marked": N_("Your scarab already lies on the prophecy of {prophecy}."),
        "box_used": N_("You have already put down a scarab in these two rounds."),
        "scarabs_used": N_("You have already used both your scarabs."),
    },
    categories={"prophecies": N_("Prophecies")},
    serves={"prophecy": N_("No points yet: at the end they come, or go.")},
    named=_named,
    table=TableWords(
        {"prophecy": lambda t, of, names: t(OF_GOD, prophecy=prophecy(t, of))},
        {"scarab": of_owner(N_("scarab of {name}")), "drawn": said(N_("which prophecy"))},
        {
            "drawn": lambda t, of, names: prophecy(t, of),
            "scarab": lambda t, of, names: t(IN_ROUNDS, rounds=rounds(of)) if of in ROUNDS else t(NOT_LAID),
        },
    ),
    added=True,
    values={
        "THOTH_STATUES": named(N_("Thoth: statues")),
        "ISIS_STONES": named(N_("Isis: own stones on each monument")),
        "AMUN_CARDS": named(N_("Amun: red cards")),
        "PROPHECY_BOXES": by_last(N_("Prophecy met, box {a1}"), N_("Prophecy not met, box {a1}")),
    },
)
