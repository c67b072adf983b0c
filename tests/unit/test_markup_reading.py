"""Markup is read strictly: what a browser would repair is an error."""

from xml.parsers.expat import ExpatError

import pytest

from tests.reading import read


def test_elements_words_and_attributes_are_found_in_order() -> None:
    root = read('<ul class="a" hidden><li title="">one <b inert data-k="x">two</b> three</li></ul><br/>')
    assert [element.tag for element in root.walk] == ["", "ul", "li", "b", "br"]
    _, first, item, bold, _ = root.walk
    assert (item.text, item.texts, item.children) == ("one two three", ["one ", " three"], [bold])
    assert (first.attrs, item.attrs) == ({"class": "a", "hidden": ""}, {"title": ""})
    assert bold.attrs == {"inert": "", "data-k": "x"}
    assert [element.tag for element in first.walk] == ["ul", "li", "b"]
    assert [element.tag for element in bold.ancestors] == ["li", "ul", ""]
    assert bold.hidden()
    assert not item.hidden()


@pytest.mark.parametrize(
    "markup",
    ["<p>", "</p>", "<p><b></p></b>", '<p id="a" id="b"></p>', "<p>1 < 2</p>", "a & b", '<p title="<"></p>'],
)
def test_what_is_not_well_formed_is_an_error(markup: str) -> None:
    with pytest.raises(ExpatError):
        read(markup)
