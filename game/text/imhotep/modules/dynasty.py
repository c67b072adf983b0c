"""Words of New Dynasty (I11.1, I11.3); and of its cards."""

from game.text.catalogue import N_
from game.text.forms import one_or_more
from game.text.imhotep.forms import CardWords, Slice
from game.text.words import HOUSE, Paragraph, Section

RULES = Section(
    "I11.3",
    N_("New Dynasty"),
    ("dynasty",),
    (
        N_("14 more market cards: longer sleds, Private quarries, Stone decorations, Rafts, Gangplanks."),
        N_("A Cargo sled makes room for 2 more stones. A Raft or a Gangplank is an action for later."),
    ),
    (
        Paragraph(
            "I11.3",
            N_(
                "14 cards join the market cards: 2 Cargo sleds, 2 Private quarries, 2 Stone decorations, 4 "
                "Statues, 2 Rafts and 2 Gangplanks."
            ),
        ),
        Paragraph(
            "I11.3.1",
            N_("Cargo sled: your sled holds 2 more stones with each, 7 with one and 9 with both."),
        ),
        Paragraph("I-R13", N_("It is of none of the four colours and counts nowhere."), HOUSE),
        Paragraph(
            "I11.3.2",
            N_(
                "Private quarry, red: at once 1 point and up to 3 stones from your quarry onto your sled, "
                "as many as fit."
            ),
        ),
        Paragraph(
            "I11.3.3",
            N_("Stone decoration, green: at the end 1 point for each stone on your sled, for each card."),
        ),
        Paragraph(
            "I11.3.5",
            N_(
                "Raft, blue, with at least 3 stones on your sled: 2 go back to the quarry, 1 goes to the "
                "next place of any site, with all a stone brings there. The Raft takes up no site."
            ),
        ),
        Paragraph(
            "I11.3.5.1",
            N_(
                "To the Market only if a card lies there. If none of the four boats has been there this "
                "round, the field is filled again when the card has worked."
            ),
        ),
        Paragraph(
            "I11.3.6",
            N_(
                "Gangplank, blue: 1 stone of your sled goes back to the quarry; then sail a boat that "
                "carries its minimum and a stone of yours to a site where one of the four boats already "
                "lies. It is one of the four itself."
            ),
        ),
        Paragraph(
            "I11.3.6.1",
            N_(
                "To the Market only if a card lies there. Stones for which no card is left get none, on side "
                "D the points; no field is filled again."
            ),
        ),
        Paragraph(
            "I-R14", N_("A private boat alone does not count as a boat to sail to with a Gangplank."), HOUSE
        ),
        Paragraph("I-R15", N_("Two boats may already lie there."), HOUSE),
    ),
    ("dynasty", "on"),
)
DYNASTY = Slice(
    name=N_("New Dynasty"),
    sign="card",
    about=N_("14 more market cards, among them longer sleds, Rafts and Gangplanks."),
    section=RULES,
    actions={"raft": N_("Raft {to_site}")},
    prompts={
        "raft": (N_("Where does the raft go?"), N_("One stone, with all a stone brings there.")),
        "gangplank": (N_("Which boat sails where?"), N_("One with a stone of yours, to a site with a boat.")),
    },
    events={
        "raft": N_("{name}’s raft brings a stone {to_site}."),
        "private_quarry": N_("{name} gets {worth} for the Private quarry."),
    },
    counted={
        "sled_decoration": one_or_more(
            "stones", N_("{cards}: 1 stone on the sled"), N_("{cards}: {stones} stones on the sled")
        ),
    },
    refusals={
        "raft_needs_three": N_("The Raft needs 3 stones on your sled."),
        "gangplank_needs_boat": N_(
            "The Gangplank needs a stone on your sled, a boat that is ready with a stone of yours aboard, "
            "and a site with a boat; at the Market also a card."
        ),
        "asked_raft": N_("First choose where the raft brings your stone."),
        "asked_gangplank": N_("Now a boat has to sail to a site with a boat."),
        "gangplank_own_stone": N_("Not that one. No stone of yours is aboard the {boat}."),
        "gangplank_no_boat": N_("Not there. A Gangplank leads to a site with a boat."),
    },
    categories={"quarry": N_("Private quarry")},
    at_once={"private_quarry": N_("At once, for the card")},
    cards={
        "PRIVATE-QUARRY": CardWords(
            N_("Private quarry"), N_("a Private quarry"), N_("1 point and up to 3 stones for your sled")
        ),
        "DECO-STONES": CardWords(
            N_("Stone decoration"), N_("a Stone decoration"), N_("1 point per stone on your sled")
        ),
        "CARGO-SLED": CardWords(
            N_("Cargo sled"), N_("a Cargo sled"), N_("Your sled has room for 2 more stones")
        ),
        "RAFT": CardWords(N_("Raft"), N_("a Raft"), N_("2 stones to the quarry, 1 straight to a site")),
        "GANGPLANK": CardWords(
            N_("Gangplank"),
            N_("a Gangplank"),
            N_("1 stone to the quarry, then sail to a site with a boat"),
        ),
    },
    added=True,
)
