"""The position as text: all of it, strictly read; and what tests write of it."""

import re

import pytest

from game.core.errors import BadNotation
from game.core.match import Match
from game.core.record import new_record
from game.games.pyramids import notation
from tests.games.pyramids.invariants import faults
from tests.games.pyramids.positions import building, game
from tests.helpers import random_match

PART = """\
ply: 0
round: 2
start player: 1
set aside: -
asked: 1 build pyramid tomb obelisk
quarry: -
player 1: Sekhmet
  pyramid: RB/G Y/BR | B/Y^T
  obelisk: -
  tomb: B/B
  hand: B/WR W/RG
  discarded: -
player 2: -
  pyramid: -
  obelisk: G/YB
  tomb: -
  hand: -
  discarded: -"""
WHOLE = """\
ply: 15
round: 2
start player: 2
set aside: Khepri
asked: 1 build obelisk
quarry: - | -
player 1: Sekhmet
  pyramid: YG/B RY/G^T
  obelisk: -
  tomb: RB/Y WY/G@1
  hand: G/B^O@1
  discarded: -
player 2: Horus
  pyramid: R/G^O RW/G
  obelisk: Y/BW
  tomb: G/YB
  hand: Y/W^T@1
  discarded: -"""


def test_a_position_is_written_as_tests_write_it() -> None:
    state = building(4, "B/WR W/RG", "RB/G Y/BR | B/Y^T", tombs={0: "B/B"}, obelisks={1: "G/YB"})
    assert game().write(state) == PART


def test_a_whole_position_is_read() -> None:
    state = game().read(WHOLE)
    assert game().write(state) == WHOLE
    assert faults(state, 2) == []
    assert [action.text for action in game().legal_actions(state)] == ["obelisk 1", "done"]


def test_a_pyramid_is_written_with_its_gaps() -> None:
    state = building(1, "Y/Y", "B/WR W/RG R/GY | - G/YB")
    assert "pyramid: B/WR W/RG R/GY | - G/YB\n" in game().write(state)


def test_the_card_nobody_has_seen_is_marked() -> None:
    match = Match(new_record("pyramids", 2, {"start": "1"}, "first"))
    assert len(re.findall(r"hand: \S+\?\n", match.game.write(match.state) + "\n")) == 2


# What is changed in a position that is right, and the part that is then wrong.
WRONG = [
    ("ply: 15", "plies: 15", "plies: 15"),
    ("ply: 15", "ply: x", "x"),
    ("round: 2", "round: 3", "player"),
    ("round: 2", "round: 11", "11"),
    ("start player: 2", "start player: 3", "3"),
    ("start player: 2", "start player: 0", "0"),
    ("Khepri", "-", "set aside"),
    ("Khepri", "Thoth", "set aside"),
    ("Khepri", "Ra", "Ra"),
    ("player 2: Horus", "player 2: Sekhmet", "player"),
    ("player 2: Horus", "player 2: Thoth", "player"),
    ("player 2: Horus", "player 2: -", "player"),
    ("player 2: Horus", "player 2: Khepri", "player"),
    ("1 build obelisk", "2 build obelisk", "quarry"),
    ("1 build obelisk", "1 pair", "quarry"),
    ("1 build obelisk", "1 pair obelisk", "asked: 1 pair obelisk"),
    ("1 build obelisk", "1 rest", "1 rest"),
    ("1 build obelisk", "3 pair", "3"),
    ("1 build obelisk", "over", "round"),
    ("1 build obelisk", "1 trim", "player 1"),
    ("1 build obelisk", "1 build", "asked"),
    ("1 build obelisk", "1 build pyramid obelisk", "player 1"),
    ("quarry: - | -", "quarry: - | W/R^P R/G^P", "quarry"),
    ("quarry: - | -", "quarry: - | W/R^P", "quarry"),
    ("quarry: - | -", "quarry: -", "quarry"),
    ("YG/B RY/G^T", "YG/B", "player 1"),
    ("YG/B RY/G^T", "YG/B RY/G^T | -", "pyramid: YG/B RY/G^T | -"),
    ("ply: 15", "ply: 015", "ply: 015"),
    ("YG/B RY/G^T", "YG/B - RY/G^T", "RY/G^T"),
    ("YG/B RY/G^T", "- YG/B RY/G^T", "YG/B"),
    ("YG/B RY/G^T", "YG/B | RY/G^T", "RY/G^T"),
    ("YG/B RY/G^T", "YG/B YG/B", "YG/B"),
    ("YG/B RY/G^T", "YG/B XX/G", "XX/G"),
    ("WY/G@1", "WY/G@2", "player 1"),
    ("RB/Y WY/G@1", "RB/Y@1 WY/G@1", "player 1"),
    ("RB/Y WY/G@1", "RB/Y@3 WY/G@1", "tomb: RB/Y@3 WY/G@1"),
    ("RB/Y WY/G@1", "RB/Y@0 WY/G@1", "tomb: RB/Y@0 WY/G@1"),
    ("RB/Y WY/G@1", "RB/Y  WY/G@1", "tomb: RB/Y  WY/G@1"),
    ("WY/G@1", "WY/G?@1", "tomb: RB/Y WY/G?@1"),
    ("RB/Y WY/G@1", "RB/Y? WY/G?", "tomb: RB/Y? WY/G?"),
    ("RB/Y WY/G@1", "RB/Y", "player 1"),
    ("G/B^O@1", "G/B^O@9", "hand: G/B^O@9"),
    ("G/B^O@1", "-", "player 1"),
    ("G/B^O@1\n  discarded: -", "-\n  discarded: G/B^O", "player 1"),
    ("Y/BW\n", "Y/BW B/BW\n", "B/BW"),
    ("  discarded: -\nplayer 2", "player 2", "player 2: Horus"),
    ("hand: Y/W^T@1\n  discarded: -", "hand: Y/W^T@1", "discarded:"),
    ("hand: Y/W^T@1\n  discarded: -", "hand: Y/W^T@1\n  discarded: -\n  more: -", "more: -"),
]


@pytest.mark.parametrize(("right", "wrong", "part"), WRONG)
def test_what_cannot_be_is_named(right: str, wrong: str, part: str) -> None:
    assert right in WHOLE
    with pytest.raises(BadNotation) as caught:
        game().read(WHOLE.replace(right, wrong, 1))
    assert (caught.value.field, caught.value.reason) == ("position", "bad_position")
    assert str(caught.value.params["part"]).startswith(part)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_of_a_position_no_line_can_be_left_out(players: int) -> None:
    match = random_match(new_record("pyramids", players, {}, "lines"), players)
    for ply in range(0, match.plies + 1, 23):
        lines = match.game.write(match.at(ply)).splitlines()
        for at in range(len(lines)):
            with pytest.raises(BadNotation):
                match.game.read("\n".join(lines[:at] + lines[at + 1 :]))


def test_every_step_is_written() -> None:
    match = random_match(new_record("pyramids", 3, {}, "steps"), 1)
    texts = [match.game.write(match.at(ply)) for ply in range(match.plies + 1)]
    asked = {text.split("asked: ")[1].split()[1] for text in texts[:-1]}
    assert asked == set(notation.WAITING)
    assert "asked: over" in texts[-1]
