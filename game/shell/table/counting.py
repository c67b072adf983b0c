"""The end of a game: points not on the totals so far are counted one after another, then comes the result."""

from collections.abc import Sequence

from game.core.state import Event
from game.shell import messages as msg
from game.shell.effects import Announce, Effect, Focus, Wait
from game.shell.model import Model
from game.shell.play import Play
from game.shell.results import Result, done
from game.shell.table.thinking import pause
from game.shell.words import names, reason, texts_of
from game.text import common
from game.text.catalogue import Texts
from game.text.games import words
from game.text.joined import said_of, sentences

SLOWER = 1.5  # than the pause before a bot's move: there is a sentence to read
BUTTON = "count-skip"  # to the result


def due(play: Play) -> Sequence[Event]:
    """What the end brought, in the order of the categories."""
    rows = play.match.game.info.categories
    return sorted(
        (event for event in play.match.game.closing(play.match.state) if event.points),
        key=lambda event: rows.index(event.category),
    )


def latest(play: Play) -> Event | None:
    """What has just been counted."""
    return due(play)[play.counted - 1] if play.counted else None


def title(t: Texts, play: Play, entry: Event) -> str:
    """What for, and how many."""
    return f"{words(play.match.setup.box).category(t, entry.category)} {common.signed(entry.points)}"


def go_on(before: Model, after: Model) -> Result:
    """The next points after a while; the result once all is counted, or where nobody wants to wait."""
    play = after.play
    if play is None or play.counted is None:
        return done(after)
    if play.read_only or not play.match.over:
        return done(after.with_play(counted=None))
    wait = int(pause(after, play) * SLOWER)
    entries = due(play)
    if not wait or not entries or play.counted > len(entries):
        return done(after.with_play(counted=None).over("result"))
    if before.play and (before.play.counted, before.play.id) == (play.counted, play.id):
        return done(after)
    return done(after, *_told(after, play), Wait(wait, msg.Counted(play.id, play.counted)))


def _told(model: Model, play: Play) -> list[Effect]:
    entry = latest(play)
    if entry is None:
        return [Focus(BUTTON)]
    t = texts_of(model)
    name = names(t, play.seats)[entry.player]
    return [Announce(sentences([said_of(t, name, title(t, play, entry)), reason(t, play, entry)]))]


def counted(model: Model, message: msg.Counted) -> Result:
    """The pause after so many of them is over."""
    play = model.play
    if play is None or (play.id, play.counted) != (message.save, message.counted):
        return done(model)
    return done(model.with_play(counted=message.counted + 1))
