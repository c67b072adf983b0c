"""What playouts take from a table is what the rules say of the position; equal chance draws equal cards."""

import pytest

from game.bots.bot import numbers
from game.core.state import Pending
from game.core.steps import Chance
from game.games.pyramids import tables as box
from game.games.pyramids.game import Pyramids
from game.games.pyramids.state import PLACES, PyramidsState, fits
from game.games.pyramids.steps import OBELISK, PYRAMID, TOMB
from tests.games.drawing import draws_alike

GAMES = 250  # for each number of players


def buildable(s: PyramidsState, p: Pending) -> list[str]:
    """P5, P5.1: straight from the rules, as text."""
    lying = {(laid.level, laid.place) for laid in s.pyramids[p.player]}
    hand = [str(number) for number, _ in enumerate(s.hands[p.player], 1)]
    begun = [sum(level == at for at, _ in lying) for level in range(len(box.LEVELS) + 1)]
    places = [each for each in PLACES if fits(lying, begun[each[0]], *each)] if lying else [(1, 0)]
    slots = [name for name, place in box.SLOTS.items() if place in places]
    must = bool(p.a & PYRAMID)
    found = [f"pyramid {card} {slot}" for card in hand for slot in slots if must]
    if len(hand) > must:
        found += [f"obelisk {card}" for card in hand if p.a & OBELISK]
        found += [f"tomb {card}" for card in hand if p.a & TOMB]
    return found if must else [*found, "done"]


@pytest.mark.parametrize("players", range(box.PLAYERS[0], box.PLAYERS[1] + 1))
def test_whole_games_offer_and_draw_what_the_rules_say(players: int) -> None:
    game, random = Pyramids(players, {}), numbers(players)
    built = drawn = 0
    for _ in range(GAMES):
        s = game.initial_state()
        while s.pending:
            p = s.pending[-1]
            step = game.steps[p.step]
            if isinstance(step, Chance):
                drawn += draws_alike(step, s, p)
            actions = step.actions(s, p)
            if p.step == "build":
                assert [action.text for action in actions] == buildable(s, p)
                built += 1
            odds = step.weights(s, p) if isinstance(step, Chance) else [1] * len(actions)
            likely = [action for action, weight in zip(actions, odds, strict=True) if weight]
            game.apply(s, likely[int(random() * len(likely))])
    assert min(built, drawn) > GAMES * 10
