"""Characters: what they weigh otherwise, that they decide otherwise, how they are spelled."""

import pytest

from game.bots.bot import Budget
from game.bots.characters import Character, begins, characters, shaded
from game.bots.leaf import promising
from game.bots.levels import Level, of_character, read_level, there, with_character
from game.bots.thinking import conclude
from game.bots.tree import Tree
from game.bots.value import Value, Weights, learned
from game.core.match import Match
from game.core.record import new_record
from game.core.registry import LISTINGS, game_class
from game.lab.deals import feature_names
from game.lab.matches.styles import DOES, ROW
from game.text import characters as words
from game.views.art.icons import ICONS
from game.views.panels.people import SIGNS, character_sign

ALL = [(game, name) for game in LISTINGS for name in characters(game)]
ROUNDED = 99  # 1024ths of a point, in all features together
LOOKS = 2  # where a search begins with any action, one look decides nothing
SEEDS = "abcd"  # in one of these games each character decides otherwise


@pytest.mark.parametrize(("game", "name"), ALL)
def test_what_a_character_weighs_and_shows_is_there(game: str, name: str) -> None:
    style, cls = characters(game)[name], game_class(game)
    actions = cls.info.vocabulary.coded
    counted = feature_names(game, cls.info.seats[0])
    rows = [*style.own, *style.others]
    assert rows or style.likes
    assert [row for row in rows if not any(each.startswith(row) for each in counted)] == []
    kind, *what = style.shows
    assert what
    done = [*style.likes, *(what if kind == DOES else ())]
    assert [start for start in done if not any(begins(action, start) for action in actions)] == []
    assert kind in {DOES, ROW}
    assert kind == DOES or {*what} <= {*cls(cls.info.seats[0], {}).categories}


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_character_has_words_and_a_sign_of_its_own(game: str, name: str) -> None:
    signs = [character_sign(each) for each in characters(game)]
    assert name in words.CHARACTERS
    assert character_sign(name) in ICONS
    assert len({*signs}) == len(signs)
    assert "x" not in name  # ends it in links


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_character_decides_otherwise(game: str, name: str) -> None:
    players, style = game_class(game).info.seats[0], characters(game)[name]
    for seed in SEEDS:
        match, bots = Match(new_record(game, players, {}, seed)), (Tree(), Tree(character=style))
        while not match.over:
            seen, player = match.game.observation(match.state, match.player), match.player
            asked = (match.game, seen, player, match.plies, Budget(LOOKS))
            choice, other = (conclude(bot.think(*asked)).choice for bot in bots)
            if choice != other:
                return
            match = match.play(choice)
    pytest.fail(f"{name} plays like any other")


def test_there_are_no_words_for_others() -> None:
    assert {*words.CHARACTERS} == {name for _, name in ALL} == {*SIGNS}


def test_shades_are_whole_and_leave_the_rest() -> None:
    weights = Weights({"site.a": (100, -3), "site.b": (7, 7), "other": (5, 5)}, {}, {})
    named = shaded(weights, {"site.a": (150, 2), "site.": (50, 0)}).names
    assert named == {"site.a": (152, -3), "site.b": (3, 3), "other": (5, 5)}


def test_own_and_others_are_weighed_apart() -> None:
    game = game_class("duel")(2, {})
    weights = learned(game)
    assert weights
    match = Match(new_record("duel", 2, {}, "a"))
    while not any(match.game.scores(match.state)):
        match = match.play(match.legal[0].text)
    plain = Value(match.game, weights).promises(match.state)
    others = Character("", {}, {"": (200, 0)}, {}, ())
    one, other = promising(match.game, weights, 0, others)(match.state)
    assert one == plain[0]
    assert abs(other - 2 * plain[1]) < ROUNDED
    assert promising(match.game, weights, 1, others)(match.state)[1] == plain[1]


def test_a_level_with_a_character_is_read_as_it_is_written() -> None:
    for text in ("level:3:mason", "tree:80:mason", "tree:80:60:mason"):
        assert read_level(text).text == text
    assert read_level("level:3:mason") == Level("level", 3, 0, "mason")
    assert with_character("level:3", "mason") == "level:3:mason"
    assert (of_character("level:3:mason"), of_character("level:3")) == ("mason", "")


def test_a_character_is_left_out_in_a_game_without_it() -> None:
    assert there("level:7:mason", "duel", 2) == "level:7:mason"
    assert there("level:7:scribe", "duel", 2) == "level:7"
    assert there("level:7:scribe", "pyramids", 2) == "level:5:scribe"
    assert read_level("level:3:scribe").within("duel", 2) == read_level("level:3").within("duel", 2)
    assert read_level("level:3:mason").within("duel", 2).character == "mason"
    assert isinstance(read_level("level:3:mason").within("duel", 2).thinker("duel"), Tree)
