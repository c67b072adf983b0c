"""Imhotep's sentences as they are read, where their wording is more than a table."""

from collections.abc import Mapping

import pytest

from game.core.game import Entry, Event, Refusal
from game.core.registry import game_class
from game.core.vocabulary import Action
from game.games.imhotep import tables as box
from game.text import imhotep
from game.text.catalogue import LANGUAGES
from game.text.games import section_of
from tests.text.strict import strict

NAMES = ["Ada", "Meret", "Jonas", "Teti"]
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
            "Not yet. The four-boat sails with 3 stones, it has 2.",
            "Noch nicht. Das Viererboot fährt ab 3 Steinen, es hat 2.",
        ),
        (
            "too_light",
            {**FOUR_BOAT, "load": 0},
            "Not yet. The four-boat sails with 3 stones, it has none.",
            "Noch nicht. Das Viererboot fährt ab 3 Steinen, es hat noch keinen.",
        ),
        (
            "too_light",
            {"spots": 2, "minimum": 1, "load": 0},
            "Not yet. The two-boat sails with 1 stone, it has none.",
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
            "Kein Stein auf deinem Schlitten. Nimm zuerst Steine.",
        ),
        ("sled_full", {"capacity": 5}, "Your sled is full (5 of 5).", "Dein Schlitten ist voll (5 von 5)."),
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
    assert imhotep.refusal(strict("en", "imhotep"), refusal) == english
    assert imhotep.refusal(strict("de", "imhotep"), refusal) == german


def test_every_form_of_a_refusal_has_its_sentence() -> None:
    t = strict("de", "imhotep")
    for site in box.SITES:
        for reason in ("site_taken", "private_there"):
            assert imhotep.refusal(t, Refusal(reason, "", {"site": site}))
    for spots, minimum in enumerate(box.MINIMUM[1:], 1):
        for load in range(minimum):
            params = {"spots": spots, "minimum": minimum, "load": load}
            assert f" {minimum} Stein" in imhotep.refusal(t, Refusal("too_light", "", params))


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (Event("take", 0, {"count": 1}), "Ada takes 1 stone.", "Ada nimmt 1 Stein."),
        (Event("take", 0, {"count": 3}), "Ada takes 3 stones.", "Ada nimmt 3 Steine."),
        (
            Event("sail", 3, {"boat": "2", "spots": 2, "site": "burial"}),
            "Teti sails the two-boat to the Burial chamber.",
            "Teti fährt das Zweierboot zur Grabkammer.",
        ),
        (
            Event("arrive", 1, {"site": "temple", "place": 7}),
            "Meret on the Temple, field 2.",
            "Meret im Tempel, Feld 2.",
        ),
        (
            Event("arrive", 1, {"site": "burial", "place": 8}),
            "Meret in the Burial chamber, row 2, column 3.",
            "Meret in der Grabkammer, Reihe 2, Spalte 3.",
        ),
        (
            Event("score", 2, {"points": 1, "category": "pyramid", "rule": "I6.2"}),
            "Jonas gets 1 point for the Pyramid.",
            "Jonas bekommt 1 Punkt für die Pyramide.",
        ),
        (Event("play", 0, {"card": "CHISEL"}), "Ada plays a Chisel.", "Ada spielt einen Meißel."),
        (
            Event("gain_card", 0, {"card": "PATH"}),
            "Ada gets a Paved path.",
            "Ada bekommt einen Gepflasterten Pfad.",
        ),
        (
            Event("bet", 0, {"site": "temple", "side": "left"}),
            "Ada places a bet on the Temple, left field.",
            "Ada setzt eine Wette auf den Tempel, linkes Feld.",
        ),
        (
            Event("unload", 0, {"seat": "3"}),
            "Ada lets a stone of Jonas come off next.",
            "Ada lässt als Nächstes einen Stein von Jonas entladen.",
        ),
        (
            Event("round", -1, {"round": 4, "boats": "4-3-3-2"}),
            "Round 4 of 6. Boats 4, 3, 3, 2.",
            "Runde 4 von 6. Boote 4, 3, 3, 2.",
        ),
    ],
)
def test_the_log_says_what_happened(event: Event, english: str, german: str) -> None:
    assert imhotep.event(strict("en", "imhotep"), event, NAMES) == english
    assert imhotep.event(strict("de", "imhotep"), event, NAMES) == german


def test_the_temple_of_two_players_has_four_fields() -> None:
    event = Event("arrive", 1, {"site": "temple", "place": 7})
    assert imhotep.event(strict("en", "imhotep"), event, NAMES[:2]) == "Meret on the Temple, field 3."


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("place 2 3", "Place a stone on spot 3 of boat 2", "Stein auf Platz 3 von Boot 2 platzieren"),
        ("sail 1 obelisks", "Sail boat 1 to the Obelisks", "Boot 1 zu den Obelisken fahren"),
        ("pick pair", "Take the face-down pair", "Verdecktes Paar nehmen"),
        ("build middle", "Build on the middle pyramid", "Auf der mittleren Pyramide bauen"),
        (
            "bet burial right",
            "Place your bet on the Burial chamber, right field",
            "Wette auf die Grabkammer, rechtes Feld",
        ),
        ("unload 2", "Next, a stone of seat 2, Carnelian", "Als Nächstes ein Stein von Platz 2, Karneol"),
    ],
)
def test_a_choice_says_what_it_does(text: str, english: str, german: str) -> None:
    action = game_class("imhotep").info.vocabulary.read(text)
    assert isinstance(action, Action)
    assert imhotep.action(strict("en", "imhotep"), action) == english
    assert imhotep.action(strict("de", "imhotep"), action) == german


# ---- points -----------------------------------------------------------------------------------------


def end(player: int, points: int, category: str, rule: str) -> Entry:
    return Entry(player, points, category, None, rule)


def told(ledger: list[Entry], events: list[Event], language: str = "en") -> list[str]:
    t = strict(language, "imhotep")
    return [imhotep.reason(t, entry, ledger, events, NAMES) for entry in ledger]


def test_areas_tell_their_size() -> None:
    points = [1, 3, 6, 10, 15, 17, 19]
    areas = told([end(0, n, "burial", "I6.4") for n in points], [])
    assert areas == ["Area of 1 stone", *(f"Area of {n} stones" for n in range(2, 8))]


def test_statues_tell_their_number() -> None:
    assert told([end(0, 1, "statues", "I8.3"), end(1, 17, "statues", "I8.3")], []) == [
        "1 statue",
        "6 statues",
    ]


@pytest.mark.parametrize(
    ("points", "places"),
    [
        (
            [5, 15, 1, 10],
            ["3rd highest obelisk", "Highest obelisk", "4th highest obelisk", "2nd highest obelisk"],
        ),
        ([10, 10, 10], ["Highest obelisk, shared"] * 3),
        ([15, 5, 5, 5], ["Highest obelisk", *["2nd highest obelisk, shared"] * 3]),
        ([7, 15, 7], ["2nd highest obelisk, shared", "Highest obelisk", "2nd highest obelisk, shared"]),
        ([1, 10], ["2nd highest obelisk", "Highest obelisk"]),
    ],
)
def test_obelisks_tell_their_rank(points: list[int], places: list[str]) -> None:
    assert told([end(player, n, "obelisks", "I6.5") for player, n in enumerate(points)], []) == places


def test_columns_and_singles_are_told_apart() -> None:
    points = [10, 9, 8, 7, 6, 5, 4, 3, 3, 1]
    columns = told([end(0, n, "obelisks", "I7.5") for n in points], [])
    fields = [f"Column on field {n}" for n in range(10, 2, -1)]
    assert columns == [*fields, "3 single stones", "1 single stone"]
    assert told([end(0, 2, "obelisks", "I7.5")], []) == ["2 single stones"]
    assert told([Entry(0, 9, "obelisks", 7, "I7.5")], []) == ["Column on field 9"]


def test_stones_on_the_pyramid_are_counted() -> None:
    owners = [0, 1, 0, 0]
    events = [Event("arrive", owner, {"site": "pyramid", "place": 12 + n}) for n, owner in enumerate(owners)]
    ledger = [
        Entry(owner, points, "pyramid", 9, "I6.2") for owner, points in zip(owners, [1, 3, 4, 1], strict=True)
    ]
    assert told(ledger, events) == ["Stone 12", "Stone 13", "Stone 14", "Stone 15, beside the Pyramid"]


def test_a_small_pyramid_is_named_if_it_was_chosen() -> None:
    ledger = [Entry(0, 3, "pyramid", 9, "I7.2"), Entry(1, 1, "pyramid", 9, "I7.2")]
    built = [Event("build", 0, {"pyramid": "right"})]
    assert told(ledger, built) == ["Right pyramid", "A stone on the Pyramid"]
    assert told(ledger, []) == ["A stone on the Pyramid"] * 2


def test_the_temple_tells_the_field() -> None:
    ledger = [Entry(player, 1, "temple", 9, "I6.3") for player in (2, 0, 0, 1)]
    assert told(ledger, []) == [f"Top of field {n}" for n in range(1, 5)]
    bonuses = [Entry(0, 1, "temple", 9, "I7.3"), Entry(1, 2, "temple", 9, "I7.3")]
    assert told(bonuses, [], "de") == ["Der Punkt eines Feldes", "Oben auf Feld 2"]


# ---- rules and presets ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("topic", "section"),
    [
        ("boat", "I5.3"),
        ("sled", "I5"),
        ("quarry", "I5"),
        ("market", "I6.1"),
        ("pyramid", "I7.2"),
        ("temple", "I6.3"),
        ("burial", "I7.4"),
        ("obelisks", "I6.5"),
        ("card", "I8"),
        ("private", "I10.2"),
        ("bets", "I10.3"),
        ("favour", "I10.4"),
        ("wrath", "I10.1"),
        ("round", "I4"),
        ("turn", "I5"),
        ("I-R12", "I10.4"),
    ],
)
def test_the_rules_open_at_what_is_in_focus(topic: str, section: str) -> None:
    sides = {"market": "A", "pyramid": "B", "temple": "A", "burial": "B", "obelisks": "A"}
    modules = dict.fromkeys(("private", "bets", "favour", "wrath"), "on")
    sections = imhotep.rules(strict("en", "imhotep"), {**sides, **modules})
    assert section_of(sections, topic).id == section


def test_every_ruling_on_these_modules_is_told_as_ours() -> None:
    paragraphs = [p for s in imhotep.rules(strict("en", "imhotep")) for p in s.full]
    rulings = {p.rule for p in paragraphs if p.rule.startswith("I-R")}
    of_the_expansion = {13, 14, 15}
    assert rulings == {f"I-R{n}" for n in range(1, 26) if n not in of_the_expansion}


def test_values_of_our_own_are_marked() -> None:
    house = {p.rule for s in imhotep.rules(strict("en", "imhotep")) for p in s.full if p.house}
    paragraphs = {"pyramids_b_cells": "I7.2.3", "burial_b_ranks": "I-R10", "obelisks_b_fields": "I7.5.2"}
    assert set(paragraphs) == set(box.HOUSE)
    assert set(paragraphs.values()) <= house


def test_numbers_in_the_rules_are_those_of_the_box() -> None:
    told = {p.rule: p.text for s in imhotep.rules(strict("en", "imhotep")) for p in s.full}
    base, second, top = box.PYRAMID_A[:9], box.PYRAMID_A[9:13], box.PYRAMID_A[13]
    assert f"below bring {', '.join(map(str, base))} points" in told["I6.2.1"]
    assert f"{', '.join(map(str, second))}, the top {top}" in told["I6.2.1"]
    assert ", ".join(map(str, box.OBELISKS_B)) in told["I7.5.2"]
    assert all(str(n) in told["I6.5"] for prizes in box.OBELISKS_A.values() for n in prizes)
    assert all(str(n) in told["I7.4"] for n in box.BURIAL_B)
    assert all(str(n) in told["I6.4"] and str(n) in told["I8.3"] for n in box.AREA[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_presets_have_names_and_options_of_the_game(language: str) -> None:
    t = strict(language, "imhotep")
    options = {option.key: option.choices for option in game_class("imhotep").info.options}
    assert [preset.id for preset in imhotep.PRESETS] == ["first", "advanced", "modules", "mixed"]
    for preset in imhotep.PRESETS:
        assert t(preset.name)
        assert t(preset.about)
        assert set(preset.drawn) <= set(options)
        assert all(value in options[key] for key, value in preset.options.items())
