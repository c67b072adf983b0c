"""The practice yard drawn: the sled and its rope as at the table, things to move about, tasks."""

from collections.abc import Iterator
from functools import cached_property

from game.games.abusir import tables as box
from game.games.abusir import yard
from game.games.abusir.sled import practice
from game.games.abusir.sled.practice import BLOCKS, SLED
from game.games.abusir.sled.world import JAMMED, STOPPED, Met, World
from game.text.abusir import yard as words
from game.text.catalogue import Texts
from game.views.abusir import aiming, aligning, spoken
from game.views.abusir.blocks import Laid
from game.views.abusir.board import scales
from game.views.abusir.ground import open_land
from game.views.abusir.look import load
from game.views.abusir.obstacles import BY_KIND, standing
from game.views.abusir.pieces import Sled, pyramid, sled
from game.views.abusir.plan import BOX, CM, from_middle, unit
from game.views.abusir.world import Aim, aim_of, wobbles
from game.views.art.draw import num
from game.views.art.icons import icon
from game.views.art.signs import rope
from game.views.markup import Attributes, Markup, classes, el, join
from game.views.panels.controls import Choice, switcher
from game.views.panels.people import Person
from game.views.panels.prompt import Ask, Button, prompt
from game.views.table import Parts, Practised

UNIT = CM / 10  # of the drawing, to a tenth of a centimetre
TARGET = 76  # side of what is clicked to move a thing
STEP = 10  # tenths of a centimetre that a thing is moved at once
WALL = (Laid("k", ((0, 0), (0, 1), (0, 2))), Laid("w", ((0, 3),)))
MOVES = (
    (0, 0, -1, "undo"),
    (0, 0, 1, "redo"),
    (-STEP, 0, 0, "left"),
    (STEP, 0, 0, "right"),
    (0, -STEP, 0, "up"),
    (0, STEP, 0, "down"),
)
PATHS = ("none", "near", "whole")


def drawn(seen: Practised) -> Parts:
    """The parts of the screen."""
    look = Yard(seen)
    table = el("div", {"class": "abusir-table yard"}, board(look), panels(look))
    return Parts(status(look), table, prompt(Person(1, look.t("You")), ask(look)))


def heard(t: Texts, task: str, steps: tuple[str, ...]) -> str:
    """What came of the last step, in words."""
    now = yard.stand(task, steps)
    if now.pulled is None:
        return moved(t, now, steps[-1]) if steps else ""
    said = ended(t, now)
    return f"{said} {t('Task done.')}" if yard.solved(task, steps) else said


def moved(t: Texts, now: yard.Stand, step: str) -> str:
    """Where a thing stands now."""
    number, x, y = map(int, step.split(" ")[1:4])
    return t(
        "{thing}: {right} cm from the left, {down} cm from the top.",
        thing=t(words.THINGS[now.things[number].kind]),
        right=spoken.centimetres(t, x),
        down=spoken.centimetres(t, y),
    )


def ended(t: Texts, now: yard.Stand) -> str:
    """How the last pull ended."""
    assert now.pulled is not None
    code = now.pulled.end
    stuck = code == STOPPED and now.pulled.leg_end == JAMMED
    return words.end(t, "jam" if stuck else code, len(now.pulled.fallen))


class Yard:
    """What all parts of the screen ask; what sets the rope asks the same of a game's table."""

    def __init__(self, seen: Practised) -> None:
        self.seen, self.t = seen, seen.t
        self.task = yard.BY_ID[seen.task]
        self.now = yard.stand(seen.task, seen.steps)
        self.mover = yard.OWN
        self.path = seen.path

    @property
    def world(self) -> World:
        """The yard as the sled model sees it."""
        return self.now.world

    @cached_property
    def aim(self) -> Aim | None:
        """The rope as it is set: as the nose points, unless somebody set it; None if it cannot be pulled."""
        if self.chosen is not None or self.solved or self.refuses("pull low 1 0 1"):
            return None
        return aim_of(self.seen.aim) or aim_of(aiming.first(self))

    @cached_property
    def solved(self) -> bool:
        """Whether the task is done."""
        return yard.solved(self.seen.task, self.seen.steps)

    @property
    def chosen(self) -> int | None:
        """The thing that is being moved."""
        text = self.seen.chosen
        there = text.isdecimal() and int(text) < len(self.now.things) and self.free
        return int(text) if there else None

    @property
    def free(self) -> bool:
        """Whether things can be moved."""
        return self.seen.task == yard.FREE

    def refuses(self, step: str) -> str:
        """Why a step cannot be done."""
        return yard.refusal(self.seen.task, self.seen.steps, step)

    def sled(self, player: int) -> Sled:
        """A sled, to be drawn."""
        one = self.world.sleds[player]
        x, y, c, s = one.pose
        return Sled(player + 1, *from_middle(x, y), c, s, load(self.now.loads[player]), wobbles(one.shaking))

    def met(self, it: Met) -> str:
        """Whose blocks a rope touches."""
        return self.t("the wall") if it.what == "pyramid" else self.t("the blocks on the other sled")

    def place(self, number: int) -> tuple[int, int, int]:
        """Where a thing stands, in tenths of a centimetre, and its heading."""
        thing = self.now.things[number]
        if thing.kind != SLED:
            return thing.x, thing.y, 0
        x, y, c, s = self.world.sleds[yard.sled_of(self.now, number)].pose
        return int(x * 10 + 420.5), int(y * 10 + 300.5), aligning.nearest(c, s)

    def name(self, number: int) -> str:
        """What a thing is called."""
        if number == yard.OWN:
            return self.t("Your sled")
        return self.t(words.THINGS[self.now.things[number].kind])


# ---- the board --------------------------------------------------------------------------------------


def board(look: Yard) -> Markup:
    """The yard with everything in it, as large as the page asks for."""
    over = (aiming.drawn(look), *(_handle(look, n) for n in range(len(look.now.things)) if look.free))
    drawn = join((open_land(), _mat(look), *_things(look), _played(look), *over))
    attributes: Attributes = {
        "class": "map",
        **_pull(look),
        **aiming.data(look),
        "viewBox": " ".join(map(str, BOX)),
        "role": "group",
        "aria-label": look.t("Yard"),
        "data-group": "board" if look.free else None,
    }
    shown = el(
        "div",
        {"class": classes("map-box", f"x{look.seen.scale}"), "data-k": "map"},
        el("svg", attributes, drawn),
    )
    return el("div", {"class": "map-frame"}, shown, scales(look.t, look.seen.scale))


def _mat(look: Yard) -> Markup | None:
    """Where a sled has to come to."""
    if look.task.goal is None:
        return None
    x, y, wide, high = (side * UNIT for side in look.task.goal)
    box_ = f'x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="{num(high)}"'
    inner = (
        f'<rect class="mat-edge" x="{num(x + 5)}" y="{num(y + 5)}"'
        f' width="{num(wide - 10)}" height="{num(high - 10)}"/>'
    )
    return Markup(f'<g class="mat{" on" if look.solved else ""}"><rect {box_} rx="3"/>{inner}</g>')


def _things(look: Yard) -> Iterator[Markup]:
    """What stands fast, then the sleds."""
    for n, thing in enumerate(look.now.things):
        if thing.kind == BLOCKS:
            yield el("g", {"data-k": f"thing-{n}"}, Markup(pyramid(*unit(practice.base(thing)), WALL)))
        elif thing.kind != SLED:
            drawn = standing(BY_KIND[thing.kind], practice.shape(thing))
            yield el("g", {"data-k": f"thing-{n}"}, Markup(drawn))
    for n in range(len(look.world.sleds)):
        yield sled(look.sled(n), "sled", f"sled-{n}", " data-centre" if n == look.mover else "")


def _handle(look: Yard, n: int) -> Markup:
    """A thing to be dragged, or chosen and moved."""
    x, y, heading = look.place(n)
    left, top, side = x * UNIT - TARGET / 2, y * UNIT - TARGET / 2, num(TARGET)
    kind = look.now.things[n].kind
    moves = f"sled-{yard.sled_of(look.now, n)}" if kind == SLED else f"thing-{n}"
    attributes: Attributes = {
        "type": "button",
        "class": classes("target", look.chosen == n and "sel"),
        "data-cmd": f"choose:{n}",
        "data-k": f"choose-{n}",
        "data-drag": f"move {n} {{x}} {{y}} {heading}",
        "data-moves": moves,
        "data-at": f"{x} {y}",
        "tabindex": 0 if n == 0 else -1,
        "aria-pressed": "true" if look.chosen == n else "false",
        "aria-label": look.t("{thing}: move", thing=look.name(n)),
    }
    place: Attributes = {"x": num(left), "y": num(top), "width": side, "height": side}
    ring = rope(left + 4, top + 4, TARGET - 8, TARGET - 8, 10) if look.chosen == n else None
    return join((ring, el("foreignObject", place, el("button", attributes))))


def _pull(look: Yard) -> Attributes:
    """The last step, if it was a pull: to be seen once."""
    result = look.now.pulled
    if result is None:
        return {}
    return {"data-pull": f"{look.seen.task} {len(look.seen.steps)}", **aiming.trace(result)}


def _played(look: Yard) -> Markup | None:
    """What is seen only while the last pull is shown."""
    if look.now.pulled is None:
        return None
    steps = look.seen.steps
    was = load(yard.stand(look.seen.task, steps[:-1]).loads[yard.OWN])
    own = look.sled(yard.OWN)
    return aiming.played(yard.leg_of(steps[-1]), own._replace(load=was) if was != own.load else None)


# ---- beside the board -------------------------------------------------------------------------------


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
    said = el("span", {"class": "sr"}, look.t("done")) if done else None
    return el("button", attributes, sign, el("span", None, words.task(look.t, task)), said)


def _path(look: Yard) -> Markup:
    t = look.t
    named = (t("none"), t("10 cm"), t("whole"))
    choices = [Choice(value, label) for value, label in zip(PATHS, named, strict=True)]
    return el(
        "section",
        {"class": "panel rope-panel", "data-k": "panel-path"},
        el("h2", None, t("Ghost path")),
        switcher(t("Ghost path"), "practice-path", choices, PATHS[look.path]),
    )


def status(look: Yard) -> Markup:
    """How many tasks are done."""
    t, all_of = look.t, len(yard.BY_ID) - 1
    done = sum(task in look.seen.practised for task in yard.BY_ID)
    said = el("span", {"class": "sr"}, t("{n} of {all} tasks done", n=done, all=all_of))
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
