"""The sheets of Cheops' Master Builders as text: capital letters are stones still to be ticked."""

from collections.abc import Sequence

from game.core.match import Match
from game.games.cheops import tables as box
from game.games.cheops.state import NONE, CheopsState
from game.text.catalogue import Texts
from game.text.cheops import colour, dice

TICKED, STRUCK = "x", "-"
HALF, GAP = 2, 4  # columns of half a stone, between structures
WIDTH = 2 * HALF * len(box.LEVELS)


def draw(t: Texts, match: Match, names: Sequence[str]) -> str:
    """The dice in the middle, then every player's sheet."""
    s: CheopsState = match.state
    middle = "".join(letter * count for letter, count in zip(box.LETTERS, s.middle, strict=True))
    head = t(
        "Turn {turn}. {name} is active. In the middle: {dice}",
        turn=s.turn,
        name=names[s.active],
        dice=dice(t, middle) or "–",
    )
    return "\n\n".join([head, *(_sheet(t, s, player, name) for player, name in enumerate(names))])


def legend(t: Texts) -> str:
    """What the letters mean."""
    named = ", ".join(
        f"{letter.upper()} {colour(t, name)}" for letter, name in zip(box.LETTERS, box.COLOURS, strict=True)
    )
    return t("Stones: {named}; x is ticked, - is struck.", named=named)


def _sheet(t: Texts, s: CheopsState, player: int, name: str) -> str:
    """Pyramid, arch and relief side by side, then the quarry and the jokers."""
    if s.sheets[player] == NONE:
        return name
    stones = _stones(s, player)
    rows = [_row(stones, level) for level in range(len(box.LEVELS), 0, -1)]
    quarry = " ".join(
        STRUCK if place < s.struck[player].bit_length() else box.LETTERS[stone].upper()
        for place, stone in enumerate(box.STONES_OF[s.sheets[player]])
    )
    title = t("{name}, sheet {letter}", name=name, letter=box.SHEET_LETTERS[s.sheets[player]])
    left = t("Quarry {quarry}; jokers {jokers}", quarry=quarry, jokers=s.jokers[player])
    return "\n".join([title, *rows, left])


def _row(stones: dict[str, str], level: int) -> str:
    """What stands at this height, beside one another."""
    pyramid, arch = _level(stones, level).ljust(WIDTH + GAP), _arch(stones, level).ljust(3 * GAP)
    return (pyramid + arch + _relief(stones, level)).rstrip()


def _stones(s: CheopsState, player: int) -> dict[str, str]:
    colours = box.COLOUR_OF[s.sheets[player]]
    return {
        field: TICKED if s.ticked[player] >> number & 1 else box.LETTERS[colours[number]].upper()
        for field, number in box.NUMBER.items()
    }


def _level(stones: dict[str, str], level: int) -> str:
    """A level of the pyramid, shifted by half a stone a level."""
    row = (stones[field].ljust(2 * HALF) for field in box.level_fields(level))
    return " " * (HALF * (level - 1)) + "".join(row)


def _arch(stones: dict[str, str], level: int) -> str:
    """What stands in this row of the arch."""
    if level > box.COLUMN + 1:
        return ""
    if level == box.COLUMN + 1:
        return f" [{stones['AK']}]"
    return f"{stones[f'AL{level}']}   {stones[f'AR{level}']}"


def _relief(stones: dict[str, str], level: int) -> str:
    """What lies in this row of the relief, beside the lowest rows."""
    row = box.RELIEF_ROWS + 1 - level
    if not 1 <= row <= box.RELIEF_ROWS:
        return ""
    return " ".join(stones[f"R{row}{column}"] for column in range(1, box.RELIEF_COLUMNS + 1))
