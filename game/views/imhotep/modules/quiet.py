"""What the fields of modules have in common."""

from game.views.imhotep.look import PEG, ROPE, Look


def on(look: Look, module: str) -> bool:
    """Whether a module is in play."""
    return look.game.options[module] == "on"


def quiet(look: Look, sign: str, verb: str) -> str:
    """Once-a-game extras show a peg until one asks for them: a turn's usual choices stand out."""
    return PEG if sign == ROPE and look.view.start != verb else sign
