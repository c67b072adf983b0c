"""Positions of Imhotep as readable text, both ways.

Players 0 to 3 are `W`, `K`, `B`, `G`, as in the rules' examples. What is written:

    boats     W.B. K.. .. .@temple       spots from the bow, the number of dots is the capacity; @ has sailed
    sleds     2 3                        stones by player
    market    SAIL STATUE - LEVER        by field; side B: three, then how many lie covered: `SAIL - - 2`
    pyramid   WKB                        in order; side B: left, middle and right one `W/KB/`
    temple    WKB                        in order
    burial    WW/K/B                     the three rows, from the left
    obelisks  WKB                        in order
    hands     LEVER STATUE | - | SAIL    by player
    discard   STATUE ENTRANCE            one of deck, discard and hands may be `*`: all the other cards
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from game.core.game import CHANCE, Pending
from game.core.vocabulary import Action
from game.games.imhotep import tables as box
from game.games.imhotep.extras import UNUSED
from game.games.imhotep.game import Imhotep, empty_state
from game.games.imhotep.sites.pyramid import WHICH
from game.games.imhotep.state import NOBODY, ImhotepState
from tests.games.imhotep.invariants import faults

LETTERS = "WKBG"
WHITE, BLACK, BROWN, GREY = range(4)
EMPTY, REST = "-", "*"
NAMES = dict(enumerate(LETTERS)) | {NOBODY: "."}
SEATS = {letter: seat for seat, letter in NAMES.items()}
ALL_B = dict.fromkeys(box.SITES, "B")
ALL_MODULES = dict.fromkeys(("private", "bets", "favour", "wrath"), "on")
BOATS = {2: ".... ... .. .", 3: ".... ... .. .", 4: ".... ... ... .."}
# The fourth boat of a round; sailing to an empty market, it brings nothing but the end of the round.
LAST_BOAT = "....@pyramid ...@burial ...@obelisks W"


def imhotep(players: int = 4, **options: str) -> Imhotep:
    """The game with these options, player 0 to start unless said otherwise."""
    return Imhotep(players, {"start": "1", **options})


def table(
    game: Imhotep,
    *,
    boats: str = "",
    sleds: str = "",
    quarry: str = "",
    market: str = "",
    pyramid: str = "",
    temple: str = "",
    burial: str = "",
    obelisks: str = "",
    hands: str = "",
    deck: str = REST,
    discard: str = "",
    to_move: str = "W",
    sailor: str = ".",
    round_: int = 1,
    private: Mapping[str, str] = {},
    bets: Mapping[str, str] = {},
    favours: Mapping[str, str] = {},
) -> ImhotepState:
    """A position at the beginning of a turn; unless said, sites, sleds, hands and the market are empty.

    `quarry`: so many stones there; what would be too many stands at the obelisks. `private`: by player the
    site of the boat used this round, or `used`; `bets` and `favours`: by field the player.
    """
    s = empty_state(game.players, game.options)
    s.pending = [Pending("turn", LETTERS.index(to_move))]
    s.round, s.sailor = round_, SEATS[sailor]
    _set_afloat(s, (boats or BOATS[game.players]).split())
    _use_round_cards(s)
    _lay_cards(s, market.split(), _per_player(s, hands), deck.split(), _words(discard))
    _use_modules(s, private, bets, favours)
    s.sled = [int(word) for word in sleds.split()] or [0] * game.players
    _build(game, s, pyramid, temple, burial)
    _raise_obelisks(game, s, obelisks, quarry)
    assert not faults(s), ", ".join(faults(s))
    return s


def _per_player(s: ImhotepState, hands: str) -> list[list[str]]:
    given = [_words(words) for words in hands.split("|")]
    return given + [[]] * (len(s.sled) - len(given))


def _words(text: str) -> list[str]:
    return [word for word in text.split() if word != EMPTY]


def _set_afloat(s: ImhotepState, words: list[str]) -> None:
    assert len(words) == box.BOATS, "not four boats"
    for boat, word in enumerate(words):
        spots, _, site = word.partition("@")
        s.caps[boat] = len(spots)
        for spot, letter in enumerate(spots):
            if letter != ".":
                s.spots[boat * box.SPOTS + spot] = LETTERS.index(letter)
                s.loads[boat] += 1
            elif not site:
                s.empty |= 1 << boat * box.SPOTS + spot
        if site:
            s.berths[boat] = box.SITES.index(site)
            s.docked |= 1 << s.berths[boat]
        elif s.loads[boat] >= box.MINIMUM[s.caps[boat]]:
            s.ready |= 1 << boat


def _use_round_cards(s: ImhotepState) -> None:
    """The card of this round, if there is such a one, and others are gone."""
    name = "".join(map(str, s.caps))
    gone = [name] if name in box.ROUND_CARDS[len(s.sled)] else []
    gone += [card for card in box.ROUND_CARDS[len(s.sled)] if card not in gone]
    for card in gone[: s.round]:
        s.round_cards &= ~(1 << box.ALL_ROUND_CARDS.index(card))


def _lay_cards(
    s: ImhotepState, market: list[str], hands: list[list[str]], deck: list[str], discard: list[str]
) -> None:
    fields, covered = market[: len(s.display)], market[len(s.display) :]
    for field, word in enumerate(fields):
        s.display[field] = NOBODY if word == EMPTY else box.CARD_IDS.index(word)
    s.pair = int(covered[0]) if covered else 0
    s.unseen = [0] * box.KINDS
    left = Counter({card.id: card.copies for card in box.CARDS})
    left.subtract(word for word in (*fields, *deck, *discard, *(w for hand in hands for w in hand)))
    rest = [word for word in left.elements() if word in box.CARD_IDS]
    assert min(left[word] for word in box.CARD_IDS) >= 0, "too many of a card"
    for pile, words in ((s.unseen, deck), (s.discard, discard), *zip(s.cards, hands, strict=True)):
        for word in rest if REST in words else words:
            pile[box.CARD_IDS.index(word)] += 1
    s.deck = sum(s.unseen) - s.pair
    s.fresh = s.deck + s.pair


def _use_modules(
    s: ImhotepState, private: Mapping[str, str], bets: Mapping[str, str], favours: Mapping[str, str]
) -> None:
    for letter, site in private.items():
        player = LETTERS.index(letter)
        assert s.private[player] == UNUSED
        s.private[player] = 0
        if site != "used":
            s.private_berths[player] = box.SITES.index(site)
            s.private_docked |= 1 << s.private_berths[player]
    for field, letter in bets.items():
        s.bets[box.BET_FIELDS.index(field)] = SEATS[letter]
    for favour, letter in favours.items():
        s.favours[box.FAVOURS.index(favour)] = SEATS[letter]


def _build(game: Imhotep, s: ImhotepState, pyramid: str, temple: str, burial: str) -> None:
    for which, letters in enumerate(pyramid.split("/")):
        for letter in letters:
            s.pyramid.append(LETTERS.index(letter) + WHICH * which)
            s.laid[box.PYRAMID][LETTERS.index(letter)] += 1
    for letter in temple:
        game.board.arrive(s, box.TEMPLE, LETTERS.index(letter))
    rows = burial.split("/") if burial else []
    for column in range(max(map(len, rows), default=0)):
        for row in rows:
            if column < len(row):
                game.board.arrive(s, box.BURIAL, LETTERS.index(row[column]))


def _placed(s: ImhotepState) -> list[int]:
    """Stones by player that are not in the quarry."""
    out = (*s.spots, *s.bets, *s.favours)
    return [
        s.sled[player] + out.count(player) + sum(laid[player] for laid in s.laid)
        for player in range(len(s.sled))
    ]


def _raise_obelisks(game: Imhotep, s: ImhotepState, obelisks: str, quarry: str) -> None:
    """The stones given, and those that are not to be in the quarry."""
    for letter in obelisks + _surplus(s, obelisks, quarry):
        game.board.arrive(s, box.OBELISKS, LETTERS.index(letter))
    s.quarry = [box.STONES - count for count in _placed(s)]
    s.points, s.booked = [0] * game.players, []


def _surplus(s: ImhotepState, obelisks: str, quarry: str) -> str:
    """The stones that have to stand somewhere so that no more are in the quarry than asked."""
    return "".join(
        letter * (box.STONES - placed - obelisks.count(letter) - int(kept))
        for letter, placed, kept in zip(LETTERS, _placed(s), quarry.split(), strict=False)
    )


# ---- going on ----------------------------------------------------------------------------------------------


def go(game: Imhotep, state: ImhotepState, *texts: str) -> ImhotepState:
    """The position after these decisions, each legal and each with its position in order.

    `@card STATUE` says what is turned up next; unsaid, chance takes the first outcome that is possible.
    """
    s = state.clone()
    for text in texts:
        if text.startswith("@"):
            game.apply(s, _outcome(game, s, text))
            continue
        _settle(game, s)
        action = game.info.vocabulary.read(text)
        assert game.refusal(s, action) is None, f"{text}: {game.refusal(s, action)}"
        game.apply(s, action)
    _settle(game, s)
    return s


def _outcome(game: Imhotep, s: ImhotepState, text: str) -> Action:
    assert game.current_player(s) == CHANCE, f"nothing is turned up for {text}"
    return next(action for action, weight in game.chance_outcomes(s) if weight and action.text == text)


def _settle(game: Imhotep, s: ImhotepState) -> None:
    game.settle(s, lambda _: 0)
    assert not faults(s), ", ".join(faults(s))


def asked(game: Imhotep, s: ImhotepState) -> tuple[str, str]:
    """Who is asked for what: `("W", "build")`."""
    return NAMES[game.current_player(s)], s.pending[-1].step


# ---- reading -----------------------------------------------------------------------------------------------


def hand(s: ImhotepState, player: int) -> str:
    """A player's market cards."""
    return _cards(s.cards[player])


def points(game: Imhotep, s: ImhotepState, category: str) -> list[int]:
    """What a category is worth to each player, by the ledger."""
    totals = [0] * game.players
    for entry in game.ledger(s):
        totals[entry.player] += entry.points if entry.category == category else 0
    return totals


def market(s: ImhotepState) -> str:
    """The market as it is written."""
    fields = [EMPTY if kind == NOBODY else box.CARD_IDS[kind] for kind in s.display]
    return " ".join([*fields, *([str(s.pair)] if len(s.display) == box.MARKET_B_FIELDS else [])])


def boats(s: ImhotepState) -> str:
    """The boats as they are written."""
    words = []
    for boat, cap in enumerate(s.caps):
        spots = s.spots[boat * box.SPOTS : boat * box.SPOTS + cap]
        site = f"@{box.SITES[s.berths[boat]]}" if s.sailed(boat) else ""
        words.append("".join(NAMES[owner] for owner in spots) + site)
    return " ".join(words)


def picture(state: Any) -> str:
    """The position, part by part."""
    s: ImhotepState = state
    parts = {
        "boats": boats(s),
        "sleds": _numbers(s.sled),
        "quarry": _numbers(s.quarry),
        "market": market(s),
        "pyramid": _small_pyramids(s),
        "temple": _letters(s.temple),
        "burial": "/".join(_letters(s.burial[row :: box.BURIAL_ROWS]) for row in range(box.BURIAL_ROWS)),
        "obelisks": _letters(s.obelisks),
        "hands": " | ".join(_cards(kinds) for kinds in s.cards),
        "discard": _cards(s.discard),
        "deck": str(s.deck),
        "private": " ".join(EMPTY if site == NOBODY else box.SITES[site] for site in s.private_berths),
        "bets": _letters(s.bets),
        "favours": _letters(s.favours),
    }
    return "\n".join(f"{name:9} {text}".rstrip() for name, text in parts.items())


def _small_pyramids(s: ImhotepState) -> str:
    stones = [divmod(stone, WHICH) for stone in s.pyramid]
    whiches = range(max((which for which, _ in stones), default=0) + 1)
    return "/".join(_letters(owner for which, owner in stones if which == one) for one in whiches)


def _letters(owners: Iterable[int]) -> str:
    return "".join(NAMES[owner] for owner in owners)


def _cards(kinds: list[int]) -> str:
    return " ".join(box.CARD_IDS[kind] for kind, count in enumerate(kinds) for _ in range(count)) or EMPTY


def _numbers(values: Iterable[int]) -> str:
    return " ".join(str(value) for value in values)
