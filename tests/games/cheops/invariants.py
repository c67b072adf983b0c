"""What holds in every position of Cheops' Master Builders."""

from functools import lru_cache

from game.games.cheops import tables as box
from game.games.cheops.actions import NEEDS
from game.games.cheops.state import CheopsState


def faults(s: CheopsState, players: int) -> list[str]:
    """The invariants that do not hold."""
    found = []
    dice = sum(s.lying) + sum(s.blocked)
    if s.pending and dice != box.DICE[players]:
        found.append(f"{dice} dice")
    for player in range(players):
        ticked = s.ticked[player]
        if not _carried(ticked):
            found.append(f"player {player} ticked what nothing carries")
        if (ticked & box.RELIEF).bit_count() % 2:
            found.append(f"player {player} ticked half a relief pair")
        if not 0 <= s.jokers[player] <= box.JOKERS[players] or s.struck[player] >> box.QUARRY:
            found.append(f"player {player} has {s.jokers[player]} jokers, {s.struck[player]:b} struck")
    return found


@lru_cache(64)  # most decisions leave most sheets as they were
def _carried(ticked: int) -> bool:
    return not any(ticked >> field & 1 and needs & ~ticked for field, needs in enumerate(NEEDS))
