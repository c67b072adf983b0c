"""The worked examples of the rules: what they say is what the engine does, and they are pictures only."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.core.match import Match
from game.core.record import new_record
from game.core.registry import LISTINGS, game_class
from game.games.imhotep import tables as box
from game.shell.model import Layer, Model, Settings
from game.shell.page import page
from game.shell.play import Play
from game.shell.screens.examples import caption, points, table
from game.shell.seat import Seat
from game.text.catalogue import LANGUAGES, texts
from game.text.games import examples, words
from game.text.words import Example
from tests.reading import Element, read
from tests.text.checks import places
from tests.text.strict import strict

GAMES = [game for game in LISTINGS if examples(game)]
EVERY = [(game, example) for game in GAMES for example in examples(game)]
SEED = "4711"

# What the published rules say of their examples: by game and rule, the points of each player.
PUBLISHED = {
    ("imhotep", "I6.2"): [2, 0, 4, 3],
    ("imhotep", "I7.2"): [0, 0, 3, 0],
    ("imhotep", "I6.4"): [3, 1, 7, 17],
    ("imhotep", "I7.4"): [12, 8, 3, 11],
    ("imhotep", "I6.5"): [15, 7, 0, 7],
    ("imhotep", "I8.2"): [4, 0, 0, 0],
    ("imhotep", "I8.3"): [6, 0, 0, 0],
    ("imhotep", "I10.3"): [5, 3, 0, 3],
    ("duel", "D9.1"): [10, 3],
    ("duel", "D9.2"): [7, 0],
    ("duel", "D9.3"): [21, 0],
    ("duel", "D9.4"): [10, 0],
    ("duel", "D9.5"): [12, 6],
    ("duel", "D9.6"): [13, 0],
    ("duel", "D9.7"): [4, -6],
    ("duel", "D9.8"): [8, 0],
    ("duel", "D9"): [51, 3],
    ("pyramids", "P7.1"): [22],
    ("pyramids", "P7.3"): [33],
    ("pyramids", "P7.4"): [6],
    ("pyramids", "P7.5"): [5, 10],
    ("cheops", "C6"): [3, 0, 0],
    ("cheops", "C7"): [50],
    ("cheops", "C7.2"): [0, 3, 10],
    ("cheops", "C7.3"): [8],
    ("cheops", "C7.5"): [4],
}
SITES = ("market", "pyramid", "temple", "burial", "obelisks")


def of(game: str, rule: str) -> list[Example]:
    return [example for example in examples(game) if example.rule == rule]


def named(case: tuple[str, Example]) -> str:
    return f"{case[0]} {case[1].rule}"


each = pytest.mark.parametrize(("game", "example"), EVERY, ids=map(named, EVERY))


# ---- positions and what is said of them -------------------------------------------------------------


@each
def test_positions_are_written_as_the_game_writes_them(game: str, example: Example) -> None:
    played = game_class(game)(example.players, example.options)
    assert played.write(played.read(example.position)) == example.position


@each
def test_what_is_done_is_legal_and_nothing_else_is_offered(game: str, example: Example) -> None:
    view = table(example, game, texts("en", game))
    legal = {action.text for action in view.game.legal_actions(view.seen)}
    begun = {text for text in legal if example.action and text.startswith(example.action)}
    assert set(view.offered) == begun
    assert bool(view.offered) == bool(example.action)


@each
def test_they_belong_to_a_rule(game: str, example: Example) -> None:
    sections = words(game).rules(texts("en", game))
    told = {section.id for section in sections} | {p.rule for section in sections for p in section.full}
    assert example.rule in told


@pytest.mark.parametrize("language", LANGUAGES)
@each
def test_sentences_are_whole(game: str, example: Example, language: str) -> None:
    told = caption(example, table(example, game, strict(language, game)))
    assert told
    assert not places(told)
    named_points = {int(n) for n in re.findall(r"\{points(\d)\}", example.says)}
    assert not named_points or example.counts or len(named_points) == 1


@pytest.mark.parametrize(("where", "expected"), PUBLISHED.items(), ids=map(" ".join, PUBLISHED))
def test_points_are_those_of_the_published_examples(where: tuple[str, str], expected: list[int]) -> None:
    game, rule = where
    (example,) = of(game, rule)
    view = table(example, game, texts("en", game))
    assert points(example, view)[: len(expected)] == expected


def test_every_game_opens_with_a_picture_and_has_three_examples_more() -> None:
    for game in GAMES:
        assert len(of(game, "aim")) == 1
        assert len(examples(game)) >= 4


def test_every_side_of_every_site_of_imhotep_has_one() -> None:
    told = {example.rule for example in examples("imhotep")}
    sections = words("imhotep").rules(texts("en", "imhotep"))
    sides = {section.when: section.id for section in sections if section.when and section.when[0] in SITES}
    assert set(sides.values()) <= told
    assert len(sides) == 4 * len(SITES)


# ---- pictures ---------------------------------------------------------------------------------------


def drawer(game: str, language: str, *, full: bool, lobby: bool) -> Element:
    """The page with the rules open, over a game of that kind or in the lobby."""
    settings = Settings(language=language, rules_full=full)
    if lobby:
        return read(page(Model(settings, layers=(Layer("rules", game),))).html())
    low, _ = LISTINGS[game].seats
    play = Play("1", Match(new_record(game, low, {}, SEED)), (Seat(),) * low)
    return read(page(Model(settings, play=play, layers=(Layer("rules"),))).html())


@pytest.fixture(
    params=[(game, full, lobby) for game in GAMES for full in (False, True) for lobby in (False, True)],
    ids=lambda case: f"{case[0]}, {'full' if case[1] else 'short'}, {'lobby' if case[2] else 'table'}",
)
def opened(request: pytest.FixtureRequest) -> Element:
    game, full, lobby = request.param
    return drawer(game, "en", full=full, lobby=lobby)


def pictures(root: Element) -> Iterator[Element]:
    return (e for e in root.walk if "shown" in e.get("class").split())


def test_pictures_are_there_and_nothing_in_them_is_a_thing_of_the_page(opened: Element) -> None:
    drawn = list(pictures(opened))
    assert drawn
    for picture in drawn:
        assert picture.hidden()
        below = list(picture.walk)
        assert below
        assert [e.attrs for e in below if {"id", "role", "tabindex", "title"} & set(e.attrs)] == []
        assert [e.attrs for e in below if any(name.startswith("data-") for name in e.attrs)] == []


def test_names_are_given_once_on_the_page(opened: Element) -> None:
    for attribute in ("data-k", "id"):
        given = Counter(e.get(attribute) for e in opened.having(attribute))
        assert [name for name, count in given.items() if count > 1] == []


def test_what_the_pictures_refer_to_is_on_the_page(opened: Element) -> None:
    used = {e.get("href")[1:] for e in opened.tags("use")}
    assert used - {e.get("id") for tag in ("symbol", "g") for e in opened.tags(tag)} == set()


def test_every_picture_of_an_example_has_its_sentence(opened: Element) -> None:
    for figure in opened.tags("figure"):
        (picture,) = list(pictures(figure))
        pieces = "pieces" in picture.get("class").split()
        assert len([e for e in figure.tags("figcaption") if e.text.strip()]) == (0 if pieces else 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_rail_has_words(game: str) -> None:
    (rail,) = [
        e for e in drawer(game, "de", full=False, lobby=True).tags("nav") if e.get("class") == "contents"
    ]
    titles = [section.title for section in words(game).rules(texts("de", game))]
    assert [e.text for e in rail.tags("button")] == titles
    assert all(e.tags("svg") for e in rail.tags("button"))


# ---- what sentences tell besides points -------------------------------------------------------------


def after(game: str, rule: str, *more: str) -> tuple[Example, Match]:
    """An example's position with its action played, and these decisions after it."""
    (example,) = of(game, rule)
    record = replace(new_record(game, example.players, example.options, SEED), position=example.position)
    match = Match(record)
    for text in (example.action, *more):
        match = match.play(text) if text else match
    return example, match


def test_imhotep_a_boat_brings_three_to_the_market_and_one_card_is_left() -> None:
    _, match = after("imhotep", "I6.1", "pick 1", "pick 2", "pick 3")
    assert [kind >= 0 for kind in match.state.display].count(True) == 1
    assert [sum(held) for held in match.state.cards] == [4 + 1, 0, 1, 1]


def test_imhotep_five_stones_is_what_a_sled_holds() -> None:
    (example,) = of("imhotep", "I5.1")
    match = Match(replace(new_record("imhotep", 3, {}, SEED), position=example.position))
    assert (match.state.sled[0], match.play("take").state.sled[0]) == (3, 3 + 2)


def test_imhotep_what_is_seen_from_above_scores_when_the_round_ends() -> None:
    stacked, ends = of("imhotep", "I6.3")
    t = texts("en", "imhotep")
    then = table(stacked, "imhotep", t)
    lying = then.game.tried(then.seen, then.offered[stacked.action]).state.temple
    assert lying[:4] + lying[4:] == [0, 1, 3, 3, 2, 2, 0]
    assert points(ends, table(ends, "imhotep", t)) == [1, 1, 1, 2]


def test_imhotep_temple_b_goes_from_left_to_right() -> None:
    (example,) = of("imhotep", "I7.3")
    view = table(example, "imhotep", texts("en", "imhotep"))
    assert list(zip(view.seen.temple, box.TEMPLE_B, strict=True)) == [
        (3, "choice"),
        (2, "points"),
        (0, "choice"),
        (0, "card"),
        (1, "choice"),
    ]


def test_imhotep_a_third_single_stone_takes_the_nine() -> None:
    (example,) = of("imhotep", "I7.5")
    view = table(example, "imhotep", texts("en", "imhotep"))
    told = view.game.tried(view.seen, view.offered[example.action])
    late = [event for event in view.game.closing(told.state) if event.category == "obelisks"]
    assert sorted((event.player, event.points) for event in late) == [(0, 9), (1, 1), (2, 10), (3, 1)]


def test_imhotep_the_field_a_private_boat_empties_is_filled_again() -> None:
    _, match = after("imhotep", "I10.2.1", "pick 1")
    assert all(kind >= 0 for kind in match.state.display)


def test_imhotep_our_own_sides_bring_what_their_examples_say() -> None:
    brought = {
        "I12.2": [2, 0, 0, 0],
        "I12.3": [3, 0, 0, 0],
        "I12.4": [3, 0, 0, 0],
        "I12.5": [4, 1, 1, 0],
        "I12.7": [7, 8, 3, 2],
        "I12.8": [11, 7, 2, 2],
        "I12.9": [12, 2, 6, 1],
        "I12.10": [25, 1, 9, 0],
    }
    for rule, expected in brought.items():
        (example,) = of("imhotep", rule)
        assert points(example, table(example, "imhotep", texts("en", "imhotep"))) == expected


def test_imhotep_a_coin_buys_a_second_card_and_chariots_make_their_fifth_step() -> None:
    _, bought = after("imhotep", "I12.1")
    assert (bought.state.own["coins"], sum(bought.state.cards[0])) == ([1, 2, 2, 2], 2)
    _, raced = after("imhotep", "I12.6")
    assert (raced.state.own["chariots"], raced.state.points) == ([6, 5, 1, 1], [2, 2, 0, 0])


def test_duel_the_last_boat_but_one_ends_the_game() -> None:
    _, match = after("duel", "D8")
    assert match.over


@pytest.mark.parametrize(
    ("rule", "gains"),
    [
        ("aim", [(0, "G5"), (1, "PL")]),
        ("D5", [(1, "G5"), (0, "PL")]),
        ("D5.3", [(0, "PD"), (0, "COMBO"), (1, "T2")]),
    ],
)
def test_duel_who_takes_which_tile(rule: str, gains: list[tuple[int, str]]) -> None:
    _, match = after("duel", rule)
    told = [event for event in match.events(0) if event.kind == "gain"]
    assert [(event.player, event.params["tile"]) for event in told] == gains


@pytest.mark.parametrize(("rule", "slots"), [("P5.1", {"left", "1.2", "2.0"}), ("P-R3", {"left", "1.2"})])
def test_pyramids_where_the_next_card_may_go(rule: str, slots: set[str]) -> None:
    (example,) = of("pyramids", rule)
    view = table(example, "pyramids", texts("en", "pyramids"))
    assert {action.details["slot"] for action in view.offered.values()} == slots


def test_pyramids_the_gods_order_the_players() -> None:
    (example,) = of("pyramids", "P4")
    view = table(example, "pyramids", texts("en", "pyramids"))
    order = [pending.player for pending in reversed(view.seen.pending) if pending.step == "pair"]
    assert order == [1, 2, 0]


def test_duel_what_a_swap_changes() -> None:
    _, match = after("duel", "D6.4", "unload R1")
    told = [event for event in match.events(1) if event.kind == "gain"]
    assert [(event.player, event.params["tile"]) for event in told] == [(0, "O"), (1, "T4")]


def test_cheops_the_dice_left_and_the_stones_lost() -> None:
    (example,) = of("cheops", "C5")
    view = table(example, "cheops", texts("en", "cheops"))
    assert [view.seen.middle, view.seen.blocked] == [[1, 1, 0, 0, 0, 0], [1, 0, 0, 0, 0, 1]]
    _, match = after("cheops", "C5", "strike Q5")
    assert match.state.struck[1] == 1 << 4
