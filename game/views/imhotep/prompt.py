"""The prompt: who decides, what is asked, one fact, and the choices that are not on the board."""

from game.text import common
from game.text.imhotep import WORDS
from game.views.imhotep import questions, spoken, turn
from game.views.imhotep.look import Look
from game.views.panels.prompt import Ask, Asks, hinted, result_button


def _turn(look: Look) -> Ask:
    return turn.asked(look) if look.step == "turn" else questions.asked(look)


def _hint(look: Look) -> Ask:
    action = look.view.offered.get(look.view.hint)
    return hinted(look.view, WORDS, spoken.action(look, action) if action else "")


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


prompt = Asks(_turn, _hint, _over).prompt
