"""The quarry and the jokers of a sheet: what is left to strike, what is gone, what would go."""

from game.games.cheops import tables as box
from game.games.cheops.state import complete
from game.text import cheops as words
from game.views.cheops import pieces, spoken
from game.views.cheops.look import CHOSEN, PEG, Look
from game.views.markup import Attributes, Markup, el
from game.views.markup import words as names


class Quarry:
    """A player's quarry and jokers, drawn for a look at the table."""

    def __init__(self, look: Look, player: int, *, live: bool) -> None:
        self.look = look
        self.t = look.t
        self.player = player
        self.live = live
        self.used = look.state.struck[player]
        self.struck = spoken.struck_places(look.state, player)
        self.stones = box.STONES_OF[look.state.sheets[player]]
        self.forecast = look.forecast if player == look.mover else None
        self.stop = self._stop()

    def _stop(self) -> str:
        """What the Tab key reaches first here."""
        first = next((text for text in self.look.view.legal if text.startswith(("strike", "joker"))), "")
        if first.startswith("strike"):
            return first.split()[1]
        return "J1" if first else box.QUARRY_FIELDS[min(self.used, box.QUARRY - 1)]

    @property
    def _last_strike(self) -> tuple[int, int] | None:
        """The newest strike if it belongs to the player's last action: its points and whether a joker."""
        ticks = self.look.ticks_of_action(self.player)
        own = [strike for strike in self.look.state.strikes if strike[1] == self.player]
        if not ticks or not own:
            return None
        begun = next(
            ply for ply, player, field in self.look.state.ticks if (player, field) == (self.player, ticks[0])
        )
        ply, _, lost, joker = own[-1]
        return (lost, joker) if ply >= begun else None

    # ---- stones -------------------------------------------------------------------------------------

    def stones_row(self) -> Markup:
        """All stones from the left."""
        row = (self._stone(place) for place in range(box.QUARRY))
        return el("div", {"class": "stones"}, *row)

    def _state(self, place: int) -> str:
        if place < self.used:
            return "struck" if place in self.struck else "passed"
        forecast = self.forecast
        return "lost" if forecast and place < forecast.struck and place not in forecast.stones else "left"

    def _stone(self, place: int) -> Markup:
        name, colour, state = box.QUARRY_FIELDS[place], self.stones[place], self._state(place)
        last = self._last_strike
        newest = last is not None and not last[1] and place == self.used - 1
        action = f"strike {name}"
        sign = self._sign(action, pays=self.forecast is not None and place in self.forecast.stones)
        drawing = pieces.stone(colour, state, sign, last=newest)
        if not self.live:
            return el("span", {"class": "stone"}, drawing)
        attributes: Attributes = {
            "class": names("stone", sign and "legal", sign == CHOSEN and "sel"),
            "data-act": action,
            "data-preview": action if action in self.look.legal else None,
            "data-direct": action in self.look.legal and self.look.goes_on(action),
            "data-k": f"quarry-{name}",
            "data-row": 0,
            "data-col": place,
            "tabindex": 0 if name == self.stop else -1,
            "aria-disabled": None if action in self.look.legal else "true",
            "aria-label": spoken.stone(self.look, name, colour, state),
        }
        return el("button", attributes, drawing)

    def _sign(self, action: str, *, pays: bool) -> str:
        if not self.live or self.player != self.look.mover:
            return ""
        return CHOSEN if pays else self.look.sign(action)

    # ---- jokers -------------------------------------------------------------------------------------

    def jokers_row(self) -> Markup:
        """All jokers, the struck ones first."""
        all_jokers = box.JOKERS[self.look.view.game.players]
        struck = all_jokers - self.look.state.jokers[self.player]
        return el("div", {"class": "joker-row"}, *(self._joker(i, struck) for i in range(all_jokers)))

    def _joker(self, i: int, struck: int) -> Markup:
        last = self._last_strike
        if i < struck:
            newest = last is not None and bool(last[1]) and i == struck - 1
            return el("span", {"class": "stone"}, pieces.joker("struck", "", last=newest))
        if not self.live:
            return el("span", {"class": "stone"}, pieces.joker("left", "", last=False))
        return self._joker_button(i, i - struck)

    def _joker_button(self, i: int, nth: int) -> Markup:
        look = self.look
        ways = [text for text in look.legal if text.startswith("joker ")]
        pays = self.forecast is not None and nth < self.forecast.jokers
        sign = CHOSEN if pays else PEG if ways else ""
        action = ways[0] if len(ways) == 1 else "joker"
        attributes: Attributes = {
            "class": names("stone", sign and "legal", sign == CHOSEN and "sel"),
            "data-act": action,
            "data-preview": action if len(ways) == 1 else None,
            "data-direct": len(ways) == 1 and look.goes_on(action),
            "data-k": f"joker-{i + 1}",
            "data-row": 1,
            "data-col": i,
            "tabindex": 0 if self.stop == "J1" and not nth else -1,
            "aria-disabled": None if ways else "true",
            "aria-label": self.t("Joker"),
        }
        return el("button", attributes, pieces.joker("left", sign, last=False))


def section(look: Look, player: int, *, live: bool) -> Markup:
    """Quarry and jokers with their headings."""
    t, quarry = look.t, Quarry(look, player, live=live)
    return el(
        "div",
        {"class": "store", "data-group": "quarry" if live else None, "data-topic": "quarry"},
        el(
            "div",
            {"class": "quarry"},
            _heading(words.category(t, "quarry"), t("left to right, 1 point each")),
            quarry.stones_row(),
        ),
        el(
            "div",
            {"class": "jokers"},
            _heading(words.category(t, "jokers"), t("any colour, 2 points each")),
            el("div", {"class": "jokers-and-end"}, quarry.jokers_row(), _end(look, player)),
        ),
    )


def _heading(name: str, about: str) -> Markup:
    return el("h3", None, el("span", None, name), el("small", None, about))


def _end(look: Look, player: int) -> Markup:
    """The bonus for two complete structures."""
    done = min(complete(look.state.ticked[player]), box.END_STRUCTURES)
    medal = pieces.medal_icon("won" if done == box.END_STRUCTURES else "open")
    label = look.t("{n} of {all} structures complete", n=done, all=box.END_STRUCTURES)
    brief = el("b", {"class": "brief", "aria-hidden": "true"}, f"{done}/{box.END_STRUCTURES}")
    return el("p", {"class": "end-bonus", "data-topic": "end"}, medal, el("span", None, label), brief)
