"""What is looked for in drawn tables, whatever the game."""

import re
from collections import Counter

from game.core.match import Match
from game.text.catalogue import Texts
from tests.reading import Element


class Quoted(Texts):
    """Says every sentence in quotation marks, so that what nobody translates stands out."""

    def __call__(self, sentence: str, /, **places: object) -> str:
        return f"«{super().__call__(sentence, **places)}»"

    def n(self, one: str, many: str, n: int, /, **places: object) -> str:
        return f"«{super().n(one, many, n, **places)}»"


def unquoted(text: str) -> str:
    """What is left of a text without its quoted sentences."""
    while "«" in text:
        text, before = re.sub(r"«[^«»]*»", "", text), text
        assert text != before, before
    return text


def unquoted_words(tree: Element) -> list[str]:
    """What is said without quotation marks; the letters of sides are the same in every language."""
    found = []
    for node in tree.walk:
        said = [node.attrs.get("aria-label", ""), node.attrs.get("title", "")]
        said += [] if "side" in node.attrs.get("class", "").split() else node.texts
        found.append(unquoted(" ".join(said)))
    return [words for words in found if re.search(r"[^\W\d_]", words)]


def shared_keys(tree: Element) -> list[str]:
    """Steady names that several things have."""
    names = Counter(node.attrs["data-k"] for node in tree.having("data-k"))
    return [name for name, count in names.items() if count > 1]


def named(tree: Element, key: str) -> Element:
    """The thing of this steady name."""
    (found,) = [node for node in tree.having("data-k") if node.attrs["data-k"] == key]
    return found


def classes(tree: Element) -> Counter[str]:
    """How often each class is used."""
    return Counter(cls for node in tree.having("class") for cls in node.attrs["class"].split())


def acts(tree: Element) -> set[str]:
    return {node.attrs["data-act"] for node in tree.having("data-act")}


def offered(tree: Element) -> set[str]:
    """What the buttons that are not greyed out do."""
    return {
        node.attrs["data-act"]
        for node in tree.having("data-act")
        if node.attrs.get("aria-disabled") != "true"
    }


def reached(match: Match, act: str) -> set[str]:
    """The legal actions that come of a click, perhaps with further ones."""
    fits = match.game.info.vocabulary.continues
    return {action.text for action in match.legal if fits(act, action)}
