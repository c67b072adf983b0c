"""Words of the bets (I10.3)."""

from game.text.catalogue import N_
from game.text.imhotep.forms import Forms, Module, detail
from game.text.words import HOUSE, Paragraph, Section

FIELDS = {
    "pyramid": N_("bet on the Pyramid, {side}"),
    "temple": N_("bet on the Temple, {side}"),
    "burial": N_("bet on the Burial chamber, {side}"),
    "obelisks": N_("bet on the Obelisks, {side}"),
}
SIDES = {"left": N_("left field"), "right": N_("right field")}
RULES = Section(
    "I10.3",
    N_("Bets"),
    ("bets",),
    (N_("Once a game: a stone from the quarry on a monument. Most stones there: 5 points; second: 3."),),
    (
        Paragraph(
            "I10.3",
            N_(
                "Once a game, as an action, you may put a stone from your quarry on an empty field. Each "
                "monument has a left field, and with four players a right one."
            ),
        ),
        Paragraph(
            "I10.3.1",
            N_(
                "At the end the monument with the most stones scores 5 points on its left field and 3 on "
                "its right one, the second monument 3 on its left one. If several have the most, their left "
                "fields score 3 and no other field counts; if several are second, they score nothing."
            ),
        ),
        Paragraph(
            "I-R23", N_("If all monuments are empty, all four count as having the most stones."), HOUSE
        ),
    ),
    ("bets", "on"),
)
BETS = Module(
    name=N_("Bets"),
    about=N_("Bet a stone on the monument that will have the most stones."),
    section=RULES,
    actions={"bet": N_("Place your {bet}")},
    events={"bet": N_("{name} places a {bet}.")},
    reasons={
        "bet_won": Forms(
            detail("rank"),
            {
                "most": N_("{site}: most stones"),
                "tie": N_("{site}: most stones, shared"),
                "second": N_("{site}: second most stones"),
            },
        ),
    },
    refusals={
        "bet_made": N_("You have already placed your bet."),
        "bet_field_closed": N_("The right fields are for four players."),
        "bet_field_taken": N_("Another bet already lies there."),
    },
    categories={"bets": N_("Bets")},
)
