"""What questions on the table are made of, whichever part of the game asks them."""

from collections.abc import Sequence

from game.games.imhotep import tables as box
from game.games.imhotep.state import NOBODY
from game.text.imhotep import WORDS
from game.views.art.icons import icon
from game.views.art.stones import stone_icon
from game.views.imhotep.keys import WAITING
from game.views.imhotep.look import Look
from game.views.markup import Markup, el, join
from game.views.panels.prompt import Ask, Button, act_button, way_out


def titles(look: Look) -> tuple[str, str]:
    """The question, and the fact beside it."""
    return WORDS.prompt(look.t, look.step)


def enough(look: Look) -> Button | None:
    """Stops what could go on."""
    return act_button(look.t("Leave it at that"), "stop") if "stop" in look.view.offered else None


def plain(look: Look) -> Ask:
    """Everything is on the board."""
    title, sub = titles(look)
    return Ask(title, sub, [enough(look), way_out(look.t)])


def sailed(look: Look) -> str:
    """Who sailed what where, as long as that boat is being unloaded."""
    if all(matter.step != "unload" for matter in look.state.pending):
        return ""
    told = next(
        (event for event in reversed(look.view.told) if event.kind == "sail" or event.kind in look.brings),
        None,
    )
    return WORDS.event(look.t, told, [seat.name for seat in look.view.seats]) if told else ""


def queue(look: Look) -> tuple[tuple[int, int], Markup]:
    """The stones of the boat being unloaded: ticked, now, still to come; with number and count of `now`."""
    s = look.state
    going = next((p for p in reversed(s.pending) if p.step == "unload"), None)
    done: Sequence[int] = ()
    later: Sequence[int] = ()
    if going is not None:
        stones = s.spots[going.a * box.SPOTS : going.a * box.SPOTS + box.SPOTS]
        done = [owner for owner in stones[: max(0, going.b - 1)] if owner != NOBODY]
        later = [owner for owner in stones[going.b :] if owner != NOBODY]
    rows = [el("li", {"class": "ok"}, stone_icon(owner + 1, 24), icon("check", 18)) for owner in done]
    now = el("span", {"class": "piece", "data-k": WAITING}, stone_icon(look.mover + 1, 24))
    rows.append(el("li", {"class": "now"}, now, el("span", None, look.t("this one"))))
    rows += [el("li", None, stone_icon(owner + 1, 24)) for owner in later]
    return (len(done) + 1, len(rows)), el("ol", {"class": "queue"}, *rows)


def option(act: str, picture: Markup, name: str, change: str) -> Button:
    """A large one of two: what it is, what changes."""
    said = el("span", None, el("b", None, name), el("small", None, change))
    return act_button(name, act, cls="option roped")._replace(body=join((picture, said)))


def nth(look: Look) -> str:
    """Which stone of the boat this is, if there are several."""
    (number, count), _ = queue(look)
    return look.t("Stone {n} of {all}.", n=number, all=count) if count > 1 else ""
