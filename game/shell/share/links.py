"""Links: opening deals and replays, sharing them."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace

from game.core.errors import OtherVersion, Problem
from game.core.link import link_in, note_of, open_link, read_link, replay_link, setup_link
from game.core.match import Match
from game.core.record import to_text
from game.core.registry import LISTINGS
from game.shell import messages as msg
from game.shell.dialogs import Draft, LinkInput
from game.shell.effects import Copy, Download, Save, Share, StartAgain
from game.shell.far import remote
from game.shell.far.link_notes import COUNTED, FULL_TURN, POSED, RESULT, TURN
from game.shell.kept.autosave import played_by, raw_text
from game.shell.kept.saves import listed, read_leniently
from game.shell.model import Layer, Model
from game.shell.play import Play, shown_at
from game.shell.releases import speaker
from game.shell.results import Result, done, toast
from game.shell.seat import Seat
from game.shell.setup import practice, setting_up
from game.shell.setup.seating import seats_for
from game.shell.setup.starting import new_id, record_of
from game.shell.share import card, merging, posing, sending, snippets
from game.shell.words import texts_of

# ---- opening ----------------------------------------------------------------------------------------


def open_fragment(model: Model, message: msg.Opened) -> Result:
    """The address names a deal or a replay, or something that is neither."""
    text = message.fragment.removeprefix("#")
    if not text:
        return done(model)
    try:
        return _open(model, text)
    except Problem as problem:
        return done(replace(model, link=LinkInput(text, problem), layers=(Layer("bad-link"),)))


def _open(model: Model, text: str) -> Result:
    """A deal asks who plays; a game is shown at its move, or goes on, or is checked, as its note says.

    The open game stays as it was, saved.
    """
    if text.startswith(practice.SIGN):
        return practice.of_address(model, text)
    found, note = open_link(text), note_of(text)
    record = found.record
    if note.kind:
        return OF_A_KIND[note.kind](model, record, note)
    if found.at is None and LISTINGS[record.game].alone:
        return practice.opened(model, Match(record))
    if found.at is None:
        seats = seats_for(record.game, model.seats, record.players)
        draft = Draft.of(record, seats)
        return done(replace(model, draft=draft, layers=(Layer("new"),)))
    return _show(model, Match(record), found.at, None)


def _show(model: Model, match: Match, at: int | None, problem: Problem | None) -> Result:
    """A game that is over opens with its result, the last move below it."""
    shown = None if at is None else shown_at(match, at)
    play = Play("", match, (Seat(),) * match.game.players, at=shown, problem=problem)
    return done(model.at_table(play))


def open_dialog(model: Model, arg: str) -> Result:
    """The dialog for a link by hand; after a bad one, with its text."""
    return done(model.without("bad-link").over("open-link"))


def go(model: Model, arg: str) -> Result:
    """The text of the dialog is opened: a link or a message with one, a game, lines of a backup."""
    text = model.link.text.strip()
    if text.startswith("{"):
        return merging.bring(model, msg.Brought("", text))
    fragment = link_in(text)
    try:
        if "\n" in text and "#" not in text:
            saved = listed(new_id(model), json.dumps({"record": text}))
            if played_by(model, saved):
                return done(model, Save(saved.id, saved.raw, None), StartAgain(save=saved.id))
            match, problem = read_leniently(text)
            return _show(model, match, None, problem)
        return _open(model, fragment)
    except Problem as problem:
        if _played_elsewhere(model, fragment, problem):
            return done(model, StartAgain(fragment=fragment))
        return done(replace(model, link=LinkInput(text, problem)))


def _played_elsewhere(model: Model, link: str, problem: Problem) -> bool:
    """Whether an archived release speaks the rules that a link was made under."""
    rules = problem.params["value"] if isinstance(problem, OtherVersion) else 0
    return speaker(model.releases, link.partition("-")[0], int(str(rules))) is not None


def of_other_rules(link: LinkInput) -> str:
    """The game of a link that nobody here can play, as text; empty if not even that can be read."""
    if not isinstance(link.problem, OtherVersion):
        return ""
    try:
        return to_text(read_link(link.text))
    except Problem:
        return ""


def shown_in_address(model: Model) -> bool:
    """Whether a reload should open the link again: it is being asked about, or only looked at."""
    names = {layer.name for layer in model.layers}
    asked = model.draft.linked and "new" in names
    return asked or not names.isdisjoint({"bad-link", "card"}) or bool(model.play and not model.play.id)


OF_A_KIND = {
    TURN: remote.open_turn,
    FULL_TURN: remote.open_turn,
    RESULT: card.open_result,
    COUNTED: card.open_result,
    POSED: posing.open_puzzle,
}

# ---- sharing ----------------------------------------------------------------------------------------


def share(model: Model, arg: str) -> Result:
    """All that can be shared of the open game; nothing of what is no position yet, as the prompt says."""
    play = model.play
    faulty = play is None or (play.set_up is not None and setting_up.faults(play))
    return done(model) if faulty else done(model.over("share", arg))


def draft_link(model: Model) -> str:
    """The address of the deal that the dialog for a new game speaks of. Raises BadOption."""
    return f"{model.base}#{setup_link(record_of(model.draft, model.draft.seed))}"


def _draft_link(model: Model, _: str) -> str:
    try:
        return draft_link(model)
    except Problem:
        return ""


def deal_link(model: Model, play: Play) -> str:
    """The address of the deal."""
    return f"{model.base}#{setup_link(play.match.setup)}"


def game_link(model: Model, play: Play) -> str:
    """The address of the game as played, opened at the shown move."""
    return f"{model.base}#{replay_link(play.match.record, play.ply)}"


def record_text(model: Model, play: Play) -> str:
    """The game as text."""
    return to_text(play.match.record)


OF_A_GAME = {
    "turn": remote.turn_link,
    "message": sending.message,
    "setup": deal_link,
    "replay": game_link,
    "result": card.result_text,
    "puzzle": posing.link,
    "record": record_text,
    "embed": snippets.snippet,
}


def _of_the_game(model: Model, kind: str) -> str:
    """A text of the open game; a result only of one that is over, a turn only if somebody waits for it."""
    play = model.play
    if play is None or kind not in OF_A_GAME:
        return ""
    sent, ended = remote.due(play), card.has_result(play)
    there = {"turn": sent, "message": sent, "result": ended, "puzzle": posing.clear(play)}.get(kind, True)
    return OF_A_GAME[kind](model, play) if there else ""


def copy(model: Model, arg: str) -> Result:
    """A text goes to the clipboard."""
    kind, _, about = arg.partition(":")
    text = OTHERS[kind](model, about) if kind in OTHERS else _of_the_game(model, kind)
    return done(model, Copy(text)) if text else done(model)


def send(model: Model, arg: str) -> Result:
    """A text goes to another program."""
    text = _of_the_game(model, arg)
    return done(model, Share(text)) if text else done(model)


def copied(model: Model, message: msg.Copied) -> Result:
    """Whether the clipboard has it."""
    t = texts_of(model)
    if message.done:
        return toast(model, "done", t("Copied."))
    return toast(
        model, "problem", t("Your browser does not let the page copy. Select the text and copy it yourself.")
    )


def save_replay(model: Model, arg: str) -> Result:
    """The drawn game as a file."""
    if model.play is None or not snippets.can_be_embedded(model):
        return done(model)
    setup = model.play.match.setup
    text = snippets.replay_file(model, model.play)
    return done(model, Download(f"{setup.game}-{setup.seed}-replay.json", text))


# What else can be copied, by what it is about.
OTHERS: Mapping[str, Callable[[Model, str], str]] = {
    "day": card.day_text,
    "deal": _draft_link,
    "raw": raw_text,
    "refused": lambda model, _: merging.refused_text(model),
    "error": lambda model, _: model.failure.details if model.failure else "",
    "link": lambda model, _: model.link.text,
    "link-record": lambda model, _: of_other_rules(model.link),
}


def _typed(model: Model, _: str, text: str) -> Result:
    return done(replace(model, link=LinkInput(text)))


def _with(model: Model, _: str, value: str) -> Result:
    return done(replace(model, with_names=value == "yes"))


FIELDS = {"link": _typed, "with": _with}
COMMANDS = {
    "open-link": open_dialog,
    "go-link": go,
    "share": share,
    "copy": copy,
    "send": send,
    "save-replay": save_replay,
}
