"""Reviews as they are seen, made up: under way and done, a turning point that is looked for."""

from collections.abc import Iterator
from dataclasses import replace

from game.bots.judging import decisions
from game.bots.reasons import NOW, REPLY, STANDS, Reason
from game.bots.review import Judged, Review
from game.core.match import Match
from game.shell.messages import Act, Command
from game.shell.model import Layer, Model, Request
from game.shell.play import Hint, Play
from game.shell.seat import Seat
from game.shell.update import update

LEVEL = "flat:400"
EVERY = 11  # decisions of which one is a turning point


def reasons(match: Match, player: int) -> tuple[Reason, ...]:
    """One of each kind."""
    rows, other = match.game.categories, (player + 1) % match.game.players
    return (
        Reason(NOW, player, 2, 4, rows[0]),
        Reason(REPLY, other, 1, 6, rows[1], ""),
        Reason(STANDS, player, 3, 0, rows[-1]),
    )


def judged(match: Match, nth: int, ply: int) -> Judged:
    """A decision as a bot might have judged it."""
    player, played = match.mover(ply), match.action(ply).text
    outlook = 500 + (nth * 37 % 90) + (-3 if player else 3) * nth
    plain = Judged(ply, player, outlook, 12, played, 520, 14, played, 520, 14, 20)
    if nth % EVERY == EVERY - 4:
        return plain._replace(swing=-80 if nth % 2 else 70, swing_spread=20)
    others = [action.text for action in match.until(ply).legal if action.text != played]
    if nth % EVERY != EVERY - 1 or not others:
        return plain
    worse = plain._replace(best=others[0], value=400, played_lead=-16, good=tuple(others[:2]))
    return worse._replace(reasons=reasons(match, player))


def review(match: Match) -> Review:
    """Every decision judged."""
    return Review(
        LEVEL, match.plies, tuple(judged(match, nth, ply) for nth, ply in enumerate(decisions(match)))
    )


def scenes(model: Model, whole: Match, seats: tuple[Seat, ...]) -> Iterator[tuple[str, Model]]:
    """Every state of it, by name."""
    found = review(whole)
    play = Play("1", whole, seats, review=found)
    shown = replace(model, play=play, layers=(Layer("review"),))
    yield "review", shown
    under_way = found._replace(judged=found.judged[: len(found.judged) // 2])
    judges = (Request(1, "judge", whole),)
    begun = shown.with_play(review=under_way._replace(judged=()))
    ended = replace(shown, layers=(Layer("result"),))
    yield "result, judged", ended
    yield "result, being judged", replace(ended.with_play(review=under_way), asked=judges)
    yield "review, under way", replace(shown.with_play(review=under_way), asked=judges)
    yield "review, begun", replace(begun, asked=judges)
    yield "review, nothing found", shown.with_play(review=under_way._replace(judged=found.judged[:3]))
    point = found.turning_points[-1]
    yield "review, past", replace(shown.with_play(at=point.ply), layers=())
    quest, _ = update(shown, Command("find-it"))
    yield "quest", quest
    assert quest.play is not None
    assert quest.play.quest is not None
    first = quest.play.quest.point
    yield "quest, wrong", update(quest, Act(first.played))[0]
    yield "quest, hint", update(quest, Command("quest-hint"))[0]
    yield "quest, found", update(quest, Act(first.best))[0]
    yield "quest, shown", update(quest, Command("quest-show"))[0]
    match = whole.until(first.ply)
    hint = Hint(first.best, 2.4, 60, first.reasons)
    mover = tuple(Seat() if n == match.player else seat for n, seat in enumerate(seats))
    yield "hint, with its reasons", replace(model, play=Play("1", match, mover, hint=hint))
