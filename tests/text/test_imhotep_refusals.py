"""What Imhotep refuses, as it is read."""

from collections.abc import Mapping

import pytest

from game.core.steps import Refusal
from game.games.imhotep import tables as box
from game.text.imhotep import WORDS
from tests.text.strict import strict

FOUR_BOAT = {"spots": 4, "minimum": 3}


@pytest.mark.parametrize(
    ("reason", "params", "english", "german"),
    [
        (
            "site_taken",
            {"site": "temple"},
            "Not there. The Temple already has a boat this round.",
            "Dort nicht. Am Tempel liegt diese Runde schon ein Boot.",
        ),
        (
            "private_there",
            {"site": "obelisks"},
            "Not there. The Obelisks already have a private boat this round.",
            "Dort nicht. An den Obelisken liegt diese Runde schon ein Privatboot.",
        ),
        (
            "too_light",
            {**FOUR_BOAT, "load": 2},
            "Not yet. The four-boat sails with 3 stones; it has 2.",
            "Noch nicht. Das Viererboot fährt ab 3 Steinen, es hat 2.",
        ),
        (
            "too_light",
            {**FOUR_BOAT, "load": 0},
            "Not yet. The four-boat sails with 3 stones; it has none.",
            "Noch nicht. Das Viererboot fährt ab 3 Steinen, es hat noch keinen.",
        ),
        (
            "too_light",
            {"spots": 2, "minimum": 1, "load": 0},
            "Not yet. The two-boat sails with 1 stone; it has none.",
            "Noch nicht. Das Zweierboot fährt ab 1 Stein, es hat noch keinen.",
        ),
        (
            "no_such_spot",
            {"spots": 1},
            "That boat has only 1 spot.",
            "Dieses Boot hat nur 1 Platz.",
        ),
        (
            "sled_empty",
            {},
            "No stone on your sled. Take stones first.",
            "Auf deinem Schlitten liegt kein Stein. Nimm zuerst Steine.",
        ),
        ("sled_full", {"capacity": 5}, "Your sled is full (5 of 5).", "Dein Schlitten ist voll (5 von 5)."),
        (
            "boat_cannot_sail_then",
            {"spots": 4, "stones": 2},
            "With 2 more stones the four-boat still could not sail.",
            "Auch mit 2 Steinen mehr könnte das Viererboot noch nicht fahren.",
        ),
        (
            "no_blue_card",
            {},
            "You have no blue card to play.",
            "Du hast keine blaue Karte zum Ausspielen.",
        ),
        (
            "not_in_this_game",
            {},
            "That is not part of this game.",
            "Das gehört nicht zu diesem Spiel.",
        ),
        ("boat_sailed", {"spots": 3}, "That boat has already sailed.", "Dieses Boot ist schon gefahren."),
        (
            "pyramid_complete",
            {"pyramid": "left"},
            "The left pyramid is complete.",
            "Die linke Pyramide ist fertig.",
        ),
    ],
)
def test_a_refusal_gives_its_reason(
    reason: str, params: Mapping[str, int | str], english: str, german: str
) -> None:
    refusal = Refusal(reason, "", params)
    assert WORDS.refusal(strict("en", "imhotep"), refusal) == english
    assert WORDS.refusal(strict("de", "imhotep"), refusal) == german


def test_every_form_of_a_refusal_has_its_sentence() -> None:
    t = strict("de", "imhotep")
    for site in box.SITES:
        for reason in ("site_taken", "private_there"):
            assert WORDS.refusal(t, Refusal(reason, "", {"site": site}))
    for spots, minimum in enumerate(box.MINIMUM[1:], 1):
        for load in range(minimum):
            params = {"spots": spots, "minimum": minimum, "load": load}
            assert f" {minimum} Stein" in WORDS.refusal(t, Refusal("too_light", "", params))
