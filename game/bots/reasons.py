"""Why one move is better than another: what differs between them, in points, as plain data.

Both moves are tried on what the player sees, and the rest of the turn is played greedily. Then they differ
in what the turn brings and in what the next player can make of it. What else is to come is told where games
played on agree on it; where nothing can be told, what a learned value sees says what to look for.
"""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from game.bots.bot import lead
from game.bots.characters import Character, shaded
from game.bots.future import later
from game.bots.value import ONE, Value, learned
from game.core.game import Game, Trial
from game.core.state import CHANCE, Event
from game.core.vocabulary import Action

NOW, REPLY, STANDS, SIGHT = "now", "reply", "stands", "sight"
MOST_REPLIES = 48  # looked at; only pulls of a sled are more
LONGEST_TURN = 8  # decisions that are played on greedily
MOST = 2  # reasons for the better move


class Reason(NamedTuple):
    """Something in which two moves differ: points with the better one and with the other.

    `now`: what the turn brings. `reply`: what the best reply would bring its player, and the reply to the
    other move. `stands`: how much further ahead of the others the player ends. `sight`: what a learned value
    likes most about the move, no points. `category`: the row of the sheet that differs most. `action`: the
    reply to the other move. `feature`: what of a learned value does most of it.
    """

    kind: str
    player: int
    better: int
    worse: int
    category: str = ""
    action: str = ""
    feature: str = ""

    @property
    def gain(self) -> int:
        """How much speaks for the better move; less than 0: how much against it."""
        return (self.worse - self.better) if self.kind == REPLY else (self.better - self.worse)


class _Turn(NamedTuple):
    """An action and the rest of its turn, the position after them, and what was told on the way."""

    actions: Sequence[Action]
    state: Any
    told: list[Event]

    @property
    def ends(self) -> bool:
        return not self.state.pending

    def left(self, player: int) -> int:
        """How much of the player's is still to come before anything new begins."""
        return sum(pending.player == player for pending in self.state.pending)


Gains = dict[str, int]  # points by row of the sheet


def why(game: Game[Any], seen: Any, better: str, worse: str) -> Generator[int, None, tuple[Reason, ...]]:
    """What speaks for a move against another, most first, after what it costs now.

    If nothing does, or no more than it costs, what to look for. Each step is an action tried or a game played
    on.
    """
    if better == worse:
        return ()
    player, read = game.current_player(seen), game.info.vocabulary.read
    one = yield from _played(game, seen, player, read(better))
    other = yield from _played(game, seen, player, read(worse))
    now = _now(game, seen, one, other)
    at_once = (now.category, now.gain) if now else ("", 0)
    features = _foreseen(game, one, other, player)
    rows = yield from later(game, seen, player, better, worse)
    reply = yield from _reply(game, one, other, player)
    stands = (Reason(STANDS, player, by, 0, row, "", _most(game, features, row)) for row, by in rows.items())
    differing = [
        reason
        for reason in (now, reply, *stands)
        if reason and reason.gain and not (reason.kind == STANDS and _told(at_once, reason))
    ]
    good = sorted((reason for reason in differing if reason.gain > 0), key=lambda reason: -reason.gain)[:MOST]
    costs = [reason for reason in differing if reason.kind == NOW and reason.gain < 0]
    if sum(reason.gain for reason in (*costs, *good)) > 0:
        return (*costs, *good)
    return _sight(game, features, player)


def briefly(
    game: Game[Any], seen: Any, better: str, worse: str, character: Character | None = None
) -> Reason | None:
    """What speaks most for a move, from a glance at both: no games are played out, no replies looked at.

    `seen` is what everybody sees. A character judges by its own weights. None if nothing speaks for it, or no
    more than it costs now.
    """
    weights = learned(game)
    if weights is None:
        return None
    read, player = game.info.vocabulary.read, game.current_player(seen)
    tried = [(action, game.tried(seen, action)) for action in (read(better), read(worse))]
    one, other = (_Turn([action], trial.state, list(trial.told)) for action, trial in tried)
    found = [reason for reason in (_now(game, seen, one, other),) if reason and reason.gain]
    if one.state.pending and other.state.pending:
        value = Value(game, shaded(weights, character.own) if character else weights)
        rows = _seen(game, features := _promised(game, value, one.state, other.state, player))
        found += [
            Reason(STANDS, player, by, 0, row, "", _most(game, features, row))
            for row, by in rows.items()
            if by > 0 and not any(now.category == row for now in found)
        ]
    good = [reason for reason in found if reason.gain > 0]
    if not good or sum(reason.gain for reason in found) <= 0:
        return None
    return max(good, key=lambda reason: reason.gain)


def _told(at_once: tuple[str, int], later: Reason) -> bool:
    """Whether a row brings later only what it brings at once."""
    row, gain = at_once
    return later.category == row and later.gain <= gain


def read_reason(row: Any) -> Reason:
    """A reason as JSON keeps it. Raises ValueError for what is none."""
    match row:
        case [str(kind), int(player), int(better), int(worse), str(category), str(action), *more]:
            feature = str(more[0]) if len(more) == 1 else ""
            return Reason(kind, player, better, worse, category, action, feature)
    raise ValueError(row)


# ---- what the turn brings -----------------------------------------------------------------------------


def _played(game: Game[Any], before: Any, player: int, action: Action) -> Generator[int, None, _Turn]:
    """An action, and what the player would greedily do next, as long as it is up to them."""
    trial = game.tried(before, action)
    state, told, hopes, played = trial.state, list(trial.told), _hopes(game), [action]
    yield 1
    for _ in range(LONGEST_TURN):
        if game.current_player(state) != player:
            break
        tries: list[tuple[int, Action, Trial[Any]]] = []
        for next_one in (yield from _looked_at(game, state)):
            trial = game.tried(state, next_one)
            tries.append((lead(hopes(trial.state), player), next_one, trial))
            yield len(tries)
        _, chosen, trial = max(tries, key=lambda each: each[0])
        state = trial.state
        told += trial.told
        played.append(chosen)
    return _Turn(played, state, told)


def _looked_at(game: Game[Any], state: Any) -> Generator[int, None, list[Action]]:
    """The first actions of those a search looks at; each step is one found, or a rest on the way to it."""
    found: list[Action] = []
    for action in game.iter_candidates(state):
        if action:
            found.append(action)
        if len(found) == MOST_REPLIES:
            break
        yield len(found)
    return found


def _hopes(game: Game[Any]) -> Callable[[Any], Sequence[int]]:
    """What tells by player what a position promises: what was learned, if anything was."""
    weights = learned(game)
    if weights is None:
        return game.prospects
    promises = Value(game, weights).promises
    return lambda s: promises(s) if s.pending else [ONE * score for score in game.scores(s)]


def _gains(game: Game[Any], before: Any, turns: Sequence[_Turn], player: int) -> list[Gains]:
    """What each turn brings a player: what is booked, and if one of them ends the game, what stands then.

    Before that, points of what stands are a promise: others can still take a majority.
    """
    booked = [_sum(game, turn.told)[player] for turn in turns]
    if not any(turn.ends for turn in turns):
        return booked
    at_first = _sum(game, game.closing(before))[player]
    stands = [_sum(game, () if turn.ends else game.closing(turn.state))[player] for turn in turns]
    return [
        {row: points + late[row] - at_first[row] for row, points in own.items()}
        for own, late in zip(booked, stands, strict=True)
    ]


def _sum(game: Game[Any], told: Iterable[Event]) -> list[dict[str, int]]:
    """Points by player and row."""
    sums = [dict.fromkeys(game.categories, 0) for _ in range(game.players)]
    for event in told:
        if event.points:
            sums[event.player][event.category] += event.points
    return sums


def _now(game: Game[Any], seen: Any, one: _Turn, other: _Turn) -> Reason | None:
    player = game.current_player(seen)
    if one.left(player) != other.left(player):
        return None  # what one brings now the other may bring a little later
    mine, yours = _gains(game, seen, (one, other), player)
    better, worse = sum(mine.values()), sum(yours.values())
    sign = 1 if better > worse else -1
    row = max(mine, key=lambda key: sign * (mine[key] - yours[key]))
    return Reason(NOW, player, better, worse, row, "", _part(game, row))


# ---- what the next player can make of it --------------------------------------------------------------


def _reply(game: Game[Any], one: _Turn, other: _Turn, player: int) -> Generator[int, None, Reason | None]:
    """Only where the same other player decides next, and not chance."""
    replier = game.current_player(one.state)
    if replier in (CHANCE, player) or replier < 0 or game.current_player(other.state) != replier:
        return None
    less, before = yield from _best_reply(game, one.state, replier)
    more, reply = yield from _best_reply(game, other.state, replier)
    if before.left(replier) != reply.left(replier):
        return None
    row = max(more, key=lambda key: more[key] - less[key])
    return Reason(
        REPLY, replier, sum(less.values()), sum(more.values()), row, reply.actions[0].text, _part(game, row)
    )


def _best_reply(game: Game[Any], state: Any, player: int) -> Generator[int, None, tuple[Gains, _Turn]]:
    replies = list[_Turn]()
    for action in (yield from _looked_at(game, state)):
        replies.append((yield from _played(game, state, player, action)))
    gains = zip(_gains(game, state, replies, player), replies, strict=True)
    return max(gains, key=lambda each: sum(each[0].values()))


# ---- what the positions promise -----------------------------------------------------------------------


def _foreseen(game: Game[Any], one: _Turn, other: _Turn, player: int) -> dict[str, int]:
    """By feature what a learned value sees more; nothing where there is none, or a turn ends the game."""
    weights = learned(game)
    if weights is None or one.ends or other.ends:
        return {}
    return _promised(game, Value(game, weights), one.state, other.state, player)


def _sight(game: Game[Any], features: Mapping[str, int], player: int) -> tuple[Reason, ...]:
    """What a learned value sees most of; it sees the right things, but puts points into wrong rows."""
    rows = _seen(game, features)
    most = max(rows, key=lambda row: rows[row], default="")
    if not most or rows[most] <= 0:
        return ()
    return (Reason(SIGHT, player, 0, 0, most, "", _most(game, features, most)),)


def _promised(game: Game[Any], value: Value, one: Any, other: Any, player: int) -> dict[str, int]:
    """By feature what a learned value sees more, in 1024ths of a point for each other player."""
    better, worse = (_weighed(game, value, state, player) for state in (one, other))
    return {name: by - worse[name] for name, by in better.items()}


def _weighed(game: Game[Any], value: Value, state: Any, player: int) -> dict[str, int]:
    counts, row = game.features(state), value.rows[game.stage(state)]
    return {
        name: weight * _ahead([count[nth] for count in counts], player)
        for nth, (name, weight) in enumerate(zip(game.feature_names, row, strict=True))
    }


def _seen(game: Game[Any], features: Mapping[str, int]) -> dict[str, int]:
    """How many points a learned value sees more, by row of the sheet and by what is no row."""
    sums = dict.fromkeys((*game.categories, *game.aspects.values()), 0)
    for name, by in features.items():
        if row := _category(game, name):
            sums[row] += by
    return {row: _rounded(by, ONE * (game.players - 1)) for row, by in sums.items()}


def _most(game: Game[Any], features: Mapping[str, int], row: str) -> str:
    """The feature that does most for a row; if a learned value sees none, what they are named after."""
    fitting = [name for name, by in features.items() if by > 0 and _category(game, name) == row]
    return max(fitting, key=lambda name: features[name], default=_part(game, row))


def _part(game: Game[Any], row: str) -> str:
    """What features that count for a row are named after: `burial_a`; empty if there are none."""
    parts = (name.partition(".")[0] for name in game.feature_names)
    return next((part for part in parts if part == row or part.startswith(f"{row}_")), "")


def _ahead(counts: Sequence[int], player: int) -> int:
    """How much more a player has than the others, times their number."""
    return counts[player] * len(counts) - sum(counts)


def _category(game: Game[Any], feature: str) -> str:
    """The row or aspect a feature counts for: `burial_a.next` for the burial chamber; empty if for none."""
    whose = feature.partition(".")[0]
    fitting = [key for key in game.categories if whose == key or whose.startswith(f"{key}_")]
    return game.aspects.get(feature) or game.aspects.get(whose) or max(fitting, key=len, default="")


def _rounded(total: int, unit: int) -> int:
    """So many units, to the nearest whole number."""
    return (2 * total + unit) // (2 * unit)
