"""Words of the Temple and its sides."""

from game.core.details import number
from game.games.imhotep import tables as box
from game.text.catalogue import N_
from game.text.edition import named
from game.text.forms import Forms
from game.text.imhotep.forms import Site, Slice, house, rank
from game.text.imhotep.positions import (
    ALL_B,
    ALL_C,
    ALL_D,
    LAST_BOAT,
    ROUND_ENDS,
    SIDES_A,
    SIDES_B,
    SIDES_C,
    SIDES_D,
    but,
)
from game.text.imhotep.seats import of_owner
from game.text.table import TableWords
from game.text.words import HOUSE, Details, Example, Paragraph, Section


def _shared(params: Details) -> bool:
    """Whether a place in a ranking is shared."""
    return bool(params["shared"])


def _rewarded(params: Details) -> bool:
    """Whether a step of a chariot brings points."""
    return number(params, "steps") % box.CHARIOT_STEPS == 0


ROUND_ENDS_C = but(SIDES_C, LAST_BOAT | {"quarry": "13 20 19 25"})

ROUND_ENDS_D = but(
    SIDES_D,
    LAST_BOAT
    | {
        "round": "3 decision 0 passes 0 sailor .",
        "ahead": "4432 4422 4421 4333",
        "chariots": "3 4 0 1",
        "quarry": "13 20 19 26",
    },
)

A = Slice(
    name=N_("side A"),
    about=N_("{temple_a} for each stone seen from above, every round."),
    ideas={
        "temple_a": N_(
            "A Temple stone scores every round until it is covered: those that arrive last stay longest."
        ),
    },
    section=Section(
        "I6.3",
        N_("Temple, side A"),
        ("temple",),
        (N_("At the end of a round each stone seen from above scores 1 point."),),
        (
            Paragraph(
                "I6.3",
                N_(
                    "Stones lie side by side from left to right, 5 of them, with two players 4; then on top "
                    "of one another, as high as you like. At the end of each round every stone seen from "
                    "above brings its owner 1 point."
                ),
            ),
        ),
        ("temple", "A"),
    ),
    events={"visible": N_("{name} gets {worth} for the Temple, field {field}.")},
    at_once={"visible": N_("Top of field {field}")},
    examples=(
        Example(
            "I6.3",
            N_(
                "Four stones lie there, and three more arrive. The first fills the last field, the others"
                " lie on top, from the left again. What lies below no longer scores."
            ),
            SIDES_A,
            ("temple",),
            players=4,
            action="sail 2 temple",
        ),
        Example(
            "I6.3",
            N_(
                "The round ends, and what is seen from above counts: {points1} for {name1}, {points2} for "
                "{name2}, {points3} for {name3} and {points4} for {name4}."
            ),
            ROUND_ENDS,
            ("temple",),
            players=4,
            action="sail 4 market",
            counts="temple",
        ),
    ),
    values={
        "TEMPLE_POINT": named(N_("Stone seen from above")),
    },
)

B = Slice(
    name=N_("side B"),
    about=N_("Each stone seen from above brings its field’s bonus, every round."),
    ideas={
        "temple_b": N_(
            "A Temple stone brings what its field shows every round until it is covered: arrive late."
        ),
    },
    section=Section(
        "I7.3",
        N_("Temple, side B"),
        ("temple",),
        (N_("At the end of a round each stone seen from above brings what its field shows."),),
        (
            Paragraph(
                "I7.3",
                N_(
                    "Stones lie side by side from left to right, 5 of them, with two players 4; then on top "
                    "of one another. At the end of each round, from left to right, the owner of each stone "
                    "seen from above gets what its field brings."
                ),
            ),
            Paragraph(
                "I7.3.1",
                N_(
                    "Fields 1, 3 and 5: 1 point, or up to 2 stones from your quarry. Field 2: 2 points. "
                    "Field 4: the top card of the deck, which works at once if it is red."
                ),
            ),
            Paragraph("I-R9", N_("This is the order of the example in the published rules."), HOUSE),
            Paragraph("I-R8", N_("With a full sled or an empty quarry you get the point."), HOUSE),
        ),
        ("temple", "B"),
    ),
    prompts={
        "temple_choice": (
            N_("Do you take a point or stones?"),
            N_("1 point, or up to 2 stones for your sled."),
        ),
    },
    refusals={"asked_temple": N_("First choose the point or the stones.")},
    examples=(
        Example(
            "I7.3",
            N_(
                "When the round ends, from the left: {name4} chooses, {name3} gets the 2 points, {name1} "
                "chooses and draws a card for the next stone, and {name2} chooses."
            ),
            SIDES_B,
            ("temple",),
            players=4,
            options=ALL_B,
        ),
    ),
    values={
        "TEMPLE_B": named(N_("Temple, field {a1}")),
        "TEMPLE_B_POINTS": named(N_("Temple: field of points")),
        "TEMPLE_B_STONES": named(N_("Temple: stones instead of a point, at most")),
    },
    said={"choice": N_("point or stones"), "points": N_("points"), "card": N_("a card of the deck")},
)

C = Slice(
    name=N_("side C"),
    about=N_(
        "Our own board: the most stones seen from above score {temple_first}, then {temple_second}, every "
        "round."
    ),
    ideas={
        "temple_c": N_("In the Temple only the order of the visible stones counts: cover theirs with yours."),
    },
    section=house(
        "I12.5",
        N_("Temple, side C"),
        ("temple", "C"),
        N_("Our own board. At the end of a round the most stones seen from above score 4 points, then 2."),
        N_(
            "Stones lie side by side from left to right, 5 of them, with two players 4; then on top of one"
            " another. At the end of each round you are ranked by your stones seen from above: 4 points for"
            " the most, 2 for the second most. Players who tie share the points of their places, rounded"
            " down. Without such a stone you get nothing."
        ),
    ),
    house=True,
    events={
        "seen_most": Forms(
            _shared,
            {
                False: N_("{name} gets {worth} for stones seen from above at the Temple, place {place}."),
                True: N_(
                    "{name} gets {worth} for stones seen from above at the Temple, place {place}, shared."
                ),
            },
        )
    },
    at_once={
        "seen_most": Forms(
            rank,
            {
                (1, False): N_("Most stones seen from above"),
                (1, True): N_("Most stones seen from above, shared"),
                (2, False): N_("Second most stones seen from above"),
                (2, True): N_("Second most stones seen from above, shared"),
            },
        )
    },
    examples=(
        Example(
            "I12.5",
            N_(
                "The round ends. {name1} has the most stones seen from above: {points1}. {name2} and"
                " {name3} share second place: {points2} for {name2}, {points3} for {name3}."
            ),
            ROUND_ENDS_C,
            ("temple",),
            players=4,
            options=ALL_C,
            action="sail 4 market",
            counts="temple",
            house=True,
        ),
    ),
    values={
        "TEMPLE_C": named(N_("Temple, place {a1}")),
    },
)

D = Slice(
    name=N_("side D"),
    about=N_("Our own board: stones seen from above move your chariot."),
    ideas={
        "temple_d": N_(
            "Every visible stone moves your chariot each round: those that arrive last stay visible longest."
        ),
    },
    section=house(
        "I12.6",
        N_("Temple, side D"),
        ("temple", "D"),
        N_("Our own board. At the end of a round each stone seen from above moves your chariot a step."),
        N_(
            "Stones lie side by side from left to right, 5 of them, with two players 4; then on top of one"
            " another. At the end of each round, from left to right, every stone seen from above moves its"
            " owner’s chariot one step. Every fifth step scores 2 points at once."
        ),
        N_(
            "At the end the chariots are ranked by their steps: 10 and 1 points with two players, 12, 6 "
            "and 1 with three, 15, 10, 5 and 1 with four. Players who tie share the points of their "
            "places, rounded down. A chariot that has not moved brings nothing."
        ),
    ),
    house=True,
    events={
        "chariot": Forms(
            _rewarded,
            {
                False: N_("{name}’s chariot reaches step {steps}."),
                True: N_("{name}’s chariot reaches step {steps}: {worth}."),
            },
        )
    },
    at_once={"chariot": N_("Chariot on step {steps}")},
    counted={
        "race": Forms(
            rank,
            {
                (1, False): N_("First chariot"),
                (1, True): N_("First chariot, shared"),
                (2, False): N_("Second chariot"),
                (2, True): N_("Second chariot, shared"),
                (3, False): N_("Third chariot"),
                (3, True): N_("Third chariot, shared"),
                (4, False): N_("Fourth chariot"),
            },
        )
    },
    examples=(
        Example(
            "I12.6",
            N_(
                "The round ends: three steps for {name1}, one for {name2} and one for {name3}. {name1} and "
                "{name2} make their fifth step and get 2 points each."
            ),
            ROUND_ENDS_D,
            ("temple",),
            players=4,
            options=ALL_D,
            action="sail 4 temple",
            house=True,
        ),
    ),
    values={
        "CHARIOT_STEPS": named(N_("Steps of a chariot until it scores")),
        "CHARIOT_POINTS": named(N_("Points for so many steps")),
    },
)

SITE = Site(
    name=N_("Temple"),
    to=N_("to the Temple"),
    at=N_("at the Temple"),
    sides={"A": A, "B": B, "C": C, "D": D},
    table=TableWords({}, {"chariot": of_owner(N_("steps of {name}’s chariot"))}, {}),
    arrival=N_("{name} on the Temple, field {field}."),
)
