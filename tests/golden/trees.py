"""Counted move trees: how many ways there are to make so many decisions, chance as the seed has it."""

from game.core.match import Match
from tests.golden.games import names, recorded

DEPTH = 4
DEEP = 5  # from the start of one deal
CUTS = (0, 12, 25, 40, 80)  # where in the recorded games trees are grown
DEEP_RECORD = "duel-AAAA-random"
DEPTH_LATER = 3
WIDE = ("imhotep-", "pyramids-", "cheops-")  # trees with so many branches that the first ones are no deeper


def perft(match: Match, depth: int) -> int:
    """The number of sequences of `depth` decisions from here."""
    if depth == 1:
        return len(match.legal)
    return sum(perft(match.play(action.text), depth - 1) for action in match.legal)


def grown() -> list[str]:
    """Those that trees are grown from; what Abusir lists branches too much, and pulls are listed nowhere."""
    return [name for name in names() if not name.startswith(("template-", "abusir-", "yard-"))]


def counts(name: str, cut: int) -> list[int]:
    """The counts by depth after so many decisions of a recorded game."""
    deepest = DEPTH_LATER if cut or name.startswith(WIDE) else DEEP if name == DEEP_RECORD else DEPTH
    match = recorded(name).until(cut)
    return [perft(match, depth) for depth in range(1, deepest + 1)]


def forest(name: str) -> str:
    """All counts of a recorded game as text."""
    plies = recorded(name).plies
    return "".join(f"{name} {cut}: {' '.join(map(str, counts(name, cut)))}\n" for cut in CUTS if cut < plies)
