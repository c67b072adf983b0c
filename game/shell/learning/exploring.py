"""Explore: moves tried from any position that nobody plays any more, each judged by a bot while it thinks.

There is a way to it from a game that is over, a puzzle that is solved and a position set up by hand, and none
from a game that goes on. Nothing is played: the moves become a tree beside the game, which is kept with its
save. Chance falls as the deal has it; the board shows what the player to move sees, and the bot sees no more.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from game.bots import exploring, levels
from game.core.match import Match
from game.shell import requests
from game.shell.effects import Announce, Focus
from game.shell.kept.autosave import write
from game.shell.learning import quests
from game.shell.learning.variations import branches, grafted, grown, node_of, nodes, path
from game.shell.model import Model, Request
from game.shell.play import Branch, Exploration, Play
from game.shell.results import Result, done
from game.shell.seat import Seat
from game.shell.setup import origins, setting_up
from game.shell.words import action, happened, names, next_up, texts_of
from game.text import teaching
from game.text.catalogue import Texts
from game.text.games import words

LOOK, COMPARE = "explore", "compare"  # jobs


# ---- coming and going ---------------------------------------------------------------------------------


def offered(model: Model, play: Play) -> bool:
    """Whether moves may be tried and judged: nobody plays on from here, nor is to find the move."""
    busy = play.explore or play.plan or play.problem or play.tabletop or play.counted is not None
    if play.alone or busy or origins.goes_on(model, play):
        return False
    if play.set_up:
        return _by_hand(play)
    return play.quest.solved if play.quest else play.match.over


def _by_hand(play: Play) -> bool:
    """Whether what is set up is a position to go on from, and not one of a game that goes on."""
    by_hand = play.set_up
    assert by_hand is not None
    if by_hand.box or by_hand.counts or play.match.over:
        return False
    return not setting_up.faults(play)


def begin(model: Model, arg: str) -> Result:
    """The position is on the table as if one played for everybody."""
    play = model.play
    if play is None or not offered(model, play):
        return done(model)
    game = Match(play.match.setup) if play.set_up else play.home.match
    called = names(texts_of(model), play.seats)
    seats = tuple(
        Seat(name if seat.thinks else seat.name) for seat, name in zip(play.seats, called, strict=True)
    )
    lines, dropped = grafted(game, play.home.branches), play.home.dropped
    tree = Exploration(play, lines, {}, {}, dropped=dropped)
    trying = Play("", game.until(0 if play.set_up else _first(play)), seats, trial=tree)
    model = replace(model, play=trying, layers=(), toast=None)
    return done(model, Announce(next_up(texts_of(model), trying)), Focus("legal"))


def _first(play: Play) -> int:
    """The position shown; where that is the end, the costliest decision that is known, or the start."""
    if not play.shown.over:
        return play.ply
    at = quests.costliest(play)
    return 0 if at is None else quests.points_of(play)[at].ply


def leave(model: Model, arg: str) -> Result:
    """Back to where it began, which is as it was."""
    tree = model.play.explore if model.play else None
    return done(replace(model, play=tree.before, layers=(), toast=None) if tree else model)


def fold(model: Model, arg: str) -> Result:
    """The best moves are hidden, or shown again."""
    tree = model.play.explore if model.play else None
    if tree is None:
        return done(model)
    model, t = model.with_play(trial=replace(tree, folded=not tree.folded)), texts_of(model)
    if not tree.folded:
        return done(model, Announce(t("The best moves are hidden.")))
    return done(model, Announce(" ".join([t("The best moves are shown."), *_best(model)])))


# ---- on the board -------------------------------------------------------------------------------------


def _on_the_table(model: Model) -> tuple[Play, Exploration]:
    """The position, and the tree it belongs to."""
    assert model.play is not None
    assert model.play.explore is not None
    return model.play, model.play.explore


def tried(model: Model, text: str) -> Result:
    """A move is tried, and then whatever is the only move."""
    play, tree = _on_the_table(model)
    lines, match = grown(tree.lines, play.match, text)
    while not match.over and not match.chooses:
        lines, match = grown(lines, match, match.legal[0].text)
    grew = lines is not tree.lines
    model = model.with_play(trial=replace(tree, lines=lines))
    model, effects = _come_to(model, match, play.match.plies)
    saved, saving = kept(model) if grew else done(model)
    return saved, (*saving, *effects)


def go(model: Model, arg: str) -> Result:
    """The position of this number is shown."""
    tree = model.play.explore if model.play else None
    found = nodes(tree.lines) if tree else []
    if not arg.isdecimal() or int(arg) >= len(found):
        return done(model)
    match = found[int(arg)].match
    return _come_to(model, match, max(0, match.plies - 1))


def step(model: Model, by: int) -> Result:
    """One choice back; or on, by what was tried there last."""
    play, tree = _on_the_table(model)
    if by < 0:
        ply = decision(play.match)
        return done(model) if ply is None else _come_to(model, play.match.until(ply), ply)
    node = node_of(tree.lines, play.match)
    while node.after:
        node = [*node.after.values()][-1]
        if node.match.over or node.match.chooses:
            break
    return _come_to(model, node.match, play.match.plies)


def leads_on(play: Play) -> bool:
    """Whether anything follows in the tree."""
    return play.explore is not None and bool(node_of(play.explore.lines, play.match).after)


def decision(match: Match) -> int | None:
    """The last decision with a choice, counted from 0."""
    plies = range(match.plies - 1, -1, -1)
    return next((ply for ply in plies if match.game.chooses(match.at(ply))), None)


def _come_to(model: Model, match: Match, since: int) -> Result:
    """Another position of the tree; what has happened since so many decisions is told."""
    play, t = _on_the_table(model)[0].at_rest(match=match), texts_of(model)
    told = [happened(t, play, ply)[0] for ply in range(since, match.plies)]
    said = Announce(" ".join([*told, next_up(t, play)]))
    return done(replace(model, play=play, toast=None), said, Focus("legal"))


def kept(model: Model) -> Result:
    """What was tried is saved with the game, if that is kept and over."""
    play, tree = _on_the_table(model)
    home = play.home
    if not home.writable or not home.match.over:
        return done(model)
    tried = branches(tree.lines)
    dropped = tuple(each for each in tree.dropped if not any(_begins(each, branch) for branch in tried))
    model = model.with_play(trial=replace(tree, dropped=dropped))
    return write(model, replace(home, branches=tried, dropped=dropped), home.written or None)


def _begins(gone: Branch, kept: Branch) -> bool:
    """Whether what was deleted has been tried again."""
    return gone.ply == kept.ply and kept.moves[: len(gone.moves)] == gone.moves


# ---- what a bot finds ---------------------------------------------------------------------------------


def look(before: Model, after: Model) -> Result:
    """A bot is asked about the position, until it has found out all it can."""
    play = after.play
    if play is None or play.explore is None or play.match.over or requests.of(after, LOOK):
        return done(after)
    known = found_at(play)
    if known and known.whole:
        return done(after)
    total = exploring.iterations(play.match, levels.HINT)
    return requests.ask(after, LOOK, play.match, (levels.HINT.text,), total=total)


def found_at(play: Play, plies: int | None = None) -> "exploring.Found | None":
    """What a bot has found in the position shown, or in one on the way there."""
    return play.explore.found.get(path(play.match, plies)) if play.explore else None


def wanted(model: Model, request: Request) -> bool:
    """Whether the position is still on the table."""
    return model.play is not None and model.play.explore is not None and model.play.match is request.match


def so_far(model: Model, data: Mapping[str, Any]) -> Model:
    """What a bot has found by now, unless more was found before."""
    play, _ = _on_the_table(model)
    found, known = exploring.read_found(data), found_at(play)
    if known and known.iterations > found.iterations and not found.whole:
        return model
    return _with_found(model, found)


def _with_found(model: Model, found: "exploring.Found") -> Model:
    play, tree = _on_the_table(model)
    return model.with_play(trial=replace(tree, found={**tree.found, path(play.match): found}))


def found(model: Model, request: Request, data: Mapping[str, Any]) -> Result:
    """All that a bot has found."""
    after = so_far(model, data)
    _, tree = _on_the_table(after)
    return done(after, *([] if tree.folded else map(Announce, _best(after))))


def _best(model: Model) -> Iterator[str]:
    """The best move, said, if it is known."""
    play, _ = _on_the_table(model)
    best, t = found_at(play), texts_of(model)
    if best and best.ways:
        text = action(t, play.match, play.match.game.info.vocabulary.read(best.ways[0].action))
        yield t("Best: {action}.", action=text.rstrip("."))


def failed(model: Model, request: Request, details: str) -> Result:
    """The bot did not come to an end; it is not asked again."""
    held = found_at(_on_the_table(model)[0]) or exploring.Found(0)
    return requests.stopped(_with_found(model, held._replace(whole=True)), request, details)


# ---- why not this one ---------------------------------------------------------------------------------


def better(play: Play) -> tuple[int, str] | None:
    """The decision that led here, and a better move; None if there is none or none is known."""
    ply = decision(play.match)
    known = None if ply is None else found_at(play, ply)
    if ply is None or known is None or not known.ways:
        return None
    best = known.ways[0].action
    return None if best == play.match.action(ply).text else (ply, best)


def why(model: Model, arg: str) -> Result:
    """A bot is asked why the move that led here is not as good as the best."""
    play = model.play
    asked = better(play) if play else None
    if play is None or asked is None or requests.of(model, COMPARE) or compared_at(play):
        return done(model)
    ply, best = asked
    moves = best, play.match.action(ply).text
    return requests.ask(model, COMPARE, play.match, (levels.HINT.text,), ply=ply, moves=moves)


def compared_at(play: Play) -> "exploring.Compared | None":
    """What a bot says of the move that led here, against the better one."""
    asked = better(play)
    return play.explore.compared.get((*path(play.match), asked[1])) if play.explore and asked else None


def compared(model: Model, request: Request, data: Mapping[str, Any]) -> Result:
    """It is told."""
    play = model.play
    asked = better(play) if play else None
    if play is None or play.explore is None or asked is None:
        return done(model)
    more = {**play.explore.compared, (*path(play.match), asked[1]): exploring.read_compared(data)}
    play = replace(play, trial=replace(play.explore, compared=more))
    return done(replace(model, play=play), Announce(said(texts_of(model), play)))


def said(t: Texts, play: Play) -> str:
    """Why not the move that led here; empty as long as nobody has asked."""
    told, asked = compared_at(play), better(play)
    if told is None or asked is None:
        return ""
    match, its, (ply, text) = play.match, words(play.match.setup.box), asked
    read = match.game.info.vocabulary.read
    best = action(t, match, read(text)).rstrip(".")
    if not (told.loss or told.points_lost):
        return t("It is about as good as the best: {action}.", action=best)
    cost = t("It gave away {cost}.", cost=teaching.cost(t, told.loss, told.points_lost))
    pair = teaching.Better(text, match.action(ply).text, read)
    reasons = teaching.why(t, its, told.why, names(t, play.seats), pair)
    return " ".join(part for part in (cost, t("Better: {action}.", action=best), reasons) if part)


COMMANDS = {
    LOOK: begin,
    "explore-why": why,
    "explore-fold": fold,
    "explore-leave": leave,
}
