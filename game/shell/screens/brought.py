"""What came of a backup: how much came in, was there already, or was refused, and why."""

from collections.abc import Iterator

from game.shell.held import Refused, Report
from game.shell.model import Layer, Model
from game.shell.share.merging import refused_text
from game.shell.words import shell_texts
from game.text import common
from game.text.catalogue import Texts
from game.views.markup import Markup, el
from game.views.panels.controls import button, copy_field, note
from game.views.panels.layers import Dialog, Frame, dialog

MOST_SHOWN = 50


def brought(model: Model, layer: Layer) -> Dialog:
    """The report on the last backup."""
    t, report = shell_texts(model), model.brought
    told = (el("p", None, sentence) for sentence in _told(t, report))
    refused = _refused(t, model) if report.refused else ()
    body = el("div", {"class": "dialog-body one"}, el("section", {"class": "stack"}, *told, *refused))
    actions = el(
        "span",
        {"class": "button-row"},
        button(t("Saved games"), "saves", "log"),
        button(t("Done"), "close", cls="primary"),
    )
    name = t("Import: {file}", file=report.file) if report.file else t("Import")
    return dialog(t, Frame("brought", name), body, actions)


def _told(t: Texts, report: Report) -> Iterator[str]:
    came, refused = len(report.came), len(report.refused)
    yield (
        t.n("{n} entry was imported.", "{n} entries were imported.", came)
        if came
        else t("Nothing was imported.")
    )
    if report.longer:
        yield t.n(
            "{n} game was further along there, and goes on from there.",
            "{n} games were further along there, and go on from there.",
            report.longer,
        )
    if report.copies:
        yield t.n(
            "{n} game had gone on differently there: both are kept.",
            "{n} games had gone on differently there: both are kept.",
            report.copies,
        )
    if report.there:
        yield t.n(
            "{n} entry was already here, or yours stays as it is.",
            "{n} entries were already here, or yours stay as they are.",
            report.there,
        )
    if refused:
        yield t.n("{n} line was refused:", "{n} lines were refused:", refused)


def _refused(t: Texts, model: Model) -> Iterator[Markup]:
    refused = model.brought.refused
    yield el("ul", {"class": "refused"}, *(el("li", None, _why(t, row)) for row in refused[:MOST_SHOWN]))
    if len(refused) > MOST_SHOWN:
        yield note(t("And {n} more.", n=len(refused) - MOST_SHOWN))
    text = refused_text(model)
    if text.strip():
        yield copy_field(t("The lines that were refused"), "refused", text, t("Copy the text"), lines=6)


def _why(t: Texts, row: Refused) -> str:
    why = common.problem(t, row.problem)
    if not row.line:
        return why
    why = common.complaint(t, row.problem) if row.problem.field == "line" else why
    return t("Line {line}. {why}", line=row.line, why=why)
