"""The page as a player uses it: opening it, starting games, looking at what can be done."""

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from game.core.link import replay_link
from game.core.match import Match

PLAYABLE = "performance.getEntriesByName('playable').length"
# What comes of using storage.
REFUSED = "() => { try { localStorage.length; return 'allowed'; } catch (error) { return error.name; } }"
WAIT_MS = 30_000
CLICK_MS = 8_000
POLL_MS = 20
FORCED_MS = 200
TOLD = "[role=status].spoken"
AS_USUAL = {"language": "en", "theme": "light", "speed": "none", "reviews": False}
# What is drawn: every element with its attributes, without where the focus last was and how motion left it.
DRAWN = """part => [...document.querySelectorAll(`${part} *`)].map(thing => [
    thing.localName, thing.textContent, ...[...thing.attributes].map(({name, value}) => `${name}=${value}`)
    .filter(text => !text.startsWith('tabindex')).sort()].join(' '))"""
LEGAL = """() => [...document.querySelectorAll('#screen [data-act]:not([aria-disabled="true"])')]
    .filter(thing => thing.getClientRects().length).map(thing => thing.dataset.act)"""


class Table:
    """A page with the game on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.chosen = ""  # the settings of the last visit, as storage has them
        page.set_default_timeout(CLICK_MS)
        page.set_default_navigation_timeout(WAIT_MS)

    def open(self, fragment: str = "") -> "Table":
        """Load the page and wait until it answers clicks."""
        self.page.goto(f"./{fragment}")
        return self.ready()

    def reload(self) -> "Table":
        self.page.reload()
        return self.ready()

    def ready(self) -> "Table":
        expect(self.page.locator("#boot")).to_have_count(0, timeout=WAIT_MS)
        expect(self.page.locator("#app")).not_to_have_attribute("aria-busy", "true")
        return self

    def visit(self, **chosen: Any) -> "Table":
        """Open the page with settings as an earlier visit left them; pauses are left out unless asked for."""
        self.chosen = text = json.dumps({**AS_USUAL, **chosen})
        if self.page.url.startswith("http"):
            self.page.evaluate("text => localStorage.setItem('baumeister.settings', text)", text)
        else:  # nothing of ours is open yet: before the page's own scripts run
            self.page.add_init_script(f"localStorage['baumeister.settings'] ??= {json.dumps(text)};")
        return self.open()

    def at(self, moment: str) -> "Table":
        """What is loaded from now on finds the clock standing at this moment; local, as 2026-03-01T12:00."""
        self.page.add_init_script(f"Date.now = () => Date.parse('{moment}');")
        return self

    def new(self, level: int = 0, seed: str = "", start: str = "first") -> "Table":
        """A game of the Duel by the dialog: of two people, or against a bot."""
        return self.deal("duel", (0, level), seed=seed, start=start)

    def deal(
        self, game: str, levels: Sequence[int], seed: str = "", preset: str = "", **options: str
    ) -> "Table":
        """A game by the dialog; by seat the level of the bot, 0 for a person."""
        self.cmd(f"new:{game}").first.click()
        self.seat(levels)
        self.page.locator('[data-field="seed"]').fill(seed)
        if preset:
            self.cmd(f"preset:{preset}").click()
        for option, choice in options.items():
            self.choose(f"option-{option}", choice)
        self.cmd("start").click()
        return self

    def seat(self, levels: Sequence[int]) -> None:
        """Fill the seats of the dialog."""
        seats = self.page.locator(".seatlist .seat")
        for _ in range(seats.count(), len(levels)):
            self.cmd("add-seat").click()
        for seat in range(seats.count() - 1, len(levels) - 1, -1):
            self.cmd(f"remove-seat:{seat}").click()
        for seat, level in enumerate(levels):
            self.page.locator(f'[data-field="seat-{seat}-level"]').select_option(str(level))

    def choose(self, field: str, value: str) -> None:
        self.page.locator(f'label:has([data-field="{field}"][value="{value}"])').click()

    def play_on(self, match: Match) -> "Table":
        """Take a game over from the link to it."""
        self.page.goto(f"./#{replay_link(match.record)}")
        self.cmd("branch").click()
        expect(self.cmd("branch")).to_have_count(0)
        return self

    def cmd(self, name: str) -> Locator:
        return self.page.locator(f'[data-cmd="{name}"]:visible')

    def menu(self, name: str) -> None:
        """Choose something of the menu."""
        self.page.locator('[popovertarget="menu"]:visible').first.click()
        self.page.locator(f'#menu [data-cmd="{name}"]').click()

    def speak(self, language: str) -> "Table":
        """Choose a language, and see the page speak it."""
        self.page.locator('[popovertarget="languages"]:visible').click()
        self.page.locator(f'#languages [data-cmd="language:{language}"]').click()
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        return self

    def link(self, what: str) -> str:
        """The link of the share dialog to the deal (`setup`) or to the whole game (`replay`)."""
        self.menu("share")
        found: str = self.page.locator(f"#copy-{what}").input_value()
        self.press("Escape")
        return found

    def thing(self, act: str) -> Locator:
        return self.page.locator(f'#screen [data-act="{act}"]:visible').first

    def act(self, *acts: str) -> "Table":
        for act in acts:
            self.thing(act).click()
        return self

    def press(self, *keys: str) -> "Table":
        for key in keys:
            self.page.keyboard.press(key)
        return self

    @property
    def legal(self) -> list[str]:
        found: list[str] = self.page.evaluate(LEGAL)
        return found

    def await_turn(self) -> list[str]:
        """What can be chosen once it is a person's turn; nothing when the game is over."""
        for _ in range(WAIT_MS // POLL_MS):
            if self.over:
                return []
            legal = self.legal
            if len(set(legal)) > 1 or (legal and self._stays(legal)):
                return legal
            self.page.wait_for_timeout(POLL_MS)
        raise AssertionError("nothing can be chosen")

    def _stays(self, legal: list[str]) -> bool:
        """Whether it is waited for: an only move is made by the page itself."""
        self.page.wait_for_timeout(FORCED_MS)
        return self.legal == legal

    @property
    def over(self) -> bool:
        return self.layer("result").count() > 0

    def layer(self, name: str) -> Locator:
        return self.page.locator(f'[data-k="layer-{name}"]')

    @property
    def told(self) -> str:
        return self.page.locator(TOLD).first.inner_text()

    def drawn(self, part: str = "#screen") -> list[str]:
        found: list[str] = self.page.evaluate(DRAWN, part)
        return found

    def saved(self) -> dict[str, Any]:
        """The open game as storage holds it."""
        found: dict[str, Any] = self.page.evaluate(
            "() => JSON.parse(localStorage['baumeister.game.' + localStorage['baumeister.open']])"
        )
        return found

    @property
    def moves(self) -> list[str]:
        lines = self.saved()["record"].splitlines()
        head = next(n for n, line in enumerate(lines) if line.startswith("seed "))
        moves: list[str] = lines[head + 1 :]
        return moves

    def expect_moves(self, *moves: str) -> "Table":
        """Wait until these decisions have been made."""
        for _ in range(WAIT_MS // POLL_MS):
            if self.moves == list(moves):
                return self
            self.page.wait_for_timeout(POLL_MS)
        raise AssertionError(f"{self.moves} instead of {moves}")


def best(legal: Sequence[str]) -> str:
    """A choice that brings the game on: unloading, action tiles, else the first."""
    for verb in ("unload", "play", "swap", "take"):
        for act in legal:
            if act.startswith(verb):
                return act
    return legal[0]
