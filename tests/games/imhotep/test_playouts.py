"""What turns offer and chance draws from tables is what the rules say of the position, in order."""

from game.bots.bot import numbers
from game.core.state import Pending
from game.core.steps import Chance
from game.games.imhotep import tables as box
from game.games.imhotep.state import NOBODY, ImhotepState
from tests.games.drawing import draws_alike
from tests.games.imhotep.positions import imhotep

GAMES = 20  # for each number of players


def offered(s: ImhotepState, p: Pending) -> list[str]:
    """I5.1 to I5.3, straight from the rules, as text: what a turn offers besides cards."""
    sled, found = s.sled[p.player], []
    if sled < box.SLED and s.quarry[p.player]:
        found.append("take")
    waiting = [boat for boat in range(box.BOATS) if s.berths[boat] == NOBODY]
    for boat in waiting:
        spots = s.spots[boat * box.SPOTS :][: s.caps[boat]]
        found += [
            f"place {boat + 1} {spot}" for spot, owner in enumerate(spots, 1) if sled and owner == NOBODY
        ]
    for boat in waiting:
        spots = s.spots[boat * box.SPOTS :][: s.caps[boat]]
        loaded = sum(owner != NOBODY for owner in spots) >= box.MINIMUM[s.caps[boat]]
        free = [name for site, name in enumerate(box.SITES) if site not in s.berths]
        found += [f"sail {boat + 1} {name}" for name in free if loaded]
    return found


def test_whole_games_offer_and_draw_what_the_rules_say() -> None:
    turns = drawn = 0
    for seed in range(GAMES):
        for players in (2, 3, 4):
            game, random = imhotep(players), numbers(seed)
            s = game.initial_state()
            while s.pending:
                p = s.pending[-1]
                step = game.steps[p.step]
                actions = step.actions(s, p)
                if isinstance(step, Chance):
                    drawn += draws_alike(step, s, p)
                elif p.step == "turn":
                    texts = [action.text for action in actions]
                    assert [text for text in texts if not text.startswith(("play ", "pass"))] == offered(s, p)
                    turns += 1
                odds = step.weights(s, p) if isinstance(step, Chance) else [1] * len(actions)
                likely = [action for action, weight in zip(actions, odds, strict=True) if weight]
                game.apply(s, likely[int(random() * len(likely))])
    assert min(turns, drawn) > GAMES * 100
