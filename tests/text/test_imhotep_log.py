"""Imhotep's log and choices, as they are read."""

import pytest

from game.core.registry import game_class
from game.core.state import Event
from game.core.vocabulary import Action
from game.text.imhotep import WORDS
from tests.text.strict import strict

NAMES = ["Ada", "Meret", "Jonas", "Teti"]
RA: dict[str, int | str] = {"prophecy": "ra", "box": 2, "have": 2, "needed": 4}


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (Event("take", 0, {"count": 1}), "Ada takes 1 stone.", "Ada nimmt 1 Stein."),
        (Event("take", 0, {"count": 3}), "Ada takes 3 stones.", "Ada nimmt 3 Steine."),
        (
            Event("sail", 3, {"boat": 2, "spots": 2, "site": "burial"}),
            "Teti sails the two-boat to the Burial Chamber.",
            "Teti fährt mit dem Zweierboot zur Grabkammer.",
        ),
        (
            Event("arrive", 1, {"site": "temple", "stone": 7, "field": 2, "layer": 2}),
            "Meret on the Temple, field 2.",
            "Meret im Tempel, Feld 2.",
        ),
        (
            Event("arrive", 1, {"site": "burial", "stone": 8, "row": 2, "column": 3}),
            "Meret in the Burial Chamber, row 2, column 3.",
            "Meret in der Grabkammer, Reihe 2, Spalte 3.",
        ),
        (
            Event("arrive", 2, {"site": "pyramid", "stone": 2}, 1, "pyramid", "I6.2"),
            "Jonas on the Pyramid, stone 2: 1 point.",
            "Jonas auf der Pyramide, Stein 2: 1 Punkt.",
        ),
        (
            Event("visible", 2, {"field": 4}, 2, "temple", "I7.3"),
            "Jonas gets 2 points for the Temple, field 4.",
            "Jonas bekommt 2 Punkte für den Tempel, Feld 4.",
        ),
        (
            Event("column", 0, {"field": 2}),
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
            "Ada, Burial Chamber: Area of 4 stones (+10).",
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
            "Ada gets a Paved Path.",
            "Ada bekommt einen Gepflasterten Pfad.",
        ),
        (
            Event("bet", 0, {"site": "temple", "side": "left"}),
            "Ada places a bet on the Temple, left field.",
            "Ada setzt eine Wette auf den Tempel, linkes Feld.",
        ),
        (
            Event("unload", 0, {"seat": 3}),
            "Ada has a stone of Jonas unloaded next.",
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
            Event("prophecy", 0, {"prophecy": "ra", "box": 2}),
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
            Event("cell", 1, {"cell": 6}),
            "Meret builds on level 1, row 3, column 2.",
            "Meret baut: Ebene 1, Reihe 3, Spalte 2.",
        ),
        (
            Event("arrive", 1, {"site": "pyramid", "stone": 10, "cell": 11}, 3, "pyramid", "I12.4"),
            "Meret on the Pyramid, level 2, row 2, column 1: 3 points.",
            "Meret auf der Pyramide, Ebene 2, Reihe 2, Spalte 1: 3 Punkte.",
        ),
        (
            Event("arrive", 1, {"site": "burial", "stone": 8, "row": 1, "column": 3, "tile": 3}),
            "Meret in the Burial Chamber, row 1, column 3, on a tile of 3.",
            "Meret in der Grabkammer, Reihe 1, Spalte 3, auf einem Plättchen mit 3.",
        ),
        (
            Event("scaffold", 2, {"left": 0}, -1, "pyramid", "I12.4"),
            "Jonas uses up a scaffold (−1); 0 left.",
            "Jonas verbraucht ein Gerüst (−1); übrig: 0.",
        ),
        (
            Event("seen_most", 2, {"count": 2, "place": 1, "shared": 1}, 3, "temple", "I12.5"),
            "Jonas gets 3 points for stones seen from above at the Temple, place 1, shared.",
            "Jonas bekommt 3 Punkte für von oben sichtbare Steine im Tempel, Rang 1, geteilt.",
        ),
        (
            Event("chariot", 2, {"field": 5, "steps": 10}, 2, "temple", "I12.6"),
            "Jonas’s chariot reaches step 10: 2 points.",
            "Der Wagen von Jonas erreicht Schritt 10: 2 Punkte.",
        ),
        (
            Event("chariot", 2, {"field": 5, "steps": 9}),
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
    assert WORDS.event(strict("en", "imhotep"), event, NAMES) == english
    assert WORDS.event(strict("de", "imhotep"), event, NAMES) == german


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
            "Place your bet on the Burial Chamber, right field",
            "Wette auf die Grabkammer, rechtes Feld",
        ),
        ("unload 2", "Next, a stone of seat 2, Carnelian", "Als Nächstes ein Stein von Platz 2, Karneol"),
    ],
)
def test_a_choice_says_what_it_does(text: str, english: str, german: str) -> None:
    action = game_class("imhotep").info.vocabulary.read(text)
    assert isinstance(action, Action)
    assert WORDS.action(strict("en", "imhotep"), action) == english
    assert WORDS.action(strict("de", "imhotep"), action) == german
