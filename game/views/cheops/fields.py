"""The fields of a sheet: how each is marked, and what a click on it says."""

from typing import NamedTuple

from game.games.cheops import tables as box
from game.games.cheops.actions import FIRST_RELIEF, neighbours
from game.views.cheops import pieces, spoken
from game.views.cheops.look import DIE, Look, sheet_key
from game.views.look import CHOSEN, LOOP, ROPE
from game.views.markup import Attributes, Markup, classes, el


class Target(NamedTuple):
    """What a click on a thing says, how it is marked, and which action its hover shows."""

    act: str
    sign: str
    preview: str = ""
    cancels: bool = False  # it was chosen first: a click drops the choice


def target(look: Look, field: str) -> Target:
    """What a click on a field says."""
    if field[0] == "R":
        return _relief(look, field)
    action = f"tick {field}"
    return Target(action, look.sign(action), action)


def _relief(look: Look, field: str) -> Target:
    """Relief stones come in pairs: a first click begins one, unless there is only one partner."""
    if look.begun == field:
        return Target("", CHOSEN, cancels=True)
    chosen = look.view.chosen
    if field in chosen.split()[1:]:
        return Target(chosen, look.sign(chosen), chosen)
    beginning = f"relief {field}"
    pairs = [action.text for action in look.ways(beginning)]
    pairs = [text for text in pairs if look.begun and text in look.view.legal] or pairs
    if not pairs:
        return Target(_refused_pair(look, field), "")
    if len(pairs) > 1:
        return Target(beginning, look.sign(beginning))
    return Target(pairs[0], look.sign(pairs[0]), pairs[0])


def _refused_pair(look: Look, field: str) -> str:
    """The pair whose refusal tells best why a relief field cannot be ticked."""
    ticked = look.state.ticked[look.viewer]
    own = box.RELIEF_FIELDS.index(field)
    beside = [other for other in range(len(box.RELIEF_FIELDS)) if neighbours(own, other)]
    alike = [other for other in beside if _is(ticked, other) == _is(ticked, own)]
    one, other = sorted((own, (alike or beside)[0]))
    return f"relief {box.RELIEF_FIELDS[one]} {box.RELIEF_FIELDS[other]}"


def _is(ticked: int, relief: int) -> bool:
    return bool(ticked >> FIRST_RELIEF + relief & 1)


def mark(look: Look, field: str, sign: str) -> str:
    """How a field that can be ticked is drawn: roped if a die pays, else with what pays instead."""
    if sign != ROPE:
        return sign
    if look.die is not None:
        return ROPE if look.opened(field) else LOOP
    price = look.price(field)
    return ROPE if price == DIE else price


class Field:
    """A field of somebody's sheet, drawn for a look at the table."""

    def __init__(self, look: Look, player: int, name: str) -> None:
        self.look = look
        self.player = player
        self.name = name
        self.number = box.NUMBER[name]
        self.colour = box.COLOUR_OF[look.state.sheets[player]][self.number]
        self.acting = player == look.mover

    @property
    def state(self) -> str:
        """Open, ticked, chosen in the action going on, or ticked soon by the action in the foreground."""
        if self.order and self.name in self.look.chosen:
            return "chosen"
        if self.look.state.ticked[self.player] >> self.number & 1:
            return "ticked"
        return "soon" if self.order else "open"

    @property
    def thing(self) -> str:
        """The field as a thing to be explained."""
        return f"field {self.player} {self.name}"

    @property
    def order(self) -> int:
        """Which stone of the action it is, from 1; 0 for none."""
        if not self.acting:
            return 0
        of_action = [*self.look.chosen, *self.look.soon]
        return of_action.index(self.name) + 1 if self.name in of_action else 0

    def draw(self, sign: str = "") -> Markup:
        """The picture."""
        state, order = self.state, self.order
        marks = self.look.marks_on(sheet_key(self.player, self.name)) if state == "ticked" else ()
        return pieces.field(self.colour, state, sign, order, marks)

    def still(self) -> Markup:
        """The field on a sheet that is only looked at."""
        return el("span", {"class": "field", "data-thing": self.thing}, self.draw())

    def button(self, place: tuple[int, int], *, stop: bool) -> Markup:
        """The field as something to click."""
        aim = target(self.look, self.name)
        attributes: Attributes = {
            "class": classes("field", aim.sign and "legal", aim.sign == CHOSEN and "selected"),
            "data-act": None if aim.cancels else aim.act,
            "data-cmd": "cancel" if aim.cancels else None,
            "data-preview": (aim.sign and aim.preview) or None,
            "data-direct": bool(aim.sign) and self.look.goes_on(aim.act),
            "data-k": f"field-{self.name}",
            "data-thing": self.thing,
            "data-row": place[0],
            "data-col": place[1],
            "tabindex": 0 if stop else -1,
            "aria-disabled": None if aim.sign else "true",
            "aria-pressed": "true" if aim.sign == CHOSEN else None,
            "aria-label": spoken.field(self.look, self.name, self.colour, self.state, can=bool(aim.sign)),
        }
        return el("button", attributes, self.draw(mark(self.look, self.name, aim.sign)))
