"""A necropolis: the pyramid with its legal places, the column of the obelisk, the tomb."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache

from game.core.details import word
from game.games.pyramids import tables as box
from game.games.pyramids.actions import PYRAMID
from game.games.pyramids.state import Laid, slots
from game.views.art.draw import svg
from game.views.art.scenery import disc
from game.views.art.traces import numbers
from game.views.markup import Attributes, Markup, classes, el
from game.views.pyramids import spoken
from game.views.pyramids.art_cards import back
from game.views.pyramids.connections import outlines
from game.views.pyramids.look import Look, card_key, place_key, tomb_key, vault_key
from game.views.pyramids.offer import card_icon, face, mark, target, thing

MIDDLE = 5  # columns of half a card left of the middle of the plot
GROUND = len(box.LEVELS) - 1  # the lowest row for the arrow keys
OBELISK_AT, TOMB_AT = 12, -2  # and the columns beside the pyramid
LEAST_WIDE, LEAST_HIGH = 3, 2  # cards: the smallest pyramid that is given room


def shift(pyramid: Sequence[Laid]) -> int:
    """The column of the leftmost card of the base: the base is centred as it grows."""
    return MIDDLE - max(1, sum(laid.level == 1 for laid in pyramid))


def column(pyramid: Sequence[Laid], level: int, place: int) -> int:
    """The column of a place of the pyramid."""
    return shift(pyramid) + 2 * place + level - 1


def necropolis(look: Look, player: int, *, small: bool) -> Markup:
    """The three buildings of a player side by side; the tomb is drawn left of the others."""
    drawn = (building(look, player, kind, small=small) for kind in DRAWN)
    attributes: Attributes = {"class": classes("buildings", *_extent(look, player, small=small))}
    return el("div", attributes, None if small else _backdrop(), *drawn)


def building(look: Look, player: int, kind: str, *, small: bool) -> Markup:
    """One of the buildings, with what it is called and how many cards it has."""
    drawing, called = DRAWN[kind](look, player, small=small), _called(look, player)[kind]
    attributes = {"class": f"building {kind}", "data-thing": f"{kind} {player}"}
    return el("div", attributes, drawing, el("span", {"class": "caption"}, called))


def _called(look: Look, player: int) -> Mapping[str, str]:
    t, s = look.t, look.state
    return {
        "pyramid": t("Pyramid {n} / {all}", n=len(s.pyramids[player]), all=sum(box.LEVELS)),
        "obelisk": t("Obelisk {n}", n=len(s.obelisks[player])),
        "tomb": t("Tomb {n}", n=len(s.tombs[player])),
    }


def _extent(look: Look, player: int, *, small: bool) -> tuple[str, str]:
    """How many cards wide and high the buildings are by now, with the places beside and above them."""
    s = look.state
    base = sum(laid.level == 1 for laid in s.pyramids[player])
    stages = len(s.obelisks[player])
    if small:
        top = max((laid.level for laid in s.pyramids[player]), default=0)
        wide, high = base, max(top, stages)
    else:
        wide, high = base + 2 * (base < box.LEVELS[0]), max(base, stages + 1)
    return f"wide-{max(LEAST_WIDE, wide)}", f"high-{min(max(LEAST_HIGH, high), len(box.LEVELS))}"


@cache
def _backdrop() -> Markup:
    """The sun behind the buildings."""
    return svg(
        "0 0 1000 420",
        disc(640, 112, 50, halo=True),
        cls="backdrop",
        fit="xMidYMax slice",
    )


# ---- the pyramid ------------------------------------------------------------------------------------


def _pyramid(look: Look, player: int, *, small: bool) -> Markup:
    pyramid = look.state.pyramids[player]
    lying = [
        el(
            "span",
            {"class": f"place x{column(pyramid, laid.level, laid.place)} y{laid.level - 1}"},
            _card(look, laid.card, small=small),
        )
        for laid in sorted(pyramid)
    ]
    if small:
        return el("div", {"class": "plot"}, *lying)
    places = _places(look, player) if _builds(look, player) else ()
    return el("div", {"class": "plot"}, *lying, *places, _joined(look, player))


def _builds(look: Look, player: int) -> bool:
    """Whether places to build are offered: in the viewer's necropolis, as long as the game goes on."""
    return player == look.viewer and bool(look.state.pending)


def _card(look: Look, number: int, *, small: bool) -> Markup:
    """A card that lies; a necropolis that is only looked at closer shows it a second time."""
    if small or look.own:
        return card_icon(look, number)
    return el(
        "span",
        {
            "class": classes("piece", card_key(number) in look.marks and "just-moved"),
            "data-thing": thing(number),
        },
        face(number),
        numbers(look.marks_on(card_key(number))),
    )


def _joined(look: Look, player: int) -> Markup | None:
    """The largest connections that are looked at, as outlines on the stones."""
    if look.inspected.kind != "connection":
        return None
    colour, connections = look.inspected.colour, look.largest[player]
    shown = connections if colour < 0 else [connections[colour]]
    return outlines(shown, shift(look.state.pyramids[player]))


def _places(look: Look, player: int) -> Iterable[Markup]:
    """Where a card may come, now or later; a click on a place of later tells why not yet."""
    pyramid = look.state.pyramids[player]
    now = slots(pyramid)
    for number, (name, (level, place)) in enumerate(box.SLOTS.items()):
        if number in now or (level > 1 and _carried_later(pyramid, level, place)):
            x = column(pyramid, level, place)
            cls = f"place x{x} y{level - 1} lot"
            yield _place(look, "pyramid", name, cls, (GROUND + 1 - level, x))


def _carried_later(pyramid: Sequence[Laid], level: int, place: int) -> bool:
    """Whether the base is wide enough for this place, which is still empty."""
    base = sum(laid.level == 1 for laid in pyramid)
    return place <= base - level and (level, place) not in {(laid.level, laid.place) for laid in pyramid}


def _place(
    look: Look, building: str, slot: str, cls: str, at: tuple[int, int], *content: Markup | None
) -> Markup:
    """A place to build; `at` is its row and column for the arrow keys."""
    act, key = look.target_act(building, slot), place_key(building, slot)
    attributes: Attributes = {
        **target(look, act, cls, key, spoken.place(look, building, slot, act)),
        "data-preview": act if act in look.view.legal else None,
        "data-direct": True,
        "data-row": at[0],
        "data-col": at[1],
        "data-topic": building,
        "tabindex": 0 if key == first_place(look) else -1,
    }
    return el("button", attributes, *content, _ghost(look, act), mark(look, act))


def _ghost(look: Look, act: str) -> Markup | None:
    """The card that would come here."""
    if look.open is None or act != look.open.text:
        return None
    number = look.state.hands[look.viewer][look.open.args[0]]
    return el("span", {"class": "would"}, face(number))


def first_place(look: Look) -> str:
    """What the Tab key reaches first among the places: one where something can be built."""
    for action in look.view.legal.values():
        if action.verb in box.GLYPHS:
            return place_key(action.verb, word(action.details, "slot") if "slot" in action.details else "")
    legal = slots(look.state.pyramids[look.viewer])
    return place_key("pyramid", word(PYRAMID[legal[0]].details, "slot")) if legal else place_key("obelisk")


# ---- obelisk and tomb -------------------------------------------------------------------------------


def _obelisk(look: Look, player: int, *, small: bool) -> Markup:
    stages = look.state.obelisks[player]
    lying = [el("span", {"class": "stage"}, _card(look, number, small=small)) for number in stages]
    if not small and _builds(look, player):
        lying.append(_place(look, "obelisk", "", "stage lot", (GROUND, OBELISK_AT)))
    return el("div", {"class": "stages"}, *lying, _needle())


@cache
def _needle() -> Markup:
    return svg("0 0 100 40", '<path class="needle" d="M2 39L50 3L98 39"/>', cls="point")


def _tomb(look: Look, player: int, *, small: bool) -> Markup:
    """The tomb, cut open: its cards lie face down. The viewer's own is a place to build."""
    cards = look.state.tombs[player]
    pile = el("span", {"class": "pile"}, *(_buried(look, player, i, small=small) for i in range(len(cards))))
    marks = look.marks_on(vault_key(player))
    tally = el("b", {"class": "tally"}, len(cards)) if cards else None
    content = (_chamber(), pile, tally, numbers(marks))
    cls = classes("vault", bool(marks) and "just-moved") or ""
    if small or not _builds(look, player):
        return el("div", {"class": cls}, *content)
    return _place(look, "tomb", "", cls, (GROUND, TOMB_AT), *content)


def _buried(look: Look, player: int, place: int, *, small: bool) -> Markup:
    key = tomb_key(player, place) if small or look.own else None
    return el(
        "span",
        {"class": "piece", "data-k": key, "data-from": look.last.came.get(key) if key else None},
        back(),
    )


@cache
def _chamber() -> Markup:
    return svg(
        "0 0 130 120",
        '<path class="lime" d="M14 4H116L129 119H1Z"/><path class="course" d="M11 32H119M8 60H122M5 90H125"/>'
        '<path class="den" d="M24 24H106V119H24Z"/>',
        cls="chamber",
    )


DRAWN: Mapping[str, Callable[..., Markup]] = {"pyramid": _pyramid, "obelisk": _obelisk, "tomb": _tomb}
