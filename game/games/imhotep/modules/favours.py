"""The Pharaoh's favours (I10.4), a row each."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, NamedTuple

from game.core.editor import Setting
from game.core.state import Pending
from game.core.steps import Refusal
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.boats import (
    cannot_sail_then,
    empty_of,
    free_sites,
    no_place,
    no_sail,
    no_spot,
    put,
    sail,
)
from game.games.imhotep.features.kind import Aspect, Column, named
from game.games.imhotep.lines import LETTERS, letter, letters, owners
from game.games.imhotep.market import SETS_OF_FIELDS, face_up, take_field
from game.games.imhotep.parts import Actions, Ask, Asked, Below, Board, Module
from game.games.imhotep.state import NOBODY, ORDERED, ImhotepState, matter, put_at

FAVOUR = act.VOCABULARY.all_of("favour")
STOP = act.VOCABULARY.of("stop")

MORE = 2  # in a matter of loading: each further stone that may be placed, beside ORDERED
ANY_BOAT = "any"
# What a matter of loading may still do, by its number.
LOADINGS = tuple(f"{each // MORE}{'-ordered' * (each % MORE)}" for each in range(3 * MORE))


class Favour(NamedTuple):
    """When a favour can be used, the reason when it cannot, what it does."""

    possible: Callable[[Board, ImhotepState, int], bool]
    why_not: str
    act: Callable[[Board, ImhotepState, int], None]


def can_take_cards(board: Board, s: ImhotepState, player: int) -> bool:
    """A face-up card lies at the market."""
    return max(s.display) != NOBODY


def take_cards(board: Board, s: ImhotepState, player: int) -> None:
    """Up to two face-up cards, then their fields are refilled."""
    s.pending.append(matter("pick_or_stop", player, box.FAVOUR_CARDS))


def can_fill_sled(board: Board, s: ImhotepState, player: int) -> bool:
    """I-R12: besides the marker a stone is left to take, and there is or can be room for it."""
    return s.quarry[player] >= 2 and (can_place_some(board, s, player) or board.space(s, player) > 0)


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
    return s.nearly_ready(stones) if stones else 0


def can_place_some(board: Board, s: ImhotepState, player: int) -> bool:
    """A stone and a spot."""
    return s.sled[player] > 0 and s.empty != 0


def place_some(board: Board, s: ImhotepState, player: int) -> None:
    """One to three stones."""
    s.pending.append(matter("offer_more", player, box.FAVOUR_STONES - 1))
    s.pending.append(matter("place", player))


FAVOURS = (
    Favour(can_take_cards, "favour_needs_card", take_cards),
    Favour(can_fill_sled, "favour_needs_stone", fill_sled),
    Favour(can_load_and_sail(1), "favour_needs_boat", load_and_sail(1, ORDERED)),
    Favour(can_load_and_sail(2), "favour_needs_boat", load_and_sail(2, 0)),
    Favour(can_place_some, "favour_needs_spot", place_some),
)
POSSIBLE = [favour.possible for favour in FAVOURS]


class Favours(Module):
    """I10.4: five favours, each for one player, one a player; the price is a stone from the quarry."""

    rule = "I10.4"
    since = 1
    verbs = ("favour", "stop")
    has = ("favours",)
    from_sled = ("place_or_stop",)
    lies_on: ClassVar[Below] = {
        **dict.fromkeys(("pick_or_stop", "load_to_sail", "fill_sled", "offer_more"), ("turn_end",)),
        "place_or_stop": ("turn_end", "fill_sled"),
        "place": ("fill_sled", "offer_more"),
    }

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.deeds = {"favour": self.do_favour}
        self.reasons = {"favour": no_favour}
        cards = Asked("asked_pick_or_stop", "I10.4.1")
        stones, boat = Asked("asked_place_or_stop", self.rule), Asked("asked_load_to_sail", self.rule)
        self.steps = {
            "pick_or_stop": TakeCards(board, cards, picks_or_stop, answer_pick_or_stop, {"pick": no_pick}),
            "place_or_stop": Ask(board, stones, places_or_stop, answer_place_or_stop, {"place": no_place}),
            "load_to_sail": Ask(
                board, boat, loads_or_sails, answer_load_or_sail, {"place": no_load, "sail": no_other_sail}
            ),
        }
        self.effects = {"fill_sled": self.fill, "offer_more": offer_more}
        stones_left = {"stones": up_to(box.FAVOUR_STONES - 1)}
        self.details = {
            "pick_or_stop": {
                "cards": tuple(map(str, range(box.FAVOUR_CARDS + 1))),
                "emptied": SETS_OF_FIELDS,
            },
            "place_or_stop": stones_left,
            "offer_more": stones_left,
            "load_to_sail": {"boat": (ANY_BOAT, *box.BOAT_WORDS), "loading": LOADINGS},
        }

    def prepare(self, s: ImhotepState) -> None:
        """The favours, free."""
        s.own["favours"] = [NOBODY] * len(FAVOURS)

    def offers(self, s: ImhotepState, player: int) -> Actions:
        """I10.4."""
        used, board = s.own["favours"], self.board
        if not s.quarry[player] or player in used:
            return ()
        chances = zip(used, POSSIBLE, FAVOUR, strict=True)
        return tuple(
            [action for user, possible, action in chances if user == NOBODY and possible(board, s, player)]
        )

    def do_favour(self, s: ImhotepState, player: int, action: Action) -> None:
        """The marker is paid, then the favour works."""
        (index,) = action.args
        s.quarry[player] -= 1
        s.own["favours"] = put_at(s.own["favours"], index, player)
        FAVOURS[index].act(self.board, s, player)

    def fill(self, s: ImhotepState, p: Pending) -> None:
        """Favour 2: as many stones as fit."""
        self.board.give(s, p.player, box.STONES)

    def aspects(self) -> Iterable[Aspect]:
        """Favours not used."""
        return (Aspect(named("favour", "open"), self.unused),)

    def unused(self, s: ImhotepState) -> Iterable[Column]:
        """By player."""
        used = s.own["favours"]
        return ([int(player not in used) for player in range(self.board.players)],)

    def holds(self, s: ImhotepState) -> Sequence[int]:
        return s.own["favours"]

    def settings(self, s: ImhotepState) -> Iterable[Setting]:
        """Who has used which favour; a player uses one."""
        used = s.own["favours"]
        for index, owner in enumerate(used):

            def mark(seat: str, index: int = index) -> None:
                s.own["favours"] = put_at(s.own["favours"], index, LETTERS.find(seat))

            able = self.board.owners_once(s, used, index)
            yield Setting(f"favour {box.FAVOURS[index]}", "owner", letter(owner), able, mark)

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """Whose stone lies on which favour."""
        return {"favours": letters(s.own["favours"])}

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        s.own["favours"] = owners("favours", lines, [range(NOBODY, self.board.players)] * len(box.FAVOURS))


class TakeCards(Ask):
    """I10.4.1: the first card has to be taken, a second one may be."""

    def refuse(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        if not p.b and action.verb not in self.reasons:
            return Refusal("asked_first_pick", self.asked.rule)
        return super().refuse(s, p, action)


def up_to(most: int) -> tuple[str, ...]:
    """The numbers of a matter, in words."""
    return tuple(map(str, range(most + 1)))


# ---- what is asked --------------------------------------------------------------------------------


def picks_or_stop(s: ImhotepState, p: Pending) -> Actions:
    """Favour 1: a face-up card; after the first one also none."""
    return (*face_up(s), STOP) if p.b else face_up(s)


def answer_pick_or_stop(s: ImhotepState, p: Pending, action: Action) -> None:
    """Favour 1: `p.a` cards may still be taken, fields in `p.b` have been emptied."""
    emptied, more = p.b, p.a - 1
    if action is STOP:
        s.pending.append(matter("refill_fields", NOBODY, emptied))
        return
    (field,) = action.args
    emptied |= 1 << field
    if more and len(face_up(s)) > 1:
        s.pending.append(matter("pick_or_stop", p.player, more, emptied))
    else:
        s.pending.append(matter("refill_fields", NOBODY, emptied))
    take_field(s, p.player, field)


def places_or_stop(s: ImhotepState, p: Pending) -> Actions:
    """A spot, or no stone."""
    return (*act.places(s.empty), STOP)


def answer_place_or_stop(s: ImhotepState, p: Pending, action: Action) -> None:
    """The stone is placed; another may follow."""
    if action is not STOP:
        put(s, p.player, action)
        s.pending.append(matter("offer_more", p.player, max(0, p.a - 1)))


def offer_more(s: ImhotepState, p: Pending) -> None:
    """Favour 5: up to `p.a` further stones."""
    if p.a > 0 and s.sled[p.player] and s.empty:
        s.pending.append(matter("place_or_stop", p.player, p.a))


def loads_or_sails(s: ImhotepState, p: Pending) -> Actions:
    """Favours 3 and 4: a further stone, on the boat begun (`p.a`, counted from 1), or sail it."""
    boats = 1 << (p.a - 1) if p.a else (1 << box.BOATS) - 1
    loadable = boats & boats_within(s, p.player, p.b // MORE)
    return act.places(empty_of(s, loadable)) + act.sails(s.ready & boats, free_sites(s))


def answer_load_or_sail(s: ImhotepState, p: Pending, action: Action) -> None:
    """A stone is placed and the question asked again, or the boat sails."""
    if action.verb == "sail":
        sail(s, p.player, action, p.b % MORE)
        return
    put(s, p.player, action)
    s.pending.append(matter("load_to_sail", p.player, action.args[0] + 1, p.b - MORE))


# ---- why not ----------------------------------------------------------------------------------------


def no_pick(s: ImhotepState, p: Pending, action: Action) -> Refusal:
    """Favour 1: no card lies there, or it is the pair."""
    if action is act.PICK_PAIR and s.pair:
        return Refusal("not_the_pair", "I10.4.1")
    return Refusal("no_card_there", "I10.4.1")


def no_load(s: ImhotepState, p: Pending, action: Action) -> Refusal:
    """I10.4: no further stone, the boat begun alone, or why no stone can go there."""
    if p.b < MORE:
        return Refusal("asked_sail", "I10.4")
    if p.a and action.args[0] != p.a - 1:
        return Refusal("other_boat_loaded", "I10.4")
    stones = min(p.b // MORE, s.sled[p.player])
    return no_spot(s, p.player, action) or cannot_sail_then(s, action, stones, "I10.4")


def no_other_sail(s: ImhotepState, p: Pending, action: Action) -> Refusal:
    """I10.4: the boat begun has to sail, or why that one cannot."""
    if p.a and action.args[0] != p.a - 1:
        return Refusal("other_boat_sails", "I10.4", {"spots": s.caps[p.a - 1]})
    return no_sail(s, p, action)


def no_favour(s: ImhotepState, p: Pending, action: Action) -> Refusal:
    """I10.4: the favour is used, by this player or this one by another, or it is impossible."""
    (index,) = action.args
    if p.player in s.own["favours"]:
        return Refusal("favour_used", "I10.4")
    if s.own["favours"][index] != NOBODY:
        return Refusal("favour_taken", "I10.4")
    if not s.quarry[p.player]:
        return Refusal("quarry_empty", "I10.4")
    return Refusal(FAVOURS[index].why_not, "I10.4")
