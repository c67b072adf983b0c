"""The quarry and the jokers of a sheet: what is left to strike, what is gone, what would go."""

from game.core.details import word
from game.games.cheops import tables as box
from game.games.cheops.state import complete
from game.text.catalogue import Texts
from game.text.cheops import WORDS
from game.views.cheops import pieces, spoken
from game.views.cheops.look import Look, params, sheet_key
from game.views.look import CHOSEN, LOOP
from game.views.markup import Attributes, Markup, classes, el

FIRST_JOKER = "J1"


class Quarry:
    """A player's quarry and jokers, drawn for a look at the table."""

    def __init__(self, look: Look, player: int, *, live: bool) -> None:
        self.look = look
        self.t = look.t
        self.player = player
        self.live = live
        self.struck = look.state.struck[player]
        self.stones = box.STONES_OF[look.state.sheets[player]]
        self.jokers_struck = look.marks_on(sheet_key(player, "joker"))
        self.will = look.will if player == look.mover else []
        self.paying = params(self.will, "strike", "field")
        self.stop = self._stop()

    def _stop(self) -> str:
        """What the Tab key reaches first here."""
        legal = self.look.view.legal.values()
        first = next((action for action in legal if action.verb in ("strike", "joker")), None)
        if first is None:
            return box.QUARRY_FIELDS[min(self.struck.bit_length(), box.QUARRY - 1)]
        return word(first.details, "field") if "field" in first.details else FIRST_JOKER

    # ---- stones -------------------------------------------------------------------------------------

    def stones_row(self) -> Markup:
        """All stones from the left."""
        row = (self._stone(place) for place in range(box.QUARRY))
        return el("div", {"class": "stones"}, *row)

    def _state(self, place: int) -> str:
        if place < self.struck.bit_length():
            return "struck" if self.struck >> place & 1 else "passed"
        lost = any(box.QUARRY_FIELDS.index(name) > place for name in self.paying)
        return "lost" if lost and box.QUARRY_FIELDS[place] not in self.paying else "left"

    def _stone(self, place: int) -> Markup:
        name, colour, state = box.QUARRY_FIELDS[place], self.stones[place], self._state(place)
        act = f"strike {name}"
        sign = self._sign(act, pays=name in self.paying)
        drawing = pieces.stone(colour, state, sign, self.look.marks_on(sheet_key(self.player, name)))
        if not self.live:
            return el("span", {"class": "stone", "data-thing": f"stone {self.player} {name}"}, drawing)
        attributes: Attributes = {
            "data-thing": f"stone {self.player} {name}",
            "class": classes("stone", sign and "legal", sign == CHOSEN and "selected"),
            "data-act": act,
            "data-preview": act if self.look.can(act) else None,
            "data-direct": self.look.goes_on(act),
            "data-k": f"quarry-{name}",
            "data-row": 0,
            "data-col": place,
            "tabindex": 0 if name == self.stop else -1,
            "aria-disabled": None if self.look.can(act) else "true",
            "aria-label": spoken.stone(self.look, name, colour, state),
        }
        return el("button", attributes, drawing)

    def _sign(self, act: str, *, pays: bool) -> str:
        if not self.live or self.player != self.look.mover:
            return ""
        return CHOSEN if pays else self.look.sign(act)

    # ---- jokers -------------------------------------------------------------------------------------

    def jokers_row(self) -> Markup:
        """All jokers, the struck ones first."""
        all_jokers = box.JOKERS[self.look.view.game.players]
        struck = all_jokers - self.look.state.jokers[self.player]
        return el("div", {"class": "joker-row"}, *(self._joker(i, struck) for i in range(all_jokers)))

    def _jokers_since(self) -> int:
        """How many were struck since a person last decided."""
        told = (event for move in self.look.view.since for event in move.told)
        return sum((event.kind, event.player) == ("joker", self.player) for event in told)

    def _joker(self, i: int, struck: int) -> Markup:
        still = {"class": "stone", "data-thing": f"joker {self.player}"}
        if i < struck:
            marks = self.jokers_struck if i >= struck - self._jokers_since() else ()
            return el("span", still, pieces.joker("struck", "", marks))
        if not self.live:
            return el("span", still, pieces.joker("left", "", ()))
        return self._joker_button(i, i - struck)

    def _joker_button(self, i: int, nth: int) -> Markup:
        look = self.look
        ways = look.ways("joker")
        pays = nth < sum(event.kind == "joker" for event in self.will)
        sign = CHOSEN if pays else LOOP if ways else ""
        act = ways[0].text if len(ways) == 1 else "joker"
        attributes: Attributes = {
            "class": classes("stone", sign and "legal", sign == CHOSEN and "selected"),
            "data-act": act,
            "data-preview": act if len(ways) == 1 else None,
            "data-direct": look.goes_on(act),
            "data-k": f"joker-{i + 1}",
            "data-thing": f"joker {self.player}",
            "data-row": 1,
            "data-col": i,
            "tabindex": 0 if self.stop == FIRST_JOKER and not nth else -1,
            "aria-disabled": None if ways else "true",
            "aria-label": self.t("Joker"),
        }
        return el("button", attributes, pieces.joker("left", sign, ()))


def section(look: Look, player: int, *, live: bool) -> Markup:
    """Quarry and jokers with their headings."""
    t, quarry = look.t, Quarry(look, player, live=live)
    return el(
        "div",
        {"class": "store", "data-group": "quarry" if live else None, "data-topic": "quarry"},
        el(
            "div",
            {"class": "quarry"},
            _heading(WORDS.category(t, "quarry"), _in_order(t, box.STONE_LEFT)),
            quarry.stones_row(),
        ),
        el(
            "div",
            {"class": "jokers"},
            _heading(WORDS.category(t, "jokers"), _any_colour(t, box.JOKER_LEFT)),
            el("div", {"class": "jokers-and-end"}, quarry.jokers_row(), _end(look, player)),
        ),
    )


def _in_order(t: Texts, n: int) -> str:
    return t.n("left to right, {n} point each", "left to right, {n} points each", n)


def _any_colour(t: Texts, n: int) -> str:
    return t.n("any colour, {n} point each", "any colour, {n} points each", n)


def _heading(name: str, about: str) -> Markup:
    return el("h3", None, el("span", None, name), el("small", None, about))


def _end(look: Look, player: int) -> Markup:
    """The bonus for two complete structures."""
    done = min(complete(look.state.ticked[player]), box.END_STRUCTURES)
    soon = player == look.mover and any(event.kind == "structures" for event in look.will)
    medal = pieces.medal_icon("won" if done == box.END_STRUCTURES else "open", soon=soon)
    label = look.t.n(
        "{n} of {all} structures complete", "{n} of {all} structures complete", done, all=box.END_STRUCTURES
    )
    brief = el("b", {"class": "brief", "aria-hidden": "true"}, f"{done}/{box.END_STRUCTURES}")
    attributes = {"class": "end-bonus", "data-topic": "end", "data-thing": f"end {player}"}
    return el("p", attributes, medal, el("span", None, label), brief)
