"""The questions in the middle of an action: while unloading, of bonuses, cards and favours."""

from collections.abc import Callable, Mapping

from game.games.imhotep.actions import UNLOAD
from game.text import common
from game.views.art.stones import stone_icon
from game.views.imhotep import asking, market, turn
from game.views.imhotep.inplay import slices
from game.views.imhotep.look import Look
from game.views.markup import Attributes, Markup, classes, el
from game.views.panels.prompt import Ask, way_out


def asked(look: Look) -> Ask:
    """What the open matter asks."""
    if look.begun is not None:
        return turn.boat_chosen(look)
    its = {step: ask for each in slices(look) for step, ask in each.asks.items()}
    return {**its, **STEPS}.get(look.step, asking.plain)(look)


# ---- steps of one's own action: they can be taken back ------------------------------------------------


def _sail_boat(look: Look) -> Ask:
    """The boat is given."""
    return turn.boat_chosen(look)


def _order(look: Look) -> Ask:
    """Stones by clicking in the order in which they come off; the last one follows by itself."""
    t, boat, done = look.t, look.pending.a, look.pending.b
    owners = look.state.load(boat)
    title, sub = asking.titles(look)
    if done:
        said = [look.name(owner) for owner in owners[:done]]
        sub = t("So far: {names}.", names=common.all_of(t, said))
    stones = [_ordered(look, nth, owner, done) for nth, owner in enumerate(owners)]
    row = el("ol", {"class": "order"}, *stones)
    return Ask(title, sub, [way_out(look.t)], row=row, stop=False)


def _ordered(look: Look, nth: int, owner: int, done: int) -> Markup:
    picture = stone_icon(owner + 1, 44)
    if nth < done:
        return el("li", {"class": "ok"}, picture, el("b", {"class": "tally"}, nth + 1))
    act = UNLOAD[owner].text
    attributes: Attributes = {
        "type": "button",
        "class": classes("next-stone", bool(look.sign(act)) and "roped"),
        "data-act": act,
        "data-k": f"next-{nth}",
        "tabindex": 0 if nth == done else -1,
        "aria-label": look.t("Next a stone of {name}", name=look.name(owner)),
    }
    return el("li", None, el("button", attributes, picture))


# ---- while unloading: compulsory ----------------------------------------------------------------------


def _pick(look: Look) -> Ask:
    """Whoever owns the stone takes a card."""
    t = look.t
    title, sub = asking.titles(look)
    if look.several:
        title = t("{name}, take a card", name=look.name(look.mover))
    _, row = asking.queue(look)
    said = " ".join(part for part in (asking.sailed(look) or sub, asking.nth(look)) if part)
    return Ask(title, said, [], market.near(look, stop=True), row=row, stop=False)


def _keep(look: Look) -> Ask:
    title, sub = asking.titles(look)
    return Ask(title, sub, [], market.looked_at(look), stop=False)


STEPS: Mapping[str, Callable[[Look], Ask]] = {
    "sail_boat": _sail_boat,
    "order": _order,
    "pick": _pick,
    "keep": _keep,
}
