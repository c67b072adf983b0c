"""What a frame on another page shows around the table: the way in, the player of a replay, the way out."""

from game.shell.table.stepping import REPLAY_MS
from game.text.catalogue import N_, Texts, texts
from game.views.art.icons import icon
from game.views.markup import Attribute, Markup, el, join
from game.views.panels.controls import icon_button, note

# command, icon, word; between the two halves stands the button that plays
BACK = (
    ("first", "first", N_("To the start")),
    ("round-back", "up", N_("One round back")),
    ("back", "left", N_("One move back")),
)
ON = (
    ("forward", "right", N_("One move forward")),
    ("round-on", "down", N_("One round forward")),
    ("last", "last", N_("To the end")),
)
SPEEDS = (("slow", N_("Slow")), ("normal", N_("Normal")), ("fast", N_("Fast")))


def around(language: str) -> Markup:
    """All of it in one language; the page's script takes what it needs and fills the places."""
    t = texts(language)
    return join([_cover(), _player(t), _bar(t)])


def _cover() -> Markup:
    start = el(
        "button",
        {"type": "button", "class": "button primary", "data-cmd": "start"},
        icon("play", 24),
        el("span", {"data-fill": "play"}),
    )
    told = el(
        "div",
        None,
        el("h1", {"id": "embed-title", "data-fill": "title"}),
        el("p", {"data-fill": "line"}),
        el("p", {"class": "spoken", "data-fill": "said"}),
        el("p", {"class": "note", "data-fill": "weight"}),
    )
    named: dict[str, Attribute] = {"class": "embed-cover", "hidden": True, "aria-labelledby": "embed-title"}
    return el("section", named, told, start)


def _player(t: Texts) -> Markup:
    go = (
        icon_button(t("Play"), "run", "play", cls="paper"),
        icon_button(t("Pause"), "pause", "pause", cls="paper"),
    )
    buttons = join([*_buttons(t, BACK), *go, *_buttons(t, ON)])
    row = el("div", {"class": "button-row"}, buttons)
    choices = (
        el("option", {"value": REPLAY_MS[name], "selected": name == "normal"}, t(word))
        for name, word in SPEEDS
    )
    speed: dict[str, Attribute] = {"class": "entry", "data-cmd": "speed", "aria-label": t("Speed")}
    step = el("b", {"data-fill": "step"})
    said = el("p", {"data-fill": "said", "aria-live": "polite", "tabindex": 0})  # it may have to scroll
    title = el("h1", {"class": "spoken", "data-fill": "title"})
    named: dict[str, Attribute] = {"class": "embed-player", "hidden": True, "aria-label": t("Replay")}
    return el("section", named, title, row, el("select", speed, *choices), step, said)


def _buttons(t: Texts, row: tuple[tuple[str, str, str], ...]) -> list[Markup]:
    return [icon_button(t(word), command, sign, cls="paper") for command, sign, word in row]


def _bar(t: Texts) -> Markup:
    link: dict[str, Attribute] = {"target": "_blank", "rel": "noopener", "data-fill": "full"}
    unsaved = note(t("Not saved here. The link takes this table along."), "embed-unsaved")
    return el(
        "footer",
        {"class": "embed-bar"},
        unsaved,
        el("a", link, icon("full", 20), el("span", None, t("Open full page"))),
    )
