"""Turns and rounds (I4): what a player may do, when a round ends, who begins the next."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from game.core.state import CHANCE, Event, Pending
from game.core.steps import Below, Chance, DrawStarter, Refusal, Step
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.features import general
from game.games.imhotep.features.kind import Aspect
from game.games.imhotep.lines import LETTERS, NO_ONE, bad, index, letter, whole
from game.games.imhotep.parts import Actions, Board, Deed, Part, Reason, Site
from game.games.imhotep.state import NOBODY, ImhotepState, matter


class Turn(Step[ImhotepState]):
    """I4: exactly one action; pass if there is none."""

    def __init__(
        self,
        rounds: "Rounds",
        parts: Sequence[Part],
        deeds: Mapping[str, Deed],
        reasons: Mapping[str, Reason],
    ) -> None:
        self.board, self.rooms, self.turn_end = rounds.board, rounds.board.rooms, rounds.turn_end
        self.offering = [part.offers for part in parts if type(part).offers is not Part.offers]
        self.deeds = {**deeds, "pass": do_pass}
        self.reasons = {**reasons, "pass": no_pass}
        self.ends = [matter("turn_end", player) for player in range(self.board.players)]

    def actions(self, s: ImhotepState, p: Pending) -> Actions:
        """I5.1 to I5.3: take stones, place one, sail a boat; and what the parts offer."""
        player = p.player
        sled, offers = s.sled[player], act.NO_STONES
        if s.quarry[player] and (sled < box.SLED or (self.rooms and sled < self.board.capacity(s, player))):
            offers = act.STONES
        if sled:
            offers += act.PLACE_FORE[s.empty & act.FORE] + act.PLACE_AFT[s.empty >> act.HALF]
        if s.ready:
            offers += act.TURN_SAILS[s.ready << act.SITES | s.docked]
        for offer in self.offering:
            offers += offer(s, player)
        return offers or (act.PASS,)

    playout_actions = actions  # asked in every step of a playout

    def resolve(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """The verb's owner does it; then, and after all that is asked because of it, the turn ends."""
        player, pending = p.player, s.pending
        if s.tell:
            s.tell(self.board.say(s, player, action))
        if action is not act.PASS:
            s.passes = 0
        below = len(pending)
        self.deeds[action.verb](s, player, action)
        if len(pending) == below:
            self.turn_end(s, p)
        else:
            pending.insert(below, self.ends[player])

    def refuse(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """Why the verb's owner does not offer it, if a turn may begin with it at all."""
        reason = self.reasons.get(action.verb)
        return reason(s, p, action) if reason else Refusal("not_a_turn_action", "I4")


def do_pass(s: ImhotepState, player: int, action: Action) -> None:
    """I4: nothing is possible."""
    s.passes += 1


def no_pass(s: ImhotepState, p: Pending, action: Action) -> Refusal:
    """I4.3: something is possible."""
    return Refusal("pass_is_forced", "I4")


# By round card: how many spots each boat has; the spots themselves, a bit each.
CAPS = [[int(digit) for digit in card] for card in box.ALL_ROUND_CARDS]
SPOTS = [sum(((1 << cap) - 1) << boat * box.SPOTS for boat, cap in enumerate(caps)) for caps in CAPS]


@cache
def cards_left(cards: int) -> Actions:
    """These round cards, one bit each."""
    return tuple(action for card, action in enumerate(act.BOATS) if cards >> card & 1)


class DrawBoats(Chance[ImhotepState]):
    """I4: the round card names the four boats."""

    stream = "rounds"

    def actions(self, s: ImhotepState, p: Pending) -> Actions:
        """Every round card."""
        return act.BOATS

    def weights(self, s: ImhotepState, p: Pending) -> Sequence[int]:
        """The cards not seen yet, one of which was removed unseen."""
        return [s.round_cards >> card & 1 for card in range(len(act.BOATS))]

    def draw(self, s: ImhotepState, p: Pending, below: Below) -> Action:
        """Any of those cards."""
        left = cards_left(s.round_cards)
        return left[below(len(left))]

    def resolve(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """Four empty boats."""
        (card,) = action.args
        s.round_cards &= ~(1 << card)
        s.caps = [*CAPS[card]]
        s.empty = SPOTS[card]
        if s.tell:
            s.tell(Event("round", NOBODY, {"round": s.round, "boats": "-".join(map(str, s.caps))}))


class Rounds(Part):
    """I4: the course of the rounds."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.laying_out = [site for site in board.sites if type(site).set_out is not Site.set_out]
        self.turns = [matter("turn", player) for player in range(board.players)]
        self.following = [*self.turns[1:], self.turns[0]]
        self.ending: Sequence[Part] = ()  # those that put something away when a round ends
        self.steps = {"boats": DrawBoats(), "starter": DrawStarter(act.START[: board.players], self.set_up)}
        self.effects = {
            "turn_end": self.turn_end,
            "put_away": self.put_away,
            "next_round": self.next_round,
        }

    def prepare(self, s: ImhotepState) -> None:
        """I3.3: the round cards for so many players."""
        cards = box.ROUND_CARDS[self.board.players]
        s.round_cards = sum(1 << box.ALL_ROUND_CARDS.index(card) for card in cards)

    def set_up(self, s: ImhotepState, starter: int) -> None:
        """I3.4: sleds by turn order, then the first round."""
        for order in range(self.board.players):
            player = (starter + order) % self.board.players
            s.sled[player] = box.START_SLED[order]
            s.quarry[player] = self.board.supply - box.START_SLED[order]
        self.begin(s, starter)

    def begin(self, s: ImhotepState, starter: int) -> None:
        """I4: boats, market, then the starter's turn."""
        s.round += 1
        s.sailor, s.passes = NOBODY, 0
        s.docked = s.ready = 0
        s.berths = [NOBODY] * box.BOATS
        s.pending.append(self.turns[starter])
        for site in self.laying_out:
            site.set_out(s)
        s.pending.append(matter("boats", CHANCE))

    def turn_end(self, s: ImhotepState, p: Pending) -> None:
        """I4: the round ends with the fourth boat, or when everybody has had to pass (I-R2)."""
        if NOBODY not in s.berths:
            self.end_round(s, s.sailor)
        elif s.passes >= self.board.players:
            self.stones_home(s)
            self.end_round(s, s.sailor if s.sailor != NOBODY else p.player)
        else:
            s.pending.append(self.following[p.player])

    def end_round(self, s: ImhotepState, last: int) -> None:
        """I4: first the temple scores; next begins the player to the left of whoever sailed last."""
        s.pending.append(matter("put_away", (last + 1) % self.board.players))
        self.board.sites[box.TEMPLE].score_round(s)

    def stones_home(self, s: ImhotepState) -> None:
        """I-R2: stones on boats that did not sail go back to the quarries; nothing is loaded any more."""
        if s.tell:
            s.tell(Event("dead_round", NOBODY))
        for owner in (owner for owner in s.spots if owner != NOBODY):
            s.quarry[owner] += 1
        s.spots = [NOBODY] * len(s.spots)
        s.loads = [0] * box.BOATS
        s.ready = s.empty = 0

    def put_away(self, s: ImhotepState, p: Pending) -> None:
        """I4: boats and market are cleared; after the sixth round the game is over."""
        if s.round == box.ROUNDS:
            s.pending.clear()
            return
        s.pending.append(matter("next_round", p.player))
        for part in self.ending:
            part.round_end(s)

    def next_round(self, s: ImhotepState, p: Pending) -> None:
        """I4."""
        self.begin(s, p.player)

    def aspects(self) -> Iterable[Aspect]:
        return (general.course(self.board),)

    # ---- as text ----------------------------------------------------------------------------------

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """Round and decision, passes in a row, who sailed last, and the round cards not seen yet."""
        ahead = [name for card, name in enumerate(box.ALL_ROUND_CARDS) if s.round_cards >> card & 1]
        last = letter(s.sailor)
        return {
            "round": f"{s.round} decision {s.ply} passes {s.passes} sailor {last}",
            "ahead": " ".join(ahead),
        }

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        now, *facts = lines["round"].split() or [""]
        if facts[::2] != ["decision", "passes", "sailor"] or len(facts) != 2 * 3:
            raise bad("round", lines)
        ply, passes, sailor = facts[1::2]
        s.round, s.ply, s.passes = (whole("round", lines, word) for word in (now, ply, passes))
        s.sailor = index("round", lines, sailor, NO_ONE + LETTERS[: self.board.players]) + NOBODY
        cards, s.round_cards = box.ROUND_CARDS[self.board.players], 0
        ahead = [index("ahead", lines, word, cards) for word in lines["ahead"].split()]
        for card in ahead:
            s.round_cards |= 1 << box.ALL_ROUND_CARDS.index(cards[card])
        if s.round > box.ROUNDS or s.passes > self.board.players:
            raise bad("round", lines)
        if len(ahead) != len(cards) - s.round:
            raise bad("ahead", lines)
