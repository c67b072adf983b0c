"""Judging the decisions of a match: each with a choice is looked at on its own, slice by slice.

A bot sees what the player saw. First it looks at all actions, then once more at the best of them and the one
that was played, side by side and with other random numbers, so that luck of the first look favours neither.
"""

from collections.abc import Generator, Iterator, Sequence
from typing import Any

from game.bots.bot import SLICE, Budget, Line, Question, Thought, below, bot_seed, numbers
from game.bots.chances import thousandths
from game.bots.levels import BOTS, Level
from game.bots.luck import Luck
from game.bots.onward import goes_on, onward
from game.bots.reasons import why
from game.bots.review import SLIP, Judged, Review
from game.bots.thinking import conclude, counted
from game.bots.tree import Tree
from game.core.match import Match
from game.core.vocabulary import Action

USUAL = Level(Tree.id, 400)  # iterations of a look
COMPARED = 250  # thousandths of them that go to every action, where a few are compared
ALL = "all"  # the name of the first look
CLOSER = ("pair", "good")  # looks that follow an action to the end of what its player does
GUESSES = 8  # deals in which a choice of another has to be there if it is looked at by what the player sees
MOST_GOOD = 12  # moves of a turning point that are looked at closer


def decisions(match: Match) -> list[int]:
    """The decisions somebody had a choice in, counted from 0."""
    return [ply for ply in range(match.plies) if match.game.chooses(match.at(ply))]


def left(match: Match, review: Review) -> list[int]:
    """Those that are still to be judged."""
    done = review.judged[-1].ply if review.judged else -1
    return [ply for ply in decisions(match) if ply > done]


def reviewed(match: Match, level: Level = USUAL) -> Iterator[Review]:
    """The review of a match, one decision further each time."""
    review = Review(level.text, match.plies)
    yield review
    for ply in decisions(match):
        review = review.with_one(conclude(judge(match, ply, level)))
        yield review


# ---- one decision -------------------------------------------------------------------------------------


def judge(
    match: Match, ply: int, level: Level, slice_iterations: int = SLICE, closer: bool = False
) -> Generator[int, None, Judged]:
    """A decision judged, slice by slice; a pure function of the match's record, the ply and the level.

    `closer`: good moves and reasons are looked for even if it is no turning point.
    """
    look = Look(match, level, slice_iterations)
    player, played = match.mover(ply), match.action(ply)
    seen = match.game.observation(match.at(ply), player)
    actions = yield from _choices(match, seen, played)
    first = yield from look.at(ply, player, actions, ALL)
    best = next((action for action in actions if action.text == first.choice), played)
    pair = [best] if best == played else [best, played]
    second = yield from look.at(ply, player, pair, "pair")
    better, own = (_line(second, first, action.text) for action in (best, played))
    if own.value > better.value:
        better = own
    spread = 0 if better is own else _spread(better, own)
    judged = Judged(
        ply,
        player,
        thousandths(_mean(first)),
        _tenths(_mean_points(first)),
        better.action,
        thousandths(better.value),
        _tenths(better.points),
        played.text,
        thousandths(own.value),
        _tenths(own.points),
        spread,
        blind=thousandths(_blind(first)),
    )
    judged = yield from _with_luck(look, judged, first)
    if judged.turning or (closer and judged.loss):
        judged = judged._replace(good=(yield from _good(look, judged, first, actions, seen)))
        judged = judged._replace(reasons=(yield from why(match.game, seen, judged.best, judged.played)))
    return judged


def _choices(match: Match, seen: Any, played: Action) -> Generator[int, None, list[Action]]:
    """What a search looks at, and what was played; each step is a rest on the way to it."""
    actions = []
    for action in match.game.iter_candidates(seen):
        if action:
            actions.append(action)
        else:
            yield 0
    return actions if played in actions else [*actions, played]


class Look:
    """A bot asked about positions of a match, each time with numbers of its own."""

    def __init__(self, match: Match, level: Level, slice_iterations: int) -> None:
        self.match = match
        bot, iterations, *_ = level.within(match.setup.game, match.game.players)
        self.bot = BOTS[bot]
        self.budget = Budget(iterations, slice_iterations)

    def at(
        self, ply: int, player: int, actions: Sequence[Action], about: str, eyes: int | None = None
    ) -> Generator[int, None, Thought]:
        """What these actions are worth to a player after so many decisions, as they or other eyes see it."""
        match = self.match
        seen = match.game.observation(match.at(ply), player if eyes is None else eyes)
        seed = bot_seed(match.setup.seed, player, ply, f"review-{about}")
        budget = self.budget._replace(forced=0 if about == ALL else COMPARED)
        question = Question(match.game, seen, player, actions)
        thought = yield from counted(self.bot.weigh(question, seed, budget))
        if about in CLOSER:
            texts = {action.text for action in actions}
            thought = yield from counted(onward(self.bot, question, thought, seed, self.budget, texts))
        return thought


def _good(
    look: Look, judged: Judged, first: Thought, actions: Sequence[Action], seen: Any
) -> Generator[int, None, tuple[str, ...]]:
    """The moves that lose no more than the spread, or too little to be a mistake, looked at side by side."""
    game, read = look.match.game, look.match.game.info.vocabulary.read
    near = [
        line.action
        for line in first.lines
        if _near(first.lines[0], line) or goes_on(game, seen, judged.player, read(line.action))
    ]
    texts = {judged.best, *near[:MOST_GOOD]} - {judged.played}
    compared = [action for action in actions if action.text in texts]
    thought = yield from look.at(judged.ply, judged.player, compared, "good")
    best = _line(thought, first, judged.best)
    lines = (_line(thought, first, action.text) for action in compared)
    return tuple(line.action for line in lines if _loss(best, line) <= max(SLIP - 1, _spread(best, line)))


def _with_luck(look: Look, judged: Judged, now: Thought) -> Generator[int, None, Judged]:
    """What chance brought since the last choice: the outlook now against what was to be expected then.

    Both are averages over all that was looked at, so they take the same play for granted. What was dealt
    before the first choice and drawn after the last is not counted: it lies between no two choices.
    """
    match, ply, player = look.match, judged.ply, judged.player
    then = ply - 1
    while then >= 0 and not match.game.chooses(match.at(then)):
        then -= 1
    if then < 0 or not any(match.revealed(each) for each in range(then, ply)):
        return judged
    if match.game.foresight:
        luck = Luck(match, then, ply, bot_seed(match.setup.seed, player, ply, "review-luck"))
        yield from luck.look(look.budget.slice_iterations)
        swing, spread = thousandths(luck.swing), thousandths(luck.spread)
        return judged._replace(swing=swing, swing_spread=spread)
    before = yield from look.at(then, player, [match.action(then)], "luck", _eyes(match, then, player))
    spread = thousandths((_deviation(now) ** 2 + before.lines[0].spread ** 2) ** 0.5)
    return judged._replace(swing=judged.outlook - thousandths(_mean(before)), swing_spread=spread)


def _eyes(match: Match, ply: int, player: int) -> int:
    """Who a decision is looked at by for a player: themselves, unless they could not know of such a choice.

    In Imhotep another keeps one of two cards that nobody else sees.
    """
    game, state, action = match.game, match.at(ply), match.action(ply)
    seen = game.observation(state, player)
    if seen == state:
        return player
    deals = (game.determinize(seen, below(numbers(number))) for number in range(GUESSES))
    known = all(game.refusal(deal, action) is None for deal in deals)
    return player if known else match.mover(ply)


# ---- figures ------------------------------------------------------------------------------------------


def _line(thought: Thought, otherwise: Thought, action: str) -> Line:
    """What a thought says of an action, or else another."""
    return next(line for line in (*thought.lines, *otherwise.lines) if line.action == action)


def _visits(thought: Thought) -> Iterator[tuple[int, Line]]:
    return ((max(1, line.visits), line) for line in thought.lines)


def _mean(thought: Thought) -> float:
    """The value over all that was looked at."""
    return sum(visits * line.value for visits, line in _visits(thought)) / _total(thought)


def _mean_points(thought: Thought) -> float:
    return sum(visits * line.points for visits, line in _visits(thought)) / _total(thought)


def _blind(thought: Thought) -> float:
    """The value of all that was looked at, each action counted alike."""
    values = [line.value for line in thought.lines if line.visits] or [0.0]
    return sum(values) / len(values)


def _deviation(thought: Thought) -> float:
    """The standard error of the value over all that was looked at."""
    squares = sum((visits * line.spread) ** 2 for visits, line in _visits(thought))
    return float(squares**0.5) / _total(thought)


def _total(thought: Thought) -> int:
    return sum(visits for visits, _ in _visits(thought))


def _near(top: Line, line: Line) -> bool:
    """Whether a closer look may find it as good."""
    return _loss(top, line) <= max(SLIP, 2 * (thousandths(line.spread) + thousandths(top.spread)))


def _loss(best: Line, line: Line) -> int:
    return thousandths(best.value) - thousandths(line.value)


def _spread(one: Line, other: Line) -> int:
    return thousandths((one.spread**2 + other.spread**2) ** 0.5)


def _tenths(points: float) -> int:
    return round(10 * points)
