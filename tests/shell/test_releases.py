"""Games of other rules: given to the archived release that plays them, else told with their text."""

import json

import pytest

from game.core.errors import BadNotation
from game.core.link import _sealed, read_link, replay_link, setup_link
from game.core.record import to_text
from game.shell.effects import Copy, Save, StartAgain
from game.shell.page import page
from game.shell.releases import Release, read_index, written
from tests.shell.desk import Desk, new_game

OLD = Release("0.1.0", "ce" * 32, 620_000, (("duel", 7),))
INDEX = json.dumps(written([OLD]))
PLAYED = new_game().act("place 1 1", "place 1 2")
OURS = PLAYED.record.version
RECORD = to_text(PLAYED.record).replace(f"game duel {OURS}", "game duel 7")


def sealed(link: str) -> str:
    return _sealed(link.replace(f"duel-{OURS}-", "duel-7-").split("-")[:-1])


def kept(releases: str = INDEX) -> Desk:
    """A visit after the rules have changed: the game that was open last has the old ones."""
    (text,) = (text for key, text in PLAYED.storage.items() if key.startswith("game."))
    saved = json.loads(text) | {"record": RECORD}
    return Desk({"game.old": json.dumps(saved), "open": "old"}, releases=releases)


def test_an_old_save_waits_in_the_lobby_and_opens_with_its_release() -> None:
    desk = kept()
    assert (desk.model.screen, desk.layer, desk.wishes) == ("lobby", "", [])
    assert "opens with release 0.1.0" in page(desk.model).html()
    assert "opens with release 0.1.0" in page(desk.do("saves").model).html()
    desk.do("continue:old")
    assert (desk.wishes, desk.model.play) == ([StartAgain(save="old")], None)


def test_how_strong_a_bot_was_under_old_rules_is_not_told_by_the_levels_of_today() -> None:
    (text,) = (text for key, text in PLAYED.storage.items() if key.startswith("game."))
    saved = json.loads(text) | {"seats": [["", ""], ["", "level:2"]]}
    kept = (json.dumps(saved | {"record": record}) for record in (RECORD, to_text(PLAYED.record)))
    old, ours = (page(Desk({"game.old": text}, releases=INDEX).do("lobby").model).html() for text in kept)
    assert all("Goose" in html for html in (old, ours))
    assert ["level 2 of" in html for html in (old, ours)] == [False, True]


def test_without_its_release_an_old_save_is_shown_as_far_as_it_goes() -> None:
    desk = kept("[]")
    assert (desk.model.screen, desk.notices) == ("table", ["other-version"])
    assert "no release that knows them is kept here" in page(desk.model).html()
    assert "opens with release" not in page(desk.do("lobby").model).html()


@pytest.mark.parametrize(
    "link", [setup_link(PLAYED.record), replay_link(PLAYED.record)], ids=["deal", "game"]
)
def test_a_pasted_link_opens_with_its_release(link: str) -> None:
    link = sealed(link)
    desk = Desk(releases=INDEX).do("open-link").fill(link=f"https://host.example/#{link}").do("go-link")
    assert desk.wishes == [StartAgain(fragment=link)]


def test_a_pasted_text_is_saved_and_opens_with_its_release() -> None:
    desk = Desk(releases=INDEX).do("open-link").fill(link=RECORD).do("go-link")
    save, again = desk.wishes
    assert isinstance(save, Save)
    assert (json.loads(save.text), again) == ({"record": RECORD.strip()}, StartAgain(save=save.id))


def test_a_link_without_its_release_is_told_with_its_text() -> None:
    link = sealed(replay_link(PLAYED.record))
    desk = Desk(fragment=f"#{link}")
    assert desk.layer == "bad-link"
    drawn = page(desk.model).html()
    assert f"Made for version 7; version {OURS} is played here." in drawn
    assert "No release of this page that plays it is kept here." in drawn
    assert RECORD in drawn
    assert desk.do("copy:link-record").last(Copy).text == RECORD
    assert to_text(read_link(link)) == RECORD


def test_a_link_without_its_release_that_cannot_even_be_read_is_told_all_the_same() -> None:
    desk = Desk(fragment="#duel-7-2-AAAAr-amun7342-zzz")
    assert desk.layer == "bad-link"
    assert "Ask for it again" in page(desk.model).html()
    assert desk.do("copy:link-record").wished(Copy) == []


def test_our_own_games_are_ours_whatever_is_archived() -> None:
    desk = Desk(dict(PLAYED.storage), releases=INDEX)
    assert (desk.model.screen, desk.moves) == ("table", PLAYED.moves)
    assert desk.wished(StartAgain) == []


@pytest.mark.parametrize(
    ("change", "field", "reason"),
    [
        ({"version": "1.0"}, "release 2", "bad_entry"),
        ({"version": "0.1.0"}, "release 2", "bad_entry"),
        ({"sha256": "CE" * 32}, "release 2", "bad_entry"),
        ({"size": 0}, "release 2", "bad_entry"),
        ({"size": True}, "release 2", "bad_entry"),
        ({"speaks": {}}, "release 2", "bad_entry"),
        ({"speaks": {"duel": "1"}}, "release 2", "bad_entry"),
        ({"speaks": {"../duel": 1}}, "release 2", "bad_entry"),
        ({"more": 1}, "release 2", "bad_row"),
    ],
)
def test_what_does_not_fit_in_an_index_is_named(change: dict[str, object], field: str, reason: str) -> None:
    rows = [*written([OLD]), *written([OLD._replace(version="0.0.1")])]
    assert len(read_index(json.dumps(rows))) == 2
    with pytest.raises(BadNotation) as caught:
        read_index(json.dumps([rows[0], rows[1] | change]))
    assert (caught.value.field, caught.value.reason) == (field, reason)
