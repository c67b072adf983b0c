"""The sled aligned at its stage (A5.2): turned to one of 40 headings, moved a little."""

from collections.abc import Iterator, Sequence
from math import sqrt

from game.games.abusir import board
from game.games.abusir import tables as box
from game.views.abusir import spoken
from game.views.abusir.look import Look
from game.views.abusir.pieces import sled
from game.views.markup import Markup, el
from game.views.panels.controls import icon_button
from game.views.panels.prompt import Ask, Button, cancel

HEADINGS = box.HEADINGS


def straight(look: Look) -> str:
    """The alignment nearest to how the sled lies."""
    _, _, c, s = look.state.poses[look.mover]
    return f"align {nearest(c, s)} 0 0"


def nearest(c: float, s: float) -> int:
    """The heading nearest to a direction."""
    return max(range(HEADINGS), key=lambda n: _along(n, c, s))


def _along(heading: int, c: float, s: float) -> float:
    x, y = board.HEADINGS[heading]
    return (x * c + y * s) / sqrt(x * x + y * y)


def set_so(look: Look) -> tuple[int, int, int] | None:
    """Heading and shift as they are set."""
    verb, *numbers = look.view.aim.split(" ")
    if verb != "align" or len(numbers) != 3:
        return None
    heading, right, down = map(int, numbers)
    limit = box.SHIFT
    return heading % HEADINGS, max(-limit, min(limit, right)), max(-limit, min(limit, down))


def aligned(look: Look) -> Iterator[Markup]:
    """The sled as it would lie."""
    found = set_so(look)
    if found is None or not look.view.offered:
        return
    heading, right, down = found
    x, y = board.HEADINGS[heading]
    length = sqrt(x * x + y * y)
    it = look.sled(look.mover)
    yield sled(
        it._replace(x=it.x + right * 1.2, y=it.y + down * 1.2, c=x / length, s=y / length),
        "sled ghost aligned",
    )


TURNS = (
    (-1, 0, 0, "undo"),
    (1, 0, 0, "redo"),
    (0, -3, 0, "left"),
    (0, 3, 0, "right"),
    (0, 0, -3, "up"),
    (0, 0, 3, "down"),
)


def panel(look: Look) -> Markup | None:
    """Turned and moved a little, by buttons beside the board."""
    t, found = look.t, set_so(look)
    if found is None or not look.view.offered:
        return None
    nudges = [
        icon_button(spoken.aligning(t, sign), f"aim:{_moved(found, by)}", sign, cls="nudge")
        for *by, sign in TURNS
    ]
    return el(
        "section",
        {"class": "panel rope-panel", "data-k": "panel-align", "aria-label": t("Align the sled")},
        el("div", {"class": "rope-row nudges"}, *nudges),
    )


def aligning(look: Look) -> Ask:
    """The prompt while the sled is aligned."""
    t, found = look.t, set_so(look)
    if found is None:
        return Ask(t("Align the sled"), "", [cancel(t, t("Cancel"))])
    text = "align {} {} {}".format(*found)
    refusal = look.view.game.refusal(look.state, look.view.game.info.vocabulary.read(text))
    sub = spoken.refusal(look, refusal) if refusal else t("It must stay at its stage.")
    do = Button(
        t("Align"), {"data-act": text, "aria-disabled": "true" if refusal else None}, main=not refusal
    )
    return Ask(t("Align the sled"), sub, [do, cancel(t, t("Cancel"))])


def _moved(found: tuple[int, int, int], by: Sequence[int]) -> str:
    heading, right, down = (a + b for a, b in zip(found, by, strict=True))
    limit = box.SHIFT
    return f"align {heading % HEADINGS} {max(-limit, min(limit, right))} {max(-limit, min(limit, down))}"
