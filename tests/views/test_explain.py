"""Every thing on every table tells what it is, what it does and what it is worth, as the engine has it."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from typing import Any, cast

import pytest

from game.core.match import Match
from game.games.cheops import tables as cheops_box
from game.games.cheops.game import Cheops
from game.games.duel import tables as duel_box
from game.games.imhotep import tables as imhotep_box
from game.games.imhotep.cards import CARD_IDS
from game.games.pyramids import tables as pyramids_box
from game.games.pyramids.state import UNKNOWN
from game.text import common
from game.text import duel as duel_words
from game.text import imhotep as imhotep_words
from game.text.catalogue import texts
from game.text.games import words
from game.text.words import section_of
from game.views.explain import Info
from game.views.games import explained
from game.views.imhotep import counts
from game.views.imhotep.inplay import Look as ImhotepLook
from game.views.panels.explain import spoken
from tests.views.samples import CHEOPS, DUEL, IMHOTEP, PYRAMIDS, SAMPLES, Sample

EVERY = 6  # of about a hundred positions of each game
FACES = {sample.game: sample for sample in SAMPLES}


def explainers(game: str) -> dict[str, Any]:
    found: dict[str, Any] = import_module(f"game.views.{game}.explain").EXPLAINERS
    return found


def things(sample: Sample, match: Match) -> list[str]:
    names = [node.attrs["data-thing"] for node in sample.tree(match).having("data-thing")]
    return list(dict.fromkeys(names))


def told(sample: Sample, match: Match, thing: str, language: str = "en", **more: Any) -> Info:
    view = sample.seen(match, t=texts(language, sample.game), **more)
    info = explained(sample.game, view, thing)
    assert info is not None, thing
    return info


def everything(sample: Sample) -> Iterator[tuple[Match, str]]:
    for match in sample.some[::EVERY]:
        for thing in things(sample, match):
            yield match, thing


# ---- all that is there --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game", FACES)
def test_every_thing_on_the_table_is_explained(game: str, language: str) -> None:
    sample, kinds = FACES[game], set()
    for match, thing in everything(sample):
        info = told(sample, match, thing, language)
        kinds.add(thing.split()[0])
        assert info.name, thing
        assert info.effect, thing
        assert info.picture, thing
        assert info.name == common.capital(info.name), thing
        assert all(line.said for line in info.lines), thing
        assert all(-1 <= line.player < match.game.players for line in info.lines), thing
        heard = spoken(texts(language), info)
        assert all(text not in heard for text in ("{", "..", "  ")), heard
        assert language != "fr" or not re.search(r"[^\u202f]: ", heard), heard
    assert kinds == set(explainers(game))


@pytest.mark.parametrize("game", FACES)
def test_its_rule_is_one_of_the_rules_in_play(game: str) -> None:
    sample = FACES[game]
    for match, thing in everything(sample):
        rule = told(sample, match, thing).rule
        sections = tuple(words(game).rules(texts("en", game), match.game.options))
        section = section_of(sections, rule)
        assert rule == section.id or rule in {paragraph.rule for paragraph in section.full}, (thing, rule)


@pytest.mark.parametrize("game", FACES)
@pytest.mark.parametrize(
    "thing",
    [
        "",
        "x",
        "card",
        "card NO",
        "slot R1",
        "slot R9 1",
        "site temple 9",
        "boat 9",
        "die x",
        "god 77",
        "joker",
    ],
)
def test_what_is_not_there_is_not_explained(game: str, thing: str) -> None:
    sample = FACES[game]
    assert explained(game, sample.seen(sample.opening), thing) is None


def test_all_that_is_in_the_boxes_can_be_asked_about() -> None:
    asked: dict[str, set[str]] = {game: set() for game in FACES}
    for sample in SAMPLES:
        for match in sample.some:
            asked[sample.game] |= set(things(sample, match))
    duel = {
        duel_box.TILES[match.state.slots[at]]
        for match in DUEL.some
        for at in range(len(duel_box.BOATS) * duel_box.SLOTS)
        if match.state.slots[at] >= 0
    }
    assert duel == set(duel_box.TILES)
    held = {thing.split()[1] for thing in asked["duel"] if thing.startswith("action")}
    assert held == set(duel_box.ACTION_TILES)
    assert {f"site {site} {player}" for site in duel_box.SITES for player in (0, 1)} <= asked["duel"]
    assert {f"card {code}" for code in CARD_IDS} <= asked["imhotep"]
    assert {f"site {site}" for site in imhotep_box.SITES} <= asked["imhotep"]
    assert {f"favour {number}" for number in imhotep_box.FAVOURS} <= asked["imhotep"]
    assert {f"god {number + 1}" for number in range(len(pyramids_box.TILES))} <= asked["pyramids"]
    assert {f"die {letter}" for letter in cheops_box.LETTERS} <= asked["cheops"]
    assert {f"bonus 0 {name}" for name in cheops_box.BONUSES} <= asked["cheops"]
    assert {f"field 0 {name}" for name in cheops_box.FIELDS} <= asked["cheops"]


# ---- what it is worth ---------------------------------------------------------------------------------


def figures(info: Info, player: int) -> list[str]:
    return [line.figure for line in info.lines if line.player == player and line.figure]


def points(n: int) -> str:
    said = common.signed(n) if n else "0"
    return f"{said} point" if abs(n) == 1 else f"{said} points"


def test_a_tile_brings_what_taking_it_brings() -> None:
    checked = 0
    for match in DUEL.matches:
        for action in match.legal:
            if action.verb == "take":
                gained = sum(
                    event.points
                    for event in match.game.tried(match.state, action).told
                    if event.player == match.player
                )
                boat, slot = (action.details[key] for key in ("boat", "slot"))
                assert figures(told(DUEL, match, f"slot {boat} {slot}"), match.player)[0] == points(gained)
                checked += 1
    assert checked > 100


def test_a_boat_brings_what_unloading_it_brings() -> None:
    checked = 0
    for match in DUEL.some:
        for action in match.legal:
            if action.verb == "unload":
                tried = match.game.tried(match.state, action).told
                info = told(DUEL, match, f"boat {action.details['boat']}")
                for player in (0, 1):
                    gained = sum(event.points for event in tried if event.player == player)
                    # what only the end brings is no part of it
                    late = sum(
                        e.points for e in tried if e.player == player and e.category in ("actions", "figures")
                    )
                    assert figures(info, player) == [points(gained - late)]
                checked += 1
    assert checked > 20


def test_a_site_is_worth_what_the_sheet_says() -> None:
    for match in IMHOTEP.some[::EVERY]:
        look = ImhotepLook(IMHOTEP.seen(match))
        for number, name in enumerate(imhotep_box.SITES):
            info = told(IMHOTEP, match, f"site {name}")
            for player in range(match.game.players):
                worth = counts.worth(look, number, player)
                assert common.points(texts("en", "imhotep"), worth) in figures(info, player)[0]


def test_sailing_a_boat_brings_what_the_engine_says() -> None:
    checked = 0
    for match in IMHOTEP.some:
        for action in match.legal:
            if action.verb == "sail":
                now, then = (
                    match.game.scores(s) for s in (match.state, match.game.tried(match.state, action).state)
                )
                info = told(IMHOTEP, match, f"boat {action.args[0] + 1}")
                site = imhotep_words.site(texts("en", "imhotep"), imhotep_box.SITES[action.args[1]])
                (line,) = [line for line in info.lines if line.said == site]
                gains = [common.signed(b - a) for a, b in zip(now, then, strict=True) if a != b]
                assert all(gain in line.figure for gain in gains), (line, gains)
                assert gains or line.figure == "nothing yet"
                checked += 1
    assert checked > 20


def test_a_field_brings_what_ticking_it_brings() -> None:
    checked = 0
    structures = set(cheops_box.STRUCTURES)
    for match in CHEOPS.some:
        for action in match.legal:
            if action.verb == "tick":
                tried = match.game.tried(match.state, action).told
                gained = sum(event.points for event in tried if event.category in structures)
                name = action.details["field"]
                info = told(CHEOPS, match, f"field {match.player} {name}")
                (line,) = [line for line in info.lines if line.said == "Ticking it brings"]
                ended = any(event.kind == "structures" for event in tried)
                assert line.figure == points(gained + cheops_box.BONUS * ended)
                checked += 1
    assert checked > 50


def test_a_die_another_uses_only_now_still_pays() -> None:
    """What the active player takes stays out; what others take comes back for the next one (C4.2, C4.3)."""
    checked = Counter[str]()
    for match in (match for match in CHEOPS.matches if not match.over):
        s, mover, game = match.state, match.player, cast("Cheops", match.game)
        used = [colour for colour, dice in enumerate(s.middle) if not dice and s.lying[colour]]
        for colour, player in product(used, range(match.game.players)):
            whose = "own" if player == mover else "active" if mover == s.active else "other"
            assert (game.pays(s, player, colour) == "die") == (whose == "other")
            checked[whose] += 1
    assert min(checked[whose] for whose in ("own", "active", "other")) > 5


def test_a_card_brings_what_the_best_place_brings() -> None:
    checked = 0
    for match in PYRAMIDS.matches:
        player = match.player
        best: dict[int, int] = {}
        now = match.game.scores(match.state)[player] if player >= 0 else 0
        for action in match.legal:
            if action.verb == "pyramid":
                card = match.state.hands[player][action.args[0]]
                gained = match.game.scores(match.game.tried(match.state, action).state)[player] - now
                best[card] = max(best.get(card, gained), gained)
        for card, gained in best.items():
            info = told(PYRAMIDS, match, f"card {card}", viewer=player)
            (line,) = [line for line in info.lines if line.said == "Pyramid, in the best place"]
            assert line.figure == points(gained)
            checked += 1
    assert checked > 50


# ---- what can still come ------------------------------------------------------------------------------


def test_the_open_discard_is_told_card_by_card_wherever_the_deck_is() -> None:
    t, known = texts("en", "imhotep"), set()
    for match in IMHOTEP.some:
        discard = enumerate(match.state.discard)
        lying = [imhotep_words.cards_held(t, CARD_IDS[kind], count) for kind, count in discard if count]
        expected = f"On the discard: {common.all_of(t, lying)}." if lying else "The discard is empty."
        for thing in {"site market", "deck", "pair"} & {*things(IMHOTEP, match)}:
            assert expected in [line.said for line in told(IMHOTEP, match, thing).lines]
            known.add((thing, bool(lying)))
        (popover,) = [n for n in IMHOTEP.tree(match).having("id") if n.attrs["id"] == "counts-market"]
        assert expected in popover.text
    assert known >= {("site market", False), ("site market", True), ("deck", True), ("pair", True)}


def test_the_round_tells_the_round_cards_that_nobody_has_seen() -> None:
    left = set()
    for match in IMHOTEP.some:
        if match.over:
            assert "round" not in things(IMHOTEP, match)
            continue
        seen = {event.params["boats"] for event in match.told if event.kind == "round"}
        cards = ["-".join(card) for card in imhotep_box.ROUND_CARDS[match.game.players]]
        unseen = [card for card in cards if card not in seen]
        assert told(IMHOTEP, match, "round").lines[-1].said == " · ".join(unseen)
        left.add(len(unseen))
    assert left == {1, 2, 3, 4, 5, 6}


# ---- what stays hidden --------------------------------------------------------------------------------


def test_hidden_cards_are_not_explained() -> None:
    checked = 0
    for match in PYRAMIDS.matches[::EVERY]:
        seen = match.game.observation(match.state, 0)
        view = PYRAMIDS.seen(match, seen=seen)
        for player in range(1, match.game.players):
            for card in match.state.hands[player] + match.state.tombs[player]:
                if UNKNOWN in seen.hands[player] + seen.tombs[player] and card not in seen.hands[player]:
                    assert explained("pyramids", view, f"card {card}") is None
                    checked += 1
    assert checked > 20


def test_a_site_of_the_duel_offers_no_tile_that_has_gone() -> None:
    t, gone = texts("en", "duel"), 0
    for match in DUEL.matches:
        s = match.state
        aboard = {s.slots[at] for at in range(len(duel_box.BOATS) * duel_box.SLOTS)}
        coming = {kind for kind in range(len(duel_box.TILES)) if s.unseen[kind] or kind in aboard}
        named = {common.capital(duel_words.tile(t, code)): kind for kind, code in enumerate(duel_box.TILES)}
        for site in duel_box.SITES:
            info = explained("duel", DUEL.seen(match), f"site {site} 0")
            assert info
            offered = {named[line.said] for line in info.lines if line.said in named}
            assert offered == coming & set(duel_box.KINDS_OF[site])
            gone += len({*duel_box.KINDS_OF[site]} - coming)
    assert gone > 50
