"""The bank: the quarry and the players with sled, hand of cards, stock and points."""

from game.games.imhotep import tables as box
from game.games.imhotep.cards import BLUE, CARD_IDS, CARDS
from game.text import common
from game.views.art.icons import icon
from game.views.art.stones import Lying, stone_icon
from game.views.art.traces import numbers
from game.views.imhotep import cards, spoken
from game.views.imhotep.art.transport import quarry, sled
from game.views.imhotep.inplay import modules, sides
from game.views.imhotep.keys import card_key, hand_key, panel_key, quarry_keys
from game.views.imhotep.look import CHOSEN, ROPE, Look
from game.views.markup import Attributes, Markup, classes, el
from game.views.panels.people import bot_role


def bank(look: Look) -> Markup:
    """The quarry, then the players as they sit."""
    panels = [Panel(look, player).draw() for player in range(look.game.players)]
    attributes = {"class": "bank", "aria-label": look.t("Players")}
    return el("section", attributes, _quarry(look), *panels)


def _quarry(look: Look) -> Markup:
    t, sign = look.t, look.sign("take")
    attributes: Attributes = {
        "type": "button",
        "class": classes("quarry only-wide", sign in (ROPE, CHOSEN) and "roped"),
        "data-act": "take",
        "data-k": "take",
        "data-topic": "quarry",
        "data-thing": "quarry",
        "aria-disabled": None if sign else "true",
    }
    hint = el("small", None, t("Take {n}", n=box.TAKE))
    return el("button", attributes, quarry(), el("span", {"class": "quarry-name"}, t("Quarry"), " ", hint))


class Panel:
    """One player's panel, drawn for a look at the table."""

    def __init__(self, look: Look, player: int) -> None:
        self.look = look
        self.t = look.t
        self.player = player
        self.seat = look.view.seats[player]
        self.own = player == look.viewer and not self.seat.is_bot
        self.capacity = look.game.board.capacity(look.state, player)
        self.turn = player == look.mover

    def draw(self) -> Markup:
        """The panel."""
        attributes: Attributes = {
            "class": classes("panel", f"p{self.player + 1}", self.turn and "turn", self.own and "me"),
            "data-k": panel_key(self.player),
            "data-thing": f"player {self.player}",
            "aria-label": spoken.panel(self.look, self.player),
        }
        return el("article", attributes, self._head(), self._body())

    def _head(self) -> Markup:
        return el(
            "div",
            {"class": "panel-head"},
            stone_icon(self.player + 1, 28),
            el("b", {"class": "seat-name"}, self.seat.name),
            self._role(),
            el(
                "span",
                {
                    "class": "stock only-wide piece",
                    "data-k": f"stock-{self.player}",
                    "title": common.capital(spoken.in_quarry(self.look, self.player)),
                },
                icon("quarry", 16),
                spoken.stock(self.look, self.player),
            ),
            self._points(),
        )

    def _role(self) -> Markup | None:
        if self.seat.is_bot:
            return bot_role(self.t, self.seat.level, "role only-wide", character=self.seat.character)
        return (
            el("span", {"class": "role only-wide"}, self.t("you"))
            if self.own and not self.look.several
            else None
        )

    def _points(self) -> Markup:
        booked = self.look.view.totals[self.player]
        gain = self.look.gain(self.player)
        change = el("em", {"class": "more"}, common.signed(gain)) if gain else None
        return el(
            "span",
            {"class": "points", "data-k": f"pts-{self.player}"},
            change,
            common.number(booked + gain),
            el("small", {"class": "only-wide"}, self.t.n("point", "points", booked + gain)),
            *self._waiting(),
        )

    def _waiting(self) -> list[Markup | None]:
        """Points that are still to be booked."""
        return [side.waits(self.look, self.player) for side in sides(self.look) if side.waits]

    # ---- body ---------------------------------------------------------------------------------------

    def _body(self) -> Markup:
        count = self.look.state.sled[self.player]
        short = el(
            "span",
            {"class": "sled-count piece", "data-k": f"count-{self.player}", "aria-hidden": "true"},
            f"{count}/{self.capacity}",
        )
        group = "hand" if self.own else None
        return el(
            "div",
            {"class": "panel-body", "data-group": group},
            short,
            self._sled(),
            numbers(self.look.marks_on(panel_key(self.player))),
            *self._own(),
            el("div", {"class": "hand"}, *self._hand()),
        )

    def _own(self) -> list[Markup | None]:
        """What modules gave the player."""
        panels = [module.in_panel for module in modules(self.look) if module.in_panel]
        return [panel(self.look, self.player, self.own) for panel in panels]

    def _sled(self) -> Markup:
        """The sled; one's own also takes stones when it is clicked."""
        count = self.look.state.sled[self.player]
        picture = sled([self._stone(place) for place in range(count)], self.capacity)
        if not self.own:
            return picture
        possible = bool(self.look.sign("take"))
        attributes: Attributes = {
            "type": "button",
            "class": "own-sled",
            "data-act": "take",
            "data-k": "own-sled",
            "data-topic": "sled",
            "tabindex": -1 if self._playable() else 0,
            "aria-disabled": None if possible else "true",
            "aria-label": self.t(
                "Your sled: {n} of {capacity}. Take stones", n=count, capacity=self.capacity
            ),
        }
        return el("button", attributes, picture)

    def _stone(self, place: int) -> Lying:
        """A stone on the sled; those just taken come from the quarry."""
        taken = self.look.taken_stones(self.player)
        nth = place - (self.look.state.sled[self.player] - taken)
        came = quarry_keys(self.player) if nth >= 0 else ""
        return Lying(self.player + 1, f"sled-{self.player}-{place}", came, max(0, nth))

    def _playable(self) -> list[int]:
        """The kinds of cards that can be played now; the first is what the Tab key reaches."""
        return [card.kind for card in BLUE if cards.play(card.kind) in self.look.view.offered]

    def _hand(self) -> list[Markup]:
        held = self.look.state.cards[self.player]
        return [self._card(kind, count) for kind, count in enumerate(held) if count]

    def _card(self, kind: int, count: int) -> Markup:
        """A card in the hand; one's own blue ones can be played."""
        look = self.look
        key = hand_key(self.player, CARD_IDS[kind])
        marks, picture = look.marks_on(key), cards.mini(kind, count)
        new, picked = look.just_gained(self.player, CARD_IDS[kind]), look.decided("pick")
        came = card_key(box.FIELD_WORDS[picked[0]]) if new and picked else ""
        label = spoken.card(look, kind)
        attributes: Attributes = {
            "class": classes("hand-card piece", cards.colour(kind), bool(marks) and "last-card"),
            "data-k": key,
            "data-from": came or None,
            "data-thing": cards.thing(kind),
        }
        if not self.own or CARDS[kind] not in BLUE:
            return el("span", {**attributes, "role": "img", "aria-label": label}, picture, numbers(marks))
        act = cards.play(kind)
        sign = look.sign(act)
        button: Attributes = {
            **attributes,
            "type": "button",
            "class": classes(str(attributes["class"]), *cards.marked(sign)),
            "data-act": act,
            "data-topic": "card",
            "tabindex": 0 if [kind] == self._playable()[:1] else -1,
            "aria-disabled": None if sign else "true",
            "aria-label": label,
        }
        return el("button", button, picture, cards.hung(sign), numbers(marks))
