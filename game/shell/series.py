"""A series: game after game between the same people, and its score."""

from game.shell.play import Play, Series
from game.text.catalogue import Texts

MOST = 60  # games; older ones are forgotten


def with_this(play: Play) -> Series:
    """Who has won each game up to this one; there is none where but one person plays."""
    people = sum(not seat.thinks for seat in play.seats)
    won = (play.match.outcome.winners,) if play.match.over else ()
    return (*play.series, *won)[-MOST:] if people > 1 else ()


def score(series: Series, players: int) -> list[int]:
    """Games won, by seat; a shared win counts for all who share it."""
    return [sum(player in winners for winners in series) for player in range(players)]


def told(t: Texts, series: Series, names: tuple[str, ...]) -> str:
    """The score in words; nothing before the second game."""
    wins = zip(names, score(series, len(names)), strict=True)
    said = " · ".join(f"{name} {n}" for name, n in wins)
    return t("After {n} games: {score}", n=len(series), score=said) if len(series) > 1 else ""
