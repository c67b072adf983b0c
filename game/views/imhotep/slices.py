"""What a module or a side adds to the table: a record each, collected in `modules` and `sites`."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

from game.views.explain import Explainers, Line
from game.views.imhotep.look import Known, Look
from game.views.imhotep.places import Board
from game.views.markup import Markup
from game.views.panels.prompt import Ask

Asks = Mapping[str, Callable[[Look], Ask]]
Figure = Callable[[Look, int, Markup], Markup]  # of a site and its heading
Menu = Callable[[Look], list[Markup]]


@dataclass(frozen=True, kw_only=True)
class Slice(Known):
    """All that is drawn and said of it. Whatever it does not say it does not add."""

    asks: Asks = field(default_factory=dict)  # by its matters
    explainers: Explainers = field(default_factory=dict)
    figures: Mapping[str, Figure] = field(default_factory=dict)  # for the rules
    sounds: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Module(Slice):
    """A module: fields of its own, things of players, a way to it where its fields are small."""

    row: Callable[[Look], Markup] | None = None  # its fields below the bank
    at_site: Callable[[Look, int], Markup | None] | None = None  # its fields on a board
    docked: Callable[[Look, int], list[Markup]] | None = None  # what lies at a site's dock
    visitors: Callable[[Look, int], list[int]] | None = None  # whose boats of their own came to a site
    in_panel: Callable[[Look, int, bool], Markup | None] | None = None  # what a player has
    menu: Mapping[str, Menu] = field(default_factory=dict)  # by verb: rows of more actions
    begun: Asks = field(default_factory=dict)  # by verb: what is asked once it has been chosen


@dataclass(frozen=True, kw_only=True)
class Side(Slice):
    """A side of a site: its picture, when it scores, what is chosen on it."""

    when: Callable[[Look], str]
    picture: Callable[[Look], Markup] | None = None  # what stands there
    over: Callable[[Look, Markup, str], Markup] | None = None  # the picture with what is clicked on it
    cards: Callable[[Look, str], Markup] | None = None  # what lies there instead, with the tab stop
    first: Callable[[Look], str] | None = None  # the key of the first that can be clicked; empty if none can
    places: Mapping[str, Board] = field(default_factory=dict)  # by matter: cells to choose from
    told: Callable[[Look], list[Line]] | None = None  # of the site, instead of what a stone more would bring
    waits: Callable[[Look, int], Markup | None] | None = None  # a player's points still to be booked

    @property
    def cells(self) -> Collection[str]:
        return self.places
