"""What a challenge asks for: its title, and sentences made of the kinds of figures it measures."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

from game.core.challenge import STARS, Aim
from game.core.loading import is_there, load
from game.text import common
from game.text.catalogue import N_, Texts
from game.text.facade import Words

WIN = N_("Win the game")
WHAT = {  # what a figure counts, by its kind; of decisions the game's own words say it
    "points": N_("Points in all"),
    "lead": N_("Points ahead of the next player"),
    "others": N_("Points of any other player"),
    "rows": N_("Points in the row “{rows}”"),
    "each": N_("Points in each of these rows: {rows}"),
    "decisions": N_("Decisions of yours"),
}
LEAST, MOST, NONE = N_("{what}: at least {n}"), N_("{what}: at most {n}"), N_("{what}: none")
STAR, OPEN = "★", "☆"


class ChallengeWords(NamedTuple):
    """The titles of a game's challenges by their ids, and what figures are called that need own words."""

    titles: Mapping[str, str]
    counted: Mapping[str, str] = {}


def challenge_words(game: str) -> ChallengeWords:
    """The words of a game; none of games without challenges."""
    room = "game.text.{}.challenges"
    found = load(room, game).CHALLENGES if is_there(room, game) else ChallengeWords({})
    return cast("ChallengeWords", found)


def title(t: Texts, game: str, name: str) -> str:
    """What a challenge is called."""
    return t(challenge_words(game).titles[name])


def asked(t: Texts, game: str, its: Words, aim: Aim) -> str:
    """An aim with all its steps: `Points in the row “Temple”: at least 10 ★ · 15 ★★ · 20 ★★★`."""
    steps = aim.levels
    if len(steps) > 1:
        return _sentence(
            t, game, its, aim, " · ".join(f"{n}\N{NO-BREAK SPACE}{STAR * k}" for k, n in enumerate(steps, 1))
        )
    return for_stars(t, game, its, aim, STARS)


def for_stars(t: Texts, game: str, its: Words, aim: Aim, stars: int) -> str:
    """The same for so many stars."""
    if aim.kind == "win":
        return t(WIN)
    level = aim.level(stars)
    if aim.most and not level:
        return t(NONE, what=_what(t, game, its, aim))
    return _sentence(t, game, its, aim, common.number(level))


def _sentence(t: Texts, game: str, its: Words, aim: Aim, said: str) -> str:
    return t(LEAST if aim.least else MOST, what=_what(t, game, its, aim), n=said)


def _what(t: Texts, game: str, its: Words, aim: Aim) -> str:
    """What is counted."""
    own = challenge_words(game).counted.get(f"{aim.kind} {aim.of}")
    if own:
        return t(own)
    rows = [its.category(t, row) for row in aim.of.split()]
    return t(WHAT[aim.kind], rows=", ".join(rows))


def drawn(stars: int) -> str:
    """So many stars of all there are."""
    return STAR * stars + OPEN * (STARS - stars)


def spoken(t: Texts, stars: int) -> str:
    """The same in words."""
    return t.n("{n} star of {count}", "{n} stars of {count}", stars, count=STARS)


def all_asked(t: Texts, game: str, its: Words, aims: Sequence[Aim]) -> str:
    """All that is asked for, in one line."""
    return ". ".join(asked(t, game, its, aim) for aim in aims) + "."
