"""Words of the Market and its sides."""

from game.text.catalogue import N_
from game.text.edition import named
from game.text.forms import one_or_more
from game.text.imhotep.forms import Site, Slice, house
from game.text.imhotep.positions import (
    ALL_B,
    ALL_C,
    ALL_D,
    AT_MARKET,
    SIDES_A,
    SIDES_B,
    SIDES_C,
    SIDES_D,
    but,
    unloading,
)
from game.text.imhotep.seats import of_owner
from game.text.table import TableWords
from game.text.words import HOUSE, Example, Paragraph, Section

BUYING = but(
    SIDES_C,
    AT_MARKET
    | {"round": "1 decision 2 passes 0 sailor W", "hands": "SAIL | - | - | -"}
    | {"market": "- STATUE LEVER HAMMER 0", "matters": unloading("market", "buy")},
)

TRADING = but(SIDES_D, AT_MARKET | {"matters": unloading("market", "trade")})

A = Slice(
    name=N_("side A"),
    about=N_("Four face-up cards each round."),
    section=Section(
        "I6.1",
        N_("Market, side A"),
        ("market",),
        (N_("Four face-up cards. For each stone, its owner takes one."),),
        (
            Paragraph(
                "I6.1",
                N_(
                    "Four face-up cards. For each stone unloaded, its owner takes one; when none is left, "
                    "a stone brings nothing."
                ),
            ),
        ),
        ("market", "A"),
    ),
    examples=(
        Example(
            "I6.1",
            N_(
                "The boat brings a stone each of {name1}, {name3} and {name4}. In this order they take a "
                "card each; one card is left."
            ),
            SIDES_A,
            ("boat 1", "market"),
            players=4,
            action="sail 1 market",
        ),
    ),
)

B = Slice(
    name=N_("side B"),
    about=N_("Three face-up cards, and a face-down pair to choose from."),
    section=Section(
        "I7.1",
        N_("Market, side B"),
        ("market",),
        (N_("Three face-up cards and a face-down pair. From the pair you keep one."),),
        (
            Paragraph(
                "I7.1",
                N_(
                    "Three face-up cards and a field with two face-down ones. For each stone, its owner"
                    " takes a face-up card or the pair: you alone look at both cards, keep one, and put the"
                    " other face up on the discard. A red card you keep works at once."
                ),
            ),
            Paragraph(
                "I-R6",
                N_(
                    "The pair is filled last, and filled again like any field. If only one card is left "
                    "there, it is taken unseen."
                ),
                HOUSE,
            ),
        ),
        ("market", "B"),
    ),
    examples=(
        Example(
            "I7.1",
            N_(
                "Three cards lie face up. Whoever takes the pair sees two more, keeps one of them and "
                "discards the other."
            ),
            SIDES_B,
            ("market",),
            players=4,
            options=ALL_B,
        ),
    ),
)

C = Slice(
    name=N_("side C"),
    about=N_("Our own board: {coins} each, for a second card."),
    section=house(
        "I12.1",
        N_("Market, side C"),
        ("market", "C"),
        N_("Our own board. Four face-up cards. After a card for a stone, a coin buys a second one."),
        N_(
            "Four face-up cards, and 2 coins for each player. For each stone unloaded, its owner takes a "
            "card. When it has worked and another card is left, the owner may pay a coin and take a second "
            "one, but no more for one stone."
        ),
        N_("A coin not spent is worth 1 point at the end."),
        N_(
            "Cards from a favour are not for a stone, so no coin can be paid. If a private boat has its"
            " field filled again, that goes for the field of the second card, too."
        ),
    ),
    house=True,
    actions={"buy": N_("Pay a coin for the card on field {field}"), "save": N_("Keep the coin")},
    prompts={
        "buy": (N_("Do you buy a second card?"), N_("For a coin; one you keep is worth 1 point at the end.")),
    },
    events={"buy": N_("{name} pays a coin for a second card."), "save": N_("{name} keeps the coin.")},
    counted={"coins": one_or_more("count", N_("1 coin left"), N_("{count} coins left"))},
    refusals={"asked_buy": N_("First buy a second card, or keep the coin.")},
    examples=(
        Example(
            "I12.1",
            N_("For the stone {name1} has taken a card, and now pays a coin for a second one."),
            BUYING,
            ("market",),
            players=4,
            options=ALL_C,
            action="buy 3",
            house=True,
        ),
    ),
    values={
        "COINS": named(N_("Coins of a player")),
        "UNUSED_COIN": named(N_("A coin not spent")),
    },
)

D = Slice(
    name=N_("side D"),
    about=N_("Our own board: a card, the top card of the deck unseen, or {market_d}."),
    section=house(
        "I12.2",
        N_("Market, side D"),
        ("market", "D"),
        N_("Our own board. For each stone a face-up card, the top card of the deck unseen, or 2 points."),
        N_(
            "Four face-up cards. For each stone unloaded, its owner takes a face-up card, or the top card of "
            "the deck unseen, or 2 points."
        ),
        N_("If neither a face-up card nor one to draw is left, it is the 2 points."),
    ),
    house=True,
    actions={"draw": N_("Take the top card of the deck")},
    prompts={
        "trade": (N_("Do you take a card or points?"), N_("Face up, unseen from the deck, or 2 points.")),
    },
    events={
        "draw": N_("{name} takes the top card of the deck."),
        "sold": N_("{name} gets {worth} for a stone at the Market."),
    },
    at_once={"sold": N_("Points instead of a card")},
    refusals={
        "asked_trade": N_("First take a card or the 2 points."),
        "no_card_left": N_("Neither deck nor discard has a card left."),
    },
    examples=(
        Example(
            "I12.2",
            N_("{name1} wants no card for the stone and takes {points1} instead."),
            TRADING,
            ("market",),
            players=4,
            options=ALL_D,
            action="choose points",
            counts="market",
            house=True,
        ),
    ),
    values={
        "MARKET_D_POINTS": named(N_("Points instead of a card")),
    },
)

SITE = Site(
    name=N_("Market"),
    to=N_("to the Market"),
    at=N_("at the Market"),
    sides={"A": A, "B": B, "C": C, "D": D},
    table=TableWords({}, {"coins": of_owner(N_("coins of {name}"))}, {}),
    general=Section(
        "I6.0",
        N_("Stones at the Market"),
        ("market",),
        (N_("The stones go back to the quarries."),),
        (
            Paragraph("I6.0", N_("The stones go back to their owners’ quarries.")),
            Paragraph(
                "I-R5",
                N_(
                    "The stones at the Market go back to the quarries when the boat’s last card has been "
                    "taken and has worked. Until then no red card can use them."
                ),
                HOUSE,
            ),
        ),
    ),
)
