"""What the arena found: as a table, as JSON, as a chart."""

import json
from collections.abc import Mapping
from html import escape
from math import isfinite
from typing import Any, NamedTuple

from game.lab.matches.arena import Contest, Deal
from game.lab.matches.ratings import Sequential, Share, Tally, ladder, openskill, sequential, shares_of, tally

ROW, LEFT, WIDE, MARGIN = 28, 190, 420, 24  # of the chart
INK, FAINT, MARK = "#222", "#bbb", "#1f6f8b"


class Pairing(NamedTuple):
    """One bot against another, or against several of it."""

    one: str
    other: str
    deals: tuple[Deal, ...]

    @property
    def shares(self) -> list[float]:
        """What the one had of each deal."""
        return shares_of(self.deals)


class Report(NamedTuple):
    """All pairings, and what they make of each bot: Elo of two players, OpenSkill's ratings of more."""

    contest: Contest
    pairings: tuple[Pairing, ...]

    @property
    def bots(self) -> list[str]:
        """Everyone, as they came."""
        return list(dict.fromkeys(bot for pairing in self.pairings for bot in (pairing.one, pairing.other)))

    @property
    def unit(self) -> str:
        """What ratings are in."""
        return "Elo" if self.contest.players == 2 else "OpenSkill"

    def ratings(self) -> dict[str, Share]:
        """By bot."""
        if self.contest.players == 2:
            return ladder({(p.one, p.other): p.shares for p in self.pairings}, self.bots)
        seats = self.contest.players - 1
        return openskill([((p.one, *[p.other] * seats), deal) for p in self.pairings for deal in p.deals])

    def tallies(self) -> list[tuple[Pairing, Tally, Sequential]]:
        """By pairing; the test looks at two players alone."""
        return [(pairing, tally(pairing.deals), sequential(pairing.shares)) for pairing in self.pairings]


def as_text(report: Report) -> str:
    """Tables for reading."""
    contest = report.contest
    options = " ".join(f"{key}={value}" for key, value in contest.options) or "mixed"
    many = contest.players > 2
    fair = f", fair share {100 / contest.players:.0f} %" if many else ""
    lines = [f"{contest.game} for {contest.players}, options {options}, seed {contest.seed}{fair}", ""]
    ahead = f"{'ahead (95 %)':>17}" if many else ""
    lines.append(
        f"{'':18}{'against':18}{'games':>6}{'won':>6}{'shared':>7}{'share (95 %)':>17}{ahead}{'lead':>7}"
    )
    for pairing, result, test in report.tallies():
        told = not many and test.verdict != "open"
        ahead = f"{percent(result.ahead):>17}" if many else ""
        lines.append(
            f"{pairing.one:18}{pairing.other:18}{result.games:6}{result.won:6}{result.drawn:7}"
            f"{percent(result.share):>17}{ahead}{result.lead:7.1f}"
            + (f"  {test.verdict} by {test.elo} Elo" if told else "")
        )
    lines += ["", f"{'':18}{report.unit} (95 %)"]
    for bot, rating in report.ratings().items():
        lines.append(f"{bot:18}{rating.share:.0f} ({_bound(rating.low)} to {_bound(rating.high)})")
    return "\n".join(lines) + "\n"


def _bound(value: float) -> str:
    """An end of an interval; of one who won or lost everything one is open."""
    return f"{value:.0f}" if isfinite(value) else "open"


def percent(share: Share) -> str:
    """A share with its interval."""
    return f"{100 * share.share:.0f} % ({100 * share.low:.0f}-{100 * share.high:.0f})"


def as_json(report: Report) -> str:
    """The same for programs."""
    told: dict[str, Any] = {
        "game": report.contest.game,
        "players": report.contest.players,
        "options": dict(report.contest.options),
        "seed": report.contest.seed,
        "pairings": [
            {
                "one": pairing.one,
                "other": pairing.other,
                "games": result.games,
                "won": result.won,
                "shared": result.drawn,
                "share": rounded(result.share),
                "ahead": rounded(result.ahead),
                "lead": round(result.lead, 2),
            }
            for pairing, result, _ in report.tallies()
        ],
        report.unit.lower(): {bot: rounded(rating) for bot, rating in report.ratings().items()},
    }
    return json.dumps(told, indent=1) + "\n"


def rounded(share: Share, digits: int = 4) -> list[float | None]:
    """A figure with its interval as JSON has it: None for an end that is open."""
    return [round(number, digits) if isfinite(number) else None for number in share]


def as_chart(report: Report) -> str:
    """Ratings as points with their intervals, as SVG."""
    return chart(f"{report.contest.game} for {report.contest.players}: {report.unit}", report.ratings())


def chart(title: str, values: Mapping[str, Share]) -> str:
    """A row for each name: a point at its value, a line along its interval."""
    known = [number for value in values.values() for number in value if isfinite(number)]
    low, high = min(known), max(known)
    across = (high - low) or 1

    def x(value: float) -> str:
        return f"{LEFT + (min(max(value, low), high) - low) / across * WIDE:.1f}"

    height, width = MARGIN * 2 + ROW * (len(values) + 1), LEFT + WIDE + MARGIN * 3
    drawn = [_label(MARGIN, MARGIN, title, "bold")]
    for at, (name, value) in enumerate(values.items(), 1):
        y = MARGIN + ROW * at
        drawn += [
            _label(MARGIN, y + 4, name),
            f'<path d="M{x(value.low)} {y}H{x(value.high)}" stroke="{FAINT}" stroke-width="6"/>',
            f'<circle cx="{x(value.share)}" cy="{y}" r="5" fill="{MARK}"/>',
            _label(LEFT + WIDE + 12, y + 4, f"{value.share:.0f}"),
        ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="13" role="img"><title>{escape(title)}</title>'
        f'<rect width="{width}" height="{height}" fill="#fff"/>{"".join(drawn)}</svg>\n'
    )


def _label(x: float, y: float, text: str, weight: str = "normal") -> str:
    return f'<text x="{x}" y="{y}" fill="{INK}" font-weight="{weight}">{escape(text)}</text>'


FORMS = {".json": as_json, ".svg": as_chart, ".txt": as_text}
