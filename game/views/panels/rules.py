"""The rules drawer: a rail of words to find a section by; the sections in short or in full, with pictures."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.text.catalogue import Texts
from game.text.words import Paragraph, Section, rule_number, section_of
from game.views.art.icons import icon
from game.views.face import Face
from game.views.markup import Attribute, Markup, classes, el


class Told(NamedTuple):
    """The rules of a game as they are told: its words, its look, its sections, the pictures at a rule."""

    t: Texts
    look: Face
    sections: Sequence[Section]
    figures: Callable[[str], Sequence[Markup]]

    def at(self, topic: str) -> Section:
        """The section that tells a rule or a topic."""
        return section_of(tuple(self.sections), topic)


def contents(told: Told, topic: str) -> Markup:
    """A button for each section; the one `topic` belongs to is current."""
    at = told.at(topic)
    links = (_link(section, told.look.chapter(section), section is at) for section in told.sections)
    return el(
        "nav", {"class": "contents", "aria-label": told.t("Sections"), "data-group": "sections"}, *links
    )


def _link(section: Section, sign: str, current: bool) -> Markup:
    attributes: dict[str, Attribute] = {
        "type": "button",
        "data-cmd": f"rules:{section.id}",
        "data-k": f"section-{section.id}",
        "aria-current": "true" if current else None,
        "tabindex": 0 if current else -1,
    }
    return el("button", attributes, icon(sign, 22), el("span", None, section.title))


def text(told: Told, topic: str, *before: Markup | None, full: bool) -> Markup:
    """All sections one below the other; each rule is an anchor with its id, the one of `topic` is marked."""
    at = told.at(topic)
    rule = topic if full and any(paragraph.rule == topic for paragraph in at.full) else ""
    attributes: dict[str, Attribute] = {
        "class": "rules-body",
        "tabindex": 0,
        "role": "region",
        "aria-label": told.t("Text of the rules"),
        "data-scroll": anchor(rule or at.id),
    }
    above = {at.id: before}  # where the drawer opens, and nobody has to look for it
    sections = (
        _section(told, section, rule, *above.get(section.id, ()), full=full) for section in told.sections
    )
    return el("div", attributes, *sections)


def anchor(rule: str) -> str:
    """The id of the element that tells a rule or section."""
    return f"rule-{rule}"


def _section(told: Told, section: Section, rule: str, *above: Markup | None, full: bool) -> Markup:
    head = el("h3", None, icon(told.look.chapter(section), 26), el("span", None, section.title))
    short = (el("p", None, sentence) for sentence in section.short)
    long = el("div", {"class": "long"}, *_paragraphs(told, section, rule)) if full and section.full else None
    attributes = {"class": "rules-section", "id": f"section-{section.id}", "data-k": f"text-{section.id}"}
    mark = el("a", {"id": anchor(section.id)})
    return el("section", attributes, mark, head, *above, *short, *told.figures(section.id), long)


def _paragraphs(told: Told, section: Section, rule: str) -> list[Markup]:
    """The paragraphs, each with its pictures; those of a section stand above all its paragraphs."""
    heads = {section.id for section in told.sections}
    drawn: list[Markup] = []
    for paragraph in section.full:
        own = bool(paragraph.rule) and paragraph.rule not in heads
        drawn.append(_paragraph(told.t, paragraph, own=own, topic=bool(rule) and paragraph.rule == rule))
        drawn += told.figures(paragraph.rule) if own else ()
    return drawn


def _paragraph(t: Texts, paragraph: Paragraph, *, own: bool, topic: bool) -> Markup:
    number = el("span", {"class": "rules-tag"}, rule_number(t, paragraph.rule)) if paragraph.rule else None
    house = ruling(t) if paragraph.house else None
    attributes = {"id": anchor(paragraph.rule) if own else None, "class": classes(topic and "topic")}
    return el("p", attributes, paragraph.text, number, house)


def ruling(t: Texts) -> Markup:
    """The sign of what this project decided itself."""
    return el("span", {"class": "pill"}, t("our ruling"))
