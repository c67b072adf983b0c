"""What the things on the table of Pyramids tell of themselves: god tiles, cards, buildings, connections."""

from game.core.state import NOBODY
from game.games.pyramids import tables as box
from game.games.pyramids.scoring import PYRAMID_COLOURS, stages
from game.games.pyramids.state import UNKNOWN, PyramidsState, slots, with_card
from game.text import common
from game.text import pyramids as words
from game.text.pyramids import WORDS
from game.views.art.icons import icon
from game.views.art.materials import material_icon
from game.views.explain import Explainers, Info, Line, change, has, rule_text
from game.views.pyramids import spoken
from game.views.pyramids.art_cards import back, glyph_icon
from game.views.pyramids.art_gods import god_icon
from game.views.pyramids.look import Look
from game.views.pyramids.offer import face

__all__ = ["EXPLAINERS", "Look"]

SIZE = 44  # of an icon


def god(look: Look, number: str) -> Info:
    """A god tile: what it lets one build, when its turn comes, whose it is (P4.2, P5)."""
    t, tile = look.t, int(number) - 1
    its = box.TILES[tile]
    _, *facts = spoken.tile(look, tile).split("; ")
    name = t("{n} {god}", n=number, god=words.god(t, its.god))
    lines = [Line(common.capital(fact)) for fact in facts]
    return Info(name, rule_text(look.view, "P4.3"), "P5", lines, god_icon(tile + 1))


# ---- cards --------------------------------------------------------------------------------------------


def card(look: Look, number: str) -> Info:
    """A card that is seen: its stones, its glyph, where it lies or what it would bring the viewer where."""
    t, s, its = look.t, look.state, int(number)
    text = box.CARDS[its].text
    if not _lies_open(look, its):
        raise LookupError(number)
    glyph = box.CARDS[its].glyph
    effect = rule_text(look.view, "P7.6") if glyph else rule_text(look.view, "P2")
    owner = next((player for player in range(look.players) if _in_building(s, player, its)), NOBODY)
    lines = _free(look, its) if owner == NOBODY else _laid(look, owner, its)
    return Info(common.capital(words.card(t, text)), effect, "P7.6" if glyph else "P2", lines, face(its))


def _lies_open(look: Look, number: int) -> bool:
    """Whether this viewer sees such a card anywhere."""
    s = look.state
    piles = (
        s.quarry,
        *s.hands,
        *s.tombs,
        *s.obelisks,
        *s.box,
        *([laid.card for laid in pyramid] for pyramid in s.pyramids),
    )
    return any(number in pile for pile in piles)


def _in_building(s: PyramidsState, player: int, number: int) -> str:
    """The building of a player a card lies in; empty if in none."""
    piles = {
        "pyramid": [laid.card for laid in s.pyramids[player]],
        "obelisk": s.obelisks[player],
        "tomb": s.tombs[player],
    }
    return next((building for building, pile in piles.items() if number in pile), "")


def _laid(look: Look, owner: int, number: int) -> list[Line]:
    """Where it lies, and whether its glyph fits there."""
    t, building = look.t, _in_building(look.state, owner, number)
    fits = box.CARDS[number].glyph == building
    where = t(
        "{building} of {name}", building=common.capital(words.building(t, building)), name=look.name(owner)
    )
    lines = [Line(where, player=owner)]
    if box.CARDS[number].glyph:
        lines.append(
            Line(
                t("The glyph fits its building") if fits else t("The glyph does not fit its building"),
                common.points(t, box.GLYPH * fits),
            )
        )
    return lines


def _free(look: Look, number: int) -> list[Line]:
    """What it would bring the viewer in each building, if the game ended then."""
    t, who = look.t, look.viewer
    now = look.view.game.scores(look.state)[who]
    best = max(
        (
            _score(look, _in_pyramid(look.state, who, slot, number))
            for slot in slots(look.state.pyramids[who])
        ),
        default=now,
    )
    obelisk, tomb = look.state.clone(), look.state.clone()
    obelisk.obelisks[who].append(number)
    tomb.tombs[who].append(number)
    gains = {"pyramid": best - now, "obelisk": _score(look, obelisk) - now, "tomb": _score(look, tomb) - now}
    said = Line(t("It would bring {name}:", name=look.name(who)), player=who)
    best_place = t("Pyramid, in the best place")
    names = {
        "pyramid": best_place,
        **{key: common.capital(words.building(t, key)) for key in ("obelisk", "tomb")},
    }
    return [said, *(Line(names[key], change(t, points)) for key, points in gains.items())]


def _in_pyramid(state: PyramidsState, player: int, slot: int, number: int) -> PyramidsState:
    after = state.clone()
    after.pyramids[player] = with_card(after.pyramids[player], slot, number)
    return after


def _score(look: Look, after: PyramidsState) -> int:
    """The viewer's points, if the game ended then; what hidden tombs bring is left out."""
    return look.view.game.scores(after)[look.viewer]


def hidden(look: Look) -> Info:
    """A card that this viewer does not see (P8)."""
    return Info(common.capital(spoken.card(look, UNKNOWN)), rule_text(look.view, "P8"), "P8", (), back())


def deck(look: Look) -> Info:
    """The cards face down (P9)."""
    t, left = look.t, look.state.face_down
    return Info(
        t("Deck"), rule_text(look.view, "P9"), "P9", [Line(t("Cards in the deck"), str(left))], back()
    )


# ---- buildings ----------------------------------------------------------------------------------------


def pyramid(look: Look, player: str) -> Info:
    """A pyramid: its largest connections and what they bring (P7.1 to P7.3)."""
    t, owner = look.t, int(player)
    own = look.sheet[owner]
    lines = [_connected(look, owner, colour) for colour in range(len(box.COLOURS))]
    lines += [
        Line(WORDS.category(t, key), common.points(t, own[key])) for key in ("pyramid_extra", "pyramid_bonus")
    ]
    return Info(
        _of(look, "pyramid", owner), rule_text(look.view, "P7"), "P7.1", lines, glyph_icon("pyramid", SIZE)
    )


def _of(look: Look, building: str, owner: int) -> str:
    name = common.capital(words.building(look.t, building))
    return look.t("{building} of {name}", building=name, name=look.name(owner))


def _connected(look: Look, owner: int, colour: int) -> Line:
    points = look.sheet[owner][PYRAMID_COLOURS[colour]]
    return Line(spoken.connection(look, owner, colour), common.points(look.t, points))


def obelisk(look: Look, player: str) -> Info:
    """An obelisk: how many of its stages show each colour (P7.4)."""
    t, owner = look.t, int(player)
    counts = stages(look.state.obelisks[owner])
    shown = [
        Line(common.capital(words.colour(t, name)), t.n("{n} stage", "{n} stages", count))
        for name, count in zip(box.COLOURS, counts, strict=True)
        if count
    ]
    worth = has(look.view, owner, look.sheet[owner]["obelisk"])
    return Info(
        _of(look, "obelisk", owner),
        rule_text(look.view, "P7.4"),
        "P7.4",
        [worth, *shown],
        glyph_icon("obelisk", SIZE),
    )


def tomb(look: Look, player: str) -> Info:
    """A tomb: how many cards, and their stones as far as this viewer may see them (P7.5)."""
    t, owner = look.t, int(player)
    cards = look.state.tombs[owner]
    seen = [stone for card in cards if card != UNKNOWN for stone in box.CARDS[card].stones]
    stones = [
        Line(common.capital(words.colour(t, name)), t.n("{n} stone", "{n} stones", seen.count(colour)))
        for colour, name in enumerate(box.COLOURS)
        if colour in seen
    ]
    count = Line(t.n("{n} card", "{n} cards", len(cards)), player=owner)
    return Info(
        _of(look, "tomb", owner),
        rule_text(look.view, "P7.5"),
        "P7.5",
        [count, *stones],
        glyph_icon("tomb", SIZE),
    )


def connection(look: Look, player: str, letter: str = "") -> Info:
    """The largest connection of a colour, or of all (P6, P7.1)."""
    owner = int(player)
    colours = [box.LETTERS.index(letter)] if letter else [*range(len(box.COLOURS))]
    lines = [_connected(look, owner, colour) for colour in colours]
    sign = material_icon(letter.lower(), SIZE) if letter else glyph_icon("pyramid", SIZE)
    return Info(_connections_of(look, owner), rule_text(look.view, "P6"), "P7.1", lines, sign)


def _connections_of(look: Look, owner: int) -> str:
    return look.t("Largest connections of {name}", name=look.name(owner))


def player(look: Look, player: str) -> Info:
    """A player: points as far as they can be told, and from what."""
    t, owner = look.t, int(player)
    rows = [
        Line(WORDS.category(t, key), common.points(t, points))
        for key, points in look.sheet[owner].items()
        if points
    ]
    total = has(look.view, owner, look.totals[owner])
    return Info(look.name(owner), rule_text(look.view, "P8"), "P7", [total, *rows], icon("points", SIZE))


EXPLAINERS: Explainers = {
    "god": god,
    "card": card,
    "hidden": hidden,
    "deck": deck,
    "pyramid": pyramid,
    "obelisk": obelisk,
    "tomb": tomb,
    "connection": connection,
    "player": player,
}
