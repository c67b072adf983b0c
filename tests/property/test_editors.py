"""Positions set up by hand: whatever is changed can be written and drawn; without faults it can be played."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.core.editor import Editor
from game.core.errors import BadNotation
from game.core.game import Game
from game.core.match import Match
from game.core.record import Record
from game.core.registry import LISTINGS, editor_of, game_class
from game.shell.model import Model
from game.shell.page import page
from game.shell.play import SetUp
from game.shell.setup import setting_up
from tests.golden.games import names, recorded
from tests.property.test_positions import to_the_end

CHANGES, WALKS = 12, 8
POSITIONS = 4  # of a recorded game, spread over it
GAMES = [game for game in LISTINGS if editor_of(game_class(game)(game_class(game).info.seats[0], {}))]


def positions(name: str) -> Iterator[tuple[Record, Game[Any], str]]:
    """Positions out of the recorded games of a game."""
    for each in names():
        if each.split("-")[0] == name:
            match = recorded(each)
            for ply in range(0, match.plies + 1, -(-match.plies // POSITIONS)):
                yield match.setup, match.game, match.game.write(match.at(ply))


def editor(game: Game[Any]) -> Editor[Any]:
    found = editor_of(game)
    assert found
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_position_of_a_game_has_no_fault_and_can_be_left_as_it_is(name: str) -> None:
    for _, game, text in positions(name):
        by_hand = editor(game)
        s = by_hand.sketch(text)
        assert s == game.read(text)
        assert list(by_hand.faults(s)) == []
        settings = list(by_hand.settings(s))
        assert len({setting.key for setting in settings}) == len(settings)
        assert [setting for setting in settings if setting.value not in setting.choices] == []
        of_each_kind = {setting.name.split()[0]: setting for setting in settings}
        for setting in of_each_kind.values():
            assert by_hand.changed(text, setting.key, setting.value) == text


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_changed_is_drawn_and_without_faults_played_to_the_end(name: str) -> None:
    given, source, played = list(positions(name)), random.Random(name), 0
    for _ in range(WALKS):
        setup, game, text = source.choice(given)
        by_hand, thing, last = editor(game), "", None
        for _ in range(CHANGES):
            setting = source.choice(list(by_hand.settings(by_hand.sketch(text))))
            text, thing = by_hand.changed(text, setting.key, source.choice(setting.choices)), setting.thing
            s = by_hand.sketch(text)
            assert game.write(s) == text
            if not list(by_hand.faults(s)):
                last = s
                assert game.read(text) == s
        if last:
            played += 1
            to_the_end(game, last, source)
        table = setting_up.on_the_table(setup, SetUp(None, (text,), thing=thing))
        drawn = page(Model(play=table)).html()
        assert "palette" in drawn
    assert played > WALKS // 4


@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_is_refused(name: str) -> None:
    _, game, text = next(positions(name))
    by_hand = editor(game)
    setting = next(iter(by_hand.settings(by_hand.sketch(text))))
    for key, value in ((setting.key, "sphinx"), ("sphinx: 1", setting.value)):
        with pytest.raises(BadNotation):
            by_hand.changed(text, key, value)


# ---- an empty table, and the end of a game played with the box ------------------------------------------

# Where a table is counted, the score track has all points so far, and stones count whatever their order.
OTHERWISE = ("points", "last", "next")


@pytest.mark.parametrize("name", GAMES)
def test_an_empty_table_has_everything_in_the_box(name: str) -> None:
    for _, game, text in positions(name):
        by_hand = editor(game)
        over = by_hand.ended(by_hand.cleared(text))
        s = by_hand.sketch(over)
        assert game.write(s) == over
        assert game.is_over(s)
        assert by_hand.cleared(over) == over
        assert by_hand.ended(over) == over
        assert [event for event in game.opening(s) if event.kind == "arrive"] == []


@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_asked_for_does_not_count(name: str) -> None:
    for game, text in ends(name):
        by_hand = editor(game)
        before = game.read(text)
        for setting in by_hand.settings(by_hand.sketch(text)):
            if setting.counts or setting.name.split()[0] in OTHERWISE:
                continue
            for choice in {setting.choices[0], setting.choices[-1]}:
                after = by_hand.sketch(by_hand.changed(text, setting.key, choice))
                assert game.scores(after) == game.scores(before), setting
                if game.is_over(after):
                    assert game.ranking(after) == game.ranking(before), setting


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_counted_at_a_table_adds_up(name: str) -> None:
    """From an empty table, by what is asked for alone: the ledger tells each total."""
    source, matter = random.Random(name), set()
    for setup, game, given in positions(name):
        by_hand = editor(game)
        text = by_hand.ended(by_hand.cleared(given))
        for _ in range(CHANGES):
            asked = [each for each in by_hand.settings(by_hand.sketch(text)) if each.counts]
            setting = source.choice(asked)
            before = by_hand.sketch(text)
            text = by_hand.changed(text, setting.key, source.choice(setting.choices))
            after = by_hand.sketch(text)
            assert game.is_over(after)
            if (game.scores(before), game.ranking(before)) != (game.scores(after), game.ranking(after)):
                matter.add(setting.name.partition(" ")[0])
        match = Match.sketched(replace(setup, position=text), by_hand.sketch(text))
        totals = [0] * game.players
        for event in match.ledger():
            totals[event.player] += event.points
        assert totals == game.scores(match.state)
    assert len(matter) > 1


def ends(name: str) -> Iterator[tuple[Game[Any], str]]:
    """How the recorded games of a game ended."""
    for each in names():
        if each.split("-")[0] == name:
            match = recorded(each)
            yield match.game, match.game.write(match.state)


def test_the_score_track_is_for_tables_only() -> None:
    game, text = next(ends("imhotep"))
    by_hand = editor(game)
    counted = by_hand.changed(text, "player 0: track", "30")
    with pytest.raises(BadNotation):
        game.read(counted)


def test_a_sled_can_be_laid_anywhere_and_is_refused_where_it_cannot_be() -> None:
    game, text = next(ends("abusir"))
    by_hand = editor(game)
    for name, value in (("right", "420"), ("down", "300"), ("heading", "13")):
        text = by_hand.changed(text, f"player 0: {name}", value)
    s = by_hand.sketch(text)
    found = {setting.key: setting.value for setting in by_hand.settings(s)}
    assert [found[f"player 0: {name}"] for name in ("right", "down", "heading")] == ["420", "300", "13"]
    in_the_river = by_hand.sketch(by_hand.changed(text, "player 0: down", "560"))
    assert [fault.why.rule for fault in by_hand.faults(in_the_river)] == ["A5.2"]
