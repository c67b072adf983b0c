"""Games as drawn steps: they can be put together again, stay small and hide what a link hides."""

import json
import random
import re
import zlib
from base64 import urlsafe_b64decode
from typing import Any

import pytest

from game.core.link import open_link, replay_link
from game.core.match import Match
from game.core.record import new_record
from game.core.registry import LISTINGS
from game.shell.messages import Field
from game.shell.page import page
from game.shell.seat import Seat
from game.shell.share import drawn, snippets
from tests.shell.desk import BASE, Desk, new_game

GAMES = [game for game, listing in LISTINGS.items() if listing.shown]
PICTURE_MOST, REPLAY_MOST = 12_000, 60_000  # letters
NAME = "<b onclick=x()>Ra</b>"


def played(game: str, plies: int = 1000, players: int = 0) -> Match:
    source = random.Random(3)
    match = Match(new_record(game, players or LISTINGS[game].seats[0], {}, "drawn"))
    while match.plies < plies and not match.over:
        match = match.play(source.choice(match.legal).text)
    return match


def unpacked(word: str) -> dict[str, Any]:
    assert re.fullmatch(r"[\w-]+", word, re.ASCII)
    found: dict[str, Any] = json.loads(zlib.decompress(urlsafe_b64decode(word + "=" * (-len(word) % 4))))
    return found


def together(data: dict[str, Any], step: int) -> str:
    return "".join(data["pieces"][number] for number in data["steps"][step])


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_holds_every_step_and_stays_small(game: str) -> None:
    match = played(game, players=LISTINGS[game].seats[1])
    model = drawn.looked_at(match, "en")
    word = drawn.replay(model)
    data = unpacked(word)
    assert len(word) < REPLAY_MOST
    assert len(data["steps"]) == len(data["said"]) == match.plies + 1
    for ply in (0, match.plies // 2, match.plies):
        assert together(data, ply) == drawn.step(model, ply).markup
        assert replay_link(match.record, ply).endswith(f"-{ply}-{data['checks'][3 * ply : 3 * ply + 3]}")
    assert all(data["said"])
    assert data["ended"]["points"] == list(match.game.scores(match.state))
    assert data["rounds"][0] == 0
    assert len(data["rounds"]) > 2
    assert data["rounds"] == sorted(set(data["rounds"]))


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_is_a_few_kilobytes_and_nothing_to_click(game: str) -> None:
    match = played(game, 30)
    word = drawn.picture(drawn.looked_at(match, "de"))
    data = unpacked(word)
    assert len(word) < PICTURE_MOST
    assert (data["first"], data["game"], data["lang"]) == (match.plies, game, "de")
    markup = together(data, 0)
    assert not re.search(r" (data-(?!part)|title=|tabindex|aria-label)", markup)
    assert re.findall(r'data-part="(\w+)"', markup) == ["status", "board"]


def test_a_picture_hides_what_a_link_hides() -> None:
    match = played("pyramids", 6)
    desk = Desk().do("new:pyramids").fill(seat_0_name="Ada").do("start")
    own = desk.model.with_play(match=match, holder=0)
    strangers = drawn.looked_at(match, "en").with_play(seats=desk.play.seats)
    assert drawn.step(own, match.plies).markup == drawn.step(strangers, match.plies).markup


def test_names_are_text_in_drawings() -> None:
    model = drawn.looked_at(played("duel", 3), "en").with_play(seats=(Seat(NAME), Seat()))
    markup = drawn.step(model, 3).markup
    assert "&lt;b onclick" in markup
    assert "<b onclick" not in markup


def test_the_dialog_gives_an_element_or_a_frame() -> None:
    desk = new_game().act("place 1 1").do("share", "embed:element-board")
    element = snippets.snippet(desk.model, desk.play)
    assert element.startswith(
        f'<script src="{BASE}static/js/baumeister-game.js" async></script>\n<baumeister-game '
    )
    (source,) = re.findall(r'<baumeister-game src="([^"]+)"', element)
    address, _, fragment = source.partition("#")
    link, _, word = fragment.partition(".")
    assert address == f"{BASE}embed.html?lang=en"
    assert open_link(link) == (desk.record, 1)
    assert unpacked(word)["first"] == 1
    frame = snippets.snippet(desk.do("embed:frame-replay").model, desk.play)
    assert frame.startswith(f'<iframe src="{BASE}embed.html?lang=en&amp;view=replay#')
    assert len(unpacked(frame.partition(".")[2].partition('"')[0].rpartition(".")[2])["steps"]) == 2


def test_a_replay_tells_what_was_noted() -> None:
    desk = new_game().act("place 1 1").send(Field("annotation", "Why <b>here</b>?"))
    text = snippets.replay_file(desk.model, desk.play)
    start, first = unpacked(json.loads(text)["drawn"])["said"]
    assert "Note" not in start
    assert first.endswith(" Note: Why <b>here</b>?")
    assert "Your notes are shown" in page(desk.do("share", "embed:element-replay").model).html()


def test_what_is_none_of_the_choices_is_as_usual() -> None:
    assert snippets.chosen("") == snippets.chosen("x-y") == ("element", "board")
