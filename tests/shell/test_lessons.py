"""Guided first games: each can be played through, left, taken up again, and gone on with off its path."""

import json

import pytest

from game.core.match import Match
from game.core.registry import LISTINGS
from game.shell import effects as fx
from game.shell.held import SavedGame
from game.shell.kept.saves import opened
from game.shell.learning import lessons
from game.text.catalogue import texts
from game.text.lesson import game_of, has_lesson
from game.text.lesson import lesson as lesson_of
from game.text.lesson import lessons as lessons_of
from game.views.markup import escape
from tests.shell.desk import Desk, new_game
from tests.shell.lessons import (
    await_turn,
    come,
    drawn,
    follow,
    guide,
    learner,
    marked,
    names,
    play_out,
    read,
    shown,
)

GAMES = [game for game in LISTINGS if has_lesson(game)]
NAMES = [name for game in GAMES for name in lessons_of(game)]
PICKS = {"abusir": (1, 60)}  # free games, decisions of each: its bots take long over a whole one


def test_every_game_of_the_lobby_has_a_lesson() -> None:
    shown = [game for game, listing in LISTINGS.items() if listing.shown]
    assert [game for game in shown if not has_lesson(game)] == []
    assert [game for game in GAMES if game not in shown] in ([], ["abusir"])


@pytest.mark.parametrize("game", NAMES)
def test_a_path_is_a_game_that_leaves_the_learner_a_choice_at_its_end(game: str) -> None:
    played = Match(lessons.deal(game).with_actions(lesson_of(game).path))
    assert played.player == 0
    assert len(played.legal) > 1


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", NAMES)
def test_each_moment_comes_in_its_order_and_points_at_what_is_drawn(game: str, language: str) -> None:
    desk, t = learner(game, language), texts(language, game_of(game))
    path = lesson_of(game).path
    seen: list[str] = []
    for ply in range(len(path) + 1):
        if desk.play.match.plies != ply:
            continue  # what the other one plays, and what can be done in one way only
        while len(seen) < len(come(desk)):
            moment = shown(desk)
            seen.append(moment.id)
            html = drawn(desk)
            assert marked(html) == [moment.at]
            assert escape(lessons.said(t, desk.play, moment)) in html
            assert ('data-cmd="lesson-next"' in html) == (len(seen) < len(come(desk)))
            desk.do("lesson-next")
        if ply < len(path):
            assert lessons.proposal(desk.play) == path[ply]
            assert "lesson-move" in drawn(desk)
            await_turn(desk.act(path[ply]))
    assert seen == come(desk) == [name for name in names(game) if name in seen]
    assert {m.id for m in lesson_of(game).moments if m.ply is not None} <= {*seen}
    assert len(seen) >= 8


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_is_played_to_its_end_and_its_last_words_stand_over_the_result(game: str) -> None:
    desk = learner(game)
    seen = follow(desk) + play_out(desk, 3)
    assert desk.play.match.over
    assert len(seen) == len(set(seen))
    assert shown(desk).id == seen[-1] == "end"
    assert desk.layer == "result"
    assert "lesson-end" in drawn(desk)
    assert 8 <= len(names(game)) <= 15


def test_a_lesson_is_no_game_of_the_statistics() -> None:
    desk = learner("duel")
    follow(desk)
    play_out(desk, 3)
    assert desk.do("statistics").model.results.rows == ()


@pytest.mark.parametrize("game", NAMES)
def test_everything_a_free_game_brings_up_is_drawn_when_it_comes(game: str) -> None:
    picks, most = PICKS.get(game, (2, 10_000))
    for pick in range(picks):
        desk = learner(game)
        while not desk.play.match.over and desk.play.match.plies < most:
            legal = desk.play.match.legal
            await_turn(desk.act(legal[(pick + desk.play.match.plies) % len(legal)].text))
            for _ in guide(desk).come[guide(desk).at :]:
                if guide(desk).come[guide(desk).at].ply == desk.play.match.plies and guide(desk).open:
                    at = shown(desk).at
                    assert marked(drawn(desk)) == ([at] if at else []), (game, shown(desk).id)
                desk.do("lesson-next")


def test_the_other_one_plays_its_part_of_the_path_without_a_bot() -> None:
    desk = learner("duel")
    follow(desk)
    assert desk.wished(fx.Ask) == []
    assert list(desk.moves) == list(lesson_of("duel").path)


def test_while_something_is_proposed_it_alone_is_roped() -> None:
    desk = learner("duel")
    before = drawn(desk).count('class="rope"')
    read(desk)
    assert lessons.proposal(desk.play) == "place 1 1"
    assert before > drawn(desk).count('class="rope"') == 1
    desk.do("lesson-back")
    assert lessons.proposal(desk.play) == ""


def test_a_beginning_of_something_else_is_let_be() -> None:
    desk = learner("imhotep")
    follow(desk, 2)
    assert lessons.proposal(desk.play) == "sail 3 pyramid"
    desk.act("sail 3")
    assert lessons.proposal(desk.play) == "sail 3 pyramid"
    desk.do("cancel").act("place")
    assert lessons.proposal(desk.play) == ""


def test_who_leaves_the_path_hears_so_once_and_goes_on_with_a_bot() -> None:
    desk = learner("duel")
    read(desk)
    await_turn(desk.act("place 3 3"))
    assert desk.last(fx.Ask).bots == (lessons.OTHER.bot,)
    assert shown(desk).id == "astray"
    assert "Jackal" in lessons.said(texts("en"), desk.play, shown(desk))
    seen = play_out(desk, 2)
    assert "astray" not in seen
    assert "late" in seen
    assert seen[-1] == "end"
    assert not {m.id for m in lesson_of("duel").moments if m.ply} & {*seen}


def test_undo_brings_back_to_the_path() -> None:
    desk = learner("duel")
    read(desk)
    await_turn(desk.act("place 3 3")).do("undo")
    assert shown(desk).id == "place"
    assert lessons.proposal(desk.play) == "place 1 1"
    assert follow(desk)[-1] == "free"


def test_one_button_leads_back_to_the_path_however_far_it_was_left() -> None:
    desk = learner("duel")
    read(desk)
    assert "lesson-path" not in drawn(desk)
    await_turn(desk.act("place 3 3"))
    await_turn(desk.act(desk.play.match.legal[0].text))
    desk.do(*(["lesson-fold"] if not guide(desk).open else []))
    assert 'data-cmd="lesson-path"' in drawn(desk)
    desk.do("lesson-path")
    assert desk.play.match.plies == 0
    assert lessons.proposal(desk.play) == "place 1 1"
    assert follow(desk)[-1] == "free"
    desk.do("lesson-path")
    assert desk.play.match.plies == len(lesson_of("duel").path)


def test_back_and_next_go_through_what_has_come() -> None:
    desk = learner("pyramids")
    first = shown(desk).id
    desk.do("lesson-next")
    assert shown(desk).id != first
    desk.do("lesson-back", "lesson-back")
    assert shown(desk).id == first
    desk.do("lesson-next", "lesson-next", "lesson-next")
    assert desk.last(fx.Focus).where == "legal"


def test_a_bubble_without_news_makes_room_and_can_be_opened_again() -> None:
    desk = learner("duel")
    follow(desk)
    desk.act("place 3 3")
    assert not guide(desk).open
    html = drawn(desk)
    assert "lesson folded" in html
    assert marked(html) == []
    desk.do("lesson-fold")
    assert guide(desk).open


@pytest.mark.parametrize("game", NAMES)
def test_a_reload_keeps_the_step(game: str) -> None:
    desk = learner(game)
    follow(desk, 2)
    desk.do("lesson-back")
    again = desk.reload()
    assert again.play.guide == desk.play.guide
    assert drawn(again) == drawn(desk)
    assert follow(again)[-1] in names(game)


def test_what_is_said_is_announced_together_with_the_move() -> None:
    desk = learner("duel")
    assert "Welcome to the harbour." in desk.last(fx.Announce).text
    read(desk)
    assert "Your move: Place a figure on" in desk.last(fx.Announce).text
    await_turn(desk.forget().act("place 1 1"))
    said = desk.last(fx.Announce)
    assert "Jackal places a figure" in said.text
    assert "Unload it." in said.text


def test_a_lesson_is_left_and_taken_up_again() -> None:
    desk = learner("duel")
    read(desk)
    desk.do("lesson-leave")
    assert 'data-cmd="lesson-' not in drawn(desk)
    assert lessons.played_for(desk.act("place 1 1").play) == ""
    desk.do("lobby", "learn:duel")
    assert desk.moves[0] == "place 1 1"
    assert shown(desk).id
    assert len(desk.model.saves) == 1


def test_leaving_can_be_taken_back_at_once() -> None:
    desk = learner("duel").do("lesson-next", "lesson-leave")
    assert desk.model.toast is not None
    assert desk.model.toast.command == "learn:duel"
    desk.do(desk.model.toast.command)
    assert shown(desk).id == "lines"


def test_the_other_ones_move_of_the_path_is_not_made_once_the_lesson_is_left() -> None:
    desk = learner("duel")
    read(desk)
    desk.act("place 1 1")
    pause = desk.last(fx.Wait)
    desk.do("lesson-leave").send(pause.then)
    assert desk.moves == ("place 1 1",)
    assert desk.waits_for("move")


def test_learn_opens_the_unfinished_lesson_and_begins_anew_after_a_finished_one() -> None:
    desk = learner("duel")
    follow(desk, 2)
    ours = desk.play.id
    desk.do("lobby", "learn:imhotep", "lobby", "learn:duel")
    assert desk.play.id == ours
    play_out(desk)
    desk.do("lobby", "learn:duel")
    assert desk.play.id != ours
    assert desk.moves == ()


def test_lessons_of_one_game_go_on_beside_each_other() -> None:
    desk = learner("imhotep-dynasty")
    follow(desk, 4)
    ours = desk.play.id
    desk.do("lobby", "learn:imhotep")
    assert (desk.moves, shown(desk).id) == ((), "aim")
    desk.do("lobby", "learn:imhotep-dynasty")
    assert desk.play.id == ours
    assert read(desk.reload())[-1] == "coins"
    desk.do("lesson-leave")
    assert desk.model.toast is not None
    assert desk.model.toast.command == "learn:imhotep-dynasty"


def test_a_preset_with_a_lesson_offers_it() -> None:
    offer = 'data-cmd="learn:imhotep-dynasty"'
    desk = Desk().do("new:imhotep")
    assert offer not in drawn(desk)
    assert offer in drawn(desk.do("preset:dynasty"))
    desk.do("learn:imhotep-dynasty")
    assert shown(desk).id == "aim"
    assert desk.layer == ""


def test_learn_leaves_other_games_and_the_usual_seats_alone() -> None:
    desk = new_game(desk=None)
    seats = desk.storage["seats"]
    ours = desk.play.id
    desk.do("lobby", "learn:duel")
    assert desk.play.id != ours
    assert desk.storage["seats"] == seats
    assert [saved.lesson for saved in desk.model.saves].count(True) == 1


def test_a_game_without_a_lesson_has_none() -> None:
    desk = Desk().do(
        "learn:template",
        "learn:",
        "learn:nothing",
        "learn:imhotep-nothing",
        "learn:duel-dynasty",
        "lesson-next",
        "lesson-fold",
        "lesson-leave",
    )
    assert desk.model.play is None
    assert "lesson" not in drawn(new_game()).replace("lesson-end", "").partition('data-part="lesson"')[0]


def test_a_past_position_has_no_bubble() -> None:
    desk = learner("duel")
    follow(desk, 2)
    desk.do("first")
    assert 'class="lesson' not in drawn(desk)
    desk.do("now")
    assert 'class="lesson' in drawn(desk)


BAD: tuple[object, ...] = (
    7,
    "lesson",
    [],
    {},
    {"come": 3},
    {"come": [3, None, [], ["x", "aim"], [0], [0, "nobody"], [99, "aim"], [-1, "aim"], [0, {"a": 1}]]},
    {"come": [[0, "aim"], [0, "aim"], [0, "end"]], "at": 99},
    {"come": [[0, "aim"]], "at": -5, "open": "yes", "left": 1},
    {"come": [[0, "aim"]], "at": True},
    {"come": [[0, "aim"]], "left": True},
)


@pytest.mark.parametrize("bad", BAD, ids=str)
def test_whatever_is_stored_of_a_lesson_the_game_goes_on(bad: object) -> None:
    desk = learner("duel")
    follow(desk, 2)
    key = f"game.{desk.play.id}"
    desk.storage[key] = json.dumps({**json.loads(desk.storage[key]), "lesson": bad})
    again = desk.reload().do("lesson-next", "lesson-back", "lesson-fold", "lesson-fold").act("unload R1")
    assert again.moves[:3] == (*desk.moves, "unload R1")
    await_turn(again)
    drawn(again)


@pytest.mark.parametrize("seats", [[], [["", ""], ["", ""]], [["", "greedy"], ["", "greedy"]]])
def test_a_lesson_needs_one_person_and_one_other(seats: list[list[str]]) -> None:
    desk = learner("duel")
    key = f"game.{desk.play.id}"
    raw = json.dumps({**json.loads(desk.storage[key]), "seats": seats})
    play = opened(SavedGame("1", raw=raw))
    assert lessons.guided(play) is None
    desk.storage[key] = raw
    drawn(desk.reload())


def test_the_other_seat_may_be_the_first() -> None:
    desk = learner("duel")
    key = f"game.{desk.play.id}"
    raw = json.loads(desk.storage[key])
    desk.storage[key] = json.dumps({**raw, "seats": raw["seats"][::-1]})
    again = desk.reload()
    await_turn(again)
    drawn(again)
