"""Imhotep's table as text: the boats, the sites with their stones, the modules, what each player has."""

from collections.abc import Iterator, Sequence
from typing import cast

from game.cli.pictures.imhotep_sites import MONUMENTS, stone
from game.core.match import Match
from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARD_IDS
from game.games.imhotep.game import Imhotep
from game.games.imhotep.state import NOBODY, ImhotepState
from game.text import common
from game.text.catalogue import Texts
from game.text.imhotep import WORDS, at_site, card, prophecy, rounds, site

GAP = 2
EMPTY_FIELD = "–"
ON = "on"
ENDLESS = "∞"
ROUNDS = tuple(str(nth + 1) for nth in range(len(box.PROPHECY_BOXES)))  # boxes of a prophecy


def draw(t: Texts, match: Match, names: Sequence[str]) -> str:
    """The round, its boats, all that lies at the sites and in the modules, then the players."""
    s: ImhotepState = match.state
    head = t("Round {round} of {rounds}", round=s.round, rounds=box.ROUNDS)
    boats = [_boat(t, s, boat) for boat in range(box.BOATS)]
    rows = [*_sites(t, match, names), *_modules(t, match)]
    width = max(len(label) for label, _ in rows) + GAP
    table = [f"{label:<{width}}{line}".rstrip() for label, line in rows]
    owned = [_player(t, match, player, name) for player, name in enumerate(names)]
    return "\n".join([head, "", *boats, "", *table, "", *owned])


def legend(t: Texts) -> str:
    """What the signs mean."""
    return "\n".join(
        [
            t("[1] is a stone of player 1, [ ] an empty spot; boats are unloaded from the left."),
            t("(3) is the cell filled next with its points; c a card, s stones, l a stone onto a boat."),
            t("Side C: several such cells are open, and Imhotep stands at *. Side D: # is a scaffold."),
        ]
    )


def _boat(t: Texts, s: ImhotepState, boat: int) -> str:
    """A boat by its number, its spots from the bow, and what it needs or where it lies."""
    first = boat * box.SPOTS
    if s.sailed(boat):
        where = at_site(t, box.SITES[s.berths[boat]])
    elif s.ready >> boat & 1:
        where = t("ready to sail")
    else:
        where = t("sails with {n}", n=box.MINIMUM[s.caps[boat]])
    spots = "".join(stone(owner) for owner in s.spots[first : first + s.caps[boat]])
    return f"{t('Boat {n}', n=boat + 1)}  {spots:<{3 * box.SPOTS}}  {where}"


# ---- sites and modules ------------------------------------------------------------------------------


def _sites(t: Texts, match: Match, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The lines of every site, its name and side before the first."""
    for key in box.SITES:
        side = match.game.options[key]
        lines = MONUMENTS[key, side](match.state, names) if key in box.SITES[1:] else _market(t, match.state)
        yield f"{site(t, key)} {side}", lines[0]
        yield from (("", line) for line in lines[1:])


def _market(t: Texts, s: ImhotepState) -> list[str]:
    """The cards by field, then what lies in deck and discard."""
    fields = [
        f"{field} {EMPTY_FIELD if kind == NOBODY else card(t, CARD_IDS[kind])}"
        for field, kind in enumerate(s.display, 1)
    ]
    if s.pair:
        fields.append(t.n("pair: {n} face-down card", "pair: {n} face-down cards", s.pair))
    piles = t("deck: {deck}, discard: {discard}", deck=s.deck, discard=sum(s.discard))
    return [" · ".join(fields), piles]


def _modules(t: Texts, match: Match) -> Iterator[tuple[str, str]]:
    """The fields of bets and favours, if they are in play."""
    s: ImhotepState = match.state
    if match.game.options["bets"] == ON:
        both = 2 if match.game.players >= box.BET_RIGHT_FROM else 1
        fields = (
            f"{site(t, box.SITES[at])} {''.join(map(stone, s.bets[2 * n : 2 * n + both]))}"
            for n, at in enumerate(box.MONUMENTS)
        )
        yield WORDS.option(t, "bets"), " · ".join(fields)
    if match.game.options["prophecies"] == ON:
        first, *others = _prophecies(t, s, match.game.players)
        yield WORDS.option(t, "prophecies"), first
        yield from (("", line) for line in others)
    if match.game.options["favour"] == ON:
        favours = (f"{key} {stone(owner)}" for key, owner in zip(box.FAVOURS, s.favours, strict=True))
        yield WORDS.option(t, "favour"), " · ".join(favours)


def _prophecies(t: Texts, s: ImhotepState, players: int) -> Iterator[str]:
    """Each prophecy of the game with the scarabs on it, by the rounds they were laid in."""
    for slot, each in enumerate(s.prophecies):
        name = box.PROPHECIES[each]
        boxes = [s.scarabs[player * len(s.prophecies) + slot] for player in range(players)]
        laid = (
            f"{rounds(code)} {''.join(stone(player) for player in range(players) if boxes[player] == nth)}"
            for nth, code in enumerate(ROUNDS)
            if nth in boxes
        )
        yield " · ".join([prophecy(t, name), *laid])


# ---- players ----------------------------------------------------------------------------------------


def _player(t: Texts, match: Match, player: int, name: str) -> str:
    """Stones, points booked, cards and private boat of a player."""
    game, s = cast("Imhotep", match.game), match.state
    return t(
        "{name}: sled {sled} of {capacity}, quarry {quarry}, {points}; {cards}",
        name=name,
        sled=s.sled[player],
        capacity=game.board.capacity(s, player),
        quarry=ENDLESS if game.board.unlimited else s.quarry[player],
        points=common.points(t, s.points[player]),
        cards=", ".join(_owned(t, s, player)) or t("no cards"),
    )


def _owned(t: Texts, s: ImhotepState, player: int) -> Iterator[str]:
    for kind, copies in enumerate(s.cards[player]):
        if copies:
            name = card(t, CARD_IDS[kind])
            yield name if copies == 1 else f"{copies}×{name}"
    if s.coins:
        yield t.n("{n} coin", "{n} coins", s.coins[player])
    if s.private[player]:
        yield t("private boat")
    elif s.private_berths[player] != NOBODY:
        where = at_site(t, box.SITES[s.private_berths[player]])
        yield t("private boat {at_site}", at_site=where)
