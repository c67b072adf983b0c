"""What all screens ask of the model: its words, its players, its look."""

from collections.abc import Sequence

from game.bots.levels import nearest
from game.shell.model import Model
from game.shell.play import Play, Seat
from game.shell.words import names
from game.text import common
from game.text.catalogue import LANGUAGES, Texts, texts
from game.text.facade import Words
from game.text.games import title, words
from game.views.face import face
from game.views.markup import Markup
from game.views.panels.controls import Choice, icon_button, switcher
from game.views.panels.people import Person


def shell_texts(model: Model) -> Texts:
    """The words of the shell."""
    return texts(model.settings.language)


def game_texts(model: Model, game: str) -> Texts:
    """The words of a game, and of the shell."""
    return texts(model.settings.language, game)


def person(t: Texts, game: str, seats: Sequence[Seat], player: int) -> Person:
    """A player as shown."""
    seat = seats[player]
    bot = None if not seat.thinks else common.strength(t, nearest(seat.bot).text)
    return Person(player + 1, names(t, seats)[player], face(game).figures, bot)


def people(t: Texts, game: str, seats: Sequence[Seat]) -> list[Person]:
    """All players as shown."""
    return [person(t, game, seats, player) for player in range(len(seats))]


class OpenGame:
    """The open game with its words and players."""

    __slots__ = ("game", "match", "model", "names", "people", "play", "t", "title", "words")

    def __init__(self, model: Model) -> None:
        assert model.play is not None
        self.model = model
        self.play: Play = model.play
        self.match = model.play.match
        self.game: str = self.match.game.info.id
        self.t = game_texts(model, self.game)
        self.words: Words = words(self.game)
        self.title = title(self.t, self.game)
        self.names = names(self.t, self.play.seats)
        self.people = people(self.t, self.game, self.play.seats)


def language_switch(t: Texts, language: str, cls: str = "") -> Markup:
    """The languages, each under its own name."""
    choices = [Choice(tag, tag.upper(), spoken=language_name(tag), language=tag) for tag in sorted(LANGUAGES)]
    return switcher(t("Language"), "language", choices, language, cls)


def language_name(tag: str) -> str:
    """A language as it is read aloud: what is seen, and its own name."""
    return f"{tag.upper()}, {LANGUAGES[tag]}"


def theme_button(t: Texts, theme: str, cls: str = "") -> Markup:
    """Day or night, whichever is not: the icon shows where it leads."""
    if theme == "dark":
        return icon_button(t("Light theme"), "theme:light", "day", cls=cls)
    return icon_button(t("Dark theme"), "theme:dark", "night", cls=cls)
