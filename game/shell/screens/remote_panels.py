"""Seats far apart: the prompt that hands a turn over, the link to send, the question which way to go on."""

from game.shell.far import planning
from game.shell.far.remote import due, turn_link
from game.shell.model import Layer, Model
from game.shell.table.opened import OpenGame
from game.shell.words import game_texts
from game.text.catalogue import Texts
from game.views.art.scenery import emblem
from game.views.markup import Markup, el
from game.views.panels.controls import button, check_box, copy_field
from game.views.panels.layers import Dialog, Frame, choices, notice
from game.views.panels.prompt import Ask, Button
from game.views.panels.prompt import prompt as panel


def prompt(opened: OpenGame) -> Markup:
    """Who is to move far away gets the link; the answer is opened like any link."""
    t, player = opened.t, opened.match.player
    title = t("Send {name} the message", name=opened.names[player])
    copy = Button(
        t("Copy the message"), {"data-cmd": "copy:message"}, main=True, icon="copy", short=t("Copy")
    )
    send = Button(t("Send"), {"data-cmd": "send:message"}) if opened.model.shares else None
    answer = Button(t("Open the answer"), {"data-cmd": "open-link"}, short=t("Answer"))
    ahead = Button(t("If-then moves"), {"data-cmd": "plan"}, short=t("If-then"))
    begun = opened.match.plies > 0
    told = (
        t("It tells your move and holds the game. The answer is a link, too.")
        if begun
        else t("It holds the deal. The answer is a link, too.")
    )
    ask = Ask(title, told, [copy, send, answer, ahead if planning.offered(opened.play) else None])
    return panel(opened.people[player], ask)


def fields(opened: OpenGame, copy: str) -> list[Markup]:
    """The link that goes on with the game elsewhere, whether names go with it, a date to be reminded."""
    t, model, play = opened.t, opened.model, opened.play
    if not due(play):
        return []
    if opened.match.over:
        label = t("The end, for those far away")
    else:
        label = t("Your turn, for {name}", name=opened.names[opened.match.player])
    remind = [] if opened.match.over else [button(t("Reminder for the calendar"), "remind", "day")]
    return [copy_field(label, "turn", turn_link(model, play), copy), include_names(t, model), *remind]


def include_names(t: Texts, model: Model) -> Markup:
    """Whether what is shared says how people are called."""
    return check_box(t("Include names"), "with-names", model.with_names)


def ending(opened: OpenGame) -> list[Markup]:
    """At the end: the last message, for those who have not seen it."""
    return [button(opened.t("Message to those far away"), "copy:message", "copy")] if due(opened.play) else []


def fork(model: Model, layer: Layer) -> Dialog:
    """Both sides moved on: which way the game goes."""
    fork = model.fork
    assert fork is not None
    saved = next(saved for saved in model.saves if saved.id == fork.save)
    t = game_texts(model, saved.game)
    told = [
        t("Both are the same up to move {n}. Then you and those far away went on differently.", n=fork.at),
        t("Nothing is lost: the other version stays among your saved games."),
    ]
    buttons = choices(
        button(_way(t, t("Mine"), saved.plies), "go-on:mine", cls="primary"),
        button(_way(t, t("The link’s"), len(fork.linked)), "go-on:theirs"),
    )
    frame = Frame("fork", t("Which version should go on?"))
    return notice(frame, emblem("broken"), *(el("p", None, each) for each in told), buttons, alert=True)


def _way(t: Texts, whose: str, plies: int) -> str:
    return t("{way} ({moves})", way=whose, moves=t.n("{n} move", "{n} moves", plies))
