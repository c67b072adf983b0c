"""What the things on the Duel's table tell about themselves: tiles, boats, squares, piles, sites, figures."""

from typing import cast

from game.core.state import NOBODY, Event
from game.games.duel import actions as act
from game.games.duel import tables as box
from game.games.duel.game import Duel
from game.games.duel.scoring import SITES
from game.games.duel.state import delivery, unloadable
from game.text import common
from game.text import duel as words
from game.text.duel import WORDS
from game.views.art.figures import figure_icon
from game.views.art.icons import icon
from game.views.duel import spoken
from game.views.duel.art_tiles import tile_icon
from game.views.duel.look import SEATS, Look
from game.views.explain import Explainers, Info, Line, changes, gain, has, rule_text
from game.views.markup import Markup

__all__ = ["EXPLAINERS", "Look"]

SIZE = 48  # of a picture
PLAYERS = (0, 1)
ACTION_RULES = dict(zip(box.ACTION_TILES, ("D6.1", "D6.2", "D6.3", "D6.4"), strict=True))


def _game(look: Look) -> Duel:
    return cast("Duel", look.view.game)


def _rule(look: Look, kind: int) -> str:
    """The rule a tile counts or works by."""
    site = box.SITE_OF.get(kind)
    return SITES[site, look.view.game.options[site]].rule if site else ACTION_RULES[box.TILES[kind]]


def _tile(look: Look, kind: int, *lines: Line) -> Info:
    """A tile, and what it would add to either player's points if it came to them now."""
    t, code, rule = look.t, box.TILES[kind], _rule(look, kind)
    worth = [Line(t("It would bring now:")), *_gained(look, kind)]
    name = common.capital(words.tile_full(t, code).partition(":")[0])
    if code in box.ACTION_TILES:
        name = t("Action “{tile}”", tile=words.tile(t, code))
    return Info(name, rule_text(look.view, rule), rule, (*worth, *lines), tile_icon(code, SIZE))


def _gained(look: Look, kind: int) -> list[Line]:
    """D9: by player, the points that such a tile would bring now."""
    lines = []
    for player in PLAYERS:
        after = look.state.clone()
        _game(look).deeds.gain(after, player, kind)
        lines += changes(look.view, after, [player])
    return lines


def slot(look: Look, boat: str, slot: str) -> Info:
    """A tile on a boat, and who would get it if the boat were unloaded as things stand (D5)."""
    t, s = look.t, look.state
    number, place = box.BOATS.index(boat), box.SLOT_NAMES.index(slot)
    kind = s.tile(number, place)
    if kind < 0:
        raise LookupError(slot)
    if not unloadable(s) >> number & 1:
        return _tile(look, kind, Line(t("The boat cannot be unloaded now.")))
    takers = {at: owner for _, owner, at in delivery(s, number)}
    owner = takers.get(place, NOBODY)
    if owner == NOBODY:
        return _tile(look, kind, Line(t("Unloaded now, it is lost.")))
    return _tile(look, kind, Line(t("Unloaded now, it goes to {name}.", name=look.name(owner)), player=owner))


def action_tile(look: Look, code: str, player: str) -> Info:
    """An action tile somebody has: what it does, and that it counts while it is unused (D9.9)."""
    owner, kind = int(player), box.TILES.index(code)
    count = look.state.display[owner][kind]
    name = look.t("Action “{tile}”", tile=words.tile(look.t, code))
    unused = has(look.view, owner, count * box.ACTION_POINTS, look.t("unused at the end"))
    effect = rule_text(look.view, ACTION_RULES[code])
    return Info(name, effect, ACTION_RULES[code], [unused], tile_icon(code, SIZE))


def boat(look: Look, code: str) -> Info:
    """A boat: its tiles from the outside, who waits for them, and what unloading it now would bring."""
    t, s, number = look.t, look.state, box.BOATS.index(code)
    if not s.in_play(number):
        raise LookupError(code)
    load = [s.tile(number, place) for place in reversed(range(box.SLOTS))]
    tiles = [words.tile(t, box.TILES[kind]) for kind in load if kind >= 0]
    order = [look.name(owner) for _, owner, _ in delivery(s, number)]
    lines = [
        Line(t("From the outside: {tiles}", tiles=common.all_of(t, tiles)) if tiles else t("It is empty.")),
        Line(
            t("Figures from the boat: {names}", names=common.all_of(t, order))
            if order
            else t("No figure is waiting.")
        ),
        *_unloaded(look, number),
    ]
    return Info(
        common.capital(words.boat(t, code)), rule_text(look.view, "D5"), "D5", lines, icon("boat", SIZE)
    )


def _unloaded(look: Look, boat: int) -> list[Line]:
    if not unloadable(look.state) >> boat & 1:
        return [Line(look.t("It takes two figures in the line to unload it."))]
    after = look.state.clone()
    told: list[Event] = []
    after.tell = told.append
    _game(look).deeds.unload(after, look.mover, act.UNLOAD[boat])
    points = [sum(event.points for event in told if event.player == player) for player in PLAYERS]
    return [Line(look.t("Unloaded now:")), *(gain(look.view, player, points[player]) for player in PLAYERS)]


def square(look: Look, row: str, column: str) -> Info:
    """A square: whose figure stands there, and the two boats it serves (D2.2)."""
    t, name = look.t, f"{row} {column}"
    number = box.SQUARES.index(name)
    owner = look.state.owner(number)
    boats = [code for at, code in enumerate(box.BOATS) if number in box.LINES[at]]
    lines = [
        _place_in_line(look, code, number) for code in boats if look.state.in_play(box.BOATS.index(code))
    ]
    if owner != NOBODY:
        lines.append(has(look.view, owner, box.FIGURE_POINTS, t("if it still stands there at the end")))
    return Info(
        spoken.square(look, name, owner),
        rule_text(look.view, "D4.1"),
        "D4.1",
        lines,
        figure_icon(SEATS[owner], SIZE) if owner != NOBODY else icon("place", SIZE),
    )


def _place_in_line(look: Look, code: str, square: int) -> Line:
    """The tile that a figure here would take of a boat, as the figures stand."""
    number, s, t = box.BOATS.index(code), look.state, look.t
    line = box.LINES[number]
    before = sum(s.occupied >> other & 1 for other in line[: line.index(square)])
    kind = s.tile(number, box.SLOTS - 1 - before)
    where = common.capital(words.boat(t, code))
    if kind < 0:
        return Line(where, t("empty"))
    return Line(t("{boat}: a figure here would take", boat=where), words.tile(t, box.TILES[kind]))


def piles(look: Look) -> Info:
    """Reserve and supply, and which tiles nobody has seen yet (D10)."""
    t, s = look.t, look.state
    unseen = [
        Line(_family(look, site), str(sum(s.unseen[kind] for kind in kinds))) for site, kinds in FAMILIES
    ]
    lines = [Line(spoken.piles(look)), Line(t("Not seen yet:")), *unseen]
    return Info(t("Reserve and supply"), rule_text(look.view, "D7"), "D7", lines, icon("take", SIZE))


FAMILIES = (*box.KINDS_OF.items(), ("actions", tuple(range(box.FIRST_ACTION, box.KINDS))))


def _family(look: Look, site: str) -> str:
    return look.t("Actions") if site == "actions" else WORDS.category(look.t, site)


def site(look: Look, name: str, player: str) -> Info:
    """A site of a player with what it is worth to both, and what one tile more would bring (D9)."""
    t, view, owner = look.t, look.view, int(player)
    rule = SITES[name, view.game.options[name]].rule
    lines = [has(view, each, look.sheet[each][name]) for each in (owner, 1 - owner)]
    coming = [kind for kind in box.KINDS_OF[name] if _still_to_come(look, kind)]
    if coming:
        lines.append(Line(t("One more tile for {name}:", name=look.name(owner))))
    for kind in coming:
        (more,) = (line for line in _gained(look, kind) if line.player == owner)
        lines.append(Line(common.capital(words.tile(t, box.TILES[kind])), more.figure))
    return Info(
        t("{site}, side {side}", site=WORDS.category(t, name), side=view.game.options[name]),
        rule_text(view, rule),
        rule,
        lines,
        _site_icon(name),
    )


def _still_to_come(look: Look, kind: int) -> bool:
    """Whether such a tile lies on a boat, in the supply or in the reserve."""
    s, boats, slots = look.state, range(len(box.BOATS)), range(box.SLOTS)
    return bool(s.unseen[kind]) or any(s.tile(boat, slot) == kind for boat in boats for slot in slots)


def _site_icon(name: str) -> Markup:
    return tile_icon(box.TILES[box.KINDS_OF[name][0]], SIZE)


def figures(look: Look, player: str) -> Info:
    """A player's figures: in supply, and those that stand on squares (D9.10)."""
    t, owner = look.t, int(player)
    standing = look.state.standing[owner].bit_count()
    worth = has(look.view, owner, standing * box.FIGURE_POINTS, t("on squares at the end"))
    lines = [Line(spoken.in_supply(look, owner), player=owner), worth]
    return Info(t("Figures"), rule_text(look.view, "D9.10"), "D9.10", lines, figure_icon(SEATS[owner], SIZE))


EXPLAINERS: Explainers = {
    "slot": slot,
    "action": action_tile,
    "boat": boat,
    "square": square,
    "piles": piles,
    "site": site,
    "figures": figures,
}
