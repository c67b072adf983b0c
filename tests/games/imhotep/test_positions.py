"""The picture and the position lead to each other, and a picture that cannot be is noticed."""

from typing import Any

import pytest

from game.core.match import Match
from game.games.imhotep import tables as box
from game.games.imhotep.extras import USED
from game.games.imhotep.state import NOBODY, ImhotepState
from tests.games.imhotep.invariants import faults
from tests.games.imhotep.positions import LETTERS, NAMES, imhotep, picture, table
from tests.helpers import random_imhotep

GAME = imhotep(2)
READ = {"boats", "sleds", "market", "pyramid", "temple", "burial", "obelisks", "hands", "discard"}


def test_a_position_is_read_as_it_is_drawn() -> None:
    game = imhotep(2, market="B", pyramid="B")
    s = table(
        game,
        boats="W.K. ... ..@temple .",
        sleds="2 3",
        market="SAIL - LEVER 2",
        pyramid="WK/W/",
        temple="WKW",
        burial="WW/K/W",
        obelisks="KKW",
        hands="STATUE STATUE | LEVER",
        discard="PATH",
    )
    assert picture(s).splitlines() == [
        "boats     W.K. ... ..@temple .",
        "sleds     2 3",
        "quarry    18 20",
        "market    SAIL - LEVER 2",
        "pyramid   WK/W",
        "temple    WKW",
        "burial    WW/K/W",
        "obelisks  KKW",
        "hands     STATUE STATUE | LEVER",
        "discard   PATH",
        "deck      26",
        "private   - -",
        "bets      ........",
        "favours   .....",
    ]
    assert (s.caps, s.loads, s.ready, s.docked) == ([4, 3, 2, 1], [2, 0, 0, 0], 0, 1 << box.TEMPLE)


@pytest.mark.parametrize("number", range(24))
def test_every_position_at_a_turn_leads_to_its_picture_and_back(number: int) -> None:
    match = random_imhotep(number)
    game: Any = match.game
    for ply in range(0, match.plies, 3):
        s = match.at(ply)
        if s.pending[-1].step != "turn":
            continue
        lines = dict(line.split(maxsplit=1) for line in picture(s).splitlines() if " " in line)
        parts: dict[str, Any] = {name: text for name, text in lines.items() if name in READ}
        again = table(game, **parts, **_modules(match, s), round_=s.round, to_move=NAMES[match.mover(ply)])
        assert picture(again) == picture(s)


def _modules(match: Match, s: ImhotepState) -> dict[str, Any]:
    """The modules' stones by the words the builder reads."""
    used = {
        LETTERS[player]: "used" if site == NOBODY else box.SITES[site]
        for player, site in enumerate(s.private_berths)
        if s.private[player] == USED and match.game.options["private"] == "on"
    }
    bets = {name: NAMES[owner] for name, owner in zip(box.BET_FIELDS, s.bets, strict=True)}
    favours = {name: NAMES[owner] for name, owner in zip(box.FAVOURS, s.favours, strict=True)}
    return {"private": used, "bets": bets, "favours": favours}


@pytest.mark.parametrize(
    ("where", "message"),
    [
        ({"sleds": "6 0"}, "over its capacity"),
        ({"market": "LEVER LEVER LEVER -"}, "too many of a card"),
        ({"boats": "W..@temple .... .. ."}, "boats that have sailed are empty"),
        ({"boats": "...@temple ...@temple .. ."}, "one boat a site"),
        ({"temple": "W" * 30}, "no quarry below nothing"),
        ({"boats": "... ... ..@temple"}, "not four boats"),
    ],
)
def test_a_position_that_cannot_be_is_noticed(where: dict[str, Any], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        table(GAME, **where)


def test_an_invariant_that_is_broken_is_told() -> None:
    s = table(GAME, market="SAIL - - -")
    s.quarry[0] -= 1
    s.display[1] = s.display[0]
    s.display[2] = s.display[0]
    s.display[3] = s.display[0]
    assert set(faults(s)) == {"29 stones a player", "34 cards, each kind as often as in the box"}
