"""The sentences of Pyramids as they are read, where their wording is more than a table."""

import pytest

from game.core.state import Event
from game.core.steps import Refusal
from game.games.pyramids import tables as box
from game.text import pyramids
from game.text.catalogue import LANGUAGES
from game.text.pyramids import WORDS
from game.text.words import section_of
from tests.desk.sentences import extracted
from tests.text.strict import strict

NAMES = ["Ada", "Meret"]
TITLE, FACT = 30, 60
PROMPT = "game/views/pyramids/prompt.py"


@pytest.mark.parametrize(
    ("card", "english", "german"),
    [
        ("B/G", "left blue, right green", "links Blau, rechts Grün"),
        ("B/WR", "left blue, right white over red", "links Blau, rechts Weiß über Rot"),
        (
            "RY/G^T",
            "left red over yellow, right green, with a tomb glyph",
            "links Rot über Gelb, rechts Grün, mit Grabkammer-Glyphe",
        ),
        (
            "G/Y^P",
            "left green, right yellow, with a pyramid glyph",
            "links Grün, rechts Gelb, mit Pyramiden-Glyphe",
        ),
        (
            "R/Y^O",
            "left red, right yellow, with an obelisk glyph",
            "links Rot, rechts Gelb, mit Obelisken-Glyphe",
        ),
    ],
)
def test_a_card_is_told_by_its_stones(card: str, english: str, german: str) -> None:
    assert pyramids.card(strict("en", "pyramids"), card) == english
    assert pyramids.card(strict("de", "pyramids"), card) == german


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_slot_god_colour_and_building_has_a_name_of_its_own(language: str) -> None:
    t = strict(language, "pyramids")
    for named in (
        [pyramids.card(t, card.text) for card in box.CARDS],
        [pyramids.slot(t, slot) for slot in box.SLOTS],
        [pyramids.god(t, tile.god) for tile in box.TILES],
        [pyramids.colour(t, colour) for colour in box.COLOURS],
        [pyramids.building(t, glyph) for glyph in box.GLYPHS],
    ):
        assert len(set(named)) == len(named)


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            Event("pyramid", 0, {"card": "B/WR", "slot": "2.0"}),
            "Ada builds blue, white and red in the pyramid: level 2, place 1.",
            "Ada baut Blau, Weiß und Rot in die Pyramide: Stufe 2, Platz 1.",
        ),
        (
            Event("pair", 1, {"pair": 2, "card1": "B/G", "card2": "R/B"}),
            "Meret takes pair 2: blue and green; red and blue.",
            "Meret nimmt Paar 2: Blau und Grün sowie Rot und Blau.",
        ),
        (
            Event("tile", 1, {"god": "Sekhmet", "tile": 4}),
            "Meret takes god tile 4, Sekhmet.",
            "Meret nimmt die Göttertafel 4, Sachmet.",
        ),
        (
            Event("tomb", 0),
            "Ada lays a card face down in the tomb.",
            "Ada legt eine Karte verdeckt in die Grabkammer.",
        ),
        (
            Event("connection", 0, {"colour": "blue", "stones": 4}, 3, "pyramid_blue", "P7.1"),
            "Ada +3: 4 blue stones joined.",
            "Ada +3: 4 Steine in Blau verbunden.",
        ),
        (
            Event("majority", 1, {"colour": "red", "stones": 2}, 5, "tomb", "P7.5"),
            "Meret +5: 2 red stones in the tomb, the most of all.",
            "Meret +5: 2 Steine in Rot in der Grabkammer, mehr als alle anderen.",
        ),
        (
            Event("glyph", 0, {"building": "tomb"}, 2, "glyphs", "P7.6"),
            "Ada +2: a tomb glyph in the tomb.",
            "Ada +2: eine Grabkammer-Glyphe in der Grabkammer.",
        ),
        (Event("round", -1, {"round": 3}), "Round 3 begins.", "Runde 3 beginnt."),
    ],
)
def test_an_event_is_a_sentence(event: Event, english: str, german: str) -> None:
    assert WORDS.event(strict("en", "pyramids"), event, NAMES) == english
    assert WORDS.event(strict("de", "pyramids"), event, NAMES) == german


def test_a_refusal_gives_its_reason_and_rule() -> None:
    told = Refusal("tile_aside", "P3.2", {"god": "Khepri"})
    assert WORDS.refusal(strict("en", "pyramids"), told) == "Khepri is set aside this round. (rule 3.2)"
    german = "Chepri liegt in dieser Runde beiseite. (Regel 3.2)"
    assert WORDS.refusal(strict("de", "pyramids"), told) == german


@pytest.mark.parametrize(
    ("kind", "details", "told"),
    [
        ("connection", {"colour": "blue", "stones": 1}, "1 blue stone"),
        ("connection", {"colour": "blue", "stones": 4}, "4 blue stones joined"),
        ("extra", {"colour": "red", "stones": 1}, "1 red stone counts again"),
        ("extra", {"colour": "red", "stones": 6}, "6 red stones count again"),
        ("bonus", {}, "3 stones or more joined in every colour"),
        ("glyph", {"building": "pyramid"}, "A pyramid glyph in the pyramid"),
        ("glyph", {"building": "obelisk"}, "An obelisk glyph on the obelisk"),
        ("glyph", {"building": "tomb"}, "A tomb glyph in the tomb"),
        ("stage", {"colour": "red", "stages": 1}, "1 stage of the obelisk with red"),
        ("stage", {"colour": "red", "stages": 3}, "3 stages of the obelisk with red"),
        ("majority", {"colour": "white", "stones": 2}, "2 white stones in the tomb, the most of all"),
    ],
)
def test_points_tell_how_they_came_about(kind: str, details: dict[str, int | str], told: str) -> None:
    assert WORDS.reason(strict("en", "pyramids"), Event(kind, 0, details, 2), NAMES) == told


@pytest.mark.parametrize(
    ("topic", "section"),
    [
        ("tiles", "P4"),
        ("quarry", "P4"),
        ("hand", "P4"),
        ("pyramid", "P5.1"),
        ("obelisk", "P5.2"),
        ("tomb", "P5.3"),
        ("connections", "P6"),
        ("hidden", "P8"),
        ("P-R9", "P5"),
    ],
)
def test_the_rules_open_at_what_is_in_focus(topic: str, section: str) -> None:
    assert section_of(WORDS.rules(strict("en", "pyramids")), topic).id == section


def test_the_rulings_are_all_told_and_ours_are_marked() -> None:
    told = {p.rule: p.house for s in WORDS.rules(strict("en", "pyramids")) for p in s.full}
    rulings = {rule: house for rule, house in told.items() if rule.startswith("P-R")}
    assert set(rulings) == {f"P-R{n}" for n in range(1, 17)}
    published = {f"P-R{n}" for n in (3, 4, 8, 11, 12, 14, 16)}
    assert {rule for rule, house in rulings.items() if not house} == published
    assert all(told[rule] for rule in ("P6", "P8", "P8.2", "P9", "P9.1"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_prompt_asks_is_short(language: str) -> None:
    t = strict(language, "pyramids")
    said = [str(m.id) for m in extracted()["pyramids"] if PROMPT in [name for name, _ in m.locations]]
    questions = [t(sentence) for sentence in said if sentence.endswith("?")]
    assert len(questions) >= 4
    assert [title for title in questions if len(title) > TITLE] == []
    pyramid, tomb, obelisk = (pyramids.building(t, key) for key in ("pyramid", "tomb", "obelisk"))
    places = {
        "god": pyramids.god(t, "Sekhmet"),
        "building": pyramid,
        "buildings": t("{one} or {other}", one=tomb, other=obelisk),
    }
    facts = [t(sentence, **places) for sentence in said if "{god}" in sentence]
    assert facts
    assert [fact for fact in facts if len(fact) > FACT] == []
