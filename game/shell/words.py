"""Sentences the shell says by itself: who sits where, what happened, who is next."""

from collections.abc import Sequence

from game.bots.levels import nearest, of_character
from game.core.match import Match
from game.core.state import Event
from game.core.vocabulary import Action
from game.shell.model import Model
from game.shell.play import Play
from game.shell.seat import Seat
from game.text import characters, common
from game.text.catalogue import Texts, texts
from game.text.games import words

MOST_SENTENCES = 5  # of a bot's move: a boat of the Duel and what came of it


def texts_of(model: Model) -> Texts:
    """The sentences of the open game, or of the shell alone."""
    game = model.play.match.setup.game if model.play else None
    return texts(model.settings.language, game)


def shell_texts(model: Model) -> Texts:
    """The words of the shell."""
    return texts(model.settings.language)


def game_texts(model: Model, game: str) -> Texts:
    """The words of a game, and of the shell."""
    return texts(model.settings.language, game)


def names(t: Texts, seats: Sequence[Seat]) -> tuple[str, ...]:
    """How the seats are called: as typed, else people by their colour and bots by their own name."""
    bots = [None if seat.name or not seat.thinks else _kind(seat.bot) for seat in seats]
    return tuple(seat.name or _unnamed(t, bots, index) for index, seat in enumerate(seats))


def _kind(bot: str) -> str:
    """After what a bot is called: its character, else the level it plays like."""
    return of_character(bot) or nearest(bot).text


def _unnamed(t: Texts, bots: Sequence[str | None], index: int) -> str:
    level = bots[index]
    if level is None:
        return common.seat(t, index)
    name = characters.name(t, level) if level in characters.CHARACTERS else common.bot(t, level)
    return common.numbered(t, name, bots[:index].count(level)) if bots.count(level) > 1 else name


def action(t: Texts, match: Match, told: Action) -> str:
    """What an action does."""
    return words(match.setup.box).action(t, told)


def happened(t: Texts, play: Play, ply: int) -> tuple[str, ...]:
    """What decision number `ply` did and what came of it, a sentence each."""
    game, called = words(play.match.setup.box), names(t, play.seats)
    return tuple(game.event(t, event, called) for event in play.match.events(ply))


def reason(t: Texts, play: Play, entry: Event) -> str:
    """How the points of a line of the ledger came about."""
    return words(play.match.setup.box).reason(t, entry, names(t, play.seats))


def news(t: Texts, play: Play) -> str:
    """What the live region says after a move: what it did, of a bot's no long list, and who is next."""
    ply = play.match.plies - 1
    told = happened(t, play, ply)
    if play.seats[play.match.mover(ply)].thinks and len(told) > MOST_SENTENCES:
        told = (*told[:MOST_SENTENCES], t("The log has the rest."))
    return " ".join([*told] if play.alone else [*told, next_up(t, play)])


def next_up(t: Texts, play: Play) -> str:
    """Who decides now, and among how many choices; who has won at the end."""
    match = play.match
    if match.over:
        return outcome(t, play)
    name = names(t, play.seats)[match.player]
    if play.seats[match.player].far:
        return t("{name} is to move, far away, and needs the link.", name=name)
    if not play.seats[match.player].human:
        return t("{name} to move.", name=name)
    return t.n("{name} to move. {n} choice.", "{name} to move. {n} choices.", len(match.legal), name=name)


def outcome(t: Texts, play: Play) -> str:
    """Who has won with how many points, or who shares the win."""
    return common.outcome(t, play.match.outcome, names(t, play.seats))
