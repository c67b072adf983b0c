"""Prompts in words, answers read strictly, refusals as feedback; a scripted player instead of a model."""

import pytest

from game.core.errors import BadOption
from game.core.match import Match
from game.core.record import new_record
from game.lab.envs.dealing import Dealt, dealt
from game.lab.envs.language import Trial, generate_prompt, get_legal_moves, parse_response, played


def duel() -> Dealt:
    return dealt("duel", 2, {}, None, "amun7342")


class Scripted:
    """Takes the first move listed; every fourth answer is none."""

    def __init__(self) -> None:
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if len(self.prompts) % 4 == 0:
            return "Let me fly.\nMOVE: fly"
        listed = prompt.split("Legal now:\n")[1].split("\n\n", maxsplit=1)[0]
        return f"I see.\n\n**MOVE: {listed.splitlines()[0]}.**"


@pytest.mark.parametrize(
    ("language", "says"),
    [
        (
            "en",
            (
                "You play Imhotep: The Duel",
                " of 2. You want to win.",
                "unload BOAT (BOAT: R1, R2",
                "Your turn",
            ),
        ),
        ("de", ("Du spielst Imhotep: Das Duell", " von 2. Du willst gewinnen.", "ZUG:", "Du bist am Zug")),
    ],
)
def test_a_prompt_has_rules_position_and_how_to_answer(language: str, says: tuple[str, ...]) -> None:
    prompt = generate_prompt(duel(), language)
    assert [part for part in says if part not in prompt] == []
    assert "im At a glance" not in prompt
    assert "\n\nAt a glance\n" in generate_prompt(duel())
    assert "Legal now" not in prompt
    assert "Jetzt erlaubt" not in prompt


def test_legal_moves_are_listed_if_that_is_asked_for() -> None:
    of = duel()
    moves = get_legal_moves(of)
    assert set(moves) == {action.text for action in of.game.legal_actions(of.state)}
    assert "Legal now:\n" + "\n".join(moves) in generate_prompt(of, moves=True)


def test_what_is_not_in_the_game_is_not_in_its_grammar() -> None:
    plain = dealt("imhotep", 2, {}, None, "1")
    assert "bet " not in generate_prompt(plain)
    assert "coin" not in generate_prompt(plain).split("Actions are written so")[1]


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ("MOVE: place 1 1", "place 1 1"),
        ("First MOVE: place 1 1?\nNo.\n  **Zug:  `place  2 3`.**", "place 2 3"),
        ("> move: place 3 3\n", "place 3 3"),
    ],
)
def test_the_last_move_of_an_answer_counts(answer: str, text: str) -> None:
    said = parse_response(duel(), answer)
    assert said.action is not None
    assert said.action.text == text


def test_a_refusal_is_told_with_its_rule() -> None:
    said = parse_response(duel(), "MOVE: unload R1")
    assert (said.action, said.rule) == (None, "D4.2")
    assert said.feedback.endswith("(rule 4.2)")
    assert parse_response(duel(), "ZUG: unload R1", "de").feedback.endswith("(Regel 4.2)")
    assert parse_response(duel(), "I resign.").feedback == "It has no line that begins with MOVE:"
    assert "fly" in parse_response(duel(), "MOVE: fly").feedback
    assert "Answer anew" in generate_prompt(duel(), feedback=said.feedback)


def test_each_deal_is_played_from_every_seat_and_told_what_was_refused() -> None:
    model = Scripted()
    results = [*played(model, Trial("duel", "random", ("amun7342", "horus1"), moves=True))]
    assert [(result.deal, result.seat) for result in results] == [
        ("amun7342", 0),
        ("amun7342", 1),
        ("horus1", 0),
        ("horus1", 1),
    ]
    assert not any(result.forfeited for result in results)
    assert sum(result.refused for result in results) == len(model.prompts) // 4
    assert sum(result.decisions + result.refused for result in results) == len(model.prompts)
    assert sum("is not an action" in prompt for prompt in model.prompts) == len(model.prompts) // 4
    for result in results:
        record = new_record("duel", 2, {}, result.deal).with_actions(result.record.split("\n"))
        match = Match(record)
        assert match.over
        assert match.game.scores(match.state)[result.seat] == result.points
        assert (result.worth > 0) == (match.outcome.winners == (result.seat,))
    again = [*played(Scripted(), Trial("duel", "random", ("amun7342", "horus1"), moves=True))]
    assert again == results


def test_who_never_answers_with_a_legal_move_has_lost() -> None:
    (first, *_) = played(lambda prompt: "MOVE: fly", Trial("cheops", "random", ("1",)))
    assert (first.worth, first.forfeited, first.refused, first.decisions) == (-1.0, True, 3, 1)


def test_only_two_languages_are_spoken() -> None:
    with pytest.raises(BadOption):
        generate_prompt(duel(), "fr")


def test_a_deal_may_be_written_as_people_write_it() -> None:
    (first, *_) = played(Scripted(), Trial("duel", bot="random", deals=("Amun-7342",), moves=True))
    assert first.deal == "amun7342"
