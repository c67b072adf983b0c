"""Words of the private boats (I10.2)."""

from game.text.catalogue import N_
from game.text.edition import named
from game.text.forms import Forms, detail
from game.text.imhotep.forms import Slice
from game.text.imhotep.positions import MODULES, MODULES_ON
from game.text.table import TableWords, by_seat, said
from game.text.words import HOUSE, Example, Paragraph, Section

RULES = Section(
    "I10.2",
    N_("Private boats"),
    ("private",),
    (N_("Once a game, as an action: one stone from your sled straight to a site."),),
    (
        Paragraph(
            "I10.2",
            N_(
                "Once a game, as an action, put a stone from your sled onto your private boat and sail "
                "it at once. Each site takes one private boat a round, with or without another boat. It "
                "blocks no other boat, is not one of the four, and no blue card works on it."
            ),
        ),
        Paragraph(
            "I10.2.1",
            N_(
                "To the Market only if a card lies there. If no other boat has been there this round, "
                "the field is filled again when the card has worked."
            ),
        ),
        Paragraph("I-R22", N_("A favour that has filled fields again changes nothing about that."), HOUSE),
        Paragraph("I10.2.2", N_("A private boat not used is worth 1 point at the end.")),
    ),
    ("private", "on"),
)
LYING = {
    "ready": N_("not used yet"),
    "used": N_("used in an earlier round"),
    "market": N_("used this round: at the Market"),
    "pyramid": N_("used this round: at the Pyramid"),
    "temple": N_("used this round: at the Temple"),
    "burial": N_("used this round: in the Burial Chamber"),
    "obelisks": N_("used this round: at the Obelisks"),
}
PRIVATE = Slice(
    name=N_("Private boats"),
    sign="boat",
    about=N_("A boat of your own, once a game: one stone straight to a site."),
    ideas={
        "private": N_(
            "A private boat needs nobody else: keep it for a site where one stone of yours counts much."
        ),
    },
    section=RULES,
    actions={"private": N_("Sail your private boat {to_site}")},
    events={"private": N_("{name} sails the private boat {to_site}.")},
    counted={"private_unused": N_("The boat has not sailed")},
    refusals={
        "private_used": N_("Your private boat has already sailed."),
        "private_there": Forms(
            detail("site"),
            {
                "market": N_("Not there. The Market already has a private boat this round."),
                "pyramid": N_("Not there. The Pyramid already has a private boat this round."),
                "temple": N_("Not there. The Temple already has a private boat this round."),
                "burial": N_("Not there. The Burial Chamber already has a private boat this round."),
                "obelisks": N_("Not there. The Obelisks already have a private boat this round."),
            },
        ),
        "market_empty": N_("Not there. No card lies at the Market."),
    },
    table=TableWords(
        {"private": by_seat(N_("private boat of {name}"))},
        {"private": said(N_("private boat"))},
        {"private": lambda t, of, names: t(LYING[of])},
    ),
    categories={"private": N_("Unused private boat")},
    examples=(
        Example(
            "I10.2.1",
            N_(
                "{name1}’s private boat comes to the Market before any other boat and takes a card. Its "
                "field is filled again: four stones that come later still find four cards."
            ),
            MODULES,
            ("market",),
            players=4,
            options=MODULES_ON,
            action="private market",
        ),
    ),
    values={
        "UNUSED_PRIVATE": named(N_("Private boat not used")),
    },
)
