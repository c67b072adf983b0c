"""What chance decides in Pyramids besides who begins: the god tile set aside, the cards of the deck (P3)."""

from collections.abc import Sequence

from game.core.chance import nth
from game.core.state import Pending
from game.core.steps import Below, Chance
from game.core.vocabulary import Action
from game.games.pyramids import actions as act
from game.games.pyramids import tables as box
from game.games.pyramids.state import NONE, PyramidsState

DIGITS = bytes.maketrans(b"01", bytes((0, 1)))


class DrawCard(Chance[PyramidsState]):
    """P3.3, P4.1: the next card of the deck, to player `a`'s hand or, if `a` is NONE, to the quarry."""

    stream = "deck"

    def actions(self, s: PyramidsState, p: Pending) -> Sequence[Action]:
        return act.CARD

    def weights(self, s: PyramidsState, p: Pending) -> Sequence[int]:
        """Those in the deck are equally likely."""
        return f"{s.deck:0{box.DECK}b}".encode()[::-1].translate(DIGITS)  # bytes: whole numbers, made at once

    def draw(self, s: PyramidsState, p: Pending, below: Below) -> Action:
        """Any card of the deck."""
        return act.CARD[nth(s.deck, below(s.deck.bit_count()))]

    def resolve(self, s: PyramidsState, p: Pending, action: Action) -> None:
        (card,) = action.args
        s.deck &= ~(1 << card)
        if p.a == NONE:
            s.quarry.append(card)
        else:
            s.hands[p.a].append(card)
            s.first[p.a] = card


class DrawAside(Chance[PyramidsState]):
    """P3.2: with two players, the god tile that is set aside first."""

    stream = "aside"

    def actions(self, s: PyramidsState, p: Pending) -> Sequence[Action]:
        return act.ASIDE[: box.TILES_FOR[2]]

    def weights(self, s: PyramidsState, p: Pending) -> Sequence[int]:
        return [1] * box.TILES_FOR[2]

    def resolve(self, s: PyramidsState, p: Pending, action: Action) -> None:
        (s.aside,) = action.args
