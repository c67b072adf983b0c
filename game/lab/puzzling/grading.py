"""Challenges measured: how often bots that follow the aims reach one, two and three stars.

A bot plays as it does at the table, but looks at the aims as an attempt at a proof does: it does nothing by
which one would be missed for good, and prefers what brings figures nearer, however far. In every game of the
same deal it thinks a little longer, and draws among good moves anew if it has a temperature. How it plays
does not depend on what is asked for one star or two, so that games can be counted again by other thresholds.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from game.bots.bot import Line
from game.bots.levels import LADDER, Level, read_level
from game.bots.tree import SHARPNESS, Tree
from game.core.challenge import (
    PLAYER,
    STARS,
    Aim,
    Challenge,
    Reached,
    challenges_of,
    standing,
    stars,
)
from game.core.errors import BadOption
from game.core.link import read_link, replay_link, setup_link
from game.core.match import Match
from game.lab.deals import source
from game.lab.puzzling.challenges import BY_POINTS, NEVER, Attempt, match_of, weighed, write
from game.lab.running import Codec, Runner

STEEP = 20  # thousandths of a win that a step towards an aim is worth
KNOWN = 10  # a move counts if it was looked at so many times less than the first at most
ENDLESS = 9_999  # what is asked for of a figure that is to grow


class Sitting(NamedTuple):
    """A deal against these bots with what is looked at while it is played, the bot that plays, which game."""

    deal: str
    bots: tuple[str, ...]
    aims: tuple[Aim, ...]
    bot: str
    number: int


LINKS: Codec[str] = Codec(str, str)


def measure(game: str, bots: Sequence[str], count: int, runner: Runner) -> list[Challenge]:
    """The challenges of a game, written with how often each bot reached their stars in so many games.

    Raises BadOption if one is no plain level or tree: no other looks at the aims.
    """
    held = challenges_of(game)
    for bot in bots:
        level = read_level(bot)
        if level.bot not in (LADDER, Tree.id) or level.character:
            raise BadOption("bots", "bad_option", value=bot)
    asked = [(each, bot, number) for number in range(count) for bot in bots for each in held]
    sittings = [sitting(*each) for each in asked]
    links = runner.run(played_by, sittings, LINKS, f"{game}: {', '.join(bots)}")
    found: dict[tuple[str, str], list[int]] = {}
    for (challenge, bot, _), link in zip(asked, links, strict=True):
        found.setdefault((challenge.id, bot), []).append(_stars(challenge, link))
    rows = [each._replace(reached=tuple(_reached(found, each, bot) for bot in bots)) for each in held]
    write(game, rows)
    return rows


def _reached(found: dict[tuple[str, str], list[int]], challenge: Challenge, bot: str) -> Reached:
    counts = found[challenge.id, bot]
    level = read_level(bot).within(challenge.game, challenge.deal.players)
    return Reached(
        level.text, len(counts), tuple(sum(n >= star for n in counts) for star in range(1, STARS + 1))
    )


def _stars(challenge: Challenge, link: str) -> int:
    return stars(challenge.aims, standing(Match(read_link(link))))


def sitting(challenge: Challenge, bot: str, number: int) -> Sitting:
    """A game to be played: figures are to grow without end, limits are those of three stars."""
    looked_at = (aim for aim in challenge.aims if aim.kind not in BY_POINTS)
    aims = tuple(
        aim._replace(least=(ENDLESS,)) if aim.least else aim._replace(most=(aim.level(STARS),))
        for aim in looked_at
    )
    return Sitting(setup_link(challenge.deal), challenge.bots, aims, bot, number)


def played_by(asked: Sitting) -> str:
    """The link to the game that was played."""
    match = Match(read_link(asked.deal))
    level = read_level(asked.bot).within(match.setup.game, match.game.players)
    others = [read_level(bot) for bot in asked.bots]

    def choose(match: Match) -> str:
        return _drawn(match, asked, level)

    return replay_link(match_of(match, others, choose).record)


def _drawn(match: Match, asked: Sitting, level: Level) -> str:
    """What the level takes, with the aims: the best move, or by its temperature a good one.

    As in the tree itself what was looked at most is taken for the best, unless an aim would be missed by it
    or speaks for another that was looked at, too.
    """
    every = weighed(match, asked.aims, Attempt(level.iterations + asked.number, STEEP))
    rows = [row for row in every if row[1] - row[0].value > -NEVER / 2] or every
    top, best = rows[0]
    known = [row for row in rows if row[0].visits * KNOWN >= top.visits]
    if not level.temperature:
        return max(known, key=lambda row: row[1])[0].action if asked.aims else top.action
    sound = list(_sound(match, [line for line, _ in rows]))
    half = level.temperature / 1000
    weights = [
        fine and 1 / (1 + (max(0.0, best - worth) / half) ** SHARPNESS)
        for fine, (_, worth) in zip(sound, rows, strict=True)
    ]
    if not sum(weights):
        return top.action
    random = source("challenge", match.setup.seed, asked.number, match.plies)
    at = bisect_right(list(accumulate(weights)), random() * sum(weights))
    return rows[min(at, len(rows) - 1)][0].action


def _sound(match: Match, lines: Sequence[Line]) -> Iterator[bool]:
    """Of each line whether it is not plainly silly."""
    seen, read = match.game.observation(match.state, PLAYER), match.game.info.vocabulary.read
    return (not match.game.blunder(seen, read(line.action)) for line in lines)
