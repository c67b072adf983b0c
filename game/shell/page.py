"""The model as a page: each screen and layer is drawn by the file of its name in `screens/`."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Protocol

from game.shell import sight
from game.shell.model import Model
from game.shell.screens import failure, layers, lobby, notes, rules, table
from game.shell.screens.drawn_page import Page, Screen
from game.views import games
from game.views.art.sprite import sprite
from game.views.markup import Markup


class Room(Protocol):
    """A module that draws a screen. Where it is packed it is not run before it is asked for one."""

    def screen(self, model: Model) -> Screen:
        """The screen as the model stands."""


SCREENS: Mapping[str, Room] = {"lobby": lobby, "table": table, "failure": failure}


def page(model: Model) -> Page:
    """The whole page as the model stands."""
    name = "failure" if model.failure else model.screen
    screen, waiting = SCREENS[name].screen(model), model.waiting
    return Page(
        name,
        replace(screen, title=f"({waiting}) {screen.title}") if waiting else screen,
        model.settings.language,
        model.settings.theme,
        model.settings.speed,
        sprite(games.symbols(_game(model)) if _game(model) else ""),
        layers.layer(model),
        notes.notes(model),
    )


def _game(model: Model) -> str:
    """Whose drawings are on the page: the open game's, or those in the rules read in the lobby."""
    if model.failure:
        return ""
    if model.play:
        return model.play.match.setup.game
    return next((rules.game_of(model, layer.arg) for layer in model.layers if layer.name == "rules"), "")


def first_picture(model: Model, drawn: Page) -> str:
    """What the next visit shows first: without what lies on top, and nothing that several persons hide."""
    bare = model
    if not bare.play and (bare.offline or bare.lacking):  # to be found out again
        bare = replace(bare, offline=False, lacking="")
    if bare.play and bare.play.explore:
        bare = replace(bare, play=bare.play.home)
    if bare.play and sight.secret(bare.play):
        bare = bare.with_play(holder=None)
    if bare.play and bare.play.set_up:  # a picture has no lists to choose from
        bare = bare.with_play(set_up=None)
    drawn = drawn if bare is model else page(bare)
    return replace(drawn, layer=Markup(), notes=Markup()).html()
