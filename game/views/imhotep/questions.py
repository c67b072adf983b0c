"""The questions in the middle of an action: while unloading, of bonuses, cards and favours."""

from collections.abc import Callable, Mapping, Sequence

from game.games.imhotep import tables as box
from game.games.imhotep.actions import DRAW, POINT, POINTS, SAVE, STONES, UNLOAD
from game.games.imhotep.state import NOBODY
from game.text import common
from game.text import imhotep as words
from game.views.art.draw import svg, text
from game.views.art.icons import icon
from game.views.art.stones import stone_icon
from game.views.imhotep import market, places, turn
from game.views.imhotep.art.bonuses import bonus
from game.views.imhotep.art.cards import card_back
from game.views.imhotep.art.coins import points_coin
from game.views.imhotep.keys import WAITING
from game.views.imhotep.look import Look
from game.views.markup import Attributes, Markup, classes, el, join
from game.views.panels.prompt import Ask, Button, act_button, way_out


def asked(look: Look) -> Ask:
    """What the open matter asks."""
    if look.begun is not None:
        return turn.boat_chosen(look)
    if look.view.start == "bet":
        return turn.asked(look)
    return STEPS.get(look.step, _plain)(look)


def _titles(look: Look) -> tuple[str, str]:
    """The question, and the fact beside it."""
    return words.prompt(look.t, look.step)


# ---- steps of one's own action: they can be taken back ------------------------------------------------


def _plain(look: Look) -> Ask:
    """Everything is on the board."""
    title, sub = _titles(look)
    return Ask(title, sub, [_enough(look), way_out(look.t)])


def _enough(look: Look) -> Button | None:
    """Stops what could go on."""
    return act_button(look.t("Leave it at that"), "stop") if "stop" in look.view.offered else None


def _sail_boat(look: Look) -> Ask:
    """The boat is given."""
    return turn.boat_chosen(look)


def _order(look: Look) -> Ask:
    """Stones by clicking in the order in which they come off; the last one follows by itself."""
    t, boat, done = look.t, look.pending.a, look.pending.b
    owners = look.state.load(boat)
    title, sub = _titles(look)
    if done:
        said = [look.name(owner) for owner in owners[:done]]
        sub = t("Comes off so far: {names}.", names=common.all_of(t, said))
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
    title, sub = _titles(look)
    if look.several:
        title = t("{name}, take a card", name=look.name(look.mover))
    waiting, row = _queue(look)
    nth = t("Stone {n} of {all}.", n=waiting[0], all=waiting[1]) if waiting[1] > 1 else ""
    said = " ".join(part for part in (_sailed(look) or sub, nth) if part)
    return Ask(title, said, [], market.near(look, stop=True), row=row, stop=False)


def _keep(look: Look) -> Ask:
    title, sub = _titles(look)
    return Ask(title, sub, [], market.looked_at(look), stop=False)


def _cards_of_favour(look: Look) -> Ask:
    title, sub = _titles(look)
    return Ask(title, sub, [_enough(look), way_out(look.t)], market.near(look, stop=False))


def _build(look: Look) -> Ask:
    title, sub = _titles(look)
    if look.several:
        title = look.t("{name}, build where?", name=look.name(look.mover))
    _, row = _queue(look)
    return Ask(title, _sailed(look) or sub, [], row=row)


def _place(look: Look) -> Ask:
    """I12.3, I12.4, I12.7: the cell for a stone."""
    title, sub = _titles(look)
    if look.several:
        title = look.t("{name}, place your stone", name=look.name(look.mover))
    _, row = _queue(look)
    return Ask(title, _sailed(look) or sub, [], places.near(look), row=row, stop=False)


def _buy(look: Look) -> Ask:
    """I12.1: one more card for a coin."""
    title, sub = _titles(look)
    keep = act_button(look.t("Keep the coin"), SAVE.text)
    return Ask(title, sub, [keep], market.near(look, stop=True), stop=False)


def _trade(look: Look) -> Ask:
    """I12.2: a card of the display, the top card of the deck, points."""
    t = look.t
    title, sub = _titles(look)
    if look.several:
        title = t("{name}, what for your stone?", name=look.name(look.mover))
    points = look.view.totals[look.mover]
    two = points_coin(box.MARKET_D_POINTS, "option-picture")
    then = t("{n} to {then}", n=points, then=points + box.MARKET_D_POINTS)
    options = [_option(POINTS.text, two, common.points(t, box.MARKET_D_POINTS), then)]
    if DRAW.text in look.view.offered:
        back = el("span", {"class": "pile option-picture"}, card_back())
        options.insert(0, _option(DRAW.text, back, t("Top card"), t("unseen")))
    waiting, _ = _queue(look)
    nth = t("Stone {n} of {all}.", n=waiting[0], all=waiting[1]) if waiting[1] > 1 else ""
    said = " ".join(part for part in (_sailed(look) or sub, nth) if part)
    return Ask(title, said, options, market.near(look, stop=False), acts="options")


def _sailed(look: Look) -> str:
    """Who sailed what where, as long as that boat is being unloaded."""
    if all(matter.step != "unload" for matter in look.state.pending):
        return ""
    told = next(
        (event for event in reversed(look.view.told) if event.kind in ("sail", "private", "raft")), None
    )
    return words.event(look.t, told, [seat.name for seat in look.view.seats]) if told else ""


def _queue(look: Look) -> tuple[tuple[int, int], Markup]:
    """The stones of the boat being unloaded: ticked, now, still to come; with number and count of `now`."""
    s = look.state
    going = next((p for p in reversed(s.pending) if p.step == "unload"), None)
    done: Sequence[int] = ()
    later: Sequence[int] = ()
    if going is not None:
        stones = s.spots[going.a * box.SPOTS : going.a * box.SPOTS + box.SPOTS]
        done = [owner for owner in stones[: max(0, going.b - 1)] if owner != NOBODY]
        later = [owner for owner in stones[going.b :] if owner != NOBODY]
    rows = [el("li", {"class": "ok"}, stone_icon(owner + 1, 24), icon("check", 18)) for owner in done]
    now = el("span", {"class": "piece", "data-k": WAITING}, stone_icon(look.mover + 1, 24))
    rows.append(el("li", {"class": "now"}, now, el("span", None, look.t("this one"))))
    rows += [el("li", None, stone_icon(owner + 1, 24)) for owner in later]
    return (len(done) + 1, len(rows)), el("ol", {"class": "queue"}, *rows)


# ---- bonuses ------------------------------------------------------------------------------------------


def _bonus(look: Look) -> Ask:
    t = look.t
    title, sub = _titles(look)
    return Ask(
        title,
        _sailed(look) or sub,
        [
            act_button(t("Take it"), "accept", main=True),
            act_button(t("Leave it"), "decline"),
        ],
    )


def _load(look: Look) -> Ask:
    title, sub = _titles(look)
    return Ask(title, sub, [act_button(look.t("Leave it"), "decline")])


def _temple(look: Look) -> Ask:
    """Field by field from the left."""
    t, s, player = look.t, look.state, look.mover
    title, _ = _titles(look)
    sub = t("Temple field {n}.", n=look.pending.a + 1)
    points, sled = look.view.totals[player], s.sled[player]
    stones = look.game.board.to_take(s, player, box.TEMPLE_B_STONES)
    one = svg(
        "0 0 40 24", text(f"+{box.TEMPLE_POINT}", 20, 20, 24, "number option-number"), cls="option-picture"
    )
    two = svg("0 0 24 24", bonus("two_stones", 0, 0, 24), cls="option-picture")
    options = [
        _option(
            POINT.text,
            one,
            common.points(t, box.TEMPLE_POINT),
            t("{n} to {then}", n=points, then=points + box.TEMPLE_POINT),
        ),
        _option(
            STONES.text,
            two,
            t.n("{n} stone", "{n} stones", stones),
            t("sled {n} to {then}", n=sled, then=sled + stones),
        ),
    ]
    return Ask(title, sub, options, acts="options")


def _option(act: str, picture: Markup, name: str, change: str) -> Button:
    """A large one of two: what it is, what changes."""
    said = el("span", None, el("b", None, name), el("small", None, change))
    return act_button(name, act, cls="option roped")._replace(body=join((picture, said)))


STEPS: Mapping[str, Callable[[Look], Ask]] = {
    "sail_boat": _sail_boat,
    "order": _order,
    "pick": _pick,
    "keep": _keep,
    "pick_or_stop": _cards_of_favour,
    "buy": _buy,
    "trade": _trade,
    "build": _build,
    "cell": _place,
    "scaffold": _place,
    "row": _place,
    "bonus_card": _bonus,
    "bonus_stones": _bonus,
    "bonus_load": _load,
    "temple_choice": _temple,
}
