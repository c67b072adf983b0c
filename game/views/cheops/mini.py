"""The sheets of the others at a glance; each opens in full."""

from functools import lru_cache

from game.games.cheops import tables as box
from game.text import common
from game.views.art.draw import num, svg
from game.views.art.icons import icon
from game.views.art.stones import stone_icon
from game.views.art.traces import Mark, brief, ringed
from game.views.cheops import spoken
from game.views.cheops.look import Look, sheet_key
from game.views.markup import Markup, classes, el
from game.views.panels.people import bot_role

SIDE = 20
WIDTH, HEIGHT = 330, 124
ARCH_LEFT, ARCH_RIGHT, RELIEF_LEFT = 146, 204, 244
KEPT = 256


def _places() -> tuple[tuple[float, float], ...]:
    """Where each field lies, in the order of their numbers."""
    pyramid = [
        (2 + (level * SIDE) / 2 + i * SIDE, HEIGHT - 2 - (level + 1) * SIDE)
        for level, width in enumerate(box.LEVELS)
        for i in range(width)
    ]
    columns = [
        (left, HEIGHT - 2 - (i + 1) * SIDE) for left in (ARCH_LEFT, ARCH_RIGHT) for i in range(box.COLUMN)
    ]
    closing = ((ARCH_LEFT + ARCH_RIGHT) / 2, HEIGHT - 2 - (box.COLUMN + 1) * SIDE)
    relief = [
        (RELIEF_LEFT + column * SIDE, HEIGHT - 2 - (box.RELIEF_ROWS - row) * SIDE)
        for row in range(box.RELIEF_ROWS)
        for column in range(box.RELIEF_COLUMNS)
    ]
    return (*pyramid, *columns, closing, *relief)


PLACES = _places()


@lru_cache(KEPT)
def picture(sheet: int, ticked: int, fresh: tuple[tuple[int, tuple[Mark, ...]], ...]) -> Markup:
    """A sheet in small: ticked fields as stones, new ones with their marks."""
    fields = []
    for number, (x, y) in enumerate(PLACES):
        place = f'x="{num(x)}" y="{num(y)}" width="{SIDE}" height="{SIDE}"'
        if ticked >> number & 1:
            fields.append(f'<use href="#s-{box.LETTERS[box.COLOUR_OF[sheet][number]]}" {place}/>')
        else:
            fields.append(f'<rect class="cell" {place} rx="2"/>')
    marked = ((marks, *PLACES[number]) for number, marks in fresh)
    rings = [ringed(marks, x - 1, y - 1, SIDE + 2, SIDE + 2, 3, 0.8) for marks, x, y in marked]
    return svg(f"0 0 {WIDTH} {HEIGHT}", *fields, *rings, cls="sheet-picture")


def others(look: Look) -> Markup:
    """The others in the order they sit after the viewer."""
    count = len(look.view.seats)
    seats = ((look.viewer + i) % count for i in range(1, count))
    cards = [_card(look, player, first=i == 0) for i, player in enumerate(seats)]
    return el(
        "section", {"class": "others", "aria-label": look.t("The others"), "data-group": "others"}, *cards
    )


def _card(look: Look, player: int, *, first: bool) -> Markup:
    s = look.state
    marked = ((number, look.marks_on(sheet_key(player, field))) for field, number in box.NUMBER.items())
    fresh = tuple((number, marks) for number, marks in marked if marks)
    head = el(
        "span",
        {"class": "panel-head"},
        stone_icon(player + 1, 26),
        el("b", {"class": "seat-name"}, look.view.seats[player].name),
        _role(look, player),
        _points(look, player),
    )
    facts = (
        ("quarry", box.QUARRY - s.struck[player].bit_length()),
        ("joker", s.jokers[player]),
        ("bonus", s.bonuses[player].bit_count()),
    )
    left = el("span", {"class": "facts"}, *(el("span", None, icon(sign, 18), n) for sign, n in facts))
    attributes = {
        "class": classes("panel other", f"p{player + 1}", player == look.mover and "turn"),
        "data-k": f"mini-{player}",
        "aria-label": spoken.sheet(look, player),
        "data-thing": f"player {player}",
    }
    opener = {
        "class": "opener",
        "data-cmd": f"sheet:{player}",
        "data-k": f"closer-{player}",
        "aria-label": look.t("Take a closer look: {name}", name=look.view.seats[player].name),
        "tabindex": "0" if first else "-1",
    }
    drawn = picture(s.sheets[player], s.ticked[player], fresh)
    card = el("div", {"class": "other-card"}, head, drawn, left)
    return el("article", attributes, card, el("button", opener), brief(look.moves_of(player)))


def _role(look: Look, player: int) -> Markup:
    seat, t = look.view.seats[player], look.t
    active = (
        el("span", {"class": "pill"}, t("rolled")) if player == look.state.active and look.pending else None
    )
    bot = bot_role(t, seat.level, "bot", character=seat.character) if seat.is_bot else None
    return el("span", {"class": "role"}, bot, active)


def _points(look: Look, player: int) -> Markup:
    points = sum(look.sheet[player].values())
    return el(
        "span",
        {"class": "points", "data-k": f"pts-{player}"},
        common.number(points),
        el("small", None, look.t("pts")),
    )
