"""Sending a turn to whoever is far away: a message with the link, and an entry for a calendar."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta

from game.shell import series, sight, words
from game.shell.effects import Download
from game.shell.far import planning
from game.shell.far.remote import due, turn_link, unsent
from game.shell.model import Model
from game.shell.play import Play
from game.shell.results import Result, done
from game.shell.words import texts_of
from game.text.games import title

MOST_TOLD = 6  # decisions, the latest ones
DAYS = 3  # until one is reminded
MOST_BYTES = 70  # of a line: RFC 5545 allows 75


def message(model: Model, play: Play) -> str:
    """What was decided here, in words, who is to move, and the link; of hidden things it tells nothing."""
    t, match = texts_of(model), play.match
    play = replace(play, seats=model.shared(play.seats))
    stands = t("Move {n}", n=match.plies) if match.plies else t("New game")
    lines = [f"{title(t, match.setup.game)} – {stands}"]
    if not sight.has_secrets(play):
        plies = range(unsent(play), match.plies)[-MOST_TOLD:]
        lines += [words.happened(t, play, ply)[0] for ply in plies]
    if planning.own(play):
        lines.append(t("To some moves my answer comes at once."))
    if match.over:
        score = series.told(t, series.with_this(play), words.names(t, play.seats))
        lines += [words.outcome(t, play), *([score] if score else [])]
    else:
        lines.append(t("Your turn, {name}.", name=words.names(t, play.seats)[match.player]))
    return "\n".join([*lines, turn_link(model, play)])


def remind(model: Model, arg: str) -> Result:
    """A file for a calendar: in some days to look whether the answer has come."""
    play = model.play
    if play is None or not due(play) or play.match.over:
        return done(model)
    text = "".join(f"{line}\r\n" for entry in _entry(model, play) for line in _folded(entry))
    return done(model, Download(f"baumeister-{play.match.setup.game}.ics", text))


def _entry(model: Model, play: Play) -> Iterator[str]:
    """A whole day of a calendar, as RFC 5545 has it."""
    t, today = texts_of(model), date.fromisoformat(model.moment.day)
    game, name = title(t, play.match.setup.game), words.names(t, play.seats)[play.match.player]
    yield from ("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Baumeister//EN", "BEGIN:VEVENT")
    yield f"UID:{play.table}-{play.match.plies}@baumeister"
    yield f"DTSTAMP:{today:%Y%m%d}T000000Z"
    yield f"DTSTART;VALUE=DATE:{today + timedelta(DAYS):%Y%m%d}"
    yield f"SUMMARY:{_escaped(t('{game}: has {name} answered?', game=game, name=name))}"
    yield f"DESCRIPTION:{_escaped(message(model, play))}"
    yield from ("END:VEVENT", "END:VCALENDAR")


def _escaped(text: str) -> str:
    """As the text of a calendar's field."""
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> Iterator[str]:
    """Short lines, each but the first begun with a space; no character of several bytes is cut."""
    while len(line.encode()) > MOST_BYTES:
        end = len(line.encode()[:MOST_BYTES].decode(errors="ignore"))
        yield line[:end]
        line = f" {line[end:]}"
    yield line


COMMANDS = {"remind": remind}
