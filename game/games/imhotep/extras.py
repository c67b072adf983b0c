"""Wrath of the Pharaoh and the mini modules: private boats, bets, favour (I10)."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from game.core.game import Entry, Pending, Refusal
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.actions import Actions
from game.games.imhotep.boats import ORDERED, empty_of, free_sites, nearly_ready, put
from game.games.imhotep.market import lying
from game.games.imhotep.parts import Ask, Board, Part
from game.games.imhotep.state import NOBODY, ImhotepState, matter

MORE = 2  # in a matter's `b`: each further stone that may be loaded, beside ORDERED
USED, UNUSED, LADEN = range(3)  # a private boat; laden while its stone's market card is being taken


class Wrath(Part):
    """I10.1: five points less without a stone on each monument."""

    def final(self, s: ImhotepState) -> Iterable[Entry]:
        """I10.1."""
        for player in range(self.board.players):
            if not all(s.laid[site][player] for site in box.MONUMENTS):
                yield Entry(player, box.WRATH, "wrath", None, "I10.1")


class PrivateBoats(Part):
    """I10.2: once a game, one stone straight to a site."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.deeds = {"private": self.do_private}
        self.reasons = {"private": self.no_private}
        self.effects = {"private_back": self.back}

    def sites(self, s: ImhotepState) -> list[int]:
        """Sites without a private boat; the market only while a card lies there."""
        return [
            site
            for site in range(len(box.SITES))
            if not s.private_docked >> site & 1 and (site != box.MARKET or lying(s))
        ]

    def offers(self, s: ImhotepState, player: int) -> Actions:
        """I10.2."""
        if s.private[player] != UNUSED or not s.sled[player]:
            return ()
        return tuple(act.PRIVATE[site] for site in self.sites(s))

    def do_private(self, s: ImhotepState, player: int, action: Action) -> None:
        """The stone is delivered; from the market it goes back to the quarry when its card is resolved."""
        (site,) = action.args
        s.sled[player] -= 1
        s.private[player] = USED
        s.private_docked |= 1 << site
        s.private_berths[player] = site
        if not self.board.sites[site].keeps_stones:
            s.private[player] = LADEN
            s.pending.append(matter("refill", NOBODY, lying(s)))
            s.pending.append(matter("private_back", player))
        self.board.arrive(s, site, player)

    def back(self, s: ImhotepState, p: Pending) -> None:
        """I-R5: the stone goes back to the quarry."""
        s.private[p.player] = USED
        s.quarry[p.player] += 1

    def round_end(self, s: ImhotepState) -> None:
        """I10.2: used private boats leave the game."""
        s.private_docked = 0
        s.private_berths = [NOBODY] * self.board.players

    def final(self, s: ImhotepState) -> Iterable[Entry]:
        """I10.2: a point if unused."""
        for player in range(self.board.players):
            if s.private[player] == UNUSED:
                yield Entry(player, box.UNUSED_PRIVATE, "private", None, "I10.2")

    def no_private(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """I10.2: why not."""
        (site,) = action.args
        if s.private[p.player] != UNUSED:
            return Refusal("private_used", "I10.2")
        if not s.sled[p.player]:
            return Refusal("sled_empty", "I10.2")
        if s.private_docked >> site & 1:
            return Refusal("private_there", "I10.2", {"site": box.SITES[site]})
        return Refusal("market_empty", "I10.2")


class Bets(Part):
    """I10.3: a stone on the monument that will have most stones."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.deeds = {"bet": self.do_bet}
        self.reasons = {"bet": self.no_bet}
        both = board.players >= box.BET_RIGHT_FROM
        self.fields = [field for field in range(len(box.BET_FIELDS)) if both or field % 2 == 0]

    def offers(self, s: ImhotepState, player: int) -> Actions:
        """I10.3: once a player, with a stone in the quarry, on an empty field."""
        if not s.quarry[player] or player in s.bets:
            return ()
        return tuple(act.BET[field] for field in self.fields if s.bets[field] == NOBODY)

    def do_bet(self, s: ImhotepState, player: int, action: Action) -> None:
        """The stone stays there (I-R25)."""
        s.quarry[player] -= 1
        s.bets[action.args[0]] = player

    def final(self, s: ImhotepState) -> Iterable[Entry]:
        """I10.3."""
        for field, points in self.prizes(s).items():
            if s.bets[field] != NOBODY:
                yield Entry(s.bets[field], points, "bets", None, "I10.3")

    def prizes(self, s: ImhotepState) -> dict[int, int]:
        """What each field is worth by the stones on the monuments now."""
        counts = [self.board.stones(s, site) for site in box.MONUMENTS]
        most = [index for index, count in enumerate(counts) if count == max(counts)]
        if len(most) > 1:
            return {2 * index: box.BET_TIE for index in most}
        worth = {2 * most[0] + side: points for side, points in enumerate(box.BET_MOST)}
        second = max(count for index, count in enumerate(counts) if index != most[0])
        seconds = [index for index, count in enumerate(counts) if count == second and index != most[0]]
        if len(seconds) == 1:
            worth[2 * seconds[0]] = box.BET_SECOND
        return worth

    def no_bet(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """I10.3: why not."""
        (field,) = action.args
        if p.player in s.bets:
            return Refusal("bet_made", "I10.3")
        if not s.quarry[p.player]:
            return Refusal("quarry_empty", "I10.3")
        if field not in self.fields:
            return Refusal("bet_field_closed", "I10.3")
        return Refusal("bet_field_taken", "I10.3")


class Favour(NamedTuple):
    """One of the Pharaoh's favours: when it can be used, why not otherwise, what it does."""

    possible: Callable[[Board, ImhotepState, int], bool]
    reason: str
    act: Callable[[Board, ImhotepState, int], None]


def can_take_cards(board: Board, s: ImhotepState, player: int) -> bool:
    """A face-up card lies at the market."""
    return max(s.display) != NOBODY


def take_cards(board: Board, s: ImhotepState, player: int) -> None:
    """Up to two face-up cards, then their fields are refilled."""
    s.pending.append(matter("pick_or_stop", player, box.FAVOUR_CARDS, 0))


def can_fill_sled(board: Board, s: ImhotepState, player: int) -> bool:
    """I-R12: besides the marker a stone is left to take, and there is or can be room for it."""
    room = board.space(s, player) > 0 or (s.sled[player] > 0 and s.empty != 0)
    return s.quarry[player] >= 2 and room


def fill_sled(board: Board, s: ImhotepState, player: int) -> None:
    """May place a stone, then fills the sled; with a full sled the stone has to be placed."""
    s.pending.append(matter("fill_sled", player))
    if s.sled[player] and s.empty:
        s.pending.append(matter("place_or_stop" if board.space(s, player) else "place", player))


def can_load_and_sail(stones: int) -> Callable[[Board, ImhotepState, int], bool]:
    """A boat is ready, or will be with up to so many stones."""

    def possible(board: Board, s: ImhotepState, player: int) -> bool:
        return s.ready != 0 or boats_within(s, player, stones) != 0

    return possible


def load_and_sail(stones: int, ordered: int) -> Callable[[Board, ImhotepState, int], None]:
    """Place up to so many stones on a boat, then sail it."""

    def do(board: Board, s: ImhotepState, player: int) -> None:
        s.pending.append(matter("load_to_sail", player, 0, stones * MORE + ordered))

    return do


def boats_within(s: ImhotepState, player: int, stones: int) -> int:
    """Boats with room that may sail once up to so many of the player's stones are on them."""
    stones = min(stones, s.sled[player])
    return nearly_ready(s, stones) if stones else 0


def can_place_some(board: Board, s: ImhotepState, player: int) -> bool:
    """A stone and a spot."""
    return s.sled[player] > 0 and s.empty != 0


def place_some(board: Board, s: ImhotepState, player: int) -> None:
    """One to three stones."""
    s.pending.append(matter("offer_more", player, 2))
    s.pending.append(matter("place", player))


FAVOURS: Sequence[Favour] = (
    Favour(can_take_cards, "favour_needs_card", take_cards),
    Favour(can_fill_sled, "favour_needs_stone", fill_sled),
    Favour(can_load_and_sail(1), "favour_needs_boat", load_and_sail(1, ORDERED)),
    Favour(can_load_and_sail(2), "favour_needs_boat", load_and_sail(2, 0)),
    Favour(can_place_some, "favour_needs_spot", place_some),
)


class Favours(Part):
    """I10.4: five favours, each for one player, one a player; the price is a stone from the quarry."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.deeds = {"favour": self.do_favour}
        self.reasons = {"favour": self.no_favour}
        self.steps = {
            "place_or_stop": Ask(
                self.places_or_stop, self.answer_place_or_stop, {"place": board.boats.no_place}
            ),
            "load_to_sail": Ask(
                self.loads_or_sails, self.answer_load_or_sail, {"place": self.no_load, "sail": self.no_sail}
            ),
        }
        self.effects = {"fill_sled": self.fill, "offer_more": self.offer_more}

    def offers(self, s: ImhotepState, player: int) -> Actions:
        """I10.4."""
        if not s.quarry[player] or player in s.favours:
            return ()
        return tuple(
            act.FAVOUR[index]
            for index, favour in enumerate(FAVOURS)
            if s.favours[index] == NOBODY and favour.possible(self.board, s, player)
        )

    def do_favour(self, s: ImhotepState, player: int, action: Action) -> None:
        """The marker is paid, then the favour works."""
        (index,) = action.args
        s.quarry[player] -= 1
        s.favours[index] = player
        FAVOURS[index].act(self.board, s, player)

    def fill(self, s: ImhotepState, p: Pending) -> None:
        """Favour 2: as many stones as fit."""
        self.board.take(s, p.player, box.STONES)

    def offer_more(self, s: ImhotepState, p: Pending) -> None:
        """Favour 5: up to `p.a` further stones."""
        if p.a > 0 and s.sled[p.player] and s.empty:
            s.pending.append(matter("place_or_stop", p.player, p.a))

    def places_or_stop(self, s: ImhotepState, p: Pending) -> Actions:
        """A spot, or no stone."""
        return (*act.places(s.empty), act.STOP)

    def answer_place_or_stop(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """The stone is placed; another may follow."""
        if action is act.STOP:
            return
        put(s, p.player, action)
        s.pending.append(matter("offer_more", p.player, p.a - 1))

    def loads_or_sails(self, s: ImhotepState, p: Pending) -> Actions:
        """Favours 3 and 4: a further stone, on the boat begun (`p.a`, counted from 1), or sail it."""
        stones = p.b // MORE
        boats = 1 << (p.a - 1) if p.a else (1 << box.BOATS) - 1
        loadable = boats & boats_within(s, p.player, stones)
        return act.places(empty_of(s, loadable)) + act.sails(s.ready & boats, free_sites(s))

    def answer_load_or_sail(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """A stone is placed and the question asked again, or the boat sails."""
        if action.verb == "sail":
            boat, site = action.args
            self.board.boats.sail(s, p.player, boat, site, p.b % MORE)
            return
        put(s, p.player, action)
        s.pending.append(matter("load_to_sail", p.player, action.args[0] + 1, p.b - MORE))

    def no_load(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """I10.4: no further stone, the boat begun alone, or why no stone can go there."""
        if p.b < MORE:
            return Refusal("asked_sail", "I10.4")
        if p.a and action.args[0] != p.a - 1:
            return Refusal("other_boat_loaded", "I10.4")
        return self.board.boats.no_place(s, p, action)

    def no_sail(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """I10.4: the boat begun has to sail, or why that one cannot."""
        if p.a and action.args[0] != p.a - 1:
            return Refusal("other_boat_sails", "I10.4", {"spots": s.caps[p.a - 1]})
        return self.board.boats.no_sail(s, p, action)

    def no_favour(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """I10.4: why not."""
        (index,) = action.args
        if p.player in s.favours:
            return Refusal("favour_used", "I10.4")
        if s.favours[index] != NOBODY:
            return Refusal("favour_taken", "I10.4")
        if not s.quarry[p.player]:
            return Refusal("quarry_empty", "I10.4")
        return Refusal(FAVOURS[index].reason, "I10.4")
