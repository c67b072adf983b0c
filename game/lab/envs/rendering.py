"""What an environment shows: the terminal's picture of the table, as whoever decides sees it."""

from game.cli import telling
from game.core.match import Match
from game.lab.envs.dealing import Dealt
from game.text import common
from game.text.catalogue import texts
from game.text.games import words

HUMAN, ANSI = "human", "ansi"
MODES = (HUMAN, ANSI)


def picture(dealt: Dealt, language: str = "en") -> str:
    """The table as whoever decides sees it, and what is asked."""
    t, game, s = texts(language, dealt.record.game), dealt.game, dealt.state
    drawn = telling.position(t, Match.sketched(dealt.record, s))
    names = telling.names(t, game.players)
    if dealt.over:
        return f"{drawn}\n\n{t('The game is over.')} {common.outcome(t, game.outcome(s), names)}"
    asked = words(dealt.record.box).prompt(t, s.pending[-1].step)
    return f"{drawn}\n\n{names[dealt.player]} · {asked.title} · {asked.sub}"


def rendered(dealt: Dealt, mode: str | None) -> str | None:
    """What `render` gives in a mode; for people it is printed."""
    if mode == HUMAN:
        print(picture(dealt))
    return picture(dealt) if mode == ANSI else None
