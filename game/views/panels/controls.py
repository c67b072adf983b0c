"""Buttons, fields and groups of choices."""

from collections.abc import Sequence
from typing import NamedTuple

from game.views.art.icons import icon
from game.views.markup import Attribute, Markup, classes, el, join


class Choice(NamedTuple):
    """One of several: its value, its word, perhaps an icon and what is read aloud instead of the word."""

    value: str
    label: str
    icon: str = ""
    spoken: str | None = None
    language: str | None = None


def button(
    label: str,
    cmd: str | None = None,
    sign: str = "",
    *,
    cls: str = "",
    act: str | None = None,
    spoken: str | None = None,
    disabled: bool = False,
    key: str | None = None,
) -> Markup:
    """A button with a word: a command (`cmd`) or a move (`act`). Refused ones stay focusable."""
    attributes: dict[str, Attribute] = {
        "type": "button",
        "class": classes("button", cls, disabled and "off"),
        "data-cmd": cmd,
        "data-act": act,
        "data-k": key or _key(cmd or act),
        "aria-label": spoken,
        "aria-disabled": "true" if disabled else None,
    }
    return el("button", attributes, icon(sign, 20) if sign else None, el("span", None, label))


def icon_button(label: str, cmd: str, sign: str, *, cls: str = "", size: int = 24) -> Markup:
    """A button that shows only an icon; its word is read aloud and shown as its title."""
    attributes: dict[str, Attribute] = {
        "type": "button",
        "class": classes("icon-button", cls),
        "data-cmd": cmd,
        "data-k": _key(cmd, "icon"),
        "aria-label": label,
        "title": label,
    }
    return el("button", attributes, icon(sign, size))


def _key(cmd: str | None, kind: str = "do") -> str | None:
    return None if cmd is None else f"{kind}-{cmd.replace(':', '-').replace(' ', '-')}"


def segmented(label: str, field: str, choices: Sequence[Choice], chosen: str, cls: str = "") -> Markup:
    """One of a few, all in sight, in a form: radio buttons side by side."""
    return _group(label, cls, [_segment(field, choice, choice.value == chosen) for choice in choices])


def _group(label: str, cls: str, members: Sequence[Markup], group: str | None = None) -> Markup:
    attributes: dict[str, Attribute] = {
        "class": classes("segments", cls),
        "role": "radiogroup",
        "aria-label": label,
        "data-group": group,
    }
    return el("div", attributes, *members)


def _segment(field: str, choice: Choice, chosen: bool) -> Markup:
    radio: dict[str, Attribute] = {
        "type": "radio",
        "class": "spoken",
        "name": field,
        "value": choice.value,
        "checked": chosen,
        "data-field": field,
        "data-k": f"{field}-{choice.value}",
        "aria-label": choice.spoken,
    }
    return el("label", {"lang": choice.language}, el("input", radio), *_shown(choice))


def switcher(label: str, cmd: str, choices: Sequence[Choice], chosen: str) -> Markup:
    """One of a few, all in sight, at once in force: each is a command."""
    return _group(label, "", [_switch(cmd, choice, choice.value == chosen) for choice in choices], cmd)


def _switch(cmd: str, choice: Choice, chosen: bool) -> Markup:
    attributes: dict[str, Attribute] = {
        "type": "button",
        "role": "radio",
        "aria-checked": "true" if chosen else "false",
        "tabindex": 0 if chosen else -1,
        "data-cmd": f"{cmd}:{choice.value}",
        "data-k": f"{cmd}-{choice.value}",
        "aria-label": choice.spoken,
        "lang": choice.language,
    }
    return el("button", attributes, *_shown(choice))


def _shown(choice: Choice) -> tuple[Markup | None, Markup]:
    return icon(choice.icon, 18) if choice.icon else None, el("span", None, choice.label)


def text_field(label: str, field: str, value: str, *, most: int = 60) -> Markup:
    """A line of text with its label."""
    attributes: dict[str, Attribute] = {
        "class": "entry",
        "type": "text",
        "value": value,
        "data-field": field,
        "data-k": field,
        "maxlength": most,
        "autocomplete": "off",
        "spellcheck": "false",
    }
    return labelled(label, el("input", attributes))


def number_field(label: str, field: str, value: str, least: int, most: int) -> Markup:
    """A whole number with its label."""
    attributes: dict[str, Attribute] = {
        "class": "entry",
        "type": "number",
        "inputmode": "numeric" if least >= 0 else None,
        "value": value,
        "min": least,
        "max": most,
        "data-field": field,
        "data-k": field,
    }
    return labelled(label, el("input", attributes))


def labelled(label: str, *content: Markup) -> Markup:
    """A control with its label above it."""
    return el("label", {"class": "label"}, el("span", None, label), *content)


def select(label: str, field: str, choices: Sequence[Choice], chosen: str) -> Markup:
    """One of several, folded into a line of a form; the browser unfolds it."""
    attributes: dict[str, Attribute] = {
        "class": "entry",
        "data-field": field,
        "data-k": field,
        "aria-label": label,
    }
    options = (
        el("option", {"value": choice.value, "selected": choice.value == chosen}, choice.label)
        for choice in choices
    )
    return el("select", attributes, *options)


def copy_field(
    label: str, name: str, value: str, copy: str, *, lines: int = 1, more: Markup | None = None
) -> Markup:
    """A text to take along: it can be selected, and copied by the button named `copy`; `more` beside that."""
    attributes: dict[str, Attribute] = {
        "class": "entry",
        "id": f"copy-{name}",
        "readonly": True,
        "spellcheck": "false",
        "data-k": f"copied-{name}",
    }
    if lines == 1:
        shown = el("input", {**attributes, "type": "text", "value": value})
    else:
        shown = el("textarea", {**attributes, "rows": lines}, value)
    head = el("label", {"class": "label-text", "for": f"copy-{name}"}, label)
    take = icon_button(copy, f"copy:{name}", "copy")
    return el(
        "div",
        {"class": "label"},
        head,
        el("span", {"class": classes("entry-row", lines > 1 and "tall")}, shown, more, take),
    )


def check_box(label: str, field: str, on: bool) -> Markup:
    """Something that is on or off."""
    attributes: dict[str, Attribute] = {
        "type": "checkbox",
        "checked": on,
        "data-field": field,
        "data-k": field,
    }
    said = el("span", None, el("b", None, label))
    return el("label", {"class": "check-option"}, el("input", attributes), said)


def note(text: str, cls: str = "") -> Markup:
    """A small explanation."""
    return el("p", {"class": classes("note", cls)}, text)


def paragraphs(texts: Sequence[str]) -> Markup:
    """Each text a paragraph."""
    return join(el("p", None, text) for text in texts)
