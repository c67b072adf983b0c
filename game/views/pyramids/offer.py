"""What is there to be taken: the god tiles above, the pairs of the quarry at the side."""

from functools import cache

from game.games.pyramids import tables as box
from game.games.pyramids.actions import PAIR, TILE
from game.games.pyramids.state import NONE, UNKNOWN
from game.text import pyramids as words
from game.views.art.signs import knot_icon, loop_icon
from game.views.art.stones import stone_icon
from game.views.art.traces import numbers
from game.views.look import CHOSEN, LOOP, ROPE
from game.views.markup import Attributes, Markup, classes, el
from game.views.pyramids import spoken
from game.views.pyramids.art_cards import back, card, glyph_icon
from game.views.pyramids.art_gods import god_icon
from game.views.pyramids.look import Look, card_key, god_key, pair_key


def target(look: Look, act: str, cls: str, key: str, label: str) -> Attributes:
    """The attributes of a button that stands for an action or its beginning."""
    sign = look.sign(act)
    return {
        "class": classes(cls, sign in (ROPE, CHOSEN) and "roped", sign == CHOSEN and "selected"),
        "data-act": act,
        "data-k": key,
        "aria-disabled": None if sign else "true",
        "aria-pressed": "true" if act == look.view.start else None,
        "aria-label": label,
    }


def mark(look: Look, act: str) -> Markup | None:
    """The knot or loop of such a button."""
    sign = look.sign(act)
    return knot_icon() if sign == CHOSEN else loop_icon() if sign == LOOP else None


def thing(number: int) -> str:
    """A card as a thing to be explained, as far as it is seen."""
    return "hidden" if number == UNKNOWN else f"card {number}"


@cache
def face(number: int) -> Markup:
    """The face of a card."""
    its = box.CARDS[number]
    columns = ("".join(box.LETTERS[stone] for stone in column).lower() for column in (its.left, its.right))
    return card(columns, its.glyph)


def card_icon(look: Look, number: int, *, step: int | None = None) -> Markup:
    """A card that is seen, with where it came from if the last move brought it."""
    key = card_key(number)
    attributes: Attributes = {
        "class": classes("piece", key in look.marks and "just-moved"),
        "data-k": key,
        "data-from": look.last.came.get(key),
        "data-step": step,
        "data-thing": thing(number),
    }
    return el("span", attributes, face(number), numbers(look.marks_on(key)))


# ---- god tiles --------------------------------------------------------------------------------------


def gods(look: Look) -> Markup:
    """The god tiles of this number of players, in their order."""
    tiles = range(box.TILES_FOR[look.players])
    first = next((tile for tile in tiles if look.sign(TILE[tile].text)), 0)
    return el(
        "section",
        {"class": "gods", "aria-label": look.t("God tiles"), "data-group": "gods", "data-topic": "tiles"},
        *(_god(look, tile, stop=tile == first) for tile in tiles),
    )


def _god(look: Look, tile: int, *, stop: bool) -> Markup:
    s, act = look.state, TILE[tile].text
    owner = s.tiles.index(tile) if tile in s.tiles else NONE
    acts_now = look.step in ("pair", "build") and owner == look.mover
    free = owner == NONE and tile != s.aside
    cls = classes("god", acts_now and "now", tile == s.aside and "aside", not free and "gone")
    attributes = {
        **target(look, act, cls or "", god_key(tile), spoken.tile(look, tile)),
        "data-thing": f"god {tile + 1}",
        "tabindex": 0 if stop else -1,
    }
    name = el("span", {"class": "god-name"}, words.god(look.t, box.TILES[tile].god))
    picture = el(
        "span",
        {"class": classes("god-picture", god_key(tile) in look.marks and "just-moved")},
        god_icon(tile + 1),
        numbers(look.marks_on(god_key(tile))),
    )
    return el(
        "button",
        attributes,
        el("b", None, tile + 1),
        " ",  # the name is read as it is seen: number and god
        picture,
        name,
        _permits(look, tile),
        " ",
        _owner(look, tile, owner),
        mark(look, act),
    )


def _permits(look: Look, tile: int) -> Markup:
    """What the tile lets one build, in the glyphs of the cards."""
    signs: list[Markup] = [glyph_icon("pyramid", 20)]
    for i, building in enumerate(box.TILES[tile].besides):
        if i and spoken.either(look, tile):
            signs.append(el("em", None, "/"))
        signs.append(glyph_icon(building, 20))
    return el("span", {"class": "permits"}, *signs)


def _owner(look: Look, tile: int, owner: int) -> Markup | None:
    if owner != NONE:
        return el("span", {"class": "owner"}, stone_icon(owner + 1, 26))
    return el("span", {"class": "set-aside"}, look.t("set aside")) if tile == look.state.aside else None


# ---- quarry -----------------------------------------------------------------------------------------


def quarry(look: Look) -> Markup:
    """The pairs still there, and how many cards lie face down."""
    t, s = look.t, look.state
    first = next((pair for pair in range(look.players) if look.sign(PAIR[pair].text)), 0)
    pairs = [_pair(look, pair, stop=pair == first) for pair in range(len(s.quarry) // box.PAIR)]
    deck = el("span", {"class": "piece", "data-k": "supply"}, back())
    said = {"class": "supply", "title": t("Cards in the deck"), "data-thing": "deck"}
    left = el("span", said, deck, s.face_down)
    return el(
        "section",
        {"class": "quarry", "aria-label": t("Quarry"), "data-topic": "quarry"},
        el("h3", None, t("Quarry"), left),
        el("div", {"class": "pairs", "data-group": "quarry" if pairs else None}, *pairs),
    )


def _pair(look: Look, pair: int, *, stop: bool) -> Markup:
    act, at = PAIR[pair].text, pair * box.PAIR
    lying = look.state.quarry[at : at + box.PAIR]
    there, key = lying[0] != NONE, pair_key(pair)
    cls = classes("pair", not there and "empty", key in look.marks and "just-moved") or ""
    attributes = {
        **target(look, act, cls, key, spoken.pair(look, pair)),
        "tabindex": 0 if stop else -1,
    }
    pictures = (_quarried(look, number, pair) for number in lying) if there else ()
    return el("button", attributes, *pictures, mark(look, act), numbers(look.marks_on(key)))


def _quarried(look: Look, number: int, step: int) -> Markup:
    attributes: Attributes = {
        "class": "piece",
        "data-k": card_key(number),
        "data-from": "supply" if look.dealt else None,
        "data-step": step,
        "data-thing": thing(number),
    }
    return el("span", attributes, face(number))
