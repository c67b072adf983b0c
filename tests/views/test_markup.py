from html.parser import HTMLParser

from hypothesis import given
from hypothesis import strategies as st

from game.views.markup import Markup, classes, el, escape, join


def test_text_is_escaped_and_markup_is_not() -> None:
    assert el("p", None, "<b> & 'c'", Markup("<i>d</i>"), 3) == "<p>&lt;b&gt; &amp; &#39;c&#39;<i>d</i>3</p>"


def test_an_attribute_is_text_even_if_it_was_markup() -> None:
    assert el("p", {"title": Markup("<b>"), "n": 0}) == '<p title="&lt;b&gt;" n="0"></p>'


def test_true_stands_alone_and_false_and_none_are_left_out() -> None:
    assert el("button", {"hidden": True, "inert": False, "class": None}, "x") == "<button hidden>x</button>"


def test_none_is_no_child() -> None:
    assert el("p", None, None, "a", None) == "<p>a</p>"
    assert join(["a", None, 1]) == "a1"


def test_void_elements_close_themselves() -> None:
    assert el("input", {"value": "a"}) == '<input value="a"/>'
    assert el("i", None) == "<i></i>"


def test_markup_added_to_text_is_text_again() -> None:
    assert escape(Markup("<b>") + "<i>") == "&lt;b&gt;&lt;i&gt;"


def test_words_joins_what_applies() -> None:
    assert classes("a", "", None, False, "b") == "a b"
    assert classes("", None) is None


@given(st.text(st.characters(exclude_characters="\r\0", exclude_categories=["Cs"])))
def test_whatever_a_name_is_it_is_read_back_unchanged(name: str) -> None:
    found: list[object] = []
    page = HTMLParser()  # as a browser does, line breaks and control signs and all
    vars(page).update(handle_starttag=lambda tag, attrs: found.extend(attrs), handle_data=found.append)
    page.feed(el("b", {"title": name}, name))
    page.close()
    assert found == [("title", name), *([name] if name else [])]
