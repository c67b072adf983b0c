"""Backups: out as one file, in without overwriting anything, and a report of what came of each line."""

import json
from collections.abc import Sequence

import pytest

from game.shell import messages as msg
from game.shell.effects import Choose, Copy, Download, Save
from game.shell.held import Report
from game.shell.page import page
from game.shell.releases import Release
from game.shell.releases import written as index
from game.shell.setup import unfinished
from game.shell.share.backup import FORMAT, LARGEST, MOST_LINES, Entry, written
from game.shell.share.merging import KINDS, OF_THE_BROWSER
from game.shell.shared import SHARED
from game.text.rescue import KEPT
from tests.shell.desk import Desk, new_game

MOVES = ("place 1 1", "place 1 2", "place 2 1", "place 2 2")
ARCHIVED = Release("0.1.0", "0" * 64, 600_000, (("duel", 7),))
RESULTS = '{"rows": [["a", "duel", "", ["", ""], [1, 2], [1]]], "cleared": []}'


def exported(desk: Desk) -> str:
    return desk.do("export").last(Download).text


def bring(desk: Desk, text: str, file: str = "backup.txt") -> Report:
    desk.send(msg.Brought(file, text))
    assert desk.layer == "brought"
    return desk.model.brought


def one(desk: Desk) -> tuple[str, str]:
    """The key of the open game and its save."""
    key = f"game.{desk.play.id}"
    return key, desk.storage[key]


def games(desk: Desk) -> dict[str, str]:
    return {key: text for key, text in desk.storage.items() if key.startswith("game.")}


def with_moves(raw: str, moves: Sequence[str]) -> str:
    """The save after other decisions."""
    data = json.loads(raw)
    head, seed, _ = data["record"].partition("seed shelltest\n")
    return json.dumps({**data, "record": head + seed + "".join(f"{move}\n" for move in moves)})


def reasons(report: Report) -> list[tuple[int, str, str]]:
    return [(row.line, row.problem.field, row.problem.reason) for row in report.refused]


# ---- out and in -------------------------------------------------------------------------------------


def full_profile() -> Desk:
    desk = new_game().act(*MOVES)
    new_game(level=2, seed="other", desk=desk.do("lobby")).act("place 2 2")
    desk.do("lobby", "language:de", "theme:dark")
    aside = {"aside.settings": "[[", "results": RESULTS}
    return Desk({**desk.storage, **aside})


def test_everything_on_another_profile_gives_the_same_lobby() -> None:
    there = full_profile()
    here = Desk()
    report = bring(here, exported(there))
    assert (report.there, report.refused) == (0, ())
    assert page(here.do("close").model).html() == page(there.model).html()
    assert {**there.storage, "open": ""} == {**here.storage, "open": ""}
    assert page(here.reload().model).html() == page(there.reload().model).html()


def test_the_same_backup_twice_brings_nothing() -> None:
    desk = full_profile()
    before, text = dict(desk.storage), exported(desk)
    report = bring(desk, text)
    assert (report.came, report.there, report.refused) == ((), 6, ())
    assert desk.storage == before


def test_a_file_is_named_by_its_day_and_holds_a_line_for_each() -> None:
    desk = full_profile()
    file = desk.do("export").last(Download)
    assert file.name == "baumeister-2026-03-01.txt"
    rows = [json.loads(line) for line in file.text.splitlines()]
    assert rows[0] == {"baumeister": FORMAT}
    kept = {key: text for key, text in desk.storage.items() if key not in ("open", "results")}
    held = {row["key"]: row["text"] for row in rows[1:]}
    assert {key: held[key] for key in kept} == kept
    assert set(held) == {*kept, "results"}
    assert all(set(row) == {"key", "text"} for row in rows[1:])


def test_one_game_goes_from_hand_to_hand() -> None:
    desk = new_game().act(*MOVES)
    key, raw = one(desk)
    file = desk.do(f"export:{desk.play.id}").last(Download)
    assert file.name == f"duel-2026-03-01-{desk.play.id}.txt"
    other = Desk()
    assert bring(other, file.text).came == ((key, ""),)
    assert other.storage[key] == raw
    assert other.do("close", f"continue:{desk.play.id}").moves == MOVES


def test_the_text_of_a_game_comes_in_once() -> None:
    record = new_game().act(*MOVES[:2]).do("download:record").last(Download).text
    desk = Desk()
    assert len(bring(desk, record).came) == 1
    assert bring(desk, record).there == 1
    longer = new_game().act(*MOVES).do("download:record").last(Download).text
    assert bring(desk, longer).longer == 1
    assert [saved.raw.count("place") for saved in desk.model.saves] == [4]


def test_a_save_as_it_is_stored_can_be_pasted() -> None:
    _, raw = one(new_game().act(*MOVES))
    desk = Desk().do("open-link").fill(link=raw).do("go-link")
    assert (desk.layer, len(desk.model.saves), desk.model.brought.refused) == ("brought", 1, ())
    assert desk.model.saves[0].raw == raw


def test_a_file_of_one_game_can_be_pasted_whatever_its_notes_say() -> None:
    desk = new_game().act(*MOVES).send(msg.Field("annotation", "see move #3"))
    file = desk.do(f"export:{desk.play.id}").last(Download)
    there = Desk().do("open-link").fill(link=file.text).do("go-link")
    assert (there.layer, len(there.model.saves), there.model.brought.refused) == ("brought", 1, ())


def test_a_file_is_asked_for() -> None:
    assert Desk().do("import").wished(Choose) == [Choose()]


def test_a_file_over_the_page_is_seen() -> None:
    desk = Desk().send(msg.Dragged(True))
    assert 'data-k="drop"' in page(desk.model).html()
    bring(desk, "")
    assert 'data-k="drop"' not in page(desk.model).html()


# ---- merging ----------------------------------------------------------------------------------------


def test_the_longer_history_wins() -> None:
    desk = new_game().act(*MOVES[:2]).do("lobby")
    [(key, raw)] = games(desk).items()
    longer = with_moves(raw, MOVES)
    report = bring(desk, written([Entry(key, longer)]))
    assert (report.came, report.longer, report.copies) == (((key, raw),), 1, 0)
    assert games(desk) == {key: longer}
    report = bring(desk, written([Entry(key, raw)]))
    assert (report.came, report.there) == ((), 1)
    assert games(desk) == {key: longer}


def test_a_review_comes_to_the_same_game_where_it_has_none_and_nothing_else_does() -> None:
    desk = new_game().act(*MOVES)
    key, raw = one(desk)
    desk.do("lobby")
    reviewed, otherwise = {"level": "tree:400", "judged": []}, {"level": "flat:9", "judged": []}
    other = json.dumps({**json.loads(raw), "date": "2020-01-01", "review": reviewed})
    assert bring(desk, written([Entry(key, other)])).longer == 1
    assert json.loads(desk.storage[key]) == {**json.loads(raw), "review": reviewed}
    for review in ({"review": otherwise}, {}):
        there = json.dumps({**json.loads(raw), "date": "2020-01-01", **review})
        assert bring(desk, written([Entry(key, there)])).there == 1
        assert json.loads(desk.storage[key])["review"] == reviewed


def test_two_that_went_on_differently_are_both_kept_and_found_again() -> None:
    desk = new_game().act(*MOVES[:2]).do("lobby")
    [(key, raw)] = games(desk).items()
    other = with_moves(raw, ("place 1 1", "place 3 3"))
    report = bring(desk, written([Entry(key, other)]))
    assert (report.came, report.copies) == (((f"{key}-2", ""),), 1)
    assert games(desk) == {key: raw, f"{key}-2": other}
    assert bring(desk, written([Entry(key, other)])).there == 1
    further = with_moves(raw, ("place 1 1", "place 3 3", "place 3 2"))
    assert bring(desk, written([Entry(key, further)])).longer == 1
    third = with_moves(raw, ("place 3 3",))
    bring(desk, written([Entry(key, third)]))
    assert games(desk) == {key: raw, f"{key}-2": further, f"{key}-3": third}
    assert desk.do("close", f"continue:{key.removeprefix('game.')}-3").moves == ("place 3 3",)


def test_another_deal_or_other_players_under_the_same_name_are_another_game() -> None:
    desk = new_game().act(*MOVES[:2]).do("lobby")
    [(key, raw)] = games(desk).items()
    deal = with_moves(raw, MOVES).replace("seed shelltest", "seed another")
    players = json.dumps({**json.loads(with_moves(raw, MOVES)), "seats": [["Ada", ""], ["", ""]]})
    report = bring(desk, written([Entry(key, deal), Entry(key, players)]))
    assert (len(report.came), report.copies) == (2, 2)
    assert games(desk) == {key: raw, f"{key}-2": deal, f"{key}-3": players}


def test_a_damaged_save_here_is_not_overwritten() -> None:
    _, raw = one(new_game().act(*MOVES))
    desk = Desk({"game.abc": "{"})
    bring(desk, written([Entry("game.abc", raw)]))
    assert games(desk) == {"game.abc": "{", "game.abc-2": raw}


def test_the_open_game_goes_on_where_it_has_got_to() -> None:
    desk = new_game().act(*MOVES[:2])
    key, raw = one(desk)
    bring(desk, written([Entry(key, with_moves(raw, MOVES))]))
    assert (desk.model.screen, desk.moves, desk.notices) == ("table", MOVES, [])
    desk.do("close").act("place 3 3")
    assert json.loads(desk.storage[key])["record"].endswith("place 2 2\nplace 3 3\n")


def test_the_open_game_stays_if_it_is_the_longer_one() -> None:
    desk = new_game().act(*MOVES)
    key, raw = one(desk)
    assert bring(desk, written([Entry(key, with_moves(raw, MOVES[:1]))])).there == 1
    assert (desk.moves, desk.storage[key]) == (MOVES, raw)


def test_settings_and_seats_come_in_where_nobody_chose_any() -> None:
    text = exported(new_game().do("lobby", "theme:dark"))
    fresh, settled = Desk(), Desk().do("theme:light")
    bring(fresh, text)
    assert fresh.model.settings.theme == "dark"
    bring(settled, text)
    assert settled.model.settings.theme == "light"
    assert Desk(settled.storage).model.settings.theme == "light"


def test_results_are_joined_by_game() -> None:
    row = ["a", "duel", "", ["", ""], [1, 2], [1]]
    other = ["b", "duel", "", ["", ""], [3, 2], [0]]
    changed = ["a", "duel", "", ["", ""], [9, 2], [0]]
    desk = Desk({"results": json.dumps({"rows": [row], "cleared": ["x"]})})
    bring(desk, written([Entry("results", json.dumps({"rows": [changed, other], "cleared": ["y"]}))]))
    assert [(each.id, each.points) for each in desk.model.results.rows] == [("a", (1, 2)), ("b", (3, 2))]
    assert desk.model.results.cleared == ("x", "y")


def test_a_game_that_ended_there_and_went_on_otherwise_here_counts_once() -> None:
    here = new_game().act("place 1 1")
    there = Desk(dict(here.storage)).act("place 1 2")
    while not there.play.match.over:
        there.act(there.play.match.legal[0].text)
    here.act("place 2 2")
    held = exported(there)
    assert bring(here, held).copies == 1
    here.do("close", "lobby", "statistics")
    assert [row.id for row in here.model.results.rows] == [f"{there.play.id}-2"]
    bring(here, held)
    assert len(here.do("close", "statistics").model.results.rows) == 1


def test_what_was_put_aside_is_put_aside_again() -> None:
    desk = Desk({"aside.seats": "{"})
    bring(desk, written([Entry("aside.seats", "["), Entry("aside.seats", "{"), Entry("aside.seats", "[")]))
    assert {key: text for key, text in desk.storage.items() if key != "open"} == {
        "aside.seats": "{",
        "aside.seats-2": "[",
    }


def test_a_game_of_other_rules_comes_in_as_it_is() -> None:
    key, raw = one(new_game().act(*MOVES))
    earlier = raw.replace("game duel 1", "game duel 7").replace("option ", "option once-called-")
    for releases in ("[]", json.dumps(index([ARCHIVED]))):
        desk = Desk(releases=releases)
        assert bring(desk, written([Entry(key, earlier)])).refused == ()
        assert games(desk) == {key: earlier}


def test_whatever_the_rescue_page_saves_comes_in_without_a_word() -> None:
    desk = new_game(desk=Desk().do("theme:dark")).act(*MOVES)
    lines = [{"baumeister": FORMAT}, *({"key": key, "text": text} for key, text in desk.storage.items())]
    lines += [{"key": key, "text": ""} for key in SHARED] + [{"key": unfinished.KEY, "text": "game duel"}]
    report = bring(Desk(), "\n".join(map(json.dumps, lines)))
    assert (report.refused, [key for key, _ in report.came]) == ((), ["settings", "seats", one(desk)[0]])


# ---- refusals ---------------------------------------------------------------------------------------

GOOD = '{"record": "game duel 1\\nplayers 2\\nseed x"}'
REFUSED = [
    ("[]", "line", "no_entry"),
    ("{", "line", "no_entry"),
    ("[" * 5_000, "line", "no_entry"),
    ('{"key": 1, "text": ""}', "line", "no_entry"),
    ('{"key": "game.a", "text": "", "more": 1}', "line", "no_entry"),
    ('{"baumeister": 2}', "format", "other_format"),
    ('{"baumeister": true}', "format", "other_format"),
    (json.dumps({"key": "game.a", "text": "{"}), "game", "missing_line"),
    (json.dumps({"key": "game.a", "text": GOOD.replace("duel", "chess")}), "game", "unknown_game"),
    (json.dumps({"key": "game.a", "text": GOOD.replace("2", "9")}), "players", "exact_players"),
    (json.dumps({"key": "game.a", "text": GOOD.replace("seed x", "seed -")}), "seed", "bad_seed"),
    (json.dumps({"key": "game.<b>", "text": GOOD}), "key", "bad_key"),
    (json.dumps({"key": "game.a b", "text": GOOD}), "key", "bad_key"),
    (json.dumps({"key": "game.", "text": GOOD}), "key", "unknown_key"),
    (json.dumps({"key": "settings.x", "text": "{}"}), "key", "unknown_key"),
    (json.dumps({"key": "__proto__", "text": "{}"}), "key", "unknown_key"),
    (json.dumps({"key": "settings", "text": "{"}), "settings", "unreadable"),
    (json.dumps({"key": "seats", "text": "["}), "seats", "unreadable"),
    (json.dumps({"key": "results", "text": "{"}), "results", "unreadable"),
    ('{"key": "game.a", "text": "' + "x" * 400_000 + '"}', "line", "too_long"),
]


@pytest.mark.parametrize(("line", "field", "reason"), REFUSED)
def test_a_refused_line_is_named_and_can_be_copied(line: str, field: str, reason: str) -> None:
    desk = Desk()
    report = bring(desk, f'{{"baumeister": 1}}\n\n{line}\r\n{json.dumps({"key": "game.ok", "text": GOOD})}\n')
    assert reasons(report) == [(3, field, reason)]
    assert [key for key, _ in report.came] == ["game.ok"]
    assert desk.do("copy:refused").last(Copy).text == line
    assert "Line 3" in page(desk.model).html()


@pytest.mark.parametrize(
    ("text", "reason"), [("x" * (LARGEST + 1), "too_long"), ("\n" * (MOST_LINES + 1), "too_many_lines")]
)
def test_a_file_that_is_too_large_is_refused_whole(text: str, reason: str) -> None:
    assert reasons(bring(Desk(), text)) == [(0, "file", reason)]


def test_a_file_that_is_too_large_to_be_read_is_refused() -> None:
    desk = Desk().send(msg.TooLarge("film.mp4"))
    assert (desk.layer, reasons(desk.model.brought)) == ("brought", [(0, "file", "too_long")])


def test_a_game_that_came_in_and_is_played_on_stays_whatever_is_not_kept_later() -> None:
    _, raw = one(new_game().act(*MOVES))
    desk = Desk()
    bring(desk, written([Entry("game.abc", raw)]))
    desk.send(msg.Saved("abc")).do("close", "continue:abc").act("place 3 3").do("lobby")
    held = json.loads(desk.storage["game.abc"])["revision"]
    desk.send(msg.SaveFailed("abc", "full", held))
    assert [saved.id for saved in desk.model.saves] == ["abc"]
    assert desk.model.brought.refused == ()


def test_what_storage_has_no_room_for_is_told_and_the_old_one_stays() -> None:
    desk = new_game().act(*MOVES[:2]).do("lobby")
    [(key, raw)] = games(desk).items()
    text = written([Entry(key, with_moves(raw, MOVES)), Entry("game.new", raw)])
    desk.send(msg.Brought("", text))
    held = desk.model.brought.came
    assert dict(held) == {key: raw, "game.new": ""}
    desk.send(msg.SaveFailed("new", "full"), msg.SaveFailed(key.removeprefix("game."), "conflict", 3))
    assert [(row.problem.field, row.problem.reason) for row in desk.model.brought.refused] == [
        ("storage", "full"),
        ("storage", "conflict"),
    ]
    assert [(saved.id, saved.raw) for saved in desk.model.saves] == [(key.removeprefix("game."), raw)]
    again = desk.do("copy:refused").last(Copy).text
    desk.storage[key] = raw
    desk = desk.reload()
    assert bring(desk, again).refused == ()
    assert games(desk) == {key: with_moves(raw, MOVES), "game.new": raw}


def test_without_storage_games_come_in_for_as_long_as_the_page_is_open() -> None:
    key, raw = one(new_game().act(*MOVES))
    desk = Desk.without_storage()
    assert bring(desk, written([Entry(key, raw)])).refused == ()
    assert [saved.raw for saved in desk.model.saves] == [raw]
    assert desk.wished(Save)


def test_the_rescue_page_has_a_name_for_all_that_is_kept() -> None:
    assert set(KEPT) == {*KINDS, *OF_THE_BROWSER}
