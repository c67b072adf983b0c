"""The prompt: who decides, what is asked, one fact, and the choices that are not on the board.

While a past position is looked at, the page puts a prompt of its own in this place.
"""

from game.core.game import TERMINAL
from game.text import common
from game.text.imhotep import WORDS
from game.views.imhotep import questions, spoken, turn
from game.views.imhotep.look import Look
from game.views.markup import Markup
from game.views.panels import prompt as panel
from game.views.panels.people import Person
from game.views.panels.prompt import Ask, hinted, result_button, waiting


def prompt(look: Look) -> Markup:
    """The whole prompt."""
    ask = _ask(look)
    player = look.mover if look.mover >= 0 else look.game.outcome(look.state).winners[0]
    return panel.prompt(Person(player + 1, look.name(player)), ask, look.view)


def _ask(look: Look) -> Ask:
    if look.mover == TERMINAL:
        return _over(look)
    if not look.view.offered:
        return waiting(look.view, look.mover)
    if look.view.hint:
        hint = look.view.offered.get(look.view.hint)
        return hinted(look.view, WORDS, spoken.action(look, hint) if hint else "")
    return turn.asked(look) if look.step == "turn" else questions.asked(look)


# ---- nobody is asked ----------------------------------------------------------------------------------


def _over(look: Look) -> Ask:
    t = look.t
    outcome = look.game.outcome(look.state)
    won, points = outcome.winners, common.with_points(t, outcome.points)
    called = common.all_of(t, [look.name(player) for player in won])
    if len(won) > 1:
        title = t("{names} share the win", names=called)
    else:
        title = t("{name} wins {with_points}", name=called, with_points=points)
    others = [player for player in range(look.game.players) if player not in won]
    scores = look.game.scores(look.state)
    sub = " · ".join(f"{look.name(player)} {common.number(scores[player])}" for player in others)
    return Ask(title, sub, [result_button(t)])
