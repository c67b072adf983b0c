"""Explore: ways that were tried are deleted from the tree, and brought back."""

from dataclasses import replace

from game.shell.effects import Announce, Focus
from game.shell.kept.saves import MOST_BRANCHES
from game.shell.learning import exploring
from game.shell.learning.variations import branches, node_of, passes, path, together, without
from game.shell.model import Model
from game.shell.play import Path, Play
from game.shell.results import Result, done, toast
from game.shell.words import texts_of


def own(play: Play) -> Path | None:
    """The last choice that led to the position shown, with all before it, if the game does not have it."""
    ply = exploring.decision(play.match)
    if play.explore is None or ply is None:
        return None
    chosen = path(play.match, ply + 1)
    return None if passes(play.explore.lines[0], chosen) else chosen


def drop(model: Model, arg: str) -> Result:
    """The last choice that led here is deleted with all that was tried after it; a toast brings it back."""
    play = model.play
    gone = own(play) if play else None
    if play is None or play.explore is None or gone is None:
        return done(model)
    tree = play.explore
    cut = tuple(line for line in tree.lines[1:] if passes(line, gone))
    dropped = (*tree.dropped, *branches((tree.lines[0], play.match.until(len(gone)))))[-MOST_BRANCHES:]
    tree = replace(tree, lines=without(tree.lines, gone), dropped=dropped, gone=cut)
    before = play.match.until(len(gone) - 1)
    model = replace(model, play=play.at_rest(match=before, trial=tree))
    t, number = texts_of(model), node_of(tree.lines, before).number
    told, effects = toast(model, "done", t("The branch was deleted."), command="explore-restore")
    saved, saving = exploring.kept(told)
    return saved, (*saving, *effects, Focus(f"log-{number}"))


def restore(model: Model, arg: str) -> Result:
    """What was deleted last is back."""
    play = model.play
    tree = play.explore if play else None
    if play is None or tree is None or not tree.gone:
        return done(model)
    lines = together(tree.lines, tree.gone, play.match)
    model = model.with_play(trial=replace(tree, lines=lines, gone=()))
    saved, saving = exploring.kept(replace(model, toast=None))
    return saved, (*saving, Announce(texts_of(model)("The branch is back.")))


COMMANDS = {"explore-drop": drop, "explore-restore": restore}
