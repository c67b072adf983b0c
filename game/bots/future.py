"""What a move pays off in the long run: games played on after it and after another, row by row of the sheet.

Everybody plays on by what was learned, one decision ahead, and now and then overlooks a choice. Both games of
a pair have the same hidden things and go on by the same numbers. Only what they agree on is told.
"""

from collections.abc import Generator, Iterable, Sequence
from typing import Any

from game.bots.bot import Source, below, numbers
from game.bots.value import Value, learned
from game.core.game import CHANCE, Event, Game

BATCH = 16  # pairs of games, after each of which is looked whether more would tell anything
MOST = 48
LIKELY, CLEAR = 1, 4  # standard errors: below the one no more games are played, beyond the other it is told
OVERLOOKED = 1 / 4  # of the choices
ELSE = 1 << 32  # what tells numbers by which players overlook from those of chance

Rows = dict[str, int]  # by row of the sheet, the points ahead of the others, times their number


def later(
    game: Game[Any], seen: Any, player: int, better: str, worse: str
) -> Generator[int, None, dict[str, int]]:
    """By row how many points more the better move brings ahead of the others' average, where that is clear.

    Nothing where nothing was learned, or where games are too long to be played to their end.
    """
    weights = learned(game)
    if weights is None or game.horizon:
        return {}
    value, read = Value(game, weights), game.info.vocabulary.read
    one, other = read(better), read(worse)
    pairs: list[Rows] = []
    while len(pairs) < MOST:
        for _ in range(BATCH):
            nth = len(pairs)
            more, less = (ending(game, value, seen, player, action, nth) for action in (one, other))
            pairs.append({row: more[row] - less[row] for row in more})
            yield nth
        if not any(_sure(pairs, row, LIKELY) for row in game.categories):
            return {}
    unit = MOST * (game.players - 1)
    sums = {row: sum(pair[row] for pair in pairs) for row in game.categories if _sure(pairs, row, CLEAR)}
    return {row: by for row, total in sums.items() if (by := (2 * total + unit) // (2 * unit)) > 0}


def _sure(pairs: Sequence[Rows], row: str, errors: int) -> bool:
    """Whether a row is ahead by more than so many standard errors."""
    n, total = len(pairs), sum(pair[row] for pair in pairs)
    squares = sum(pair[row] ** 2 for pair in pairs)
    return total > 0 and total**2 * (n - 1) > errors**2 * (squares * n - total**2)


def ending(game: Game[Any], value: Value, seen: Any, player: int, action: Any, nth: int) -> Rows:
    """By row how far ahead a player is when the game is played to its end after an action."""
    chance, overlooking = below(numbers(nth)), numbers(nth + ELSE)
    state, told = game.determinize(seen, below(numbers(nth))), list[Event]()
    state.tell = told.append
    game.apply(state, action)
    while state.pending:
        if game.current_player(state) == CHANCE:
            game.settle(state, chance)
        else:
            game.apply(state, _chosen(game, value, state, overlooking))
    return ahead(game, told, player)


def _chosen(game: Game[Any], value: Value, state: Any, random: Source) -> Any:
    """What leads to the best position, of the choices that were not overlooked."""
    actions = game.playout_actions(state)
    if len(actions) == 1:
        return actions[0]
    found = [action for action in actions if random() >= OVERLOOKED] or actions
    return max(found, key=lambda action: _promise(game, value, state, action))


def _promise(game: Game[Any], value: Value, state: Any, action: Any) -> int:
    player, after = state.pending[-1].player, state.clone()
    game.apply(after, action)
    promised = value.promises(after)
    if not after.pending:
        return (1 << 10) * _lead(game.scores(after), player)
    return _lead(promised, player)


def _lead(scores: Sequence[int], player: int) -> int:
    return scores[player] - max(score for seat, score in enumerate(scores) if seat != player)


def ahead(game: Game[Any], told: Iterable[Event], player: int) -> Rows:
    """By row how far ahead a player is by what was told."""
    rows = dict.fromkeys(game.categories, 0)
    for event in told:
        if event.points:
            rows[event.category] += event.points * (game.players - 1 if event.player == player else -1)
    return rows
