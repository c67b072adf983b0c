"""QR codes of links: asked for in the share dialog, made by a library of the page."""

from dataclasses import replace

from game.shell import messages as msg
from game.shell.dialogs import Code
from game.shell.effects import Encode
from game.shell.model import Model
from game.shell.results import Result, done
from game.shell.share.links import deal_link, game_link

LONGEST = 640  # characters: 85 modules a side, 3 pixels each on a phone's screen
LINKS = {"setup": deal_link, "replay": game_link}


def show(model: Model, arg: str) -> Result:
    """The code of the open game's deal or of the game as played lies on top."""
    if model.play is None or arg not in LINKS or not model.base:
        return done(model)
    shown = model.over("code", arg)
    link = link_of(model, arg)
    wanted = len(link) <= LONGEST and model.code.link != link
    return done(shown, *([Encode(link)] if wanted else []))


def link_of(model: Model, arg: str) -> str:
    """The link that is shown as a code."""
    return LINKS[arg](model, model.play) if model.play and arg in LINKS else ""


def encoded(model: Model, message: msg.Encoded) -> Result:
    """The modules of a code by row; none if it could not be made."""
    return done(replace(model, code=Code(message.link, message.rows)))


COMMANDS = {"code": show}
