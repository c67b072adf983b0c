"""Every reason why something is refused, in a position where it is, with its rule and its details."""

from typing import Any, NamedTuple

import pytest

from game.core.game import Game
from game.core.steps import Refusal
from game.games.imhotep.game import Imhotep
from game.games.imhotep.state import ImhotepState
from game.text.catalogue import texts
from game.text.imhotep import WORDS
from tests.games.imhotep.positions import ALL_MODULES, go, imhotep, table
from tests.helpers import random_imhotep

FOUR, TWO = imhotep(4, **ALL_MODULES), imhotep(2, **ALL_MODULES, quarry="limited")
PLAIN = imhotep(2)
SIDES_B = imhotep(4, **ALL_MODULES, pyramid="B", market="B", temple="B")
SIDES_C = imhotep(2, market="C", pyramid="C", burial="C")
SIDES_D = imhotep(2, market="D", pyramid="D")


class Case(NamedTuple):
    """What is tried in which position, after which decisions, and what is answered."""

    game: Imhotep
    tried: str
    state: ImhotepState
    before: tuple[str, ...]
    expected: Refusal


def case(
    tried: str, told: tuple[str, str], *before: str, game: Imhotep = TWO, about: Any = None, **where: Any
) -> Case:
    """`told`: the reason and its rule; `about`: the details; `where`: the position."""
    return Case(game, tried, table(game, **where), before, Refusal(*told, about or {}))


SAILED: dict[str, Any] = {"boats": "WK. ...@temple K. .", "sleds": "2 2"}
ORDER: dict[str, Any] = {"boats": "WKW. ... .. .", "hands": "LEVER"}
PAIR: dict[str, Any] = {"game": SIDES_B, "boats": "W .... ... ..", "market": "STATUE - - 2"}
FIRST_C: dict[str, Any] = {"game": SIDES_C, "boats": "W .... ... ..", "market": "SAIL STATUE - -"}
FIRST_D: dict[str, Any] = {"game": SIDES_D, "boats": "W .... ... ..", "market": "SAIL STATUE - -"}
BUILD: dict[str, Any] = {"game": SIDES_B, "boats": "W .... ... ..", "sleds": "1 0 0 0"}
LOADING: dict[str, Any] = {"boats": "KK.. .... K. .@temple", "sleds": "3 0"}
CROSSING: dict[str, Any] = {"boats": "WK.. WK. ..@pyramid K", "hands": "GANGPLANK", "sleds": "1 0"}
FORETOLD: dict[str, Any] = {"scarabs": ".2. ...", "round_": 3}
STUCK: dict[str, Any] = {"boats": "WK.. ... .. .", "quarry": "0 0"}

CASES = [
    # a turn's own actions
    case("take", ("sled_full", "I5.1"), sleds="5 0", about={"capacity": 5}),
    case("take", ("quarry_empty", "I5.1"), sleds="4 0", quarry="0 0"),
    case("place 1 1", ("sled_empty", "I5.2")),
    case("place 1 1", ("spot_taken", "I5.2"), **SAILED),
    case("place 1 4", ("no_such_spot", "I5.2"), about={"spots": 3}, **SAILED),
    case("place 2 1", ("boat_sailed", "I5.2"), about={"spots": 3}, **SAILED),
    case("sail 2 market", ("boat_sailed", "I5.3"), about={"spots": 3}, **SAILED),
    case("sail 1 temple", ("site_taken", "I5.3"), about={"site": "temple"}, **SAILED),
    case(
        "sail 1 market",
        ("too_light", "I5.3"),
        boats="W.K. ... .. .",
        about={"spots": 4, "minimum": 3, "load": 2},
    ),
    case("play LEVER", ("no_blue_card", "I5.4"), hands="STATUE | LEVER"),
    case("play LEVER", ("no_such_card", "I5.4"), hands="SAIL", about={"card": "LEVER"}),
    case("play LEVER", ("lever_needs_boat", "I8.1"), hands="LEVER", about={"card": "LEVER"}),
    case(
        "play HAMMER", ("hammer_needs_stones", "I8.1"), hands="HAMMER", sleds="5 0", about={"card": "HAMMER"}
    ),
    case("play SAIL", ("sail_needs_boat", "I8.1"), hands="SAIL", about={"card": "SAIL"}),
    case("play CHISEL", ("chisel_needs_two", "I8.1"), hands="CHISEL", sleds="1 0", about={"card": "CHISEL"}),
    case("pass", ("pass_is_forced", "I4")),
    case("take", ("quarry_empty", "I5.1"), **STUCK),
    *(case(text, ("not_a_turn_action", "I4")) for text in ("unload 1", "pick 1", "stop")),
    *(
        case(text, ("not_a_turn_action", "I4"), game=SIDES_B)
        for text in ("keep SAIL", "build left", "accept", "decline", "choose point")
    ),
    *(
        case(text, ("not_in_this_game", rule), game=PLAIN, sleds="2 2")
        for text, rule in (
            ("private temple", "I10.2"),
            ("bet temple left", "I10.3"),
            ("favour 5", "I10.4"),
            ("stop", "I10.4"),
            ("keep STATUE", "I7.1"),
            ("build left", "I7.2"),
            ("accept", "I7.2"),
            ("decline", "I7.2"),
            ("choose point", "I7.3"),
        )
    ),
    # cards
    case("take", ("asked_place", "I5.2"), "play HAMMER", hands="HAMMER"),
    case("sail 1 temple", ("asked_place", "I5.2"), "play HAMMER", boats="KKK. ... .. .", hands="HAMMER"),
    case("place 1 1", ("spot_taken", "I5.2"), "play HAMMER", boats="KKK. ... .. .", hands="HAMMER"),
    case("take", ("asked_sail", "I5.3"), "play LEVER", **ORDER),
    case("place 1 4", ("asked_sail", "I5.3"), "play LEVER", **ORDER),
    case(
        "sail 2 temple",
        ("too_light", "I5.3"),
        "play LEVER",
        **ORDER,
        about={"spots": 3, "minimum": 2, "load": 0},
    ),
    case("pass", ("asked_order", "I-R21"), "play LEVER", "sail 1 temple", **ORDER),
    case(
        "unload 3", ("no_stone_of_theirs", "I-R21"), "play LEVER", "sail 1 temple", **ORDER, about={"seat": 3}
    ),
    case(
        "place 1 3",
        ("boat_cannot_sail_then", "I8.1"),
        "play SAIL",
        boats="K... ... .. .",
        hands="SAIL",
        sleds="1 0",
        about={"spots": 4, "stones": 1},
    ),
    case(
        "sail 4 temple",
        ("asked_place_to_sail", "I8.1"),
        "play SAIL",
        hands="SAIL",
        sleds="1 0",
        boats=".. ... ... K",
    ),
    case(
        "sail 4 temple",
        ("other_boat_sails", "I8.1"),
        "play SAIL",
        "place 1 1",
        hands="SAIL",
        sleds="1 0",
        boats=".. ... ... K",
        about={"spots": 2},
    ),
    case(
        "sail 1 burial",
        ("site_taken", "I5.3"),
        "play SAIL",
        "place 1 1",
        hands="SAIL",
        sleds="1 0",
        boats=".. ... ... .@burial",
        about={"site": "burial"},
    ),
    case(
        "stop",
        ("asked_sail", "I5.3"),
        "play SAIL",
        "place 1 1",
        hands="SAIL",
        sleds="1 0",
        boats=".. ... ... K",
    ),
    # the market
    case("take", ("asked_pick", "I-R4"), "sail 4 market", boats=".. ... ... W", market="SAIL - - -"),
    case("pick 2", ("no_card_there", "I6.1"), "sail 4 market", boats=".. ... ... W", market="SAIL - - -"),
    case("pick pair", ("no_card_there", "I6.1"), "sail 4 market", boats=".. ... ... W", market="SAIL - - -"),
    case("stop", ("asked_keep", "I7.1"), "sail 1 market", "pick pair", **PAIR),
    case("keep CHISEL", ("not_looked_at", "I7.1"), "sail 1 market", "pick pair", **PAIR),
    case("pick 2", ("no_card_there", "I7.1"), "sail 1 market", **PAIR),
    # sides B
    case("take", ("asked_build", "I7.2"), "sail 1 pyramid", **BUILD),
    case(
        "build left",
        ("pyramid_complete", "I7.2"),
        "sail 1 pyramid",
        **BUILD,
        pyramid="KKKKK//",
        about={"pyramid": "left"},
    ),
    case("stop", ("asked_bonus", "I7.2"), "sail 1 pyramid", "build left", **BUILD, pyramid="K//"),
    case("stop", ("asked_bonus", "I7.2"), "sail 1 pyramid", "build middle", **BUILD, pyramid="/K/"),
    case("stop", ("asked_load", "I7.2"), "sail 1 pyramid", "build right", **BUILD, pyramid="//K"),
    case(
        "place 1 1",
        ("boat_sailed", "I5.2"),
        "sail 1 pyramid",
        "build right",
        **BUILD,
        pyramid="//K",
        about={"spots": 1},
    ),
    case(
        "accept",
        ("asked_temple", "I7.3"),
        "sail 4 market",
        game=SIDES_B,
        boats="..@burial ..@obelisks ..@pyramid K",
        temple="W",
    ),
    # sides C
    case("buy 1", ("asked_pick", "I-R4"), "sail 1 market", **FIRST_C),
    case("take", ("asked_buy", "I12.1"), "sail 1 market", "pick 1", **FIRST_C),
    case("buy 1", ("no_card_there", "I12.1"), "sail 1 market", "pick 1", **FIRST_C),
    case("take", ("asked_cell", "I12.3"), "sail 1 pyramid", **FIRST_C),
    case("cell 1", ("cell_taken", "I12.3"), "sail 1 pyramid", **FIRST_C, pyramid="K"),
    case("cell 10", ("level_later", "I12.3"), "sail 1 pyramid", **FIRST_C, pyramid="K"),
    case("cell 9", ("cell_taken", "I12.3"), "sail 1 pyramid", **FIRST_C, pyramid="KKKKKKKKK"),
    case("take", ("asked_row", "I12.7"), "sail 1 burial", **FIRST_C),
    case("lay 1", ("row_taken", "I12.7"), "sail 1 burial", **FIRST_C, burial="KK/K/K"),
    *(case(text, ("not_a_turn_action", "I4"), game=SIDES_C) for text in ("buy 1", "save", "cell 5", "lay 2")),
    # sides D
    case("choose points", ("not_a_turn_action", "I4"), game=SIDES_D),
    case("take", ("asked_trade", "I12.2"), "sail 1 market", **FIRST_D),
    case("pick 3", ("no_card_there", "I12.2"), "sail 1 market", **FIRST_D),
    case("pick pair", ("no_card_there", "I12.2"), "sail 1 market", **FIRST_D),
    case("draw", ("no_card_left", "I12.2"), "sail 1 market", **FIRST_D, deck="-", hands="*"),
    case("take", ("asked_cell", "I12.4"), "sail 1 pyramid", **FIRST_D),
    case("cell 1", ("cell_taken", "I12.4"), "sail 1 pyramid", **FIRST_D, pyramid="K"),
    case("cell 14", ("level_later", "I12.4"), "sail 1 pyramid", **FIRST_D, pyramid="K"),
    # modules
    case("private temple", ("private_used", "I10.2"), private={"W": "used"}, sleds="1 0"),
    case("private temple", ("sled_empty", "I10.2")),
    case(
        "private temple",
        ("private_there", "I10.2"),
        private={"K": "temple"},
        sleds="1 0",
        about={"site": "temple"},
    ),
    case("private market", ("market_empty", "I10.2.1"), sleds="1 0"),
    case("bet temple left", ("bet_made", "I10.3"), bets={"burial left": "W"}),
    case("bet temple left", ("quarry_empty", "I10.3"), quarry="0 9"),
    case("bet temple right", ("bet_field_closed", "I10.3")),
    case("bet temple left", ("bet_field_taken", "I10.3"), bets={"temple left": "K"}),
    case("favour 5", ("favour_used", "I10.4"), favours={"1": "W"}),
    case("favour 5", ("favour_taken", "I10.4"), favours={"5": "K"}),
    case("favour 5", ("quarry_empty", "I10.4"), quarry="0 9"),
    case("favour 1", ("favour_needs_card", "I10.4")),
    case("favour 2", ("favour_needs_stone", "I10.4"), quarry="1 9"),
    case("favour 3", ("favour_needs_boat", "I10.4")),
    case("favour 4", ("favour_needs_boat", "I10.4")),
    case("favour 5", ("favour_needs_spot", "I10.4")),
    case("pick pair", ("not_the_pair", "I10.4.1"), "favour 1", **PAIR),
    case("pick 2", ("no_card_there", "I10.4.1"), "favour 1", **PAIR),
    case("take", ("asked_first_pick", "I10.4.1"), "favour 1", **PAIR),
    case("stop", ("asked_first_pick", "I10.4.1"), "favour 1", **PAIR),
    case("take", ("asked_pick_or_stop", "I10.4.1"), "favour 1", "pick 1", market="STATUE SAIL - -"),
    case("take", ("asked_place_or_stop", "I10.4"), "favour 2", sleds="1 0"),
    case("place 4 2", ("no_such_spot", "I5.2"), "favour 2", sleds="1 0", about={"spots": 1}),
    case("stop", ("asked_load_to_sail", "I10.4"), "favour 4", **LOADING),
    case(
        "place 2 1",
        ("boat_cannot_sail_then", "I10.4"),
        "favour 4",
        **LOADING,
        about={"spots": 4, "stones": 2},
    ),
    case("place 3 2", ("other_boat_loaded", "I10.4"), "favour 4", "place 1 3", **LOADING),
    case(
        "sail 3 market", ("other_boat_sails", "I10.4"), "favour 4", "place 1 3", **LOADING, about={"spots": 4}
    ),
    case("sail 3 temple", ("site_taken", "I5.3"), "favour 4", **LOADING, about={"site": "temple"}),
    case("place 1 4", ("asked_sail", "I10.4"), "favour 3", "place 1 3", **LOADING),
    # New Dynasty
    case("play RAFT", ("raft_needs_three", "I11.3.5"), hands="RAFT", sleds="2 0", about={"card": "RAFT"}),
    case("take", ("asked_raft", "I11.3.5"), "play RAFT", hands="RAFT", sleds="3 0"),
    case("raft market", ("market_empty", "I11.3.5.1"), "play RAFT", hands="RAFT", sleds="3 0"),
    case("raft temple", ("not_a_turn_action", "I4"), hands="RAFT", sleds="3 0"),
    case(
        "play GANGPLANK",
        ("gangplank_needs_boat", "I11.3.6"),
        hands="GANGPLANK",
        sleds="1 0",
        boats="WKK. ... .. .",
        about={"card": "GANGPLANK"},
    ),
    case("take", ("asked_gangplank", "I11.3.6"), "play GANGPLANK", **CROSSING),
    case("sail 3 pyramid", ("boat_sailed", "I5.3"), "play GANGPLANK", **CROSSING, about={"spots": 2}),
    case(
        "sail 1 pyramid",
        ("too_light", "I5.3"),
        "play GANGPLANK",
        **CROSSING,
        about={"spots": 4, "minimum": 3, "load": 2},
    ),
    case(
        "sail 4 pyramid", ("gangplank_own_stone", "I11.3.6"), "play GANGPLANK", **CROSSING, about={"spots": 1}
    ),
    case(
        "sail 2 temple",
        ("gangplank_no_boat", "I11.3.6"),
        "play GANGPLANK",
        **CROSSING,
        about={"site": "temple"},
    ),
    case(
        "sail 2 market",
        ("market_empty", "I11.3.6.1"),
        "play GANGPLANK",
        **CROSSING | {"boats": ".@market WK ..@pyramid K"},
    ),
    *(
        case(text, ("not_in_this_game", rule), game=PLAIN, sleds="2 2")
        for text, rule in (
            ("play RAFT", "I11.3.5"),
            ("play GANGPLANK", "I11.3.6"),
            ("raft temple", "I11.3"),
            ("prophecy ra", "I11.4"),
            ("buy 1", "I12.1"),
            ("save", "I12.1"),
            ("draw", "I12.2"),
            ("cell 1", "I12.4"),
            ("lay 1", "I12.7"),
        )
    ),
    # prophecies
    case("prophecy isis", ("prophecy_not_drawn", "I11.4"), about={"prophecy": "isis"}),
    case("prophecy ra", ("prophecy_marked", "I11.4"), **FORETOLD, about={"prophecy": "ra"}),
    case("prophecy amun", ("box_used", "I11.4.1"), **FORETOLD, about={"box": 2}),
    case("prophecy amun", ("scarabs_used", "I11.4"), round_=6, scarabs=".12 ..."),
]
REASONS = {one.expected.reason for one in CASES}
UNLIKELY = {"no_card_left"}  # hands and display would hold the whole deck


@pytest.mark.parametrize("one", CASES, ids=lambda one: f"{one.expected.reason}-{one.tried}")
def test_it_is_refused_for_this_reason(one: Case) -> None:
    state = go(one.game, one.state, *one.before)
    assert one.game.refusal(state, one.game.info.vocabulary.read(one.tried)) == one.expected


def test_when_the_game_is_over_everything_is_refused() -> None:
    s = table(TWO, boats="..@burial ..@obelisks ..@pyramid K", round_=6)
    s = go(TWO, s, "sail 4 temple")
    assert TWO.refusal(s, TWO.info.vocabulary.read("take")) == Refusal("game_over", "I4")


def in_the_rules(game: Game[Any]) -> set[str]:
    """The numbers of all sections and paragraphs that this game's rules have."""
    told = WORDS.rules(texts("en", "imhotep"), game.options)
    return {section.id for section in told} | {
        paragraph.rule for section in told for paragraph in section.full
    }


def test_random_games_meet_no_other_reason_and_name_rules_they_have() -> None:
    met = set()
    for number in range(60, 120):
        match = random_imhotep(number)
        refusals = {
            (refusal.reason, refusal.rule)
            for ply in range(0, match.plies, 2)
            for action in match.game.info.vocabulary.decisions
            if (refusal := match.game.refusal(match.at(ply), action))
        }
        met |= {reason for reason, _ in refusals}
        named = {rule for reason, rule in refusals if reason != "not_in_this_game"}
        assert named <= in_the_rules(match.game)
    assert met <= REASONS
    assert len(REASONS - met - UNLIKELY) <= 2, REASONS - met
