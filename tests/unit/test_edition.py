"""Editions: other values in the box, the game that is played with them, links and records that carry them."""

import gc
import re
import typing
from typing import Any

import pytest

from game.core import loading
from game.core.edition import Edition, box_of, parted, to_link
from game.core.errors import BadNotation, BadOption, Problem
from game.core.link import _sealed, open_link, setup_link
from game.core.loading import DECLARED, edition_of, load, values
from game.core.match import Match
from game.core.record import Record, from_text, new_record, to_text
from game.core.registry import LISTINGS, game_class
from game.games.imhotep import tables as box
from game.text.catalogue import texts
from game.text.common import problem
from game.text.edition import differences, edition_words
from game.text.games import words
from game.text.table import TableWords
from tests.helpers import boxed

DECLARING = [game for game in LISTINGS if values(game)]
FIRST = "duel:obelisk_b_first=33"
NUMBER = re.compile(r"(?i)\d|\b(?:two|three|four|five)\b")
PLACE = re.compile(r"\{(\w+)\}")
# Of what options mean, sentences with numbers that no box changes, and places that tell how long a table is.
FIXED = {
    "imhotep": {
        *("market A", "market B", "pyramid B", "burial C", "burial D", "obelisks B", "quarry unlimited"),
        *("favour off", "favour on", "dynasty off", "dynasty on", "prophecies off", "prophecies on"),
        "quarry usual",
    },
    "duel": {"temple A", "temple B", "pyramids A", "tomb A"},
    "cheops": {"sheets seats"},
    "abusir": {"ghost near"},
}
LENGTHS = {"values", "pyramid", "run"}
PRIZES = (("obelisks_a.3.0", "40"), ("obelisks_a.3.2", "5"))


def prizes(edition: Any) -> list[int]:
    """I6.5: what three obelisks of different height bring."""
    game = game_class(box_of("imhotep", edition))(3, {})
    s = game.initial_state()
    s.laid[box.OBELISKS] = [3, 2, 1]
    return [event.points for event in game.closing(s) if event.category == "obelisks"]


# ---- playing by one -------------------------------------------------------------------------------------


def test_rules_go_by_their_box_and_ours_stays_as_it_is() -> None:
    usual, cls = prizes(()), game_class("imhotep")
    assert prizes(PRIZES) == [40, usual[1], 5]
    assert prizes(()) == usual
    assert game_class("imhotep") is cls
    assert box.OBELISKS_A[3][0] == usual[0]
    assert game_class(box_of("imhotep", PRIZES)) is game_class(box_of("imhotep", PRIZES))


def test_what_follows_from_a_value_follows_from_another_one() -> None:
    """I2.1: stones a player; C7.5: what is left of them in Cheops."""
    assert game_class("imhotep:stones=20")(3, {}).initial_state().quarry == [20, 20, 20]
    begun = Match(new_record("cheops", 2, {}, "4711", (("stone_left", "3"),)))
    assert [event.points for event in begun.ledger() if event.category == "quarry"] == [36, 36]


def test_the_modules_of_a_box_see_each_other_only() -> None:
    """Also where ours are loaded already, as they are here."""
    ours = load("game.views.{}.spoken", "pyramids")
    own = load("game.views.{}.spoken", "pyramids:glyph=3")
    assert (ours.words, ours.box) == (
        load("game.text.{}", "pyramids"),
        load("game.games.{}.tables", "pyramids"),
    )
    assert own.words is load("game.text.{}", "pyramids:glyph=3") is not ours.words
    assert own.box is load("game.games.{}.tables", "pyramids:glyph=3") is not ours.box
    assert own.words.card.__globals__["box"] is own.box


def test_a_game_that_is_in_use_keeps_its_rooms() -> None:
    """However many other boxes have been opened since; those that nobody uses are gone."""
    game = game_class("duel:run_b=5")
    game_class("duel:run_b=6")
    for number in range(loading.KEPT + 1):
        game_class(f"duel:run_b={10 + number}")
    for forget in vars(typing)["_cleanups"]:  # typing remembers the last generic classes
        forget()
    gc.collect()
    assert game_class("duel:run_b=5") is game
    assert "duel:run_b=6" not in loading._in_use


def test_words_tell_of_the_box_too() -> None:
    """D9.5: who is first to have so many."""
    told = {box: words(box).choice_about(texts("en", "duel"), "obelisk", "B") for box in ("duel", FIRST)}
    assert "33" in told[FIRST]
    assert "33" not in told["duel"]
    assert words("duel").choice_about(texts("en", "duel"), "obelisk", "B") == told["duel"]


@pytest.mark.parametrize("game", DECLARING)
def test_whatever_options_mean_of_the_box_is_told_of_another_one(game: str) -> None:
    meanings = words(game).meanings
    named = {place for said in meanings.values() for place in PLACE.findall(said)} - LENGTHS
    other = words(box_of(game, every_other(game))) if named else words(game)
    usual, told = (each.facts(texts("en", game)) for each in (words(game), other))
    assert {place for place in named if told[place] == usual[place]} == set()


@pytest.mark.parametrize("game", DECLARING)
def test_whatever_options_mean_has_no_number_of_the_box_besides(game: str) -> None:
    told = {" ".join(key): PLACE.sub("", said) for key, said in words(game).meanings.items()}
    assert {key for key, said in told.items() if NUMBER.search(said)} == FIXED.get(game, set())


def every_other(game: str) -> Edition:
    """A box in which every value is another one."""
    others = {
        name: next(choice for choice in value.choices if choice != value.ours)
        for name, value in values(game).items()
    }
    return edition_of(game, others.items())


@pytest.mark.parametrize("name", ["sphinx=1", "obelisks_a=1", "obelisks_a.9.0=1", "obelisks_a.3.7=1"])
def test_a_table_cannot_be_changed_where_it_has_no_value(name: str) -> None:
    with pytest.raises(BadOption):
        game_class(f"imhotep:{name}")
    assert prizes(())


# ---- what may differ ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", DECLARING)
def test_what_is_declared_is_in_the_box_can_be_chosen_and_has_its_words(game: str) -> None:
    said, rules = edition_words(game), _rules(game)
    assert {value.of.table for value in values(game).values()} == set(said.labels)
    for name, value in values(game).items():
        assert re.fullmatch(r"[a-z0-9_.]+", name), "links write what stands between by capitals"
        assert value.ours in value.choices
        assert len(value.choices) > 1
        assert value.of.rule in rules, f"{name}: no rule {value.of.rule}"


def _rules(game: str) -> list[str]:
    return [paragraph.rule for section in words(game).rules(texts("en", game)) for paragraph in section.full]


def _english(game: str) -> Any:
    from game.text.catalogue import texts

    return texts("en", game)


def test_values_of_our_own_are_marked_in_every_game_that_has_some() -> None:
    marked = {game for game in DECLARING if any(value.of.house for value in values(game).values())}
    assert marked == {"imhotep", "pyramids", "cheops", "abusir"}


@pytest.mark.parametrize("game", DECLARING)
def test_what_differs_is_told_value_by_value(game: str) -> None:
    name, value = list(values(game).items())[-1]
    other = next(choice for choice in value.choices if choice != value.ours)
    edition = edition_of(game, [(name, other)])
    (told,) = differences(texts("en", game), game, edition)
    assert "usually" in told


@pytest.mark.parametrize(
    ("game", "given", "reason"),
    [
        ("imhotep", [("sphinx", "1")], "unknown_value"),
        ("imhotep", [("single", "1"), ("single", "2")], "value_twice"),
        ("imhotep", [("single", "1000")], "bad_edition_value"),
        ("imhotep", [("single", "card")], "bad_edition_value"),
        ("imhotep", [("pyramids_b.0.0.1", "7")], "bad_edition_value"),
        ("abusir", [("pool.0", "0")], "no_such_box"),
        (
            "abusir",
            [("counts.0", "3"), ("counts.1", "4"), ("counts.2", "2"), ("counts.3", "2")],
            "no_such_box",
        ),
        ("pyramids", [("two_stone_glyphs.0", "obelisk")], "no_such_box"),
    ],
)
def test_what_no_box_has_is_refused(game: str, given: list[tuple[str, str]], reason: str) -> None:
    with pytest.raises(BadOption) as caught:
        edition_of(game, given)
    assert caught.value.reason == reason

    assert problem(texts("en", game), caught.value)


def test_of_a_box_of_abusir_a_block_is_left_for_every_sled() -> None:
    """A3.8: of the smallest box that is one, too, everybody takes a block."""
    least = edition_of("abusir", [("counts.0", "4"), ("counts.1", "4"), ("counts.2", "2"), ("counts.3", "2")])
    match = Match(new_record("abusir", 5, {}, "amun1", least))
    while match.state.pending[-1].step != "act":
        match = match.play(match.legal[0].text)
    assert sum(match.state.stock) == 1


def test_of_a_larger_pool_of_abusir_what_the_boats_leave_goes_to_the_stocks() -> None:
    """A3.7: it holds 36 blocks, of which the boats take 30."""
    match = Match(new_record("abusir", 4, {}, "amun1", edition_of("abusir", [("pool.0", "5")])))
    while match.state.pending[-1].step != "act":
        assert match.game.read(match.game.write(match.state)) == match.state
        match = match.play(match.legal[0].text)
    assert (sum(match.state.pool), sum(match.state.stock)) == (0, 93 - 30 - 4)
    assert match.game.read(match.game.write(match.state)) == match.state


def test_a_value_that_is_ours_does_not_differ() -> None:
    assert edition_of("imhotep", [("single", str(box.SINGLE))]) == ()
    assert edition_of("imhotep", [("single", "2"), ("wrath", "-5"), ("pyramid_a.0", "7")]) == (
        ("pyramid_a.0", "7"),
        ("single", "2"),
    )


# ---- carried along --------------------------------------------------------------------------------------


@pytest.mark.parametrize("record", list(boxed()), ids=lambda record: f"{record.game}-{record.seed}")
def test_records_and_links_carry_what_differs(record: Record) -> None:
    assert from_text(to_text(record)) == record
    assert open_link(setup_link(record)).record == record
    assert parted(record.box) == (record.game, record.edition)


def test_a_link_of_a_few_values_can_be_read() -> None:
    record = new_record("imhotep", 2, {}, "a", (("burial_b.0", "9"), ("wrath", "-7")))
    assert "-ed1-burialUbD0E9SwrathEN7-" in setup_link(record)
    assert to_link(record.edition) == "burialUbD0E9SwrathEN7"


def test_many_values_are_packed() -> None:
    every = [(name, value.choices[-1]) for name, value in values("imhotep").items()]
    record = new_record("imhotep", 2, {}, "a", edition_of("imhotep", every))
    link = setup_link(record)
    assert "-ed1-z" in link
    assert len(link) < len(to_link(record.edition)) / 2
    assert open_link(link).record == record


@pytest.mark.parametrize("part", ["burialUbD0E99", "sphinxE1", "burial", "z0", "zz", "zé", "singleE1S"])
def test_a_link_with_a_box_that_cannot_be_names_it(part: str) -> None:

    head = setup_link(new_record("imhotep", 2, {}, "a")).rpartition("-")[0]
    with pytest.raises(Problem) as caught:
        open_link(_sealed([*head.split("-"), "ed1", part]))
    assert caught.value.field.startswith("edition")


@pytest.mark.parametrize("line", ["edition single", "edition single 2 3", "edition sphinx 2"])
def test_a_record_with_a_box_that_cannot_be_names_it(line: str) -> None:
    text = to_text(new_record("imhotep", 2, {}, "a")).replace("seed a", f"{line}\nseed a")
    with pytest.raises((BadNotation, BadOption)) as caught:
        from_text(text)
    assert caught.value.field.startswith("edition")


def test_the_declarations_of_a_game_name_things_of_its_table() -> None:
    """Every thing a value stands on has its words where a table is set up by hand."""
    for game in DECLARING:
        table: TableWords = load("game.text.{}.table", game).TABLE
        kinds = {value.thing.split()[0] for value in values(game).values()}
        assert kinds <= set(table.things), game
        assert load(DECLARED, game).VALUES
