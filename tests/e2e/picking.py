"""Whole games by a seeded picker among all that can be chosen, followed by the rules of this Python."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from game.core.match import Match
from game.core.record import from_text
from game.core.vocabulary import Action
from tests.e2e.keyboard import reach
from tests.e2e.table import POLL_MS, WAIT_MS, Table

MOST_STEPS = 1500
# Everything that can be chosen, and where on it nothing else covers it; things out of view are not asked.
OPEN = """
    const things = () => [...document.querySelectorAll('#screen [data-act]:not([aria-disabled="true"])')]
        .filter(thing => thing.getClientRects().length);
    const parts = [.5, .25, .75, .1, .9];
    const openAt = thing => {
        const box = thing.getBoundingClientRect();
        const points = parts.flatMap(down => parts.map(right =>
            ({x: box.x + right * box.width, y: box.y + down * box.height})));
        // a tap on something that tells of itself asks about it
        const told = [...document.querySelectorAll('#screen [data-tap]')]
            .filter(other => !other.contains(thing)).map(other => other.getBoundingClientRect());
        const tells = ({x, y}) => told.some(({left, right, top, bottom}) =>
            left <= x && x <= right && top <= y && y <= bottom);
        return points.find(({x, y}) => document.elementFromPoint(x, y)?.closest('[data-act]') === thing
            && !tells({x, y}));
    };
    const outside = thing => {
        const {left, right, top, bottom} = thing.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    };"""
# The open game as storage holds it: asked for at once, while looking for what lies open takes its time.
KEPT = "() => localStorage['baumeister.game.' + localStorage['baumeister.open']]"
EVERY = 10  # what is drawn may come after what is kept
# What can be chosen, and the open game: both of the same moment.
SEEN = f"""() => {{ {OPEN}
    return {{acts: things().filter(thing => outside(thing) || openAt(thing)).map(thing => thing.dataset.act),
            covered: document.querySelector('[data-k="layer-hand-over"]') !== null,
            kept: ({KEPT})()}}; }}"""
# Where to click one of the things with this action, scrolled to; null if something lies over all of them.
WHERE = f"""([act, nth]) => {{ {OPEN}
    const found = things().filter(thing => thing.dataset.act === act);
    for (let turn = 0; turn < found.length; turn++) {{
        const thing = found[(nth + turn) % found.length];
        if (outside(thing)) thing.scrollIntoView({{block: 'nearest', inline: 'nearest'}});
        const point = openAt(thing);
        if (point) return {{...point, name: thing.dataset.k}};
    }}
    return null; }}"""

How = Callable[[Table, str, int], str]


class Chosen(NamedTuple):
    """What was clicked: the action's text or its beginning, and the name of the thing."""

    act: str
    name: str


def by_mouse(table: Table, act: str, nth: int) -> str:
    """Click a thing of this action where it lies open; gives its name."""
    found = _open_at(table, act, nth)
    table.page.mouse.click(found["x"], found["y"])
    return str(found["name"])


def by_touch(table: Table, act: str, nth: int) -> str:
    """Tap it."""
    found = _open_at(table, act, nth)
    table.page.touchscreen.tap(found["x"], found["y"])
    return str(found["name"])


def by_keys(table: Table, act: str, nth: int) -> str:
    """Bring the focus there and press Enter or Space."""
    reach(table, act)
    name: str = table.page.evaluate("document.activeElement.dataset.k")
    table.press("Enter" if nth % 2 else " ")
    return name


def asks(step: str) -> Callable[[Match], bool]:
    """Tells positions that ask this."""
    return lambda match: bool(match.state.pending) and match.state.pending[-1].step == step


def _open_at(table: Table, act: str, nth: int) -> dict[str, Any]:
    found: dict[str, Any] | None = table.page.evaluate(WHERE, [act, nth])
    assert found, f"{act} is covered everywhere"
    return found


class Picker:
    """Plays for every person at the table; the same seed picks the same."""

    def __init__(self, table: Table, seed: int, how: How = by_mouse) -> None:
        self.table = table
        self.random = Random(seed)
        self.how = how
        self.chosen: list[Chosen] = []
        self.offered: list[str] = []
        self.start = self.kept = ""
        self.covered = False
        self.handed_over = 0  # how often the device has changed hands
        self.match = Match(from_text(table.saved()["record"]).with_actions(()))
        self.look()

    def play_out(self) -> Match:
        """To the end of the game; gives it as it was played, by the rules of this Python."""
        for _ in range(MOST_STEPS):
            if not self.await_choice():
                return self.match
            self.choose(self.pick())
        raise AssertionError("the game does not end")

    def until(self, wanted: Callable[[Match], bool]) -> "Picker":
        """Play until a person decides in such a position."""
        while self.await_choice() and not wanted(self.match):
            self.choose(self.pick())
        assert not self.match.over, "it did not come to that"
        return self

    # ---- looking ------------------------------------------------------------------------------------

    def look(self) -> None:
        """What is offered now; what has been played there is played here."""
        seen: dict[str, Any] = self.table.page.evaluate(SEEN)
        self.kept = seen["kept"]
        saved = json.loads(self.kept)
        actions = from_text(saved["record"]).actions
        for text in actions[self.match.plies :]:
            self.match = self.match.play(text)
        self.offered, self.start, self.covered = seen["acts"], saved["start"], seen["covered"]

    def glance(self, nth: int) -> None:
        """Look if something else is kept, and now and then anyhow."""
        if nth % EVERY == EVERY - 1 or self.table.page.evaluate(KEPT) != self.kept:
            self.look()

    def await_choice(self) -> bool:
        """Wait until a person has a choice; whether there is one before the end."""
        self.look()
        for nth in range(WAIT_MS // POLL_MS):
            if self.match.over:
                return False
            if self.covered:
                self.hand_over()
            if self.offered and len(self.match.legal) > 1:
                return True
            self.table.page.wait_for_timeout(POLL_MS)
            self.glance(nth)
        raise AssertionError("nothing can be chosen")

    def hand_over(self) -> None:
        """The next person says so, and is shown what is hidden from the others."""
        assert not self.offered
        self.table.cmd("ready").click()
        self.handed_over += 1
        self.look()

    def await_change(self, plies: int, start: str) -> None:
        """Wait until a click has done what it says."""
        for nth in range(WAIT_MS // POLL_MS):
            self.glance(nth)
            if (self.match.plies, self.start) != (plies, start):
                return
            self.table.page.wait_for_timeout(POLL_MS)
        raise AssertionError(f"{self.chosen[-1]} did nothing: {self.table.told}")

    # ---- choosing -----------------------------------------------------------------------------------

    def pick(self) -> str:
        """A kind of action first, so that each has its chance; an open choice goes on."""
        meant = {act: self.meant(act) for act in sorted({*self.offered})}
        assert all(meant.values()), f"offered, but not legal: {[act for act in meant if not meant[act]]}"
        begun = self.meant(self.start) if self.start else {*self.match.legal}
        onward = [act for act, actions in meant.items() if actions <= begun]
        onward = [act for act in onward if act != self.start or len(meant[act]) == 1]
        verb = self.random.choice(sorted({act.partition(" ")[0] for act in onward}))
        return self.random.choice([act for act in onward if act.partition(" ")[0] == verb])

    def meant(self, start: str) -> set[Action]:
        """The legal actions that can come of this beginning."""
        fits = self.match.game.info.vocabulary.continues
        return {action for action in self.match.legal if fits(start, action)}

    def choose(self, act: str) -> None:
        """Choose a thing of this action, and wait until that has done something."""
        before = self.match.plies, self.start
        self.chosen.append(Chosen(act, self.how(self.table, act, self.random.randrange(4))))
        self.await_change(*before)
