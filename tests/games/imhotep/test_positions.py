"""Text and position lead to each other, and a text that cannot be a position is noticed."""

from typing import Any

import pytest

from game.core.errors import BadNotation
from game.core.steps import Refusal
from game.games.imhotep import tables as box
from game.games.imhotep.editor import ImhotepEditor
from tests.games.imhotep.invariants import faults
from tests.games.imhotep.positions import go, imhotep, table
from tests.helpers import random_imhotep

GAME = imhotep(2)
WRITTEN = [
    "round     1 decision 0 passes 0 sailor K",
    "ahead     4331 4322 4221 3322 3321 3221",
    "boats     W.K. ... ..@temple .",
    "hands     STATUE STATUE | LEVER",
    "discard   PATH",
    "covered   -",
    "deck      26 fresh 28 reshuffled 0 older 0",
    "private   ready pyramid",
    "bets      ..W.....",
    "favours   ..K..",
    "market    SAIL - LEVER 2",
    "looked    -",
    "pyramid   WKW",
    "small     left left middle",
    "temple    WKW",
    "burial    WKWW",
    "obelisks  KKKW",
    "columns   K",
    "sleds     2 3",
    "quarry    17 18",
    "scored    -",
    "matters   turn W",
]


def test_a_position_is_written_in_the_words_of_the_rules() -> None:
    game = imhotep(2, market="B", pyramid="B", obelisks="B", private="on", bets="on", favour="on")
    s = table(
        game,
        boats="W.K. ... ..@temple .",
        sleds="2 3",
        market="SAIL - LEVER 2",
        pyramid="WK/W/",
        temple="WKW",
        burial="WW/K/W",
        obelisks="KKKW",
        hands="STATUE STATUE | LEVER",
        discard="PATH",
        private={"K": "pyramid"},
        bets={"temple left": "W"},
        favours={"3": "K"},
        sailor="K",
    )
    assert game.write(s).splitlines() == WRITTEN
    assert (s.caps, s.loads, s.ready, s.docked) == ([4, 3, 2, 1], [2, 0, 0, 0], 0, 1 << box.TEMPLE)


def test_open_matters_are_written_from_the_bottom_up() -> None:
    s = table(GAME, boats="WKW. ... .. .", hands="LEVER", market="SAIL - - -")
    s = go(GAME, s, "play LEVER", "sail 1 market", "unload 2")
    assert GAME.write(s).splitlines()[-1] == (
        "matters   turn_end W, spent W card LEVER, unloaded . boat 1 site market, "
        "unload . boat 1 from 2, pick K"
    )
    assert GAME.read(GAME.write(s)) == s


@pytest.mark.parametrize("number", range(24))
def test_random_games_are_read_as_they_are_written(number: int) -> None:
    match = random_imhotep(number)
    for ply in range(0, match.plies + 1, 3):
        s = match.at(ply)
        assert match.game.read(match.game.write(s)) == s
        assert faults(match.game.read(match.game.write(s))) == []


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("round", "7 decision 0 passes 0 sailor ."),
        ("round", "1 decision 0 passes 0 sailor B"),
        ("round", "1 decision x passes 0 sailor W"),
        ("round", ""),
        ("ahead", "4331 4322"),
        ("ahead", "4331 4322 4321 4221 3322 3333"),
        ("boats", ".... ... .."),
        ("boats", "..... ... .. ."),
        ("boats", "B... ... .. ."),
        ("boats", "...@temple ...@temple .. ."),
        ("boats", "W..@temple .... .. ."),
        ("boats", "...@nowhere .... .. ."),
        ("hands", "-"),
        ("hands", "SPHINX | -"),
        ("hands", "LEVER LEVER LEVER | -"),
        ("discard", "LEVER"),
        ("deck", "33 fresh 33 reshuffled 0 older 0"),
        ("deck", "34 fresh 30 reshuffled 0 older 0"),
        ("deck", "34"),
        ("market", "- - - 0"),
        ("market", "- - - - 2"),
        ("market", "- - - -"),
        ("looked", "LEVER"),
        ("pyramid", "WB"),
        ("temple", "W.K"),
        ("burial", "WW?"),
        ("sleds", "6 0"),
        ("sleds", "1"),
        ("sleds", "-1 0"),
        ("quarry", "28 29"),
        ("scored", "sphinx 1 0"),
        ("scored", "temple 1"),
        ("scored", "temple 0 0"),
        ("matters", "-"),
        ("matters", "turn"),
        ("matters", "turn ."),
        ("matters", "turn_end W"),
        ("matters", "turn W, turn K"),
        ("matters", "dance W"),
        ("matters", "turn W boat 1"),
        ("matters", "sail_boat W boat 5"),
        ("matters", "turn_end W, unload . boat 1 from 1, pick W"),
        ("matters", "turn_end W, pick W"),
    ],
)
def test_a_line_that_cannot_be_is_named(line: str, written: str) -> None:
    lines = GAME.write(table(GAME, sleds="0 0")).splitlines()
    text = "\n".join(f"{line} {written}" if each.split()[0] == line else each for each in lines)
    with pytest.raises(BadNotation) as caught:
        GAME.read(text)
    assert (caught.value.field, caught.value.reason) == ("position", "bad_position")
    assert str(caught.value.params["part"]).split()[0] in (line, *AGREEING.get(line, ()))


# A line that is fine by itself may only disagree with another, which is the one that is named.
AGREEING = {
    "boats": ("quarry",),
    "hands": ("deck",),
    "matters": ("boats",),
    "discard": ("deck",),
    "looked": ("deck",),
    "sleds": ("quarry",),
}


HOUSE = {"C": imhotep(2, **dict.fromkeys(box.SITES, "C")), "D": imhotep(2, **dict.fromkeys(box.SITES, "D"))}
LYING: dict[str, Any] = {"pyramid": "WKWK", "burial": "WK/K/W", "temple": "W", "round_": 2}
HOUSE_WRITTEN = {
    "C": {
        "coins": "2 1",
        "cells": "5 2 1 9",
        "rows": "3 1 2 2",
        "crypt": "1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 4 4 4 4",
    },
    "D": {"cells": "1 4 2 9", "scaffolds": "3", "chariots": "1 0"},
}


@pytest.mark.parametrize("side", "CD")
def test_sides_c_and_d_are_written_and_read(side: str) -> None:
    s = table(HOUSE[side], **LYING, also=HOUSE_WRITTEN[side])
    written = [line.split(maxsplit=1) for line in HOUSE[side].write(s).splitlines()]
    assert {name: line for name, *rest in written for line in rest if name in HOUSE_WRITTEN[side]} == (
        HOUSE_WRITTEN[side]
    )


@pytest.mark.parametrize(
    ("side", "line", "written"),
    [
        ("C", "coins", "3 0"),
        ("C", "coins", "2"),
        ("C", "cells", "5 2 1"),
        ("C", "cells", "5 2 1 1"),
        ("C", "cells", "5 2 1 10"),
        ("C", "cells", "5 2 1 beside"),
        ("C", "cells", "5 2 1 15"),
        ("C", "rows", "3 1 2"),
        ("C", "rows", "3 1 3 2"),
        ("C", "rows", "4 1 2 2"),
        ("C", "crypt", "1 2 3 4"),
        ("C", "crypt", "1 " * 24),
        ("C", "crypt", "1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 4 4 4 ."),
        ("D", "cells", "1 4 2 8 9"),
        ("D", "scaffolds", "4"),
        ("D", "scaffolds", "-1"),
        ("D", "chariots", "1"),
        ("D", "chariots", "20 20"),
        ("D", "chariots", "5 0"),  # after one round
    ],
)
def test_a_line_of_sides_c_and_d_that_cannot_be_is_named(side: str, line: str, written: str) -> None:
    with pytest.raises(BadNotation) as caught:
        table(HOUSE[side], **LYING, also=HOUSE_WRITTEN[side] | {line: written})
    assert str(caught.value.params["part"]).split()[0] == line


@pytest.mark.parametrize("text", ["", "round 1", "sphinx 1", "\n"])
def test_lines_that_are_missing_or_unknown_are_named(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read(text)


def test_every_line_stands_once() -> None:
    text = GAME.write(table(GAME))
    for line in text.splitlines():
        with pytest.raises(BadNotation):
            GAME.read(text.replace(line, ""))
        with pytest.raises(BadNotation):
            GAME.read(f"{text}\n{line}")


def test_an_invariant_that_is_broken_is_told() -> None:
    s = table(GAME, market="SAIL - - -")
    s.quarry[0] -= 1
    s.display[1] = s.display[0]
    s.display[2] = s.display[0]
    s.display[3] = s.display[0]
    assert set(faults(s)) == {"29 stones a player", "each card as often as in the box"}


def test_too_many_of_a_card_are_noticed_by_the_maker() -> None:
    where: dict[str, Any] = {"market": "LEVER LEVER LEVER -"}
    with pytest.raises(AssertionError, match="too many of a card"):
        table(GAME, **where)


# ---- what is asked has to be possible ------------------------------------------------------------------

MODULES_ON: dict[str, Any] = {"favour": "on", "dynasty": "on", "quarry": "limited"}
ASKING = imhotep(2, pyramid="B", temple="B", **MODULES_ON)


def is_read(text: str, matters: str) -> bool:
    """Whether a position is read with these matters open."""
    lines = [f"matters {matters}" if line.startswith("matters") else line for line in text.splitlines()]
    try:
        ASKING.read("\n".join(lines))
    except BadNotation:
        return False
    return True


# What asks player W for a stone, above the end of the turn.
FOR_A_STONE = [
    "spent W card HAMMER, place W",
    "spent W card SAIL, place_to_sail W",
    "spent W card RAFT, raft W",
    "bonus_load W",
    "place_or_stop W stones 0",
    "offer_more W stones 2, place W",
]


def asking(matters: str, sleds: str = "1 1") -> str:
    """A position in which the card that is spent has left the hand."""
    card = matters.partition("card ")[2].partition(",")[0]
    text = ASKING.write(table(ASKING, boats=".... KK. .. .", sleds=sleds, market="SAIL - - -", hands=card))
    return text.replace(f"{card} | -", "- | -") if card else text


@pytest.mark.parametrize("asked", FOR_A_STONE)
def test_whoever_is_asked_for_a_stone_has_one_on_the_sled(asked: str) -> None:
    assert is_read(asking(asked), f"turn_end W, {asked}")
    assert not is_read(asking(asked, sleds="0 1"), f"turn_end W, {asked}")


def test_whoever_is_asked_for_two_stones_has_two() -> None:
    asked = "spent W card CHISEL, place W, place W"
    assert is_read(asking(asked, sleds="2 1"), f"turn_end W, {asked}")
    assert not is_read(asking(asked), f"turn_end W, {asked}")


@pytest.mark.parametrize("asked", FOR_A_STONE)
def test_below_a_question_lies_the_turn_in_which_it_is_asked(asked: str) -> None:
    """I4: nothing is asked of people while a round begins, nor of one by what another has done."""
    for below in ("", "turn W, ", "next_round W, ", "starter ., ", "turn_end K, ", "turn_end W, turn W, "):
        assert not is_read(asking(asked), below + asked)


@pytest.mark.parametrize(
    "matters",
    [
        "turn_end W, place W",
        "turn_end W, raft W",
        "turn_end W, pick W",
        "turn_end W, temple_choice W field 1",
        "turn_end W, place_or_stop W stones 0, bonus_load W",
        "turn_end W, bonus_load W, place_or_stop W stones 0",
    ],
)
def test_right_below_a_question_lies_what_led_to_it(matters: str) -> None:
    assert not is_read(asking(matters, sleds="2 1"), matters)


def test_of_a_boat_that_is_being_unloaded_both_matters_are_open() -> None:
    s = table(GAME, boats="WKW. ... .. .", market="SAIL - - -")
    text = GAME.write(go(GAME, s, "sail 1 market"))
    assert GAME.read(text).pending
    for matter in ("unloaded . boat 1 site market, ", "unload . boat 1 from 2, "):
        assert matter in text
        with pytest.raises(BadNotation, match="matters"):
            GAME.read(text.replace(matter, ""))


@pytest.mark.parametrize(
    ("boats", "passes", "ends"),
    [
        ("....@market ...@pyramid ..@temple .@burial", 0, True),
        ("....@market ...@pyramid ..@temple .", 0, False),
        ("....@market ...@pyramid ..@temple K", 0, False),
        ("....@market ...@pyramid ..@temple .", 2, True),  # I-R2
        ("....@market ...@pyramid ..@temple K", 2, False),
    ],
)
def test_a_round_ends_when_all_boats_have_sailed_or_nobody_can_go_on(
    boats: str, passes: int, ends: bool
) -> None:
    for round_, matters in ((1, "put_away W, temple_choice W field 1"), (box.ROUNDS, "-")):
        text = ASKING.write(table(ASKING, boats=".... K.. .. .", sleds="1 1", temple="WK", round_=round_))
        aboard = boats.count("K")
        text = text.replace(".... K.. .. .", boats).replace("27 26", f"27 {27 - aboard}")
        text = text.replace("passes 0", f"passes {passes}")
        assert is_read(text, matters) is ends


def test_by_hand_too_a_game_is_not_over_before_the_last_boats_have_sailed() -> None:
    text = ASKING.write(table(ASKING, sleds="1 1", round_=box.ROUNDS))
    editor = ImhotepEditor(ASKING)
    (fault,) = editor.faults(editor.sketch(text.replace("turn W", "-")))
    assert fault.why == Refusal("over_too_soon", "I4", {"line": "matters -"})


def test_points_on_the_track_are_for_counting_a_table_and_no_part_of_a_game() -> None:
    editor, text = ImhotepEditor(ASKING), ASKING.write(table(ASKING, sleds="1 1"))
    assert "track" not in {setting.name for setting in editor.settings(editor.sketch(text))}
    counted = editor.changed(editor.ended(text), "player 0: track", "5")
    assert "track_in_play" in {fault.why.reason for fault in editor.faults(editor.sketch(counted))}


@pytest.mark.parametrize(
    ("round_", "matters", "most"),
    [
        (1, "turn W", 0),
        (3, "turn W", 8),
        (3, "next_round W, reveal .", 12),
        (6, "turn W", 20),
        (6, "-", 24),
    ],
)
def test_chariots_come_no_further_than_in_the_rounds_that_have_ended(
    round_: int, matters: str, most: int
) -> None:
    game = imhotep(2, temple="D", market="B")
    boats = "....@market ...@pyramid ..@temple ."
    text = game.write(table(game, boats=boats, market="- - - 1", round_=round_)).replace("turn W", matters)
    if "turn" not in matters:
        text = text.replace(boats, f"{boats}@burial")
    assert game.read(text.replace("chariots  0 0", f"chariots  0 {most}")).own["chariots"] == [0, most]
    with pytest.raises(BadNotation, match="chariots"):
        game.read(text.replace("chariots  0 0", f"chariots  0 {most + 1}"))


def test_whoever_may_buy_has_a_coin() -> None:
    where: dict[str, Any] = {**LYING, "boats": "WWW. ... .. .", "market": "SAIL LEVER - -"}
    game = HOUSE["C"]
    text = game.write(go(game, table(game, **where, also=HOUSE_WRITTEN["C"]), "sail 1 market", "pick 1"))
    assert game.read(text).pending[-1].step == "buy"
    with pytest.raises(BadNotation, match="matters"):
        game.read(text.replace("coins     2 1", "coins     0 1"))
