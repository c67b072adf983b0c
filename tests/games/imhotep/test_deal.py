"""What the seed deals: the same boats and cards for everybody, and what happens when the deck runs out."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.chance import shuffled
from game.core.match import Match
from game.core.record import new_record
from game.core.state import Pending
from game.core.steps import Chance
from game.core.vocabulary import Action
from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARD_IDS, CARDS
from game.games.imhotep.state import ImhotepState
from tests.games.imhotep.positions import ALL_B, go, hand, imhotep, market, table
from tests.helpers import random_match

SEEDS = [f"deal{n}" for n in range(6)]
DECK = [card.id for card in CARDS for _ in range(card.copies)]
THROUGH_THE_DECK = {**ALL_B, "private": "on", "favour": "on"}
GREEDY_FOR_CARDS = 3  # the style of playing that draws most
GAME = imhotep(2, market="B", favour="on")


class Watched(Match):
    """A match that keeps what chance decided, as stream and word, in order."""

    __slots__ = ("drawn",)

    def _drawn(self, step: Chance[Any], state: Any, p: Pending, stream: str, n: int) -> Action:
        action = super()._drawn(step, state, p, stream, n)
        if not hasattr(self, "drawn"):
            self.drawn: list[tuple[str, str]] = []
        self.drawn.append((stream, action.text.split()[1]))
        return action


def games(seed: str, players: int, **options: str) -> Iterator[Watched]:
    """The same deal played in different ways."""
    for number in range(4):
        deal = new_record("imhotep", players, options, seed)
        yield Watched(random_match(deal, number, style=GREEDY_FOR_CARDS).record)


def drawn(match: Watched, stream: str) -> list[str]:
    return [word for name, word in match.drawn if name == stream]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_i3_3_everybody_meets_the_same_boats_whatever_is_done(seed: str, players: int) -> None:
    rounds = shuffled(seed, "rounds", box.ROUND_CARDS[players])[:6]
    for match in games(seed, players):
        assert drawn(match, "rounds") == rounds


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("seed", SEEDS)
def test_i3_2_everybody_meets_the_same_cards_in_the_same_order(seed: str, side: str) -> None:
    deck = shuffled(seed, "market", DECK)
    for match in games(seed, 4, market=side, favour="on", pyramid="B"):
        cards = drawn(match, "market")
        assert cards == deck[: len(cards)]
        assert len(cards) >= 24
        first = [CARD_IDS[kind] for kind in match.at(0).display]
        assert first == deck[: len(first)]


def test_the_deal_is_the_same_with_other_sides_and_modules() -> None:
    plain, other = (
        Match(new_record("imhotep", 3, options, "x")).state
        for options in ({"start": "1"}, {"start": "2", "temple": "B", "bets": "on"})
    )
    assert (plain.caps, plain.display) == (other.caps, other.display)


@pytest.mark.parametrize("seed", SEEDS)
def test_i4_a_reshuffled_deck_is_drawn_from_a_stream_of_its_own(seed: str) -> None:
    match = next(match for match in games(seed, 4, **THROUGH_THE_DECK) if match.state.reshuffled)
    cards, again = drawn(match, "market"), drawn(match, "reshuffle")
    assert cards == shuffled(seed, "market", DECK)[: len(DECK) - match.state.fresh]
    first = next(at for at in range(match.plies) if match.at(at + 1).reshuffled)
    # Draw n of the stream chooses among the discarded cards in the order of the box.
    assert again[0] in [card for card in DECK if match.at(first).discard[CARD_IDS.index(card)]]
    assert len(again) >= match.state.reshuffled


def test_i4_the_discard_becomes_the_deck_when_a_card_is_needed() -> None:
    game = imhotep(2, pyramid="B")
    s = table(game, boats="W .... ... .", pyramid="W//", deck="", discard="LEVER", hands="- | *")
    s = go(game, s, "sail 1 pyramid", "build left", "accept")
    assert (hand(s, 0), s.deck, sum(s.discard), s.reshuffled) == ("LEVER", 0, 0, 1)


def two_refills(s: ImhotepState, *cards: str) -> ImhotepState:
    """Favour 1 takes two cards, and these two are turned up in their place."""
    return go(GAME, s, "favour 1", "pick 1", "pick 2", *(f"@card {card}" for card in cards))


def covered_from_the_old_deck(*, discard: str = "CHISEL CHISEL") -> ImhotepState:
    """One card is left in the deck beside the pair; then the discard becomes the deck."""
    s = table(
        GAME,
        boats="KW.. ... .. ..",
        market="STATUE STATUE DECO-TEMPLE 2",
        deck="HAMMER LEVER SAIL",
        discard=discard,
        hands="- | *",
    )
    return two_refills(s, "SAIL", "CHISEL")


def test_i7_1_a_covered_pair_outlives_the_deck_it_came_from() -> None:
    s = covered_from_the_old_deck()
    assert (market(s), s.deck, s.reshuffled) == ("SAIL CHISEL DECO-TEMPLE 2", 1, 1)
    assert [CARD_IDS[kind] for kind, count in enumerate(s.covered) if count] == ["LEVER", "HAMMER"]
    assert s.fresh == 2


def test_i7_1_the_pair_of_the_old_deck_is_what_its_taker_finds() -> None:
    s = go(GAME, covered_from_the_old_deck(discard="CHISEL CHISEL STATUE"), "take", "take")
    s = go(GAME, s, "place 1 3", "sail 1 market")
    s = go(GAME, s, "pick pair")
    assert sorted(CARD_IDS[kind] for kind in s.looked) == ["HAMMER", "LEVER"]
    assert (s.older, sum(s.covered), s.fresh) == (2, 0, 0)
    s = go(GAME, s, "keep LEVER")
    assert (s.older, s.pair, s.discard[CARD_IDS.index("HAMMER")]) == (0, 0, 1)


def test_i7_1_a_second_reshuffle_leaves_the_pair_alone() -> None:
    game = imhotep(2, market="B", private="on", pyramid="B")
    s = table(
        game,
        boats="W ... ... .",
        sleds="3 1",
        pyramid="W//KKK",
        market="STATUE - - 2",
        deck="HAMMER LEVER",
        discard="CHISEL",
        hands="- | *",
    )
    s = go(game, s, "sail 1 pyramid", "build left", "accept", "take")
    assert (hand(s, 0), s.deck, s.reshuffled, sum(s.covered)) == ("CHISEL", 0, 1, 2)
    s = go(game, s, "play CHISEL", "place 2 1", "place 2 2", "take")
    s = go(game, s, "private pyramid", "build right", "accept")
    assert (hand(s, 0), s.deck, s.reshuffled) == ("CHISEL", 0, 2)
    assert [CARD_IDS[kind] for kind, count in enumerate(s.covered) if count] == ["LEVER", "HAMMER"]


def test_i7_1_a_pair_may_be_of_two_decks() -> None:
    """The first covered card is the last of the old deck, the second comes from the new one."""
    game = imhotep(2, market="B", private="on", pyramid="B")
    s = table(
        game,
        sleds="1 1",
        market="STATUE STATUE STATUE 2",
        deck="HAMMER LEVER SAIL",
        discard="CHISEL",
        hands="- | *",
    )
    s = go(game, s, "private market", "pick pair", "@card HAMMER", "@card LEVER", "keep LEVER")
    assert (s.pair, s.deck, s.reshuffled, s.fresh) == (2, 1, 1, 1)
    assert [CARD_IDS[kind] for kind, count in enumerate(s.covered) if count] == ["SAIL"]
    s = go(game, s, "place 2 1", "take", "take", "place 2 2", "take", "take", "sail 2 market", "pick pair")
    assert (s.older, s.looked[0], s.fresh) == (1, CARD_IDS.index("SAIL"), 0)
    assert CARD_IDS[s.looked[1]] in ("HAMMER", "CHISEL")
    for player in (0, None):
        seen = game.observation(s, player)
        assert (sum(seen.covered), sum(seen.unseen)) == (1, s.deck + 1)


def test_a_dealt_card_stays_the_dealt_one_when_it_is_uncovered_after_a_reshuffle() -> None:
    late = 0
    for number in range(40):
        deal = new_record("imhotep", 4, THROUGH_THE_DECK, f"m{number}")
        match = Watched(random_match(deal, number, style=GREEDY_FOR_CARDS).record)
        streams = [stream for stream, _ in match.drawn if stream in ("market", "reshuffle")]
        cards = drawn(match, "market")
        assert cards == shuffled(deal.seed, "market", DECK)[: len(cards)]
        late += "reshuffle" in streams and "market" in streams[streams.index("reshuffle") :]
    assert late
