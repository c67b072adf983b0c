"""A position of Abusir set up by hand: boats, sleds, workers, pyramids, the pool; the rest is in the stocks.

Sleds are put at stages, or anywhere by tenths of a centimetre.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping

from game.core.edition import whole_numbers
from game.core.editor import Editor, Fault, Setting
from game.core.notation import NOTHING
from game.core.steps import Refusal
from game.games.abusir import board, moving, notation, reading
from game.games.abusir import tables as box
from game.games.abusir.building import may_contribute
from game.games.abusir.hauling import settle
from game.games.abusir.notation import OVER
from game.games.abusir.placements import PLACES, fits
from game.games.abusir.state import FIRST_SITE, NONE, AbusirState, brick, brick_of, filled

TURN = f"act {box.ACTIONS} 0, turn_end"
MOST_TURNS = 99
ELSEWHERE, GONE, STAYS = "elsewhere", "gone", "stays"
TENTH = 10  # hundredths of a centimetre
POSE = ("right", "down", "heading")
RIGHTS, DOWNS = whole_numbers(board.WIDTH // TENTH), whole_numbers(board.HEIGHT // TENTH)
HEADINGS = whole_numbers(box.HEADINGS - 1)


class AbusirEditor(Editor[AbusirState]):
    """A3 to A12."""

    belongs: Mapping[str, str] = {"sled": "player {0}", "stock": "pool", "camp": "turn"}

    def sketch(self, text: str) -> AbusirState:
        """What is built lies as it can, and the sleds are where they are."""
        return reading.parsed(self.game.initial_state(), text)

    def faults(self, s: AbusirState) -> Iterable[Fault]:
        """What no game leads to."""
        lines = self.game.write(s).split("\n")
        for line, reason, rule in reading.faults(s):
            yield Fault(lines[line], Refusal(reason, rule))

    def settings(self, s: AbusirState) -> Iterator[Setting]:
        """The turn, pool, boats, sites, players."""
        yield from self._turn(s)
        for kind, name in enumerate(box.KINDS):
            yield self._pool(s, kind, name)
        for berth in range(len(box.BERTHS)):
            yield self._owner(s, berth)
            yield from self._load(s, f"berth {berth}", s.boats[berth], box.HOLD)
        for site in range(len(box.SITES)):
            yield from self._site(s, site)
        for player in range(self.game.players):
            yield from self._player(s, player)

    def clear(self, s: AbusirState) -> None:
        """A3: all blocks in the stocks, no sled on the board, the workers in the camp."""
        each = range(self.game.players)
        lying = [kind for load in (*s.boats, *s.sleds) for kind in load]
        for number in (number for bricks in s.built for number in bricks):
            built = brick_of(number)
            lying.append(box.kind_of(built.colour, PLACES[built.place].shape))
        for kind in lying:
            s.stock[kind] += 1
        s.stock = [stock + pool for stock, pool in zip(s.stock, s.pool, strict=True)]
        s.pool = [0] * len(s.pool)
        s.boats, s.built = [[] for _ in s.boats], [[] for _ in s.built]
        s.sleds, s.poses, s.shaking = [[] for _ in each], [[] for _ in each], [[] for _ in each]
        s.pyramids, s.workers = [1 for _ in each], [[box.CAMP] * box.WORKERS for _ in each]
        settle(s)

    def end(self, s: AbusirState) -> None:
        """A11."""
        s.pending = []

    # ---- the turn ---------------------------------------------------------------------------------

    def _turn(self, s: AbusirState) -> Iterator[Setting]:
        asked = notation.asked(s)

        def ask(line: str) -> None:
            s.pending = []
            notation.ask(s, line)

        def count(turn: str) -> None:
            s.turn = int(turn) - 1
            ask(asked)

        def begin(seat: str) -> None:
            s.starter = int(seat) - 1
            ask(asked)

        def idle(turns: str) -> None:
            s.idle = int(turns)

        seats = whole_numbers(self.game.players, 1)
        yield Setting("turn", "asked", asked, tuple(dict.fromkeys((TURN, OVER, asked))), ask)
        yield Setting("turn", "turn", str(s.turn + 1), whole_numbers(max(MOST_TURNS, s.turn + 1), 1), count)
        yield Setting("turn", "starter", str(s.starter + 1), seats, begin)
        most = max(s.idle, box.IDLE_ROUNDS * self.game.players)
        yield Setting("turn", "idle", str(s.idle), whole_numbers(most), idle)

    # ---- blocks -----------------------------------------------------------------------------------

    def _pool(self, s: AbusirState, kind: int, name: str) -> Setting:
        def put(count: str) -> None:
            s.stock[kind] += s.pool[kind] - int(count)
            s.pool[kind] = int(count)

        return Setting("pool", name, str(s.pool[kind]), whole_numbers(s.pool[kind] + s.stock[kind]), put)

    def _kinds(self, s: AbusirState, now: int = NONE) -> list[str]:
        """Blocks of the stocks, and the one that lies there."""
        return [name for kind, name in enumerate(box.KINDS) if s.stock[kind] or kind == now]

    def _load(
        self, s: AbusirState, thing: str, load: list[int], most: int, then: Callable[[], None] = lambda: None
    ) -> Iterator[Setting]:
        """Block by block, and one more as long as there is room."""
        for nth, kind in enumerate([*load, *([NONE] if len(load) < most else [])]):

            def put(name: str, nth: int = nth, kind: int = kind) -> None:
                if kind != NONE:
                    s.stock[load.pop(nth)] += 1
                if name != NOTHING:
                    load.insert(nth, box.KINDS.index(name))
                    s.stock[load[nth]] -= 1
                then()

            value = NOTHING if kind == NONE else box.KINDS[kind]
            choices = (NOTHING, *self._kinds(s, kind))
            yield Setting(thing, f"block {nth + 1}", value, choices, put, thing.startswith("player"))

    def _owner(self, s: AbusirState, berth: int) -> Setting:
        """A3.5: each boat lies at one berth."""
        others = {owner for other, owner in enumerate(s.owners) if other != berth}

        def moor(owner: str) -> None:
            s.owners[berth] = NONE if owner == NOTHING else box.OWNERS.index(owner)

        free = [name for owner, name in enumerate(box.OWNERS) if owner not in others]
        value = NOTHING if s.owners[berth] == NONE else box.OWNERS[s.owners[berth]]
        return Setting(f"berth {berth}", "owner", value, (NOTHING, *free), moor)

    # ---- pyramids ---------------------------------------------------------------------------------

    def _site(self, s: AbusirState, site: int) -> Iterator[Setting]:
        """A8: the block that came last, and where one more can lie."""
        thing, bricks = f"site {site}", s.built[site]
        if bricks:
            yield from self._last(s, thing, site)

        def build(place: str) -> None:
            if place != NOTHING:
                at = notation.TEXTS.index(place)
                builder = next(seat for seat in self._seats(s, site))
                kinds = [kind for kind in box.KINDS_OF[PLACES[at].shape] if s.stock[kind]]
                s.stock[kinds[0]] -= 1
                bricks.append(brick(builder, box.colour_of(kinds[0]), at))

        cells = filled(s, site)
        shapes = {box.shape_of(kind) for kind, count in enumerate(s.stock) if count}
        able = self._seats(s, site)
        free = [place.text for place in PLACES if able and place.shape in shapes and fits(place, cells)]
        yield Setting(thing, "next", NOTHING, (NOTHING, *free), build, counts=True)

    def _seats(self, s: AbusirState, site: int) -> list[int]:
        return [player for player in range(self.game.players) if may_contribute(s, player, site)]

    def _last(self, s: AbusirState, thing: str, site: int) -> Iterator[Setting]:
        bricks = s.built[site]
        built = brick_of(bricks[-1])
        shape = PLACES[built.place].shape
        kind = box.kind_of(built.colour, shape)

        def keep(whether: str) -> None:
            if whether == GONE:
                bricks.pop()
                s.stock[kind] += 1

        def by(seat: str) -> None:
            bricks[-1] = brick(int(seat) - 1, built.colour, built.place)

        def paint(colour: str) -> None:
            number = box.COLOURS.index(colour)
            s.stock[kind] += 1
            s.stock[box.kind_of(number, shape)] -= 1
            bricks[-1] = brick(built.player, number, built.place)

        yield Setting(thing, f"last {PLACES[built.place].text}", STAYS, (STAYS, GONE), keep, counts=True)
        seats = dict.fromkeys([built.player, *self._seats(s, site)])
        builders = [str(seat + 1) for seat in seats]
        yield Setting(thing, "builder", str(built.player + 1), builders, by, counts=True)
        kinds = [each for each in box.KINDS_OF[shape] if s.stock[each] or each == kind]
        colours = [box.COLOURS[box.colour_of(each)] for each in kinds]
        yield Setting(thing, "colour", box.COLOURS[built.colour], colours, paint, counts=True)

    # ---- players ----------------------------------------------------------------------------------

    def _player(self, s: AbusirState, player: int) -> Iterator[Setting]:
        thing = f"player {player}"

        def hold(whether: str) -> None:
            s.pyramids[player] = int(whether)

        def haul(stage: str) -> None:
            if stage != ELSEWHERE:
                s.poses[player] = [] if stage == NOTHING else moving.start(box.BERTHS.index(stage))
                s.shaking[player] = []
                settle(s)

        def rest() -> None:
            s.shaking[player] = []

        at = s.where[player]
        here = NOTHING if not s.poses[player] else box.BERTHS[at] if 0 <= at < FIRST_SITE else ELSEWHERE
        yield Setting(thing, "at", here, tuple(dict.fromkeys((NOTHING, *box.BERTHS, here))), haul)
        if s.poses[player]:
            yield from self._pose(s, player)
        yield Setting(thing, "pyramid", str(s.pyramids[player]), whole_numbers(1), hold)
        yield from self._load(s, thing, s.sleds[player], box.DECK, rest)
        for nth, node in enumerate(s.workers[player]):

            def walk(name: str, nth: int = nth) -> None:
                s.workers[player][nth] = box.NODES.index(name)

            yield Setting(thing, f"worker {nth + 1}", box.NODES[node], box.NODES, walk)

    def _pose(self, s: AbusirState, player: int) -> Iterator[Setting]:
        """A6.2: where its middle lies, and its heading."""
        lies = moving.lies_at(s.poses[player])
        for nth, (name, choices) in enumerate(zip(POSE, (RIGHTS, DOWNS, HEADINGS), strict=True)):

            def lay(number: str, nth: int = nth) -> None:
                told = [*lies]
                told[nth] = int(number)
                s.poses[player] = moving.laid_at(*told)
                s.shaking[player] = []
                settle(s)

            yield Setting(f"player {player}", name, str(lies[nth]), choices, lay)


EDITOR = AbusirEditor
