"""Beside the yard: the task, a thing chosen to be moved, all tasks; and the prompt."""

from game.games.abusir import tables as box
from game.games.abusir import yard
from game.games.abusir.sled.practice import SLED
from game.text.abusir import yard as words
from game.views.abusir import aiming, spoken
from game.views.abusir.yard_look import Yard, ended
from game.views.art.icons import icon
from game.views.markup import Attributes, Markup, el
from game.views.panels.controls import Choice, switcher
from game.views.panels.prompt import Ask, Button

STEP = 10  # tenths of a centimetre that a thing is moved at once
MOVES = (
    (0, 0, -1, "undo"),
    (0, 0, 1, "redo"),
    (-STEP, 0, 0, "left"),
    (STEP, 0, 0, "right"),
    (0, -STEP, 0, "up"),
    (0, STEP, 0, "down"),
)
PATHS = ("none", "near", "whole")


def panels(look: Yard) -> Markup:
    """The task, the rope, how much is shown before, all tasks."""
    rope = aiming.panel(look) if look.chosen is None else _moves(look, look.chosen)
    return el("div", {"class": "side-panels"}, _task(look), rope, _tasks(look), _path(look))


def _moves(look: Yard, n: int) -> Markup:
    """The thing chosen, moved a step or turned."""
    t, (x, y, heading) = look.t, look.place(n)
    turns = look.now.things[n].kind == SLED
    nudges = []
    for dx, dy, turn, sign in MOVES:
        if turns or not turn:
            attributes: Attributes = {
                "type": "button",
                "class": "icon-button nudge",
                "data-act": f"move {n} {max(0, x + dx)} {max(0, y + dy)} {(heading + turn) % box.HEADINGS}",
                "data-k": f"move-{sign}",
                "aria-label": spoken.aligning(t, sign),
                "title": spoken.aligning(t, sign),
            }
            nudges.append(el("button", attributes, icon(sign, 22)))
    panel = {"class": "panel rope-panel", "data-k": "panel-move", "aria-label": look.name(n)}
    return el("section", panel, el("div", {"class": "rope-row nudges"}, *nudges))


def _task(look: Yard) -> Markup:
    t, task = look.t, look.seen.task
    lines = [words.asked(t, task)]
    if look.task.goal is not None and not look.solved:
        left = max(0, look.task.legs - look.now.legs)
        lines.append(t.n("{n} leg left.", "{n} legs left.", left))
    if look.now.pulled is not None:
        lines.append(ended(t, look.now))
    return el(
        "section",
        {"class": "panel rope-panel", "data-k": "panel-task", "aria-label": t("Task")},
        el("h2", None, words.task(t, task)),
        *(el("p", None, line) for line in lines),
        el("p", {"class": "verdict fine"}, icon("check", 18), el("span", None, t("Task done.")))
        if look.solved
        else None,
    )


def _tasks(look: Yard) -> Markup:
    t = look.t
    rows = [_row(look, task) for task in yard.BY_ID]
    return el(
        "section",
        {"class": "panel", "data-k": "panel-tasks"},
        el("h2", None, t("Tasks")),
        el("div", {"class": "task-list", "data-group": "tasks"}, *rows),
    )


def _row(look: Yard, task: str) -> Markup:
    here, done = task == look.seen.task, task in look.seen.practised
    attributes: Attributes = {
        "type": "button",
        "data-cmd": f"practice:abusir {task}",
        "data-k": f"task-{task}",
        "aria-current": "true" if here else None,
        "tabindex": 0 if here else -1,
    }
    sign = icon("check" if done else "place" if here else "dot", 18)
    said = el("span", {"class": "spoken"}, look.t("done")) if done else None
    return el("button", attributes, sign, el("span", None, words.task(look.t, task)), said)


def _path(look: Yard) -> Markup:
    t = look.t
    named = (t("none"), t("10 cm"), t("whole"))
    choices = [Choice(value, label) for value, label in zip(PATHS, named, strict=True)]
    return el(
        "section",
        {"class": "panel rope-panel", "data-k": "panel-path"},
        el("h2", None, t("Preview")),
        switcher(t("Preview"), "practice-path", choices, PATHS[look.path]),
    )


def status(look: Yard) -> Markup:
    """How many tasks are done."""
    t, all_of = look.t, len(yard.BY_ID) - 1
    done = sum(task in look.seen.practised for task in yard.BY_ID)
    said = el("span", {"class": "spoken"}, t("{n} of {all} tasks done", n=done, all=all_of))
    count = el("span", {"aria-hidden": "true"}, f"{done}/{all_of}")
    shown = el("span", {"class": "done"}, icon("check", 20), count)
    return el("span", {"class": "status"}, said, shown)


# ---- the prompt -------------------------------------------------------------------------------------


def ask(look: Yard) -> Ask:
    """What can be done now."""
    if look.chosen is not None:
        return _moving(look, look.chosen)
    if look.solved:
        return _done(look)
    if look.aim is None:
        return _stuck(look)
    setting = aiming.ask(look)
    return setting._replace(buttons=setting.buttons[:1])


def _moving(look: Yard, n: int) -> Ask:
    t = look.t
    ready = Button(t("Ready"), {"data-cmd": f"choose:{n}", "data-k": "moved"}, main=True, icon="check")
    return Ask(look.name(n), t("A step is one centimetre; arrow keys do the same."), [ready])


def _done(look: Yard) -> Ask:
    t, after = look.t, yard.NEXT.get(look.seen.task)
    again = Button(t("Once more"), {"data-cmd": "practice-reset"}, icon="again")
    free = Button(t("Free practice"), {"data-cmd": "practice:abusir"}, main=True)
    on = Button(t("Next task"), {"data-cmd": f"practice:abusir {after}"}, main=True)
    said = t.n("You needed {n} leg.", "You needed {n} legs.", look.now.legs)
    return Ask(t("Task done"), said, [on if after else free, again])


def _stuck(look: Yard) -> Ask:
    t = look.t
    back = Button(t("Undo"), {"data-cmd": "undo", "data-k": "prompt-undo"}, main=True, icon="undo")
    again = Button(t("Begin again"), {"data-cmd": "practice-reset"}, icon="again")
    title = t("The action is over") if look.now.over else t("Not on the mat yet")
    if look.now.lost:
        title = t("Not all blocks are aboard")
    return Ask(title, words.refusal(t, look.refuses("pull low 1 0 1")), [back, again])
