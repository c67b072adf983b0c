"""Challenges proven: games in which the player's seat reaches all stars against the bots at the table.

The player's seat is a tree that does nothing by which an aim would be missed for good, and that prefers, the
more the steeper an attempt is, what brings figures nearer to what is asked. Attempt follows attempt until one
succeeds. It can be played again click by click: what the others do follows from the seed of the deal.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.bots.bot import Line
from game.bots.levels import Level, read_level
from game.bots.thinking import conclude
from game.core.challenge import (
    PLAYER,
    STARS,
    Aim,
    Challenge,
    Standing,
    as_data,
    cards_of,
    challenges_of,
    figure,
    path_of,
    rows_of,
    standing,
    stars,
)
from game.core.link import replay_link
from game.core.match import Match
from game.core.vocabulary import Action
from game.lab.files import put
from game.lab.running import Codec, Runner

FORCED = 20  # thousandths of the visits that every choice gets
ITERATIONS = (120, 400, 1200)
STEEP = (0, 8, 20, 40)  # thousandths of a win that a step towards an aim is worth
NEVER = 0.5  # of a win: what it costs to miss an aim for good
BY_POINTS = ("win", "lead", "points")  # aims that are looked for anyhow


class Attempt(NamedTuple):
    """How the player's seat looks for its moves."""

    iterations: int
    steep: int


class Task(NamedTuple):
    """A challenge, and how many attempts are made at it."""

    challenge: Challenge
    attempts: int


class Tried(NamedTuple):
    """The best attempt: its stars, its game, who played the other seats."""

    stars: int
    link: str
    by: list[str]


TRIED: Codec[Tried] = Codec(lambda tried: tried._asdict(), lambda row: Tried(**row))


def attempts(count: int) -> Iterator[Attempt]:
    """One after the other, quick ones first."""
    ways = [Attempt(iterations, steep) for iterations in ITERATIONS for steep in STEEP]
    for n in range(count):
        way = ways[n % len(ways)]
        yield way._replace(iterations=way.iterations + n)


def prove(game: str, count: int, runner: Runner, anew: bool) -> list[tuple[Challenge, int]]:
    """The challenges of a game, written with their proofs; those that have one keep it unless `anew`."""
    held = challenges_of(game)
    due = [each for each in held if anew or not each.proof.actions]
    done = runner.run(best, [Task(each, count) for each in due], TRIED, game)
    found = dict(zip((each.id for each in due), done, strict=True))
    rows = [_with(each, found.get(each.id)) for each in held]
    write(game, rows)
    return [(each, found[each.id].stars if each.id in found else STARS) for each in rows]


def _with(challenge: Challenge, tried: Tried | None) -> Challenge:
    if tried is None or tried.stars < STARS:
        return challenge
    return challenge._replace(link=tried.link, by=tuple(tried.by))


def best(task: Task) -> Tried:
    """The best of so many attempts, or the first that reaches all stars."""
    found = Tried(-1, "", [])
    for attempt in attempts(task.attempts):
        match, by = played(task.challenge, attempt)
        reached = stars(task.challenge.aims, standing(match))
        if reached > found.stars:
            found = Tried(reached, replay_link(match.record), [level.text for level in by])
        if reached == STARS:
            break
    return found


def played(challenge: Challenge, attempt: Attempt) -> tuple[Match, list[Level]]:
    """A game of the deal, and which bots played the other seats."""
    match, bots = Match(challenge.deal), [read_level(bot) for bot in challenge.bots]
    whole = match_of(match, bots, lambda match: chosen(match, challenge.aims, attempt))
    return whole, [bot.within(match.setup.game, match.game.players) for bot in bots]


def match_of(match: Match, bots: Sequence[Level], choose: Callable[[Match], str]) -> Match:
    """A match played to its end: who is challenged chooses so, the others are these bots."""
    while not match.over:
        if not match.chooses:
            match = match.play(match.legal[0].text)
        elif match.player == PLAYER:
            match = match.play(choose(match))
        else:
            match = match.play(conclude(bots[match.player - 1].think(match)).choice)
    return match


def chosen(match: Match, aims: Sequence[Aim], attempt: Attempt) -> str:
    """What is best by the tree and by the aims together."""
    return max(weighed(match, aims, attempt), key=lambda row: row[1])[0].action


def weighed(match: Match, aims: Sequence[Aim], attempt: Attempt) -> list[tuple[Line, float]]:
    """What the tree has looked at, and what each is worth by it and by the aims together."""
    thought = conclude(Level("tree", attempt.iterations).think(match, forced=FORCED if aims else 0))
    now = standing(match)
    lines = [line for line in thought.lines if line.visits or len(thought.lines) == 1]
    return [(line, _worth(match, now, aims, attempt, line)) for line in lines]


def _worth(match: Match, now: Standing, aims: Sequence[Aim], attempt: Attempt, line: Line) -> float:
    if not aims:
        return line.value
    after = _after(match, now, match.game.info.vocabulary.read(line.action))
    return line.value + sum(_nearer(aim, now, after, attempt.steep) for aim in aims)


def _nearer(aim: Aim, now: Standing, after: Standing, steep: int) -> float:
    """What a move does for an aim: a limit is kept, a figure that has to grow is worth its growth."""
    if aim.kind in BY_POINTS:
        return 0.0
    was, is_then = figure(aim, now), figure(aim, after)
    if aim.most:
        return -NEVER if is_then > max(was, aim.level(STARS)) else steep / 1000 * min(0, was - is_then)
    return steep / 1000 * (min(is_then, aim.level(STARS)) - min(was, aim.level(STARS)))


def _after(match: Match, now: Standing, action: Action) -> Standing:
    """How it stands after an action, chance left out of it."""
    trial = match.game.tried(match.state, action)
    told = [*match.booked, *trial.told]
    closing = [] if not trial.state.pending else [*match.game.closing(trial.state)]
    own = [event for event in (*told, *closing) if event.points and event.player == now.player]
    scores, won = match.game.scores(trial.state), now.player in match.game.outcome(trial.state).winners
    rows, cards = rows_of(own), cards_of(own)
    return Standing(now.player, scores, won, rows, [*now.deeds, action.text], cards)


def write(game: str, challenges: Sequence[Challenge]) -> None:
    """The file, a line for each."""
    rows = [json.dumps(as_data(each)) for each in challenges]
    put(path_of(game), '{"challenges": [\n' + ",\n".join(rows) + "\n]}\n")
