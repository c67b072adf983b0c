"""How points of Imhotep came about, as it is read."""

from itertools import product

import pytest

from game.core.state import Event
from game.games.imhotep import tables as box
from game.text.imhotep import WORDS
from tests.text.strict import strict

NAMES = ["Ada", "Meret", "Jonas", "Teti"]
RA: dict[str, int | str] = {"prophecy": "ra", "box": 2, "have": 2, "needed": 4}
PYRAMID = ("pyramid", "I6.2")


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            Event("arrive", 0, {"site": "pyramid", "stone": 14}, 4, *PYRAMID),
            "Stone 14",
            "Stein 14",
        ),
        (
            Event("arrive", 0, {"site": "pyramid", "stone": 15}, 1, *PYRAMID),
            "Stone 15, beside the Pyramid",
            "Stein 15, neben der Pyramide",
        ),
        (
            Event("arrive", 0, {"site": "pyramid", "stone": 4, "pyramid": "right", "cell": 3}, 3, *PYRAMID),
            "Right pyramid, cell 3",
            "Rechte Pyramide, Feld 3",
        ),
        (Event("visible", 0, {"field": 1}, 1, "temple", "I6.3"), "Top of field 1", "Oben auf Feld 1"),
        (Event("area", 0, {"size": 1}, 1, "burial", "I6.4"), "Area of 1 stone", "Fläche aus 1 Stein"),
        (Event("area", 0, {"size": 6}, 17, "burial", "I6.4"), "Area of 6 stones", "Fläche aus 6 Steinen"),
        (
            Event("row", 0, {"row": 3, "place": 1, "shared": 0}, 8, "burial", "I7.4"),
            "Row 3: first place",
            "Reihe 3: erster Rang",
        ),
        (
            Event("row", 0, {"row": 1, "place": 2, "shared": 1}, 3, "burial", "I7.4"),
            "Row 1: second place, shared",
            "Reihe 1: zweiter Rang, geteilt",
        ),
        (
            Event("obelisk", 0, {"height": 3, "place": 2, "shared": 1}, 5, "obelisks", "I6.5"),
            "2nd highest obelisk, shared",
            "Zweithöchster Obelisk, geteilt",
        ),
        (
            Event("column", 0, {"field": 8}, 3, "obelisks", "I7.5"),
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
                "arrive", 0, {"site": "pyramid", "stone": 4, "cell": 6, "figure": 1}, 3, "pyramid", "I12.3"
            ),
            "Cell: level 1, row 3, column 2, in line with Imhotep",
            "Feld: Ebene 1, Reihe 3, Spalte 2, in einer Linie mit Imhotep",
        ),
        (
            Event("arrive", 0, {"site": "pyramid", "stone": 14, "cell": 14}, 4, "pyramid", "I12.4"),
            "Cell: the top",
            "Feld: Spitze",
        ),
        (
            Event("arrive", 0, {"site": "pyramid", "stone": 15}, 1, "pyramid", "I12.3"),
            "Stone 15, beside the Pyramid",
            "Stein 15, neben der Pyramide",
        ),
        (Event("scaffold", 0, {"left": 4}, -1, "pyramid", "I12.4"), "Scaffold used up", "Gerüst verbraucht"),
        (
            Event("seen_most", 0, {"count": 2, "place": 2, "shared": 1}, 1, "temple", "I12.5"),
            "Second most stones seen from above, shared",
            "Die zweitmeisten von oben sichtbaren Steine, geteilt",
        ),
        (
            Event("chariot", 0, {"field": 2, "steps": 10}, 2, "temple", "I12.6"),
            "Chariot on step 10",
            "Wagen auf Schritt 10",
        ),
        (
            Event("race", 0, {"steps": 9, "place": 1, "shared": 0}, 15, "temple", "I12.6"),
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
            Event("crypt_column", 0, {"column": 1, "count": 3}, 9, "burial", "I12.8"),
            "Column 1: all 3 stones",
            "Spalte 1: alle 3 Steine",
        ),
        (
            Event("open_column", 0, {"count": 2}, 2, "burial", "I12.8"),
            "2 stones in the unfinished column",
            "2 Steine in der unfertigen Spalte",
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
    assert WORDS.reason(strict("en", "imhotep"), event, NAMES) == english
    assert WORDS.reason(strict("de", "imhotep"), event, NAMES) == german


def test_every_rank_has_its_sentence() -> None:
    t = strict("de", "imhotep")
    for place, shared in product(range(4), range(2)):
        told = {"height": 1, "row": 1, "place": place + 1, "shared": shared}
        if place + shared < 4:  # the last place of four is nobody else's
            assert WORDS.reason(t, Event("obelisk", 0, told, 1, "obelisks", "I6.5"), NAMES)
            assert WORDS.reason(t, Event("race", 0, told, 1, "temple", "I12.6"), NAMES)
        if place < len(box.TEMPLE_C):
            assert WORDS.reason(t, Event("seen_most", 0, told, 1, "temple", "I12.5"), NAMES)
        if place < len(box.BURIAL_B):
            assert WORDS.reason(t, Event("row", 0, told, 1, "burial", "I7.4"), NAMES)
