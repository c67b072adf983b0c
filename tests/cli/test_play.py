"""play: bots straight through, people at a prompt."""

from pathlib import Path

import pytest

from game.cli.telling import sight
from game.core.link import replay_link
from game.core.match import Match
from game.core.record import from_text, new_record, to_text
from game.games.yard.tables import TASKS, Task
from game.text.catalogue import texts
from game.text.yard import WORDS
from tests.cli.commands import Desk
from tests.helpers import play, random_match

START = ("--seed", "abc", "--option", "start=first")
HUMANS = ("play", "duel", "--seats", "human,human", *START)
DEAL = new_record("duel", 2, {"start": "first"}, "abc")


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


@pytest.mark.parametrize("seats", ["random,random", "greedy,random", "flat:20,greedy"])
def test_bots_alone_play_through_and_the_record_is_printed(desk: Desk, seats: str) -> None:
    said = desk.said("play", "duel", "--seats", seats, *START)
    match = Match(from_text(said))
    assert match.over
    assert match.setup == DEAL
    assert desk.said("play", "duel", "--seats", seats, *START) == said


def test_bots_alone_as_data(desk: Desk) -> None:
    data = desk.run("play", "template", "--seats", "random,greedy,flat:30", "--seed", "a", "--json").data
    assert data["over"]
    assert data["to_act"] is None
    assert (data["players"], data["legal"]) == (3, [])


def test_bots_finish_a_record(desk: Desk) -> None:
    begun = random_match(DEAL, 3, 40).record
    said = desk.said("play", "--from", "-", "--seats", "greedy,greedy", typed=to_text(begun))
    assert from_text(said).actions[:40] == begun.actions


def test_a_game_by_numbers_and_texts_to_the_end(desk: Desk) -> None:
    match, typed = Match(new_record("template", 2, {}, "heap")), []
    while not match.over:
        typed.append("1" if match.plies % 2 else "take 1")
        match = match.play("take 1")
    said = desk.said("play", "template", "--seats", "human,human", "--seed", "heap", typed=lines(*typed))
    assert said.count("> ") == match.plies
    assert f"The game is over. Player {match.game.ranking(match.state).index(1) + 1} wins " in said


def test_the_usual_seats_are_a_person_and_greedy(desk: Desk) -> None:
    said = desk.said("play", "duel", *START, typed=lines("place 1 1", "quit"))
    assert "Player 1 places a figure on row 1, column 1." in said
    assert "Player 2 places a figure on " in said
    assert said.count("> ") == 2


def test_what_is_typed_may_be_spaced_freely(desk: Desk) -> None:
    assert "row 1, column 2" in desk.said(*HUMANS, typed="\n   place   1  2 \r\nquit\n")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("why unload R1", "That boat needs two figures in its row; it has none. (rule 4.2)"),
        ("why place 1 1", "That is possible."),
        ("why dance", "“dance” is not an action in this game."),
        ("unload R1", "“unload R1” is not possible here."),
        ("dance", "“dance” is not an action in this game."),
        ("0", "“0” is not a number that fits here."),
        ("10", "“10” is not a number that fits here."),
        ("undo", "There is nothing to take back."),
        ("rules", "4 A turn"),
        ("rules aim", "\nAt a glance\n  You collect tiles"),
        ("rules 4.2", "4.2 Unload"),
        ("rules D4.2", "4.2 Unload"),
        ("rules boat", "5 Unloading a boat"),
        ("rules obelisk", "9.1 Obelisk, side A"),
        ("rules 9.5", "9.5 Obelisk, side B"),
        ("rules chess", "They cover: "),
        ("sheet", "How they came about:"),
        ("help", "why ACTION"),
        ("save", "Name a file: save FILE."),
    ],
)
def test_what_can_be_typed(desk: Desk, typed: str, answer: str) -> None:
    said = desk.said(*HUMANS, typed=lines(typed, "quit"))
    assert answer in said.partition("> ")[2].partition("> ")[0]


@pytest.mark.parametrize("task", [task for task in TASKS if task.goal], ids=lambda task: task.id)
def test_a_task_of_the_yard_is_told_and_done_by_typing_pulls(desk: Desk, task: Task) -> None:
    said = desk.said("play", "yard", "--option", f"task={task.id}", typed=lines(*task.solution))
    assert WORDS.choice_about(texts("en", "yard"), "task", task.id) in said
    assert "pull STANCE PACE HOLDER LENGTH (STANCE: low, high; PACE: 1, 2, 3; HOLDER: 0–2879; " in said
    assert "HOLDER is where the rope’s holder stands" in said
    assert "move THING" not in said  # in a task nothing is moved
    assert "Task done." in said


def test_in_free_practice_things_are_moved_by_their_numbers(desk: Desk) -> None:
    free = ("play", "yard", "--option", "task=free")
    said = desk.said(*free, typed=lines("move 3 400 250 0", "finish"))
    assert "move THING RIGHT DOWN HEADING (THING: 1–12; " in said
    assert "1 Sled · 2 Sled · 3 Palms · 4 Palms · 5 Rock" in said
    assert "Palms: 40.0 cm from the left, 25.0 cm from the top." in said


def test_german_is_spoken(desk: Desk) -> None:
    said = desk.said(*HUMANS, "--lang", "de", typed=lines("why unload R1", "place 1 1", "quit"))
    assert "(Regel 4.2)" in said
    assert "Platz 1" in said


def test_undo_takes_back_what_bots_answered_too(desk: Desk) -> None:
    outcome = desk.run("play", "duel", *START, "--json", typed=lines("place 1 1", "undo", "quit"))
    assert outcome.data["actions"] == []
    assert outcome.err.count("Move 1 · Player 1") == 2


def test_undo_stops_where_something_was_turned_up(desk: Desk) -> None:
    typed = lines("place 1 1", "place 1 2", "unload R1", "undo", "quit")
    said = desk.said(*HUMANS, typed=typed)
    assert "cannot be taken back" in said


def test_a_game_is_saved_and_gone_on_with(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "duel.txt"
    desk.said(*HUMANS, typed=lines("place 1 1", f"save {path}", "place 2 2", f"save {path}", "quit"))
    assert from_text(path.read_text()) == play(Match(DEAL), "place 1 1", "place 2 2").record
    seats = ("--seats", "human,human")
    assert "Move 3 · Player 1" in desk.said("play", "--from", str(path), *seats, typed="quit\n")


def test_a_file_that_is_there_is_not_written_over(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada")
    said = desk.said(*HUMANS, typed=lines(f"save {path}", "quit"))
    assert "Choose another name." in said
    assert path.read_text() == "Dear Ada"


def test_a_place_that_cannot_be_written_to(desk: Desk, tmp_path: Path) -> None:
    said = desk.said(*HUMANS, typed=lines(f"save {tmp_path / 'no' / 'file'}", "quit"))
    assert "cannot be written: No such file or directory." in said


def test_talk_and_answer_stay_apart_as_data(desk: Desk) -> None:
    outcome = desk.run(*HUMANS, "--json", typed=lines("place 1 1", "quit"))
    assert outcome.code == 0
    assert outcome.data["actions"] == ["place 1 1"]
    assert "Type help" in outcome.err


@pytest.mark.parametrize("typed", [b"", b"place 1 1\n", b"place 1 1\n\xff\xfe\n"])
def test_input_that_ends_or_breaks_off_early(desk: Desk, typed: bytes) -> None:
    outcome = desk.run(*HUMANS, typed=typed)
    assert outcome.code == 2
    assert outcome.err.startswith("input: ")
    assert outcome.err.count("\n") == 1


def test_a_number_with_zeros_before_it_is_a_number(desk: Desk) -> None:
    said = desk.run(*HUMANS, typed=lines("0000000019999", "000000000001", "quit"))
    assert "0000000019999" in said.out
    assert "place 1 1" in said.out
    assert "Player 1 places a figure" in said.out


def test_a_game_that_breaks_off_leaves_its_link(desk: Desk) -> None:
    outcome = desk.run(*HUMANS, typed=lines("place 1 1"))
    assert outcome.code == 2
    assert replay_link(DEAL.with_actions(["place 1 1"])) in outcome.out


def test_data_says_no_more_of_hidden_things_than_text(desk: Desk) -> None:
    match = random_match(new_record("pyramids", 2, {}, "a"), 5, 20)
    while match.game.scores(match.state) == match.game.scores(sight(match)):
        match = match.play(match.legal[0].text)
    data = desk.run("show", "-", "--json", typed=to_text(match.record)).data
    assert data["scores"] == match.game.scores(sight(match))
    sums = [sum(e["points"] for e in data["ledger"] if e["player"] == seat) for seat in range(2)]
    assert sums == data["scores"]
