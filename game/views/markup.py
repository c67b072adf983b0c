"""HTML and SVG as text that knows it is safe.

`Markup` may go into the page as it is; every other string is escaped where it enters an element. Views run
in WebAssembly on every click, so an element is built by one join, without a tree in between.
"""

from collections.abc import Iterable, Mapping

Attribute = str | int | bool | None
Child = str | int | None
Attributes = Mapping[str, Attribute]

VOID = frozenset({"br", "hr", "img", "input", "link", "meta", "rect", "path", "circle", "use"})


class Markup(str):
    """Text that is HTML or SVG already. Added to other text it is plain text again, and safe in that way."""

    __slots__ = ()


def escape(text: str | int) -> str:
    """Text made fit for an element's content and for a quoted attribute; `Markup` passes unchanged."""
    if isinstance(text, Markup):
        return text
    text = str(text)
    # html.escape would load the table of all named entities, which no page here needs
    for sign, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#39;")):
        if sign in text:
            text = text.replace(sign, entity)
    return text


def join(children: Iterable[Child]) -> Markup:
    """Children one after the other; None is nothing."""
    return Markup("".join([escape(child) for child in children if child is not None]))


def el(tag: str, attributes: Attributes | None = None, *children: Child) -> Markup:
    """One element. None and False leave an attribute out, True writes it without a value."""
    parts = ["<", tag]
    for name, value in (attributes or {}).items():
        if value is True:
            parts += (" ", name)
        elif value is not None and value is not False:
            parts += (" ", name, '="', _quoted(value), '"')
    parts.append(">")
    if children:
        parts += [escape(child) for child in children if child is not None]
    elif tag in VOID:
        return Markup("".join(parts[:-1]) + "/>")
    parts += ("</", tag, ">")
    return Markup("".join(parts))


def classes(*names: str | bool | None) -> str | None:
    """Class names, or other words of one attribute, without those that do not apply; None if none does."""
    return " ".join([name for name in names if name and name is not True]) or None


def _quoted(value: Attribute) -> str:
    # an attribute is text, never markup: a sentence with an entity in it must not be trusted twice
    return escape(str.__str__(value) if isinstance(value, str) else str(value))
