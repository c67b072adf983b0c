"""The open game with its words and players, and what its table is drawn from."""

from game.bots.reasons import NOW
from game.shell import requests, sight
from game.shell.learning import lessons, quests, reviewing
from game.shell.model import Model
from game.shell.people import people
from game.shell.play import PATHS, Hint, Play
from game.shell.setup import practice
from game.shell.table import counting, since, thinking
from game.shell.table.playing import last_decision, turn_begun
from game.shell.words import game_texts, names
from game.text import teaching
from game.text.catalogue import Texts
from game.text.facade import Words
from game.text.games import title, words
from game.views.table import Move, Sitter, Table

EVEN = 10  # thousandths of a win; what differs by less is as good


class OpenGame:
    """The open game with its words and players."""

    __slots__ = ("box", "game", "match", "model", "names", "people", "play", "t", "title", "words")

    def __init__(self, model: Model) -> None:
        assert model.play is not None
        self.model = model
        self.play: Play = model.play
        self.match = model.play.match
        self.game: str = self.match.game.info.id
        self.box = self.match.setup.box
        self.t = game_texts(model, self.game)
        self.words: Words = words(self.box)
        self.title = title(self.t, self.game)
        self.names = names(self.t, self.play.seats)
        self.people = people(self.t, self.game, self.play.seats)


# ---- what its table is drawn from ---------------------------------------------------------------------


def seen(opened: OpenGame) -> Table:
    """The position on the screen as a view draws it."""
    play, shown = opened.play, opened.play.shown
    past = reviewing.turning_point(play)
    viewer = past.player if past else _viewer(play)
    free = play.your_turn and not sight.covered(play)
    better = past.best if past else quests.answer(play)
    known = {action.text: action for action in shown.legal if action.text == better} if past else {}
    proposed = lessons.proposal(play)
    return Table(
        game=shown.game,
        seen=sight.seen(play),
        offered={action.text: action for action in shown.legal} if free else known,
        legal={action.text: action for action in play.legal} if free else known,
        seats=tuple(_seat(opened, player, player == viewer) for player in range(len(opened.names))),
        t=opened.t,
        start=play.begun,
        aim=play.aim if free else "",
        path=PATHS.index(play.path),
        scale=play.scale,
        preview=play.preview,
        chosen=play.start if play.start and not play.begun else "",
        inspected=play.inspected,
        pointed=play.pointed,
        deed=shown.action(shown.plies - 1) if shown.plies else None,
        before=shown.at(shown.plies - 1) if shown.plies else None,
        last=tuple(shown.events(shown.plies - 1)) if shown.plies else (),
        since=_since(opened),
        told=tuple(shown.told),
        booked=tuple(shown.booked),
        proposed=shown.game.info.vocabulary.read(proposed) if proposed else None,
        thinking=requests.of(opened.model, thinking.MOVE) is not None,
        hint=play.hint.action if play.hint else better,
        better=bool(better),
        hint_why=_margin(opened),
        mishap=_mishap(opened),
        achieved=practice.achieved(opened.model, opened.game) if play.alone else (),
        live=not play.read_only,
        uncounted=() if play.counted is None else tuple(counting.due(play)[play.counted :]),
    )


def _viewer(play: Play) -> int:
    """Whose side of the table is near: the person's; of several, whoever decides, else who has the device."""
    persons = sight.persons(play)
    if play.asked in persons:
        return play.asked
    return next(iter(persons), 0) if play.holder is None else play.holder


def _seat(opened: OpenGame, player: int, viewer: bool) -> Sitter:
    shown = opened.people[player]
    return Sitter(shown.name, shown.bot is not None, shown.bot or "", viewer, shown.character)


def _margin(opened: OpenGame) -> str:
    """Why this move, as far as a bot can say."""
    t, hint = opened.t, opened.play.hint
    if hint is None:
        return ""
    if hint.margin is None:
        return t("No other move is possible.")
    if hint.chance < EVEN and round(hint.margin) < 1:
        return t("The next best move is about as good.")
    better = teaching.Better(hint.action, hint.next, opened.match.game.info.vocabulary.read)
    reasons = [reason for reason in hint.why if reason.kind != NOW][:1]  # what it brings is told before
    why = teaching.why(t, opened.words, reasons, opened.names, better)
    why = why or teaching.idea(t, opened.words, hint.why, better)
    return " ".join(part for part in (_ahead(t, hint), why) if part)


def _ahead(t: Texts, hint: Hint) -> str:
    """How much better it is than the next best, in points and in chances."""
    points, percent = round(hint.margin or 0), teaching.percent(t, hint.chance)
    if points < 1:
        return t("With the next best, your winning chances are {percent} lower.", percent=percent)
    if hint.chance < EVEN:
        return t.n(
            "About {n} point better than the next best.",
            "About {n} points better than the next best.",
            points,
        )
    return t.n(
        "About {n} point and {percent} in winning chances better than the next best.",
        "About {n} points and {percent} in winning chances better than the next best.",
        points,
        percent=percent,
    )


def _mishap(opened: OpenGame) -> str:
    """What went wrong in a person's last decision; after that turn it is said that it was the last one."""
    play, match, t = opened.play, opened.match, opened.t
    ply = None if play.read_only else last_decision(play)
    if ply is None:
        return ""
    told = [event for event in match.events(ply) if event.kind in opened.words.mishaps]
    # what ended it comes last and is said first: where there is little room, the rest is cut off
    said = " ".join(opened.words.event(t, event, opened.names) for event in reversed(told))
    goes_on = not match.over and ply >= turn_begun(match)
    return said if goes_on or not said else t("Last turn – {what}", what=said)


def _since(opened: OpenGame) -> tuple[Move, ...]:
    """The turns that the shown position marks."""
    events = opened.match.events
    return tuple(
        Move(number, turn.player, tuple(event for ply in turn.plies for event in events(ply)))
        for number, turn in since.marked(opened.play)
    )
