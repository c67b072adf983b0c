"""Reading markup strictly: what a browser would repair is an error here."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

from game.views.markup import VOID

Attrs = dict[str, str | None]


@dataclass
class Element:
    """An element with its attributes, children and the text between them."""

    tag: str
    attrs: Attrs
    parent: "Element | None" = None
    children: "list[Element | str]" = field(default_factory=list)

    def all(self, test: "Callable[[Element], bool]" = lambda element: True) -> "Iterator[Element]":
        """Every element below that passes the test, in order."""
        for child in self.children:
            if isinstance(child, Element):
                if test(child):
                    yield child
                yield from child.all(test)

    def having(self, *names: str) -> "list[Element]":
        """Every element below with one of these attributes."""
        return list(self.all(lambda element: any(name in element.attrs for name in names)))

    def tags(self, *names: str) -> "list[Element]":
        """Every element below with one of these tags."""
        return list(self.all(lambda element: element.tag in names))

    def get(self, name: str) -> str:
        """An attribute, empty if it is not there or has no value."""
        return self.attrs.get(name) or ""

    @property
    def text(self) -> str:
        """All text inside."""
        return "".join(child if isinstance(child, str) else child.text for child in self.children)

    @property
    def ancestors(self) -> "Iterator[Element]":
        """What it stands in, from the inside out."""
        above = self.parent
        while above is not None:
            yield above
            above = above.parent

    def hidden(self) -> bool:
        """Whether a screen reader passes over it."""
        return any(e.get("aria-hidden") == "true" or "inert" in e.attrs for e in (self, *self.ancestors))


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.at = self.root = Element("", {})

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"an attribute twice: {self.get_starttag_text()}"
        element = Element(tag, dict(attrs), self.at)
        self.at.children.append(element)
        if tag not in VOID:
            self.at = element

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.at.children.append(Element(tag, dict(attrs), self.at))

    def handle_endtag(self, tag: str) -> None:
        assert tag == self.at.tag, f"</{tag}> closes <{self.at.tag}>"
        assert self.at.parent is not None
        self.at = self.at.parent

    def handle_data(self, data: str) -> None:
        self.at.children.append(data)


def read(markup: str) -> Element:
    """The markup as a tree. Fails where tags do not match."""
    reader = _Reader()
    reader.feed(markup)
    reader.close()
    assert reader.at is reader.root, f"<{reader.at.tag}> stays open"
    return reader.root


def name_of(element: Element, page: Element) -> str:
    """What a screen reader calls it: its label, else what labels it, else its text."""
    if element.get("aria-label"):
        return element.get("aria-label")
    labelling = element.get("aria-labelledby").split()
    if labelling:
        return " ".join(e.text for e in page.having("id") if e.get("id") in labelling)
    labels = [e for e in page.tags("label") if element.get("id") and e.get("for") == element.get("id")]
    labels += [e for e in element.ancestors if e.tag == "label"]
    return labels[0].text if labels else element.text
