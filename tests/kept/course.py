"""What kept links lead to. Run as a program it needs `game` on the path, today's or an archived one.

Reads lines of a link to a deal and one to the middle of its game; prints for each a line of what they hold.
"""

import json
import sys
from hashlib import sha256

from game.core.link import open_link
from game.core.match import Match


def course(match: Match) -> str:
    """A digest of who decides among how many choices at which scores."""
    rows = []
    for ply in range(match.plies + 1):
        state = match.at(ply)
        choices = len(match.game.legal_actions(state))
        rows.append(f"{match.game.current_player(state)} {choices} {match.game.scores(state)}")
    return sha256("\n".join(rows).encode()).hexdigest()


def led(deal: str, replay: str) -> list[object]:
    """The course of the game, whether the deal is its own, and whether it opens in the middle."""
    game, at = open_link(replay)
    match = Match(game)
    return [course(match), open_link(deal) == (match.setup, None), at == match.plies // 2]


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(led(*line.split())))
