"""Who sits in the laboratory: the bots of the page, a search without a value, other values."""

from bisect import bisect_right
from collections.abc import Callable, Mapping
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple

from game.bots.bot import Bot, Budget, Question, Source, Thinking, below
from game.bots.characters import characters
from game.bots.greedy import Greedy
from game.bots.levels import BOTS, LADDER, MOST, read_level
from game.bots.playout import play_out
from game.bots.thinking import conclude
from game.bots.tree import Tree
from game.bots.value import ONE, Value, Weights, leads
from game.core.errors import BadOption
from game.core.game import Game
from game.core.vocabulary import Action
from game.lab.learning.recipes import GREEDY, RANDOM
from game.lab.outsider import Outsider

Chooser = Callable[[Game[Any], Any, Source], Action]
SEEDS = 1 << 53  # as many as a float between 0 and 1 tells apart
PLAYOUT = "playout"  # `playout:430` is `tree:430` that plays every game to its end, whatever was learned
BY_PLAYOUTS = Tree(lambda game: None)


class Sound(Greedy):
    """Greedy play that leaves silly moves out, as levels do."""

    id = "sound"

    def weigh(self, question: Question, seed: int, budget: Budget) -> Thinking:
        """Try every action that is not silly."""
        game, seen, _, actions = question
        fine = [action for action in actions if not game.blunder(seen, action)]
        return (yield from super().weigh(question._replace(actions=fine or actions), seed, budget))


INSIDE = (LADDER, *BOTS, PLAYOUT, Sound.id)


class Seated(NamedTuple):
    """A bot with its budget."""

    bot: Bot
    budget: Budget


def seated(text: str, weights: Weights | None = None, game: str = "") -> Seated:
    """Who is written so; a tree goes by these weights if there are any. Raises BadOption.

    Characters are those of the game.
    """
    kind, _, count = text.partition(":")
    if kind == Sound.id:
        return Seated(Sound(), Budget(0))
    if kind in FROM_OUTSIDE:
        return Seated(*FROM_OUTSIDE[kind](count))
    if kind not in INSIDE:
        known = ", ".join((*INSIDE, *FROM_OUTSIDE))
        raise BadOption("bot", "unknown_bot", value=text, known=known)
    playout = kind == PLAYOUT
    level = read_level(text.replace(PLAYOUT, Tree.id, 1) if playout else text)
    bot = level.thinker(game)
    if playout:
        bot = BY_PLAYOUTS
    elif weights and level.bot == Tree.id:
        bot = Tree(lambda game: weights, characters(game).get(level.character))
    return Seated(bot, Budget(level.iterations, temperature=level.temperature))


def digest(text: str) -> str:
    """What tells a bot from outside from another that is written so; of all others the rules tell enough."""
    kind, _, more = text.partition(":")
    return FROM_OUTSIDE[kind](more)[0].digest if kind in FROM_OUTSIDE else ""


def _openspiel(iterations: str) -> tuple[Outsider, Budget]:
    from game.lab.envs.searching import OpenSpielSearch  # noqa: PLC0415 - only where OpenSpiel is

    count = iterations or str(OpenSpielSearch.iterations)
    if not count.isdecimal() or not 1 <= int(count) <= MOST[0]:
        raise BadOption("bot", "bad_iterations", value=f"openspiel:{iterations}", most=MOST[0])
    return OpenSpielSearch(), Budget(int(count))


def _agent(path: str) -> tuple[Outsider, Budget]:
    from game.lab.envs.agents import AgentBot  # noqa: PLC0415 - only where the extra `envs` is

    return AgentBot(path), Budget(0)


def _policy(path: str) -> tuple[Outsider, Budget]:
    from game.lab.envs.policies import PolicyBot  # noqa: PLC0415 - only where numpy is

    return PolicyBot.of(Path(path)), Budget(0)


FROM_OUTSIDE: Mapping[str, Callable[[str], tuple[Outsider, Budget]]] = {
    "openspiel": _openspiel,  # `openspiel:100` is OpenSpiel's own search with so many random games
    "agent": _agent,  # `agent:module:function` is somebody's own function, from an observation to an id
    "policy": _policy,  # `policy:FILE` plays by what a network learned
}


# ---- in self-play -----------------------------------------------------------------------------------


def chooser(players: str, value: Value | None) -> Chooser:
    """How players of this kind choose: `random`, `greedy`, or a level."""
    if players == RANDOM:
        return blind
    if players == GREEDY:
        assert value is not None, "greedy players go by what an earlier round learned"
        return _greedy(value)
    return _searching(players, value.weights if value else None)


def drawn(game: Game[Any], s: Any, random: Source) -> Action:
    """What chance does, by its odds."""
    p = s.pending[-1]
    step: Any = game.steps[p.step]
    odds = list(accumulate(step.weights(s, p)))
    action: Action = step.actions(s, p)[bisect_right(odds, int(random() * odds[-1]))]
    return action


def blind(game: Game[Any], s: Any, random: Source) -> Action:
    """Any action."""
    actions = game.playout_actions(s)
    return actions[int(random() * len(actions))]


def _greedy(value: Value) -> Chooser:
    def choose(game: Game[Any], s: Any, random: Source) -> Action:
        actions, player = game.playout_actions(s), s.pending[-1].player
        if len(actions) == 1:
            return actions[0]
        seen = game.determinize(game.observation(s, player), below(random))
        return max(actions, key=lambda action: _promised(value, seen, action, player, random))

    return choose


def _promised(value: Value, seen: Any, action: Action, player: int, random: Source) -> float:
    """The lead after an action, played on blindly until nothing hangs in the air."""
    child, game = seen.clone(), value.game
    game.apply(child, action)
    play_out(game, child, random, game.horizon, game.is_quiescent)
    promises = value.promises(child) if child.pending else [ONE * points for points in game.scores(child)]
    return leads(promises)[player]


def _searching(text: str, weights: Weights | None) -> Chooser:
    bot, budget = seated(text, weights)

    def choose(game: Game[Any], s: Any, random: Source) -> Action:
        player = s.pending[-1].player
        seen, seed = game.observation(s, player), int(random() * SEEDS)
        choice = conclude(bot.think(game, seen, player, seed, budget)).choice
        return game.info.vocabulary.read(choice)

    return choose
