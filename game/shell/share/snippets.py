"""What a blog takes over to show a table: an element or a frame, what is drawn in its link."""

from functools import lru_cache
from urllib.parse import urlencode

from game.core.match import Match
from game.shell.model import Model
from game.shell.play import Annotation, Play
from game.shell.seat import Seat
from game.shell.share import drawn
from game.shell.words import texts_of
from game.text.games import title
from game.views.markup import Attribute, el, join

FORMS = ELEMENT, FRAME = ("element", "frame")
VIEWS = BOARD, REPLAY = ("board", "replay")
USUAL = f"{ELEMENT}-{BOARD}"
HEIGHT = 540

Theirs = tuple[tuple[Seat, ...], tuple[Annotation, ...]]  # what people have added to a match


def chosen(arg: str) -> tuple[str, str]:
    """Form and view, spelled `element-replay` or `replay-element`; what is none of them is as usual."""
    words = arg.split("-")
    form = next((form for form in FORMS if form in words), ELEMENT)
    return form, next((view for view in VIEWS if view in words), BOARD)


def can_be_embedded(model: Model) -> bool:
    """Whether the open game has a link, and the page an address that a blog can reach."""
    play = model.play
    return play is not None and not play.tabletop and model.base.startswith("http")


def snippet(model: Model, play: Play) -> str:
    """The markup for the blog, as the dialog on top has chosen it."""
    form, view = chosen(model.layer.arg if model.layer else "")
    name = title(texts_of(model), play.match.setup.game)
    if form == FRAME:
        look: dict[str, Attribute] = {"width": "100%", "height": HEIGHT, "loading": "lazy"}
        return el("iframe", {"src": source(model, play, view), "title": name, **look})
    script = el("script", {"src": f"{_folder(model)}static/js/baumeister-game.js", "async": True}, "")
    game = el("baumeister-game", {"src": source(model, play, view), "title": name}, "")
    return join((script, "\n", game))


def source(model: Model, play: Play, view: str) -> str:
    """The address of the frame; what is drawn stands behind the link."""
    at = 0 if view == REPLAY else play.ply
    query = {"lang": model.settings.language, **({"view": view} if view == REPLAY else {})}
    word = _word(play.match, _theirs(model, play), play.ply, view, model.settings.language)
    return f"{_folder(model)}embed.html?{urlencode(query)}#{drawn.link(play.match, at)}.{word}"


def replay_file(model: Model, play: Play) -> str:
    """The drawn game as a file to lie beside the page."""
    word = _word(play.match, _theirs(model, play), 0, REPLAY, model.settings.language)
    return drawn.replay_file(play.match, word)


def _theirs(model: Model, play: Play) -> Theirs:
    return model.shared(play.seats), play.annotations


@lru_cache(maxsize=4)  # the dialog is drawn again with every message
def _word(match: Match, theirs: Theirs, at: int, view: str, language: str) -> str:
    seats, annotations = theirs
    model = drawn.looked_at(match, language).with_play(seats=seats, annotations=annotations)
    return drawn.replay(model) if view == REPLAY else drawn.picture(model.with_play(at=at))


def _folder(model: Model) -> str:
    return model.base.partition("?")[0].rpartition("/")[0] + "/"
