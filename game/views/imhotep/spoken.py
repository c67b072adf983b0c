"""What the things on the table are called for those who hear them, and in short labels."""

from collections.abc import Mapping
from typing import NamedTuple

from game.core.vocabulary import Action
from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARD_IDS
from game.text import common
from game.text import imhotep as words
from game.text.catalogue import N_
from game.text.imhotep import WORDS
from game.text.joined import said_of, sentences
from game.views.imhotep.look import Look

SAIL = N_("Sail {to_site}")
NOTHING = "–"
ENDLESS = "∞"


class Told(NamedTuple):
    """An action with what is known of its things."""

    verb: str
    details: Mapping[str, int | str]


def now(look: Look) -> str:
    """When a site scores: at once."""
    return look.t("now")


def each_round(look: Look) -> str:
    """When a site scores: as a round ends."""
    return look.t("each round")


def at_end(look: Look) -> str:
    """When a site scores: as the game ends."""
    return look.t("at the end")


def boat_name(look: Look, boat: int) -> str:
    """A boat by its spots, as a heading."""
    return common.capital(words.boat(look.t, look.state.caps[boat]))


def boat(look: Look, boat: int) -> str:
    """A boat: its load, what it needs, whose stones lie there from the bow."""
    t, s = look.t, look.state
    spots, load = s.caps[boat], s.loads[boat]
    minimum = box.MINIMUM[spots]
    facts = [
        t("{boat}: {load} of {spots} stones, sails with {minimum}, ready", **_counts(look, boat))
        if load >= minimum
        else t("{boat}: {load} of {spots} stones, sails with {minimum}", **_counts(look, boat))
    ]
    if load:
        facts.append(t("From the bow: {names}", names=common.all_of(t, owners(look, boat))))
    return sentences(facts)


def action(look: Look, told: Action) -> str:
    """What an action does; a boat is named by its spots, as everywhere on the table."""
    spots = {"spots": look.state.caps[told.args[0]]} if "boat" in told.details else {}
    return WORDS.action(look.t, Told(told.verb, {**told.details, **spots}))


def _counts(look: Look, boat: int) -> dict[str, object]:
    s = look.state
    spots = s.caps[boat]
    return {
        "boat": boat_name(look, boat),
        "load": s.loads[boat],
        "spots": spots,
        "minimum": box.MINIMUM[spots],
    }


def owners(look: Look, boat: int) -> list[str]:
    """The names of the stones on board, from the bow."""
    return [look.name(owner) for owner in look.state.load(boat)]


def spot(look: Look, boat: int, spot: int) -> str:
    """An empty spot."""
    return look.t("{boat}, spot {spot} from the bow: empty", boat=boat_name(look, boat), spot=spot + 1)


def hit(look: Look, site: int, act: str, legal: bool) -> str:
    """The whole site as something to sail to, or why not."""
    t, name = look.t, box.SITES[site]
    label = t(look.brings.get(look.alone, SAIL), to_site=words.to_site(t, name))
    if legal:
        return label
    taken = look.taken(site) and look.closed(site)
    reason = t("already has a boat") if taken else t("not possible now")
    return said_of(t, label, reason)


def in_quarry(look: Look, player: int) -> str:
    """What a player still has there."""
    if look.game.board.unlimited:
        return look.t("unlimited stones in the quarry")
    return look.t.n("{n} stone in the quarry", "{n} stones in the quarry", look.state.quarry[player])


def stock(look: Look, player: int) -> str:
    """The same as a number."""
    return ENDLESS if look.game.board.unlimited else str(look.state.quarry[player])


def panel(look: Look, player: int) -> str:
    """A player: points, stones, cards."""
    t, s = look.t, look.state
    capacity = look.game.board.capacity(s, player)
    facts = [
        t("{name}, {points}", name=look.name(player), points=common.points(t, look.view.totals[player])),
        t(
            "{n} of {capacity} stones on the sled",
            n=s.sled[player],
            capacity=capacity,
        ),
        in_quarry(look, player),
    ]
    held = [words.cards_held(t, CARD_IDS[kind], count) for kind, count in enumerate(s.cards[player]) if count]
    if held:
        facts.append(t("cards: {cards}", cards=common.all_of(t, held)))
    if player == look.mover:
        facts.append(t("to move"))
    return sentences(facts)


def card(look: Look, kind: int) -> str:
    """A card with what it does."""
    code = CARD_IDS[kind]
    return said_of(look.t, words.card(look.t, code), words.card_effect(look.t, code))
