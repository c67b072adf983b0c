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
from game.views.markup import Markup, el, join
from game.views.markup import words as names


def prompt(look: Look) -> Markup:
    """The whole prompt."""
    asked = _asked(look)
    player = look.mover if look.mover >= 0 else _winners(look)[0]
    ask = el(
        "p", {"class": "ask"}, el("b", None, asked.title), el("span", None, asked.sub) if asked.sub else None
    )
    shown = [each for each in asked.buttons if each]
    buttons = [each.draw(stop=asked.stop and i == 0) for i, each in enumerate(shown)]
    group = "prompt" if buttons or asked.stage else None
    return el(
        "footer",
        {"class": names("prompt", f"p{player + 1}", "iprompt", asked.cls)},
        _who(look, player),
        ask,
        _last_line(look) if not (asked.row or asked.acts) else None,
        el(
            "div",
            {"class": "choices", "data-group": group},
            asked.stage,
            asked.row,
            el("div", {"class": names("acts", asked.acts)}, *buttons),
        ),
        asked.menu,
    )


def _who(look: Look, player: int) -> Markup:
    return el("span", {"class": "who"}, stone_icon(player + 1, 28), el("span", None, look.name(player)))


def _last_line(look: Look) -> Markup | None:
    """What the last move was, beside its sign."""
    if not look.view.last:
        return None
    seats = [seat.name for seat in look.view.seats]
    return el("p", {"class": "lastline only-d"}, el("i", None), words.event(look.t, look.view.last[0], seats))


def _asked(look: Look) -> Asked:
    if look.mover == TERMINAL:
        return _over(look)
    if not look.offered:
        return _waiting(look)
    if look.view.hint:
        return _hinted(look)
    return turn.asked(look) if look.step == "turn" else questions.asked(look)


# ---- nobody is asked ----------------------------------------------------------------------------------


def _winners(look: Look) -> list[int]:
    ranking = look.view.game.ranking(look.state)
    return [player for player, place in enumerate(ranking) if place == 1]


def _over(look: Look) -> Asked:
    t = look.t
    won = _winners(look)
    points = common.with_points(t, look.view.game.scores(look.state)[won[0]])
    called = common.all_of(t, [look.name(player) for player in won])
    if len(won) > 1:
        title = t("{names} share the win", names=called)
    else:
        title = t("{name} wins {with_points}", name=called, with_points=points)
    others = [player for player in range(look.game.players) if player not in won]
    scores = look.view.game.scores(look.state)
    sub = " · ".join(f"{look.name(player)} {common.number(scores[player])}" for player in others)
    return Asked(title, sub, [Button(t("Show result"), {"data-cmd": "result"}, main=True, sign="points")])


def _waiting(look: Look) -> Asked:
    t, name = look.t, look.name(look.mover)
    if not look.view.thinking:
        return Asked(t("{name} to move", name=name), "", [])
    dots = el("span", {"class": "dots", "aria-hidden": "true"}, el("i"), el("i"), el("i"))
    title = join((t("{name} is thinking", name=name), dots))
    return Asked(title, "", [Button(t("Show faster"), {"data-cmd": "skip"})])


def _hinted(look: Look) -> Asked:
    t = look.t
    action = look.offered.get(look.view.hint)
    title = words.action(t, action) if action else t("Hint")
    play = Button(t("Play it"), {"data-cmd": "play-hint"}, main=True)
    return Asked(title, look.view.hint_why, [play, cancel(t("Close"), t("Esc"), "close-hint")])
