"""What a move pays off in the long run: games played on after it and after another, row by row of the sheet.

First everybody plays on by what was learned, one decision ahead, and now and then overlooks a choice. What
these games agree on, few games of small trees have to confirm. Both games of a pair have the same hidden
things and go on by the same numbers.
"""

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, NamedTuple

from game.bots.bot import Budget, Source, below, numbers
from game.bots.thinking import conclude
from game.bots.tree import Tree
from game.bots.value import ONE, Value, learned
from game.core.game import Game
from game.core.state import CHANCE, Event
from game.core.vocabulary import Action


class Look(NamedTuple):
    """So many pairs of games at most, looked at batch by batch, and by how much a row has to be ahead.

    In tenths of a standard error: `clear` at the end; where none is `likely` before, no more are played.
    """

    pairs: int
    batch: int
    likely: int
    clear: int


QUICK, CLOSE = Look(48, 16, 10, 30), Look(12, 4, 0, 25)
ITERATIONS = 16  # of the trees
LONGEST = 64  # decisions times players; where more are left, playing on takes too long for a hint
OVERLOOKED = 1 / 4  # of the choices
ELSE = 1 << 32  # what tells numbers by which players overlook from those of trees
DEALT, DRAWN = 1 << 24, 1 << 25  # and those of hidden things and of chance; alike seeds start beyond 32 bits
ANEW = 1 << 16  # what tells the pairs of trees from those before

Rows = dict[str, int]  # by row of the sheet, the points ahead of the others, times their number
Chooser = Callable[[Any], Action]
Pairs = Generator[int, None, dict[str, int]]


def later(game: Game[Any], seen: Any, player: int, better: str, worse: str) -> Pairs:
    """By row how many points more the better move brings ahead of the others' average, where that is clear.

    Nothing where nothing was learned, or where too much is left to be played.
    """
    weights = learned(game)
    if weights is None or game.horizon:
        return {}
    value, read = Value(game, weights), game.info.vocabulary.read
    moves = read(better), read(worse)

    def quick(move: Action, nth: int) -> Rows:
        return ending(game, _by_value(game, value, nth), seen, player, move, nth)

    def close(move: Action, nth: int) -> Rows:
        return ending(game, by_tree(game, nth + ANEW, ITERATIONS), seen, player, move, nth + ANEW)

    if _left(game, _by_value(game, value, 0), seen, player, moves[0]) * game.players > LONGEST:
        return {}
    likely = yield from _agreed(game, QUICK, moves, game.categories, quick)
    return (yield from _agreed(game, CLOSE, moves, likely, close)) if likely else {}


def _agreed(
    game: Game[Any],
    look: Look,
    moves: tuple[Action, Action],
    rows: Iterable[str],
    play: Callable[[Action, int], Rows],
) -> Pairs:
    """The rows of these that games agree on, with the points of the average game."""
    pairs: list[Rows] = []
    while len(pairs) < look.pairs:
        for nth in range(len(pairs), len(pairs) + look.batch):
            more = play(moves[0], nth)
            yield nth
            less = play(moves[1], nth)
            yield nth
            pairs.append({row: more[row] - less[row] for row in rows})
        if not any(_sure(pairs, row, look.likely) for row in rows):
            return {}
    unit = len(pairs) * (game.players - 1)
    sums = {row: sum(pair[row] for pair in pairs) for row in rows if _sure(pairs, row, look.clear)}
    return {row: by for row, total in sums.items() if (by := (2 * total + unit) // (2 * unit)) > 0}


def _sure(pairs: Sequence[Rows], row: str, tenths: int) -> bool:
    """Whether a row is ahead, by more than so many tenths of a standard error."""
    n, total = len(pairs), sum(pair[row] for pair in pairs)
    squares = sum(pair[row] ** 2 for pair in pairs)
    return total > 0 and 100 * total**2 * (n - 1) >= tenths**2 * (squares * n - total**2)


# ---- a game played on ---------------------------------------------------------------------------------


def ending(game: Game[Any], chosen: Chooser, seen: Any, player: int, move: Action, nth: int) -> Rows:
    """By row how far ahead a player is when the game is played to its end after a move."""
    chance = below(numbers(nth + DRAWN))
    state, told = game.determinize(seen, below(numbers(nth + DEALT))), list[Event]()
    state.tell = told.append
    game.apply(state, move)
    while state.pending:
        if game.current_player(state) == CHANCE:
            game.settle(state, chance)
        else:
            game.apply(state, chosen(state))
    rows = dict.fromkeys(game.categories, 0)
    for event in told:
        if event.points:
            rows[event.category] += event.points * (game.players - 1 if event.player == player else -1)
    return rows


def _left(game: Game[Any], chosen: Chooser, seen: Any, player: int, move: Action) -> int:
    """In how many decisions there is a choice until a game is over."""
    count = 0

    def counted(state: Any) -> Action:
        nonlocal count
        count += len(game.playout_actions(state)) > 1
        return chosen(state)

    ending(game, counted, seen, player, move, 0)
    return count


def by_tree(game: Game[Any], seed: int, iterations: int) -> Chooser:
    """What a tree chooses for whoever decides, by what they see."""
    tree, budget = Tree(), Budget(iterations, iterations)

    def chosen(state: Any) -> Action:
        player = game.current_player(state)
        seen = game.observation(state, player)
        seen.tell = None
        return game.info.vocabulary.read(conclude(tree.think(game, seen, player, seed, budget)).choice)

    return chosen


def _by_value(game: Game[Any], value: Value, nth: int) -> Chooser:
    """What leads to the best position, of the choices that are not overlooked."""
    random = numbers(nth + ELSE)

    def chosen(state: Any) -> Action:
        actions = game.playout_actions(state)
        if len(actions) == 1:
            return actions[0]
        found = _noticed(actions, random)
        return max(found, key=lambda action: _promise(game, value, state, action))

    return chosen


def _noticed(actions: Sequence[Action], random: Source) -> Sequence[Action]:
    return [action for action in actions if random() >= OVERLOOKED] or actions


def _promise(game: Game[Any], value: Value, state: Any, action: Action) -> int:
    """How far ahead whoever decides seems to be after an action."""
    player, after = game.current_player(state), state.clone()
    game.apply(after, action)
    promised = value.promises(after) if after.pending else [ONE * score for score in game.scores(after)]
    return promised[player] - max(by for seat, by in enumerate(promised) if seat != player)
