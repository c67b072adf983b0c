"""What a site holds, on demand: stones by player, and points if the game ended now."""

from game.games.imhotep import tables as box
from game.games.imhotep.cards import CATEGORIES
from game.games.imhotep.cards.green import GREEN
from game.text import common
from game.text import imhotep as words
from game.views.art.draw import num, rect, svg
from game.views.art.icons import icon
from game.views.art.stones import stone_icon
from game.views.imhotep import market
from game.views.imhotep.look import Look
from game.views.markup import Attributes, Markup, el, join
from game.views.panels.popovers import opens, popover


def button(look: Look, site: int) -> Markup:
    """How many stones lie at a site; opens who has how many."""
    name = box.SITES[site]
    is_market = site == box.MARKET
    count = _open_cards(look) if is_market else sum(look.state.laid[site])
    attributes: Attributes = {
        **opens(f"counts-{name}"),
        "class": "count",
        "data-k": f"count-{name}",
        "data-row": 0,
        "data-col": site * 10,
        "tabindex": -1,
        "aria-label": _spoken(look, site, count),
    }
    return el("button", attributes, icon("card" if is_market else "stones", 18), el("span", None, count))


def _open_cards(look: Look) -> int:
    return sum(kind >= 0 for kind in look.state.display) + look.state.pair


def _spoken(look: Look, site: int, count: int) -> str:
    t, name = look.t, words.site(look.t, box.SITES[site])
    if site == box.MARKET:
        return t.n(
            "{site}: {n} card. Who has which points",
            "{site}: {n} cards. Who has which points",
            count,
            site=name,
        )
    return t.n(
        "{site}: {n} stone. Who has how many", "{site}: {n} stones. Who has how many", count, site=name
    )


def popovers(look: Look) -> Markup:
    """The tables behind the buttons; the browser opens and closes them."""
    return join(_popover(look, site) for site in range(len(box.SITES)))


def _popover(look: Look, site: int) -> Markup:
    t, name = look.t, box.SITES[site]
    title = join((icon(name, 24), words.site(t, name)))
    shown = _table(look, site), el("p", None, _note(look, site))
    return popover(t, f"counts-{name}", title, *shown, cls="counts-of")


def _table(look: Look, site: int) -> Markup:
    t = look.t
    what = t("cards") if site == box.MARKET else t("stones")
    head = el(
        "tr",
        None,
        el("th", {"scope": "col"}, el("span", {"class": "spoken"}, t("Player"))),
        el("th", {"scope": "col"}, what),
        el("th", {"scope": "col"}, t("if it ended now")),
    )
    rows = [_row(look, site, player) for player in _ranked(look, site)]
    return el("table", None, el("thead", None, head), el("tbody", None, *rows))


def _ranked(look: Look, site: int) -> list[int]:
    """Players, those with most points here first."""
    return sorted(range(look.game.players), key=lambda player: (-worth(look, site, player), player))


def held(look: Look, site: int, player: int) -> int:
    """A player's stones at a site, or cards in hand."""
    return sum(look.state.cards[player]) if site == box.MARKET else look.state.laid[site][player]


def worth(look: Look, site: int, player: int) -> int:
    """What they would bring if the game ended now."""
    own = look.sheet[player]
    cards = sum(own.get(key, 0) for key in CATEGORIES) if site == box.MARKET else 0
    return cards + own.get(box.SITES[site], 0)


def _row(look: Look, site: int, player: int) -> Markup:
    number = held(look, site, player)
    most = max(held(look, site, each) for each in range(look.game.players))
    length = 90 * number / most if most else 0
    bar = svg(
        f"0 0 {num(length)} 10", rect(0, 0, length, 10, "points-bar", 0), cls="share", size=(length, 10)
    )
    return el(
        "tr",
        {"class": f"p{player + 1}"},
        el("th", {"scope": "row"}, stone_icon(player + 1, 24), el("span", None, look.name(player))),
        el("td", None, bar, number),
        el("td", None, el("b", None, common.number(worth(look, site, player)))),
    )


def _note(look: Look, site: int) -> str:
    t, s = look.t, look.state
    if site == box.MARKET:
        return " ".join(line.said for line in market.piles(look))
    count = sum(s.laid[site])
    stones = t.n("{n} stone in all.", "{n} stones in all.", count)
    facts = [
        t("{card}: {points}.", card=words.card(t, card.id), points=common.points(t, count // card.stones))
        for card in GREEN
        if card.site == site and look.game.board.copies[card.kind]
    ]
    return " ".join((stones, *facts))
