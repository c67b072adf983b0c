"""Every move since a person last decided has its mark and its line, in all games and both languages."""

import re
from functools import partial
from html import unescape

import pytest

from game.core.state import Event
from game.shell.model import Settings
from game.shell.page import page
from game.shell.play import Play
from game.shell.table.since import since
from game.shell.words import names
from game.text.catalogue import Texts, texts
from game.text.games import words
from game.text.parts import parts
from game.views.games import pictures
from game.views.told import Beside
from tests.golden.games import recorded
from tests.picture.scenes import GAMES, seats_for, table
from tests.reading import Element, read
from tests.views.checks import classes

LINE = re.compile('<button[^>]* data-cmd="goto:([0-9]+)"[^>]*>(.*?)</button>')
WORD = re.compile(r"\w+")
TAG = re.compile("<[^>]*>")
LANGUAGES = ("en", "de")
TRACELESS = frozenset({"done", "stop", "pass", "decline", "accept", "choose", "discard", "build", "keep"})
SWEEPING = frozenset(
    {"round", "sail", "private", "play", "favour"}
)  # what moves on what others have just done


def some(game: str, every: int = 9) -> list[Play]:
    """Moments of recorded games, the one who decides being the only person."""
    matches = [recorded(name) for name in GAMES[game]]
    moments = [match.until(ply) for match in matches for ply in range(0, match.plies, every)]
    return [Play("1", match, seats_for(match)) for match in moments]


def drawn(play: Play, language: str = "en") -> Element:
    return read(page(table(Settings(language=language), play)).html())


def with_class(root: Element, name: str) -> list[Element]:
    return [node for node in root.having("class") if name in node.attrs["class"].split()]


def listed(root: Element) -> Element:
    return next(node for node in root.having("id") if node.attrs["id"] == "since")


def seen_words(node: Element) -> str:
    """The words that are not for listeners alone."""
    if "spoken" in node.attrs.get("class", "").split():
        return ""
    return "".join([*node.texts, *map(seen_words, node.children)])


@pytest.mark.parametrize("game", ["imhotep", "pyramids", "cheops"])  # in the Duel two take turns
def test_every_turn_since_has_its_number_on_the_board(game: str) -> None:
    met = 0
    for play in some(game):
        told = since(play).turns
        events = [event for turn in told for ply in turn.plies for event in play.match.events(ply)]
        if len(told) < 2 or SWEEPING & {event.kind for event in events}:
            continue
        root = drawn(play)
        aside = reached(root, "prompt", "since-list")
        board = [node for node in with_class(root, "move-number") if id(node) not in aside]
        numbers = {node.attrs["data-nr"] for node in board}
        numbers |= {node.text for node in with_class(root, "nth-text")}
        for nth, turn in enumerate(told, 1):
            if not {play.match.action(ply).verb for ply in turn.plies} <= TRACELESS:
                assert str(nth) in numbers
                met += 1
    assert met


def test_a_number_adds_no_word_to_the_name_of_the_button_it_lies_on() -> None:
    drawings = [drawn(play) for play in some("pyramids")]
    numbered = [
        tile for root in drawings for tile in with_class(root, "god") if with_class(tile, "move-number")
    ]
    assert numbered
    for tile in numbered:
        seen = WORD.findall(" ".join(node.text for node in tile.children if node.tag in ("b", "span")))
        assert set(seen) <= set(WORD.findall(tile.attrs["aria-label"]))


def reached(root: Element, *names: str) -> set[int]:
    """All that lies in things of these classes."""
    return {id(node) for name in names for thing in with_class(root, name) for node in thing.walk}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_turn_since_has_its_line_as_a_plain_sentence(game: str, language: str) -> None:
    for play in some(game):
        html = page(table(Settings(language=language), play)).html()
        lines = LINE.findall(html[html.index('id="since"') :])
        decisions = [ply for turn in since(play).turns for ply in turn.plies]
        assert [int(after) for after, _ in lines] == [ply + 1 for ply in decisions]
        t, game_words = texts(language, game), words(game)
        called = names(t, play.seats)
        for (_, line), ply in zip(lines, decisions, strict=True):
            said = unescape(TAG.sub("", line))
            assert all(game_words.event(t, event, called) in said for event in play.match.events(ply))


def spoken(game: str, event: Event, t: Texts) -> str:
    return words(game).event(t, event, "12345")


@pytest.mark.parametrize("game", GAMES)
def test_pictures_stand_where_words_read_like_codes(game: str) -> None:
    t, drawings = texts("de", game), pictures(game)
    met = set()
    for name in GAMES[game]:
        match = recorded(name)
        for ply in range(match.plies):
            for event in match.events(ply):
                said = parts(t, partial(spoken, game, event))
                assert "".join(part.text for part in said) == spoken(game, event, t)
                for part in said:
                    if part.place in drawings:
                        picture = drawings[part.place](event)
                        assert "<svg" in (picture.picture if isinstance(picture, Beside) else picture)
                        met.add(part.place)
    assert met == set(drawings)


def test_pyramids_shows_cards_as_pictures_and_says_them() -> None:
    play = next(play for play in some("pyramids", 1) if _builds(play))
    line = next(
        each for each in listed(drawn(play)).having("data-cmd") if with_class(each, "construction-card")
    )
    assert with_class(line, "told")
    colours = ("blue", "white", "red", "green", "yellow")
    assert any(colour in line.text for colour in colours)
    assert not any(colour in seen_words(line) for colour in colours)


def _builds(play: Play) -> bool:
    plies = [ply for turn in since(play).turns for ply in turn.plies]
    return any(play.match.action(ply).verb == "obelisk" for ply in plies)


@pytest.mark.parametrize("game", GAMES)
def test_the_sign_keeps_its_place_when_nothing_has_happened(game: str) -> None:
    for play in (some(game)[0], Play("1", recorded(GAMES[game][0]), some(game)[0].seats, at=20)):
        prompt = with_class(drawn(play), "prompt")[0]
        assert classes(prompt)["since"] == 1
        assert not prompt.having("popovertarget") or play.at is None


def test_a_boat_being_unloaded_says_who_sailed_it_where() -> None:
    met = 0
    for name in GAMES["imhotep"]:
        match = recorded(name)
        for ply in range(match.plies):
            pending = match.at(ply).pending
            if pending and pending[-1].step == "pick" and any(p.step == "unload" for p in pending):
                moment = match.until(ply)
                ask = with_class(drawn(Play("1", moment, seats_for(moment))), "ask")[0]
                assert " sails the " in ask.text
                met += 1
    assert met
