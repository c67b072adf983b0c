"""The temple's sides: its stones, and below them what they bring."""

from game.games.imhotep import tables as box
from game.games.imhotep.actions import POINT, STONES
from game.games.imhotep.sites.temple import TempleA
from game.text import common
from game.views.art.draw import svg, text
from game.views.explain import Info, Line, rule_text
from game.views.imhotep import asking
from game.views.imhotep.art import rounds
from game.views.imhotep.art import temple as art
from game.views.imhotep.art.bonuses import bonus
from game.views.imhotep.art.rounds import chariot_icon
from game.views.imhotep.look import Look
from game.views.imhotep.lying import stones
from game.views.imhotep.slices import Side
from game.views.imhotep.spoken import each_round
from game.views.markup import Markup
from game.views.panels.prompt import Ask


def _temple_a(look: Look) -> Markup:
    return art.temple(stones(look, box.TEMPLE), box.TEMPLE_FIELDS[look.game.players])


def _temple_b(look: Look) -> Markup:
    return art.temple(stones(look, box.TEMPLE), box.TEMPLE_FIELDS[look.game.players], box.TEMPLE_B)


def seen(look: Look) -> list[int]:
    """By player: how many stones can be seen from above."""
    owners = [owner for _, owner in look.game.part(TempleA).visible(look.state)]
    return [owners.count(player) for player in range(look.game.players)]


def temple_c(look: Look) -> Markup:
    """I12.5: who has most stones in sight, and what that would bring now."""
    points = look.game.part(TempleA).of_round(look.state)
    ranks = [
        rounds.Rank(player + 1, count, points[player] if look.state.pending else None)
        for player, count in sorted(enumerate(seen(look)), key=lambda each: -each[1])
        if count
    ]
    return rounds.temple_c(stones(look, box.TEMPLE), box.TEMPLE_FIELDS[look.game.players], ranks)


def temple_d(look: Look) -> Markup:
    """I12.6: the chariots, and how far those would come if the round ended now."""
    steps = look.state.chariots
    then = [now + count for now, count in zip(steps, seen(look), strict=True)]
    chariots = [
        rounds.Chariot(player + 1, now, then[player] if look.state.pending else 0)
        for player, now in enumerate(steps)
    ]
    prizes = box.CHARIOTS[look.game.players]
    width = box.TEMPLE_FIELDS[look.game.players]
    return rounds.temple_d(stones(look, box.TEMPLE), width, chariots, box.CHARIOT_STEPS, prizes)


# ---- asked, explained -------------------------------------------------------------------------------


def _choice(look: Look) -> Ask:
    """Field by field from the left."""
    t, s, player = look.t, look.state, look.mover
    title, _ = asking.titles(look)
    sub = t("Temple field {n}.", n=look.pending.a + 1)
    points, sled = look.view.totals[player], s.sled[player]
    stones = look.game.board.to_take(s, player, box.TEMPLE_B_STONES)
    one = svg(
        "0 0 40 24", text(f"+{box.TEMPLE_POINT}", 20, 20, 24, "num option-number"), cls="option-picture"
    )
    two = svg("0 0 24 24", bonus("two_stones", 0, 0, 24), cls="option-picture")
    options = [
        asking.option(
            POINT.text,
            one,
            common.points(t, box.TEMPLE_POINT),
            t("{n} to {then}", n=points, then=points + box.TEMPLE_POINT),
        ),
        asking.option(
            STONES.text,
            two,
            t.n("{n} stone", "{n} stones", stones),
            t("sled {n} to {then}", n=sled, then=sled + stones),
        ),
    ]
    return Ask(title, sub, options, acts="options")


def chariot(look: Look, player: str) -> Info:
    """I12.6: a chariot, how far it has come, what the end of the round would bring."""
    t, owner = look.t, int(player)
    now, more = look.state.chariots[owner], seen(look)[owner]
    lines = [
        Line(t.n("{n} step so far", "{n} steps so far", now), player=owner),
        Line(t.n("{n} step more at the end of the round", "{n} steps more at the end of the round", more)),
    ]
    name = t("Chariot of {name}", name=look.name(owner))
    return Info(name, rule_text(look.view, "I12.6"), "I12.6", lines, chariot_icon(owner + 1))


# ---- sides ------------------------------------------------------------------------------------------


A = Side(when=each_round, picture=_temple_a)
B = Side(when=each_round, picture=_temple_b, asks={"temple_choice": _choice})
C = Side(when=each_round, picture=temple_c)
D = Side(
    when=each_round,
    picture=temple_d,
    explainers={"chariot": chariot},
    traces={"chariot": lambda event: (f"chariot-{event.player}",)},
)
SIDES = {"A": A, "B": B, "C": C, "D": D}
