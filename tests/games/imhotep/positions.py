"""Positions of Imhotep for tests: the parts that matter as text, the others as they lie in the box.

Written as in `game.games.imhotep.notation`, but for two sites:

    pyramid   WKB          in order; side B: left, middle and right one, then those beside, `W/KB//`
    burial    WW/K/B       the three rows, from the left

One of deck, discard and hands may be `*`: all the other cards.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from game.core.state import CHANCE
from game.core.vocabulary import Action
from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARD_IDS
from game.games.imhotep.game import Imhotep
from game.games.imhotep.modules import MODULES
from game.games.imhotep.modules.bets import BET
from game.games.imhotep.state import NOBODY, ImhotepState
from tests.games.imhotep.invariants import faults

LETTERS = "WKBG"
WHITE, BLACK, BROWN, GREY = range(4)
EMPTY, REST = "-", "*"
NAMES = dict(enumerate(LETTERS)) | {NOBODY: "."}
ALL_B = dict.fromkeys(box.SITES, "B")
ALL_MODULES = dict.fromkeys(MODULES, "on")
BOATS = {2: ".... ... .. .", 3: ".... ... .. .", 4: ".... ... ... .."}
BET_FIELDS = [" ".join(map(str, bet.details.values())) for bet in BET]
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
    prophecies: str = "amun ra thoth",
    scarabs: str = "",
    also: Mapping[str, str] = {},
) -> ImhotepState:
    """A position at the beginning of a turn; unless said, sites, sleds, hands and the market are empty.

    `quarry`: so many stones there; what would be too many stands at the obelisks. `private`: by player the
    site of the boat used this round, or `used`; `bets` and `favours`: by field the player; `prophecies` and
    `scarabs` if they are in the game. `also`: lines as they are written, such as `coins`.
    """
    lines = _lines(game.write(game.empty_state()))
    lines |= {"boats": boats or BOATS[game.players], "matters": f"turn {to_move}"}
    lines |= {"round": f"{round_} decision 0 passes 0 sailor {sailor}", "temple": temple}
    lines |= {"ahead": " ".join(_ahead(game, lines["boats"], round_)), "sleds": sleds or lines["sleds"]}
    lines |= _cards(game, market or lines["market"], hands, deck, discard)
    lines |= _pyramid(game, pyramid) | {"burial": _columns(burial)}
    lines |= {**_modules(game, private, bets, favours), **_foretold(lines, prophecies, scarabs)}
    lines |= {**_house(game, lines), **also}
    return _placed(game, lines | _quarry(game, lines | {"obelisks": obelisks}, quarry))


def _placed(game: Imhotep, lines: Mapping[str, str]) -> ImhotepState:
    s = game.read("\n".join(f"{name} {line}" for name, line in lines.items()))
    assert not faults(s), ", ".join(faults(s))
    return s


def _foretold(lines: Mapping[str, str], prophecies: str, scarabs: str) -> dict[str, str]:
    found = {"prophecies": prophecies, "scarabs": scarabs or lines.get("scarabs", "")}
    return found if "prophecies" in lines else {}


def _lines(text: str) -> dict[str, str]:
    return {name: rest.strip() for name, _, rest in (line.partition(" ") for line in text.splitlines())}


def _ahead(game: Imhotep, boats: str, round_: int) -> Iterator[str]:
    """The round cards left: this round's, if it is one, is gone, and others for the rounds before."""
    now = "".join(str(len(word.partition("@")[0])) for word in boats.split())
    gone = sorted(box.ROUND_CARDS[game.players], key=lambda card: card != now)[:round_]
    left = {*box.ROUND_CARDS[game.players]} - {*gone}
    return (card for card in box.ALL_ROUND_CARDS if card in left)


def _cards(game: Imhotep, market: str, hands: str, deck: str, discard: str) -> dict[str, str]:
    """The piles, what `*` means dealt out, and the number of cards that lie face down."""
    piles = {"discard": discard or EMPTY, "deck": deck} | dict(enumerate(hands.split("|")))
    words = {pile: [word for word in text.split() if word != EMPTY] for pile, text in piles.items()}
    fields = market.split()
    left = Counter(dict(zip(CARD_IDS, game.board.copies, strict=True)))
    left.subtract(word for own in ([*fields], *words.values()) for word in own if word in CARD_IDS)
    assert min(left.values()) >= 0, "too many of a card"
    own = {pile: [*left.elements()] if REST in held else held for pile, held in words.items()}
    pair = int(fields[-1]) if fields[-1].isdigit() else 0
    face_down = len(own["deck"])
    return {
        "market": market if fields[-1].isdigit() else f"{market} 0",
        "hands": " | ".join(" ".join(_in_order(own.get(n, []))) or EMPTY for n in range(game.players)),
        "discard": " ".join(_in_order(own["discard"])) or EMPTY,
        "deck": f"{face_down - pair} fresh {face_down} reshuffled 0 older 0",
    }


def _in_order(words: Sequence[str]) -> list[str]:
    return sorted(words, key=CARD_IDS.index)


def _pyramid(game: Imhotep, pyramid: str) -> dict[str, str]:
    small = pyramid.split("/")
    lines = {"pyramid": "".join(small)}
    if game.options["pyramid"] == "B":
        names = zip((*box.PYRAMIDS, "beside"), small, strict=False)
        lines["small"] = " ".join(name for name, letters in names for _ in letters)
    return lines


def _house(game: Imhotep, lines: Mapping[str, str]) -> dict[str, str]:
    """Of sides C and D: stones in the order of side A, the crypt tiles from the lowest."""
    cells = (*box.CELL_WORDS, *["beside"] * box.STONES * game.players)
    rows = box.ROW_WORDS * box.STONES * game.players
    tiles = (str(worth) for worth, copies in box.TILES.items() for _ in range(copies))
    house = {
        "cells": " ".join(cells[: len(lines["pyramid"])]),
        "rows": " ".join(rows[: len(lines["burial"])]),
        "crypt": " ".join(tiles),
    }
    return {name: line for name, line in house.items() if name in lines}


def _columns(burial: str) -> str:
    """The stones of the burial chamber in order: down the columns."""
    rows = burial.split("/")
    return "".join(row[column] for column in range(len(rows[0])) for row in rows if column < len(row))


def _modules(
    game: Imhotep, private: Mapping[str, str], bets: Mapping[str, str], favours: Mapping[str, str]
) -> dict[str, str]:
    lines = {
        "private": " ".join(private.get(letter, "ready") for letter in LETTERS[: game.players]),
        "bets": "".join(bets.get(field, ".") for field in BET_FIELDS),
        "favours": "".join(favours.get(favour, ".") for favour in box.FAVOURS),
    }
    on = {"private": "private", "bets": "bets", "favours": "favour"}
    return {line: text for line, text in lines.items() if game.options[on[line]] == "on"}


def _quarry(game: Imhotep, lines: Mapping[str, str], quarry: str) -> dict[str, str]:
    """The obelisks, with what is not to be in the quarries, their columns, and the quarries."""
    places = ("boats", "temple", "pyramid", "burial", "bets", "favours")
    lying = "".join(lines.get(place, "") for place in places)
    sleds = [int(word) for word in lines["sleds"].split()]
    free = [
        game.board.supply - sled - lying.count(letter) for letter, sled in zip(LETTERS, sleds, strict=False)
    ]
    obelisks = lines["obelisks"]
    for letter, stones, kept in zip(LETTERS, free, quarry.split(), strict=False):
        obelisks += letter * (stones - int(kept) - obelisks.count(letter))
    left = [stones - obelisks.count(letter) for letter, stones in zip(LETTERS, free, strict=False)]
    built = {"obelisks": obelisks, "quarry": " ".join(map(str, left))}
    return built | ({"columns": _standing(obelisks)} if game.options["obelisks"] == "B" else {})


def _standing(obelisks: str) -> str:
    """Whose columns stand, from the highest field, once these stones have come."""
    columns = ""
    for at, letter in enumerate(obelisks, 1):
        full = obelisks[:at].count(letter) == box.COLUMN * (columns.count(letter) + 1)
        columns += letter if full and len(columns) < len(box.OBELISKS_B) else ""
    return columns


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
    return _cards_of(s.cards[player])


def points(game: Imhotep, s: ImhotepState, category: str) -> list[int]:
    """What a category is worth to each player."""
    totals = [0] * game.players
    for event in (*game.opening(s), *(game.closing(s) if s.pending else ())):
        totals[event.player] += event.points if event.category == category else 0
    return totals


def market(s: ImhotepState) -> str:
    """The market as it is written."""
    fields = [EMPTY if kind == NOBODY else CARD_IDS[kind] for kind in s.display]
    return " ".join([*fields, *([str(s.pair)] if len(s.display) == box.MARKET_B_FIELDS else [])])


def boats(s: ImhotepState) -> str:
    """The boats as they are written."""
    words = []
    for boat, cap in enumerate(s.caps):
        spots = s.spots[boat * box.SPOTS : boat * box.SPOTS + cap]
        site = f"@{box.SITES[s.berths[boat]]}" if s.sailed(boat) else ""
        words.append("".join(NAMES[owner] for owner in spots) + site)
    return " ".join(words)


def _cards_of(kinds: list[int]) -> str:
    return " ".join(CARD_IDS[kind] for kind, count in enumerate(kinds) for _ in range(count)) or EMPTY
