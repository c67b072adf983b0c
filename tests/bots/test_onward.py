"""An action after which its player goes on is worth what the best way to go on is."""

from collections.abc import Sequence

import pytest

from game.bots.asking import work
from game.bots.bot import Budget, Line, Question
from game.bots.chances import FULL
from game.bots.judging import USUAL, judge
from game.bots.onward import goes_on, onward
from game.bots.thinking import conclude
from game.bots.tree import Tree
from game.core.link import read_link
from game.core.match import Match
from game.core.record import to_text
from tests.bots.seats import concluded

# A turn of Pyramids in which a card goes into the tomb and another onto the pyramid, in either order.
LINK = (
    "pyramids-1-2-r-puzzle10-246Nm7kmC237mB6kO246al7lB436ci7mB247lS6Il217f6mHp246Bm7mG437kR6Kl426Jl7j-72-em9"
)
ORDERS = ("tomb 2", "pyramid 1 3.0")
# The same where most of what may follow either is bad, so that their averages lie apart.
AVERAGED = "pyramids-1-2-r-order18-137Y6kNq146B7nOip327nB6Gi237lS6iE346iF7mBi246Hl7Hl127U6Rl246-60-cb8"
EITHER_FIRST = ("tomb 1", "pyramid 2 3.0")
APART, ALIKE = 0.05, 0.03
BUDGET = Budget(1500, forced=100)
SLICE = 100


@pytest.fixture(scope="module")
def match() -> Match:
    return Match(read_link(LINK))


@pytest.fixture(scope="module")
def question(match: Match) -> Question:
    return asked(match, ORDERS)


def asked(match: Match, orders: Sequence[str]) -> Question:
    seen = match.game.observation(match.state, match.player)
    actions = [match.game.info.vocabulary.read(text) for text in orders]
    return Question(match.game, seen, match.player, actions)


def test_two_orders_of_the_same_are_worth_the_same() -> None:
    tree, question = Tree(), asked(Match(read_link(AVERAGED)), EITHER_FIRST)
    thought = conclude(tree.weigh(question, 1, BUDGET))
    followed = conclude(onward(tree, question, thought, 1, BUDGET, EITHER_FIRST))
    assert apart(thought.lines) > APART
    assert apart(followed.lines) < ALIKE


def apart(lines: Sequence[Line]) -> float:
    one, other = lines
    return abs(one.value - other.value)


def test_only_what_is_asked_about_is_followed(question: Question) -> None:
    tree = Tree()
    thought = conclude(tree.weigh(question, 1, BUDGET))
    (kept, changed) = thought.lines
    assert conclude(onward(tree, question, thought, 1, BUDGET, ())) == thought
    followed = conclude(onward(tree, question, thought, 1, BUDGET, [changed.action]))
    assert followed.lines[0] == kept
    assert followed.lines[1].value > changed.value


def test_a_forced_rest_of_the_turn_is_no_choice(question: Question) -> None:
    game, seen, player, (last, first) = question
    assert goes_on(game, seen, player, last) is None
    after = goes_on(game, seen, player, first)
    assert game.current_player(after) == player
    assert game.chooses(after)


@pytest.mark.parametrize("played", ORDERS)
def test_an_order_is_no_turning_point(match: Match, played: str) -> None:
    assert not concluded(judge(match.play(played), match.plies, USUAL, SLICE)).turning


def test_a_hint_calls_the_other_order_as_good(match: Match) -> None:
    question = {"job": "hint", "record": to_text(match.record), "bots": ["tree:2000"]}
    assert abs(concluded(work(question, SLICE, lambda: 0.0))["chance"]) < FULL * ALIKE
