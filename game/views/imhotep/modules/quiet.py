"""What the fields of modules have in common."""

from game.views.imhotep.look import PEG, ROPE, Look


def quiet(look: Look, sign: str, verb: str) -> str:
    """Once-a-game extras show a peg until one asks for them: a turn's usual choices stand out."""
    return PEG if sign == ROPE and look.view.start != verb else sign
