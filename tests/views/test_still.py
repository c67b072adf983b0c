"""Pictures of the table bear no names; what is written beside tags is left alone."""

from game.views.markup import Attributes, el
from game.views.still import still

LOOKS: Attributes = {"class": "field roped", "aria-pressed": "true", "aria-disabled": "true"}
NAMES: Attributes = {"data-k": "field-1", "data-act": "place 1", "aria-label": "a > b", "data-carries": True}


def test_names_go_and_looks_stay() -> None:
    drawn = el("button", {**NAMES, **LOOKS, "type": "button", "id": "x"}, "A")
    assert still(drawn) == el("button", LOOKS, "A")


def test_words_and_longer_names_are_no_names() -> None:
    drawn = el("text", {"typeface": "serif", "identity": True}, 'A title / the role="king" > type')
    assert still(drawn) == drawn
