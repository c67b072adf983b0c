"""list, new, show, link and open: people read text, programs the same as one JSON object."""

import json
import zlib
from base64 import urlsafe_b64decode
from pathlib import Path

import pytest

from game.cli import files
from game.core.errors import Problem
from game.core.link import open_link, replay_link
from game.core.match import Match
from game.core.record import from_text, new_record, to_text
from game.core.registry import LISTINGS, game_class
from game.core.state import Event
from tests.cli.commands import Desk
from tests.helpers import random_match

KEYS = [
    *("game", "version", "players", "options", "seed", "actions"),
    *("over", "to_act", "legal", "scores", "ranking", "ledger"),
]
SOME = random_match(new_record("duel", 2, {"temple": "B", "start": "second"}, "show"), 5, 30)
WHOLE = random_match(new_record("duel", 2, {}, "show"), 6)


def text(match: Match) -> str:
    return to_text(match.record)


def test_list_names_every_game_on_the_shelf_with_its_options(desk: Desk) -> None:
    said, data = desk.said("list"), desk.run("list", "--json").data
    shown = [listing for listing in LISTINGS.values() if listing.shown]
    assert [game["game"] for game in data["games"]] == [listing.id for listing in shown]
    for game in data["games"]:
        info = game_class(game["game"]).info
        assert (game["version"], tuple(game["players"])) == (info.version, info.seats)
        told = [(option["key"], tuple(option["choices"]), option["default"]) for option in game["options"]]
        assert told == [(option.key, option.choices, option.default) for option in info.options]
        assert all(f"{option.key}={'|'.join(option.choices)}" in said for option in info.options)
        assert f"\n{info.id} " in f"\n{said}"


def test_replay_writes_the_file_that_the_page_for_frames_plays(desk: Desk) -> None:
    data = json.loads(desk.said("replay", text(SOME)))
    assert open_link(data["link"]) == (SOME.record, 0)
    word = data["drawn"] + "=" * (-len(data["drawn"]) % 4)
    assert len(json.loads(zlib.decompress(urlsafe_b64decode(word)))["steps"]) == SOME.plies + 1


def test_new_prints_the_record_of_a_deal(desk: Desk) -> None:
    said = desk.said("new", "duel", "--players", "2", "--seed", "amun7342", "--option", "temple=B")
    assert from_text(said) == new_record("duel", 2, {"temple": "B"}, "amun7342")
    assert said == to_text(from_text(said))


def test_new_takes_values_of_a_box_and_show_tells_them(desk: Desk) -> None:
    deal = ("new", "imhotep", "--seed", "amun", "--option", "obelisks=B")
    said = desk.said(*deal, "--box", "obelisks_b.0=12,single=1")
    assert from_text(said).edition == (("obelisks_b.0", "12"),)
    assert "Obelisks, field 1: 12 (usually 10)" in desk.said("show", "-", typed=said)
    assert "usually" not in desk.said("show", "-", typed=desk.said(*deal))


def test_new_draws_a_seed_if_none_is_given(desk: Desk) -> None:
    seeds = {from_text(desk.said("new", "duel")).seed for _ in range(3)}
    assert len(seeds) == 3


def test_new_takes_as_few_players_as_can_play(desk: Desk) -> None:
    assert from_text(desk.said("new", "template", "--seed", "a")).players == 2
    assert from_text(desk.said("new", "template", "--seed", "a", "--players", "4")).players == 4


@pytest.mark.parametrize("match", [Match(WHOLE.setup), SOME, WHOLE], ids=["start", "middle", "end"])
def test_show_as_data_is_the_match(desk: Desk, match: Match) -> None:
    data = desk.run("show", "-", "--json", typed=text(match)).data
    assert list(data) == KEYS
    assert data["actions"] == list(match.record.actions)
    assert data["options"] == dict(match.record.options)
    assert (data["over"], data["to_act"]) == (match.over, None if match.over else match.player)
    assert data["legal"] == [action.text for action in match.legal]
    assert data["scores"] == match.game.scores(match.state)
    assert data["ranking"] == match.game.ranking(match.state)
    assert [sum(e["points"] for e in data["ledger"] if e["player"] == n) for n in (0, 1)] == data["scores"]
    assert all(list(entry) == list(Event._fields) for entry in data["ledger"])


def test_show_tells_position_turn_actions_sheet_and_ledger(desk: Desk) -> None:
    said = desk.said("show", "-", typed=text(SOME))
    assert "Imhotep: The Duel, version 1 of the rules, seed show" in said
    assert f"Move {SOME.plies + 1} · Player {SOME.player + 1} · " in said
    for number, action in enumerate(SOME.legal, 1):
        assert f"{number:>3}  {action.text} " in said
    totals = "  ".join(f"{score:>8}" for score in SOME.game.scores(SOME.state))
    assert f"{totals}\n" in said.partition("\n  Total")[2]
    assert said.count(" rule 9.") == len(SOME.ledger())


def test_show_tells_who_has_won(desk: Desk) -> None:
    said = desk.said("show", "-", typed=text(WHOLE))
    winner = WHOLE.game.ranking(WHOLE.state).index(1) + 1
    assert f"The game is over. Player {winner} wins " in said
    assert "If it ended now" not in said


def test_show_tells_why_a_game_stopped(desk: Desk) -> None:
    idle = Match(new_record("cheops", 2, {}, "idle"))
    while not idle.over:
        idle = idle.play("done")
    said = desk.said("show", "-", typed=text(idle))
    assert "For 4 turns nobody has ticked anything: the game ends. (rule 7.8) The game is over." in said


def test_show_speaks_german(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = desk.said("show", "-", "--lang", "de", typed=text(WHOLE))
    assert "Das Spiel ist aus." in asked
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert desk.said("show", "-", typed=text(WHOLE)) == asked


def test_show_reads_a_file(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "duel.txt"
    path.write_bytes(b"\xef\xbb\xbf" + text(SOME).encode())  # with the mark some editors leave
    assert desk.said("show", str(path)) == desk.said("show", "-", typed=text(SOME))


@pytest.mark.parametrize("match", [Match(WHOLE.setup), SOME, WHOLE], ids=["start", "middle", "end"])
def test_link_and_open_convert_there_and_back(desk: Desk, match: Match) -> None:
    link = desk.said("link", "-", typed=text(match)).strip()
    assert desk.said("open", link) == text(match)
    assert desk.said("open", f"https://example.org/play/#{link}") == text(match)
    data = desk.run("link", "-", "--json", typed=text(match)).data
    assert list(data) == [*KEYS, "link"]
    assert data["link"] == link
    opened = desk.run("open", link, "--json").data
    assert list(opened) == [*KEYS, "at"]
    assert opened["at"] == (match.plies or None)


def test_link_can_be_to_the_deal_or_to_a_move(desk: Desk) -> None:
    deal = desk.said("link", "-", "--deal", typed=text(SOME)).strip()
    assert open_link(deal).record == SOME.setup
    at = desk.said("link", "-", "--at", "7", typed=text(SOME)).strip()
    assert open_link(at) == (SOME.record, 7)


def test_a_review_tells_what_each_decision_gave_away(desk: Desk) -> None:
    data = desk.run("review", text(SOME), "--level", "flat:40", "--json").data
    chosen = [ply for ply in range(SOME.plies) if SOME.game.chooses(SOME.at(ply))]
    assert [judged["ply"] for judged in data["judged"]] == chosen
    assert [judged["played"] for judged in data["judged"]] == [SOME.action(ply).text for ply in chosen]
    assert sum(account["decisions"] for account in data["accounts"]) == len(chosen)
    turning = [judged["ply"] for judged in data["judged"] if judged["turning"]]
    assert turning
    said = desk.said("review", text(SOME), "--level", "flat:40")
    assert all(f"Move {ply + 1} · Player " in said for ply in turning)
    assert said.count("It gave away ") == said.count("Better: ") == len(turning)


def test_a_review_needs_a_bot_that_thinks_in_iterations(desk: Desk) -> None:
    assert desk.refused("review", text(SOME), "--level", "greedy").startswith("level: “greedy” does not fit")


def test_a_file_may_hold_a_link_instead(desk: Desk, tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    for address in ("", "https://example.org/play/#"):
        kept.write_text(address + desk.said("link", "-", typed=text(WHOLE)), "utf-8")
        assert desk.said("show", str(kept)) == desk.said("show", "-", typed=text(WHOLE))
    kept.write_text("duel-1-2-nonsense\n", "utf-8")
    assert desk.refused("show", str(kept)).startswith(("link: ", "check letters: "))


@pytest.mark.parametrize("before", ["https://example.org/baumeister/#", "#", ""])
def test_a_link_itself_stands_for_a_file(desk: Desk, before: str) -> None:
    link = before + replay_link(SOME.record, 4)
    for command in ("show", "link", "replay", "position"):
        assert desk.said(command, link) == desk.said(command, text(SOME))
    assert desk.run("play", "--from", link, "--json", typed="quit\n").data["actions"] == [
        *SOME.record.actions
    ]


def test_a_file_that_is_named_like_a_link_is_read(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(replay_link(SOME.record.with_actions(()))).write_text(text(WHOLE))
    assert desk.said("show", replay_link(SOME.record.with_actions(()))) == desk.said("show", text(WHOLE))


def test_a_link_that_is_wrong_is_named_and_a_file_that_is_missing_too(desk: Desk) -> None:
    assert desk.refused("show", f"#{replay_link(SOME.record)}x").startswith("check letters: ")
    assert desk.refused("show", "chess-1-2-AABAr-amun7342-k7f").startswith("game: ")
    for name in ("duel-1.txt", "games#1", "duel-1-2-a.txt"):
        assert desk.refused("show", name).startswith("file: ")


def test_a_file_that_cannot_be_written_over_stays_as_it_was(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    for over in (False, True):
        files.write_record(SOME.record, str(path), over=over)
    monkeypatch.setattr(files, "to_text", lambda _: "half\ud800")  # no file takes that
    with pytest.raises(Problem):
        files.write_record(WHOLE.record, str(path), over=True)
    assert from_text(path.read_text("utf-8")) == SOME.record
    assert list(tmp_path.iterdir()) == [path]
