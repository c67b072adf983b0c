"""Models of every screen and layer, as a player meets them."""

import random
from collections.abc import Iterator
from dataclasses import replace

from game.core.errors import Problem
from game.core.link import open_link
from game.core.match import Match
from game.core.record import new_record
from game.shell.dialogs import Draft, LinkInput
from game.shell.held import GameResult, SavedGame, Statistics
from game.shell.kept.saves import listed, saved_text
from game.shell.learning.daily import OTHER, of_today, save_id
from game.shell.model import Failure, Layer, Model, Notice, Request, Settings, Toast
from game.shell.play import Annotation, Hint, Play
from game.shell.seat import Seat
from tests.screens import by_hand, challenged, explored, judged, puzzled, sent, trained

BASE = "https://example.org/baumeister/"
SEED = "4711"
NAMES = ("11", "22")  # of no letters: whatever has some must come from the catalogues
SEATS = (Seat(NAMES[0]), Seat(NAMES[1], "flat:100"))
NOTICES = ("no-storage", "full", "aside", "other-tab", "other-version", "broken", "page-thinking")
MANY = 1000


def match(plies: int, options: dict[str, str] | None = None, number: int = 3) -> Match:
    """A Duel played at random for so many decisions, or to its end."""
    source = random.Random(number)
    played = Match(new_record("duel", 2, options or {}, SEED))
    while played.plies < plies and not played.over:
        unloading = [action for action in played.legal if action.verb == "unload"]
        played = played.play(source.choice(unloading or list(played.legal)).text)
    return played


def play(plies: int = 23) -> Play:
    """An open game in which the person is to move."""
    played = match(plies)
    while not played.over and played.player:
        played = played.play(played.legal[0].text)
    return Play("1", played, SEATS)


def previewing() -> Play:
    """A game in which the person may unload the boat of the first row."""
    return next(p for p in map(play, range(MANY)) if "unload R1" in [action.text for action in p.match.legal])


def finished() -> Play:
    """A game that is over."""
    return Play("2", match(MANY), SEATS)


def saves() -> tuple[SavedGame, ...]:
    """A game going on, a finished one, and one that cannot be read."""
    return (
        listed("1", saved_text(play(), "2026-03-01 14:05")),
        listed("2", saved_text(finished(), "2026-02-27 20:15")),
        listed("3", "{"),
    )


def statistics() -> tuple[GameResult, ...]:
    """Finished games of one person, of several, and of bots alone."""
    return (
        GameResult("4", "duel", "2026-03-01 14:05", ("", "flat:100"), (38, 31), (0,)),
        GameResult("5", "imhotep", "2026-03-01", ("flat:9", "", "flat:9", "random"), (3, 1, 5, 9), (0,)),
        GameResult("6", "imhotep", "2026-03-01 14:05", ("", "", "greedy"), (38, 31, 30), (0, 1)),
        GameResult("7", "pyramids", "2026-03-01 14:05", ("greedy", "random"), (38, -3), (0,)),
    )


def bad_link() -> LinkInput:
    """A link cut off, and what is wrong with it."""
    text = "duel-1-2-AAAAr-4711-zzz"
    try:
        open_link(text)
    except Problem as problem:
        return LinkInput(text, problem)
    raise AssertionError(text)


def bad_seed() -> Problem:
    """What is wrong with a seed of other signs."""
    try:
        new_record("duel", 2, {}, "!")
    except Problem as problem:
        return problem
    raise AssertionError


def scenes(language: str) -> Iterator[tuple[str, Model]]:
    """Every scene by name."""
    lobby = Model(Settings(language=language), saves=saves(), base=BASE)
    yield from _in_the_lobby(lobby)
    yield from _at_the_table(replace(lobby, play=play()))
    yield from _at_the_end(replace(lobby, play=finished()))
    yield from sent.turns(replace(lobby, layers=()), match(23), NAMES)
    yield from sent.results(lobby, match(MANY), NAMES)
    yield from sent.days(lobby, NAMES[0])
    yield from judged.scenes(replace(lobby, layers=()), match(MANY), SEATS)
    yield from explored.scenes(replace(lobby, layers=()), match(MANY), SEATS)
    yield from puzzled.scenes(lobby)
    yield from trained.scenes(replace(lobby, layers=()), match(MANY))
    yield from challenged.scenes(lobby, NAMES[0])
    yield from by_hand.scenes(lobby)
    yield "failure", replace(lobby, failure=Failure("", ""))


def over(model: Model, name: str, arg: str = "") -> Model:
    """The model with a layer on top."""
    return replace(model, layers=(*model.layers, Layer(name, arg)))


def _in_the_lobby(model: Model) -> Iterator[tuple[str, Model]]:
    draft = Draft("duel", SEATS, (("temple", "B"), ("tomb", "B")), SEED)
    yield "lobby", model
    yield "lobby, nothing saved", replace(model, saves=())
    deal = of_today(model)
    game, _, day = deal.partition(" ")
    row = GameResult(save_id(game, day), game, day, ("", OTHER.text), (38, 31), (0,))
    days = (row, replace(row, id=save_id(game, "1999-12-31")))
    yield "lobby, the day played", replace(model, results=Statistics(days), pars=((deal, (40, 30)),))
    yield "lobby, only a broken game", replace(model, saves=saves()[2:])
    yield "new", over(replace(model, draft=draft), "new")
    yield "new, without a seed", over(replace(model, draft=replace(draft, seed="")), "new")
    wrong = replace(draft, seed="!", problem=bad_seed())
    yield "new, with a bad seed", over(replace(model, draft=wrong), "new")
    yield "new, by a link", over(replace(model, draft=replace(draft, linked=True)), "new")
    heron = replace(draft, seats=(Seat(NAMES[0]), Seat("", "level:3:raiser")))
    yield "new, with a character", over(replace(model, draft=heron), "new")
    yield from _for_many(model)
    for name in ("settings", "saves", "open-link", "keys"):
        yield name, over(model, name)
    results = Statistics(statistics(), unread=1)
    yield "statistics", over(replace(model, results=results), "statistics")
    yield "statistics of nothing", over(model, "statistics")
    yield "ask-clear", over(over(replace(model, results=results), "statistics"), "ask-clear")
    yield "nothing saved", over(replace(model, saves=()), "saves")
    yield "raw", over(model, "raw", "3")
    broken = Layer("raw", "3", problem=bad_link().problem)
    yield "raw, unreadable", replace(model, layers=(broken,))
    yield "rules of a game", over(model, "rules", "duel")
    yield "open-link, refused", over(replace(model, link=bad_link()), "open-link")
    yield "bad-link", over(replace(model, link=bad_link()), "bad-link")


def _for_many(model: Model) -> Iterator[tuple[str, Model]]:
    """New games of two to four players."""
    four = (*SEATS, Seat(bot="greedy"), Seat("33"))
    for count, options in ((2, ()), (3, (("wrath", "on"), ("start", "3"))), (4, (("market", "B"),))):
        draft = Draft("imhotep", four[:count], options, SEED)
        yield f"new, for {count}", over(replace(model, draft=draft), "new")
    linked = Draft("imhotep", four[:3], (), SEED, linked=True)
    yield "new, for 3 by a link", over(replace(model, draft=linked), "new")


def _at_the_table(model: Model) -> Iterator[tuple[str, Model]]:
    now = model.play
    assert now is not None
    first = now.match.legal[0].text
    yield "table", model
    yield "past", model.with_play(at=9)
    yield "the start", model.with_play(at=0)
    yield "a replay", model.with_play(id="", at=4)
    yield "a damaged game", model.with_play(problem=bad_link().problem)
    yield "hint", model.with_play(hint=Hint(first, 2.4))
    yield "hint, the only one", model.with_play(hint=Hint(first))
    yield "preview", replace(model, play=replace(previewing(), pointed="unload R1"))
    yield "redo", model.with_play(redo=(first,))
    bots = (Seat(NAMES[0], "flat:1000"), Seat(NAMES[1]))
    yield "thinking", replace(model.with_play(seats=bots), asked=(Request(1, "move", now.match),))
    yield "nameless", model.with_play(seats=(Seat(), Seat()))
    for name in ("log", "points", "share", "keys", "ask-undo", "hand-over"):
        yield f"{name} at the table", over(model, name)
    yield "points, explained", over(model, "points", "obelisk-1")
    yield "log of the past", over(model.with_play(at=9), "log")
    full = replace(model, settings=replace(model.settings, rules_full=True))
    notes = (Annotation(9, now.match.action(8).text, "Why not the temple?"),)
    yield "log with a note", over(model.with_play(at=9, annotations=notes), "log")
    yield "rules", over(model, "rules", "boat")
    yield "rules in full", over(full, "rules", "D4.2")
    yield "settings over rules", over(over(model, "rules"), "settings")
    for name in NOTICES:
        yield f"standing: {name}", replace(model, notices=(Notice(name, "1"),))
    yield "refused", replace(model, toast=Toast("refused", "!", "D4.1", "place 1 1", n=1))
    yield "toast", replace(model, toast=Toast("done", "!", command="restore:1", n=2))
    yield "trouble", replace(model, toast=Toast("problem", "!", n=3))


def _at_the_end(model: Model) -> Iterator[tuple[str, Model]]:
    yield "over", model
    yield "result", over(model, "result")
    yield "result, explained", over(model, "result", "pyramids-0")
    yield "share the result", over(over(model, "result"), "share")
    yield "points of the result", over(model, "points")
