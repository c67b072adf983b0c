"""The review of a game that is over: how far it is, and all that was found."""

from game.bots import review as core
from game.core.puzzle import puzzles_of
from game.shell import requests
from game.shell.learning import exercises, exploring, quests, reviewing
from game.shell.model import Layer, Model
from game.shell.play import Quest
from game.shell.table.opened import OpenGame
from game.text import common, teaching
from game.text.catalogue import Texts
from game.views.art.outlook import FULL, Curve
from game.views.markup import Markup, el
from game.views.panels import review as panel
from game.views.panels.controls import button, note
from game.views.panels.layers import Dialog, Frame, drawer
from game.views.panels.log import Told, Turn


def layer(model: Model, layer: Layer) -> Dialog:
    """A drawer beside the table, which shows what is chosen in it."""
    opened = OpenGame(model)
    t, found = opened.t, opened.play.review
    parts = [_progress(opened), *(_found(opened, found) if found and found.judged else ())]
    listed = reviewing.turning_point(opened.play)
    at = {"data-scroll": f"turning-{listed.ply}" if listed else None}
    body = el("div", {"class": "drawer-body stack", **at}, *parts)
    ways = (
        button(t("Replay the moves"), "look-through", "rewind"),
        button(t("Explore"), "explore", "search"),
    )
    foot = el("footer", None, *ways)
    return drawer(t, Frame(reviewing.NAME, t("Review")), body, foot)


def _progress(opened: OpenGame) -> Markup:
    """How far it is; stopping it and going on."""
    t, play = opened.t, opened.play
    if reviewing.whole(play):
        return _quest(opened)
    done, count = reviewing.progress(play)
    said = t("{n} of {count} decisions", n=done, count=count)
    bar = el("progress", {"max": count, "value": done, "aria-label": t("Review")})
    judges = requests.of(opened.model, reviewing.JUDGE)
    way = button(t("Stop"), "review-stop", "pause") if judges else button(t("Resume"), "review-go", "play")
    return el("div", {"class": "reviewing"}, el("p", {"role": "status"}, said), bar, way)


def _quest(opened: OpenGame) -> Markup:
    """The way to looking for better moves oneself, before they are told."""
    t, points = opened.t, quests.points_of(opened.play)
    if not points:
        return note(t("Nobody gave much away: there is nothing to find."))
    told = t.n("There was a better move {n} time.", "There was a better move {n} times.", len(points))
    return el(
        "div",
        {"class": "reviewing"},
        el("p", None, told),
        button(t("Find it yourself"), "find-it", "search", cls="primary"),
    )


def _found(opened: OpenGame, found: core.Review) -> list[Markup]:
    """Under way only what is judged for good; what all decisions together say, when they are."""
    t, shown = opened.t, opened.play.ply
    turning = [_turning(opened, each) for each in found.turning_points]
    draws = [_draw(opened, each) for each in found.draws]
    about = t(
        "A bot that sees only what the player to move sees compares every move with the best one. "
        "Winning chances say how often bots have won from such positions."
    )
    accuracy = t("Accuracy: 100 is always the best move, 0 no better than choosing blindly.")
    if not reviewing.whole(opened.play):
        return [panel.section(t("Turning points"), "turning", turning, shown, t("None so far.")), note(about)]
    return [
        panel.scores(t, _scores(opened, found)),
        note(accuracy),
        note(_given_away(opened, found)),
        _chart(opened, found),
        panel.section(t("Turning points"), "turning", turning, shown, t("None.")),
        panel.section(t("What chance did"), "draws", draws, shown, t("Nothing that mattered on its own.")),
        note(about),
    ]


def _scores(opened: OpenGame, found: core.Review) -> list[panel.Score]:
    accounts = [core.account(opened.match, found, player) for player in range(len(opened.people))]
    return [
        panel.Score(
            opened.people[each.player],
            (each.accuracy, each.turning, teaching.signed_percent(opened.t, each.luck)),
        )
        for each in accounts
    ]


def _given_away(opened: OpenGame, found: core.Review) -> str:
    """What accuracy does not show: how far small losses add up."""
    t, match = opened.t, opened.match
    accounts = [core.account(match, found, player) for player in range(len(opened.people))]
    lost = [
        t("{name} {points}", name=opened.names[each.player], points=teaching.points_lost(t, each.points_lost))
        for each in accounts
    ]
    return t(
        "Accuracy judges each decision by what could be known then; small losses add up. "
        "Given away in all: {list}.",
        list=common.all_of(t, lost),
    )


def _chart(opened: OpenGame, found: core.Review) -> Markup:
    """A line for each player, through the positions they decided in."""
    curves, told = [], [(each, each.chance(opened.match)) for each in found.judged]
    for player, person in enumerate(opened.people):
        own = [(each, chance) for each, chance in told if each.player == player]
        marked = [(each.ply, chance) for each, chance in own if each.turning]
        way = [(each.ply, chance) for each, chance in own]
        curves.append(Curve(person.seat, [*way, (opened.match.plies, _won(opened, player))], marked))
    expected = [
        panel.Expected(opened.people[each.player], each.ply, teaching.percent(opened.t, chance))
        for each, chance in told
    ]
    return panel.chart(opened.t, curves, expected, opened.match.plies)


def _won(opened: OpenGame, player: int) -> int:
    """What has come of the game for a player, as a chance is written."""
    winners = opened.match.outcome.winners
    return FULL // len(winners) if player in winners else 0


def _turning(opened: OpenGame, each: core.Judged) -> Turn:
    """What was played, what would have been better, and why."""
    t = opened.t
    better = teaching.Better(each.best, each.played, opened.match.game.info.vocabulary.read)
    deed = t("Move {n}: {action}", n=each.ply + 1, action=_action(opened, each.played))
    effects = (
        t("It gave away {cost}.", cost=teaching.cost(t, each.chance_lost(opened.match), each.points_lost)),
        t("Better: {action}.", action=_action(opened, each.best)),
        teaching.why(t, opened.words, each.reasons, opened.names, better),
    )
    return Turn(opened.people[each.player], [Told(each.ply - 1, deed, [text for text in effects if text])])


def _draw(opened: OpenGame, each: core.Judged) -> Turn:
    t = opened.t
    said = teaching.draw(t, opened.names[each.player], each.chance_brought(opened.match))
    deed = t("Before move {n}: {said}", n=each.ply + 1, said=said)
    return Turn(opened.people[each.player], [Told(each.ply - 1, deed, ())])


def _action(opened: OpenGame, text: str) -> str:
    return opened.words.action(opened.t, opened.match.game.info.vocabulary.read(text)).rstrip(".")


def told(opened: OpenGame) -> str:
    """What the review says of the decision that follows the shown position; empty if nothing."""
    point = reviewing.turning_point(opened.play)
    if point is None:
        return ""
    played, best = (_action(opened, text) for text in (point.played, point.best))
    return opened.t("Played next: {played}. Better: {best}.", played=played, best=best)


def bubble(opened: OpenGame) -> Markup:
    """The turning point that is looked for; nothing else."""
    quest = opened.play.quest
    if quest is None:
        return Markup()
    t = opened.t
    said = panel.Bubble(
        quests.said(opened.model),
        *_numbered(opened.model, quest),
        quest.point.player,
        hint=quest.state in ("look", "wrong"),
        solution=not quest.solved,
        explore=exploring.offered(opened.model, opened.play),
        name=_name(t, quest),
        on=_on(t, quest),
        back=_back(t, quest),
        leave_out=bool(quest.exercise),
        folded=quest.folded,
    )
    return panel.bubble(t, said)


def _name(t: Texts, quest: Quest) -> str:
    if quest.exercise:
        return t("Exercise")
    return t("Puzzle") if quest.puzzle or quest.posed else t("Find it yourself")


def _back(t: Texts, quest: Quest) -> tuple[str, str]:
    if quest.exercise:
        return t("Training"), exercises.NAME
    if quest.puzzle:
        return t("Puzzles"), f"puzzles:{quest.puzzle.game}"
    return (t("View the game") if quest.posed else t("Back to the review")), "quest-leave"


def _numbered(model: Model, quest: Quest) -> tuple[int, int]:
    """Which of how many it is."""
    if quest.exercise:
        answered, all_of_today = exercises.count(model)
        return min(max(1, answered + (not quest.solved)), all_of_today), all_of_today
    if quest.puzzle:
        rows = puzzles_of(quest.puzzle.game)
        return rows.index(quest.puzzle) + 1, len(rows)
    return quest.at + 1, len(quest.points)


def _on(t: Texts, quest: Quest) -> tuple[str, str]:
    if quest.exercise:
        return t("Next"), "exercise"
    if quest.puzzle:
        return t("Next"), "puzzle-next"
    return (t("Done") if quest.at + 1 == len(quest.points) else t("Next")), "quest-next"
