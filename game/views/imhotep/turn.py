"""The start of a turn, and every choice of several clicks that it may open."""

from collections.abc import Callable, Mapping

from game.games.imhotep import tables as box
from game.games.imhotep.actions import VOCABULARY
from game.games.imhotep.cards import BLUE
from game.games.imhotep.state import NOBODY
from game.text import common
from game.text.catalogue import Texts
from game.text.imhotep import WORDS
from game.views.imhotep import cards, spoken
from game.views.imhotep.inplay import modules
from game.views.imhotep.look import Look
from game.views.imhotep.river import lens
from game.views.markup import Attributes, Markup, el, join
from game.views.panels import popovers
from game.views.panels.prompt import MORE, Ask, Button, act_button, way_out


def asked(look: Look) -> Ask:
    """What a turn asks, as far as it has been answered."""
    if look.begun is not None:
        return boat_chosen(look)
    begun = {verb: ask for module in modules(look) for verb, ask in module.begun.items()}
    return {**OPEN, **begun}.get(look.view.start, _start)(look)


# ---- nothing chosen -----------------------------------------------------------------------------------


def _start(look: Look) -> Ask:
    t = look.t
    title, sub = WORDS.prompt(t, "turn")
    if look.several:
        title = t("{name}, your turn", name=look.name(look.mover))
    if "pass" in look.view.offered:
        return Ask(title, t("Nothing else is possible."), [act_button(t("Pass"), "pass", main=True)])
    menu = popovers.menu(MORE, *extras) if (extras := _extras(look)) else None
    return Ask(title, sub, [*_actions(look), *([_more(look.t)] if menu else ())], menu=menu)


def _actions(look: Look) -> list[Button]:
    """Each kind of action, possible or not: the row stays as it is."""
    t = look.t
    return [
        _action(look, "take", t("Take {n} stones", n=box.TAKE), t("Take {n}", n=box.TAKE), "take"),
        _action(look, "place", t("Place a stone"), t("Stone"), "place"),
        _action(look, "sail", t("Sail a boat"), t("Boat"), "boat"),
        _action(look, "play", t("Play a card"), t("Card"), "card"),
    ]


def _action(look: Look, verb: str, label: str, short: str, sign: str) -> Button:
    possible = bool(look.sign(verb))
    attributes: Attributes = {
        "data-act": verb if possible else _refusable(look, verb),
        "data-k": f"do-{verb}",
        "aria-disabled": None if possible else "true",
        "aria-pressed": "true" if look.view.start == verb else None,
    }
    return Button(label, attributes, icon=sign, short=short)


def _refusable(look: Look, verb: str) -> str:
    """An action of this kind whose reason tells why none is possible."""
    s, boat = look.state, look.candidate
    if verb == "place":
        spots = s.spots[boat * box.SPOTS : (boat + 1) * box.SPOTS]
        return VOCABULARY.of("place", boat, spots.index(NOBODY) if NOBODY in spots else 0).text
    if verb == "sail":
        free = next(site for site in range(len(box.SITES)) if not look.taken(site))
        return VOCABULARY.of("sail", boat, free).text
    held = [card for card in BLUE if s.cards[look.mover][card.kind]]
    return cards.play((held or BLUE)[0].kind) if verb == "play" else verb


def _extras(look: Look) -> list[Markup]:
    """What modules make possible now, as rows of a menu."""
    menus = (entry for module in modules(look) for entry in module.menu.items())
    return [row for verb, rows in menus if look.sign(verb) for row in rows(look)]


def _more(t: Texts) -> Button:
    """Opens what the modules add, on pages where its fields are small."""
    attributes: Attributes = {**popovers.opens(MORE), "data-k": "do-more"}
    return Button(t("More"), attributes, icon="more", cls="button not-wide", short=t("More"))


# ---- a kind of action chosen --------------------------------------------------------------------------


def _place(look: Look) -> Ask:
    title, sub = WORDS.prompt(look.t, "place")
    return Ask(title, sub, [*_actions(look)])


def _sail(look: Look) -> Ask:
    title, sub = WORDS.prompt(look.t, "sail")
    return Ask(title, sub, [*_actions(look)])


def _play(look: Look) -> Ask:
    """The blue cards that can be played, large enough to be read."""
    t = look.t
    held = [card for card in BLUE if look.can(cards.play(card.kind))]
    buttons = [
        cards.card_button(look, card.kind, cards.play(card.kind), f"near-{card.id}", stop=nth == 0)
        for nth, card in enumerate(held)
    ]
    stage = el("div", {"class": "stage"}, *buttons)
    return Ask(t("Which card do you play?"), t("It is your whole turn."), [way_out(t)], stage, stop=False)


OPEN: Mapping[str, Callable[[Look], Ask]] = {
    "place": _place,
    "sail": _sail,
    "play": _play,
}


# ---- a boat chosen ------------------------------------------------------------------------------------


def boat_chosen(look: Look) -> Ask:
    """Where the boat sails, or where on it a stone goes."""
    t, boat = look.t, look.chosen
    assert boat is not None
    near = lens(look)
    name = spoken.boat_name(look, boat)
    if boat in look.sailing:
        title: str | Markup = t("{boat}: where does it sail?", boat=name)
        if near:
            both = t("{boat}: do you place or sail?", boat=name)
            title = join((el("span", {"class": "no-lens"}, title), el("span", {"class": "by-lens"}, both)))
        named = common.all_of(t, spoken.owners(look, boat))
        sub = t("Unloads from the bow: {names}.", names=named)
    else:
        title, sub = t("{boat}: which spot do you take?", boat=name), _needs(look, boat)
    return Ask(title, sub, [way_out(look.t)], near)


def _needs(look: Look, boat: int) -> str:
    s = look.state
    minimum = box.MINIMUM[s.caps[boat]]
    return look.t.n(
        "It sails with {n} stone; it has {load}.",
        "It sails with {n} stones; it has {load}.",
        minimum,
        load=s.loads[boat],
    )
