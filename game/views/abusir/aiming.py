"""The rope: where its holder stands, how it is laid, what it touches, how far it is drawn."""

from collections.abc import Iterator
from typing import Protocol

from game.games.abusir import edge
from game.games.abusir import tables as box
from game.games.abusir.actions import leg_of
from game.games.abusir.sled.laying import Laid
from game.games.abusir.sled.world import Leg, Met, Pulled, World
from game.text import abusir as words
from game.text import common
from game.text.catalogue import N_, Texts
from game.views.abusir import spoken
from game.views.abusir.look import Look
from game.views.abusir.pieces import Sled, holder, loaded, sled
from game.views.abusir.plan import HEIGHT, OUT, WIDTH, Point, from_middle, line, on_edge
from game.views.abusir.world import Aim, falls, frames, known, movers, points, pulled, rope, working
from game.views.art.draw import num
from game.views.art.icons import icon
from game.views.markup import Attributes, Markup, el, join
from game.views.panels.controls import Choice, icon_button, switcher
from game.views.panels.layers import more
from game.views.panels.prompt import Ask, Button, cancel

CALMLY = N_("Pull calmly: a fast hand shakes the blocks two or three times as hard.")
NUDGES = ((-10, "first"), (-1, "left"), (1, "right"), (10, "last"))  # tenths of a centimetre, icon


class Roped(Protocol):
    """Where a rope is set, at a game's table or in the practice yard."""

    t: Texts

    @property
    def world(self) -> World: ...
    @property
    def mover(self) -> int: ...
    @property
    def aim(self) -> Aim | None: ...
    @property
    def path(self) -> int: ...
    def sled(self, player: int) -> Sled: ...
    def name_of_met(self, it: Met) -> str: ...


def first(look: Roped) -> str:
    """What is set first: the holder where the nose points, low."""
    x, y, c, s = look.world.sleds[look.mover].pose
    ways = [((42 if c > 0 else -42) - x) / c if c else 999, ((30 if s > 0 else -30) - y) / s if s else 999]
    reach = min(ways)
    right, down = (int(value * 10 + 0.5) for value in (x + reach * c + 42, y + reach * s + 30))
    return Aim("low", edge.around(right, down)).text


# ---- the rope on the board --------------------------------------------------------------------------


def lying(look: Roped) -> Laid | None:
    """The rope as it is set; None if none is."""
    aim = look.aim
    if aim is None:
        return None
    return rope(look.world, look.mover, aim.holder, aim.stance == "high")


def coming(look: Roped) -> Pulled | None:
    """What comes of pulling as long as it goes, once the rope is in the hand."""
    aim = look.aim
    if aim is None or not aim.held:
        return None
    return _pull(look, aim, box.LONGEST_PULL)


def _pull(look: Roped, aim: Aim, length: int) -> Pulled:
    return pulled(look.world, look.mover, _leg(aim, length))


def _leg(aim: Aim, length: int) -> Leg:
    return Leg(aim.holder, aim.stance == "high", length)


def ahead(look: Roped) -> Iterator[object]:
    """What will be asked next, worked out in slices: the path that is shown, then the whole pull."""
    aim = look.aim
    if aim and not aim.held:
        for length in _shown(look), box.LONGEST_PULL:
            if length:
                yield from working(look.world, look.mover, _leg(aim, length))


def drawn(look: Roped, *, wait: bool = True) -> Markup | None:
    """The rope with its bends and its holder, what it touches, the path to come as far as it is shown.

    A path that is not known yet is waited for, or left out.
    """
    return el("g", {"data-k": "rope"}, *_drawn(look, wait=wait)) if look.aim else None


def _drawn(look: Roped, *, wait: bool) -> Iterator[Markup]:
    aim, laid = look.aim, lying(look)
    if aim is None or laid is None:
        return
    touched = (line(points(column.outline), closed=True) for column in laid.touched)
    yield el("g", {"data-k": "path"}, *_path(look, aim, wait=wait))  # groups keep what follows in its place
    yield _lying(laid)
    yield el("g", {"data-k": "touched"}, *(Markup(f'<path class="touched" d="{d}"/>') for d in touched))
    yield _holder(look, aim)


def _lying(laid: Laid) -> Markup:
    d = line(points(laid.rope))
    return Markup(
        f'<g class="pulling-rope"><path class="rope-a" data-rope d="{d}"/>'
        f'<path class="rope-b" data-rope d="{d}"/></g>'
    )


def hinted(look: Look) -> Iterator[Markup]:
    """The pull a bot would do: its rope, and where it would bring the sleds."""
    if not look.view.hint.startswith("pull"):
        return
    leg = leg_of(look.view.game.info.vocabulary.read(look.view.hint))
    yield from _ghosts(look, pulled(look.world, look.mover, leg))
    yield _lying(rope(look.world, look.mover, leg.k, leg.high))
    yield Markup(holder(*_outside(leg.k), leg.high))


def _path(look: Roped, aim: Aim, *, wait: bool) -> Iterator[Markup]:
    length = _shown(look)
    if not length or aim.held:
        return
    result = _pull(look, aim, length) if wait else known(look.world, look.mover, _leg(aim, length))
    if result:
        yield from _ghosts(look, result)


def _shown(look: Roped) -> int:
    """HOUSE: nothing, the first 10 cm or the whole path, as the table was set up."""
    return (0, 100, box.LONGEST_PULL)[look.path]


def _ghosts(look: Roped, result: Pulled) -> Iterator[Markup]:
    """The way of the own sled, and where every sled that moves would come to stand."""
    own = [from_middle(*moment.sleds[look.mover].pose[:2]) for moment in result.trace]
    yield Markup(f'<path class="ghost-path" d="{line(own)}"/>')
    for n in movers(result):
        x, y, c, s = result.sleds[n].pose
        place = from_middle(x, y)
        yield sled(look.sled(n)._replace(x=place[0], y=place[1], c=c, s=s), "sled ghost")


def _outside(tenths: int) -> Point:
    """Where the holder stands, against the edge from outside."""
    x, y = on_edge(tenths)
    return x + OUT * ((x >= WIDTH) - (x <= 0)), y + OUT * ((y >= HEIGHT) - (y <= 0))


def _holder(look: Roped, aim: Aim) -> Markup:
    """On the edge of wood, with the slider that keys move."""
    x, y = _outside(aim.holder)
    attributes: Attributes = {
        "class": "holder-slider",
        "role": "slider",
        "tabindex": 0,
        "data-k": "holder",
        "data-holder": aim.holder,
        "data-toggle": aim._replace(stance=_other(aim.stance)).text,
        "aria-label": look.t("Holder of the rope"),
        "aria-valuemin": 0,
        "aria-valuemax": edge.AROUND - 1,
        "aria-valuenow": aim.holder,
        "aria-valuetext": spoken.holder(look.t, aim.holder, aim.stance),
    }
    slider = el(
        "foreignObject",
        {"x": num(x - 22), "y": num(y - 22), "width": "44", "height": "44"},
        el("span", attributes),
    )
    return join((Markup(holder(x, y, aim.stance == "high")), slider))


def _other(stance: str) -> str:
    return box.STANCES[1 - box.STANCES.index(stance)]


def data(look: Roped) -> Attributes:
    """What the hand needs to know: what moving the holder sets, where the rope begins, a pull to play."""
    laid, aim = lying(look), look.aim
    if laid is None or aim is None:
        return {}
    x, y = points(laid.rope)[0]
    found: dict[str, str | int | bool | None] = {
        "data-aim": f"pull {aim.stance} {{k}}",
        "data-eye": f"{num(x)} {num(y)}",
    }
    result = coming(look)
    if result:
        found["data-live"] = f"pull {aim.stance} {{pace}} {aim.holder} {{mm}}"
        found |= trace(result)
    return found


def trace(result: Pulled) -> dict[str, str]:
    """A pull to be played."""
    sleds = " ".join(f"sled-{n}" for n in movers(result))
    return {"data-trace": frames(result), "data-sleds": sleds, "data-falls": falls(result)}


def played(leg: Leg, before: Sled | None) -> Markup:
    """Seen only while the last pull is shown: its rope and holder, the load of a sled that loses blocks."""
    rope = Markup('<path class="rope-a" data-rope/><path class="rope-b" data-rope/>')
    lost = Markup(loaded(before, f' hidden data-before="sled-{before.seat - 1}"')) if before else None
    shown = Markup(holder(*_outside(leg.k), leg.high))
    return el("g", {"class": "played-rope", "hidden": True}, rope, shown, lost)


# ---- the rope beside the board ----------------------------------------------------------------------


def panel(look: Roped) -> Markup | None:
    """Low or high, what the rope touches; folded away, the holder moved a little and how far by number."""
    aim, laid = look.aim, lying(look)
    if aim is None or laid is None:
        return None
    t = look.t
    choices = [
        Choice(aim._replace(stance=stance).text, common.capital(words.stance(t, stance)))
        for stance in box.STANCES
    ]
    stance = switcher(t("Holder"), "aim", choices, aim.text)
    nudges = [
        icon_button(spoken.nudge(t, by), f"aim:{aim.at(aim.holder + by)}", sign, cls="nudge")
        for by, sign in NUDGES
    ]
    return el(
        "section",
        {"class": "panel rope-panel", "data-k": "panel-rope", "aria-label": t("Rope")},
        el("div", {"class": "rope-row"}, stance),
        el("p", {"class": "where"}, spoken.holder(t, aim.holder, aim.stance)),
        verdict(look, laid),
        el("p", {"class": "where"}, t(CALMLY)),
        more(t("By number"), el("div", {"class": "rope-row nudges"}, *nudges), _length(t, aim)),
    )


def _length(t: Texts, aim: Aim) -> Markup:
    """How far, by number."""
    length: Attributes = {
        "class": "entry length",
        "type": "number",
        "min": 1,
        "max": box.LONGEST_PULL,
        "step": 1,
        "required": True,
        "inputmode": "numeric",
        "data-k": "length",
        "data-length": f"pull {aim.stance} 1 {aim.holder} {{mm}}",
        "aria-label": t("How far, in millimetres"),
        "placeholder": "mm",
    }
    go = {"type": "button", "class": "button", "data-go": "length", "data-k": "go-length"}
    return el("div", {"class": "rope-row"}, el("input", length), el("button", go, t("Pull that far")))


def verdict(look: Roped, laid: Laid) -> Markup:
    """What the rope touches, in words."""
    t = look.t
    if not laid.touched:
        return el("p", {"class": "verdict fine"}, icon("check", 18), el("span", None, t("Touches no block.")))
    names = list(dict.fromkeys(look.name_of_met(column.met) for column in laid.touched))
    said = t("Touches {blocks}: the action would end at once.", blocks=spoken.listed(t, names))
    return el("p", {"class": "verdict bad"}, icon("warn", 18), el("span", None, said))


def ask(look: Roped) -> Ask:
    """The prompt while the rope is set."""
    t, aim, laid = look.t, look.aim, lying(look)
    if aim is None or laid is None:
        return Ask(t("Pull"), "", [cancel(t, t("Cancel"))])
    title = t("The sled moves") if aim.held else t("Where does the rope go?")
    sub = verdict_text(look, laid)
    hold = Button(
        t("Hold to pull"),
        {"data-hold": f"{aim.text} hold", "data-k": "hold"},
        main=True,
        icon="place",
        short=t("Pull"),
    )
    return Ask(title, sub, [hold, cancel(t, t("Cancel"))])


def verdict_text(look: Roped, laid: Laid) -> str:
    """The same in few words."""
    t = look.t
    if laid.touched:
        return t("It touches blocks: that would end the action.")
    return t("Keep it pressed; let go to stop. By keyboard, type how far.")
