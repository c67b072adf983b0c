"""Prophecies on the table: the row of them with scarabs in their boxes, and the menu."""

from game.core.details import word
from game.core.vocabulary import Action
from game.games.imhotep import tables as box
from game.games.imhotep.modules.prophecies import COUNTS, PROPHECY, box_of
from game.games.imhotep.state import NOBODY
from game.text import common
from game.text.imhotep import WORDS
from game.text.imhotep.modules import prophecies as own
from game.text.joined import said_of, sentences
from game.views.art.icons import icon
from game.views.art.signs import loop_icon
from game.views.art.traces import numbers
from game.views.explain import Info, Line, has, rule_text
from game.views.imhotep.art.scarabs import scarab
from game.views.imhotep.keys import panel_key
from game.views.imhotep.look import CHOSEN, LOOP, ROPE, Look
from game.views.imhotep.modules.quiet import quiet
from game.views.imhotep.slices import Module
from game.views.markup import Attributes, Markup, classes, el, join
from game.views.panels.prompt import Ask, Button, act_button, menu_row, way_out
from game.views.sounds import STONE

SIZE = 48  # of an icon
SIGNS = {
    "amun": "card",
    "ra": "pyramid",
    "hathor": "temple",
    "osiris": "burial",
    "horus": "obelisks",
    "thoth": "statue",
    "isis": "stones",
}


def prophecy_key(prophecy: str) -> str:
    """A prophecy that was drawn."""
    return f"prophecy-{prophecy}"


def prophecies(look: Look) -> Markup:
    """The three of the game in a row."""
    attributes = {
        "class": "prophecies",
        "data-group": "prophecies",
        "role": "group",
        "aria-label": WORDS.option(look.t, "prophecies"),
    }
    fields = [
        _prophecy(look, slot, box.PROPHECIES[each]) for slot, each in enumerate(look.state.own["prophecies"])
    ]
    return el("div", attributes, *fields)


def _prophecy(look: Look, slot: int, name: str) -> Markup:
    act = PROPHECY[box.PROPHECIES.index(name)].text
    key = prophecy_key(name)
    marks = look.marks_on(key)
    sign = quiet(look, look.sign(act), "prophecy")
    attributes: Attributes = {
        "type": "button",
        "class": classes("prophecy", sign in (ROPE, CHOSEN) and "roped", bool(marks) and "last-card"),
        "data-act": act,
        "data-k": key,
        "data-topic": "prophecies",
        "data-thing": f"prophecy {name}",
        "tabindex": 0 if slot == 0 else -1,
        "aria-disabled": None if sign else "true",
        "aria-label": spoken(look, slot, name),
    }
    called = el("b", None, own.prophecy(look.t, name))
    asks = el("small", None, own.condition(look.t, name))
    boxes = [_box(look, slot, each) for each in range(len(box.BOXES))]
    return el(
        "button",
        attributes,
        icon(SIGNS[name], 22),
        el("span", None, called, " ", asks),
        el("span", {"class": "boxes"}, *boxes),
        numbers(marks),
        loop_icon(8) if sign == LOOP else None,
    )


def laid(look: Look, slot: int) -> dict[int, int]:
    """By player who has a scarab on it, the box."""
    drawn, scarabs = box.PROPHECIES_DRAWN, look.state.own["scarabs"]
    boxes = {player: scarabs[player * drawn + slot] for player in range(look.game.players)}
    return {player: used for player, used in boxes.items() if used != NOBODY}


def _box(look: Look, slot: int, number: int) -> Markup:
    """What it brings, and whose scarabs lie there."""
    there = [player for player, used in laid(look, slot).items() if used == number]
    now = number == box_of(look.state) and bool(look.state.pending)
    lying = [_scarab(look, slot, player) for player in there]
    worth = el("i", {"data-worth": common.signed(box.PROPHECY_BOXES[number][0])})  # no part of the name
    return el("span", {"class": classes("box", now and "now")}, *(lying or [worth]))


def _scarab(look: Look, slot: int, player: int) -> Markup:
    """A scarab; one just laid comes from its player's panel."""
    new = any(event.player == player for event in look.happened("prophecy"))
    attributes: Attributes = {
        "class": "piece",
        "data-k": f"scarab-{player}-{slot}",
        "data-from": panel_key(player) if new else None,
    }
    return el("span", attributes, scarab(player + 1))


def spoken(look: Look, slot: int, name: str) -> str:
    """A prophecy, what it asks for, and whose scarabs lie there."""
    t = look.t
    facts = [said_of(t, own.prophecy(t, name), own.condition(t, name))]
    facts += [
        t("Scarab of {name}, rounds {rounds}", name=look.name(player), rounds=own.rounds(box.BOXES[used]))
        for player, used in laid(look, slot).items()
    ]
    return sentences(facts)


def rows(look: Look) -> list[Markup]:
    """In the menu."""
    return [menu_row("prophecy", look.t("Put a scarab on a prophecy"), "scarab")]


def asked(look: Look) -> Ask:
    """The prophecies, also as buttons: the fields themselves are small."""
    t, s = look.t, look.state
    met, missed = (common.signed(points) for points in box.PROPHECY_BOXES[box_of(s)])
    free = [PROPHECY[each] for each in s.own["prophecies"] if look.can(PROPHECY[each].text)]
    buttons = (_button(look, each).draw(stop=each is free[0]) for each in free)
    stage = el("div", {"class": "stage fields"}, *buttons)
    sub = t("{met} if you meet it, {missed} if not.", met=met, missed=missed)
    return Ask(t("Which prophecy gets a scarab?"), sub, [way_out(t)], stage, stop=False)


def _button(look: Look, action: Action) -> Button:
    name = word(action.details, "prophecy")
    said = own.prophecy(look.t, name)
    return act_button(said, action.text)._replace(body=join((icon(SIGNS[name], 22), said)))


def standing(look: Look, player: int, name: str) -> str:
    """How far a player has come."""
    have, needed = COUNTS[name](look.state, player)
    return look.t("{have} of {needed}", have=have, needed=needed)


def explained(look: Look, name: str) -> Info:
    """I11.4: a prophecy, who has met it now, and what scarabs on it are worth."""
    t, number = look.t, box.PROPHECIES.index(name)
    if number not in look.state.own["prophecies"]:
        raise LookupError(name)
    marked = laid(look, look.state.own["prophecies"].index(number))
    worth = {
        event.player: event.points
        for event in look.game.closing(look.state)
        if event.kind == "prophecy_counts" and event.params["prophecy"] == name
    }
    lines = [Line(t("Now:"))]
    for player in range(look.game.players):
        so_far = standing(look, player, name)
        line = Line(look.name(player), so_far, player)
        lines.append(has(look.view, player, worth[player], so_far) if player in marked else line)
    what = f"{own.condition(t, name)}. {rule_text(look.view, 'I11.4.2')}"
    return Info(own.prophecy(t, name), what, "I11.4", lines, icon(SIGNS[name], SIZE))


MODULE = Module(
    row=prophecies,
    menu={"prophecy": rows},
    begun={"prophecy": asked},
    explainers={"prophecy": explained},
    sounds={"prophecy": STONE},
    traces={"prophecy": lambda event: (prophecy_key(word(event.params, "prophecy")),)},
)
