"""Positions of Abusir as text name what cannot be."""

import pytest

from game.core.errors import BadNotation
from game.core.registry import game_class
from game.core.state import Pending
from game.games.abusir import hauling, notation
from game.games.abusir import tables as box
from game.games.abusir.hauling import ALIGNED, LEGS, LOAD_OVER, LOADED, PULL_OVER
from tests.games.abusir.positions import GAMES, after, set_up
from tests.golden.games import recorded

MATCH = recorded("abusir-3-near")
GAME, TEXT = MATCH.game, MATCH.game.write(MATCH.at(MATCH.plies // 2))


def test_a_position_is_read_as_it_was_written() -> None:
    assert GAME.read(TEXT) == MATCH.at(MATCH.plies // 2)


@pytest.mark.parametrize(
    ("line", "right", "wrong"),
    [
        ("S1", ": ", ": 4 "),  # of three players
        ("S1", ": ", ": 0 "),
        ("stages", " -", ""),
        ("stages", " -", " - -"),
        ("player 1", " C", ""),
        ("player 1", "player 1", "player 2"),
        ("player 3", "pyramid ", "pyramid 2"),
        ("sled 2", "shaken ", "shaken 1.0 "),
        ("pool", "-", "1 white I1"),
        ("B1", "of ", "of 6 "),
    ],
)
def test_what_cannot_be_is_refused(line: str, right: str, wrong: str) -> None:
    old = next(each for each in TEXT.split("\n") if each.startswith(line))
    assert right in old
    with pytest.raises(BadNotation):
        GAME.read(TEXT.replace(old, old.replace(right, wrong, 1)))


def test_of_a_position_no_line_can_be_left_out() -> None:
    lines = TEXT.split("\n")
    for number in range(len(lines)):
        with pytest.raises(BadNotation):
            GAME.read("\n".join(lines[:number] + lines[number + 1 :]))


# ---- what can be asked ---------------------------------------------------------------------------------


def is_read(text: str, matters: str) -> bool:
    """Whether a position is read with other matters open."""
    lines = text.split("\n")
    try:
        GAMES[3].read("\n".join([lines[0], matters, *lines[2:]]))
    except BadNotation:
        return False
    return True


def steps(p: Pending) -> list[Pending]:
    """A5, A6: what an action can come to by aligning, by loading (which may make boats shift), by a leg."""
    done, loaded, found = p.a, p.b, []
    if not done & (ALIGNED | LOADED | LOAD_OVER):
        found.append((done | ALIGNED, loaded))
    if not done & LOAD_OVER and loaded < box.FROM_OWN:
        after = done | LOADED | (PULL_OVER if done & LEGS else 0)
        found += [(after, loaded + 1), (after | LOAD_OVER, loaded + 1)]
    if hauling.may_pull(p):
        legs = (done & LEGS) + 1
        over = (PULL_OVER if legs == box.LEGS else 0) | (LOAD_OVER if done & LOADED else 0)
        found.append(((done & ~LEGS) | legs | over, loaded))
    return [Pending("haul", p.player, *each) for each in found]


def test_of_a_first_action_no_more_is_read_than_play_reaches() -> None:
    state = set_up()
    player, text = state.pending[-1].player, GAMES[3].write(state)
    begun = reached = [Pending("haul", player)]
    while begun:
        begun = [after for p in begun for after in steps(p) if after not in reached]
        reached = [*reached, *dict.fromkeys(begun)]
    assert len(reached) == 48
    asked = [p for p in reached[1:] if hauling.may_pull(p) or hauling.loadable(state, p)]
    for done in range(128):
        for loaded in range(10):
            read = is_read(text, f"haul {done} {loaded}, go_on 1 0, turn_end")
            assert read == (Pending("haul", player, done, loaded) in asked), (done, loaded)


def test_the_example_the_notation_gives_can_be_asked() -> None:
    asked = str(notation.__doc__).splitlines()[3].strip()
    assert asked.startswith("haul")
    assert is_read(GAMES[3].write(set_up()), asked)


def test_what_cannot_have_been_the_last_load_of_boats_that_shift_is_not_read() -> None:
    state = next(state for state in map(MATCH.at, range(MATCH.plies)) if state.pending[-1].step == "refill")
    text = GAME.write(state)
    before, mark, after = text.split("\n")[1].partition("haul_on 53 2")
    assert mark
    for asked in ("haul_on 53 2", "haul_on 20 3", "haul_on 62 1"):
        assert is_read(text, f"{before}{asked}{after}")
    for asked in ("haul_on 53 0", "haul_on 37 2", "haul_on 21 2", "haul_on 4 1", "haul_on 20 4"):
        assert not is_read(text, f"{before}{asked}{after}"), asked


def test_only_what_is_left_of_the_building_rights_is_read() -> None:
    state = next(state for state in map(MATCH.at, range(MATCH.plies)) if state.pending[-1].step == "build")
    p, text = state.pending[-1], GAME.write(state)
    state.workers[p.player][2] = box.CAMP
    fewer = GAME.write(state)
    right = [count for count in range(8) if is_read(text, f"build {count}, go_on 0 0, turn_end")]
    assert right == [1, 2, 3, 4, 5]
    assert [count for count in right if is_read(fewer, f"build {count}, go_on 0 0, turn_end")] == [1, 2, 3]


def test_the_extra_action_is_read_only_where_the_action_pyramid_is_gone() -> None:
    state = next(state for state in map(MATCH.at, range(MATCH.plies)) if state.pending[-1].step == "extra")
    text = GAME.write(state)
    state.pyramids[state.pending[-1].player] = 0
    gone = GAME.write(state)
    for asked in ("act 1 1, turn_end", "walk 1, go_on 0 1, turn_end"):
        assert is_read(gone, asked)
        assert not is_read(text, asked)


# ---- setting up ----------------------------------------------------------------------------------------


def test_the_pool_holds_what_is_still_to_be_loaded() -> None:
    """A3.6, A3.7: else nothing would be there to be loaded, or something would be left for ever."""
    state = GAMES[3].initial_state()
    GAMES[3].settle(state, lambda _: 0)
    while state.pending[-1].step != "take":
        if state.pending[-1].step == "stow":
            assert GAMES[3].read(GAMES[3].write(state)) == state
            fewer = state.clone()
            kind = next(kind for kind, count in enumerate(fewer.pool) if count)
            fewer.pool[kind] -= 1
            fewer.stock[kind] += 1
            with pytest.raises(BadNotation):
                GAMES[3].read(GAMES[3].write(fewer))
        state = after(state, GAMES[3].legal_actions(state)[0].text)
        GAMES[3].settle(state, lambda _: 0)
    state = set_up()
    state.pool[0] += 1
    state.stock[0] -= 1
    with pytest.raises(BadNotation):
        GAMES[3].read(GAMES[3].write(state))


# ---- other boxes ---------------------------------------------------------------------------------------


def test_as_many_blocks_as_another_box_lets_be_built_can_be_read() -> None:
    """A8.1: five for each of two workers."""
    game = game_class("abusir:per_worker=5")(3, {})
    state = next(state for state in map(MATCH.at, range(MATCH.plies)) if state.pending[-1].step == "build")
    lines = GAME.write(state).split("\n")
    for count in (6, 9):
        lines[1] = f"build {count}, go_on 0 0, turn_end"
        text = "\n".join(lines)
        assert game.write(game.read(text)) == text
    for refused in ("0", "10", "03"):
        lines[1] = f"build {refused}, go_on 0 0, turn_end"
        with pytest.raises(BadNotation):
            game.read("\n".join(lines))
