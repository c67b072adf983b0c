"""How much a hint loses: its move against what a far longer search of the same position finds."""

from typing import NamedTuple

from game.bots.bot import Budget, Question, below, bot_seed
from game.bots.levels import BOTS, HINT, TOLD, Level, read_level
from game.bots.onward import onward
from game.bots.thinking import conclude
from game.bots.tree import Tree
from game.core.match import Match
from game.core.record import new_record
from game.lab.deals import mixed, source
from game.lab.running import Codec

BY = "tree:60"  # who plays the games
OF_A_GAME = 4  # so many positions
COMPARED = 250  # thousandths of the visits that go to each of the two compared
PART = 4  # of the reference's iterations where the player goes on


class Case(NamedTuple):
    """A game by its number, and the search that its hints are held against."""

    game: str
    players: int
    number: int
    reference: int


LOSSES: Codec[list[float]] = Codec(list, list)


def losses(case: Case) -> list[float]:
    """What hints at a few positions of a game lose, in parts of a win."""
    random = source("hints", case.game, case.players, case.number)
    options = mixed(case.game, case.players, below(random)).options
    match, player = Match(new_record(case.game, case.players, options, f"hints{case.number}")), read_level(BY)
    asked: list[Match] = []
    while not match.over:
        if match.chooses:
            asked.append(match)
        match = match.play(conclude(player.think(match)).choice)
    picked = sorted({int(random() * len(asked)) for _ in range(OF_A_GAME)})
    return [loss(asked[at], case.reference) for at in picked]


def loss(position: Match, reference: int) -> float:
    """The reference's choice and the hint's, looked at side by side: how much less the hint's is worth.

    Below 0 where the closer look finds that the hint was right.
    """
    hint = conclude(HINT.think(position, forced=TOLD)).choice
    best = conclude(Level(Tree.id, reference).think(position)).choice
    if hint == best:
        return 0.0
    game, player, vocabulary = position.game, position.player, position.game.info.vocabulary
    pair = [vocabulary.read(text) for text in (hint, best)]
    question = Question(game, game.observation(position.state, player), player, pair)
    seed = bot_seed(position.setup.seed, player, position.plies, "hints")
    tree = BOTS[Tree.id]
    thought = conclude(tree.weigh(question, seed, Budget(reference, forced=COMPARED)))
    thought = conclude(onward(tree, question, thought, seed, Budget(reference // PART), (hint, best)))
    value = {line.action: line.value for line in thought.lines}
    return value[best] - value[hint]
