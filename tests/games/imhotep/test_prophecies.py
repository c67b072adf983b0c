"""I11.4: the prophecies."""

from itertools import combinations
from typing import Any

import pytest

from game.core.chance import shuffled
from game.core.match import Match
from game.core.record import new_record
from game.games.imhotep import tables as box
from tests.games.imhotep.positions import BLACK, LAST_BOAT, WHITE, asked, go, imhotep, points, table
from tests.helpers import legal_texts

FOUR, TWO = imhotep(4, prophecies="on"), imhotep(2, prophecies="on")
ISIS = {"pyramid": "WWW", "temple": "WWW", "burial": "WWW", "obelisks": "WWW"}


def offered(**where: Any) -> list[str]:
    """On which prophecies a scarab may be laid."""
    texts = legal_texts(TWO, table(TWO, **where))
    return [text.split()[1] for text in texts if text.startswith("prophecy")]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("starter", ["random", "1"])
def test_three_of_seven_are_drawn_from_a_stream_of_their_own(players: int, starter: str) -> None:
    for number in range(8):
        options = {"prophecies": "on", "start": starter}
        match = Match(new_record("imhotep", players, options, f"deal{number}"))
        drawn = shuffled(f"deal{number}", "prophecies", box.PROPHECIES)[:3]
        assert sorted(match.state.own["prophecies"]) == sorted(map(box.PROPHECIES.index, drawn))
        told = [event.params["prophecy"] for event in match.events(-1) if event.kind == "foretold"]
        assert told == drawn
        plain = Match(new_record("imhotep", players, {"start": starter}, f"deal{number}")).state
        assert (match.state.display, match.state.caps) == (plain.display, plain.caps)
        assert match.player == plain.pending[-1].player


def test_every_prophecy_is_drawn_some_day() -> None:
    drawn = set()
    for number in range(30):
        drawn |= {
            *Match(new_record("imhotep", 2, {"prophecies": "on"}, f"s{number}")).state.own["prophecies"]
        }
    assert drawn == set(range(7))


def test_a_scarab_is_a_whole_action_and_lies_in_the_box_of_the_rounds() -> None:
    for round_ in range(1, 7):
        s = table(FOUR, round_=round_)
        s = go(FOUR, s, "prophecy ra")
        assert asked(FOUR, s) == ("K", "turn")
        assert s.own["scarabs"][:3] == [-1, (round_ - 1) // 2, -1]


def test_limits_one_a_prophecy_one_a_pair_of_rounds_two_a_game() -> None:
    assert offered() == ["amun", "ra", "thoth"]
    assert offered(scarabs="1.. ...", round_=2) == []
    assert offered(scarabs="1.. ...", round_=3) == ["ra", "thoth"]
    assert offered(scarabs="1.2 ...", round_=4) == []
    assert offered(scarabs="1.2 ...", round_=6) == []


def test_several_players_may_use_the_same_box() -> None:
    s = go(TWO, table(TWO), "prophecy ra")
    assert "prophecy ra" in legal_texts(TWO, s)
    assert go(TWO, s, "prophecy ra").own["scarabs"] == [-1, 0, -1] * 2


@pytest.mark.parametrize(("box_", "met", "missed"), [("1", 8, -4), ("2", 6, -3), ("3", 4, -2)])
def test_the_earlier_the_more_to_win_and_to_lose(box_: str, met: int, missed: int) -> None:
    where: dict[str, Any] = {"scarabs": f".{box_}. .{box_}.", "round_": 6}
    assert points(TWO, table(TWO, pyramid="WWK", **where), "prophecies") == [met, missed]


def test_scarabs_not_laid_are_worth_nothing() -> None:
    assert points(TWO, table(TWO), "prophecies") == [0, 0]


@pytest.mark.parametrize(
    ("prophecy", "met", "missed"),
    [
        ("amun", {"hands": "ENTRANCE ENTRANCE PATH"}, {"hands": "ENTRANCE PATH STATUE"}),
        ("ra", {"pyramid": "WKW"}, {"pyramid": "WKWK"}),
        ("hathor", {"temple": "WWWKKWKKWK" + "W"}, {"temple": "WWWKKK"}),
        ("osiris", {"burial": "WW/K/"}, {"burial": "W/K/"}),
        ("horus", {"obelisks": "W"}, {"obelisks": ""}),
        ("thoth", {"hands": " ".join(["STATUE"] * 4)}, {"hands": " ".join(["STATUE"] * 3)}),
        ("isis", ISIS, ISIS | {"burial": "WW"}),
    ],
)
def test_each_prophecy_is_met_by_this_and_not_by_that(
    prophecy: str, met: dict[str, str], missed: dict[str, str]
) -> None:
    others = [each for each in box.PROPHECIES if each != prophecy][:2]
    drawn = sorted([prophecy, *others], key=box.PROPHECIES.index)
    scarab = "".join("1" if each == prophecy else "." for each in drawn)
    for there, expected in ((met, 8), (missed, -4)):
        where: dict[str, Any] = {**there, "prophecies": " ".join(drawn), "scarabs": f"{scarab} ..."}
        assert points(TWO, table(TWO, **where), "prophecies") == [expected, 0]


def test_cards_of_new_dynasty_count_too() -> None:
    game = imhotep(2, prophecies="on", dynasty="on")
    s = table(game, hands="PRIVATE-QUARRY PRIVATE-QUARRY PATH", scarabs="1.. ...")
    assert points(game, s, "prophecies") == [8, 0]


def test_amun_counts_red_cards_as_they_are_gained() -> None:
    s = table(
        TWO, boats=LAST_BOAT, hands="ENTRANCE PATH", market="ENTRANCE - - -", scarabs="1.. ...", round_=6
    )
    s = go(TWO, s, "sail 4 market")
    assert TWO.scores(s)[WHITE] < 0
    s = go(TWO, s, "pick 1")
    assert points(TWO, s, "prophecies") == [8, 0]


def test_they_are_public() -> None:
    s = table(TWO, scarabs="1.. ...")
    for player in (WHITE, BLACK, None):
        assert TWO.observation(s, player) == s


def test_the_end_says_what_was_counted() -> None:
    (event,) = TWO.closing(table(TWO, scarabs=".1. ...", pyramid="WWWK"))
    assert (event.kind, event.points, event.rule) == ("prophecy_counts", 8, "I11.4")
    assert event.params == {"prophecy": "ra", "box": 1, "met": 1, "have": 3, "needed": 2}


def test_no_position_breaks_the_limits() -> None:
    text = TWO.write(table(TWO, scarabs="1.. ...", round_=3))
    for scarabs in ("11. ...", "12. ..3", ".4. ...", "123 ...", "... ..", "... ... ..."):
        with pytest.raises(ValueError, match="scarabs"):
            TWO.read(text.replace("1.. ...", scarabs))
    for drawn in ("amun ra", "amun ra ra", "amun ra thoth isis", "amun ra seth", "ra amun thoth"):
        with pytest.raises(ValueError, match="prophecies"):
            TWO.read(text.replace("amun ra thoth", drawn))


def test_its_seven_prophecies_have_ids_of_their_own() -> None:
    assert len({*box.PROPHECIES}) == 7
    assert len([*combinations(box.PROPHECIES, box.PROPHECIES_DRAWN)]) == 35
