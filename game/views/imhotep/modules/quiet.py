"""What the fields of modules have in common."""

from game.views.imhotep.look import LOOP, ROPE, Look


def quiet(look: Look, sign: str, verb: str) -> str:
    """Once-a-game extras show a loop until one asks for them: a turn's usual choices stand out."""
    return LOOP if sign == ROPE and look.view.start != verb else sign
