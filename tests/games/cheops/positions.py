"""Positions of Cheops' Master Builders as tests need them: sheets by seat, dice as they are told."""

from collections.abc import Iterable, Mapping

from game.core.game import Pending
from game.games.cheops import tables as box
from game.games.cheops.game import Cheops
from game.games.cheops.state import CheopsState
from tests.helpers import do

SEATED = {"sheets": "seats", "start": "1"}


def table(players: int = 3, dice: str = "rgbb") -> tuple[Cheops, CheopsState]:
    """The first turn of a game with sheets A, B, C … by seat; the first player has rolled these dice."""
    game = Cheops(players, SEATED)
    s = game.initial_state()
    while s.pending and s.pending[-1].step == "roll":
        s.pending.pop()
    s.lying = [dice.count(letter) for letter in box.LETTERS]
    s.pending.append(Pending("middle", -1))
    game.effects["middle"](s, s.pending.pop())
    while s.pending[-1].step in game.effects:
        game.effects[s.pending[-1].step](s, s.pending.pop())
    return game, s


def acting(game: Cheops, s: CheopsState, player: int, middle: str) -> CheopsState:
    """The same sheets with this player to act on these dice, and nobody after him."""
    s = s.clone()
    s.pending[:] = [Pending("act", player)]
    s.middle = [middle.count(letter) for letter in box.LETTERS]
    return s


def ticked(s: CheopsState, player: int, fields: Iterable[str]) -> None:
    """Tick fields without paying, as if in an earlier turn."""
    for field in fields:
        s.ticked[player] |= 1 << box.NUMBER[field]


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


def totals(game: Cheops, s: CheopsState) -> Mapping[str, int]:
    """The first player's points by category, from the ledger."""
    sums = dict.fromkeys(game.info.categories, 0)
    for entry in game.ledger(s):
        if entry.player == 0:
            sums[entry.category] += entry.points
    return sums


def picture(s: CheopsState) -> str:
    """The whole position: dice, then each player's sheet, ticks, strikes and bonuses."""
    dice = [
        "".join(letter * count for letter, count in zip(box.LETTERS, pile, strict=True)) or "-"
        for pile in (s.middle, s.lying, s.blocked)
    ]
    lines = [
        f"turn {s.turn} active {s.active} idle {s.idle} middle {dice[0]} lying {dice[1]} blocked {dice[2]}"
    ]
    for player, sheet in enumerate(s.sheets):
        fields = " ".join(field for field, number in box.NUMBER.items() if s.ticked[player] >> number & 1)
        gained = " ".join(name for bit, name in enumerate(box.BONUSES) if s.bonuses[player] >> bit & 1)
        lines.append(
            f"{player} sheet {box.SHEET_LETTERS[sheet]} struck {s.struck[player]} jokers {s.jokers[player]} "
            f"bonuses {gained or '-'} ticked {fields or '-'}"
        )
    return "\n".join(lines)
