"""What a teacher says: why a move is better, how much it gives away, how lucky a draw was."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from game.text import common
from game.text.catalogue import N_, Texts
from game.text.facade import Words
from game.text.words import Action

TENTH = 10
# What puzzles teach, by the name they give it.
IDEAS: Mapping[str, str] = {
    "gain": N_("It brings the most this turn."),
    "deny": N_("It takes more from the others than any other move."),
    "wait": N_("Another move would bring even more at once, but less in the end."),
    "prepare": N_("It brings nothing yet, and prepares the most."),
}
# An idea is about the move alone: points of its whole turn that gainsay it, by their sign.
GAINSAID: Mapping[str, int] = {"gain": -1, "prepare": 1}
# The same as the name of a theme.
THEMES: Mapping[str, str] = {
    "gain": N_("Take the most"),
    "deny": N_("Leave the others less"),
    "wait": N_("Look further ahead"),
    "prepare": N_("Prepare"),
}
# Kinds of reasons; all of the third are said in one sentence, the last only says what to look for.
NOW, REPLY, LATER, SIGHT = "now", "reply", "stands", "sight"


class Reason(Protocol):
    """Something in which two moves differ: its kind, whose it is, points with the better and the other."""

    @property
    def kind(self) -> str: ...
    @property
    def player(self) -> int: ...
    @property
    def better(self) -> int: ...
    @property
    def worse(self) -> int: ...
    @property
    def category(self) -> str: ...
    @property
    def action(self) -> str: ...
    @property
    def feature(self) -> str: ...
    @property
    def gain(self) -> int: ...


class Better(NamedTuple):
    """A better move and the other one by their texts, and what reads texts of moves."""

    action: str
    other: str
    read: Callable[[str], Action]

    @property
    def deed(self) -> str:
        """What it does, as ideas are kept by it: `to take` instead of something else, `which tile`."""
        verb = self.read(self.action).verb
        return f"which {verb}" if self.other and self.read(self.other).verb == verb else f"to {verb}"


def why(t: Texts, its: Words, reasons: Sequence[Reason], names: Sequence[str], better: Better) -> str:
    """What speaks for the better move, a sentence each, and what to look for; empty if nothing is known."""
    later = {reason.category: reason for reason in reasons if reason.kind == LATER}
    first = [reason for reason in reasons if reason.kind in (NOW, REPLY)]
    said = [_said(t, its, reason, later.get(reason.category), names) for reason in first]
    told = {reason.category for reason in first if reason.kind == NOW and reason.gain > 0}
    rest = [_with_row(t, its, reason) for row, reason in later.items() if row not in told]
    if rest:
        more = common.all_of(t, rest)
        said.append(t("That pays off in the long run: about {more} more.", more=more))
    return " ".join(filter(None, [*said, idea(t, its, reasons, better)]))


def briefly(t: Texts, its: Words, reason: Reason, names: Sequence[str]) -> str:
    """One reason in one sentence."""
    if reason.kind == LATER:
        return t("I count on about {more} more in the end.", more=_with_row(t, its, reason))
    return _said(t, its, reason, None, names)


def taught(t: Texts, idea: str, reasons: Sequence[Reason]) -> str:
    """What a puzzle teaches by its idea; empty if it has none, or reasons told beside it say otherwise."""
    now = sum(reason.gain for reason in reasons if reason.kind == NOW)
    return t(IDEAS[idea]) if idea in IDEAS and now * GAINSAID.get(idea, 0) <= 0 else ""


def idea(t: Texts, its: Words, reasons: Sequence[Reason], better: Better) -> str:
    """What can be looked for next time: by the strongest reason that teaches something, or by the deed."""
    deed = better.deed
    for reason in sorted(reasons, key=lambda each: -each.gain):
        if reason.kind == REPLY and reason.action:
            threat = its.action(t, better.read(reason.action)).rstrip(".")
            return t("The threat: {action}.", action=threat)
        keys = (deed, reason.feature, reason.category, reason.feature.partition(".")[0])
        if (reason.gain > 0 or reason.kind == SIGHT) and (said := its.idea(t, keys)):
            return said
    known = any(reason.kind != SIGHT for reason in reasons)
    return "" if known or not better.other else its.idea(t, (deed, f"else {deed}"))


def _with_row(t: Texts, its: Words, reason: Reason) -> str:
    points = common.points(t, reason.gain)
    return t("{points} ({row})", points=points, row=its.category(t, reason.category))


def _said(t: Texts, its: Words, reason: Reason, later: Reason | None, names: Sequence[str]) -> str:
    """A reason; what a row brings at once and later is said together."""
    row, gain = its.category(t, reason.category), reason.gain
    if reason.kind == REPLY:
        if not reason.better:
            return t(
                "{name} can then score nothing, instead of up to {worse} ({row}).",
                name=names[reason.player],
                worse=common.points(t, reason.worse),
                row=row,
            )
        return t(
            "{name} can then score at most {better} instead of {worse} ({row}).",
            name=names[reason.player],
            better=common.points(t, reason.better),
            worse=common.number(reason.worse),
            row=row,
        )
    if gain < 0:
        return t(
            "At first that scores {points} less ({row}).",
            points=common.points(t, -gain),
            row=row,
        )
    points = common.points(t, gain)
    if later and later.gain > gain:
        return t(
            "That scores {points} more this turn, and about {more} in the long run ({row}).",
            points=points,
            more=common.number(later.gain),
            row=row,
        )
    return t("That scores {points} more this turn ({row}).", points=points, row=row)


def percent(t: Texts, thousandths: int) -> str:
    """A chance, or a part of one."""
    return t("{n}%", n=common.number(_rounded(thousandths, TENTH)))


def signed_percent(t: Texts, thousandths: int) -> str:
    """What a chance has gained or lost."""
    return t("{n}%", n=common.signed(_rounded(thousandths, TENTH)))


def cost(t: Texts, loss: int, tenths: int) -> str:
    """What a move gives away: thousandths of the chances, tenths of a point."""
    points = _rounded(tenths, TENTH)
    if points < 1:
        return t("{percent} in winning chances", percent=percent(t, loss))
    if not _rounded(loss, TENTH):
        return t("about {points}", points=common.points(t, points))
    return t(
        "{percent} in winning chances and about {points}",
        percent=percent(t, loss),
        points=common.points(t, points),
    )


def points_lost(t: Texts, tenths: int) -> str:
    """So many tenths of a point, in whole points."""
    return common.points(t, _rounded(tenths, TENTH))


def draw(t: Texts, name: str, swing: int) -> str:
    """What chance did for a player."""
    if swing > 0:
        return t("lucky for {name}: {percent}", name=name, percent=signed_percent(t, swing))
    return t("unlucky for {name}: {percent}", name=name, percent=signed_percent(t, swing))


def _rounded(number: int, unit: int) -> int:
    """To the nearest whole number; what one gains is what another loses."""
    whole = (2 * abs(number) + unit) // (2 * unit)
    return whole if number >= 0 else -whole
