"""Words of the Pharaoh's favours (I10.4)."""

from game.core.details import number
from game.text.catalogue import N_, Texts
from game.text.imhotep.forms import Slice
from game.text.table import TableWords
from game.text.words import HOUSE, Details, Paragraph, Section

EFFECTS = {
    "1": N_("Take 1 or 2 face-up market cards"),
    "2": N_("You may place 1 stone, then fill your sled"),
    "3": N_("You may place 1 stone, then sail and choose the unloading order"),
    "4": N_("Place up to 2 stones on a boat, then sail it"),
    "5": N_("Place 1 to 3 stones"),
}
FAVOUR = N_("favour {n}: {name}")
NAMES = {"1": N_("Market"), "2": N_("Quarry"), "3": N_("Order"), "4": N_("Boat"), "5": N_("Stones")}
RULES = Section(
    "I10.4",
    N_("Pharaoh’s favour"),
    ("favour",),
    (N_("Once a game: pay a stone from the quarry for one of five special actions."),),
    (
        Paragraph(
            "I10.4",
            N_(
                "Once a game, as an action, put a stone from your quarry on a free favour and use it. "
                "Each of the five is for one player. To sail, a boat has to be ready and a site free."
            ),
        ),
        Paragraph(
            "I10.4.1",
            N_(
                "Favour 1: take 1 or 2 face-up market cards, not the pair; then their fields are filled "
                "again."
            ),
        ),
        Paragraph(
            "I10.4.2",
            N_("Favour 2: you may place 1 stone on a boat; then fill your sled from the quarry."),
        ),
        Paragraph(
            "I-R12",
            N_(
                "Besides the stone you pay, one has to be left to take, and there has to be room for it. "
                "With a full sled you have to place the stone first."
            ),
            HOUSE,
        ),
        Paragraph(
            "I10.4.3",
            N_(
                "Favour 3: you may place 1 stone on a boat; sail that boat and set the order in which its "
                "stones are unloaded."
            ),
        ),
        Paragraph("I10.4.4", N_("Favour 4: place up to 2 stones on a boat; sail it.")),
        Paragraph("I10.4.5", N_("Favour 5: place 1 to 3 stones on one or more boats.")),
    ),
    ("favour", "on"),
)


def favour(t: Texts, code: str) -> str:
    """What a favour of the Pharaoh does."""
    return t(EFFECTS[code])


def name(t: Texts, code: str) -> str:
    """What it is called where there is no room to say that."""
    return t(NAMES[code])


def _named(t: Texts, params: Details) -> dict[str, object]:
    """A favour also by its effect."""
    return {"effect": favour(t, str(number(params, "favour")))} if "favour" in params else {}


FAVOURS = Slice(
    name=N_("Pharaoh’s favour"),
    sign="hint",
    about=N_("Five special actions, each for one player, once a game."),
    section=RULES,
    actions={"favour": N_("Favour {favour}: {effect}"), "stop": N_("Leave it at that")},
    prompts={
        "place_or_stop": (N_("Do you place a stone?"), N_("On any empty spot, or leave it at that.")),
        "load_to_sail": (N_("Do you place a stone or sail?"), N_("The boat you load is the one that sails.")),
        "pick_or_stop": (
            N_("Take a card"),
            N_("1 or 2 face-up ones; then the fields are filled again."),
        ),
    },
    events={
        "favour": N_("{name} uses favour {favour}: {effect}."),
        "stop": N_("{name} leaves it at that."),
    },
    refusals={
        "asked_place_or_stop": N_("Place a stone on a boat, or leave it at that."),
        "asked_load_to_sail": N_("Place a stone, or sail the boat."),
        "asked_first_pick": N_("First take a face-up market card."),
        "asked_pick_or_stop": N_("Take a market card, or leave it at that."),
        "not_the_pair": N_("The favour takes face-up cards only."),
        "other_boat_loaded": N_("Your stones go onto the same boat."),
        "favour_used": N_("You have already used your favour."),
        "favour_taken": N_("Somebody else has used this favour."),
        "favour_needs_card": N_("No face-up card lies at the Market."),
        "favour_needs_stone": N_("After the stone you pay, one must be left to take, and room for it."),
        "favour_needs_boat": N_("No boat could sail."),
        "favour_needs_spot": N_("This favour needs a stone on your sled and an empty spot on a boat."),
    },
    serves={"favour": N_("No points yet: what the favour does comes next.")},
    named=_named,
    table=TableWords({"favour": lambda t, of, names: t(FAVOUR, n=of, name=t(NAMES[of]))}, {}, {}),
)
