"""Positions of Abusir for its tests: set up in one way, then changed by hand."""

from typing import Any

from game.core.state import Pending
from game.core.steps import Refusal
from game.games.abusir import moving
from game.games.abusir import tables as box
from game.games.abusir.game import Abusir
from game.games.abusir.placements import PLACES
from game.games.abusir.state import FIRST_SITE, AbusirState, arrive, brick
from tests.helpers import do

GAMES = {players: Abusir(players, {}) for players in (3, 4, 5)}
TEXTS = [place.text for place in PLACES]


def kinds(text: str) -> list[int]:
    """The blocks `white I1, red L3`."""
    return [box.KINDS.index(word) for word in text.split(", ")] if text else []


def set_up(players: int = 3) -> AbusirState:
    """The first turn: the first seat began, everybody took what was offered first."""
    game = GAMES[players]
    state = game.initial_state()
    game.settle(state, lambda _: 0)
    while state.pending[-1].step != "act":
        game.apply(state, game.legal_actions(state)[0])
        game.settle(state, lambda _: 0)
    return state


def at_site(state: AbusirState, player: int, site: str, blocks: str = "", workers: int = 0) -> AbusirState:
    """The sled beside the parcel of a site, with blocks and so many workers there."""
    number = box.SITES.index(site)
    state.sleds[player] = kinds(blocks)
    state.workers[player] = [number + 1] * workers + [box.CAMP] * (box.WORKERS - workers)
    arrive(state, player, FIRST_SITE + number)
    return state


def built(state: AbusirState, site: str, *blocks: str) -> AbusirState:
    """Blocks of a pyramid: player, colour and place, as `1 white I2 a1 b1`."""
    for block in blocks:
        seat, colour, place = block.split(" ", 2)
        number = brick(int(seat) - 1, box.COLOURS.index(colour), TEXTS.index(place))
        state.built[box.SITES.index(site)].append(number)
    return state


def loads(state: AbusirState, *counts: int) -> AbusirState:
    """So many white singles on the boats from berth 1 on."""
    state.boats = [[0] * count for count in counts]
    return state


def asked(state: AbusirState, step: str, a: int = 0, b: int = 0, left: int = 1) -> AbusirState:
    """The same with another matter of the first player's action open."""
    player = state.pending[-1].player
    state.pending = [
        Pending("turn_end", player),
        Pending("go_on", player, left),
        Pending(step, player, a, b),
    ]
    return state


def why(state: AbusirState, text: str) -> Refusal:
    """Why a choice is refused."""
    game = GAMES[len(state.workers)]
    told = game.refusal(state, game.info.vocabulary.read(text))
    assert told is not None, f"{text} is legal"
    return told


def after(state: AbusirState, *texts: str) -> AbusirState:
    """The position after these decisions."""
    reached: AbusirState = do(GAMES[len(state.workers)], state, *texts)
    return reached


def texts(state: AbusirState, verb: str) -> list[str]:
    """What may be done with a verb."""
    return [action.text for action in GAMES[len(state.workers)].legal_actions(state) if action.verb == verb]


def told(state: AbusirState, text: str) -> list[Any]:
    """What a choice tells."""
    game = GAMES[len(state.workers)]
    return game.tried(state, game.info.vocabulary.read(text)).told


def placed(state: AbusirState, player: int, berth: str) -> AbusirState:
    """The sled at the stage of a berth, as at the start."""
    number = box.BERTHS.index(berth)
    state.poses[player] = moving.start(number)
    arrive(state, player, number)
    return state
