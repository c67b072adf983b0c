"""The market cards wherever they lie: drawing, gaining, playing, counting them at the end (I4, I5.4, I8)."""

from collections.abc import Iterable, Mapping, Sequence

from game.core.edition import whole_numbers
from game.core.editor import Setting
from game.core.state import CHANCE, Event, Pending
from game.core.steps import Chance, Refusal
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.cards import BLUE, CARD_IDS, CARDS, Card
from game.games.imhotep.features import general
from game.games.imhotep.features.kind import Aspect
from game.games.imhotep.lines import NONE, bad, index, whole
from game.games.imhotep.parts import Actions, Board, Part
from game.games.imhotep.state import NOBODY, ImhotepState, matter

DEALS = [matter("deal", CHANCE, field) for field in range(box.PAIR_FIELD)]  # by field


class DrawCard(Chance[ImhotepState]):
    """A card of the deck is turned up. The seed deals the first deck; a reshuffled one has its own stream."""

    stream = "market"

    def __init__(self, deck: "Deck") -> None:
        self.deck = deck

    def stream_of(self, s: ImhotepState, p: Pending) -> str:
        """The dealt deck while it lasts."""
        return "reshuffle" if s.reshuffled else self.stream

    def actions(self, s: ImhotepState, p: Pending) -> Actions:
        """Every kind; kinds that are not there weigh nothing."""
        return act.CARD

    def weights(self, s: ImhotepState, p: Pending) -> Sequence[int]:
        """The unseen cards by kind."""
        return s.unseen

    def resolve(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """The card leaves the deck and reaches its field or its taker."""
        (kind,) = action.args
        s.unseen[kind] -= 1
        s.deck -= 1
        if not s.reshuffled:
            s.fresh -= 1
        self.deck.reach[p.step](s, p, kind)


class Uncover(DrawCard):
    """A card of the covered pair is turned up or looked at. It may be older than a reshuffled deck."""

    def stream_of(self, s: ImhotepState, p: Pending) -> str:
        """The dealt deck while cards of it are left unseen."""
        return self.stream if s.fresh else "reshuffle"

    def weights(self, s: ImhotepState, p: Pending) -> Sequence[int]:
        """What the pair can be."""
        return s.covered if any(s.covered) else s.unseen

    def resolve(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """The card leaves the pair's field."""
        (kind,) = action.args
        older = any(s.covered)
        (s.covered if older else s.unseen)[kind] -= 1
        s.older += older and p.step == "look"
        s.pair -= 1
        s.fresh -= s.fresh > 0
        self.deck.reach[p.step](s, p, kind)


class Deck(Part):
    """The market cards of the game, and what gaining and playing one does."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.keeping: Sequence[Part] = ()  # those that keep cards which have been used
        draw, uncover = DrawCard(self), Uncover(self)
        self.steps = {"deal": draw, "draw": draw, "look": uncover, "reveal": uncover, "draw_last": uncover}
        self.reach = {
            "deal": deal,
            "draw": gained,
            "look": look,
            "reveal": reveal,
            "draw_last": gained,
        }
        self.effects = {
            "fill": fill,
            "cover": cover,
            "draw_card": draw_card,
            "red": self.red,
            "spent": self.spent,
        }
        self.deeds = {"play": self.do_play}
        self.reasons = {"play": self.no_play}
        used = [card for card in CARDS if board.copies[card.kind]]
        self.categories = tuple(dict.fromkeys(card.category for card in used if card.category))
        self.scoring = [(card.category, card.rule) for card in used if card.category and card.colour == "red"]
        self.counting = [card for card in used if type(card).closing is not Card.closing]
        blue = zip(BLUE, act.PLAY, strict=True)
        self.blue = [(card.kind, card, action) for card, action in blue if board.copies[card.kind]]
        self.first_blue, self.no_blue = BLUE[0].kind, [0] * len(BLUE)
        self.details = {
            "deal": {"field": box.FIELD_WORDS},
            "fill": {"field": box.FIELD_WORDS},
            "draw": {"seat": box.SEAT_WORDS},
            "draw_last": {"seat": box.SEAT_WORDS},
            "look": {"seat": box.SEAT_WORDS},
            "red": {"card": CARD_IDS},
            "spent": {"card": CARD_IDS},
        }

    # ---- playing a blue card --------------------------------------------------------------------

    def offers(self, s: ImhotepState, player: int) -> Actions:
        """I8.1: the blue cards whose every part is possible (I-R3)."""
        held = s.cards[player]
        if held[self.first_blue :] == self.no_blue:
            return ()
        return tuple(
            [
                action
                for kind, card, action in self.blue
                if held[kind] and card.possible(self.board, s, player)
            ]
        )

    def do_play(self, s: ImhotepState, player: int, action: Action) -> None:
        """I5.4: the card does what it says; then it goes to the discard."""
        card = BLUE[action.args[0]]
        s.cards[player][card.kind] -= 1
        s.pending.append(matter("spent", player, card.kind))
        card.play(self.board, s, player)

    def no_play(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """I8.1: the player has no such card, or part of it is impossible."""
        card, held = BLUE[action.args[0]], s.cards[p.player]
        if not self.board.copies[card.kind]:
            return Refusal("not_in_this_game", card.rule)
        if not any(held[each.kind] for each in BLUE):
            return Refusal("no_blue_card", "I5.4")
        if not held[card.kind]:
            return Refusal("no_such_card", "I5.4", {"card": card.id})
        return Refusal(card.why_not, card.rule, {"card": card.id})

    # ---- working at once, counting at the end -----------------------------------------------------

    def red(self, s: ImhotepState, p: Pending) -> None:
        """I8: the card works; when all is done that it brought it goes to the discard."""
        s.pending.append(matter("spent", p.player, p.a))
        CARDS[p.a].works(self.board, s, p.player)

    def spent(self, s: ImhotepState, p: Pending) -> None:
        """I5.4, I8, I11.2: after all it brought a card that has been used goes to the discard, or stays."""
        pile = s.discard
        for part in self.keeping:
            if part.keeps(s, p.a):
                pile = s.cards[p.player]
        pile[p.a] += 1

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I8: what the cards in hand bring."""
        for player, held in enumerate(s.cards):
            for card in self.counting:
                if count := held[card.kind]:
                    event = card.closing(self.board, s, player, count)
                    if event:
                        yield event

    def aspects(self) -> Iterable[Aspect]:
        return (general.market_cards(self.board),)

    # ---- by hand -----------------------------------------------------------------------------------

    def settings(self, s: ImhotepState) -> Iterable[Setting]:
        """The discard."""
        for kind, copies in enumerate(self.board.copies):
            if copies:
                yield self.pile(s, "discard", s.discard, kind)

    def clear(self, s: ImhotepState) -> None:
        """All cards are in the deck."""
        kinds = len(self.board.copies)
        s.cards = [[0] * kinds for _ in s.cards]
        s.unseen, s.covered, s.discard = [*self.board.copies], [0] * kinds, [0] * kinds
        s.reshuffled = s.older = 0

    def pile(self, s: ImhotepState, thing: str, held: list[int], kind: int) -> Setting:
        """How many cards of a kind lie there."""

        def put(count: str) -> None:
            held[kind] = int(count)

        most = held[kind] + self.board.left(s, kind)
        return Setting(thing, f"card {CARD_IDS[kind]}", str(held[kind]), whole_numbers(most), put)

    # ---- as text ----------------------------------------------------------------------------------

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """Hands and discard, how many cards lie face down, and what is known of them."""
        piles = f"{s.deck} fresh {s.fresh} reshuffled {s.reshuffled} older {s.older}"
        return {
            "hands": " | ".join(map(spelled, s.cards)),
            "discard": spelled(s.discard),
            "covered": spelled(s.covered),
            "deck": piles,
        }

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        hands = lines["hands"].split(" | ")
        if len(hands) != self.board.players:
            raise bad("hands", lines)
        s.cards = [self.counted("hands", lines, hand) for hand in hands]
        s.discard = self.counted("discard", lines, lines["discard"])
        s.covered = self.counted("covered", lines, lines["covered"])
        deck, *facts = lines["deck"].split() or [NONE]
        if facts[::2] != ["fresh", "reshuffled", "older"] or len(facts) % 2:
            raise bad("deck", lines)
        s.deck, s.fresh, s.reshuffled, s.older = (whole("deck", lines, word) for word in (deck, *facts[1::2]))

    def counted(self, name: str, lines: Mapping[str, str], text: str) -> list[int]:
        kinds = kinds_of(name, lines, text)
        return [kinds.count(kind) for kind in range(len(CARDS))]

    def follow(self, s: ImhotepState) -> None:
        """What is nowhere else lies in the deck or covered."""
        in_use = [p.a for p in s.pending if p.step in ("red", "spent")]
        seen = [*s.display, *s.looked, *in_use]
        piles = (s.discard, s.covered, *s.cards)
        s.unseen = [
            copies - seen.count(kind) - sum(pile[kind] for pile in piles)
            for kind, copies in enumerate(self.board.copies)
        ]

    def put_home(self, s: ImhotepState) -> None:
        """The deck has what is left."""
        if sum(s.covered) > s.pair:
            s.unseen = [old + known for old, known in zip(s.unseen, s.covered, strict=True)]
            s.covered = [0] * len(s.covered)
        s.deck = sum(s.unseen) + sum(s.covered) - s.pair
        s.fresh = min(s.fresh, s.pair) if s.reshuffled else s.deck + s.pair

    def check(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        """The numbers have to agree with that."""
        known = s.fresh <= s.pair if s.reshuffled else s.fresh == s.deck + s.pair
        right = sum(s.unseen) + sum(s.covered) == s.deck + s.pair and sum(s.covered) <= s.pair
        if not (known and right and min(s.unseen) >= 0 and s.older <= len(s.looked)):
            raise bad("deck", lines)


def spelled(kinds: Sequence[int]) -> str:
    """So many of each kind, in words."""
    return " ".join(CARD_IDS[kind] for kind, count in enumerate(kinds) for _ in range(count)) or NONE


def kinds_of(name: str, lines: Mapping[str, str], text: str) -> list[int]:
    """The kinds of these cards, in order. Raises BadNotation."""
    return [index(name, lines, word, CARD_IDS) for word in ([] if text == NONE else text.split())]


# ---- drawing ----------------------------------------------------------------------------------------


def ready(s: ImhotepState) -> bool:
    """I4: the discard becomes the deck when that is empty; whether there is a card now (I-R1)."""
    if not s.deck and any(s.discard):
        s.covered = [old + left for old, left in zip(s.covered, s.unseen, strict=True)]
        s.unseen = s.discard
        s.discard = [0] * len(s.unseen)
        s.deck = sum(s.unseen)
        s.reshuffled += 1
        if s.tell:
            s.tell(Event("reshuffle", NOBODY, {"count": s.deck}))
    return s.deck > 0


def fill(s: ImhotepState, p: Pending) -> None:
    """A face-up card onto an empty field of the display."""
    if s.display[p.a] == NOBODY and ready(s):
        s.pending.append(DEALS[p.a])


def cover(s: ImhotepState, p: Pending) -> None:
    """I7.1: a face-down card onto the pair's field, while it lacks one."""
    if s.pair < box.PAIR and ready(s):
        s.deck -= 1
        s.pair += 1


def draw_card(s: ImhotepState, p: Pending) -> None:
    """The top card of the deck for a player."""
    if ready(s):
        s.pending.append(matter("draw", CHANCE, p.player))


# ---- where a card goes ------------------------------------------------------------------------------


def gain(s: ImhotepState, player: int, kind: int) -> None:
    """I8: a red card works at once, the others are kept."""
    if s.tell:
        s.tell(Event("gain_card", player, {"card": CARD_IDS[kind]}))
    CARDS[kind].gained(s, player)


def deal(s: ImhotepState, p: Pending, kind: int) -> None:
    """The card lies on its field."""
    s.display[p.a] = kind


def gained(s: ImhotepState, p: Pending, kind: int) -> None:
    """The card is gained."""
    gain(s, p.a, kind)


def look(s: ImhotepState, p: Pending, kind: int) -> None:
    """I7.1: only its taker sees it."""
    s.looked.append(kind)


def reveal(s: ImhotepState, p: Pending, kind: int) -> None:
    """A covered card nobody took goes face up to the discard."""
    discard(s, NOBODY, kind)


def discard(s: ImhotepState, player: int, kind: int) -> None:
    """A card that was covered lies face up on the discard."""
    s.discard[kind] += 1
    if s.tell:
        s.tell(Event("discard", player, {"card": CARD_IDS[kind]}))
