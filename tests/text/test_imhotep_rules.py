"""The rules and presets of Imhotep, as they are read."""

import pytest

from game.core.registry import game_class
from game.games.imhotep import tables as box
from game.games.imhotep.modules import MODULES
from game.text.catalogue import LANGUAGES
from game.text.imhotep import WORDS
from game.text.words import section_of
from tests.text.strict import strict

PRESETS = ["first", "advanced", "modules", "mixed", "dynasty", "everything"]


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
    sections = WORDS.rules(strict("en", "imhotep"), {**sides, **modules})
    assert section_of(sections, topic).id == section


def test_every_ruling_is_told_as_ours() -> None:
    paragraphs = [p for s in WORDS.rules(strict("en", "imhotep")) for p in s.full]
    rulings = {p.rule for p in paragraphs if p.rule.startswith("I-R")}
    assert rulings == {f"I-R{n}" for n in range(1, 26)}


def test_values_of_our_own_are_marked() -> None:
    house = {p.rule for s in WORDS.rules(strict("en", "imhotep")) for p in s.full if p.house}
    paragraphs = {"pyramids_b_cells": "I7.2.3", "burial_b_ranks": "I-R10", "obelisks_b_fields": "I7.5.2"}
    paragraphs |= {"prophecies": "I11.4.2"}
    boards = [f"{site}_{side}" for site in box.SITES for side in "cd"]
    paragraphs |= {board: f"I12.{number}" for number, board in enumerate(boards, 1)}
    assert set(paragraphs) == set(box.HOUSE)
    assert set(paragraphs.values()) <= house


def test_numbers_in_the_rules_are_those_of_the_box() -> None:
    told = {p.rule: p.text for s in WORDS.rules(strict("en", "imhotep")) for p in s.full}
    for players, cards in zip(("two players", "three", "four"), box.ROUND_CARDS.values(), strict=True):
        assert f"With {players}: {', '.join(map('-'.join, cards))}." in told["I2.3"]
    base, second, top = box.PYRAMID_A[:9], box.PYRAMID_A[9:13], box.PYRAMID_A[13]
    assert f"below score {', '.join(map(str, base))} points" in told["I6.2.1"]
    assert f"{', '.join(map(str, second))}, the top {top}" in told["I6.2.1"]
    assert ", ".join(map(str, box.OBELISKS_B)) in told["I7.5.2"]
    assert all(str(n) in told["I6.5"] for prizes in box.OBELISKS_A.values() for n in prizes)
    assert all(str(n) in told["I7.4"] for n in box.BURIAL_B)
    assert all(str(abs(n)) in told["I11.4.2"] for points in box.PROPHECY_BOXES for n in points)
    assert all(str(n) in told["I6.4"] and str(n) in told["I8.3"] for n in box.AREA[1:])


def test_all_rules_of_sides_c_and_d_are_ours_and_say_so() -> None:
    sections = [s for s in WORDS.rules(strict("en", "imhotep")) if s.id.startswith("I12.")]
    assert [section.when for section in sections] == [(site, side) for site in box.SITES for side in "CD"]
    for section in sections:
        assert all(paragraph.house for paragraph in section.full)
        assert section.short[0].startswith("Our own board.")
        assert section.when
        assert WORDS.choice_about(strict("en", "imhotep"), *section.when).startswith("Our own board: ")


def test_numbers_in_the_rules_of_sides_c_and_d_are_those_of_the_box() -> None:
    told = {p.rule: p.text for s in WORDS.rules(strict("en", "imhotep")) for p in s.full}
    assert f"{box.COINS} coins" in told["I12.1"]
    assert f"or {box.MARKET_D_POINTS} points" in told["I12.2"]
    assert (
        "{} on the lowest level, {} on the second one, {} at the top".format(*box.PYRAMID_C) in told["I12.3"]
    )
    assert f"{box.SCAFFOLDS} scaffolds" in told["I12.4"]
    assert told["I12.4.1"] == told["I6.2.1"]
    assert "{} points for the most, {} for the second most".format(*box.TEMPLE_C) in told["I12.5"]
    assert box.CHARIOT_STEPS == 5
    assert f"Every fifth step scores {box.CHARIOT_POINTS} points" in told["I12.6"]
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
    assert [preset.id for preset in WORDS.presets] == PRESETS
    for preset in WORDS.presets:
        assert t(preset.name)
        assert t(preset.about)
        assert set(preset.drawn) <= set(options)
        assert all(value in options[key] for key, value in preset.options.items())
