"""What the prompt of Abusir asks, and the choices that are not on the board."""

from dataclasses import replace

from game.games.abusir import tables as box
from game.text import abusir as words
from game.text import common
from game.text.abusir import WORDS
from game.text.joined import said_of
from game.views.abusir import aiming, aligning, building, choices, spoken
from game.views.abusir.look import Look
from game.views.panels.prompt import Ask, Asks, Button, act_button, cancel, hinted, result_button, way_out

PLAIN = ("extra", "done", "finish")  # what a button says in words


def _turn(look: Look) -> Ask:
    verb = (look.view.start or look.view.aim).split(" ")[0]
    return STARTED.get(verb, _asked)(look)


def _hint(look: Look) -> Ask:
    view = look.view
    action = view.game.info.vocabulary.read(view.hint)
    return hinted(replace(view, legal={view.hint: action}), WORDS)


def _over(look: Look) -> Ask:
    view = look.view
    title = common.outcome(look.t, view.game.outcome(look.state), [seat.name for seat in view.seats])
    return Ask(title, "", [result_button(look.t)])


def _asked(look: Look) -> Ask:
    """What the matter asks, and everything that can be done."""
    t, view = look.t, look.view
    title, sub = WORDS.prompt(t, look.step)
    if not view.alone:
        title = said_of(t, look.name(look.mover), title)
    buttons: list[Button | None] = []
    if look.pulls:
        buttons.append(Button(t("Pull"), {"data-cmd": f"aim:{aiming.first(look)}"}, main=True, icon="place"))
    if look.aligns:
        buttons.append(Button(t("Align"), {"data-cmd": f"aim:{aligning.straight(look)}"}, icon="again"))
    buttons += [
        act_button(WORDS.action(t, action), action.text) for verb in PLAIN for action in look.ways(verb)
    ]
    return Ask(title, _gain(look) or _still(look) or sub, buttons)


def _still(look: Look) -> str:
    """A3.6: how many blocks the own boat still gets."""
    if look.step != "stow":
        return ""
    left = box.HOLD - len(look.state.boats[look.state.owners.index(look.mover)])
    return look.t.n(
        "Still to load: {n} block from the pool, whichever you like.",
        "Still to load: {n} blocks from the pool, whichever you like.",
        left,
    )


def _gain(look: Look) -> str:
    """What the action in the foreground would bring at once."""
    if look.trial is None:
        return ""
    gains = [
        said_of(look.t, look.name(event.player), common.points(look.t, event.points))
        for event in look.trial.told
        if event.points
    ]
    return " · ".join(gains)


# ---- what has begun ---------------------------------------------------------------------------------


def _building(look: Look) -> Ask:
    """Where a block lies: turned, previewed, with what it would bring."""
    t, (colour, shape) = look.t, building.chosen(look)
    places = building.places(look)
    title = common.capital(t("build {block}", block=words.a_block(t, f"{colour} {shape}")))
    sub = _gain(look) or (
        t.n("Fits in {n} place this way round.", "Fits in {n} places this way round.", len(places))
        if places
        else t("Does not fit this way round.")
    )
    turn = Button(
        t("Rotate"),
        {"data-cmd": f"aim:turn {building.turn(look) + 1}", "data-press": "r"},
        icon="again",
        key="R",
    )
    can_turn = shape != "I1"
    return Ask(
        title,
        sub,
        [turn if can_turn else None, cancel(t, t("Other block"))],
        row=choices.row(look),
        stop=False,
    )


def _walking(look: Look) -> Ask:
    """Which worker, or where to."""
    t, s = look.t, look.state
    workers = look.view.start.split()[1]
    node = look.view.start.split()[2:]
    buttons: list[Button] = []
    for n, at in enumerate(s.workers[look.mover]):
        name = box.WORKER_NAMES[n]
        act = " ".join(("walk", name, *node))
        if name in workers.split("|") and look.can(act):
            buttons.append(act_button(t("From {place}", place=spoken.place(t, at)), act, main=not buttons))
    return Ask(t("Which worker walks?"), "", [*buttons, way_out(t)])


def _pulling(look: Look) -> Ask:
    return aiming.ask(look)


STARTED = {"build": _building, "walk": _walking, "pull": _pulling, "align": aligning.aligning}
prompt = Asks(_turn, _hint, _over).prompt
