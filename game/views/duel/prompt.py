"""The prompt: who decides, what is asked, one fact, and the choices that are not on the board."""

from collections.abc import Callable, Mapping

from game.core.details import word
from game.core.vocabulary import Action
from game.games.duel.tables import TILES
from game.text import common
from game.text import duel as words
from game.text.duel import WORDS
from game.text.joined import said_of
from game.views.duel.look import Look
from game.views.panels.prompt import Ask, Asks, Button, act_button, cancel, hinted, result_button


def _turn(look: Look) -> Ask:
    chosen = look.view.legal.get(look.view.preview)
    return _previewed(look, chosen) if chosen and chosen.verb in PREVIEWS else _asked(look)


def _hint(look: Look) -> Ask:
    return hinted(look.view, WORDS)


def _over(look: Look) -> Ask:
    t, outcome = look.t, look.view.game.outcome(look.state)
    (winner,) = outcome.winners
    other = look.view.game.scores(look.state)[1 - winner]
    sub = t("{name} has {points}.", name=look.name(1 - winner), points=common.points(t, other))
    if outcome.tie_broken:
        sub = t("A tie: whoever did not start wins.")
    points = common.with_points(t, outcome.points)
    return Ask(
        t("{name} wins {with_points}", name=look.name(winner), with_points=points), sub, [result_button(t)]
    )


def _previewed(look: Look, action: Action) -> Ask:
    """What a click would do; after a first tap, the buttons for it: a pointer would never reach them."""
    t = look.t
    title, sub, label = PREVIEWS[action.verb](look, action)
    do = Button(label, {"data-act": action.text}, main=True, key=t("Enter"))
    return Ask(title, sub, [do, cancel(t, t("Cancel"))] if look.view.chosen else [])


def _unloading(look: Look, action: Action) -> tuple[str, str, str]:
    t = look.t
    title = t("Unload the {boat}?", boat=words.boat(t, word(action.details, "boat")))
    return title, _deliveries(look), t("Unload")


def _playing(look: Look, action: Action) -> tuple[str, str, str]:
    t, tile = look.t, word(action.details, "tile")
    return t("Play “{tile}”?", tile=words.tile(t, tile)), common.capital(words.tile_full(t, tile)), t("Play")


def _taking(look: Look, action: Action) -> tuple[str, str, str]:
    t, tile = look.t, TILES[look.state.tile(*action.args)]
    title = common.capital(t("Take {tile}?", tile=words.tile_taken(t, tile)))
    return title, t("A tile from the reserve takes its place."), t("Take")


# by verb: title, fact, and the word on the button
PREVIEWS: Mapping[str, Callable[[Look, Action], tuple[str, str, str]]] = {
    "unload": _unloading,
    "play": _playing,
    "take": _taking,
}


def _deliveries(look: Look) -> str:
    """Who takes what, and what is lost."""
    t, shares = look.t, _shares(look)
    facts = [
        t("lost: {tiles}", tiles=common.all_of(t, tiles))
        if owner is None
        else said_of(t, _named(look, owner), common.all_of(t, tiles))
        for owner, tiles in shares.items()
    ]
    return common.capital(" · ".join(facts))


def _shares(look: Look) -> dict[int | None, list[str]]:
    """By taker the tiles of the boat that would be unloaded; nobody takes what is lost."""
    shares: dict[int | None, list[str]] = {}
    for event in look.told:
        if event.kind in ("gain", "lose"):
            owner = event.player if event.kind == "gain" else None
            shares.setdefault(owner, []).append(words.tile(look.t, word(event.params, "tile")))
    return shares


def _named(look: Look, player: int) -> str:
    you = player == look.view.viewer and look.view.alone
    return look.t("you") if you else look.view.seats[player].name


def _asked(look: Look) -> Ask:
    t, view = look.t, look.view
    asked = WORDS.prompt(t, look.step)
    title = asked.title
    if look.step == "turn" and sum(not seat.is_bot for seat in view.seats) > 1:
        title = t("{name}, your turn", name=view.seats[look.mover].name)
    if view.start:
        return Ask(t("Which tile do you swap with?"), asked.sub, [cancel(t, t("Cancel"))])
    buttons = [
        act_button(label, text, main=text == "pass")
        for text, label in (("pass", t("Pass")), ("stop", _enough(look)))
        if text in view.legal
    ]
    return Ask(title, t("Nothing else is possible.") if "pass" in view.legal else asked.sub, buttons)


def _enough(look: Look) -> str:
    t = look.t
    return t("Two are enough") if look.step == "place_third" else t("One is enough")


prompt = Asks(_turn, _hint, _over, figure=True).prompt
