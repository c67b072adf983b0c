"""The prompt: who decides, what is asked, one fact, and the choices that are not on the board.

While a past position is looked at, the page puts a prompt of its own in this place.
"""

from game.core.game import TERMINAL
from game.text import common
from game.text import imhotep as words
from game.views.art.stones import stone_icon
from game.views.imhotep import questions, turn
from game.views.imhotep.asking import Asked, Button, cancel
from game.views.imhotep.look import Look
from game.views.markup import Markup, el
from game.views.markup import words as names
from game.views.panels.prompt import asking, last_line, signed, waiting


def prompt(look: Look) -> Markup:
    """The whole prompt."""
    asked = _asked(look)
    player = look.mover if look.mover >= 0 else look.game.outcome(look.state).winners[0]
    shown = [each for each in asked.buttons if each]
    buttons = [each.draw(stop=asked.stop and i == 0) for i, each in enumerate(shown)]
    group = "prompt" if buttons or asked.stage else None
    return el(
        "footer",
        {"class": names("prompt", f"p{player + 1}", "iprompt", asked.cls)},
        signed(stone_icon(player + 1, 28), look.name(player)),
        asking(asked.title, asked.sub),
        last_line(_told(look)) if not (asked.row or asked.acts) else None,
        el(
            "div",
            {"class": "choices", "data-group": group},
            asked.stage,
            asked.row,
            el("div", {"class": names("acts", asked.acts)}, *buttons),
        ),
        asked.menu,
    )


def _told(look: Look) -> str:
    """What the last move was."""
    seats = [seat.name for seat in look.view.seats]
    return words.event(look.t, look.view.last[0], seats) if look.view.last else ""


def _asked(look: Look) -> Asked:
    if look.mover == TERMINAL:
        return _over(look)
    if not look.view.offered:
        return _waiting(look)
    if look.view.hint:
        return _hinted(look)
    return turn.asked(look) if look.step == "turn" else questions.asked(look)


# ---- nobody is asked ----------------------------------------------------------------------------------


def _over(look: Look) -> Asked:
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
    return Asked(title, sub, [Button(t("Show result"), {"data-cmd": "result"}, main=True, sign="points")])


def _waiting(look: Look) -> Asked:
    ask = waiting(look.view, look.mover)
    return Asked(ask.title, ask.sub, [Button(choice.label, choice.attributes) for choice in ask.choices])


def _hinted(look: Look) -> Asked:
    t = look.t
    action = look.view.offered.get(look.view.hint)
    title = words.action(t, action) if action else t("Hint")
    play = Button(t("Play it"), {"data-cmd": "play-hint"}, main=True)
    return Asked(title, look.view.hint_why, [play, cancel(t("Close"), t("Esc"), "close-hint")])
