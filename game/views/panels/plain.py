"""A table for a game that has no drawings of its own: who has how many points, and every choice a button."""

from game.text import common
from game.text.games import words
from game.views.markup import Markup, el
from game.views.panels.people import Person, cartouche
from game.views.panels.prompt import Ask, act_button, prompt
from game.views.table import Parts, Table


def table(view: Table) -> Parts:
    """The parts of the table, in words."""
    return Parts(Markup(""), _board(view), _prompt(view))


def _board(view: Table) -> Markup:
    scores = view.game.scores(view.seen)
    rows = (
        el("li", {"class": f"p{player + 1}"}, cartouche(_person(view, player)), common.points(view.t, points))
        for player, points in enumerate(scores)
    )
    return el("div", {"class": "dtable plain"}, el("ul", {"class": "seats"}, *rows))


def _person(view: Table, player: int) -> Person:
    return Person(player + 1, view.seats[player].name)


def _prompt(view: Table) -> Markup:
    player = max(0, view.game.current_player(view.seen))
    told = words(view.game.box)
    over = view.game.is_over(view.seen)
    title = view.t("Game over") if over else view.t("{name} to move", name=view.seats[player].name)
    buttons = [act_button(told.action(view.t, action), text) for text, action in view.legal.items()]
    return prompt(_person(view, player), Ask(title, buttons=buttons), view)
