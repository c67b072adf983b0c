"""What a result says to the people who played here: their place, what cost most, what to try next."""

from game.shell import requests, series
from game.shell.learning import challenges, daily, quests, reviewing
from game.shell.setup.seating import levelled, named_there
from game.shell.table.opened import OpenGame
from game.text import common, teaching
from game.text.joined import said_of
from game.text.lesson import has_lesson
from game.views.markup import Markup, classes, el
from game.views.panels.controls import button


def panel(opened: OpenGame) -> Markup | None:
    """Nothing where nobody sat here."""
    here = [player for player, seat in enumerate(opened.play.seats) if seat.human]
    if not here:
        return None
    several = len(here) > 1
    said = " · ".join(_named(opened, player) for player in here) if several else _place(opened, here[0])
    score = series.told(opened.t, series.with_this(opened.play), opened.names)
    ways = [*([] if several else _next(opened, here[0])), *_sound(opened)]
    more = [*_costliest(opened, several), el("div", {"class": "button-row"}, *ways) if ways else None]
    return el(
        "section",
        {"class": "afterwards", "aria-label": opened.t("How it went"), "data-k": "afterwards"},
        el("p", {"class": classes("afterwards-place", several and "several")}, said),
        el("p", None, score) if score else None,
        *([] if opened.play.tabletop else more),
    )


# ---- the place ----------------------------------------------------------------------------------------


def _rank(opened: OpenGame, player: int) -> int:
    """The place of a player, counted from 1; whoever lost a tie comes after those who won it."""
    winners = opened.match.outcome.winners
    if player in winners:
        return 1
    points = _points(opened)
    better = [n for n in range(len(points)) if n not in winners and points[n] > points[player]]
    return 1 + len(winners) + len(better)


def _points(opened: OpenGame) -> list[int]:
    return list(opened.match.game.scores(opened.match.state))


def _named(opened: OpenGame, player: int) -> str:
    n, count = _rank(opened, player), len(opened.names)
    return opened.t("{name}: place {n} of {count}", name=opened.names[player], n=n, count=count)


def _place(opened: OpenGame, player: int) -> str:
    """Won, and by how much; or behind whom."""
    t, points, winners = opened.t, _points(opened), opened.match.outcome.winners
    others = [each for n, each in enumerate(points) if n != player]
    if player not in winners:
        n, count, behind = _rank(opened, player), len(points), opened.match.outcome.points - points[player]
        if not behind:
            return t("Place {n} of {count}: the tie was lost.", n=n, count=count)
        winner = common.all_of(t, [opened.names[each] for each in winners])
        told = common.points(t, behind)
        return t(
            "Place {n} of {count}, {points} behind {winner}.", n=n, count=count, points=told, winner=winner
        )
    if len(winners) > 1:
        return t("You share the win.")
    ahead = points[player] - max(others)
    return t("You won by {points}.", points=common.points(t, ahead)) if ahead else t("You won the tie.")


# ---- what cost most -----------------------------------------------------------------------------------


def _costliest(opened: OpenGame, several: bool) -> list[Markup]:
    """It is told once all is judged; until then it can be asked for. There is always a line to say it."""
    t, play = opened.t, opened.play
    done, count = reviewing.progress(play)
    if requests.of(opened.model, reviewing.JUDGE):
        told = t("Looking for what cost most: {n} of {count} decisions", n=done, count=count)
        return [_said(told), button(t("Stop"), "review-stop", "pause")]
    if not play.review or not reviewing.whole(play):
        return [_said(t("Which move cost most?")), button(t("Look for it"), "review-go", "review")]
    at = quests.costliest(play)
    if at is None:
        return [_said(t("No decision of yours cost much."))]
    point = quests.points_of(play)[at]
    cost = teaching.cost(t, point.chance_lost(play.match), point.points_lost)
    told = t("Move {n} cost most: {cost}.", n=point.ply + 1, cost=cost)
    if several:
        told = said_of(t, opened.names[point.player], told)
    find = button(t("Find a better move"), f"find-it:{at}", "search")
    return [_said(told), find]


def _said(told: str) -> Markup:
    return el("p", {"role": "status"}, told)


# ---- what to try next ---------------------------------------------------------------------------------


def _next(opened: OpenGame, player: int) -> list[Markup]:
    """A lesson or other bots by how it went; the same deal, but those of a day are played once."""
    t, play = opened.t, opened.play
    if any(seat.far for seat in play.seats) or daily.day_of(play.match.setup, play.seats):
        return []
    if challenges.of_play(play):
        return [button(t("All challenges"), f"{challenges.NAME}:{opened.game}", "star")]
    rank, count = _rank(opened, player), len(play.seats)
    ways = []
    if rank > 1 and has_lesson(opened.game) and not _taught(opened):
        ways.append(button(t("Learn"), f"learn:{opened.game}", "help"))
    elif rank == 1 and _other_level(opened, 1):
        ways.append(button(t("One level up"), "again:up", "up"))
    elif rank == count and _other_level(opened, -1):
        ways.append(button(t("One level down"), "again:down", "down"))
    return [*ways, button(t("Same deal again"), "again:deal")]


def _sound(opened: OpenGame) -> list[Markup]:
    """It is offered once: after the first game that ended here."""
    silent = opened.model.settings.sound == "off" and len(opened.model.results.rows) <= 1
    return [button(opened.t("Play with sound"), "sound:on", "sound")] if silent else []


def _other_level(opened: OpenGame, by: int) -> bool:
    seats = named_there(opened.game, opened.play.seats)
    return levelled(opened.game, seats, by) != seats


def _taught(opened: OpenGame) -> bool:
    """Whether the game's lesson has been played to its end here."""
    return any(saved.lesson and saved.over and saved.game == opened.game for saved in opened.model.saves)
