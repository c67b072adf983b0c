"""What a position is worth where a search stops: asked of the learned value, or of a random end."""

from collections.abc import Callable
from operator import mul
from typing import Any

from game.bots.bot import Source, lead
from game.bots.characters import Character, shaded
from game.bots.monte_carlo import placed, reward
from game.bots.playout import play_out
from game.bots.value import ONE, Value, Weights, leads, share
from game.core.game import Game

Worth = tuple[list[float], float]  # by seat from 0 to 1; the lead in points of the player who asked
Judge = Callable[[Any, Source], Worth]  # it may play the position on
Promising = Callable[[Any], list[int]]  # by player, in 1024ths of a point


def judge(game: Game[Any], weights: Weights | None, player: int, character: Character | None = None) -> Judge:
    """How positions of a game are judged for a player's search, who may have a character."""
    if weights is None:
        return _by_playing_out(game, player)
    return _by_value(game, promising(game, weights, player, character), player)


def promising(
    game: Game[Any], weights: Weights, player: int, character: Character | None = None
) -> Promising:
    """What tells by player what a position promises, as a player with a character sees it."""
    if character is None:
        return Value(game, weights).promises
    own, others = (Value(game, shaded(weights, shades)) for shades in (character.own, character.others))
    rows = [(own if seat == player else others).rows for seat in range(game.players)]

    def promises(s: Any) -> list[int]:
        stage = game.stage(s)
        return [sum(map(mul, row[stage], counts)) for row, counts in zip(rows, game.features(s), strict=True)]

    return promises


def _by_playing_out(game: Game[Any], player: int) -> Judge:
    """Random moves to the end, or as far as is enough for prospects."""
    scale, seats = game.prospects_per_point, range(game.players)

    def ask(s: Any, random: Source) -> Worth:
        play_out(game, s, random, game.horizon)
        prospects = game.prospects(s)
        ranking = placed(prospects) if s.pending else game.ranking(s)
        ahead = [lead(prospects, seat) / scale for seat in seats]
        return [reward(ranking, ahead[seat], seat) for seat in seats], ahead[player]

    return ask


def _by_value(game: Game[Any], promises: Promising, player: int) -> Judge:
    """Random moves until nothing hangs in the air, then what the features promise; an end is counted."""
    quiet, two, seats = game.is_quiescent, game.players == 2, range(game.players)

    def ask(s: Any, random: Source) -> Worth:
        play_out(game, s, random, game.horizon, quiet)
        if not s.pending:
            scores, ranking = game.scores(s), game.ranking(s)
            ahead: list[float] = [lead(scores, seat) for seat in seats]
            return [reward(ranking, ahead[seat], seat) for seat in seats], ahead[player]
        promised = promises(s)
        if two:
            by = (promised[0] - promised[1]) / ONE
            own = share(by)
            return [own, 1 - own], -by if player else by
        ahead = leads(promised)
        return [share(by) for by in ahead], ahead[player]

    return ask
