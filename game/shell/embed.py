"""The table in a frame of another page: what it opens with, and the messages between it and that page.

A message is a JSON object `{"baumeister": 1, "type": …}` with the fields of its type. `ASKED` is the table of
what comes in; the page's small script reads the same table before there is an interpreter.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.core.errors import BadNotation, IllegalAction, OtherVersion, Problem
from game.core.link import note_of, open_link, replay_link
from game.core.match import Match
from game.core.registry import LISTINGS
from game.core.state import TERMINAL
from game.shell import messages as msg
from game.shell.far.link_notes import COUNTED, POSED
from game.shell.model import THEMES, Model
from game.shell.play import Play
from game.shell.reading import read_json
from game.shell.screens.around_frame import around
from game.shell.share import drawn
from game.shell.words import texts_of
from game.text import common, embed
from game.text.catalogue import LANGUAGES
from game.text.lesson import has_lesson

VERSION = 1
LONGEST = 10_000  # characters
BOARD, REPLAY, LESSON = VIEWS = ("board", "replay", "lesson")
CHOICES: Mapping[str, tuple[str, ...]] = {"theme": THEMES, "lang": tuple(LANGUAGES), "view": VIEWS}
# type -> field -> what JavaScript calls its type; a question mark: it may be left out
ASKED: Mapping[str, Mapping[str, str]] = {
    "hello": {},
    "load": {"link": "string"},
    "goto": {"ply": "number"},
    "play": {"on": "boolean?", "action": "string?"},
    "theme": {"theme": "string"},
    "lang": {"lang": "string"},
    "getLink": {},
}
PYTHON = {"string": str, "number": int, "boolean": bool}
SETTING = {"theme": "theme", "lang": "language"}  # message -> command

Told = dict[str, Any]


class Asked(NamedTuple):
    """A message from the page around, of good shape."""

    type: str
    fields: Mapping[str, Any]


def facts() -> dict[str, object]:
    """What the page for frames knows before there is an interpreter."""
    return {
        "asked": ASKED,
        "choices": CHOICES,
        "games": embed.titles(),
        "said": embed.sentences(),
        "around": {language: around(language) for language in LANGUAGES},
    }


# ---- in ---------------------------------------------------------------------------------------------


def read(text: str) -> Asked:
    """The message written so. Raises BadNotation naming the field."""
    if len(text) > LONGEST:
        raise BadNotation("message", "too_long", most=LONGEST)
    try:
        data = read_json(text)
    except ValueError as error:
        raise BadNotation("message", "bad_message") from error
    if not isinstance(data, dict):
        raise BadNotation("message", "bad_message")
    if _odd(data.get("baumeister"), "number") or data["baumeister"] != VERSION:
        raise BadNotation("baumeister", "message_version", ours=VERSION)
    kind = data.get("type")
    if not isinstance(kind, str) or kind not in ASKED:
        raise BadNotation("type", "unknown_choice", known=", ".join(ASKED))
    return Asked(
        kind, {field: data[field] for field in ASKED[kind] if _given(data, field, ASKED[kind][field])}
    )


def _given(data: Told, field: str, kind: str) -> bool:
    """Whether a field is there, and of its type."""
    plain = kind.removesuffix("?")
    if field not in data and kind != plain:
        return False
    if field not in data or _odd(data[field], plain):
        raise BadNotation(field, "wrong_type", kind=plain)
    return True


def _odd(value: object, kind: str) -> bool:
    return not isinstance(value, PYTHON[kind]) or (kind == "number" and isinstance(value, bool))


def answered(model: Model, asked: Asked, view: str) -> list[msg.Message]:
    """What a message means on the page. Raises Problem naming the field; then nothing has changed."""
    fields = asked.fields
    if asked.type == "load":
        return opening(view, fields["link"])
    if asked.type in SETTING:
        return [msg.Command(SETTING[asked.type], choice(asked.type, fields[asked.type]))]
    if asked.type == "goto":
        return [msg.Command("goto", str(_ply(model.play, fields["ply"])))]
    if asked.type == "play" and "action" in fields:
        return [msg.Act(_legal(model, fields["action"]))]
    return []


def choice(field: str, value: str) -> str:
    """One of the choices of an option. Raises BadNotation."""
    if value not in CHOICES[field]:
        raise BadNotation(field, "unknown_choice", known=", ".join(CHOICES[field]))
    return value


def _ply(play: Play | None, ply: int) -> int:
    if play is None or not 0 <= ply <= play.match.plies:
        raise BadNotation("ply", "bad_number", value=ply)
    return ply


def _legal(model: Model, text: str) -> str:
    play = model.play
    if play is None or not play.your_turn:
        raise BadNotation("action", "not_now")
    refusal = play.match.why_not(text)
    if refusal is not None:
        raise IllegalAction(
            "action", "illegal_action", text=text, refusal=refusal, game=play.match.setup.game
        )
    return text


# ---- opening ----------------------------------------------------------------------------------------


def first(wishes: Mapping[str, Any]) -> tuple[list[msg.Message], list[Problem]]:
    """What the frame was asked for, and what was wrong with links.

    Of these, the latest first, the first one that opens something counts, also one of other rules: an
    archived release may know them. If none does, the page says so.
    """
    look = [msg.Command("language", wishes["lang"]), msg.Command("theme", wishes["theme"])]
    beginning = [msg.Command("close-notice", "no-storage"), *look]  # the bar says that nothing is kept
    links = [wishes["link"], *wishes["former"]] if wishes["link"] else []
    wrong: list[Problem] = []
    for link in links:
        try:
            return [*beginning, *opening(wishes["view"], link)], wrong
        except OtherVersion:
            return [*beginning, msg.Opened(link)], wrong
        except Problem as problem:
            wrong.append(problem)
    return [*beginning, *(msg.Opened(link) for link in links[:1])], wrong


def whole_page(address: str) -> str:
    """The address of the page that stands beside the one for frames."""
    return address.partition("?")[0].rpartition("/")[0] + "/"


def opening(view: str, fragment: str) -> list[msg.Message]:
    """What opens the link in this view: a deal or an unfinished game to be played on, a replay, a lesson.

    A puzzle, a task to practise and an end counted by hand are shown as they are. Of any other game that was
    sent somewhere only the game is.
    """
    link = fragment.removeprefix("#")
    if view == LESSON:
        return [msg.Command("learn", _lesson(link.partition("-")[0]))]
    found, kind = open_link(link), note_of(link).kind
    if kind in (POSED, COUNTED) or (found.at is None and LISTINGS[found.record.game].alone):
        return [msg.Opened(link)]
    shown = msg.Opened(replay_link(found.record, found.at) if kind else link)
    if found.at is None:
        return [shown, msg.Command("start")]
    if view == REPLAY:
        return [shown, msg.Command("look-through")]
    match = Match(found.record).until(found.at)
    on = msg.Command("close") if match.over else msg.Command("branch", str(match.player))
    return [shown, on, msg.Command("close-toast")]


def _lesson(game: str) -> str:
    known = [listing.id for listing in LISTINGS.values() if listing.shown and has_lesson(listing.id)]
    if game not in known:
        raise BadNotation("link", "unknown_choice", known=", ".join(known))
    return game


# ---- out --------------------------------------------------------------------------------------------


def told(before: Model, after: Model) -> list[Told]:
    """What the page around is told of a change: the position, the end, the link that takes it along."""
    old, new = before.play, after.play
    if new is None or (old is not None and (old.match, old.at) == (new.match, new.at)):
        return []
    messages = [
        _message(
            "ply",
            ply=new.ply,
            plies=new.match.plies,
            player=_player(new),
            said=drawn.said(texts_of(after), new, new.ply),
        )
    ]
    if new.shown.over:
        messages.append(_message("ended", **drawn.ended(new.match)))
    return [*messages, link(after)]


def _player(play: Play) -> int | None:
    return None if play.asked == TERMINAL else play.asked


def link(model: Model) -> Told:
    """The address of the whole page with the position on the screen."""
    found = drawn.link(model.play.match, model.play.ply) if model.play else ""
    return _message("link", link=f"{model.base}#{found}" if found else model.base)


def error(model: Model, problem: Problem) -> Told:
    """What was wrong with a message, and with which field of it."""
    return _message("error", field=problem.field, text=common.complaint(texts_of(model), problem))


def rounds(model: Model) -> list[int]:
    """Where the player's buttons for rounds lead."""
    return drawn.rounds(model.play.match) if model.play else []


def _message(kind: str, **fields: Any) -> Told:
    return {"baumeister": VERSION, "type": kind, **fields}
