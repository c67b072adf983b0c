"""A position as a puzzle by a link: its best move is in the link, where nobody reads it."""

from game.bots import review
from game.core.errors import BadNotation
from game.core.link import Note, decoded, encoded, noted_link
from game.core.match import Match
from game.core.record import Record
from game.shell.far.link_notes import POSED
from game.shell.learning import quests
from game.shell.model import Model
from game.shell.play import Play, Quest
from game.shell.results import Result
from game.shell.seat import Seat


def clear(play: Play) -> bool:
    """Whether a bot has found one move that is clearly the best: by more than a player feels."""
    hint = play.hint
    return hint is not None and bool(hint.next) and hint.value >= review.FELT


def link(model: Model, play: Play) -> str:
    """The address of the shown position that asks for its best move."""
    assert play.hint is not None
    vocabulary = play.match.game.info.vocabulary
    best, following = (encoded(vocabulary, [text]) for text in (play.hint.action, play.hint.next))
    return f"{model.base}#{noted_link(play.match.record, Note(POSED, {'best': best, 'next': following}))}"


def open_puzzle(model: Model, record: Record, note: Note) -> Result:
    """The position is on the table, its player to move. Raises Problem naming the part that is wrong."""
    match = Match(record)
    best, following = (_move(match, name, note.parts[name]) for name in ("best", "next"))
    before, point = Play("", match, (Seat(),) * match.game.players), quests.puzzle_point(match, best)
    return quests.shown(model, Quest(before, (point,), posed=True, next=following))


def _move(match: Match, field: str, text: str) -> str:
    moves = decoded(match.game.info.vocabulary, text)
    if len(moves) != 1 or match.over or not match.allows(moves[0]):
        raise BadNotation(field, "bad_part", value=text)
    return moves[0]
