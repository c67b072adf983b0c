"""What an action of Imhotep caused, told from the positions around it: for the log, marks and motion."""

from collections.abc import Iterator, Sequence

from game.core.game import Entry, Event
from game.core.vocabulary import Action
from game.games.imhotep import tables as box
from game.games.imhotep.sites.pyramid import WHICH
from game.games.imhotep.state import NOBODY, ImhotepState


def events(before: ImhotepState, action: Action, after: ImhotepState, scored: Sequence[Entry]) -> list[Event]:
    """The action itself, then what came of it, site by site, and the round."""
    player = before.pending[-1].player
    return [
        Event(action.verb, player, told(before, action, after, player)),
        *deliveries(before, after),
        *cards(before, after),
        *points(scored),
        *rounds(before, after),
    ]


def told(s: ImhotepState, action: Action, after: ImhotepState, player: int) -> dict[str, int | str]:
    """The action's details in words of the tables."""
    words = action.text.split()[1:]
    params: dict[str, int | str] = dict(zip(DETAILS.get(action.verb, ()), words, strict=False))
    if "boat" in params:
        params["spots"] = s.caps[action.args[0]]
    if action.verb == "take":
        params["count"] = after.sled[player] - s.sled[player]
    if action.verb == "pick" and action.args[0] < len(s.display):
        params["card"] = box.CARD_IDS[s.display[action.args[0]]]
    return params


DETAILS = {
    "place": ("boat", "spot"),
    "sail": ("boat", "site"),
    "play": ("card",),
    "unload": ("seat",),
    "pick": ("field",),
    "keep": ("card",),
    "build": ("pyramid",),
    "choose": ("choice",),
    "private": ("site",),
    "bet": ("site", "side"),
    "favour": ("favour",),
}


def arrivals(before: ImhotepState, after: ImhotepState) -> Iterator[Event]:
    """Stones that came to a monument, in order, with the place they lie on (counted from 1)."""
    for site in box.MONUMENTS:
        stones: list[int] = getattr(after, box.SITES[site])
        for index in range(len(getattr(before, box.SITES[site])), len(stones)):
            yield Event("arrive", stones[index] % WHICH, {"site": box.SITES[site], "place": index + 1})


def deliveries(before: ImhotepState, after: ImhotepState) -> list[Event]:
    """Stones that came to a monument; a red card is told before the stone it sent there."""
    told = list(arrivals(before, after))
    for player, kind in after.reds[len(before.reds) :]:
        site = box.SITES[box.RED_SITE[kind]]
        sent = [
            at for at, event in enumerate(told) if (event.player, event.params.get("site")) == (player, site)
        ]
        told.insert(sent[-1] if sent else len(told), gained(player, kind))
    return told


def cards(before: ImhotepState, after: ImhotepState) -> Iterator[Event]:
    """Cards kept."""
    for player, kinds in enumerate(after.cards):
        for kind, count in enumerate(kinds):
            for _ in range(count - before.cards[player][kind]):
                yield gained(player, kind)


def gained(player: int, kind: int) -> Event:
    """A player got a card."""
    return Event("gain_card", player, {"card": box.CARD_IDS[kind]})


def points(scored: Sequence[Entry]) -> Iterator[Event]:
    """Points booked."""
    for player, count, category, _, rule in scored:
        yield Event("score", player, {"points": count, "category": category, "rule": rule})


def rounds(before: ImhotepState, after: ImhotepState) -> Iterator[Event]:
    """A round or the game is over."""
    if not after.pending:
        yield Event("end", NOBODY)
    elif after.round != before.round:
        yield Event("round", NOBODY, {"round": after.round, "boats": "-".join(map(str, after.caps))})
