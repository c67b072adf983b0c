"""What nobody should ever do in Pyramids while something else is possible."""

from game.core.vocabulary import Action
from game.games.pyramids import actions as act
from game.games.pyramids import tables as box
from game.games.pyramids.scoring import pyramid_gains
from game.games.pyramids.state import PyramidsState, with_card


def blunder(s: PyramidsState, action: Action) -> str:
    """The rule it sins against, or nothing."""
    player = s.pending[-1].player
    if action is act.DONE:
        return _done(s, player)
    return _pyramid(s, player, action) if action.verb == "pyramid" and s.round == box.ROUNDS else ""


def _done(s: PyramidsState, player: int) -> str:
    """P4.4: a card is left unbuilt that is discarded anyhow: one is kept, and none after the last round."""
    return "P4.4" if len(s.hands[player]) > (s.round < box.ROUNDS) else ""


def _pyramid(s: PyramidsState, player: int, action: Action) -> str:
    """P7.1: in the last round, a card for the top that brings nothing where another one would."""
    place, slot = action.args
    gains = [_gain(s, player, card, slot) for card in s.hands[player]]
    return "P7.1" if gains[place] <= 0 < max(gains) else ""


def _gain(s: PyramidsState, player: int, card: int, slot: int) -> int:
    pyramid = s.pyramids[player]
    return sum(event.points for event in pyramid_gains(player, pyramid, with_card(pyramid, slot, card)))
