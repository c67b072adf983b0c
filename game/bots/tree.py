"""Tree search over guessed worlds: the strongest bot, written once for all games.

One tree grows over what the player can tell apart: every iteration deals what is hidden anew and lets chance
decide anew, so a node holds a sequence of actions, not a position. All play for themselves. Figures of
floats are made with + - * / and sqrt alone, which round alike everywhere.
"""

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import accumulate
from math import sqrt
from typing import Any, NamedTuple

from game.bots.bot import KEYS, Bot, Budget, Line, Question, Thinking, Thought, below, numbers
from game.bots.characters import Character
from game.bots.leaf import Worth, judge
from game.bots.value import Weights, learned
from game.core.game import Game
from game.core.mark import N_
from game.core.state import CHANCE
from game.core.vocabulary import Action

UCB, PUCT = 0, 1
LN_2 = 0.6931
SHARPNESS = 4  # how fast the chance of a worse second choice falls
ANYHOW = 1 / 12  # the variance of a value that may be anything from 0 to 1
DRAWN_BY = 1 << 64  # what tells the seed of the draw among root actions from that of the search


class Constants(NamedTuple):
    """How a tree is searched; in thousandths, but for the kind and the block. A game's weights may name them.

    UCB tries every action of a node once and then those that are good or seldom tried; PUCT values what every
    action leads to and follows these guesses, which are only worth their time where all positions are quiet.
    """

    kind: int = UCB
    explore: int = 300
    unvisited: int = 100  # PUCT: by how much an action not yet tried is valued below its guess
    prior: int = 50  # PUCT: the loss against the best guess that halves an action's prior
    paired: int = 0  # so many iterations in a row meet the same chance; 0: each its own


class Tree(Bot):
    """An iteration walks down the tree, adds an action to it and asks what the position then is worth."""

    id = "tree"
    about = N_("Looks {iterations} times at what may follow, deepest where it matters.")
    iterations = 1000
    parameters = 2

    def __init__(
        self,
        weights: Callable[[Game[Any]], Weights | None] = learned,
        character: Character | None = None,
    ) -> None:
        self.weights, self.character = weights, character

    def weigh(self, question: Question, seed: int, budget: Budget) -> Thinking:
        """Slice after slice; where the iterations are cut changes nothing."""
        search = Search(question, seed, budget, self.weights(question.game), self.character)
        left = max(1, budget.iterations)
        while left > budget.slice_iterations:
            search.go_on(budget.slice_iterations)
            left -= budget.slice_iterations
            yield search.thought()
        search.go_on(left)
        return search.thought()


class Edge:
    """An action at a node: how often it could be taken and was, and how that went for its player.

    `mean` and `width` make its score: what it is worth, and how much trying it more often is. `guess` is what
    it seemed to be worth before it was tried, `pull` its share of the exploration.
    """

    __slots__ = ("action", "after", "guess", "mean", "player", "pull", "seen", "total", "visits", "width")

    def __init__(self, action: Action, player: int, guess: float = 0.0) -> None:
        self.action, self.player, self.guess = action, player, guess
        self.after: list[Node | None] = NOT_YET  # the node behind it, by who moves
        self.mean = self.pull = self.width = self.total = 0.0
        self.seen, self.visits = 1, 0


Node = dict[Action, Edge]
NOT_YET: list[Node | None] = []  # behind an edge that was taken once at most


class Search:
    """One search: the tree and the sources of chance it goes on with."""

    def __init__(
        self,
        question: Question,
        seed: int,
        budget: Budget,
        weights: Weights | None,
        character: Character | None = None,
    ) -> None:
        self.question, self.seed, self.budget = question, seed, budget
        self.constants = Constants(**weights.search) if weights else Constants()
        self.grown = self._by_turns if self.constants.kind == UCB else self._by_guesses
        self.judge = judge(question.game, weights, question.player, character)
        self.liked = {action: character.liked(action) if character else 0.0 for action in question.actions}
        self.random = self.chance = numbers(seed)
        self.done = self.key = 0
        self.root: Node = {}
        self.tallies = {action: [0.0, 0.0] for action in question.actions}  # points, squares of the value
        self.roots: list[float] = []
        self.widths: list[float] = []

    def go_on(self, iterations: int) -> None:
        """So many more iterations."""
        self._prepare(self.done + iterations)
        paired = self.constants.paired
        for number in range(self.done, self.done + iterations):
            if paired:
                if number % paired == 0:
                    self.key = int(self.random() * KEYS)
                self.chance = numbers(self.key)
            self._iterate()
            self.done += 1

    def _prepare(self, most: int) -> None:
        """What scores are made of, by numbers of visits: roots of ln n and 1 / n, or of n and 1 / (n + 1)."""
        ucb = self.constants.kind == UCB
        for n in range(len(self.roots), 2 * most + 2):  # new actions beside it let one be seen twice
            self.roots.append(sqrt(_ln(n)) if ucb else sqrt(n))
            self.widths.append(1 / sqrt(n or 1) if ucb else 1 / (n + 1))

    def _iterate(self) -> None:
        """Down the tree, and what was found there told all the way up."""
        path, (worth, points) = self._descend()
        widths, first = self.widths, path[0]
        liked = self.liked[first.action]
        first.total += liked
        for edge in path:
            edge.visits = visits = edge.visits + 1
            edge.total += worth[edge.player]
            edge.mean = edge.total / visits
            edge.width = edge.pull * widths[visits]
        tally, own = self.tallies[first.action], worth[self.question.player] + liked
        tally[0] += points
        tally[1] += own * own

    def _descend(self) -> tuple[list[Edge], Worth]:
        """In one world down to an action that was never taken before, or to the end; what that is worth."""
        game, seen, player, actions = self.question
        chance, steps, apply = below(self.chance), game.steps, game.apply
        s = game.determinize(seen, chance)
        pending, node = s.pending, self.root
        path: list[Edge] = []
        edge = self._overdue()
        while True:
            if edge is None:
                edge, fresh = self._chosen(node, actions)
                if fresh:
                    edge, worth = self.grown(node, s, player, actions, fresh)
                    if worth:
                        return [*path, edge], worth
            assert edge
            path.append(edge)
            apply(s, edge.action)
            if not edge.visits:
                return path, self.judge(s, self.chance)
            while pending:
                p = pending[-1]
                if p.player == CHANCE:
                    game.settle(s, chance)
                    continue
                actions = steps[p.step].playout_actions(s, p)
                if len(actions) > 1:
                    break
                apply(s, actions[0])
            if not pending:
                return path, self.judge(s, self.chance)
            edge.after = after = edge.after or [None] * game.players
            player = pending[-1].player
            node = after[player] or {}
            after[player], edge = node, None

    def _chosen(self, node: Node, actions: Sequence[Action]) -> tuple[Edge | None, list[Action]]:
        """The edge with the greatest score, and the actions that have none yet."""
        best, chosen, fresh, roots = -1.0, None, [], self.roots
        for action in actions:
            edge = node.get(action)
            if edge is None:
                fresh.append(action)
                continue
            edge.seen = seen = edge.seen + 1
            score = edge.mean + edge.width * roots[seen]
            if score > best:
                best, chosen = score, edge
        return chosen, fresh

    def _overdue(self) -> Edge | None:
        """A root action that has not had its forced share of the visits."""
        root, actions = self.root, self.question.actions
        forced = min(self.budget.forced, 500 // len(actions))
        if not forced or len(root) < len(actions):
            return None
        least = min(root.values(), key=lambda edge: edge.visits)
        return least if least.visits * 1000 < forced * self.done else None

    # ---- growing ------------------------------------------------------------------------------------

    def _by_turns(
        self, node: Node, s: Any, player: int, actions: Sequence[Action], fresh: Sequence[Action]
    ) -> tuple[Edge, Worth | None]:
        """UCB: any of the new actions, to be tried now."""
        action = fresh[int(self.random() * len(fresh))]
        node[action] = edge = Edge(action, player)
        edge.pull = self.constants.explore / 1000
        return edge, None

    def _by_guesses(
        self, node: Node, s: Any, player: int, actions: Sequence[Action], fresh: Sequence[Action]
    ) -> tuple[Edge, Worth | None]:
        """PUCT: what every new action leads to is valued; if the best is a new one, it is tried by this."""
        worths = {action: self._worth(s, action) for action in fresh}
        for action, (worth, _) in worths.items():
            liked = self.liked[action] if node is self.root else 0.0
            node[action] = Edge(action, player, worth[player] + liked)
        self._set_priors([node[action] for action in actions])
        edge, _ = self._chosen(node, actions)
        assert edge
        return edge, worths.get(edge.action)

    def _worth(self, s: Any, action: Action) -> Worth:
        """What an action leads to in this world is worth."""
        game, tried = self.question.game, s.clone()
        game.apply(tried, action)
        return self.judge(tried, self.chance)

    def _set_priors(self, edges: Sequence[Edge]) -> None:
        """How much is to be looked for behind actions, by what they lose against the best guess."""
        constants = self.constants
        best, half = max(edge.guess for edge in edges), constants.prior / 1000
        weights = [1 / (1 + ((best - edge.guess) / half) ** 2) for edge in edges]
        share = constants.explore / 1000 / sum(weights)
        for edge, weight in zip(edges, weights, strict=True):
            edge.pull = share * weight
            edge.width = edge.pull * self.widths[edge.visits]
            if not edge.visits:
                edge.mean = edge.guess - constants.unvisited / 1000

    # ---- answers ------------------------------------------------------------------------------------

    def thought(self) -> Thought:
        """The root actions, most visits first; with a temperature, one of the good ones before them."""
        lines = sorted(map(self._line, self.question.actions), key=lambda line: (-line.visits, -line.value))
        if self.budget.temperature:
            lines.insert(0, lines.pop(self._drawn(lines)))
        return Thought(self.done, tuple(lines))

    def _line(self, action: Action) -> Line:
        """The averages; the spread as if one more visit had come out anyhow."""
        edge = self.root.get(action)
        if edge is None or not edge.visits:
            return Line(action.text, 0, edge.guess if edge else 0.0, 0.0, sqrt(ANYHOW))
        n, mean = edge.visits, edge.mean
        points, squares = self.tallies[action]
        variance = (max(0.0, squares - n * mean * mean) + ANYHOW) / (n + 1)
        return Line(action.text, n, mean, points / n, sqrt(variance / n))

    def _drawn(self, lines: Sequence[Line]) -> int:
        """A plausible choice: the more an action loses against the best, the more rarely it is drawn.

        What was only guessed at counts by the guess. What is plainly silly is not drawn, as long as there is
        anything else.
        """
        half, best = self.budget.temperature / 1000, lines[0].value
        sound = [not self.blunders[line.action] for line in lines]
        weights = [
            fine * line.value and 1 / (1 + (max(0.0, best - line.value) / half) ** SHARPNESS)
            for fine, line in zip(sound, lines, strict=True)
        ]
        if not sum(weights):
            return sound.index(True) if True in sound else 0
        point = numbers(self.seed + DRAWN_BY)() * sum(weights)
        return min(bisect_right(list(accumulate(weights)), point), len(lines) - 1)

    @cached_property
    def blunders(self) -> Mapping[str, str]:
        """By action of the root the rule by which it is silly, if it is."""
        game, seen, _, actions = self.question
        return {action.text: game.blunder(seen, action) for action in actions}


def _ln(n: int) -> float:
    """Nearly the natural logarithm, straight between powers of two; 0 of 0."""
    whole = max(1, n).bit_length() - 1
    return LN_2 * (whole - 1 + max(1, n) / (1 << whole))
