"""What the things on the table are called for those who hear them."""

from game.games.cheops import tables as box
from game.text import cheops as words
from game.text import common
from game.text.catalogue import N_
from game.text.cheops import WORDS
from game.text.joined import sentences
from game.views.cheops.look import DIE, EITHER, JOKER, QUARRY, Look

PRICES = {
    DIE: N_("{field}: can be ticked, a die pays"),
    EITHER: N_("{field}: can be ticked for a quarry stone or a joker"),
    QUARRY: N_("{field}: can be ticked for a quarry stone"),
    JOKER: N_("{field}: can be ticked for a joker"),
}


def field(look: Look, name: str, colour: int, state: str, *, can: bool) -> str:
    """A field: where it is, its colour, whether it is ticked or can be."""
    t = look.t
    called = common.capital(
        t("{field}, {colour}", field=words.field(t, name), colour=words.colour(t, box.COLOURS[colour]))
    )
    if state in ("ticked", "chosen"):
        return t("{field}: ticked", field=called)
    return t(PRICES[look.price(name)], field=called) if can else t("{field}: free", field=called)


def stone(look: Look, name: str, colour: int, state: str) -> str:
    """A stone of the quarry."""
    t = look.t
    called = common.capital(
        t("{field}, {colour}", field=words.field(t, name), colour=words.colour(t, box.COLOURS[colour]))
    )
    if state in ("struck", "passed"):
        return t("{field}: used up", field=called)
    return called


def die(look: Look, colour: int) -> str:
    """A die in the middle, and what it opens for whoever acts here."""
    return opens(look, colour) if look.view.offered else _called(look, colour)


def opens(look: Look, colour: int) -> str:
    """How many fields a die pays for now."""
    name, count = _called(look, colour), len(look.opened_by(colour))
    return look.t.n("{die}: pays for {n} field.", "{die}: pays for {n} fields.", count, die=name)


def _called(look: Look, colour: int) -> str:
    return common.capital(words.die(look.t, box.COLOURS[colour]))


def dice(look: Look, colours: list[int]) -> str:
    """Dice by colour."""
    t = look.t
    return common.all_of(t, [words.colour(t, box.COLOURS[colour]) for colour in colours])


def sheet(look: Look, player: int) -> str:
    """A player's sheet: name, points, the three structures, what is left to strike."""
    t, s, points = look.t, look.state, look.sheet[player]
    head = t(
        "{name}, sheet {letter}, {points}",
        name=look.name(player),
        letter=box.SHEET_LETTERS[s.sheets[player]],
        points=common.points(t, sum(points.values())),
    )
    return sentences([head, *(structure(look, player, name) for name in box.STRUCTURES), left(look, player)])


def structure(look: Look, player: int, name: str) -> str:
    """How far a structure is built."""
    t, mask = look.t, box.STRUCTURES[name]
    return t(
        "{structure}: {n} of {all} ticked, {points}",
        structure=WORDS.category(t, name),
        n=(look.state.ticked[player] & mask).bit_count(),
        all=mask.bit_count(),
        points=common.points(t, look.sheet[player][name]),
    )


def left(look: Look, player: int) -> str:
    """What a player can still strike, and the bonuses gained."""
    t, s = look.t, look.state
    counts = {
        "quarry": box.QUARRY - s.struck[player].bit_length(),
        "jokers": s.jokers[player],
        "bonuses": s.bonuses[player].bit_count(),
    }
    return common.all_of(t, [words.left(t, category, n) for category, n in counts.items()])
