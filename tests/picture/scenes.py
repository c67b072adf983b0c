"""Models of the page for pictures: every screen, and every game's table at moments of recorded games."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product

from game.bots.levels import LEVELS
from game.core.errors import BadNotation
from game.core.match import Match
from game.core.registry import LISTINGS
from game.games.yard.tables import TASKS
from game.shell.dialogs import Code, Draft
from game.shell.held import GameResult, Refused, Report, Statistics
from game.shell.kept.saves import listed, saved_text
from game.shell.learning.lessons import deal, go_on
from game.shell.learning.lessons import moment as told_now
from game.shell.learning.lessons import seats as seats_of
from game.shell.messages import Act, Command
from game.shell.model import Layer, Model, Settings
from game.shell.play import Annotation, Guide, Hint, Play
from game.shell.seat import Seat
from game.shell.share.links import game_link
from game.shell.update import update
from game.text.lesson import has_lesson
from game.text.lesson import lesson as lesson_of
from tests.golden.games import recorded
from tests.screens import challenged, explored, judged, puzzled, sent, trained

BASE = "https://example.org/baumeister/"

# By game: the recorded games shown, each with moves to show it at; more are found by their questions.
GAMES: Mapping[str, tuple[str, ...]] = {
    "imhotep": ("imhotep-3-AAAAA0000er", "imhotep-4-BBBBB1111or", "imhotep-4-AAAAA1111er11"),
    "duel": ("duel-AAAA-first", "duel-BBBB-second"),
    "pyramids": ("pyramids-3-random", "pyramids-5-4", "pyramids-2-2"),
    "cheops": ("cheops-3-rr", "cheops-5-s1", "cheops-2-rr"),
    "abusir": ("abusir-3-near", "abusir-5-whole"),
}
# By game and verb: what is being set where that is first allowed.
AIMS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "abusir": {"pull": ("pull low 420", "pull high 1900"), "align": ("align 3 4 0",)}
}
MODULES = tuple(format(pow(n + 3, 31, (1 << 53) - 111), "053b") for n in range(53))  # no code, but like one
LAYERS = ("log", "points", "sheet", "rules", "share", "settings", "saves", "keys", "open-link")


def seats(count: int) -> tuple[Seat, ...]:
    """A person, then bots of rising strength."""
    return (Seat(), *(Seat(bot=LEVELS[n % 4].text) for n in range(count - 1)))


def all_persons(count: int) -> tuple[Seat, ...]:
    """Only persons: whoever decides may act."""
    return (Seat(),) * count


def table(settings: Settings, play: Play, *layers: Layer) -> Model:
    """The open game with layers on top."""
    return Model(settings, play=play, base=BASE, layers=layers)


def plays(game: str) -> Iterator[tuple[str, Play]]:
    """By name: tables at the start, at a third, at each kind of question first asked, and at the end."""
    for name in GAMES[game]:
        whole = recorded(name)
        count = whole.game.players
        moments = {"start": 0, "third": whole.plies // 3, "late": whole.plies * 5 // 6}
        for ply in range(whole.plies // 3, whole.plies):
            moments.setdefault(f"asks-{whole.at(ply).pending[-1].step}", ply)
        for moment, ply in moments.items():
            match = whole.until(ply)
            play = Play("1", match, all_persons(count), holder=match.player)
            yield f"{name}-{moment}", play
            if moment in ("third", "late"):
                for act in _beginnings(match):
                    yield (
                        f"{name}-{moment}-{_name(act)}",
                        Play("1", match, all_persons(count), holder=match.player, start=act, pointed=act),
                    )
                yield (
                    f"{name}-{moment}-hint",
                    Play("1", match, seats_for(match), hint=Hint(match.legal[0].text, 2.0)),
                )
                yield f"{name}-{moment}-bot", Play("1", match, bots_but(match))
        for verb, aims in AIMS.get(game, {}).items():
            played = [ply for ply in range(whole.plies // 3, whole.plies) if whole.action(ply).verb == verb]
            for ply, aim in product(played[:1], aims):
                match = whole.until(ply)
                aimed = Play("1", match, all_persons(count), holder=match.player, aim=aim)
                yield f"{name}-aims-{_name(aim)}", aimed
        yield f"{name}-past", Play("1", whole, all_persons(count), at=whole.plies // 2)
        yield f"{name}-end", Play("1", whole, seats(count))


def seats_for(match: Match) -> tuple[Seat, ...]:
    """A person where a decision is asked, bots elsewhere."""
    return tuple(Seat() if n == match.player else Seat(bot="greedy") for n in range(match.game.players))


def bots_but(match: Match) -> tuple[Seat, ...]:
    """A bot decides now; the next seat is a person's."""
    other = (match.player + 1) % match.game.players
    return tuple(Seat() if n == other else Seat(bot="flat:100") for n in range(match.game.players))


def lessons(settings: Settings, game: str) -> Iterator[tuple[str, Model]]:
    """Every bubble on the path of a guided game; then it is folded."""
    play = Play("1", Match(deal(game)), seats_of(game), guide=Guide())
    model, _ = go_on(Model(settings, base=BASE), table(settings, play), ())
    for text in (*lesson_of(game).path, ""):
        yield from _bubbles(model, game)
        while (on := update(model, Command("lesson-next"))[0]).play != model.play and _open(model):
            model = on
            yield from _bubbles(model, game)
        if text and model.play:
            model, _ = go_on(model, model.with_play(match=model.play.match.play(text)), ())
    yield f"lesson-{game}-folded", update(model, Command("lesson-fold"))[0]


def _bubbles(model: Model, game: str) -> Iterator[tuple[str, Model]]:
    """The open bubble, if there is one."""
    play = model.play
    shown = told_now(play) if play and _open(model) else None
    if play and shown:
        yield f"lesson-{game}-{shown.id}-{play.match.plies}", model


def _open(model: Model) -> bool:
    return bool(model.play and model.play.guide and model.play.guide.open)


def _name(act: str) -> str:
    return "".join(letter if letter.isalnum() else "_" for letter in act)


def _beginnings(match: Match) -> list[str]:
    """One action of each verb that is legal now."""
    first: dict[str, str] = {}
    for action in match.legal:
        first.setdefault(action.verb, action.text)
    return list(first.values())


def layers(settings: Settings, game: str) -> Iterator[tuple[str, Model]]:
    """The layers over an open game, and its result."""
    whole = recorded(GAMES[game][0])
    match = whole.until(whole.plies // 2)
    note = Annotation(match.plies, match.action(match.plies - 1).text, "Was the temple worth more here?")
    play = Play("1", match, seats_for(match), annotations=(note,))
    for name in LAYERS:
        arg = "0" if name == "sheet" else ""
        yield f"{game}-layer-{name}", table(settings, play, Layer(name, arg))
    category = whole.game.info.categories[0]
    yield f"{game}-layer-points-why", table(settings, play, Layer("points", f"{category}-0"))
    coded = table(settings, play, Layer("code", "replay"))
    yield f"{game}-layer-code", replace(coded, code=Code(game_link(coded, play), MODULES))
    end = Play("1", whole, seats(whole.game.players))
    yield f"{game}-result", table(settings, end, Layer("result"))
    yield f"{game}-result-why", table(settings, end, Layer("result", f"{category}-0"))
    draft = Draft(game=game, seats=seats(whole.game.players))
    yield f"{game}-new", Model(settings, base=BASE, draft=draft, layers=(Layer("new"),))


def statistics() -> Statistics:
    """Finished games of every kind of company."""
    companies = (("", "flat:100"), ("flat:1000", "", "flat:1000"), ("", "", "greedy"), ("random", "flat:100"))
    rows = (
        GameResult(f"{game}{n}", game, f"2026-03-0{n + 1} 14:05", bots, (31 + n, 42, 17)[: len(bots)], (1,))
        for game in GAMES
        for n, bots in enumerate(companies)
        if len(bots) <= LISTINGS[game].seats[1]
    )
    return Statistics(tuple(rows), unread=1)


def shell(settings: Settings) -> Iterator[tuple[str, Model]]:
    """The lobby, empty and with games going on."""
    yield "lobby", Model(settings, base=BASE)
    first = Play("0", recorded("duel-AAAA-first").until(9), seats(2))
    begun = (listed("0", saved_text(first, "2026-03-01 14:05")),)
    yield "lobby-first", Model(settings, base=BASE, saves=begun)
    saved = []
    for number, game in enumerate(GAMES):
        whole = recorded(GAMES[game][0])
        play = Play(str(number), whole.until(whole.plies // 2), seats(whole.game.players))
        saved.append(listed(str(number), saved_text(play, "2026-03-01 14:05")))
    yield "lobby-saves", Model(settings, base=BASE, saves=tuple(saved))
    results = statistics()
    yield "lobby-layer-statistics", Model(settings, base=BASE, results=results, layers=(Layer("statistics"),))
    nothing = Model(settings, base=BASE, layers=(Layer("statistics"),))
    yield "lobby-layer-statistics-none", nothing
    asked = (Layer("statistics"), Layer("ask-clear"))
    yield "lobby-layer-ask-clear", Model(settings, base=BASE, results=results, layers=asked)
    problem = BadNotation("key", "bad_key", value="<b>")
    refused = (Refused(7, problem, "{}"),)
    report = Report("baumeister-2026-03-01.txt", (("game.a", ""),) * 4, 1, 2, 3, refused)
    yield "lobby-layer-brought", Model(settings, base=BASE, brought=report, layers=(Layer("brought"),))
    yield "lobby-drop", Model(settings, base=BASE, dragged=True)
    yield "lobby-layer-settings", Model(settings, base=BASE, layers=(Layer("settings"),))
    yield "lobby-layer-saves", Model(settings, base=BASE, saves=tuple(saved), layers=(Layer("saves"),))


def far(settings: Settings) -> Iterator[tuple[str, Model]]:
    """What people far apart send each other."""
    model, names = Model(settings, base=BASE), ("Nefertari", "Bärbel", "Echnaton", "Ada", "Ben")
    for game in GAMES:
        whole = recorded(GAMES[game][0])
        held = names[: whole.game.players]
        yield from (
            (f"{game}-{name.replace(', ', '-').replace(' ', '_')}", shown)
            for scene in (judged.scenes, explored.scenes)
            for name, shown in scene(model, whole, seats(whole.game.players))
        )
        made = (*sent.turns(model, whole.until(whole.plies // 2), held), *sent.results(model, whole, held))
        yield from ((f"{game}-{name.replace(', ', '-').replace(' ', '_')}", shown) for name, shown in made)
    yield from (
        (name.replace(", ", "-").replace(" ", "_"), shown)
        for name, shown in (
            *sent.days(model, "Ada"),
            *puzzled.scenes(model),
            *trained.scenes(model, recorded(GAMES["duel"][0])),
            *challenged.scenes(model),
        )
    )


def yard(settings: Settings) -> Iterator[tuple[str, Model]]:
    """Every task of the practice yard as it begins and done; a thing being moved; an action that is over."""

    def after(model: Model, *messages: Act | Command) -> Model:
        for message in messages:
            model, _ = update(model, message)
        return model

    for task in TASKS:
        model = after(Model(settings, base=BASE), Command("practise", f"yard {task.id}"))
        yield f"yard-{task.id}", model
        if task.solution:
            yield f"yard-{task.id}-done", after(model, *map(Act, task.solution))
    free = after(Model(settings, base=BASE), Command("practise", "yard free"))
    yield "yard-moving", after(free, Command("inspect", "thing 1"))
    wall = Act("pull low 1 1140 900")
    yield "yard-over-ended", after(free, Command("practise", "yard over"), wall)


def scenes(settings: Settings) -> Iterator[tuple[str, Model]]:
    """Everything, by name."""
    yield from shell(settings)
    yield from far(settings)
    yield from yard(settings)
    for game in GAMES:
        yield from ((name, table(settings, play)) for name, play in plays(game))
        yield from layers(settings, game)
        if has_lesson(game):
            yield from lessons(settings, game)
