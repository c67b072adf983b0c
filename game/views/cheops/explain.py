"""What the things of Cheops' Master Builders tell of themselves: dice, fields, bonuses, quarry, sheets."""

from typing import cast

from game.games.cheops import actions as act
from game.games.cheops import tables as box
from game.games.cheops.game import Cheops
from game.games.cheops.state import complete
from game.text import cheops as words
from game.text import common
from game.text.catalogue import N_
from game.text.cheops import WORDS
from game.views.art.icons import icon
from game.views.cheops import pieces
from game.views.cheops.art_dice import die_icon
from game.views.cheops.look import Look
from game.views.explain import Explainers, Info, Line, change, changes, has, rule_text

__all__ = ["EXPLAINERS", "Look"]

SIZE = 44  # of an icon
STRUCTURE_RULES = {"P": "C7.1", "A": "C7.2", "R": "C7.3"}  # by the first letter of a field
BONUS_STATES = {
    "open": N_("still available"),
    "won": N_("gained"),
    "gone": N_("gone to others"),
    "now": N_("available until the end of this turn"),
}


PAID = {
    "die": N_("Paid with a die from the middle"),
    "quarry": N_("Without a die: paid with a quarry stone"),
    "joker": N_("Without a die: paid with a joker"),
    "": N_("Nothing is left to pay for it"),
}


def _game(look: Look) -> Cheops:
    return cast("Cheops", look.view.game)


def _players(look: Look) -> range:
    return range(len(look.view.seats))


def _colour(look: Look, player: int, field: int) -> int:
    return box.COLOUR_OF[look.state.sheets[player]][field]


# ---- dice ---------------------------------------------------------------------------------------------


def die(look: Look, letter: str) -> Info:
    """A die: which fields of the viewer's it opens now, and what they bring (C4, C5.1)."""
    t, s, colour = look.t, look.state, box.LETTERS.index(letter)
    who = look.viewer
    name = t("Die: {colour}", colour=words.colour(t, box.COLOURS[colour]))
    lying = Line(t("In the middle"), str(s.lying[colour]))
    opened = _game(look).reach(s, who, colour)
    said = (
        t("{name} can tick with it:", name=look.name(who))
        if opened
        else t("{name} has no field for it.", name=look.name(who))
    )
    fields = [
        Line(common.capital(words.field(t, box.FIELDS[field])), change(t, _rise(look, who, field)))
        for field in opened
    ]
    return Info(
        name, rule_text(look.view, "C5.1"), "C5.1", [lying, Line(said, player=who), *fields], die_icon(letter)
    )


# ---- fields -------------------------------------------------------------------------------------------


def field(look: Look, player: str, name: str) -> Info:
    """A field: its colour, what it lacks, what pays for it, what it brings, its bonuses (C5 to C7)."""
    t, who, number = look.t, int(player), box.NUMBER[name]
    called = t("{field}, {colour}", field=words.field(t, name), colour=_colour_name(look, who, number))
    if look.state.ticked[who] >> number & 1:
        lines = [Line(t("Ticked"), player=who)]
    else:
        lines = [*_missing(look, who, number), _payment(look, who, number)]
        bringing = t("With a neighbour it brings") if name in box.RELIEF_FIELDS else t("Ticking it brings")
        lines.append(Line(bringing, change(t, _rise(look, who, number))))
    lines += [
        _bonus_line(look, who, bonus) for bonus, mask in enumerate(box.BONUS_MASKS) if mask >> number & 1
    ]
    rule = STRUCTURE_RULES[name[0]]
    drawing = pieces.field(_colour(look, who, number), "open", "", 0, ())
    return Info(common.capital(called), rule_text(look.view, rule), rule, lines, drawing)


def _colour_name(look: Look, player: int, field: int) -> str:
    return words.colour(look.t, box.COLOURS[_colour(look, player, field)])


def _missing(look: Look, player: int, field: int) -> list[Line]:
    """C5: what has to be ticked before, or that no free neighbour is left."""
    t, s = look.t, look.state
    if 1 << field & box.RELIEF:
        alone = _game(look).partner(s, player, field) is None
        return [Line(t("No free neighbour is left."))] if alone else []
    below = act.NEEDS[field] & ~s.ticked[player]
    names = [words.field(t, name) for name, number in box.NUMBER.items() if below >> number & 1]
    return [Line(t("First needed: {fields}", fields=common.all_of(t, names)))] if names else []


def _payment(look: Look, player: int, field: int) -> Line:
    """C5.1, C5.2: what would pay for it now."""
    return Line(look.t(PAID[_game(look).pays(look.state, player, _colour(look, player, field))]))


def _rise(look: Look, player: int, field: int) -> int:
    """What ticking a field, in the relief with a neighbour, brings in its structure."""
    after, game = look.state.clone(), _game(look)
    after.ticked[player] |= 1 << field
    partner = game.partner(look.state, player, field)
    if partner is not None:
        after.ticked[player] |= 1 << partner
    return game.scores(after)[player] - game.scores(look.state)[player]


# ---- bonuses ------------------------------------------------------------------------------------------


def bonus(look: Look, player: str, name: str) -> Info:
    """A bonus: who has it, and what each player still lacks for it (C6)."""
    t, number = look.t, box.BONUSES.index(name)
    lines = [Line(look.name(each), _standing(look, each, number), each) for each in _players(look)]
    said = common.capital(
        t("{bonus}, {points}", bonus=words.bonus(t, name), points=common.points(t, box.BONUS))
    )
    return Info(
        said,
        rule_text(look.view, "C6"),
        "C6",
        lines,
        pieces.medal_icon(look.bonus_state(int(player), number), soon=False),
    )


def _standing(look: Look, player: int, bonus: int) -> str:
    state = look.bonus_state(player, bonus)
    lacking = (box.BONUS_MASKS[bonus] & ~look.state.ticked[player]).bit_count()
    if state not in ("open", "now"):
        return look.t(BONUS_STATES[state])
    return look.t.n("{n} stone missing", "{n} stones missing", lacking)


def _bonus_line(look: Look, player: int, bonus: int) -> Line:
    name = common.capital(words.bonus(look.t, box.BONUSES[bonus]))
    return Line(look.t("Bonus: {bonus}", bonus=name), _standing(look, player, bonus))


def end(look: Look, player: str) -> Info:
    """The bonus for two complete structures, which ends the game (C7)."""
    t = look.t
    lines = [
        Line(look.name(each), f"{complete(look.state.ticked[each])}/{box.END_STRUCTURES}", each)
        for each in _players(look)
    ]
    name = t("Two structures complete, {points}", points=common.points(t, box.BONUS))
    return Info(name, rule_text(look.view, "C7"), "C7", lines, pieces.medal_icon("open", soon=False))


# ---- quarry and jokers --------------------------------------------------------------------------------


def stone(look: Look, player: str, name: str) -> Info:
    """A stone of the quarry: what striking it costs with those it skips (C5.4, C7.5)."""
    t, who, place = look.t, int(player), box.QUARRY_FIELDS.index(name)
    colour = box.STONES_OF[look.state.sheets[who]][place]
    called = t("{field}, {colour}", field=words.field(t, name), colour=words.colour(t, box.COLOURS[colour]))
    used = look.state.struck[who].bit_length()
    drawing = pieces.stone(colour, "left", "", ())
    if place < used:
        lines = [Line(t("Used up"))]
    else:
        after = look.state.clone()
        after.struck[who] |= 1 << place
        skipped = t.n("It skips {n} stone.", "It skips {n} stones.", place - used)
        lines = [Line(t("Striking it costs:")), *changes(look.view, after, [who]), Line(skipped)]
    return Info(common.capital(called), rule_text(look.view, "C5.4"), "C5.4", lines, drawing)


def joker(look: Look, player: str) -> Info:
    """A joker: it stands for any colour, and counts while it is left (C5.2, C7.6)."""
    t = look.t
    lines = [
        has(
            look.view,
            each,
            look.state.jokers[each] * box.JOKER_LEFT,
            words.left(t, "jokers", look.state.jokers[each]),
        )
        for each in _players(look)
    ]
    return Info(t("Joker"), rule_text(look.view, "C5.2"), "C7.6", lines, pieces.joker("left", "", ()))


# ---- sheets -------------------------------------------------------------------------------------------


def player(look: Look, player: str) -> Info:
    """A player's sheet: how far the structures are, and the points (C7)."""
    t, who = look.t, int(player)
    own = look.sheet[who]
    rows = [Line(WORDS.category(t, key), common.points(t, points)) for key, points in own.items()]
    name = t("{name}, sheet {letter}", name=look.name(who), letter=box.SHEET_LETTERS[look.state.sheets[who]])
    return Info(
        name,
        rule_text(look.view, "C7"),
        "C7",
        [*rows, has(look.view, who, sum(own.values()))],
        icon("points", SIZE),
    )


EXPLAINERS: Explainers = {
    "die": die,
    "field": field,
    "bonus": bonus,
    "end": end,
    "stone": stone,
    "joker": joker,
    "player": player,
}
