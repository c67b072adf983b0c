"""The shell without a browser: messages go in by hand, wishes are looked at, storage is a dictionary."""

from dataclasses import replace
from typing import Any, TypeVar

from game.bots.asking import work
from game.core.record import Record
from game.shell import effects as fx
from game.shell import messages as msg
from game.shell import requests
from game.shell.begin import Start, begin
from game.shell.model import Moment
from game.shell.page import page
from game.shell.play import Play
from game.shell.update import update

T = TypeVar("T")


def found(question: dict[str, Any], slice_iterations: int = 100) -> dict[str, Any]:
    """What bots answer."""
    working = work(question, slice_iterations, lambda: 0.0)
    while True:
        try:
            next(working)
        except StopIteration as end:
            answer: dict[str, Any] = end.value
            return answer


def question_of(asked: fx.Ask) -> dict[str, Any]:
    """What bots are told of a wish."""
    told = {"job": asked.job, "record": asked.record, "bots": asked.bots}
    return {**told, "ply": asked.ply, "moves": asked.moves}


def choice(action: str, margin: float | None = None, capped: int = 0) -> dict[str, Any]:
    """A bot's answer, as if it had thought."""
    ahead = {"margin": margin, "chance": 0, "value": 0, "next": ""}
    return {"action": action, **ahead, "why": [], "capped": capped}


BASE = "https://host.example/game/"
SEED = "shelltest"


class Desk:
    """The running shell. `storage` is what a browser would hold; `wishes` all effects so far, in order."""

    def __init__(
        self,
        storage: dict[str, str] | None = None,
        fragment: str = "",
        language: str = "en",
        releases: str = "[]",
        today: str = "2026-03-01",
    ) -> None:
        self.storage: dict[str, str] = {} if storage is None else storage
        self.wishes: list[fx.Effect] = []
        self.moments = 0
        self.today = today
        self.refuses = ""  # what storage says to a save: full, missing, conflict
        first = Start(dict(self.storage), language, fragment, BASE, self._moment(), releases)
        self.model, effects = begin(first)
        self._carry_out(effects)

    @classmethod
    def without_storage(cls) -> "Desk":
        desk = cls()
        desk.model, _ = begin(Start(None, "en", "", BASE, Moment()))
        desk.refuses = "missing"
        return desk

    def send(self, *messages: msg.Message) -> "Desk":
        for message in messages:
            self.deliver(message)
            page(self.model)  # whatever was done, it can be shown
        return self

    def deliver(self, message: msg.Message) -> None:
        """The message alone; nothing is drawn."""
        self.model, effects = update(replace(self.model, moment=self._moment()), message)
        self._carry_out(effects)

    def act(self, *texts: str, touch: bool = False, previews: bool = False) -> "Desk":
        return self.send(*(msg.Act(text, touch, previews) for text in texts))

    def do(self, *commands: str) -> "Desk":
        for command in commands:
            name, _, arg = command.partition(":")
            self.send(msg.Command(name, arg))
        return self

    def fill(self, **fields: str) -> "Desk":
        return self.send(*(msg.Field(name.replace("_", "-"), value) for name, value in fields.items()))

    @property
    def play(self) -> Play:
        assert self.model.play is not None
        return self.model.play

    @property
    def record(self) -> Record:
        return self.play.match.record

    @property
    def moves(self) -> tuple[str, ...]:
        return self.record.actions

    @property
    def toast(self) -> str:
        assert self.model.toast is not None
        return self.model.toast.text

    @property
    def layer(self) -> str:
        return self.model.layer.name if self.model.layer else ""

    @property
    def notices(self) -> list[str]:
        return [notice.name for notice in self.model.notices]

    def wished(self, kind: type[T]) -> list[T]:
        return [wish for wish in self.wishes if isinstance(wish, kind)]

    def last(self, kind: type[T]) -> T:
        return self.wished(kind)[-1]

    def forget(self) -> "Desk":
        self.wishes = []
        return self

    def answer(self) -> "Desk":
        """The bots asked last come to their answer."""
        asked = self.last(fx.Ask)
        return self.send(msg.Answered(asked.request, found(question_of(asked))))

    def asked(self, job: str) -> list[fx.Ask]:
        """What bots were asked of this job."""
        return [wish for wish in self.wished(fx.Ask) if wish.job == job]

    def waits_for(self, job: str) -> bool:
        """Whether bots are working on such a job."""
        return requests.of(self.model, job) is not None

    def wait(self) -> "Desk":
        """The pause wished for last is over."""
        return self.send(self.last(fx.Wait).then)

    def reload(self, fragment: str = "") -> "Desk":
        """The page is loaded again."""
        return Desk(dict(self.storage), fragment)

    def _moment(self) -> Moment:
        self.moments += 1
        return Moment(
            f"{self.today} 14:{self.moments // 60 % 60:02}",
            f"{self.moments:06}abcd{self.moments:06}",
            self.today,
        )

    def _carry_out(self, effects: tuple[fx.Effect, ...]) -> None:
        self.wishes += effects
        for effect in effects:
            if isinstance(effect, fx.Store):
                self.storage[effect.key] = effect.text
            elif isinstance(effect, fx.Drop):
                self.storage.pop(f"game.{effect.id}", None)
            elif isinstance(effect, fx.Save) and self.refuses:
                self.model, _ = update(self.model, msg.SaveFailed(effect.id, self.refuses, effect.after))
            elif isinstance(effect, fx.Save):
                self.storage[f"game.{effect.id}"] = effect.text


def new_game(
    level: int = 0, seed: str = SEED, start: str = "first", desk: Desk | None = None, **options: str
) -> Desk:
    """A Duel of two people, or of one against a bot of a level."""
    desk = desk or Desk()
    desk.do("new:duel").fill(seed=seed, option_start=start, seat_0_level="0")
    desk.fill(seat_1_level=str(level)) if level else desk.fill(seat_1_level="0")
    desk.fill(**{f"option_{key}": value for key, value in options.items()})
    return desk.do("start")


def first_legal(desk: Desk) -> str:
    return desk.play.match.legal[0].text


def legal(desk: Desk, verb: str) -> Any:
    return next(action.text for action in desk.play.match.legal if action.verb == verb)


# Seeds with decisions after which the player of the seat may play an action tile, or has one way only.
TAKE = ("s112", ("place 3 2", "place 2 2", "unload C2"))  # seat 1
PLACE = ("s294", ("place 1 3", "place 1 1", "unload R1"))  # seat 1
COMBO = ("s98", ("place 2 3", "place 1 1", "place 2 1", "unload R2"))  # seat 0
SWAP = ("s36", ("place 2 3", "place 1 1", "place 1 2", "unload R1", "place 2 2"))  # seat 1
ONE_WAY = (
    "s351",
    ("place 2 3", "place 3 1", "place 3 2", "place 1 3", "place 2 1", "unload R2", "play SWAP"),
)  # seat 0; after `swap C2 1 2` one boat only can be unloaded
BEFORE_PASS = (
    "place 1 2,place 2 3,place 1 3,place 3 3,unload C3,place 1 3,place 2 2,unload R1,place 3 1,"
    "place 1 2,place 3 2,unload R3,place 3 2,place 1 1,place 2 3,place 3 3,place 1 3,place 3 1,"
    "unload R2,unload C3,unload C1,place 1 1,play COMBO,place 2 2,unload R1,unload C2,place 3 1,"
    "place 3 3,place 1 2,place 2 2,place 3 2,unload C2,place 2 3,place 1 3,place 1 1,place 1 2,"
    "place 2 2,unload R2,place 2 2,place 3 2,unload R1,place 1 1,unload C1,place 1 3,place 3 1,"
    "unload R3,place 2 1,play TAKE,take R3 3,play PLACE,place 2 3,place 3 3,unload R2,place 2 3,"
    "place 3 2,place 2 2,unload C3,play PLACE,place 3 3,place 2 3,place 1 3,unload R3,place 3 3,"
    "place 3 2,unload C2,place 3 2,place 3 1,play TAKE"
)
PASS = ("s89", tuple(BEFORE_PASS.split(",")))  # seat 0; after `take R1 3` the other seat can do nothing


def at(position: tuple[str, tuple[str, ...]]) -> Desk:
    """Two people in this position."""
    seed, moves = position
    return new_game(seed=seed).act(*moves)
