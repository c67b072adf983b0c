"""The prompt: who decides, what is asked, one fact, and the choices that are not on the board.

While a past position is looked at, the page puts a prompt of its own in this place.
"""

from collections.abc import Callable, Mapping

from game.core.game import TERMINAL
from game.games.duel.state import NO_TILE
from game.games.duel.tables import BOATS, SLOTS, TILES
from game.text import common
from game.text import duel as words
from game.views.duel.look import SEATS, Look
from game.views.markup import Markup
from game.views.panels import prompt as panel
from game.views.panels.people import Person
from game.views.panels.prompt import Ask, Button, act_button, cancel, hinted, result_button, waiting


def prompt(look: Look) -> Markup:
    """The whole prompt."""
    view = look.view
    deciding = look.mover if look.mover >= 0 else view.game.winners(look.state)[0]
    person = Person(SEATS[deciding], view.seats[deciding].name, figure=True)
    last = words.event(look.t, view.last[0], [seat.name for seat in view.seats]) if view.last else ""
    return panel.prompt(person, _ask(look), last)


def _ask(look: Look) -> Ask:
    view = look.view
    if look.mover == TERMINAL:
        return _over(look)
    if not view.legal:
        return waiting(view, look.mover)
    if view.hint:
        return hinted(view, words.action)
    if view.preview in view.legal and view.preview.split()[0] in PREVIEWS:
        return _previewed(look)
    return _asked(look)


def _over(look: Look) -> Ask:
    t, scores = look.t, look.view.game.scores(look.state)
    winner = look.view.game.winners(look.state)[0]
    name, points = look.view.seats[winner].name, common.with_points(t, scores[winner])
    sub = t(
        "{name} has {points}.",
        name=look.view.seats[1 - winner].name,
        points=common.points(t, scores[1 - winner]),
    )
    if scores[0] == scores[1]:
        sub = t("A tie: whoever did not start wins.")
    return Ask(t("{name} wins {with_points}", name=name, with_points=points), sub, [result_button(t)])


def _previewed(look: Look) -> Ask:
    t, action = look.t, look.view.preview
    verb, *arguments = action.split()
    title, sub, label = PREVIEWS[verb](look, arguments)
    do = Button(label, {"data-act": action}, main=True, key=t("Enter"))
    return Ask(title, sub, [do, cancel(t, t("Cancel"))])


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


def _asked(look: Look) -> Ask:
    t, view = look.t, look.view
    asked = words.prompt(t, look.step)
    title = asked.title
    if look.step == "turn" and sum(not seat.is_bot for seat in view.seats) > 1:
        title = t("{name}, your turn", name=view.seats[look.mover].name)
    if view.start:
        return Ask(t("Swap with which tile?"), asked.sub, [cancel(t, t("Cancel"))])
    buttons = [
        act_button(label, text, main=text == "pass")
        for text, label in (("pass", t("Pass")), ("stop", _enough(look)))
        if text in view.legal
    ]
    return Ask(title, t("Nothing else is possible.") if "pass" in view.legal else asked.sub, buttons)


def _enough(look: Look) -> str:
    t = look.t
    return t("Two are enough") if look.step == "place_third" else t("One is enough")
