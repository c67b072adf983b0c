"""Prophecies (I11.4), a row each: who has met one, what scarabs on it bring."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, NamedTuple

from game.core.chance import shuffled
from game.core.edition import Values, whole_numbers
from game.core.editor import Setting
from game.core.state import CHANCE, Event, Pending
from game.core.steps import Chance, Refusal
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARD_IDS, CARDS
from game.games.imhotep.features.kind import FAR, Aspect, Column, named
from game.games.imhotep.lines import LETTERS, NO_ONE, bad, index
from game.games.imhotep.parts import Actions, Board, Details, Module
from game.games.imhotep.state import NOBODY, ImhotepState, matter, put_at

PROPHECY = act.VOCABULARY.all_of("prophecy")
FORETOLD = act.VOCABULARY.all_of("@prophecy")

DRAWN = box.PROPHECIES_DRAWN
SYMBOLS = (NO_ONE, *box.BOXES)  # of no scarab, or in which box
RED = tuple(card.kind for card in CARDS if card.colour == "red")
AMUN = box.PROPHECIES.index("amun")
STATUE = CARD_IDS.index("STATUE")


class Standing(NamedTuple):
    """How many of what a prophecy counts a player has, and how many are needed."""

    have: int
    needed: int


Count = Callable[[ImhotepState, int], Standing]


def red_cards(s: ImhotepState, player: int) -> Standing:
    """Amun: red cards gained."""
    return Standing(sum(s.cards[player][kind] for kind in RED), box.AMUN_CARDS)


def most_at(site: int) -> Count:
    """Strictly more stones at a site than every other player."""

    def count(s: ImhotepState, player: int) -> Standing:
        others = [stones for other, stones in enumerate(s.laid[site]) if other != player]
        return Standing(s.laid[site][player], 1 + max(others))

    return count


def statues(s: ImhotepState, player: int) -> Standing:
    """Thoth: statues."""
    return Standing(s.cards[player][STATUE], box.THOTH_STATUES)


def everywhere(s: ImhotepState, player: int) -> Standing:
    """Isis: stones on each monument."""
    return Standing(min(s.laid[site][player] for site in box.MONUMENTS), box.ISIS_STONES)


COUNTS: Mapping[str, Count] = {
    "amun": red_cards,
    "ra": most_at(box.PYRAMID),
    "hathor": most_at(box.TEMPLE),
    "osiris": most_at(box.BURIAL),
    "horus": most_at(box.OBELISKS),
    "thoth": statues,
    "isis": everywhere,
}


class Foretell(Chance[ImhotepState]):
    """I11.4: a prophecy is turned up."""

    stream = "prophecies"

    def actions(self, s: ImhotepState, p: Pending) -> Actions:
        """Every prophecy."""
        return FORETOLD

    def weights(self, s: ImhotepState, p: Pending) -> Sequence[int]:
        """Those not turned up yet."""
        return [int(each not in s.own["prophecies"]) for each in range(len(box.PROPHECIES))]

    def resolve(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """It lies face up beside the others, in their order."""
        s.own["prophecies"] = sorted([*s.own["prophecies"], action.args[0]])
        if s.tell:
            s.tell(Event("foretold", NOBODY, action.details))


class Prophecies(Module):
    """I11.4: three of seven; a scarab on one wins or loses points, more the earlier it lies there."""

    rule = "I11.4"
    varies = (
        Values("PROPHECY_BOXES", "I11.4", whole_numbers(40, -20), thing="round", house=True),
        Values("THOTH_STATUES", "I11.4", whole_numbers(12, 1), thing="round", house=True),
        Values("ISIS_STONES", "I11.4", whole_numbers(12, 1), thing="round", house=True),
        Values("AMUN_CARDS", "I11.4", whole_numbers(12, 1), thing="round"),
    )
    why: ClassVar[Mapping[str, tuple[str, str]]] = {"scarabs": ("laid_too_soon", "I11.4")}
    since = 2
    categories = ("prophecies",)
    verbs = ("prophecy",)
    has = ("prophecies", "scarabs")

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.steps = {"foretell": Foretell()}
        self.deeds = {"prophecy": self.do_prophecy}
        self.facts = {"prophecy": box_now}
        self.reasons = {"prophecy": self.no_prophecy}

    def prepare(self, s: ImhotepState) -> None:
        """Nobody's scarab lies anywhere."""
        s.own["scarabs"] = [NOBODY] * DRAWN * self.board.players

    def opening_draws(self, s: ImhotepState) -> None:
        """Three of seven."""
        s.pending.extend([matter("foretell", CHANCE)] * DRAWN)

    def deal(self, seed: str) -> Mapping[str, Actions]:
        """In the order of this seed."""
        return {Foretell.stream: tuple(shuffled(seed, Foretell.stream, FORETOLD))}

    def laid(self, s: ImhotepState, player: int) -> Sequence[int]:
        """By prophecy drawn: the box of the player's scarab, or NOBODY."""
        return s.own["scarabs"][player * DRAWN : player * DRAWN + DRAWN]

    def offers(self, s: ImhotepState, player: int) -> Actions:
        """I11.4: a scarab on a prophecy without an own one, one a pair of rounds, two a game."""
        boxes = s.own["scarabs"][player * DRAWN : player * DRAWN + DRAWN]
        if boxes.count(NOBODY) <= DRAWN - box.SCARABS or box_of(s) in boxes:
            return ()
        drawn = zip(s.own["prophecies"], boxes, strict=True)
        return tuple([PROPHECY[prophecy] for prophecy, used in drawn if used == NOBODY])

    def do_prophecy(self, s: ImhotepState, player: int, action: Action) -> None:
        """The scarab lies in the box of these rounds."""
        place = player * DRAWN + s.own["prophecies"].index(action.args[0])
        s.own["scarabs"] = put_at(s.own["scarabs"], place, box_of(s))

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I11.4: plus or minus what the box says."""
        for player in range(self.board.players):
            for prophecy, used in zip(s.own["prophecies"], self.laid(s, player), strict=False):
                if used != NOBODY:
                    name = box.PROPHECIES[prophecy]
                    have, needed = COUNTS[name](s, player)
                    points = box.PROPHECY_BOXES[used][have < needed]
                    told: Details = {
                        "prophecy": name,
                        "box": used + 1,
                        "met": int(have >= needed),
                        "have": have,
                        "needed": needed,
                    }
                    yield Event("prophecy_counts", player, told, points, "prophecies", self.rule)

    def keeps(self, s: ImhotepState, kind: int) -> bool:
        """I11.2: red cards, while Amun is among the prophecies, who counts them."""
        return kind in RED and AMUN in s.own["prophecies"]

    def aspects(self) -> Iterable[Aspect]:
        """What scarabs would bring now, how far their prophecies are met or not, and those without one.

        Not the scarabs still to be laid, as with bets.
        """
        return (Aspect(named("prophecies", "now", "short", "over", "chance"), self.count),)

    def count(self, s: ImhotepState) -> Iterable[Column]:
        """By player these four."""
        now, short, over, chance = ([0] * self.board.players for _ in range(4))
        drawn = [COUNTS[box.PROPHECIES[prophecy]] for prophecy in s.own["prophecies"]]
        for player in range(self.board.players):
            for counted, used in zip(drawn, self.laid(s, player), strict=False):
                have, needed = counted(s, player)
                if used == NOBODY:
                    chance[player] += max(-FAR, min(FAR, have - needed))
                elif have < needed:
                    now[player] += box.PROPHECY_BOXES[used][1]
                    short[player] += min(FAR, needed - have)
                else:
                    now[player] += box.PROPHECY_BOXES[used][0]
                    over[player] += min(FAR, have - needed)
        return now, short, over, chance

    # ---- as text ----------------------------------------------------------------------------------

    def settings(self, s: ImhotepState) -> Iterable[Setting]:
        """In which box whose scarab lies, prophecy by prophecy."""
        for nth, prophecy in enumerate(s.own["prophecies"]):
            for player in range(self.board.players):
                place = player * DRAWN + nth

                def lay(symbol: str, place: int = place) -> None:
                    s.own["scarabs"] = put_at(s.own["scarabs"], place, SYMBOLS.index(symbol) + NOBODY)

                now = SYMBOLS[s.own["scarabs"][place] - NOBODY]
                name = f"scarab {LETTERS[player]}"
                yield Setting(f"prophecy {box.PROPHECIES[prophecy]}", name, now, SYMBOLS, lay, counts=True)
            yield self._drawn(s, nth)

    def _drawn(self, s: ImhotepState, nth: int) -> Setting:
        """Another one is drawn instead; the scarabs on it stay there."""
        drawn, prophecy = s.own["prophecies"], s.own["prophecies"][nth]

        def draw(name: str) -> None:
            others = [*drawn[:nth], box.PROPHECIES.index(name), *drawn[nth + 1 :]]
            order = sorted(range(len(others)), key=lambda at: others[at])
            s.own["prophecies"] = sorted(others)
            laid = [self.laid(s, player) for player in range(self.board.players)]
            s.own["scarabs"] = [scarabs[at] for scarabs in laid for at in order]

        name = box.PROPHECIES[prophecy]
        free = [each for at, each in enumerate(box.PROPHECIES) if at == prophecy or at not in drawn]
        return Setting(f"prophecy {name}", "drawn", name, free, draw, counts=True)

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """Those drawn; by player, prophecy by prophecy, the box of the scarab."""
        words = [spelled(self.laid(s, player)) for player in range(self.board.players)]
        return {
            "prophecies": " ".join(box.PROPHECIES[each] for each in s.own["prophecies"]),
            "scarabs": " ".join(words),
        }

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        names = lines["prophecies"].split()
        s.own["prophecies"] = sorted(index("prophecies", lines, name, box.PROPHECIES) for name in names)
        words = lines["scarabs"].split()
        if [len(word) for word in words] != [DRAWN] * self.board.players:
            raise bad("scarabs", lines)
        s.own["scarabs"] = [index("scarabs", lines, each, SYMBOLS) + NOBODY for each in "".join(words)]

    def check(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        """Three different ones are drawn or to be drawn; scarabs keep their limits."""
        to_come = sum(p.step == "foretell" for p in s.pending)
        if len({*s.own["prophecies"]}) + to_come != DRAWN or len(s.own["prophecies"]) + to_come != DRAWN:
            raise bad("prophecies", lines)
        for player in range(self.board.players):
            boxes = [used for used in self.laid(s, player) if used != NOBODY]
            if len(boxes) > box.SCARABS or len({*boxes}) < len(boxes) or max(boxes, default=-1) > box_of(s):
                raise bad("scarabs", lines)

    # ---- why not ------------------------------------------------------------------------------------

    def no_prophecy(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """I11.4: it was not drawn, it has a scarab of the player's, or no scarab may be laid now."""
        boxes = self.laid(s, p.player)
        if action.args[0] not in s.own["prophecies"]:
            return Refusal("prophecy_not_drawn", self.rule, action.details)
        if boxes[s.own["prophecies"].index(action.args[0])] != NOBODY:
            return Refusal("prophecy_marked", self.rule, action.details)
        if boxes.count(NOBODY) <= DRAWN - box.SCARABS:
            return Refusal("scarabs_used", self.rule)
        return Refusal("box_used", "I11.4.1", {"box": box_of(s) + 1})


def box_of(s: ImhotepState) -> int:
    """The box of the current pair of rounds."""
    return max(0, s.round - 1) // box.PROPHECY_ROUNDS


def box_now(s: ImhotepState, player: int, action: Action) -> Details:
    """The box a scarab comes to."""
    return {"box": box_of(s) + 1}


def spelled(boxes: Iterable[int]) -> str:
    """Boxes by prophecy, in a word."""
    return "".join(_symbols(boxes))


def _symbols(boxes: Iterable[int]) -> Iterator[str]:
    return (NO_ONE if used == NOBODY else box.BOXES[used] for used in boxes)
