"""Pictures of tables as SVG: well-formed, whole in themselves, with what the seat sees."""

import copy
import random
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from gymnasium.error import DependencyNotInstalled

from game.core.match import Match
from game.lab.envs import GAMES, chromium
from game.lab.envs.gymnasium import SeatEnv
from game.lab.envs.pettingzoo import BaumeisterEnv
from game.publish.page import sheets
from game.publish.problem import PublishError

SVG = "{http://www.w3.org/2000/svg}"
NAMESPACES = {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml"}
NOT_SHOWN = re.compile(r"\b(?:spoken|not-wide|only-tiny|short-word)\b")


def begun(game: str, steps: int, **more: Any) -> BaumeisterEnv:
    """A game after some random choices."""
    env = BaumeisterEnv(game, render_mode="svg", **more)
    env.reset(seed=3)
    chance = random.Random(2)
    for _ in range(steps):
        if not env.dealt.over:
            env.step(chance.choice(env.legal()))
    return env


def words(of: ET.Element) -> str:
    """All that can be read in it."""
    inside = "" if NOT_SHOWN.search(of.get("class", "")) else (of.text or "") + "".join(map(words, of))
    return f"{inside} {of.tail or ''}"


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_is_whole_in_itself(game: str) -> None:
    drawn = begun(game, 8).render()
    root = ET.fromstring(drawn)
    assert (root.tag, root.get("width"), root.get("height")) == (f"{SVG}svg", "1440", "900")
    assert {each.tag.split("}")[1] for each in root.iter()} & {
        "script",
        "link",
        "img",
        "image",
        "iframe",
    } == set()
    assert set(re.findall(r"https?:[^\"')\s]*", drawn)) == NAMESPACES
    named = {each.get("id") for each in root.iter()}
    found = re.findall(r"url\([\"']?([^\"')]*)|href=\"([^\"]*)", drawn)
    referred = {address.lstrip("#") for pair in found for address in pair if address}
    assert referred
    assert referred <= named
    assert "@import" not in drawn
    assert not re.search(r"\d(?:d?v[wh])\b", drawn)


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_tells_who_sits_there_with_how_many_points(game: str) -> None:
    env = begun(game, 40)
    read = " ".join(words(ET.fromstring(env.render())).split())
    dealt = env.dealt
    seen = dealt.game.observation(dealt.state, dealt.player)
    for seat, points in enumerate(dealt.game.scores(seen)):
        assert f"Player {seat + 1}" in read
        assert re.search(rf"(?<!\d){points}(?!\d)", read.replace("−", "-"))


def test_only_the_sheets_of_its_game_are_in_it() -> None:
    drawn = begun("duel", 0).render()
    assert ":where(.p-duel)" in drawn
    assert ".p-imhotep" not in drawn
    assert len(drawn) < 150_000


def test_a_picture_shows_nothing_that_others_hide() -> None:
    env = begun("pyramids", 20, players=3)
    dealt, game = env.dealt, env.dealt.game
    for seat in range(3):
        pictures = set()
        for number in range(3):
            drawn = game.determinize(game.observation(dealt.state, seat), random.Random(number).randrange)
            match = Match(dealt.written())
            match._plies[-1] = match._plies[-1]._replace(state=drawn)
            env.renderer._match = match
            pictures.add(env.renderer.render(dealt, seat))
        assert len(pictures) == 1


def test_pictures_go_on_with_the_game() -> None:
    env = begun("cheops", 10, players=3)
    first = env.render()
    env.step(env.legal()[0])
    known = env.renderer._match
    assert known is not None
    assert env.render() != first
    assert env.renderer._match is not None
    assert env.renderer._match.plies == known.plies + 1
    fresh = begun("cheops", 0, players=3)
    env.reset(seed=3)
    assert env.render() == fresh.render() != first


def test_a_seat_against_bots_sees_its_own_side() -> None:
    env = SeatEnv("pyramids", bots="random", seat=1, render_mode="svg")
    env.reset(seed=4)
    mine = env.render()
    env.seat = 0
    assert env.render() != mine
    env.renderer._chromium = chromium.Chromium()
    twin = copy.deepcopy(env)
    assert twin.renderer._chromium is None
    assert twin.render() == env.render()
    env.close()
    env.close()


def test_an_installation_without_sheets_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CHECKOUT", "INSTALLED"):
        monkeypatch.setattr(sheets, name, Path("nowhere"))
    with pytest.raises(PublishError, match="checkout"):
        begun("duel", 0).render()


def test_a_machine_without_a_browser_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "/nowhere/chromium")
    assert not chromium.is_there()
    env = BaumeisterEnv("duel", render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(DependencyNotInstalled, match="/nowhere/chromium is not a file"):
        env.render()
    env.close()
