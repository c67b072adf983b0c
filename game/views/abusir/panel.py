"""Beside the board: the players with what they have, the contributions, the stocks, the site looked at."""

from game.games.abusir import tables as box
from game.games.abusir.state import NONE, complete, contributions, markers
from game.text import abusir as words
from game.text import common
from game.views.abusir import aiming, aligning, choices, spoken
from game.views.abusir.blocks import block_icon
from game.views.abusir.look import LETTERS, Look, load
from game.views.abusir.terrace import terraces
from game.views.art.icons import icon
from game.views.art.stones import stone_icon
from game.views.art.traces import brief
from game.views.markup import Attributes, Markup, classes, el, join
from game.views.panels.people import bot_role


def panels(look: Look) -> Markup:
    """All of them, one below the other."""
    shown = terraces(look, look.site) if look.site != NONE and not look.view.aim.startswith("pull") else None
    chosen = choices.panel(look)
    parts = (aiming.panel(look), aligning.panel(look), chosen, shown, _players(look))
    return el("div", {"class": "side-panels"}, *parts, _contributions(look), None if chosen else _stock(look))


# ---- players ----------------------------------------------------------------------------------------


def _players(look: Look) -> Markup:
    rows = [_player(look, (look.viewer + n) % look.players) for n in range(look.players)]
    return el("section", {"class": "panel players", "aria-label": look.t("Players")}, *rows)


def _player(look: Look, player: int) -> Markup:
    t, s, seat = look.t, look.state, look.view.seats[player]
    role = bot_role(t, seat.level, character=seat.character) if seat.is_bot else None
    starts = (
        el("span", {"class": "starts", "title": t("Start player")}, icon("pyramid", 16))
        if player == s.starter
        else None
    )
    points = el(
        "span", {"class": "points", "data-k": f"pts-{player}"}, common.number(look.view.scores(s)[player])
    )
    head = el(
        "header",
        {"class": "panel-head"},
        stone_icon(player + 1, 24),
        el("b", {"class": "seat-name"}, seat.name),
        starts,
        role,
        brief(look.moves_of(player)),
        points,
    )
    attributes: Attributes = {
        "class": classes("player", f"p{player + 1}", player == look.mover and "turn"),
        "data-k": f"panel-{player}",
        "data-thing": f"player {player}",
    }
    return el("div", attributes, head, _has(look, player))


def _has(look: Look, player: int) -> Markup:
    """A player's load, action pyramid, markers."""
    t, s = look.t, look.state
    blocks = [block_icon(letter, shape, 9) for letter, shape in load(s.sleds[player])]
    said = el(
        "span", {"class": "spoken"}, t("On the sled: {blocks}", blocks=spoken.blocks(t, s.sleds[player]))
    )
    empty = el("small", {"aria-hidden": "true"}, t("sled empty")) if not blocks else None
    left = markers(s, player)
    label = t.n("{n} marker left", "{n} markers left", left)
    pegs = [el("i", {"class": classes("peg", n < left and "on")}) for n in range(box.MARKERS)]
    markers_shown = el("span", {"class": "pegs", "role": "img", "aria-label": label, "title": label}, *pegs)
    at_hand = bool(s.pyramids[player])
    can = t("Action pyramid at hand") if at_hand else t("Action pyramid spent")
    pyramid = el(
        "span",
        {"class": classes("extra", not at_hand and "off"), "role": "img", "aria-label": can, "title": can},
        icon("pyramid", 20),
    )
    return el(
        "div", {"class": "has"}, said, el("span", {"class": "loaded"}, *blocks, empty), pyramid, markers_shown
    )


# ---- contributions ----------------------------------------------------------------------------------


def _contributions(look: Look) -> Markup:
    t = look.t
    heads = [
        el("th", {"scope": "col"}, stone_icon(n + 1, 20), el("span", {"class": "spoken"}, look.name(n)))
        for n in range(look.players)
    ]
    top = el("tr", None, el("th", {"scope": "col"}, t("Contributions")), *heads)
    rows = [_row(look, site) for site in range(len(box.SITES))]
    return el(
        "section",
        {"class": "panel"},
        el("table", {"class": "contributions"}, el("thead", None, top), el("tbody", None, *rows)),
    )


def _row(look: Look, site: int) -> Markup:
    t, counts = look.t, contributions(look.state, site)
    done = complete(look.state, site)
    name = join((spoken.site_name(t, site), icon("check", 16) if done else None))
    attributes: Attributes = {
        "type": "button",
        "data-cmd": f"inspect:site {site}",
        "data-k": f"open-site-{site}",
        "aria-pressed": "true" if site == look.site else "false",
        "aria-label": join((spoken.site(look, site), t(", complete") if done else "")),
    }
    head = el("th", {"scope": "row"}, el("button", attributes, name))
    cells = [
        el("td", {"class": f"p{n + 1}" if count else None}, count or "·") for n, count in enumerate(counts)
    ]
    return el(
        "tr", {"class": classes(site == look.site and "on"), "data-thing": f"site {site}"}, head, *cells
    )


# ---- stocks -----------------------------------------------------------------------------------------


def _stock(look: Look) -> Markup:
    """The stocks beside the board, colour by colour."""
    t, s = look.t, look.state
    rows = []
    for colour, letter in enumerate(LETTERS):
        kinds = [box.kind_of(colour, shape) for shape in range(len(box.SHAPES))]
        counts = [
            el("span", None, block_icon(letter, box.SHAPES[shape], 8), el("b", None, s.stock[kind]))
            for shape, kind in enumerate(kinds)
        ]
        label = t("{colour} stock", colour=common.capital(words.colour(t, box.COLOURS[colour])))
        rows.append(
            el(
                "div",
                {"class": "stock", "data-thing": f"stock {colour}"},
                el("span", {"class": "spoken"}, label),
                *counts,
            )
        )
    return el(
        "section", {"class": "panel stocks", "aria-label": t("Stocks")}, el("h2", None, t("Stocks")), *rows
    )
