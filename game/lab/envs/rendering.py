"""What an environment shows: the table as whoever decides sees it, in words, drawn or in pixels."""

from typing import Any

from game.cli import telling
from game.core.errors import BadOption
from game.core.match import Match
from game.lab.envs.chromium import Chromium
from game.lab.envs.dealing import Dealt
from game.text import common
from game.text.catalogue import texts
from game.text.games import words

HUMAN, ANSI, SVG, RGB_ARRAY = "human", "ansi", "svg", "rgb_array"
MODES = (HUMAN, ANSI, SVG, RGB_ARRAY)


def picture(dealt: Dealt, language: str = "en") -> str:
    """The table as whoever decides sees it, and what is asked."""
    t, game, s = texts(language, dealt.record.game), dealt.game, dealt.state
    drawn = telling.position(t, Match.sketched(dealt.record, s))
    names = telling.names(t, game.players)
    if dealt.over:
        return f"{drawn}\n\n{t('The game is over.')} {common.outcome(t, game.outcome(s), names)}"
    asked = words(dealt.record.box).prompt(t, s.pending[-1].step)
    return f"{drawn}\n\n{names[dealt.player]} · {asked.title} · {asked.sub}"


class Renderer:
    """Shows a table in one of MODES, or nothing without one; keeps what the next picture needs, too.

    Raises BadOption for any other.
    """

    def __init__(self, mode: str | None) -> None:
        if mode not in {None, *MODES}:
            raise BadOption("render_mode", "unknown_choice", known=", ".join(MODES))
        self.mode = mode
        self._match: Match | None = None
        self._chromium: Chromium | None = None

    def __getstate__(self) -> dict[str, Any]:
        """A copy opens a browser of its own."""
        return {**self.__dict__, "_chromium": None}

    def render(self, dealt: Dealt, seat: int | None = None) -> Any:
        """A text, an SVG document, pixels by height and width; for people it is printed.

        Drawn as a seat sees it, else whoever decides; at the end nothing is hidden.
        """
        if self.mode == HUMAN:
            print(picture(dealt))
        if self.mode == ANSI:
            return picture(dealt)
        if self.mode not in {SVG, RGB_ARRAY}:
            return None
        drawn = self._drawn(dealt, max(0, dealt.player) if seat is None else seat)
        return drawn if self.mode == SVG else self._pixels(drawn)

    def follow(self, dealt: Dealt, seat: int | None = None) -> None:
        """For people, show what has come of a step."""
        if self.mode == HUMAN:
            self.render(dealt, seat)

    def close(self) -> None:
        """Close the browser, if one was needed."""
        if self._chromium:
            self._chromium.close()
        self._chromium = None

    def _drawn(self, dealt: Dealt, seat: int) -> str:
        from game.lab.envs.svg import svg  # noqa: PLC0415 - the page's screens, if they are asked for

        self._match = _replayed(dealt, self._match)
        return svg(self._match, seat)

    def _pixels(self, drawn: str) -> Any:
        self._chromium = self._chromium or Chromium()
        return self._chromium.pixels(drawn)


def _replayed(dealt: Dealt, match: Match | None) -> Match:
    """The game as a match, which knows what was told; going on from one that has some of its decisions."""
    record = dealt.written()
    if match is None or match.setup != record.with_actions(()) or _strays(match, dealt):
        return Match(record)
    for action in dealt.actions[match.plies :]:
        match = match.play(action.text)
    return match


def _strays(match: Match, dealt: Dealt) -> bool:
    return match.actions != dealt.actions[: match.plies]
