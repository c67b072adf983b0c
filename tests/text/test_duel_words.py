"""The Duel's sentences as they are read, where their wording is more than a table."""

import pytest

from game.core.game import Entry, Event, Refusal
from game.text import duel
from game.text.games import rule_number, section_of
from tests.text.strict import strict

NAMES = ["Ada", "Meret"]


def gain(player: int, tile: str) -> Event:
    return Event("gain", player, {"tile": tile, "boat": "R1", "slot": 3, "square": "1 1"})


@pytest.mark.parametrize(
    ("refusal", "english", "german"),
    [
        (
            Refusal("line_short", "D4.2", {"boat": "R2", "count": 1}),
            "That boat needs two figures in its row, it has one. (rule 4.2)",
            "Für dieses Boot braucht es zwei Figuren in der Reihe, es steht erst eine. (Regel 4.2)",
        ),
        (
            Refusal("line_short", "D4.2", {"boat": "C2", "count": 0}),
            "That boat needs two figures in its column, it has none. (rule 4.2)",
            "Für dieses Boot braucht es zwei Figuren in der Spalte, es steht noch keine. (Regel 4.2)",
        ),
        (
            Refusal("square_taken", "D2.3", {"square": "1 1"}),
            "A figure already stands here. (rule 2.3)",
            "Hier steht schon eine Figur. (Regel 2.3)",
        ),
        (
            Refusal("boat_gone", "D7.2", {"boat": "C3"}),
            "The boat of column 3 has left the game. (rule 7.2)",
            "Das Boot der Spalte 3 ist nicht mehr im Spiel. (Regel 7.2)",
        ),
    ],
)
def test_a_refusal_gives_its_reason_and_rule(refusal: Refusal, english: str, german: str) -> None:
    assert duel.refusal(strict("en", "duel"), refusal) == english
    assert duel.refusal(strict("de", "duel"), refusal) == german


@pytest.mark.parametrize(
    ("entry", "events", "told"),
    [
        (Entry(0, -6, "pyramids", None, "D9.7"), [], "Without a tile"),
        (Entry(0, 6, "pyramids", 4, "D9.7"), [gain(0, "PL")], "Light pyramid: the smaller pyramid grows"),
        (Entry(0, 1, "tomb", 4, "D9.4"), [gain(0, "G3"), gain(1, "G4")], "Tomb 3: a new run"),
        (Entry(0, 5, "tomb", 4, "D9.4"), [gain(0, "G3")], "Tomb 3: a longer run"),
        (Entry(0, -1, "tomb", 4, "D9.4"), [gain(0, "G3")], "Tomb 3: two runs become one"),
        (Entry(0, -4, "tomb", 4, "D9.8"), [gain(0, "G3")], "Tomb 3: two runs become one"),
        (Entry(0, 3, "temple", 4, "D9.2"), [gain(0, "T3")], "Temple 3"),
        (Entry(0, 3, "temple", 4, "D9.6"), [gain(0, "T3")], "Temple 3: a larger set"),
        (Entry(0, 1, "obelisk", 4, "D9.1"), [gain(0, "O"), gain(0, "O")], "Obelisk"),
        (Entry(0, 7, "obelisk", 4, "D9.1"), [gain(0, "O")], "Obelisk: now the most of them"),
        (Entry(0, -6, "obelisk", 4, "D9.1"), [gain(1, "O")], "Meret draws level"),
        (Entry(1, 1, "actions", 4, "D9.9"), [gain(1, "TAKE"), gain(1, "O")], "Take 1"),
        (
            Entry(1, 1, "figures", 4, "D9.10"),
            [Event("place", 1, {"square": "3 2"})],
            "Figure on row 3, column 2",
        ),
    ],
)
def test_points_tell_how_they_came_about(entry: Entry, events: list[Event], told: str) -> None:
    assert duel.reason(strict("en", "duel"), entry, [entry], events, NAMES) == told


@pytest.mark.parametrize(
    ("topic", "section"),
    [
        ("boat", "D5"),
        ("square", "D4"),
        ("actions", "D6"),
        ("supply", "D7"),
        ("reserve", "D6"),
        ("D-R5", "D6"),
    ],
)
def test_the_rules_open_at_what_is_in_focus(topic: str, section: str) -> None:
    assert section_of(duel.rules(strict("en", "duel")), topic).id == section


@pytest.mark.parametrize(("side", "section"), [("A", "D9.4"), ("B", "D9.8")])
def test_the_rules_open_at_the_side_in_play(side: str, section: str) -> None:
    sections = duel.rules(strict("en", "duel"), {"tomb": side})
    assert section_of(sections, "tomb").id == section


def test_rulings_have_a_number_of_their_own() -> None:
    assert rule_number(strict("en"), "D-R5") == "ruling 5"
    assert rule_number(strict("de"), "D9.10") == "Regel 9.10"
    rulings = {p.rule for s in duel.rules(strict("en", "duel")) for p in s.full if p.rule.startswith("D-R")}
    assert rulings == {f"D-R{n}" for n in range(1, 15)}
