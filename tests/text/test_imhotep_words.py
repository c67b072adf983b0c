"""Imhotep's sentences as they are read, where their wording is more than a table."""

from collections.abc import Mapping
from itertools import product

import pytest

from game.core.game import Event, Refusal
from game.core.registry import game_class
from game.core.vocabulary import Action
from game.games.imhotep import tables as box
from game.games.imhotep.modules import MODULES
from game.text import imhotep
from game.text.catalogue import LANGUAGES
from game.text.games import section_of
from tests.text.strict import strict

NAMES = ["Ada", "Meret", "Jonas", "Teti"]
RA: dict[str, int | str] = {"prophecy": "ra", "box": "2", "have": 2, "needed": 4}
PRESETS = ["first", "advanced", "modules", "mixed", "dynasty", "everything"]
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
            "Teti fährt mit dem Zweierboot zur Grabkammer.",
        ),
        (
            Event("arrive", 1, {"site": "temple", "stone": 6, "field": 1, "layer": 1}),
            "Meret on the Temple, field 2.",
            "Meret im Tempel, Feld 2.",
        ),
        (
            Event("arrive", 1, {"site": "burial", "stone": 7, "row": 1, "column": 2}),
            "Meret in the Burial chamber, row 2, column 3.",
            "Meret in der Grabkammer, Reihe 2, Spalte 3.",
        ),
        (
            Event("arrive", 2, {"site": "pyramid", "stone": 1}, 1, "pyramid", "I6.2"),
            "Jonas on the Pyramid, stone 2: 1 point.",
            "Jonas auf der Pyramide, Stein 2: 1 Punkt.",
        ),
        (
            Event("visible", 2, {"field": 3}, 2, "temple", "I7.3"),
            "Jonas gets 2 points for the Temple, field 4.",
            "Jonas bekommt 2 Punkte für den Tempel, Feld 4.",
        ),
        (
            Event("column", 0, {"field": 1}),
            "Ada completes a column on field 9.",
            "Ada vollendet eine Säule auf Feld 9.",
        ),
        (Event("stones", 0, {"count": 2}), "Ada gets 2 stones.", "Ada bekommt 2 Steine."),
        (
            Event("discard", -1, {"card": "STATUE"}),
            "To the discard, face up: Statue.",
            "Offen auf den Ablagestapel: Statue.",
        ),
        (
            Event("area", 0, {"size": 4}, 10, "burial", "I6.4"),
            "Ada, Burial chamber: Area of 4 stones (+10).",
            "Ada, Grabkammer: Fläche aus 4 Steinen (+10).",
        ),
        (
            Event("wrath", 3, {"count": 1, "site": "temple"}, -5, "wrath", "I10.1"),
            "Teti, Wrath of the Pharaoh: No stone at the Temple (−5).",
            "Teti, Zorn des Pharao: Kein Stein am Tempel (−5).",
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
            Event("raft", 0, {"site": "temple"}),
            "Ada’s raft brings a stone to the Temple.",
            "Das Floß von Ada bringt einen Stein zum Tempel.",
        ),
        (
            Event("private_quarry", 0, {}, 1, "quarry", "I11.3.2"),
            "Ada gets 1 point for the Private quarry.",
            "Ada bekommt 1 Punkt für den Privat-Steinbruch.",
        ),
        (
            Event("prophecy", 0, {"prophecy": "ra", "box": "2"}),
            "Ada puts a scarab on the prophecy of Ra, rounds 3–4.",
            "Ada legt einen Skarabäus auf die Prophezeiung „Re“, Runden 3–4.",
        ),
        (
            Event("prophecy_counts", 0, {**RA, "met": 0}, -3, "prophecies", "I11.4"),
            "Ada, Prophecies: Ra, rounds 3–4: 2 of 4 (−3).",
            "Ada, Götter\N{SOFT HYPHEN}prophezeiungen: Re, Runden 3–4: 2 von 4 (−3).",
        ),
        (Event("choose", 0, {"choice": "points"}), "Ada takes no card.", "Ada nimmt keine Karte."),
        (
            Event("sold", 0, {}, 2, "market", "I12.2"),
            "Ada gets 2 points for a stone at the Market.",
            "Ada bekommt 2 Punkte für einen Stein am Markt.",
        ),
        (
            Event("cell", 1, {"cell": "6"}),
            "Meret builds on level 1, row 3, column 2.",
            "Meret baut: Ebene 1, Reihe 3, Spalte 2.",
        ),
        (
            Event("arrive", 1, {"site": "pyramid", "stone": 9, "cell": 10}, 3, "pyramid", "I12.4"),
            "Meret on the Pyramid, level 2, row 2, column 1: 3 points.",
            "Meret auf der Pyramide, Ebene 2, Reihe 2, Spalte 1: 3 Punkte.",
        ),
        (
            Event("arrive", 1, {"site": "burial", "stone": 7, "row": 0, "column": 2, "tile": 3}),
            "Meret in the Burial chamber, row 1, column 3, on a tile of 3.",
            "Meret in der Grabkammer, Reihe 1, Spalte 3, auf einem Plättchen mit 3.",
        ),
        (
            Event("scaffold", 2, {"left": 0}, -1, "pyramid", "I12.4"),
            "Jonas uses up a scaffold (−1); 0 left.",
            "Jonas verbraucht ein Gerüst (−1); übrig: 0.",
        ),
        (
            Event("seen_most", 2, {"count": 2, "place": 0, "shared": 1}, 3, "temple", "I12.5"),
            "Jonas gets 3 points for stones seen from above at the Temple, place 1, shared.",
            "Jonas bekommt 3 Punkte für von oben sichtbare Steine im Tempel, Rang 1, geteilt.",
        ),
        (
            Event("chariot", 2, {"field": 4, "steps": 10}, 2, "temple", "I12.6"),
            "Jonas’s chariot reaches step 10: 2 points.",
            "Der Wagen von Jonas erreicht Schritt 10: 2 Punkte.",
        ),
        (
            Event("chariot", 2, {"field": 4, "steps": 9}),
            "Jonas’s chariot reaches step 9.",
            "Der Wagen von Jonas erreicht Schritt 9.",
        ),
        (
            Event("obelisk_tile", 0, {"height": 2, "tile": 3}),
            "Ada reaches height 2 and takes the tile of 3.",
            "Ada erreicht Höhe 2 und nimmt das Plättchen mit 3.",
        ),
        (
            Event("round", -1, {"round": 4, "boats": "4-3-3-2"}),
            "Round 4 of 6. Boats 4, 3, 3, 2.",
            "Runde 4 von 6. Boote mit 4, 3, 3, 2 Plätzen.",
        ),
    ],
)
def test_the_log_says_what_happened(event: Event, english: str, german: str) -> None:
    assert imhotep.event(strict("en", "imhotep"), event, NAMES) == english
    assert imhotep.event(strict("de", "imhotep"), event, NAMES) == german


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        (
            "place 2 3",
            "Place a stone on spot 3 of the second boat",
            "Stein auf Platz 3 vom zweiten Boot platzieren",
        ),
        (
            "sail 1 obelisks",
            "Sail the first boat to the Obelisks",
            "Mit dem ersten Boot zu den Obelisken fahren",
        ),
        ("pick pair", "Take the face-down pair", "Verdecktes Paar nehmen"),
        ("cell 14", "Build on the top", "Hier bauen: Spitze"),
        ("cell 2", "Build on level 1, row 2, column 1", "Hier bauen: Ebene 1, Reihe 2, Spalte 1"),
        ("lay 3", "Lay the stone in row 3", "Den Stein in Reihe 3 legen"),
        ("buy 4", "Pay a coin for the card on field 4", "Eine Münze für die Karte auf Feld 4 zahlen"),
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


PYRAMID = ("pyramid", "I6.2")


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            Event("arrive", 0, {"site": "pyramid", "stone": 13}, 4, *PYRAMID),
            "Stone 14",
            "Stein 14",
        ),
        (
            Event("arrive", 0, {"site": "pyramid", "stone": 14}, 1, *PYRAMID),
            "Stone 15, beside the Pyramid",
            "Stein 15, neben der Pyramide",
        ),
        (
            Event("arrive", 0, {"site": "pyramid", "stone": 3, "pyramid": "right", "cell": 2}, 3, *PYRAMID),
            "Right pyramid, cell 3",
            "Rechte Pyramide, Feld 3",
        ),
        (Event("visible", 0, {"field": 0}, 1, "temple", "I6.3"), "Top of field 1", "Oben auf Feld 1"),
        (Event("area", 0, {"size": 1}, 1, "burial", "I6.4"), "Area of 1 stone", "Fläche aus 1 Stein"),
        (Event("area", 0, {"size": 6}, 17, "burial", "I6.4"), "Area of 6 stones", "Fläche aus 6 Steinen"),
        (
            Event("row", 0, {"row": 2, "place": 0, "shared": 0}, 8, "burial", "I7.4"),
            "Row 3: first place",
            "Reihe 3: erster Platz",
        ),
        (
            Event("row", 0, {"row": 0, "place": 1, "shared": 1}, 3, "burial", "I7.4"),
            "Row 1: second place, shared",
            "Reihe 1: zweiter Platz, geteilt",
        ),
        (
            Event("obelisk", 0, {"height": 3, "place": 1, "shared": 1}, 5, "obelisks", "I6.5"),
            "2nd highest obelisk, shared",
            "Zweithöchster Obelisk, geteilt",
        ),
        (
            Event("column", 0, {"field": 7}, 3, "obelisks", "I7.5"),
            "Column on field 3",
            "Säule auf Feld 3",
        ),
        (Event("singles", 0, {"count": 2}, 2, "obelisks", "I7.5"), "2 single stones", "2 einzelne Steine"),
        (
            Event(
                "decoration", 0, {"card": "DECO-TEMPLE", "count": 2, "stones": 7}, 4, "decorations", "I8.2"
            ),
            "2 × Temple decoration: 7 stones there",
            "2 × Tempel\N{SOFT HYPHEN}verzie\N{SOFT HYPHEN}rung: 7 Steine dort",
        ),
        (Event("statues", 0, {"count": 1}, 1, "statues", "I8.3"), "1 statue", "1 Statue"),
        (Event("coins", 0, {"count": 2}, 2, "market", "I12.1"), "2 coins left", "2 Münzen übrig"),
        (Event("sold", 0, {}, 2, "market", "I12.2"), "Points instead of a card", "Punkte statt einer Karte"),
        (
            Event(
                "arrive", 0, {"site": "pyramid", "stone": 3, "cell": 5, "figure": 1}, 3, "pyramid", "I12.3"
            ),
            "Cell: level 1, row 3, column 2, in line with Imhotep",
            "Feld: Ebene 1, Reihe 3, Spalte 2, in einer Linie mit Imhotep",
        ),
        (
            Event("arrive", 0, {"site": "pyramid", "stone": 13, "cell": 13}, 4, "pyramid", "I12.4"),
            "Cell: the top",
            "Feld: Spitze",
        ),
        (
            Event("arrive", 0, {"site": "pyramid", "stone": 14}, 1, "pyramid", "I12.3"),
            "Stone 15, beside the Pyramid",
            "Stein 15, neben der Pyramide",
        ),
        (Event("scaffold", 0, {"left": 4}, -1, "pyramid", "I12.4"), "Scaffold used up", "Gerüst verbraucht"),
        (
            Event("seen_most", 0, {"count": 2, "place": 1, "shared": 1}, 1, "temple", "I12.5"),
            "Second most stones seen from above, shared",
            "Die zweitmeisten von oben sichtbaren Steine, geteilt",
        ),
        (
            Event("chariot", 0, {"field": 1, "steps": 10}, 2, "temple", "I12.6"),
            "Chariot on step 10",
            "Wagen auf Schritt 10",
        ),
        (
            Event("race", 0, {"steps": 9, "place": 0, "shared": 0}, 15, "temple", "I12.6"),
            "First chariot",
            "Wagen ganz vorn",
        ),
        (
            Event("crypt_tiles", 0, {"tile": 3, "count": 2}, 6, "burial", "I12.7"),
            "2 tiles of 3",
            "2 Plättchen mit 3",
        ),
        (
            Event("beyond", 0, {"count": 1}, 1, "burial", "I12.7"),
            "1 stone beyond the tiles",
            "1 Stein hinter den Plättchen",
        ),
        (
            Event("crypt_column", 0, {"column": 0, "count": 3}, 9, "burial", "I12.8"),
            "Column 1: all 3 stones",
            "Spalte 1: alle 3 Steine",
        ),
        (
            Event("open_column", 0, {"count": 2}, 2, "burial", "I12.8"),
            "2 stones in the unfinished column",
            "2 Steine in der unvollen Spalte",
        ),
        (
            Event("height", 0, {"height": 5}, 9, "obelisks", "I12.9"),
            "Obelisk of 5 stones",
            "Obelisk aus 5 Steinen",
        ),
        (
            Event("height_tile", 0, {"height": 4}, 5, "obelisks", "I12.10"),
            "Tile for height 4",
            "Plättchen für Höhe 4",
        ),
        (
            Event("above", 0, {"count": 2}, 2, "obelisks", "I12.10"),
            "2 stones above the sixth",
            "2 Steine über dem sechsten",
        ),
        (
            Event("unused", 0, {"card": "SAIL", "count": 1}, 1, "blue", "I8.4"),
            "Sail not used",
            "Segel nicht genutzt",
        ),
        (
            Event("sled_decoration", 0, {"card": "DECO-STONES", "count": 1, "stones": 7}, 7, "decorations"),
            "Stone decoration: 7 stones on the sled",
            "Stein\N{SOFT HYPHEN}verzierung: 7 Steine auf dem Schlitten",
        ),
        (
            Event("prophecy_counts", 0, {**RA, "met": 1}, 6, "prophecies", "I11.4"),
            "Ra, rounds 3–4: met",
            "Re, Runden 3–4: erfüllt",
        ),
        (
            Event("private_unused", 0, {}, 1, "private", "I10.2"),
            "The boat has not sailed",
            "Das Boot ist nicht gefahren",
        ),
        (
            Event("bet_won", 0, {"site": "temple", "side": "left", "rank": "tie"}, 3, "bets", "I10.3"),
            "Temple: most stones, shared",
            "Tempel: die meisten Steine, geteilt",
        ),
        (
            Event("wrath", 0, {"count": 3, "site": "temple"}, -5, "wrath", "I10.1"),
            "3 monuments without a stone",
            "3 Monumente ohne Stein",
        ),
    ],
)
def test_points_tell_how_they_came_about(event: Event, english: str, german: str) -> None:
    assert imhotep.reason(strict("en", "imhotep"), event, NAMES) == english
    assert imhotep.reason(strict("de", "imhotep"), event, NAMES) == german


def test_every_rank_has_its_sentence() -> None:
    t = strict("de", "imhotep")
    for place, shared in product(range(4), range(2)):
        told = {"height": 1, "row": 0, "place": place, "shared": shared}
        if place + shared < 4:  # the last place of four is nobody else's
            assert imhotep.reason(t, Event("obelisk", 0, told, 1, "obelisks", "I6.5"), NAMES)
            assert imhotep.reason(t, Event("race", 0, told, 1, "temple", "I12.6"), NAMES)
        if place < len(box.TEMPLE_C):
            assert imhotep.reason(t, Event("seen_most", 0, told, 1, "temple", "I12.5"), NAMES)
        if place < len(box.BURIAL_B):
            assert imhotep.reason(t, Event("row", 0, told, 1, "burial", "I7.4"), NAMES)


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
        ("dynasty", "I11.3"),
        ("prophecies", "I11.4"),
        ("I-R14", "I11.3"),
    ],
)
def test_the_rules_open_at_what_is_in_focus(topic: str, section: str) -> None:
    sides = {"market": "A", "pyramid": "B", "temple": "A", "burial": "B", "obelisks": "A"}
    modules = dict.fromkeys(MODULES, "on")
    sections = imhotep.rules(strict("en", "imhotep"), {**sides, **modules})
    assert section_of(sections, topic).id == section


def test_every_ruling_is_told_as_ours() -> None:
    paragraphs = [p for s in imhotep.rules(strict("en", "imhotep")) for p in s.full]
    rulings = {p.rule for p in paragraphs if p.rule.startswith("I-R")}
    assert rulings == {f"I-R{n}" for n in range(1, 26)}


def test_values_of_our_own_are_marked() -> None:
    house = {p.rule for s in imhotep.rules(strict("en", "imhotep")) for p in s.full if p.house}
    paragraphs = {"pyramids_b_cells": "I7.2.3", "burial_b_ranks": "I-R10", "obelisks_b_fields": "I7.5.2"}
    paragraphs |= {"prophecies": "I11.4.2"}
    boards = [f"{site}_{side}" for site in box.SITES for side in "cd"]
    paragraphs |= {board: f"I12.{number}" for number, board in enumerate(boards, 1)}
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
    assert all(str(abs(n)) in told["I11.4.2"] for points in box.PROPHECY_BOXES for n in points)
    assert all(str(n) in told["I6.4"] and str(n) in told["I8.3"] for n in box.AREA[1:])


def test_all_rules_of_sides_c_and_d_are_ours_and_say_so() -> None:
    sections = [s for s in imhotep.rules(strict("en", "imhotep")) if s.id.startswith("I12.")]
    assert [section.when for section in sections] == [(site, side) for site in box.SITES for side in "CD"]
    for section in sections:
        assert all(paragraph.house for paragraph in section.full)
        assert section.short[0].startswith("Our own board.")
        assert section.when
        assert imhotep.choice_about(strict("en", "imhotep"), *section.when).startswith("Our own board: ")


def test_numbers_in_the_rules_of_sides_c_and_d_are_those_of_the_box() -> None:
    told = {p.rule: p.text for s in imhotep.rules(strict("en", "imhotep")) for p in s.full}
    assert f"{box.COINS} coins" in told["I12.1"]
    assert f"or {box.MARKET_D_POINTS} points" in told["I12.2"]
    assert (
        "{} on the lowest level, {} on the second one, {} at the top".format(*box.PYRAMID_C) in told["I12.3"]
    )
    assert f"{box.SCAFFOLDS} scaffolds" in told["I12.4"]
    assert told["I12.4.1"] == told["I6.2.1"]
    assert "{} points for most, {} for second most".format(*box.TEMPLE_C) in told["I12.5"]
    assert box.CHARIOT_STEPS == 5
    assert f"Every fifth step brings {box.CHARIOT_POINTS} points" in told["I12.6"]
    assert all(str(n) in told["I12.6.1"] for prizes in box.CHARIOTS.values() for n in prizes)
    words = ("one", "two", "three", "four", "five", "six", "seven", "eight")
    assert all(f"{words[copies - 1]} of {worth}" in told["I12.7"] for worth, copies in box.TILES.items())
    assert str(box.CRYPT) in told["I12.7"]
    assert f"from the {box.CRYPT + 1}th on" in told["I12.7.1"].lower()
    assert "{}, {}, {}, {}, {}, {} or {} points".format(*box.OBELISKS_C[1:]) in told["I12.9"]
    for height, tiles in box.OBELISKS_D.items():
        assert f"{', '.join(map(str, tiles))} for height {height}" in told["I12.10.1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_presets_have_names_and_options_of_the_game(language: str) -> None:
    t = strict(language, "imhotep")
    options = {option.key: option.choices for option in game_class("imhotep").info.options}
    assert [preset.id for preset in imhotep.PRESETS] == PRESETS
    for preset in imhotep.PRESETS:
        assert t(preset.name)
        assert t(preset.about)
        assert set(preset.drawn) <= set(options)
        assert all(value in options[key] for key, value in preset.options.items())
