"""What the things of Abusir tell of themselves: sites, sleds, boats, players, stocks, obstacles."""

from collections.abc import Callable, Mapping

from game.core.state import NOBODY
from game.games.abusir import tables as box
from game.games.abusir.state import NONE, complete, contributions, filled, markers
from game.text import abusir as words
from game.text import common
from game.text.catalogue import N_
from game.views.abusir import spoken
from game.views.abusir.blocks import SHAPES, block_icon
from game.views.abusir.look import LETTERS, Look
from game.views.abusir.raised import raised
from game.views.abusir.terrace import picture
from game.views.art.icons import icon
from game.views.art.stones import stone_icon
from game.views.explain import Explainers, Info, Line, has, rule_text
from game.views.markup import Markup

__all__ = ["EXPLAINERS", "Look"]

SIZE = 44  # of an icon
OBSTACLES = (
    N_("Palm grove"),
    N_("Rock"),
    N_("Old well"),
    N_("Ruined mastaba"),
    N_("Palms"),
    N_("Boulders"),
)


def _info(look: Look, name: str, rule: str, lines: list[Line], drawing: Markup | None = None) -> Info:
    return Info(name, rule_text(look.view, rule), rule, lines, drawing)


def site(look: Look, number: str) -> Info:
    """A site: how much of its pyramid stands, who contributed what, the workers there (A8, A10)."""
    t, s, n = look.t, look.state, int(number)
    rows = filled(s, n).bit_count()
    lines = [Line(t("Cubes"), t("{n} of {all}", n=rows, all=box.FULL))]
    lines += [
        Line(t("{name}: contributions", name=look.name(player)), common.number(count), player)
        for player, count in enumerate(contributions(s, n))
        if count
    ]
    lines += [
        Line(t("{name}: workers", name=look.name(player)), common.number(nodes.count(n + 1)), player)
        for player, nodes in enumerate(s.workers)
        if nodes.count(n + 1)
    ]
    name = spoken.site_name(t, n)
    info = _info(look, name, "A10" if complete(s, n) else "A8", lines, raised(look.laid(n)))
    return info._replace(large=picture(look, n))


def sled(look: Look, number: str) -> Info:
    """A sled: what lies on it in the order it was loaded, where it is (A5, A6)."""
    t, s, n = look.t, look.state, int(number)
    lines = [Line(spoken.where(look, n))]
    lines += [Line(common.capital(spoken.blocks(t, [kind]))) for kind in s.sleds[n]]
    if not s.sleds[n]:
        lines.append(Line(t("Nothing lies on it.")))
    return _info(look, t("{name}’s sled", name=look.name(n)), "A6", lines, stone_icon(n + 1, SIZE))


def berth(look: Look, number: str) -> Info:
    """A berth: whose boat lies there, what it carries, what it is filled from (A9)."""
    t, s, n = look.t, look.state, int(number)
    lines = []
    if s.owners[n] != NONE:
        lines.append(Line(common.capital(spoken.owner(look, s.owners[n])), player=_player(look, s.owners[n])))
        lines += [Line(common.capital(spoken.blocks(t, [kind]))) for kind in s.boats[n]]
        lines += [] if s.boats[n] else [Line(t("Nothing lies on it."))]
    lines += [
        Line(
            t(
                "After a shift it is filled from the {colour} stock.",
                colour=words.colour(t, box.COLOURS[colour]),
            )
        )
        for at, colour in box.REFILLS
        if at == n
    ]
    return _info(look, t("Berth {n}", n=n + 1), "A9", lines, icon("boat", SIZE))


def _player(look: Look, owner: int) -> int:
    return owner if owner < look.players else NOBODY


def player(look: Look, number: str) -> Info:
    """A player: points, load, markers, action pyramid, where the workers are."""
    t, s, n = look.t, look.state, int(number)
    lines = [
        has(look.view, n, look.view.scores(s)[n]),
        Line(t("On the sled: {blocks}", blocks=spoken.blocks(t, s.sleds[n])), player=n),
        Line(t("Markers left"), common.number(markers(s, n)), n),
        Line(t("Action pyramid at hand") if s.pyramids[n] else t("Action pyramid spent"), player=n),
        *(Line(t("Worker: {place}", place=spoken.place(t, at)), player=n) for at in sorted(s.workers[n])),
    ]
    return _info(look, look.name(n), "A4", lines, stone_icon(n + 1, SIZE))


def camp(look: Look) -> Info:
    """The camp: whose workers are there (A7)."""
    t, s = look.t, look.state
    lines = [
        Line(t("{name}: workers", name=look.name(n)), common.number(nodes.count(box.CAMP)), n)
        for n, nodes in enumerate(s.workers)
        if nodes.count(box.CAMP)
    ]
    return _info(look, t("The workers’ camp"), "A7", lines, icon("human", SIZE))


def stock(look: Look, number: str) -> Info:
    """A stock: the blocks of a colour beside the board (A9)."""
    t, s, n = look.t, look.state, int(number)
    colour = box.COLOURS[n]
    lines = [
        Line(common.capital(spoken.block(t, colour, shape)), common.number(s.stock[box.kind_of(n, at)]))
        for at, shape in enumerate(SHAPES)
    ]
    name = t("{colour} stock", colour=common.capital(words.colour(t, colour)))
    return _info(look, name, "A9", lines, block_icon(LETTERS[n], "I1", SIZE))


def obstacle(look: Look, number: str) -> Info:
    """Something that stands fast: it stops or turns a sled and bends the rope (A6)."""
    return _info(look, look.t(OBSTACLES[int(number)]), "A6", [], icon("look", SIZE))


KINDS: Mapping[str, Callable[..., Info]] = {
    "site": site,
    "sled": sled,
    "berth": berth,
    "player": player,
    "camp": camp,
    "stock": stock,
    "obstacle": obstacle,
}
EXPLAINERS: Explainers = KINDS
