"""What every game counts: points so far, whose turn is next, stones, market cards."""

from collections.abc import Iterable
from functools import lru_cache
from operator import itemgetter, mul

from game.games.imhotep.cards import CARDS
from game.games.imhotep.cards.green import Decoration
from game.games.imhotep.cards.kind import Card
from game.games.imhotep.cards.violet import Statue
from game.games.imhotep.features.kind import KEPT, Aspect, Column, Columns, named
from game.games.imhotep.parts import Board
from game.games.imhotep.ranks import progress
from game.games.imhotep.state import ImhotepState

COUNT_FOR = {"green": "decorations", "violet": "statues"}
CARDS_COUNT_FOR = {
    **{f"cards.{card.id.lower()}": COUNT_FOR[card.colour] for card in CARDS if card.colour in COUNT_FOR},
    **dict.fromkeys(("cards.decorations", "cards.sled_decorations"), "decorations"),
    "cards.sets": "statues",
}


def course(board: Board) -> Aspect:
    """I4: the points scored, and who comes how soon: the last one's place is that of all others left."""
    orders = [
        [[int((starter + place) % board.players == player) for player in range(board.players)]
         for place in range(board.players - 1)]
        for starter in range(board.players)
    ]  # fmt: skip
    over = [[0] * board.players] * (board.players - 1)

    def count(s: ImhotepState) -> Iterable[Column]:
        return s.points, *(orders[s.pending[0].player] if s.pending else over)

    return Aspect(("points", *named("turn", *map(str, range(1, board.players)))), count)


def stones(board: Board) -> Aspect:
    """I5.1: stones on the sled, whether there is none, and how many can still come from the quarry."""

    def limited(s: ImhotepState) -> Iterable[Column]:
        return s.sled, [int(not stones) for stones in s.sled], s.quarry

    def unlimited(s: ImhotepState) -> Iterable[Column]:
        return s.sled, [int(not stones) for stones in s.sled]

    if board.unlimited:
        return Aspect(named("sled", "stones", "bare"), unlimited)
    return Aspect((*named("sled", "stones", "bare"), "quarry.stones"), limited)


def market_cards(board: Board) -> Aspect:
    """I8: the cards kept by kind, what the green ones would bring now, and what the statues do."""
    kept = [card for card in CARDS if board.copies[card.kind] and card.colour != "red"]
    decorations = [card for card in kept if isinstance(card, Decoration)]
    decorating, keeping = itemgetter(*kinds(decorations)), itemgetter(*kinds(kept))
    sites = [card.site for card in decorations]
    sleds = kinds(card for card in kept if card.of_sled)
    (statue,) = kinds(card for card in kept if isinstance(card, Statue))
    sets = [progress(count, Statue.points, Statue.more) for count in range(board.copies[statue] + 1)]

    @lru_cache(KEPT)
    def worth(cards: tuple[tuple[int, ...], ...], due: tuple[int, ...]) -> Columns:
        now = [sum(map(mul, decorating(held), due)) for held in cards]
        return now, [sets[held[statue]] for held in cards], *zip(*map(keeping, cards), strict=True)

    def count(s: ImhotepState) -> Iterable[Column]:
        laid = s.laid
        due = tuple([sum(laid[site]) // Decoration.stones for site in sites])
        now, *others = worth(tuple(map(tuple, s.cards)), due)
        if not sleds:
            return now, *others
        each = [*zip(s.cards, s.sled, strict=True)]
        return now, *([held[kind] * stones for held, stones in each] for kind in sleds), *others

    now = ("decorations", *["sled_decorations"] * len(sleds), "sets")
    return Aspect(named("cards", *now, *(card.id.lower() for card in kept)), count)


def kinds(cards: Iterable[Card]) -> list[int]:
    """The numbers of these cards."""
    return [card.kind for card in cards]
