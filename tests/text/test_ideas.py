"""What a teacher tells to look for: every idea has its place, and every row of a sheet its idea."""

import pytest

from game.bots.judging import decisions
from game.bots.reasons import NOW, REPLY, SIGHT, STANDS, Reason, read_reason, why
from game.bots.thinking import conclude
from game.core.puzzle import puzzles_of
from game.core.record import new_record
from game.core.registry import game_class
from game.text import teaching
from game.text.catalogue import texts
from game.text.games import words
from tests.helpers import random_match

LEARNED = ["abusir", "cheops", "duel", "imhotep", "pyramids"]
SIDES = ("market", "pyramid", "temple", "burial", "obelisks")
BOXES = {  # options that bring all there is to look at, one after the other
    "duel": [dict.fromkeys(("obelisk", "temple", "pyramids", "tomb"), side) for side in "AB"],
    "imhotep": [
        {
            **dict.fromkeys(SIDES, side),
            **dict.fromkeys(("wrath", "private", "bets", "favour", "prophecies"), "on"),
        }
        for side in "ABCD"
    ],
}


def known(game: str) -> set[str]:
    """All that an idea can be kept by."""
    verbs = game_class(game).info.vocabulary.verbs
    keys = {f"{word} {verb}" for verb in verbs for word in ("to", "which", "else to", "else which")}
    for options in BOXES.get(game, [{}]):
        played = new_record(game, game_class(game).info.seats[0], options, "ideas").setup()
        names = list(played.feature_names)
        keys |= {*names, *(name.partition(".")[0] for name in names)}
        keys |= {*played.categories, *played.aspects.values()}
    return keys


@pytest.mark.parametrize("game", LEARNED)
def test_every_idea_is_kept_by_something_of_its_game(game: str) -> None:
    assert set(words(game).ideas) - known(game) == set()


@pytest.mark.parametrize("game", LEARNED)
def test_a_reason_by_any_row_teaches_something(game: str) -> None:
    its, without = words(game), {"favour", "market", "quarry"} if game == "imhotep" else set[str]()
    for options in BOXES.get(game, [{}]):
        played = new_record(game, game_class(game).info.seats[0], options, "ideas").setup()
        for row in {*played.categories, *played.aspects.values()} - without:
            parts = {name.partition(".")[0] for name in played.feature_names}
            part = next((part for part in parts if part == row or part.startswith(f"{row}_")), "")
            assert its.idea(texts("en", game), (row, part)), row


def test_the_strongest_reason_teaches_and_a_reply_is_told() -> None:
    match = random_match(new_record("duel", 2, {}, "taught"), 3, 8)
    better = teaching.Better("place 1 1", "place 1 2", match.game.info.vocabulary.read)
    t, its, names = texts("en", "duel"), words("duel"), ("Ada", "Bob")
    later = Reason(STANDS, 0, 4, 0, "temple", "", "temple_a.points")
    reply = Reason(REPLY, 1, 1, 3, "tomb", "unload R2", "tomb_a")
    assert teaching.why(t, its, (later, reply), names, better) == (
        "Bob can then score at most 1 point instead of 3 (Tomb). "
        "That pays off in the long run: about 4 points (Temple) more. "
        "A temple tile counts its symbols: one with many is worth several others."
    )
    assert teaching.idea(t, its, (later._replace(better=1), reply), better) == (
        "The threat: Unload the boat of row 2."
    )
    less = Reason(NOW, 0, 1, 4, "obelisk", "", "obelisk_a")
    assert teaching.idea(t, its, (less,), better) == ""
    assert teaching.idea(t, its, (later,), better._replace(action="play TAKE")).startswith("An action tile")
    sight = Reason(SIGHT, 0, 0, 0, "temple", "", "temple_a.points")
    assert teaching.why(t, its, (sight,), names, better).startswith("A temple tile counts its symbols")
    assert teaching.idea(t, its, (), better._replace(action="stop")) == ""
    assert teaching.idea(t, its, (), better._replace(action="unload R2")).startswith("Look at each boat")


@pytest.mark.parametrize("game", LEARNED)
def test_what_a_puzzle_teaches_does_not_gainsay_the_reasons_beside_it(game: str) -> None:
    t, told = texts("en", game), set[tuple[str, bool]]()
    for puzzle in puzzles_of(game):
        found = [read_reason(row) for row in puzzle.reasons]
        now = sum(reason.gain for reason in found if reason.kind == NOW)
        if said := teaching.taught(t, puzzle.idea, found):
            assert not (puzzle.idea == "prepare" and now > 0), puzzle.id
            assert not (puzzle.idea == "gain" and now < 0), puzzle.id
            assert said == teaching.IDEAS[puzzle.idea]
        told.add((puzzle.idea, bool(said)))
    assert ("gain", True) in told
    assert ("prepare", True) in told


def test_what_a_row_brings_at_once_is_not_told_again_as_its_future() -> None:
    match = random_match(new_record("duel", 2, {}, "taught"), 3, 8)
    better = teaching.Better("place 1 1", "place 1 2", match.game.info.vocabulary.read)
    now = Reason(NOW, 0, 4, 1, "temple", "", "temple_a")
    for gain, said in ((3, "this turn (Temple)"), (5, "this turn, and about 5 in the long run (Temple)")):
        later = Reason(STANDS, 0, gain, 0, "temple", "", "temple_a")
        told = teaching.why(texts("en", "duel"), words("duel"), (now, later), ("Ada", "Bob"), better)
        assert told.startswith(f"That scores 3 points more {said}. ")


@pytest.mark.parametrize("game", LEARNED)
def test_reasons_of_real_positions_can_be_said_in_every_language(game: str) -> None:
    match = random_match(new_record(game, game_class(game).info.seats[0], {}, "said"), 2, 24)
    ply = decisions(match)[-1]
    seen, legal = match.game.observation(match.at(ply), match.mover(ply)), match.until(ply).legal
    pair = legal[0].text, legal[-1].text
    names = tuple(map(str, range(match.game.players)))
    for best, other in (pair, pair[::-1]):
        reasons = conclude(why(match.game, seen, best, other))
        better = teaching.Better(best, other, match.game.info.vocabulary.read)
        said = [teaching.why(texts(each, game), words(game), reasons, names, better) for each in ("en", "de")]
        assert all(said) or not reasons
