"""What happened since a person last decided, and seeing it once more."""

from itertools import pairwise

from game.core.match import Match
from game.core.record import new_record
from game.shell.effects import Announce, Ask, Focus, Wait
from game.shell.messages import Replayed
from game.shell.play import Play
from game.shell.seat import Seat
from game.shell.table.opened import OpenGame, seen
from game.shell.table.since import BEGINNING, LAST, YOURS, marked, since
from game.shell.table.stepping import REPLAY_MS
from game.shell.words import names, texts_of
from tests.golden.games import recorded
from tests.shell.desk import Desk, first_legal, new_game

BOT = Seat(bot="greedy")


def open_game(match: Match, *persons: int) -> Play:
    """A game with these seats played by persons."""
    return Play("1", match, tuple(Seat() if n in persons else BOT for n in range(match.game.players)))


def players(play: Play) -> list[int]:
    return [turn.player for turn in since(play).turns]


def plies(play: Play) -> list[int]:
    return [ply for turn in since(play).turns for ply in turn.plies]


def mishap(match: Match, *persons: int) -> str:
    return seen(OpenGame(Desk().model.at_table(open_game(match, *persons)))).mishap


def test_what_went_wrong_in_ones_own_decision_is_told_until_the_next_one() -> None:
    whole, touched = recorded("abusir-3-whole"), "The rope touches blocks: the action ends."
    assert mishap(whole.until(74), 1) == touched
    assert mishap(whole.until(75), 1) == ""
    assert mishap(whole.until(69), 0) == mishap(whole.until(71), 0, 2) == f"Last turn – {touched}"
    assert mishap(whole.until(64), 0).startswith(touched)
    assert mishap(whole.until(64), 0).count("loses") == 3
    assert mishap(whole.until(74)) == ""


def test_nothing_has_happened_before_the_first_move() -> None:
    play = open_game(Match(new_record("imhotep", 3, {}, "amun")), 0)
    assert (since(play).turns, marked(play)) == ([], [])


def test_before_a_persons_first_decision_it_is_all_that_happened() -> None:
    whole = recorded("imhotep-4-BBBBB1111or")
    first = whole.mover(0)
    last = next(ply for ply in range(whole.plies) if whole.mover(ply) != first)
    play = open_game(whole.until(last), whole.mover(last))
    assert since(play).title == BEGINNING
    assert plies(play) == list(range(last))


def test_what_the_bots_did_since_ones_own_decision_turn_by_turn() -> None:
    for name in ("imhotep-4-BBBBB1111or", "pyramids-5-4", "cheops-5-s1", "duel-AAAA-first"):
        whole = recorded(name)
        for ply in range(whole.plies // 2, whole.plies // 2 + 40):
            match = whole.until(ply)
            play = open_game(match, match.player)
            told = since(play)
            if told.title != YOURS:
                continue
            assert plies(play) == list(range(plies(play)[0], plies(play)[-1] + 1))
            assert match.mover(plies(play)[0] - 1) == match.player
            assert all(one.player != other.player for one, other in pairwise(told.turns))


def test_what_one_has_begun_of_a_turn_is_no_news() -> None:
    whole = recorded("cheops-5-s1")
    seen = 0
    for ply in range(20, whole.plies):
        match = whole.until(ply)
        if match.state.pending[-1].step != "second":
            continue
        play, before = open_game(match, match.player), open_game(whole.until(ply - 1), match.player)
        assert plies(play) == plies(before)
        seen += 1
    assert seen


def test_while_bots_decide_it_is_told_to_the_person_who_decided_last() -> None:
    whole = recorded("imhotep-4-BBBBB1111or")
    person = whole.mover(0)
    own = open_game(whole.until(1), person)
    assert (since(own).title, plies(own)) == (LAST, [0])  # ones own move, until a bot has moved
    assert whole.mover(1) != person
    assert plies(open_game(whole.until(2), person)) == [1]
    assert plies(open_game(whole.until(3), person)) == [1, 2]


def test_of_several_persons_each_sees_what_came_after_the_own_decision() -> None:
    desk = new_game().act("place 1 1", "place 2 2")
    assert (since(desk.play).title, plies(desk.play)) == (YOURS, [1])
    desk.act("place 3 3")
    assert (players(desk.play), plies(desk.play)) == ([0], [2])


def taken_back(desk: Desk) -> Desk:
    """The last decision is undone, also if something was revealed since."""
    desk.do("undo")
    return desk.do("undo-anyway") if desk.model.layers else desk


def test_after_undo_it_is_what_it_was() -> None:
    desk = new_game(level=1).act("place 1 1").answer()
    before = since(desk.play)
    taken_back(desk.act(first_legal(desk)).answer())
    assert since(desk.play) == before
    assert since(taken_back(desk).play).turns == []


def test_a_reload_changes_nothing() -> None:
    desk = new_game(level=1).act("place 1 1").answer()
    assert since(desk.reload().play) == since(desk.play)
    assert plies(desk.play) == [1]


def test_a_game_only_shown_marks_its_last_move() -> None:
    whole = recorded("imhotep-3-AAAAA0000er")
    play = Play("", whole, (Seat(),) * 3)
    assert since(play).title == LAST
    past = Play("", whole, (Seat(),) * 3, at=30)
    assert [(nth, list(turn.plies)) for nth, turn in marked(past)] == [(0, [29])]


def test_turns_are_numbered_if_there_are_several_and_keep_their_numbers_while_shown_again() -> None:
    whole = recorded("imhotep-4-BBBBB1111or")
    match = whole.until(90)
    play = open_game(match, match.player)
    numbers = [nth for nth, _ in marked(play)]
    assert numbers == [1, 2, 3]
    for nth, turn in marked(play):
        for ply in turn.plies:
            shown = Play("1", match, play.seats, at=ply + 1)
            assert [(number, each.player) for number, each in marked(shown)] == [(nth, turn.player)]


def replayed() -> Desk:
    """A game against a bot with one move to be seen again."""
    return new_game(level=1).act("place 1 1").answer().forget().do("replay")


def test_a_replay_goes_through_the_moves_and_comes_back_to_now() -> None:
    desk = replayed()
    assert (desk.play.at, desk.play.replaying) == (1, True)
    assert desk.last(Wait).ms == REPLAY_MS["normal"]
    assert desk.last(Focus).where == "do-now"
    desk.wait()
    assert (desk.play.at, desk.play.replaying) == (None, False)
    assert desk.last(Focus).where == "legal"
    assert desk.last(Announce).text.startswith(
        f"{names(texts_of(desk.model), desk.play.seats)[1]} places a figure on "
    )
    assert desk.play.your_turn


def test_a_replay_shows_every_position_between() -> None:
    desk = new_game(level=1)
    for _ in range(3):
        desk.act(first_legal(desk)).answer()
    desk.model = desk.model.with_play(seats=(Seat(), BOT))
    match = recorded("imhotep-4-BBBBB1111or").until(90)
    desk.model = desk.model.with_play(match=match, seats=open_game(match, match.player).seats)
    told = plies(desk.play)
    shown = []
    desk.do("replay")
    while desk.play.replaying:
        shown.append(desk.play.at)
        desk.wait()
    assert shown == told


def test_whoever_does_something_else_ends_it() -> None:
    for command in ("now", "goto:0", "back", "lobby"):
        desk = replayed()
        pause = desk.last(Wait).then
        assert isinstance(pause, Replayed)
        desk.do(command)
        before = desk.model
        assert desk.send(pause).model.play == before.play


def test_bots_wait_until_it_is_over() -> None:
    desk = new_game(level=1).act("place 1 1").forget().do("replay")
    assert desk.wished(Ask) == []
    while desk.play.replaying:
        desk.wait()
    assert len(desk.wished(Ask)) == 1


def test_with_nothing_to_see_again_nothing_happens() -> None:
    assert new_game().do("replay").play.at is None
    assert Desk().do("replay").model.play is None
