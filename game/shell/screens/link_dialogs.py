"""Links: opening one, sharing one, and what is wrong with a bad one."""

from game.shell import sight
from game.shell.model import Layer, Model
from game.shell.screens import remote_panels
from game.shell.share import posing, snippets
from game.shell.share.card import checked, has_result, picture, result_text
from game.shell.share.links import deal_link, game_link, of_other_rules
from game.shell.table.opened import OpenGame
from game.shell.words import shell_texts
from game.text import common
from game.text.catalogue import N_
from game.views.art.scenery import emblem
from game.views.markup import Attribute, Markup, el
from game.views.panels.controls import button, copy_field, icon_button, note
from game.views.panels.layers import Dialog, Frame, choices, dialog, more, notice

FILE = N_(
    "This page is a file, so its address leads nobody else here. That is why these links begin with #: "
    "others who have the game paste them under “Open a shared link”."
)


def open_link(model: Model, layer: Layer) -> Dialog:
    """A field for a link or the text of a game."""
    t = shell_texts(model)
    problem = model.link.problem
    attributes: dict[str, Attribute] = {
        "class": "entry",
        "id": "link",
        "rows": 4,
        "spellcheck": "false",
        "data-field": "link",
        "data-k": "link",
        "aria-invalid": "true" if problem else None,
        "aria-describedby": "link-note",
    }
    told = common.problem(t, problem) if problem else t("Your own games stay as they are.")
    content = (
        el("label", {"for": "link", "class": "label-text"}, t("Link, or the text of a game")),
        el("textarea", attributes, model.link.text),
        el("p", {"id": "link-note", "class": "fault" if problem else "note"}, told),
    )
    body = el(
        "div", {"class": "dialog-body one"}, el("section", None, el("div", {"class": "label"}, *content))
    )
    buttons = el(
        "span",
        {"class": "button-row"},
        button(t("Cancel"), "close"),
        button(t("Open"), "go-link", "play", cls="primary"),
    )
    return dialog(t, Frame("open-link", t("Open a shared link")), body, buttons)


def bad_link(model: Model, layer: Layer) -> Dialog:
    """The address holds a link that opens no game."""
    t = shell_texts(model)
    problem = model.link.problem
    told = el(
        "p", None, common.problem(t, problem) if problem else t("It may be cut off or come from elsewhere.")
    )
    record = of_other_rules(model.link)
    if record:
        told_more = t("No release of this page that plays it is kept here. Its text can be copied.")
        held = [copy_field(t("This game as text"), "link-record", record, t("Copy the text"), lines=6)]
    else:
        told_more = t("Ask for it again, paste it once more, or start a new game.")
        held = []
    buttons = choices(
        button(t("Paste the link"), "open-link", "import", cls="primary"),
        button(t("Back to the lobby"), "lobby"),
    )
    details = more(t("Details"), el("pre", None, model.link.text)) if model.link.text else None
    frame = Frame("bad-link", t("This link does not open a game"))
    return notice(
        frame,
        emblem("broken"),
        told,
        el("p", None, told_more),
        *held,
        buttons,
        *([details] if details else []),
        alert=True,
    )


def share(model: Model, layer: Layer) -> Dialog:
    """The deal, the game and the result, each to copy."""
    opened = OpenGame(model)
    t, play, copy = opened.t, opened.play, opened.t("Copy")
    links = (*_links(opened, copy), *_puzzle(opened, copy), *_result(opened, copy))
    fields = [*remote_panels.fields(opened, copy), *links]
    told = [note(t("The link holds the whole game. Nothing is stored anywhere else."))]
    if not model.base:
        told.insert(0, note(t(FILE)))
    if sight.has_secrets(play):
        told.append(note(t("Until the game is over, whoever opens this link sees no hidden cards.")))
        told.append(note(t("They follow from the seed, though: anyone with the link can work them out.")))
    file = None if play.tabletop else button(t("Save as a file"), "download:record", "export")
    if snippets.can_be_embedded(model):
        file = choices(button(t("Embed"), f"embed:{snippets.USUAL}", "full"), file)
    body = el("div", {"class": "dialog-body one"}, el("section", {"class": "stack"}, *fields, *told))
    return dialog(t, Frame("share", t("Share")), body, file)


def _code(opened: OpenGame, label: str, link: str) -> Markup | None:
    """The way to a link's QR code; a page that is a file has none that lead here."""
    return icon_button(label, f"code:{link}", "qr") if opened.model.base else None


def _links(opened: OpenGame, copy: str) -> list[Markup]:
    """Deal and game, as far as there are any."""
    t, model, play = opened.t, opened.model, opened.play
    if play.tabletop:
        return []
    code = _code(opened, t("QR code of the deal"), "setup")
    fields = [copy_field(t("The same deal for others"), "setup", deal_link(model, play), copy, more=code)]
    if opened.match.plies:
        label = t("This game to view, opened at move {n}", n=play.ply)
        code = _code(opened, t("QR code of this game"), "replay")
        fields.append(copy_field(label, "replay", game_link(model, play), copy, more=code))
    return fields


def _puzzle(opened: OpenGame, copy: str) -> list[Markup]:
    """The position as a puzzle, once a hint has found a move that is clearly the best."""
    t, play = opened.t, opened.play
    if play.hint is None:
        return []
    if not posing.clear(play):
        return [note(t("No move here is clearly the best, so it makes no puzzle."))]
    told = t("This position as a puzzle: the link knows the best move and does not tell")
    return [copy_field(told, "puzzle", posing.link(opened.model, play), copy)]


def _result(opened: OpenGame, copy: str) -> list[Markup]:
    """The result, its picture, and the way to an app that keeps what people have played."""
    t, model, play = opened.t, opened.model, opened.play
    if not has_result(play):
        return []
    told = t("The result, to be verified by its link")
    field = copy_field(told, "result", result_text(model, play), copy, lines=4)
    return [field, *_card(opened), *_app(opened)]


def _app(opened: OpenGame) -> list[Markup]:
    """BG Stats gets names and points, and only if somebody presses it."""
    t = opened.t
    leaves = t("BG Stats is another site: names and points go there, and nothing else.")
    return [choices(button(t("Enter it in BG Stats"), "bg-stats", "export")), note(leaves)]


def _card(opened: OpenGame) -> list[Markup]:
    """The result as a picture."""
    t = opened.t
    save = button(t("Save the picture"), "save-card", "export")
    send = button(t("Send"), "send:result", "share") if opened.model.shares else None
    return [picture(t, checked(opened.model, opened.play)), choices(save, send)]
