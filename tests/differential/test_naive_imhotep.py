"""Both versions agree on everything: at each decision of two thousand games, if all are tried."""

import math
import random
from pathlib import Path

import pytest

from game.core.match import Match
from game.core.record import Record, new_record
from game.core.state import TERMINAL
from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARD_IDS
from game.games.imhotep.state import NOBODY, ImhotepState
from tests.amount import tried
from tests.differential.naive_imhotep import NaiveImhotep
from tests.golden.games import names, recorded
from tests.helpers import STYLES, choose

CHUNKS, GAMES = 40, 50
STARTS = ("random", "1", "2", "3", "4")
PLENTY = 2 * box.STONES  # in the quarry of somebody whose stones are not counted
SHEETS_EVERY = 7  # decisions


def deal(number: int) -> Record:
    """Sides A, no modules; players, starter and way of playing follow from the number."""
    return new_record("imhotep", 2 + number % 3, {"start": STARTS[number % 5]}, f"twice{number}")


def is_plain(match: Match) -> bool:
    """Whether the second version knows these rules."""
    return all(
        choice in ("A", "off", "usual")
        for key, choice in match.setup.options
        if key not in ("booking", "start")
    )


def view(s: ImhotepState) -> dict[str, object]:
    """What lies where, in the game's version."""
    fields = 4 if len(s.sled) == 2 else 5
    return {
        "boats": [boat_view(s, boat) for boat in range(box.BOATS)],
        "stones": (s.sled, [math.inf if stones > PLENTY else stones for stones in s.quarry]),
        "market": [None if kind == NOBODY else CARD_IDS[kind] for kind in s.display],
        "hands": [words(kinds) for kinds in s.cards],
        "piles": (s.deck, words(s.discard)),
        "pyramid": s.pyramid,
        "temple": [s.temple[field::fields] for field in range(fields)],
        "burial": {(at % 3, at // 3): owner for at, owner in enumerate(s.burial)},
        "obelisks": s.laid[box.OBELISKS],
    }


def boat_view(s: ImhotepState, boat: int) -> object:
    """Where it lies; else its spots."""
    if s.sailed(boat):
        return box.SITES[s.berths[boat]]
    spots = s.spots[boat * box.SPOTS : boat * box.SPOTS + s.caps[boat]]
    return [None if owner == NOBODY else owner for owner in spots]


def words(kinds: list[int]) -> list[str]:
    return sorted(CARD_IDS[kind] for kind, count in enumerate(kinds) for _ in range(count))


def naive_view(naive: NaiveImhotep) -> dict[str, object]:
    """The same of the second version."""
    return {
        "boats": [boat["site"] or boat["spots"] for boat in naive.boats],
        "stones": (naive.sled, naive.quarry),
        "market": naive.display,
        "hands": [sorted(hand) for hand in naive.hands],
        "piles": (len(naive.deck), sorted(naive.discard)),
        "pyramid": naive.pyramid,
        "temple": naive.towers,
        "burial": naive.chamber,
        "obelisks": naive.obelisks,
    }


def agree_on_points(match: Match, naive: NaiveImhotep) -> None:
    """Every category of every player, and the totals."""
    categories = match.game.info.categories
    sheets = [dict.fromkeys(categories, 0) for _ in naive.hands]
    for entry in match.ledger():
        sheets[entry.player][entry.category] += entry.points
    told = [dict.fromkeys(categories, 0) | naive.sheet(player) for player in range(naive.players)]
    assert sheets == told, match.record
    assert match.game.scores(match.state) == [sum(sheet.values()) for sheet in told]


def agree(match: Match, naive: NaiveImhotep) -> None:
    """Both versions are in the same position and would go on alike."""
    assert (match.player, {action.text for action in match.legal}) == naive.asked, match.record
    assert view(match.state) == naive_view(naive), match.record
    if match.plies % SHEETS_EVERY == 0:
        agree_on_points(match, naive)


def settled(match: Match, naive: NaiveImhotep) -> None:
    """Both say it is over, with the same points and places."""
    assert match.over
    assert match.player == TERMINAL
    assert naive.asked is None
    agree_on_points(match, naive)
    keys = [(sum(naive.sheet(player).values()), naive.sled[player]) for player in range(naive.players)]
    assert match.game.ranking(match.state) == [1 + sum(other > key for other in keys) for key in keys]


def start(match: Match) -> NaiveImhotep:
    setup = match.setup
    return NaiveImhotep(setup.seed, setup.players, dict(setup.options)["start"])


@pytest.mark.parametrize("chunk", tried(CHUNKS))
def test_random_games_agree_at_every_decision(chunk: int) -> None:
    for number in range(chunk * GAMES, (chunk + 1) * GAMES):
        source, match = random.Random(number), Match(deal(number))
        naive = start(match)
        while not match.over:
            agree(match, naive)
            text = choose(source, match.legal, number % len(STYLES))
            match = match.play(text)
            naive.choose(text)
        settled(match, naive)


@pytest.mark.parametrize("name", [n for n in names() if n.startswith("imhotep-") and is_plain(recorded(n))])
def test_recorded_games_agree_at_every_decision(name: str) -> None:
    whole = recorded(name)
    naive = start(whole)
    for ply, action in enumerate(whole.actions):
        agree(whole.until(ply), naive)
        naive.choose(action.text)
    settled(whole, naive)


def test_the_second_version_shares_no_code() -> None:
    text = Path(__file__).with_name("naive_imhotep.py").read_text(encoding="utf-8")
    assert "import game" not in text
    assert "from game" not in text
