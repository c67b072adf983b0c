"""Playing guided games in the shell: by their path, reading every bubble, and on to the end as it comes."""

import re
from collections.abc import Callable

from game.shell import effects as fx
from game.shell import messages as msg
from game.shell.learning import lessons
from game.shell.page import page
from game.shell.play import Guide
from game.text.lesson import Moment, moments, taught
from game.text.lesson import lesson as lesson_of
from tests.shell.desk import Desk, choice

MOST_STEPS = 2000


def learner(game: str, language: str = "en", storage: dict[str, str] | None = None) -> Desk:
    """A guided game just begun, without pauses."""
    return Desk(storage, language=language).do("speed:none", f"learn:{game}")


def guide(desk: Desk) -> Guide:
    assert desk.play.guide is not None
    return desk.play.guide


def shown(desk: Desk) -> Moment:
    """What the bubble speaks of."""
    found = lessons.moment(desk.play)
    assert found is not None
    return found


def come(desk: Desk) -> list[str]:
    """The moments that have come, in order."""
    return [moment.id for moment in guide(desk).come]


def drawn(desk: Desk) -> str:
    return page(desk.model).html()


def read(desk: Desk) -> list[str]:
    """Read on to the last bubble that has come; all of them, by name."""
    seen = [shown(desk).id]
    while 'data-cmd="lesson-next"' in drawn(desk):
        seen.append(shown(desk.do("lesson-next")).id)
    return seen


def await_turn(desk: Desk, answer: Callable[[Desk], Desk] = Desk.answer) -> Desk:
    """The other one plays, and what can be done in one way only is done."""
    for _ in range(MOST_STEPS):
        play = desk.play
        if play.match.over or (play.your_turn and play.match.chooses):
            return desk
        if desk.waits_for("move"):
            answer(desk)
        else:
            desk.send(next(wish.then for wish in reversed(desk.wished(fx.Wait)) if hasattr(wish.then, "ply")))
    raise AssertionError("nobody moves")


def follow(desk: Desk, plies: int | None = None) -> list[str]:
    """Play the path, to its end or to so many decisions, reading all; the moments in order."""
    path = lesson_of(taught(desk.record.game, desk.record.seed)).path
    read(desk)
    while desk.play.match.plies < (len(path) if plies is None else plies):
        await_turn(desk.act(lessons.proposal(desk.play)))
        read(desk)
    return come(desk)


def play_out(desk: Desk, pick: int = 0) -> list[str]:
    """Play on to the end, all of them always with a choice of this place; the moments in order."""
    before = come(desk)

    def picked() -> str:
        legal = desk.play.match.legal
        return legal[pick * len(legal) // 7 % len(legal)].text

    def at_once(bots: Desk) -> Desk:
        return bots.send(msg.Answered(bots.last(fx.Ask).request, choice(picked())))

    while not desk.play.match.over:
        await_turn(desk.act(picked()), at_once)
    return come(desk)[len(before) :]


def marked(html: str) -> list[str]:
    """The things on the page that a bubble points at."""
    at = re.search(r'class="lesson"[^>]* data-of="([^"]*)"', html)
    return re.findall(f' data-k="({re.escape(at[1])})"', html)[:1] if at else []


def names(game: str) -> list[str]:
    return [name for name in moments(game) if name != "astray"]
