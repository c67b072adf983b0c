"""Blocks to choose from: in a panel; while one of the sled is being built, the others in the prompt."""

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import product

from game.core.details import word
from game.core.vocabulary import Action
from game.games.abusir import tables as box
from game.games.abusir.state import AbusirState, stage_of
from game.text import common
from game.text.catalogue import N_
from game.views.abusir import spoken
from game.views.abusir.blocks import LETTERS, block_icon
from game.views.abusir.look import Look
from game.views.markup import Attributes, Markup, el

FEW: Mapping[str, Callable[[AbusirState, int], Sequence[int]]] = {  # of the player's boat or sled
    "load": lambda s, player: s.boats[stage_of(s, player)],
    "build": lambda s, player: s.sleds[player],
}
MANY = {"stow": "pool", "take": "stock"}  # and of all that is left
TITLES = {"stow": N_("Pool"), "take": N_("Stocks"), "load": N_("On the boat"), "build": N_("On your sled")}
CUBE = 15  # pixels of a cube on a button


def row(look: Look) -> Markup | None:
    """The blocks of a boat or of the sled."""
    kinds = _kinds(look, FEW)
    return el("div", {"class": "row block-row"}, *_buttons(look, kinds)) if kinds else None


def panel(look: Look) -> Markup | None:
    """The blocks of the boat, of the sled, of the pool or of the stocks, colour by colour."""
    t, kinds = look.t, _kinds(look, (*FEW, *MANY))
    if not kinds or look.view.start or look.view.aim:
        return None
    title = t(TITLES[next(iter(kinds)).split()[0]])
    grid = el("div", {"class": "block-grid", "data-group": "pool"}, *_cells(look, kinds))
    return el("section", {"class": "panel", "data-k": "panel-pool"}, el("h2", None, title), grid)


def _kinds(look: Look, verbs: Collection[str]) -> dict[str, tuple[str, str]]:
    """By what a click on it says: the colour and shape of every block that something can be done with."""
    found = {_act(action): _block(action) for action in look.view.offered.values() if action.verb in verbs}
    return dict(sorted(found.items(), key=lambda each: _order(*each[1])))


def _block(action: Action) -> tuple[str, str]:
    details = action.details
    return word(details, "colour"), word(details, "shape" if "shape" in details else "place").split()[0]


def _act(action: Action) -> str:
    return " ".join((action.verb, *_block(action)))


def _order(colour: str, shape: str) -> tuple[int, int]:
    return box.COLOURS.index(colour), box.SHAPES.index(shape)


def _cells(look: Look, kinds: dict[str, tuple[str, str]]) -> list[Markup]:
    """A row a colour, a column a shape: of pool and stocks, what there is none of keeps its place."""
    buttons = dict(zip(kinds.values(), _buttons(look, kinds), strict=True))
    if next(iter(kinds)).split()[0] not in MANY:
        return [*buttons.values()]
    return [buttons.get(kind) or _none(kind) for kind in product(box.COLOURS, box.SHAPES)]


def _none(kind: tuple[str, str]) -> Markup:
    """The place of a block that there is none of."""
    return el(
        "span",
        {"class": "block-button none", "aria-hidden": "true"},
        block_icon(LETTERS[kind[0]], kind[1], CUBE),
    )


def _buttons(look: Look, kinds: dict[str, tuple[str, str]]) -> list[Markup]:
    return [_button(look, act, kind, first=n == 0) for n, (act, kind) in enumerate(kinds.items())]


def _button(look: Look, act: str, kind: tuple[str, str], *, first: bool) -> Markup:
    chosen = look.view.start == act
    attributes: Attributes = {
        "type": "button",
        "class": "block-button selected" if chosen else "block-button",
        "data-act": act,
        "data-k": f"do-{act.replace(' ', '-')}",
        "aria-label": spoken.how_many(look, kind, _left(look, act.split(maxsplit=1)[0], kind)),
        "aria-pressed": "true" if chosen else None,
        "tabindex": 0 if first else -1,
    }
    count = _left(look, act.split(maxsplit=1)[0], kind)
    number = el("b", {"class": "how-many"}, common.number(count)) if count > 1 else None
    return el("button", attributes, block_icon(LETTERS[kind[0]], kind[1], CUBE), number)


def _left(look: Look, verb: str, kind: tuple[str, str]) -> int:
    """How many blocks of this kind there are to choose from."""
    number = box.kind_of(*_order(*kind))
    if verb in FEW:
        return FEW[verb](look.state, look.mover).count(number)
    return int(getattr(look.state, MANY[verb])[number])
