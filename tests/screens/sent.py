"""Models of what people far apart send each other: turns, results, deals of the day."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.core.match import Match
from game.shell.dialogs import Checked, Draft, Fork
from game.shell.far import planning
from game.shell.held import GameResult, Statistics
from game.shell.kept.saves import listed, saved_text
from game.shell.learning.daily import deal_of, save_id
from game.shell.messages import Act, Command
from game.shell.model import Layer, Model, Request
from game.shell.play import Answer, Play
from game.shell.seat import FAR, Seat
from game.shell.update import update

TODAY = "2026-11-22"


def seats(names: Sequence[str]) -> tuple[Seat, ...]:
    """The first sits here, the others far away."""
    return tuple(Seat(name, FAR if number else "") for number, name in enumerate(names))


def waiting(match: Match, names: Sequence[str]) -> Play:
    """A game in which somebody far away is to move; at its end all are to see it."""
    held = seats(names)
    while not match.over and (match.player == 0 or len(match.legal) == 1):
        match = match.play(match.legal[0].text)
    return Play("1", match, held, table="abc123")


def planned(table: Model, plies: int) -> Model:
    """So many decisions are tried that chance does not answer; some answers are kept already."""
    play = table.play
    assert play is not None
    following = play.match
    for _ in range(plies):
        tried = (following.play(action.text) for action in following.legal)
        after = next((each for each in tried if not each.revealed(following.plies) and not each.over), None)
        following = after or following
    moves = tuple(action.text for action in following.actions[play.match.plies :])
    answers = tuple(Answer(play.match.plies, (0,), moves[:n]) for n in (plies, 2))
    model, _ = update(table.with_play(answers=answers), Command("plan"))
    for text in moves if plies % 2 else ():
        model, _ = update(model, Act(text))
    return model


def turns(model: Model, match: Match, names: Sequence[str]) -> Iterator[tuple[str, Model]]:
    """Handing a turn over, taking one, and two ways to go on."""
    play = waiting(match, names)
    table = replace(model, play=play, shares=True)
    yield "far, to be sent", table
    yield "far, shared", replace(table, layers=(Layer("share"),))
    if planning.offered(play):
        for name, plies in (("planned", 4), ("planning", 3)):
            yield f"far, {name}", planned(table, plies)
    setup, actions = play.match.setup, play.match.record.actions
    mine = replace(seats(names)[1], bot=""), *seats(names)[2:]
    taken = (Seat(names[0], FAR), *mine)
    draft = Draft(setup.game, taken, setup.options, setup.seed, None, True, "abc123", actions)
    yield "far, to be taken", replace(model, play=None, draft=draft, layers=(Layer("new"),))
    own = Play("1", play.match.until(play.match.plies - 2), play.seats, table="abc123")
    saves = (listed("1", saved_text(own, "2026-03-01 14:05")),)
    fork = Fork("1", actions, play.seats, play.match.plies - 3)
    yield "far, both moved on", replace(model, saves=saves, fork=fork, layers=(Layer("fork"),))


def results(model: Model, whole: Match, names: Sequence[str]) -> Iterator[tuple[str, Model]]:
    """A game that is over: its card to share, the card opened, right and wrong."""
    end = replace(model, play=waiting(whole, names), shares=True)
    yield "card, to be shared", replace(end, layers=(Layer("result"), Layer("share")))
    third = end.with_play(series=((0,), (0, 1)))
    yield "far, at the end", replace(third, layers=(Layer("result"),))
    points = tuple(whole.game.scores(whole.state))
    held = Checked(whole, seats(names), points, tuple(whole.outcome.winners))
    lobby = replace(model, layers=(Layer("card"),))
    yield "card, verified", replace(lobby, checked=held)
    loser = next(seat for seat in range(len(points)) if seat not in held.winners)
    wrong = replace(held, points=(points[0] + 9, *points[1:]), winners=(loser,))
    yield "card, wrong", replace(lobby, checked=wrong)


def days(model: Model, name: str) -> Iterator[tuple[str, Model]]:
    """The deals of the day: none played, some played with a par computed and one being computed."""
    today = replace(model, moment=replace(model.moment, day=TODAY))
    yield "days, nothing played", replace(today, layers=(Layer("daily", "imhotep"),))
    rows = tuple(
        GameResult(save_id(game, f"2026-11-{day:02}"), game, "", ("", "greedy"), (31 + day, 40), (day < 9,))
        for game in ("imhotep", "duel")
        for day in (2, 3, 9, 14, 21, 22)
    )
    begun = Play(save_id("cheops", TODAY), Match(deal_of("cheops", TODAY)), (Seat(name), Seat(bot="greedy")))
    saves = (listed(begun.id, saved_text(begun, "2026-11-22 14:05")),)
    pars = ((f"imhotep {TODAY}", (74, 45)),)
    asked = Request(1, "par", Match(deal_of("pyramids", TODAY)), f"pyramids {TODAY}", 12)
    played = replace(today, results=Statistics(rows), saves=saves, pars=pars, asked=(asked,))
    yield "days", replace(played, layers=(Layer("daily", "imhotep"),))
