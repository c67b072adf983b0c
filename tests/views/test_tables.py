"""What holds at every table of whole random games: all can be done, everything is labelled and translated."""

import re

import pytest

from game.text.catalogue import texts
from game.views.table import Sitter
from tests.reading import read
from tests.views.checks import Quoted, acts, offered, reached, shared_keys, unquoted_words
from tests.views.samples import SAMPLES, Sample


@pytest.fixture(params=SAMPLES, ids=lambda sample: str(sample.game))
def sample(request: pytest.FixtureRequest) -> Sample:
    """The positions of a game."""
    asked: Sample = request.param
    return asked


# ---- what can be done -------------------------------------------------------------------------------


def test_every_legal_action_can_be_reached_and_nothing_else_is_offered(sample: Sample) -> None:
    for match in sample.matches:
        found = {act: reached(match, act) for act in offered(sample.tree(match))}
        assert all(found.values()), found
        shown, legal = set().union(*found.values()), set(sample.seen(match).legal)
        assert shown <= legal
        assert {sample.like(match, act) for act in shown} == {sample.like(match, act) for act in legal}


def test_when_nobody_here_may_act_everything_is_greyed_out_but_still_asks(sample: Sample) -> None:
    for match in sample.some:
        tree = read(sample.drawn(match, offered={}, legal={}))
        assert not offered(tree)
        assert acts(tree)


def test_a_thinking_bot_can_be_hurried(sample: Sample) -> None:
    view = sample.seen(sample.opening)
    tree = read(sample.drawn(sample.opening, offered={}, legal={}, thinking=True))
    (prompt,) = [node for node in tree.walk if node.tag == "footer"]
    assert f"{view.seats[sample.opening.player].name} is thinking" in prompt.text
    assert [node.attrs["data-cmd"] for node in prompt.having("data-cmd")] == ["skip"]


# ---- markup -----------------------------------------------------------------------------------------


def test_markup_is_well_formed_and_has_neither_styles_nor_scripts(sample: Sample) -> None:
    for match in sample.matches:
        for node in sample.tree(match).walk:
            assert not [name for name in node.attrs if name == "style" or name.startswith("on")]
            assert node.tag not in {"script", "style"}


def test_everything_clickable_has_a_label_and_is_a_button(sample: Sample) -> None:
    for match in sample.matches:
        tree = sample.tree(match)
        for node in [*tree.having("data-act"), *tree.having("data-cmd"), *tree.having("popovertarget")]:
            assert node.tag == "button"
            assert node.attrs.get("aria-label") or node.text.strip()


def test_nothing_is_said_that_did_not_come_from_the_texts(sample: Sample) -> None:
    quoted = Quoted("en", sample.game)
    for match in sample.some:
        assert unquoted_words(read(sample.drawn(match, t=quoted))) == []


def test_in_french_a_narrow_space_stands_before_every_colon(sample: Sample) -> None:
    for match in sample.some[::5]:
        tree = read(sample.drawn(match, t=texts("fr", sample.game)))
        told = [node.get(name) for node in tree.walk for name in ("aria-label", "title")]
        assert [said for said in (*told, tree.text) if re.search(r"[^\u202f ]: ", said)] == []


def test_facts_of_a_name_begin_as_sentences_do(sample: Sample) -> None:
    for match in sample.some[::5]:
        for node in read(sample.drawn(match, t=texts("de", sample.game))).having("aria-label"):
            assert re.search(r"(?<=[a-zäöüß]{3}\. )[a-zäöü]", node.get("aria-label")) is None


def test_each_group_has_one_tab_stop(sample: Sample) -> None:
    for match in sample.matches:
        for group in sample.tree(match).having("data-group"):
            buttons = [node for node in group.walk if node.tag == "button"]
            stops = [node for node in buttons if node.attrs.get("tabindex") == "0"]
            assert len(stops) == min(1, len(buttons)), group.attrs


def test_keys_are_names_of_one_thing_each(sample: Sample) -> None:
    for match in sample.matches:
        assert shared_keys(sample.tree(match)) == []


def test_what_moves_comes_from_something_that_was_there(sample: Sample) -> None:
    for before, after in sample.steps:
        there = {node.attrs["data-k"] for node in sample.tree(before).having("data-k")}
        for node in sample.tree(after).having("data-from"):
            assert there & set(node.attrs["data-from"].split()), node.attrs


def test_names_cannot_bring_markup_in(sample: Sample) -> None:
    wicked = (Sitter("<b>Ada</b>", is_viewer=True), Sitter('"><script>'), Sitter("C"))
    tree = read(sample.drawn(sample.opening, seats=wicked[: sample.opening.game.players]))
    assert not [node for node in tree.walk if node.tag == "script"]
    assert "<b>Ada</b>" in tree.text


def test_drawing_changes_nothing(sample: Sample) -> None:
    for match in sample.some:
        before = match.state.clone()
        sample.drawn(match, preview=match.legal[0].text if match.legal else "")
        assert match.state == before
