"""Markup read back strictly: a tree of elements, or an error where a browser would quietly repair.

Views write what XML allows, but for attributes without a value; so a reader of XML finds every tag that
does not match, every attribute that is given twice and every sign that is not escaped.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from xml.parsers import expat

# After a tag's name or a closing quote; an opening one follows a sign of equality.
BARE = re.compile(r'(<[\w-]+|(?<!=)"|"")((?: [a-z-]+)+)(?=[ />])')
ONE = re.compile(r" ([a-z-]+)")


@dataclass(eq=False)
class Element:
    """An element with its attributes, and the elements and texts it holds."""

    tag: str
    attrs: dict[str, str]
    parent: "Element | None"
    page: "list[Element]" = field(repr=False)  # all there are, in order
    first: int  # its place among them
    end: int | None = None  # and where what is below it ends
    content: "list[Element | str]" = field(default_factory=list)

    @property
    def walk(self) -> "list[Element]":
        """This element and all below it, in order."""
        return self.page[self.first : self.end]

    @property
    def children(self) -> "list[Element]":
        """The elements it holds."""
        return [child for child in self.content if isinstance(child, Element)]

    @property
    def texts(self) -> list[str]:
        """The words between them."""
        return [child for child in self.content if isinstance(child, str)]

    @property
    def text(self) -> str:
        """All words inside."""
        return "".join(child if isinstance(child, str) else child.text for child in self.content)

    @property
    def ancestors(self) -> "Iterator[Element]":
        """What it stands in, from the inside out."""
        above = self.parent
        while above is not None:
            yield above
            above = above.parent

    @cached_property
    def labels(self) -> "list[Element]":
        """The label elements inside."""
        return self.tags("label")

    def having(self, *names: str) -> "list[Element]":
        """Every element with one of these attributes."""
        return [element for element in self.walk if not element.attrs.keys().isdisjoint(names)]

    def tags(self, *names: str) -> "list[Element]":
        """Every element with one of these tags."""
        return [element for element in self.walk if element.tag in names]

    def get(self, name: str) -> str:
        """An attribute, empty if it is not there or has no value."""
        return self.attrs.get(name, "")

    def hidden(self) -> bool:
        """Whether a screen reader passes over it."""
        return any(e.get("aria-hidden") == "true" or "inert" in e.attrs for e in (self, *self.ancestors))


class _Tree:
    """What grows while a parser reads."""

    def __init__(self) -> None:
        self.page: list[Element] = []
        self.open: list[Element] = []

    def begin(self, tag: str, attrs: dict[str, str]) -> None:
        above = self.open[-1] if self.open else None
        element = Element(tag, attrs, above, self.page, len(self.page))
        if above:
            above.content.append(element)
        self.page.append(element)
        self.open.append(element)

    def end(self, _tag: str) -> None:
        self.open.pop().end = len(self.page)

    def say(self, text: str) -> None:
        self.open[-1].content.append(text)


def read(markup: str) -> Element:
    """The markup as a tree under a nameless root. Raises ExpatError where it is not well-formed."""
    tree, parser = _Tree(), expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler, parser.EndElementHandler = tree.begin, tree.end
    parser.CharacterDataHandler = tree.say
    parser.Parse(f"<root>{BARE.sub(_given, markup)}</root>", True)
    tree.page[0].tag = ""
    return tree.page[0]


def _given(bare: re.Match[str]) -> str:
    """Attributes without a value get an empty one."""
    return bare[1] + ONE.sub(r' \1=""', bare[2])


def name_of(element: Element, page: Element) -> str:
    """What a screen reader calls it: its label, else what labels it, else its text."""
    if element.get("aria-label"):
        return element.get("aria-label")
    labelling = element.get("aria-labelledby").split()
    if labelling:
        return " ".join(e.text for e in page.having("id") if e.get("id") in labelling)
    labels = [e for e in page.labels if element.get("id") and e.get("for") == element.get("id")]
    labels += [e for e in element.ancestors if e.tag == "label"]
    return labels[0].text if labels else element.text
