"""Words of the bets (I10.3)."""

from game.core.details import word
from game.text.catalogue import N_, Texts
from game.text.edition import by_last, named
from game.text.forms import Forms, detail
from game.text.imhotep.forms import Slice
from game.text.imhotep.positions import MODULES, MODULES_ON
from game.text.table import Names, TableWords
from game.text.words import HOUSE, Details, Example, Paragraph, Section

FIELDS = {
    "pyramid": N_("bet on the Pyramid, {side}"),
    "temple": N_("bet on the Temple, {side}"),
    "burial": N_("bet on the Burial Chamber, {side}"),
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


def bet(t: Texts, site: str, side: str) -> str:
    """A bet by its field: `bet on the Temple, left field`."""
    return t(FIELDS[site], side=t(SIDES[side]))


def _field(t: Texts, of: str, names: Names) -> str:
    """The field of this number: monument by monument, from the left."""
    site, side = divmod(int(of), len(SIDES))
    return bet(t, tuple(FIELDS)[site], tuple(SIDES)[side])


def _named(t: Texts, params: Details) -> dict[str, object]:
    """A bet is known by its site and side."""
    return {"bet": bet(t, word(params, "site"), word(params, "side"))} if "side" in params else {}


BETS = Slice(
    name=N_("Bets"),
    sign="stones",
    about=N_("Bet a stone on the monument that will have the most stones."),
    ideas={
        "bets": N_("A bet wins if its monument gets the most stones: bet where boats of all players go."),
    },
    section=RULES,
    actions={"bet": N_("Place your {bet}")},
    events={"bet": N_("{name} places a {bet}.")},
    counted={
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
    named=_named,
    table=TableWords({"bet": _field}, {}, {}),
    examples=(
        Example(
            "I10.3",
            N_(
                "The most stones lie in the Burial Chamber, the second most at the Temple: {points1} for "
                "{name1}, {points4} for {name4}, and {points2} for {name2}."
            ),
            MODULES,
            ("bets burial", "bets temple"),
            players=4,
            options=MODULES_ON,
            counts="bets",
        ),
    ),
    values={
        "BET_SECOND": named(N_("Bet on the second most")),
        "BET_TIE": named(N_("Bet on one of several with the most")),
        "BET_MOST": by_last(N_("Bet on the most, left field"), N_("Bet on the most, right field")),
    },
)
