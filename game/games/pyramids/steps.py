"""The matters of Pyramids in the order of a round: quarry, god tiles, pairs, building, trimming (P4, P5)."""

from collections.abc import Callable, Mapping, Sequence

from game.core.game import CHANCE, Chance, Pending, Refusal, Step
from game.core.vocabulary import Action
from game.games.pyramids import actions as act
from game.games.pyramids import tables as box
from game.games.pyramids.state import NONE, UNKNOWN, PyramidsState, lay, slots

# What may still be built this turn: bits of a building matter's `a`.
PYRAMID, TOMB, OBELISK, ONE_OF_BOTH = 1, 2, 4, 8


class DrawCard(Chance[PyramidsState]):
    """P3.3, P4.1: the next card of the deck, to player `a`'s hand or, if `a` is NONE, to the quarry."""

    stream = "deck"

    def actions(self, s: PyramidsState, p: Pending) -> Sequence[Action]:
        """Every card."""
        return act.CARD

    def weights(self, s: PyramidsState, p: Pending) -> Sequence[int]:
        """Those in the deck."""
        deck = s.deck
        return [deck >> card & 1 for card in range(box.DECK)]

    def resolve(self, s: PyramidsState, p: Pending, action: Action) -> None:
        """The card is dealt."""
        (card,) = action.args
        s.deck &= ~(1 << card)
        if p.a == NONE:
            s.quarry.append(card)
        else:
            s.hands[p.a].append(card)
            s.first[p.a] = card


class DrawStarter(Chance[PyramidsState]):
    """P3.4: who begins."""

    stream = "start"

    def __init__(self, rounds: "Rounds") -> None:
        self.rounds = rounds

    def actions(self, s: PyramidsState, p: Pending) -> Sequence[Action]:
        """Any player."""
        return act.START[: self.rounds.players]

    def weights(self, s: PyramidsState, p: Pending) -> Sequence[int]:
        """Evenly."""
        return [1] * self.rounds.players

    def resolve(self, s: PyramidsState, p: Pending, action: Action) -> None:
        """That player gets the marker; then the cards are dealt."""
        self.rounds.set_up(s, action.args[0])


class DrawAside(Chance[PyramidsState]):
    """P3.2: with two players, the god tile that is set aside first."""

    stream = "aside"

    def actions(self, s: PyramidsState, p: Pending) -> Sequence[Action]:
        """One of the four."""
        return act.ASIDE[: box.TILES_FOR[2]]

    def weights(self, s: PyramidsState, p: Pending) -> Sequence[int]:
        """Evenly."""
        return [1] * box.TILES_FOR[2]

    def resolve(self, s: PyramidsState, p: Pending, action: Action) -> None:
        """It lies aside."""
        (s.aside,) = action.args


Reason = Callable[[PyramidsState, Pending, Action], Refusal]

# What each matter asks for, said when something else was tried, with the rule.
ASKS = {
    "tile": ("asked_tile", "P4.2"),
    "pair": ("asked_pair", "P4.3"),
    "build": ("asked_build", "P5"),
    "trim": ("asked_trim", "P4.4"),
}


def not_now(s: PyramidsState, p: Pending, action: Action) -> Refusal:
    """Another kind of choice is open."""
    reason, rule = ASKS[p.step]
    return Refusal(reason, rule)


class ChooseTile(Step[PyramidsState]):
    """P4.2: one of the god tiles that lie there."""

    def __init__(self, players: int) -> None:
        self.tiles = box.TILES_FOR[players]

    def actions(self, s: PyramidsState, p: Pending) -> Sequence[Action]:
        """Tiles neither taken nor set aside."""
        return [act.TILE[tile] for tile in range(self.tiles) if tile not in s.tiles and tile != s.aside]

    def resolve(self, s: PyramidsState, p: Pending, action: Action) -> None:
        """It lies before the player."""
        (s.tiles[p.player],) = action.args

    def refuse(self, s: PyramidsState, p: Pending, action: Action) -> Refusal:
        """Why not."""
        if action.verb != "tile":
            return not_now(s, p, action)
        (tile,) = action.args
        if tile == s.aside:
            return Refusal("tile_aside", "P3.2", {"god": box.TILES[tile].god})
        if tile in s.tiles:
            return Refusal("tile_taken", "P4.2", {"god": box.TILES[tile].god})
        return Refusal("tile_unused", "P3.1", {"god": box.TILES[tile].god})


class TakePair(Step[PyramidsState]):
    """P4.3: a pair of the quarry goes to the hand; building follows at once."""

    def __init__(self, rounds: "Rounds") -> None:
        self.rounds = rounds

    def actions(self, s: PyramidsState, p: Pending) -> Sequence[Action]:
        """The pairs that are left."""
        return [act.PAIR[pair] for pair in s.pairs()]

    def resolve(self, s: PyramidsState, p: Pending, action: Action) -> None:
        """Both cards; everyone saw them."""
        at = action.args[0] * box.PAIR
        for place in range(at, at + box.PAIR):
            s.hands[p.player].append(s.quarry[place])
            s.traced[p.player] |= 1 << s.quarry[place]
            s.quarry[place] = NONE
        s.pending.append(Pending("build", p.player, self.rounds.allowed(s.tiles[p.player])))

    def refuse(self, s: PyramidsState, p: Pending, action: Action) -> Refusal:
        """Why not."""
        if action.verb != "pair":
            return not_now(s, p, action)
        dealt = action.args[0] * box.PAIR < len(s.quarry)
        return Refusal("pair_taken", "P4.3") if dealt else Refusal("no_such_pair", "P4.1")


def shown(s: PyramidsState, player: int, place: int) -> int:
    """A card leaves the hand for where all can see it."""
    card = hidden(s, player, place)
    if card == UNKNOWN:  # of what is only observed nothing more comes to light
        return card
    s.traced[player] &= ~(1 << card)
    if s.first[player] == card:
        s.first[player] = NONE
    return card


def hidden(s: PyramidsState, player: int, place: int) -> int:
    """A card leaves the hand unseen."""
    return s.hands[player].pop(place)


class Build(Step[PyramidsState]):
    """P5: one pyramid card that must be, and what the god tile allows besides, in any order."""

    def actions(self, s: PyramidsState, p: Pending) -> Sequence[Action]:
        """What may be built now; `done` once the pyramid card lies."""
        hand = range(len(s.hands[p.player]))
        offers: list[Action] = []
        if p.a & PYRAMID:
            places = slots(s.pyramids[p.player])
            offers += [act.PYRAMID[card * len(box.SLOTS) + slot] for card in hand for slot in places]
        if self.may_spare(s, p):
            offers += [act.OBELISK[card] for card in hand if p.a & OBELISK]
            offers += [act.TOMB[card] for card in hand if p.a & TOMB]
        if not p.a & PYRAMID:
            offers.append(act.DONE)
        return offers

    def may_spare(self, s: PyramidsState, p: Pending) -> bool:
        """P5: a card is left for the pyramid, if that is still to be built."""
        return len(s.hands[p.player]) > (1 if p.a & PYRAMID else 0)

    def resolve(self, s: PyramidsState, p: Pending, action: Action) -> None:
        """The card is built; the turn goes on while something may be built."""
        if action is act.DONE:
            return
        left = p.a & ~BUILDS[action.verb](s, p.player, action)
        if p.a & ONE_OF_BOTH and action.verb != "pyramid":
            left &= PYRAMID | ONE_OF_BOTH
        if left & (PYRAMID | TOMB | OBELISK) and s.hands[p.player]:
            s.pending.append(p._replace(a=left))

    def refuse(self, s: PyramidsState, p: Pending, action: Action) -> Refusal:
        """Why not."""
        if action.verb not in self.reasons:
            return not_now(s, p, action)
        if action.args and action.args[0] >= len(s.hands[p.player]):
            return Refusal("no_such_card", "P5")
        return self.reasons[action.verb](s, p, action)

    def no_slot(self, s: PyramidsState, p: Pending, action: Action) -> Refusal:
        """P5.1: why the card cannot be laid there."""
        if not p.a & PYRAMID:
            return Refusal("pyramid_built", "P5")
        level, index = box.SLOT_PLACES[action.args[1]]
        lying = {(laid.level, laid.place) for laid in s.pyramids[p.player]}
        if not lying:
            return Refusal("slot_first", "P5.1")
        if (level, index) in lying:
            return Refusal("slot_taken", "P5.1")
        if level > 1 and not {(level - 1, index), (level - 1, index + 1)} <= lying:
            return Refusal("slot_not_carried", "P5.1")
        full = sum(lies[0] == level for lies in lying) == box.LEVELS[level - 1]
        return Refusal("level_full" if full else "slot_not_beside", "P5.1")

    def no_extra(self, s: PyramidsState, p: Pending, action: Action) -> Refusal:
        """P5: why nothing can be built there."""
        bit = {"obelisk": OBELISK, "tomb": TOMB}[action.verb]
        if p.a & bit:
            return Refusal("last_card_for_pyramid", "P5")
        god = box.TILES[s.tiles[p.player]]
        if not (god.tomb if bit == TOMB else god.obelisk):
            return Refusal("not_allowed", "P5", {"god": god.god})
        return Refusal("one_of_both" if p.a & ONE_OF_BOTH else "already_built", "P5")

    def no_done(self, s: PyramidsState, p: Pending, action: Action) -> Refusal:
        """P5: the pyramid card comes first."""
        return Refusal("pyramid_must", "P5")

    @property
    def reasons(self) -> Mapping[str, Reason]:
        """Why not, by verb."""
        return {
            "pyramid": self.no_slot,
            "obelisk": self.no_extra,
            "tomb": self.no_extra,
            "done": self.no_done,
        }


def build_pyramid(s: PyramidsState, player: int, action: Action) -> int:
    """P5.1."""
    place, slot = action.args
    lay(s.pyramids[player], slot, shown(s, player, place), s.ply)
    return PYRAMID


def build_obelisk(s: PyramidsState, player: int, action: Action) -> int:
    """P5.2."""
    s.obelisks[player].append((shown(s, player, action.args[0]), s.ply))
    return OBELISK


def build_tomb(s: PyramidsState, player: int, action: Action) -> int:
    """P5.3: face down."""
    s.buried[player].append(s.traced[player])
    s.tombs[player].append(hidden(s, player, action.args[0]))
    return TOMB


BUILDS: Mapping[str, Callable[[PyramidsState, int, Action], int]] = {
    "pyramid": build_pyramid,
    "obelisk": build_obelisk,
    "tomb": build_tomb,
}


class Trim(Step[PyramidsState]):
    """P4.4: whoever holds more than one card discards the surplus, face up."""

    def actions(self, s: PyramidsState, p: Pending) -> Sequence[Action]:
        """Any card of the hand."""
        return act.DISCARD[: len(s.hands[p.player])]

    def resolve(self, s: PyramidsState, p: Pending, action: Action) -> None:
        """It goes to the box."""
        s.box[p.player].append(shown(s, p.player, action.args[0]))

    def refuse(self, s: PyramidsState, p: Pending, action: Action) -> Refusal:
        """Why not."""
        return Refusal("no_such_card", "P4.4") if action.verb == "discard" else not_now(s, p, action)


class Rounds:
    """P3, P4: the course of the game."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.steps: Mapping[str, Step[PyramidsState]] = {
            "starter": DrawStarter(self),
            "aside": DrawAside(),
            "draw": DrawCard(),
            "tile": ChooseTile(players),
            "pair": TakePair(self),
            "build": Build(),
            "trim": Trim(),
        }
        self.effects: Mapping[str, Callable[[PyramidsState, Pending], None]] = {
            "begin": self.begin,
            "order": self.order,
            "round_end": self.round_end,
            "trim_hand": self.trim_hand,
            "next_round": self.next_round,
        }

    def clockwise(self, s: PyramidsState) -> list[int]:
        """The players from the start player on."""
        return [(s.starter + seat) % self.players for seat in range(self.players)]

    def allowed(self, tile: int) -> int:
        """P5: what a god tile lets one build, as bits."""
        god = box.TILES[tile]
        one = tile == box.SEKHMET and self.players >= box.SEKHMET_ONE_FROM
        return PYRAMID | TOMB * god.tomb | OBELISK * god.obelisk | ONE_OF_BOTH * one

    def set_up(self, s: PyramidsState, starter: int) -> None:
        """P3: the marker, a card each, with two players a god tile aside; then the first round."""
        s.starter = starter
        s.pending.append(Pending("begin", NONE))
        if self.players == 2:
            s.pending.append(Pending("aside", CHANCE))
        s.pending.extend(Pending("draw", CHANCE, player) for player in reversed(self.clockwise(s)))

    def begin(self, s: PyramidsState, p: Pending) -> None:
        """P4.1, P4.2: pairs are dealt, god tiles chosen."""
        s.round += 1
        s.quarry = []
        s.tiles = [NONE] * self.players
        s.pending.append(Pending("order", NONE))
        s.pending.extend(Pending("tile", player) for player in reversed(self.clockwise(s)))
        s.pending.extend([Pending("draw", CHANCE, NONE)] * (self.players * box.PAIR))

    def order(self, s: PyramidsState, p: Pending) -> None:
        """P4.3: pairs and building in the order of the god tiles."""
        players = sorted(range(self.players), key=s.tiles.__getitem__)
        s.pending.append(Pending("round_end", NONE))
        s.pending.extend(Pending("pair", player) for player in reversed(players))

    def round_end(self, s: PyramidsState, p: Pending) -> None:
        """P4.4: hands are trimmed; after the last round all cards in hand are discarded."""
        s.pending.append(Pending("next_round", NONE))
        if s.round == box.ROUNDS:
            for player, hand in enumerate(s.hands):
                while hand:
                    s.box[player].append(shown(s, player, 0))
            s.pending.clear()
            return
        s.pending.extend(Pending("trim_hand", player) for player in reversed(self.clockwise(s)))

    def trim_hand(self, s: PyramidsState, p: Pending) -> None:
        """P4.4: one card at a time."""
        if len(s.hands[p.player]) > 1:
            s.pending.append(p)
            s.pending.append(Pending("trim", p.player))

    def next_round(self, s: PyramidsState, p: Pending) -> None:
        """P4.4: the marker moves on; with two players the next god tile is set aside."""
        s.starter = (s.starter + 1) % self.players
        if s.aside != NONE:
            s.aside = (s.aside + 1) % box.TILES_FOR[2]
        self.begin(s, p)
