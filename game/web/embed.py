"""The page in a frame of another page: opens what was asked for, and talks with the page's small script."""

import json
from dataclasses import replace
from typing import Any

from js import embedded
from pyodide.ffi import create_proxy

from game.core.errors import Problem
from game.shell import embed
from game.shell.model import Model
from game.web import keys
from game.web.app import App, ready
from game.web.store import Store


class Nowhere(Store):
    """Storage in a foreign frame may be missing or thrown away: nothing is kept there, and it says so."""

    def __init__(self) -> None:
        self.storage: Any = None

    def put(self, key: str, text: str) -> str:
        """As if it were written."""
        return ""


class Framed(App):
    """The running application in a frame."""

    def __init__(self) -> None:
        super().__init__(Nowhere())
        self.wishes = json.loads(embedded.wishes())
        self.opened = False  # until then nothing is drawn: the poster stands
        self.wrong: list[Problem] = []  # with what it was asked for

    def open(self) -> None:
        """What the frame was asked for; a link that opens nothing says why."""
        self.opened = True
        self.model = replace(self.model, base=embed.whole_page(self.model.base))
        messages, self.wrong = embed.first(self.wishes)
        self.waiting.extend(messages)
        self._drain()

    def draw(self, before: Model) -> None:
        """Whatever changes on the page, the page around is told."""
        if not self.opened:
            return
        super().draw(before)
        news = embed.told(before, self.model)
        if news and self.wishes["view"] == embed.REPLAY:
            embedded.rounds(json.dumps(embed.rounds(self.model)))
        self.tell(news)

    def receive(self, text: str) -> None:
        """A message of the page around; a bad one changes nothing."""
        try:
            asked = embed.read(text)
            if asked.type == "getLink":
                self.tell([embed.link(self.model)])
            for message in embed.answered(self.model, asked, self.wishes["view"]):
                self.send(message)
        except Problem as problem:
            self.tell([embed.error(self.model, problem)])

    def tell(self, news: list[embed.Told]) -> None:
        """Messages for the page around."""
        if news:
            embedded.tell(json.dumps(news))


def start() -> None:
    """Take the page over."""
    app = Framed()
    app.start()
    app.open()
    keys.listen(app.inputs)
    ready()
    embedded.ready(create_proxy(app.receive))
    wrong = [embed.error(app.model, problem) for problem in app.wrong]
    app.tell([*wrong, *embed.told(Model(), app.model)])
