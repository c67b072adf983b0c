"""What the modules count: what is not used yet, and how what was used stands."""

from collections.abc import Iterable

from game.games.imhotep import tables as box
from game.games.imhotep.features.kind import Aspect, Column, named
from game.games.imhotep.modules.bets import Bets
from game.games.imhotep.modules.prophecies import COUNTS, DRAWN
from game.games.imhotep.parts import Board
from game.games.imhotep.state import NOBODY, ImhotepState

FAR = 3  # more that is lacking, or more than needed, tells no more


def private(board: Board) -> Aspect:
    """I10.2: private boats not used."""
    return Aspect(named("private", "unused"), lambda s: (s.private,))


def bets(board: Board) -> Aspect:
    """I10.3: what bets would win now, and by how many stones their monuments lead.

    Not those still to be made: blind players lose by them, so a value learned of such games makes haste.
    """
    part = Bets(board)

    def count(s: ImhotepState) -> Iterable[Column]:
        won, leads = [0] * board.players, [0] * board.players
        if max(s.bets) != NOBODY:
            prizes = part.prizes(s)
            stones = [board.stones(s, site) for site in box.MONUMENTS]
            for field, owner in enumerate(s.bets):
                if owner != NOBODY:
                    won[owner] = prizes.get(field, ("", 0))[1]
                    at = field // len(box.BET_SIDES)
                    others = (*stones[:at], *stones[at + 1 :])
                    leads[owner] = max(-FAR, min(FAR, stones[at] - max(others)))
        return won, leads

    return Aspect(named("bets", "won", "lead"), count)


def favours(board: Board) -> Aspect:
    """I10.4: favours not used."""
    players = range(board.players)
    return Aspect(named("favour", "open"), lambda s: ([int(player not in s.favours) for player in players],))


def wrath(board: Board) -> Aspect:
    """I10.1: whether monuments lack a stone, and how many."""

    def count(s: ImhotepState) -> Iterable[Column]:
        monuments = [s.laid[site] for site in box.MONUMENTS]
        missing = [counts.count(0) for counts in zip(*monuments, strict=True)]
        return [int(number > 0) for number in missing], missing

    return Aspect(named("wrath", "due", "missing"), count)


def prophecies(board: Board) -> Aspect:
    """I11.4: what scarabs would bring now, how far their prophecies are met or not, and those without one.

    Not the scarabs still to be laid, as with bets.
    """
    players = range(board.players)
    counts = [COUNTS[name] for name in box.PROPHECIES]

    def count(s: ImhotepState) -> Iterable[Column]:
        now, short, over, chance = ([0] * board.players for _ in range(4))
        drawn = [counts[prophecy] for prophecy in s.prophecies]
        for player in players:
            boxes = s.scarabs[player * DRAWN : player * DRAWN + DRAWN]
            for counted, used in zip(drawn, boxes, strict=False):
                have, needed = counted(s, player)
                if used == NOBODY:
                    chance[player] += max(-FAR, min(FAR, have - needed))
                elif have < needed:
                    now[player] += box.PROPHECY_BOXES[used][1]
                    short[player] += min(FAR, needed - have)
                else:
                    now[player] += box.PROPHECY_BOXES[used][0]
                    over[player] += min(FAR, have - needed)
        return now, short, over, chance

    return Aspect(named("prophecies", "now", "short", "over", "chance"), count)
