"""The rules drawer: a row of icons to find a section by, and the sections in short or in full."""

from collections.abc import Sequence

from game.text.catalogue import Texts
from game.text.games import rule_number, section_of
from game.text.words import Paragraph, Section
from game.views.art.icons import icon
from game.views.face import Face
from game.views.markup import Attribute, Markup, classes, el


def contents(t: Texts, look: Face, sections: Sequence[Section], topic: str) -> Markup:
    """A button for each section; the one `topic` belongs to is current."""
    at = section_of(tuple(sections), topic)
    links = (_link(section, look.chapter(section), section is at) for section in sections)
    return el("nav", {"class": "toc", "aria-label": t("Sections"), "data-group": "sections"}, *links)


def _link(section: Section, sign: str, current: bool) -> Markup:
    attributes: dict[str, Attribute] = {
        "type": "button",
        "data-cmd": f"rules:{section.id}",
        "data-k": f"section-{section.id}",
        "aria-label": section.title,
        "title": section.title,
        "aria-current": "true" if current else None,
        "tabindex": 0 if current else -1,
    }
    return el("button", attributes, icon(sign, 22))


def text(t: Texts, look: Face, sections: Sequence[Section], topic: str, *, full: bool) -> Markup:
    """All sections one below the other; each rule is an anchor with its id, the one of `topic` is marked."""
    at = section_of(tuple(sections), topic)
    rule = topic if full and any(paragraph.rule == topic for paragraph in at.full) else ""
    attributes: dict[str, Attribute] = {
        "class": "rbody",
        "tabindex": 0,
        "role": "region",
        "aria-label": t("Text of the rules"),
        "data-scroll": anchor(rule or at.id),
    }
    return el("div", attributes, *(_section(t, look, section, rule, full=full) for section in sections))


def anchor(rule: str) -> str:
    """The id of the element that tells a rule or section."""
    return f"rule-{rule}"


def _section(t: Texts, look: Face, section: Section, rule: str, *, full: bool) -> Markup:
    head = el("h3", None, icon(look.chapter(section), 26), el("span", None, section.title))
    short = (el("p", None, sentence) for sentence in section.short)
    long = el("div", {"class": "long"}, *_paragraphs(t, section, rule)) if full else None
    attributes = {"class": "rs", "id": f"section-{section.id}", "data-k": f"text-{section.id}"}
    return el("section", attributes, el("a", {"id": anchor(section.id)}), head, *short, long)


def _paragraphs(t: Texts, section: Section, rule: str) -> list[Markup]:
    return [_paragraph(t, paragraph, section.id, rule) for paragraph in section.full]


def _paragraph(t: Texts, paragraph: Paragraph, section: str, rule: str) -> Markup:
    number = el("span", {"class": "rtag"}, rule_number(t, paragraph.rule)) if paragraph.rule else None
    house = el("span", {"class": "pill"}, t("our ruling")) if paragraph.house else None
    own = paragraph.rule and paragraph.rule != section
    attributes = {
        "id": anchor(paragraph.rule) if own else None,
        "class": classes(bool(rule) and paragraph.rule == rule and "topic"),
    }
    return el("p", attributes, paragraph.text, number, house)
