"""A player's necropolis with its head: large in the middle, small at the side."""

from game.games.pyramids import tables as box
from game.games.pyramids.state import NONE, UNKNOWN
from game.text import common
from game.text import pyramids as words
from game.views.art.icons import icon
from game.views.art.materials import material_icon
from game.views.art.stones import stone_icon
from game.views.art.traces import brief
from game.views.markup import Attributes, Markup, classes, el
from game.views.panels.people import APART, bot_role
from game.views.pyramids import offer, spoken
from game.views.pyramids.art_cards import back, glyph_icon
from game.views.pyramids.look import Look, card_key, hidden_key
from game.views.pyramids.necropolis import necropolis
from game.views.pyramids.offer import card_icon, face, mark, target

# ---- heads ------------------------------------------------------------------------------------------


def head(look: Look, player: int, *more: Markup, again: bool = False) -> Markup:
    """Name, god tile, start player's marker, points; `again` for the head of what is there a second time."""
    seat = look.view.seats[player]
    name = el("b", {"class": "seat-name"}, seat.name)
    facts = (_starts(look, player), _role(look, player), _tile(look, player))
    parts = (stone_icon(player + 1, 26), name, el("span", {"class": "facts"}, *facts))
    attributes = {"class": "panel-head", "data-thing": f"player {player}"}
    return el("header", attributes, *parts, *more, _total(look, player, again=again))


def _role(look: Look, player: int) -> Markup | None:
    seat = look.view.seats[player]
    if seat.is_bot:
        return bot_role(look.t, seat.level, character=seat.character)
    yours = seat.is_viewer and look.view.alone
    return el("span", {"class": "role"}, look.t("you"), APART) if yours else None


def _starts(look: Look, player: int) -> Markup | None:
    if player != look.state.starter:
        return None
    label = look.t("Start player")
    return el(
        "span", {"class": "starts", "role": "img", "aria-label": label, "title": label}, icon("pyramid", 18)
    )


def _tile(look: Look, player: int) -> Markup | None:
    tile = look.state.tiles[player]
    if tile == NONE:
        return None
    title = words.god(look.t, box.TILES[tile].god)
    return el("span", {"class": "tile-number", "title": title}, look.t("Tile {n}", n=tile + 1))


def _total(look: Look, player: int, *, again: bool) -> Markup:
    now = look.totals[player]
    after = look.totals_then[player] if player == look.mover else now
    change = None
    if after != now:
        change = el("em", {"class": "more" if after > now else "less"}, common.signed(after - now))
    unit = el("small", None, look.t("pts"))
    attributes = {"class": "points", "data-k": f"closer-pts-{player}" if again else f"pts-{player}"}
    return el("span", attributes, change, common.number(after), unit)


# ---- the middle -------------------------------------------------------------------------------------


def middle(look: Look) -> Markup:
    """The necropolis looked at, and the hand it is built from."""
    player = look.shown
    attributes: Attributes = {
        "class": classes("panel main", f"p{player + 1}", player == look.mover and "turn"),
        "data-k": f"panel-{player}" if look.own else "closer",
        "aria-label": spoken.necropolis(look, player),
    }
    site = el(
        "div",
        {
            "class": "precinct",
            "data-group": "necropolis" if look.own and look.state.pending else None,
            "data-over": 1,
        },
        necropolis(look, player, small=False),
    )
    top = head(look, player, _chips(look, player), again=not look.own)
    grounds = el("div", {"class": "grounds"}, site, _buried(look, player))
    return el("article", attributes, top, grounds, hand(look, player))


def _chips(look: Look, player: int) -> Markup:
    """The largest connection of each colour; pointing at one outlines it on the stones."""
    t = look.t
    every = _chip(look, player, "", glyph_icon("pyramid", 22), t("Largest connections"), t("Connections"))
    each = (_colour(look, player, colour) for colour in range(len(box.COLOURS)))
    return el("span", {"class": "chips", "data-group": "connections"}, every, *each)


def _colour(look: Look, player: int, colour: int) -> Markup:
    size = len(look.largest[player][colour])
    after = look.joined_then.get(box.COLOURS[colour], size) if player == look.mover else size
    figure = el("b", {"class": classes(after > size and "more")}, after)
    letter, name = box.LETTERS[colour], words.colour(look.t, box.COLOURS[colour])
    said = spoken.connection(look, player, colour)
    return _chip(look, player, letter, material_icon(letter.lower(), 22), said, name, figure)


def _chip(
    look: Look, player: int, letter: str, sign: Markup, said: str, word: str, figure: Markup | None = None
) -> Markup:
    thing = " ".join(filter(None, ("connection", str(player), letter)))
    on = look.view.inspected == thing
    attributes: Attributes = {
        "class": classes("chip", not letter and "every", on and "on"),
        "data-cmd": f"inspect:{_without(look, player) if on else thing}",
        "data-preview": thing,
        "data-k": f"chip-{letter or 'all'}",
        "aria-label": said,
        "aria-pressed": "true" if on else "false",
        "tabindex": -1 if letter else 0,
        "data-topic": "connections",
        "data-thing": thing,
    }
    return el("button", attributes, sign, el("span", {"class": "chip-word"}, word), figure)


def _without(look: Look, player: int) -> str:
    """What is looked at once something of a player's no longer is."""
    return "" if player == look.viewer else f"player {player}"


def _buried(look: Look, player: int) -> Markup | None:
    """The way to look into a tomb whose cards may be seen, and its cards once one does."""
    cards = look.state.tombs[player]
    if not cards or UNKNOWN in cards:
        return None
    opened = look.inspected.kind == "buried"
    said = look.t("Close the tomb") if opened else look.t("Look into the tomb")
    attributes: Attributes = {
        "class": "button look",
        "data-cmd": f"inspect:{_without(look, player) if opened else f'buried {player}'}",
        "data-k": "look",
        "aria-expanded": "true" if opened else "false",
        "aria-label": said,  # not seen where it has no room
    }
    button = el("button", attributes, icon("close" if opened else "look", 20), el("span", None, said))
    if not opened:
        return el("div", {"class": "buried"}, button)
    faces = el("span", {"class": "faces"}, *(_face(look, number) for number in cards))
    return el("div", {"class": "buried open"}, faces, button)


def _face(look: Look, number: int) -> Markup:
    """A card shown, told for those who do not see it."""
    said = {
        "class": "face",
        "role": "img",
        "aria-label": spoken.card(look, number),
        "data-thing": offer.thing(number),
    }
    return el("span", said, face(number))


# ---- the hand ---------------------------------------------------------------------------------------


def hand(look: Look, player: int) -> Markup:
    """The cards in a player's hand, and those that player has discarded."""
    t, held = look.t, look.state.hands[player]
    title = t("Hand") if look.own else t("Hand of {name}", name=look.name(player))
    acts = look.own and look.mover == player and bool(held)
    cards = [_held(look, player, place, acts=acts) for place in range(len(held))]
    none = el("span", {"class": "no-card"}, t("No card")) if not held else None
    group = "hand" if acts else None
    return el(
        "section",
        {"class": "hand", "aria-label": title, "data-topic": "hand"},
        el("h3", None, title),
        el("div", {"class": "held", "data-group": group}, *cards, none),
        _discarded(look, player),
    )


def _held(look: Look, player: int, place: int, *, acts: bool) -> Markup:
    number = look.state.hands[player][place]
    picture = _picture(look, player, place)
    if not acts or number == UNKNOWN:
        return el(
            "span", {"class": "hand-card", "role": "img", "aria-label": spoken.card(look, number)}, picture
        )
    act = look.card_act(place)
    sign = look.sign(act)
    attributes: Attributes = {
        **target(look, act, "hand-card", f"held-{place + 1}", spoken.hand_card(look, number, sign)),
        "data-preview": act if look.step == "trim" else None,
        "tabindex": 0 if place == 0 else -1,
    }
    return el("button", attributes, picture, mark(look, act))


def _picture(look: Look, player: int, place: int) -> Markup:
    """A card of the hand in the middle; of another's hand it is there a second time."""
    number = look.state.hands[player][place]
    if number == UNKNOWN:
        if look.own:
            return _face_down(look, player, place)
        return el("span", {"class": "piece", "data-thing": offer.thing(number)}, back())
    if look.own:
        return card_icon(look, number, step=place if card_key(number) in look.last.came else None)
    return el("span", {"class": "piece", "data-thing": offer.thing(number)}, face(number))


def _face_down(look: Look, player: int, place: int) -> Markup:
    key = hidden_key(player, place)
    came = look.last.came.get(key)
    return el("span", {"class": "piece", "data-k": key, "data-from": came, "data-thing": "hidden"}, back())


def _discarded(look: Look, player: int) -> Markup | None:
    cards = look.state.box[player]
    if not cards:
        return None
    faces = (_face(look, number) for number in cards)
    title = look.t("Discarded")
    attributes = {"class": "discarded", "role": "group", "aria-label": title}
    return el("div", attributes, el("h3", None, title), el("span", {"class": "faces"}, *faces))


# ---- the others -------------------------------------------------------------------------------------


def others(look: Look) -> Markup:
    """All other players, clockwise from the viewer."""
    rest = [(look.viewer + i) % look.players for i in range(1, look.players)]
    panels = (_other(look, player, stop=i == 0) for i, player in enumerate(rest))
    return el(
        "section", {"class": "others", "aria-label": look.t("Other players"), "data-group": "others"}, *panels
    )


def _other(look: Look, player: int, *, stop: bool) -> Markup:
    on = look.shown == player
    attributes: Attributes = {
        "class": classes("panel other", f"p{player + 1}", player == look.mover and "turn", on and "on"),
        "data-k": f"panel-{player}",
        "aria-label": spoken.necropolis(look, player),
    }
    closer: Attributes = {
        "class": "closer",
        "data-cmd": "inspect:" if on else f"inspect:player {player}",
        "data-k": f"closer-{player}",
        "aria-pressed": "true" if on else "false",
        "aria-label": look.t("Take a closer look: {name}", name=look.name(player)),
        "tabindex": 0 if stop else -1,
    }
    body = el("div", {"class": "model"}, necropolis(look, player, small=True), _counts(look, player))
    said = brief(look.moves_of(player))
    return el("article", attributes, head(look, player), body, el("button", closer), said)


def _counts(look: Look, player: int) -> Markup:
    """How many cards lie where, for pages too narrow for pictures; and the cards in hand."""
    s = look.state
    counts = len(s.pyramids[player]), len(s.obelisks[player]), len(s.tombs[player])
    built = (
        el("span", {"class": "count"}, glyph_icon(name, 18), count)
        for name, count in zip(box.GLYPHS, counts, strict=True)
    )
    held = (_small(look, player, place) for place in range(len(s.hands[player])))
    return el(
        "span", {"class": "counts", "aria-hidden": "true"}, *built, el("span", {"class": "small-hand"}, *held)
    )


def _small(look: Look, player: int, place: int) -> Markup:
    """A card in another's hand; it can be seen once the game is over."""
    number = look.state.hands[player][place]
    return _face_down(look, player, place) if number == UNKNOWN else card_icon(look, number)
