"""Positions of Cheops' Master Builders as tests need them: sheets by seat, dice as they are told."""

from collections.abc import Iterable, Mapping

from game.core.match import Match
from game.core.state import Pending
from game.games.cheops import tables as box
from game.games.cheops.game import Cheops
from game.games.cheops.state import CheopsState
from tests.helpers import do

SEATED = {"sheets": "seats", "start": "1"}
EMPTY = "sheet {sheet}, jokers {jokers}, struck -, bonuses -, ticked -"


def table(players: int = 3, dice: str = "rgbb") -> tuple[Cheops, CheopsState]:
    """The first turn of a game with sheets A, B, C … by seat; the first player has rolled these dice."""
    game = Cheops(players, SEATED)
    rolled = "".join(sorted(dice[: box.DICE[players]], key=box.LETTERS.index))
    sheets = (
        f"{player} {EMPTY.format(sheet=box.SHEET_LETTERS[player - 1], jokers=players)}"
        for player in range(1, players + 1)
    )
    lines = [
        "0 decisions, turn 1 of player 1, idle 1",
        "player 1 acts",
        f"middle {rolled}, lying {rolled}, blocked -",
        "met -",
        *sheets,
    ]
    return game, game.read("\n".join(lines))


def acting(game: Cheops, s: CheopsState, player: int, middle: str) -> CheopsState:
    """The same sheets with this player to act on these dice, and nobody after them."""
    s = s.clone()
    s.pending[:] = [Pending("act", player)]
    s.middle = [middle.count(letter) for letter in box.LETTERS]
    return s


def ticked(s: CheopsState, player: int, fields: Iterable[str]) -> None:
    """Tick fields without paying, as if in an earlier turn."""
    for field in fields:
        s.ticked[player] |= 1 << box.NUMBER[field]


def used(s: CheopsState, player: int) -> int:
    """How many quarry stones are struck or skipped."""
    return s.struck[player].bit_length()


def strike(s: CheopsState, player: int, last: int) -> None:
    """Strike all quarry stones up to this one, counted from 1."""
    s.struck[player] = (1 << last) - 1


def texts(game: Cheops, s: CheopsState) -> list[str]:
    """What may be done now."""
    return [action.text for action in game.legal_actions(s)]


def after(game: Cheops, s: CheopsState, *actions: str) -> CheopsState:
    """The position after these decisions."""
    played: CheopsState = do(game, s, *actions)
    return played


def refusal(game: Cheops, s: CheopsState, text: str) -> tuple[str, str]:
    """Why an action is refused: reason and rule."""
    told = game.refusal(s, game.info.vocabulary.read(text))
    assert told is not None, text
    return told.reason, told.rule


def totals(match: Match, player: int) -> Mapping[str, int]:
    """A player's points by category, from the ledger."""
    sums = dict.fromkeys(match.game.info.categories, 0)
    for event in match.ledger():
        if event.player == player:
            sums[event.category] += event.points
    return sums
