"""Beside the yard: the task, a thing chosen to be moved, all tasks; and the prompt."""

from game.core.state import END
from game.games.abusir import edge
from game.games.abusir import tables as box
from game.games.abusir.sled.practice import SLED
from game.games.yard.tables import GOING_ON, TASKS
from game.text.yard import WORDS
from game.views.abusir import aiming, spoken
from game.views.art.icons import icon
from game.views.markup import Attributes, Markup, el
from game.views.panels.controls import Choice, switcher
from game.views.panels.prompt import GO_ON, Ask, Button
from game.views.yard.look import ROPE, Look

STEP = 10  # tenths of a centimetre that a thing is moved at once
MOVES = (
    (0, 0, -1, "undo"),
    (0, 0, 1, "redo"),
    (-STEP, 0, 0, "left"),
    (STEP, 0, 0, "right"),
    (0, -STEP, 0, "up"),
    (0, STEP, 0, "down"),
)
PATHS = ("none", "near", "whole")  # by `Table.path`


def panels(look: Look) -> Markup:
    """The task, the rope, how much is shown before, and all tasks, which may be scrolled."""
    rope = aiming.panel(look) if look.chosen is None else _moves(look, look.chosen)
    return el("div", {"class": "side-panels"}, _task(look), rope, _path(look), _tasks(look))


def _moves(look: Look, n: int) -> Markup:
    """The thing chosen, moved a step or turned."""
    t, (x, y, heading) = look.t, look.place(n)
    turns = look.task.things[n].kind == SLED
    nudges = []
    for dx, dy, turn, sign in MOVES:
        if turns or not turn:
            at = min(max(0, x + dx), edge.ACROSS), min(max(0, y + dy), edge.DOWN)
            attributes: Attributes = {
                "type": "button",
                "class": "icon-button nudge",
                "data-act": f"move {n + 1} {at[0]} {at[1]} {(heading + turn) % box.HEADINGS}",
                "data-k": f"move-{sign}",
                "aria-label": spoken.aligning(t, sign),
                "title": spoken.aligning(t, sign),
            }
            nudges.append(el("button", attributes, icon(sign, 22)))
    panel = {"class": "panel rope-panel", "data-k": "panel-move", "aria-label": look.name(n)}
    return el("section", panel, el("div", {"class": "rope-row nudges"}, *nudges))


def _task(look: Look) -> Markup:
    t, task = look.t, look.task
    lines = [WORDS.choice_about(t, "task", task.id)]
    if task.goal is not None and not look.solved:
        left = max(0, task.legs - look.state.legs)
        lines.append(t.n("{n} pull left.", "{n} pulls left.", left))
    if look.leg is not None:
        came = (event for event in look.view.last[1:] if not event.points and event.kind != END)
        lines.append(" ".join(WORDS.event(t, event, [""]) for event in came))
    return el(
        "section",
        {"class": "panel rope-panel", "data-k": "panel-task", "aria-label": t("Task")},
        el("h2", None, WORDS.choice(t, "task", task.id)),
        *(el("p", None, line) for line in lines),
        el("p", {"class": "verdict fine"}, icon("check", 18), el("span", None, t("Task done.")))
        if look.solved
        else None,
    )


def _tasks(look: Look) -> Markup:
    t = look.t
    rows = [_row(look, task.id) for task in TASKS]
    return el(
        "section",
        {"class": "panel", "data-k": "panel-tasks"},
        el("h2", None, t("Tasks")),
        el("div", {"class": "task-list", "data-group": "tasks"}, *rows),
    )


def _row(look: Look, task: str) -> Markup:
    here, done = task == look.task.id, task in look.view.achieved
    attributes: Attributes = {
        "type": "button",
        "data-cmd": f"practise:yard {task}",
        "data-k": f"task-{task}",
        "aria-current": "true" if here else None,
        "tabindex": 0 if here else -1,
    }
    sign = icon("check" if done else "place" if here else "dot", 18)
    said = el("span", {"class": "spoken"}, look.t("done")) if done else None
    return el("button", attributes, sign, el("span", None, WORDS.choice(look.t, "task", task)), said)


def _path(look: Look) -> Markup:
    t = look.t
    named = (t("none"), t("10 cm"), t("whole"))
    choices = [Choice(value, label) for value, label in zip(PATHS, named, strict=True)]
    return el(
        "section",
        {"class": "panel rope-panel", "data-k": "panel-path"},
        el("h2", None, t("Preview")),
        switcher(t("Preview"), "path", choices, PATHS[look.path]),
    )


def status(look: Look) -> Markup:
    """How many tasks are done."""
    t, all_of = look.t, sum(task.goal is not None for task in TASKS)
    done = sum(task.id in look.view.achieved for task in TASKS)
    said = el("span", {"class": "spoken"}, t("{n} of {all} tasks done", n=done, all=all_of))
    count = el("span", {"aria-hidden": "true"}, f"{done}/{all_of}")
    shown = el("span", {"class": "done"}, icon("check", 20), count)
    return el("span", {"class": "status"}, said, shown)


# ---- the prompt -------------------------------------------------------------------------------------


def ask(look: Look) -> Ask:
    """What can be done now."""
    if look.chosen is not None:
        return _moving(look, look.chosen)
    if look.solved:
        return _done(look)
    if look.aim is None:
        return _over(look)
    setting = aiming.ask(look)
    return setting._replace(buttons=setting.buttons[:1])


def _moving(look: Look, n: int) -> Ask:
    t = look.t
    ready = Button(t("Ready"), {"data-cmd": f"inspect:{ROPE}", "data-k": "moved"}, main=True, icon="check")
    return Ask(look.name(n), t("A step is one centimetre; arrow keys do the same."), [ready])


def _again(look: Look) -> Button:
    return Button(look.t("Begin again"), {"data-cmd": "again"}, icon="again")


def _done(look: Look) -> Ask:
    t, after = look.t, TASKS[TASKS.index(look.task) + 1]  # free practice is the last one
    word = t("Next task") if after.goal else t("Free practice")
    on = Button(word, {"data-cmd": f"practise:yard {after.id}", "data-k": GO_ON}, main=True)
    said = t.n("You needed {n} pull.", "You needed {n} pulls.", look.state.legs)
    return Ask(t("Task done"), said, [on, _again(look)])


def _over(look: Look) -> Ask:
    t, s = look.t, look.state
    back = Button(t("Undo"), {"data-cmd": "undo", "data-k": GO_ON}, main=True, icon="undo")
    if s.end not in GOING_ON:
        return Ask(
            t("The action is over"),
            t("The pull has ended the action. Undo it or start again."),
            [back, _again(look)],
        )
    title = t("Not all blocks are aboard") if s.lost else t("Not on the mat yet")
    if not look.task.goal:
        title = t("This attempt is over")
    return Ask(title, t("Undo your last step or start again."), [back, _again(look)])
