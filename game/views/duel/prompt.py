"""The prompt: who decides, what is asked, one fact, and the choices that are not on the board.

While a past position is looked at, the page puts a prompt of its own in this place.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.core.game import TERMINAL
from game.games.duel.state import NO_TILE
from game.games.duel.tables import BOATS, SLOTS, TILES
from game.text import common
from game.text import duel as words
from game.views.art.figures import figure_icon
from game.views.art.icons import icon
from game.views.duel.look import SEATS, Look
from game.views.markup import Attributes, Markup, el, join
from game.views.markup import words as names


def prompt(look: Look) -> Markup:
    """The whole prompt."""
    title, sub, choices = _content(look)
    deciding = look.mover if look.mover >= 0 else _winner(look)
    buttons = [choice.draw(first=i == 0) for i, choice in enumerate(choices)]
    ask = el("p", {"class": "ask"}, el("b", None, title), el("span", None, sub) if sub else None)
    return el(
        "footer",
        {"class": names("prompt", f"p{SEATS[deciding]}")},
        _who(look, deciding),
        ask,
        _last_line(look),
        el("div", {"class": "acts", "data-group": "prompt" if buttons else None}, *buttons),
    )


def _who(look: Look, player: int) -> Markup:
    name = el("span", None, look.view.seats[player].name)
    return el("span", {"class": "who"}, figure_icon(SEATS[player], 32), name)


def _winner(look: Look) -> int:
    return look.view.game.ranking(look.state).index(1)


def _last_line(look: Look) -> Markup | None:
    """What the last move was, beside its sign."""
    if not look.view.last:
        return None
    seats = [seat.name for seat in look.view.seats]
    return el("p", {"class": "lastline only-d"}, el("i", None), words.event(look.t, look.view.last[0], seats))


class Choice(NamedTuple):
    """A button of the prompt; the main one is what Enter would do."""

    label: str
    attributes: dict[str, str]
    main: bool = False
    key: str = ""
    icon: str = ""

    def draw(self, *, first: bool) -> Markup:
        """The button; the first of a row is its tab stop."""
        attributes: Attributes = {
            "class": "btn pri" if self.main else "btn",
            "tabindex": 0 if first else -1,
            **self.attributes,
        }
        sign = icon(self.icon, 20) if self.icon else None
        key = el("kbd", {"class": "only-d", "aria-hidden": "true"}, self.key) if self.key else None
        return el("button", attributes, sign, self.label, key)


Content = tuple[str | Markup, str, list[Choice]]


def _content(look: Look) -> Content:
    view = look.view
    if look.mover == TERMINAL:
        return _over(look)
    if not view.legal:
        return _waiting(look)
    if view.hint:
        return _hinted(look)
    if view.preview in view.legal and view.preview.split()[0] in PREVIEWS:
        return _previewed(look)
    return _asked(look)


def _over(look: Look) -> Content:
    t, scores = look.t, look.view.game.scores(look.state)
    winner = _winner(look)
    name, points = look.view.seats[winner].name, common.with_points(t, scores[winner])
    sub = t(
        "{name} has {points}.",
        name=look.view.seats[1 - winner].name,
        points=common.points(t, scores[1 - winner]),
    )
    if scores[0] == scores[1]:
        sub = t("A tie: whoever did not start wins.")
    result = Choice(t("Show result"), {"data-cmd": "result"}, main=True, icon="points")
    return t("{name} wins {with_points}", name=name, with_points=points), sub, [result]


def _waiting(look: Look) -> Content:
    t, name = look.t, look.view.seats[look.mover].name
    if not look.view.thinking:
        return t("{name} to move", name=name), "", []
    dots = el("span", {"class": "dots", "aria-hidden": "true"}, el("i"), el("i"), el("i"))
    title = join((t("{name} is thinking", name=name), dots))
    return title, "", [Choice(t("Show faster"), {"data-cmd": "skip"})]


def _hinted(look: Look) -> Content:
    t = look.t
    action = look.view.legal.get(look.view.hint)
    title = words.action(t, action) if action else t("Hint")
    play = Choice(t("Play it"), {"data-cmd": "play-hint"}, main=True)
    return title, look.view.hint_why, [play, Choice(t("Close"), {"data-cmd": "close-hint"}, key=t("Esc"))]


def _previewed(look: Look) -> Content:
    t, action = look.t, look.view.preview
    verb, *arguments = action.split()
    title, sub, label = PREVIEWS[verb](look, arguments)
    cancel = Choice(t("Cancel"), {"data-cmd": "cancel"}, key=t("Esc"))
    return title, sub, [Choice(label, {"data-act": action}, main=True, key=t("Enter")), cancel]


def _unloading(look: Look, arguments: list[str]) -> tuple[str, str, str]:
    t = look.t
    return t("Unload the {boat}?", boat=words.boat(t, arguments[0])), _deliveries(look), t("Unload")


def _playing(look: Look, arguments: list[str]) -> tuple[str, str, str]:
    t, (tile,) = look.t, arguments
    return t("Play “{tile}”?", tile=words.tile(t, tile)), words.capital(words.tile_full(t, tile)), t("Play")


def _taking(look: Look, arguments: list[str]) -> tuple[str, str, str]:
    t, (boat, slot) = look.t, arguments
    tile = TILES[look.state.tile(BOATS.index(boat), int(slot) - 1)]
    title = t("Take {tile}?", tile=words.tile_taken(t, tile))
    return title, t("A tile from the reserve takes its place."), t("Take")


# by verb: title, fact, and the word on the button
PREVIEWS: Mapping[str, Callable[[Look, list[str]], tuple[str, str, str]]] = {
    "unload": _unloading,
    "play": _playing,
    "take": _taking,
}


def _deliveries(look: Look) -> str:
    """Who takes what, and what is lost."""
    t, forecast = look.t, look.forecast
    if forecast is None or forecast.boat is None or forecast.takers is None:
        return ""
    shares: dict[int | None, list[str]] = {}
    for slot in range(SLOTS - 1, -1, -1):
        kind = look.state.tile(forecast.boat, slot)
        if kind != NO_TILE:
            shares.setdefault(forecast.takers.get(slot), []).append(words.tile(t, TILES[kind]))
    facts = [
        t("lost: {tiles}", tiles=common.all_of(t, tiles))
        if owner is None
        else t("{name}: {tiles}", name=_named(look, owner), tiles=common.all_of(t, tiles))
        for owner, tiles in shares.items()
    ]
    return words.capital(" · ".join(facts))


def _named(look: Look, player: int) -> str:
    you = player == look.view.viewer and look.view.alone
    return look.t("you") if you else look.view.seats[player].name


def _asked(look: Look) -> Content:
    t, view = look.t, look.view
    asked = words.prompt(t, look.step)
    title = asked.title
    if look.step == "turn" and sum(not seat.is_bot for seat in view.seats) > 1:
        title = t("{name}, your turn", name=view.seats[look.mover].name)
    if view.start:
        return (
            t("Swap with which tile?"),
            asked.sub,
            [Choice(t("Cancel"), {"data-cmd": "cancel"}, key=t("Esc"))],
        )
    buttons = [
        Choice(label, {"data-act": text}, main=text == "pass")
        for text, label in (("pass", t("Pass")), ("stop", _enough(look)))
        if text in view.legal
    ]
    return title, t("Nothing else is possible.") if "pass" in view.legal else asked.sub, buttons


def _enough(look: Look) -> str:
    t = look.t
    return t("Two are enough") if look.step == "place_third" else t("One is enough")
