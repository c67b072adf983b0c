"""The Duel's sentences as they are read, where their wording is more than a table."""

import pytest

from game.core.state import Event
from game.core.steps import Refusal
from game.text.duel import WORDS
from game.text.words import rule_number, section_of
from tests.text.strict import strict

NAMES = ["Ada", "Meret"]


def gain(tile: str, points: int, category: str, rule: str, count: int = 1, kind: str = "gain") -> Event:
    where: dict[str, int | str] = {"tile": tile, "boat": "R1", "slot": 3, "square": "1 1"}
    return Event(kind, 0, {**where, "count": count}, points, category, rule)


@pytest.mark.parametrize(
    ("refusal", "english", "german"),
    [
        (
            Refusal("line_short", "D4.2", {"boat": "R2", "count": 1}),
            "That boat needs two figures in its row; it has one. (rule 4.2)",
            "Für dieses Boot braucht es zwei Figuren in der Reihe, es steht erst eine. (Regel 4.2)",
        ),
        (
            Refusal("line_short", "D4.2", {"boat": "C2", "count": 0}),
            "That boat needs two figures in its column; it has none. (rule 4.2)",
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
    assert WORDS.refusal(strict("en", "duel"), refusal) == english
    assert WORDS.refusal(strict("de", "duel"), refusal) == german


LEVEL = Event("level", 0, {}, -6, "obelisk", "D9.1")
UNUSED = Event("unused", 1, {"count": 1}, 1, "actions", "D9.9")
STANDING = Event("standing", 1, {"count": 3}, 3, "figures", "D9.10")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Event("start", 0, {}, -6, "pyramids", "D9.7"), "Without a tile"),
        (Event("start", 0, {}, 4, "pyramids", "D9.7"), "At the beginning"),
        (gain("PL", 6, "pyramids", "D9.7"), "Light pyramid: the smaller pyramid grows"),
        (gain("PD", 3, "pyramids", "D9.3", 3), "Dark pyramid number 3"),
        (gain("G3", 1, "tomb", "D9.4"), "Tomb 3: a new run"),
        (gain("G3", 5, "tomb", "D9.4"), "Tomb 3: a longer run"),
        (gain("G3", -1, "tomb", "D9.4"), "Tomb 3: two runs become one"),
        (gain("G3", 4, "tomb", "D9.8"), "Tomb 3: a new run"),
        (gain("G3", -4, "tomb", "D9.8"), "Tomb 3: two runs become one"),
        (gain("T3", 3, "temple", "D9.2"), "Temple 3"),
        (gain("T3", 3, "temple", "D9.6"), "Temple 3: a larger set"),
        (gain("T3", 1, "temple", "D9.6", kind="take"), "Temple 3: a new set"),
        (gain("O", 1, "obelisk", "D9.1", 2), "Obelisk"),
        (gain("O", 7, "obelisk", "D9.1", 3), "Obelisk: now the most of them"),
        (gain("O", 12, "obelisk", "D9.5", 5), "Obelisk number 5: first to have that many"),
        (gain("O", 6, "obelisk", "D9.5", 5), "Obelisk number 5: second to have that many"),
        (gain("O", 6, "obelisk", "D9.5", 10), "Obelisk number 10"),
        (LEVEL, "Meret draws level"),
        (UNUSED, "1 unused action tile"),
        (STANDING, "3 figures on squares"),
    ],
)
def test_points_tell_how_they_came_about(event: Event, told: str) -> None:
    assert WORDS.reason(strict("en", "duel"), event, NAMES) == told


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (gain("O", 7, "obelisk", "D9.1"), "Ada takes an obelisk.", "Ada bekommt einen Obelisken."),
        (LEVEL, "Ada no longer has the most obelisks.", "Ada hat nicht mehr die meisten Obelisken."),
        (UNUSED, "Meret has 1 unused action tile.", "Meret hat 1 ungenutztes Aktionsplättchen."),
        (STANDING, "Meret has 3 figures on squares.", "Meret hat 3 Figuren auf Feldern."),
        (Event("starter", 1), "Meret starts.", "Meret beginnt."),
        (
            Event("start", 0, {}, -6, "pyramids", "D9.7"),
            "Ada begins with points for this: Pyramids.",
            "Ada beginnt schon mit Punkten, und zwar für: Pyramiden.",
        ),
    ],
)
def test_the_log_tells_what_happened(event: Event, english: str, german: str) -> None:
    assert WORDS.event(strict("en", "duel"), event, NAMES) == english
    assert WORDS.event(strict("de", "duel"), event, NAMES) == german


def test_the_rules_name_the_numbers_of_the_tables() -> None:
    told = {p.rule: p.text for s in WORDS.rules(strict("en", "duel")) for p in s.full}
    assert told["D9.3"].endswith("1, 3, 6, 10, 15 or 21 points for 1 to 6 tiles.")
    assert "−6 points without a tile, then 0, 4, 10, 18, 30 or 45 for 1 to 6 tiles" in told["D9.7"]
    assert told["D3.3"].startswith("All 60 tiles are shuffled. 18 go face up")
    assert WORDS.choice_about(strict("de", "duel"), "tomb", "A") == (
        "Lange Zahlenfolgen: 1, 4, 9, 16 oder 25 Punkte für 1 bis 5 Plättchen."
    )


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
    assert section_of(WORDS.rules(strict("en", "duel")), topic).id == section


@pytest.mark.parametrize(("side", "section"), [("A", "D9.4"), ("B", "D9.8")])
def test_the_rules_open_at_the_side_in_play(side: str, section: str) -> None:
    sections = WORDS.rules(strict("en", "duel"), {"tomb": side})
    assert section_of(sections, "tomb").id == section


def test_rulings_have_a_number_of_their_own() -> None:
    assert rule_number(strict("en"), "D-R5") == "ruling 5"
    assert rule_number(strict("de"), "D9.10") == "Regel 9.10"
    rulings = {p.rule for s in WORDS.rules(strict("en", "duel")) for p in s.full if p.rule.startswith("D-R")}
    assert rulings == {f"D-R{n}" for n in range(1, 15)}
