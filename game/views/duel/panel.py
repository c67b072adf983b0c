"""A player's panel: name and points, figures in supply, action tiles, the four sites."""

from collections.abc import Iterable

from game.core.state import NOBODY
from game.games.duel import actions as act
from game.games.duel.scoring import runs, tomb_numbers
from game.games.duel.tables import (
    ACTION_TILES,
    FIRST_ACTION,
    OBELISK,
    PYRAMIDS,
    SITES,
    TEMPLE_B,
    TEMPLES,
    TILES,
    TOMBS,
)
from game.text import common
from game.text import duel as words
from game.text.duel import WORDS
from game.views.art.figures import figure_icon
from game.views.art.signs import knot_icon, loop_icon
from game.views.duel import sites, spoken
from game.views.duel.art_tiles import tile_icon
from game.views.duel.look import SEATS, Look, figure_key, owned_key, spare_key
from game.views.look import CHOSEN, LOOP, ROPE
from game.views.markup import Attributes, Markup, classes, el
from game.views.panels.people import bot_role

# how large the temple's tiles are drawn, by their number
TEMPLE_SIZES = ((3, "few"), (8, "some"), (12, "many"))


class Panel:
    """One player's panel, drawn for a look at the table."""

    def __init__(self, look: Look, player: int) -> None:
        self.look = look
        self.t = look.t
        self.player = player
        self.seat = look.view.seats[player]
        self.own = look.state.display[player]
        self.rival = look.state.display[1 - player]
        self.points = look.sheet[player]
        self.sides = look.view.game.options
        self.viewers = player == look.view.viewer
        self.gains = [gain for gain in look.gains if gain.player == player]

    def draw(self) -> Markup:
        """The panel."""
        colour = f"p{SEATS[self.player]}"
        attributes: Attributes = {
            "class": classes("panel", colour, "own" if self.viewers else "rival", self.turn and "turn"),
            "data-k": f"panel-{self.player}",
            "aria-label": spoken.panel(self.look, self.player),
        }
        sums = None if self.viewers else self._sums()
        return el("article", attributes, self._head(), sums, self._display())

    @property
    def turn(self) -> bool:
        """Whether this player decides."""
        return self.look.mover == self.player

    def new(self, kind: int) -> int:
        """How many tiles of a kind came since a person last decided."""
        return self.look.brought(self.player, TILES[kind])

    # ---- head ---------------------------------------------------------------------------------------

    def _head(self) -> Markup:
        return el(
            "header",
            {"class": "panel-head"},
            figure_icon(SEATS[self.player], 34),
            el("b", {"class": "seat-name"}, self.seat.name),
            self._role(),
            el("span", {"class": "small-figures"}, *self._spares(small=True)),
            self._total(),
        )

    def _role(self) -> Markup:
        if self.seat.is_bot:
            return bot_role(self.t, self.seat.level, character=self.seat.character)
        return el("span", {"class": "role"}, self.t("you") if self.viewers and self.look.view.alone else "")

    def _total(self) -> Markup:
        now = self.look.view.totals[self.player]
        after = now + self.look.promised[self.player]
        unit = el("small", None, self.t.n("pt", "pts", after))
        if after == now:
            return el("span", {"class": "points", "data-k": f"pts-{self.player}"}, common.number(now), unit)
        change = el("em", {"class": "more" if after > now else "less"}, common.signed(after - now))
        return el(
            "span", {"class": "points", "data-k": f"pts-{self.player}"}, change, common.number(after), unit
        )

    def _sums(self) -> Markup:
        """The rival's display in one line, for layouts with less room."""
        tombs = " ".join(
            f"{first}–{last}" if last > first else str(first) for first, last in runs(tomb_numbers(self.own))
        )
        t, (light, dark) = self.t, (self.own[kind] for kind in PYRAMIDS)
        facts: list[tuple[str, str, str | int]] = [
            ("O", WORDS.category(t, "obelisk"), self.own[OBELISK]),
            ("T2", WORDS.category(t, "temple"), self._temple_brief()),
            (TILES[PYRAMIDS[0]], t("light"), light),
            (TILES[PYRAMIDS[1]], t("dark"), dark),
            ("G1", WORDS.category(t, "tomb"), tombs or 0),
            *((code, t("Action"), count) for code, count in self._actions() if count),
        ]
        return el("p", {"class": "rival-sums", "aria-hidden": "true"}, *(self._fact(*fact) for fact in facts))

    def _fact(self, code: str, name: str, fact: str | int) -> Markup:
        label = el("small", None, name)
        return el("i", None, tile_icon(code, 22), fact, *self._landers(code, "brief"), label)

    # ---- body ---------------------------------------------------------------------------------------

    def _display(self) -> Markup:
        return el(
            "div",
            {"class": "display"},
            el(
                "div",
                {"class": "supply", "data-thing": f"figures {self.player}"},
                *self._spares(),
                el("span", None, spoken.in_supply(self.look, self.player)),
            ),
            el("div", {"class": "actions"}, self._heading("actions"), self._action_tiles()),
            *map(self.site, SITES),
        )

    def _spares(self, *, small: bool = False) -> Iterable[Markup]:
        """Figures in supply; those that just came back know from which square."""
        count = self.look.state.figures[self.player]
        back = [came for came in self.look.returns if came.player == self.player]
        picture = figure_icon(SEATS[self.player], 24 if small else 38)
        for i in range(count):
            nth = i - (count - len(back))
            attributes: Attributes = {
                "class": "figure",
                "data-k": spare_key(self.player, i, small=small),
                "data-from": figure_key(back[nth].square) if nth >= 0 else None,
                "data-step": back[nth].step if nth >= 0 else None,
            }
            yield el("span", attributes, picture)

    def _heading(self, category: str) -> Markup:
        side = self.sides.get(category)
        letter = (
            el("span", {"class": "side", "title": WORDS.choice(self.t, category, side)}, side)
            if side
            else None
        )
        label = self.t("Actions") if category == "actions" else WORDS.category(self.t, category)
        points = el("b", None, common.number(self.points[category])) if self._counted(category) else None
        return el("h2", None, el("span", None, label, letter), points)

    def _counted(self, category: str) -> bool:
        """Whether points of this kind are on the total already: action tiles count only at the end."""
        return category in SITES or not self.look.state.pending

    def site(self, site: str) -> Markup:
        """One of the four sites with its heading."""
        draw = {
            "obelisk": self._obelisk,
            "temple": self._temple,
            "pyramids": self._pyramids,
            "tomb": self._tomb,
        }
        attributes = {"class": site, "data-topic": site, "data-thing": f"site {site} {self.player}"}
        return el("div", attributes, self._heading(site), *draw[site]())

    def _obelisk(self) -> tuple[Markup, ...]:
        own, other = self.own[OBELISK], self.rival[OBELISK]
        race = self.sides["obelisk"] == "B"
        drawing = sites.tower(
            own, other, self.new(OBELISK), goals=race, first=self._first() if race else None
        )
        return el("div", {"class": "site-drawing"}, drawing, *self._landers("O")), self._sum("O", own)

    def _first(self) -> bool | None:
        """Side B: whether this player was the first with five obelisks; None while nobody was."""
        first = self.look.state.first
        return None if first == NOBODY else first == self.player

    def _landers(self, code: str, place: str = "new") -> Iterable[Markup]:
        """Tiles that end up in one drawing: invisible once they have arrived in its middle."""
        for gain in self.gains:
            if _family(gain.tile) == _family(code):
                attributes: Attributes = {
                    "class": "piece lander",
                    "data-k": f"p{self.player}-{place}-{gain.step}",
                    "data-from": gain.came,
                    "data-step": gain.step,
                }
                yield el("span", attributes, tile_icon(gain.tile))

    def _sum(self, code: str, fact: str | int) -> Markup:
        """A tile and a number in place of a drawing, for layouts with less room."""
        cls = {"class": "site-sum", "aria-hidden": "true"}
        return el("span", cls, tile_icon(code, 30), fact, *self._landers(code, "sum"))

    def _temple(self) -> tuple[Markup, ...]:
        copies = [self.own[kind] for kind in TEMPLES]
        size = next(cls for most, cls in TEMPLE_SIZES if sum(copies) <= most)
        if self.sides["temple"] == "B":
            groups = [
                self._temple_set(values, depth) for depth, values in enumerate(sites.temple_sets(copies))
            ]
            body = el("div", {"class": f"temple-sets {size}"}, *groups)
        else:
            tiles = [self._owned(f"T{value}", i) for value in (4, 3, 2, 1) for i in range(copies[value - 1])]
            body = el("div", {"class": f"tiles {size}"}, *tiles)
        return body, self._sum("T2", self._temple_brief())

    def _temple_set(self, values: list[int], depth: int) -> Markup:
        tiles = [self._owned(f"T{value}", depth) for value in values]
        return el("span", {"class": "temple-set"}, *tiles, el("b", None, TEMPLE_B[len(values)]))

    def _temple_brief(self) -> str:
        copies = [self.own[kind] for kind in TEMPLES]
        if self.sides["temple"] == "A":
            return str(sum(value * own for value, own in enumerate(copies, 1)))
        return " · ".join("".join(map(str, values)) for values in sites.temple_sets(copies)) or "0"

    def _owned(self, code: str, ordinal: int) -> Markup:
        """A tile of the display, with the key of where it came from if the last move brought it."""
        came = [gain for gain in self.gains if gain.tile == code]
        kind = TILES.index(code)
        nth = ordinal - (self.own[kind] - len(came))
        attributes: Attributes = {
            "class": classes("piece", ordinal >= self.own[kind] - self.new(kind) and "just-moved"),
            "data-k": owned_key(self.player, code, ordinal),
            "data-from": came[nth].came if nth >= 0 else None,
            "data-step": came[nth].step if nth >= 0 else None,
        }
        return el("span", attributes, tile_icon(code))

    def _pyramids(self) -> tuple[Markup, ...]:
        light, dark = (self.own[kind] for kind in PYRAMIDS)
        smaller = self.sides["pyramids"] == "B"
        drawings = []
        for kind, own, other in ((PYRAMIDS[0], light, dark), (PYRAMIDS[1], dark, light)):
            counts = smaller and own <= other
            drawing = sites.pyramid(own, self.new(kind), dark=kind == PYRAMIDS[1], counts=counts)
            drawings.append(el("div", {"class": "site-drawing"}, drawing, *self._landers(TILES[kind])))
        return (el("div", {"class": "both-pyramids"}, *drawings),)

    def _tomb(self) -> tuple[Markup, ...]:
        new = frozenset(number for number, kind in enumerate(TOMBS, 1) if self.new(kind))
        drawing = sites.tomb(tomb_numbers(self.own), new, brackets=self.sides["tomb"] == "B")
        return (el("div", {"class": "site-drawing"}, drawing, *self._landers("G1")),)

    # ---- action tiles -------------------------------------------------------------------------------

    def _actions(self) -> list[tuple[str, int]]:
        return [(code, self.own[FIRST_ACTION + i]) for i, code in enumerate(ACTION_TILES)]

    def _action_tiles(self) -> Markup:
        held = [(code, count) for code, count in self._actions() if count]
        tiles = [self._action_tile(code, count, focus=i == 0) for i, (code, count) in enumerate(held)]
        return el("div", {"class": "tiles", "data-group": "actions" if self.viewers else None}, *tiles)

    def _action_tile(self, code: str, count: int, *, focus: bool) -> Markup:
        more = el("span", {"class": "tally"}, f"×{count}") if count > 1 else None
        picture = self._owned(code, count - 1)
        if not self.turn:
            return el(
                "span",
                {
                    "class": "action-tile",
                    "role": "img",
                    "aria-label": words.tile_full(self.t, code),
                    "data-thing": f"action {code} {self.player}",
                },
                picture,
                more,
            )
        action = act.PLAY[ACTION_TILES.index(code)].text
        sign = self.look.sign(action)
        attributes: Attributes = {
            "class": classes(
                "action-tile", sign in (ROPE, CHOSEN) and "roped", sign == CHOSEN and "selected"
            ),
            "data-act": action,
            "data-preview": action,
            "data-k": f"play-{code}",
            "data-topic": "actions",
            "data-thing": f"action {code} {self.player}",
            "aria-label": common.capital(words.tile_full(self.t, code)),
            "aria-disabled": None if sign else "true",
            "tabindex": 0 if focus else -1,
        }
        mark = loop_icon() if sign == LOOP else knot_icon() if sign == CHOSEN else None
        return el("button", attributes, picture, more, mark)


def _family(code: str) -> str:
    """Tiles of one family end up in one drawing."""
    return code.rstrip("0123456789")


def panels(look: Look) -> tuple[Markup, Markup]:
    """The left panel and the right one: of several persons at one device each keeps one side."""
    left = look.view.viewer if look.view.alone else 0
    return Panel(look, left).draw(), Panel(look, 1 - left).draw()
