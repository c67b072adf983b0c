"""Verified results: a finished game as a card to share; whoever opens its link has all moves played again."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from game.core.link import Note, noted_link, setup_link
from game.core.match import Match
from game.core.record import Record
from game.shell.dialogs import Checked, Draft
from game.shell.effects import Picture
from game.shell.far.link_notes import COUNTED, RESULT, Claim, of_claim, read_claim
from game.shell.kept.autosave import find
from game.shell.kept.saves import whole
from game.shell.kept.sketches import counted
from game.shell.learning import daily
from game.shell.model import Layer, Model
from game.shell.play import Play
from game.shell.results import Result, done
from game.shell.setup.seating import seats_for
from game.shell.words import names, texts_of
from game.text import common
from game.text.catalogue import Texts, texts
from game.text.games import title
from game.views.art.card import HEIGHT, WIDTH, Line, card
from game.views.markup import Markup

# ---- sharing ------------------------------------------------------------------------------------------


def has_result(play: Play) -> bool:
    """Whether there is one to share; of a game set up by hand that is over there is nothing to tell.

    Nor is there of moves that were only tried.
    """
    return play.match.over and not play.explore and bool(play.match.plies or play.tabletop)


def checked(model: Model, play: Play) -> Checked:
    """A finished game as it would be claimed."""
    match = play.match
    points = tuple(match.game.scores(match.state))
    winners = tuple(match.outcome.winners)
    return Checked(match, model.shared(play.seats), points, winners, bool(play.tabletop))


def result_link(model: Model, play: Play) -> str:
    """The address that checks the result."""
    held = checked(model, play)
    note = of_claim(Claim(held.points, held.winners, held.seats), COUNTED if play.tabletop else RESULT)
    return f"{model.base}#{noted_link(play.match.record, note)}"


def result_text(model: Model, play: Play) -> str:
    """Who has how many points, with a link to check it. Nothing in it tells anything of the deal."""
    t = texts(model.settings.language, play.match.setup.game)
    return f"{told(t, checked(model, play))}\n{result_link(model, play)}"


def told(t: Texts, held: Checked) -> str:
    """Game, points by player, winners, moves."""
    setup, called = held.match.setup, names(t, held.seats)
    day = daily.day_of(setup, held.seats)
    if day:
        return of_day(t, setup.game, day, held.points, called[1])
    each = ", ".join(f"{name} {common.number(n)}" for name, n in zip(called, held.points, strict=True))
    game, moves = title(t, setup.game), t.n("{n} move", "{n} moves", held.match.plies)
    if held.tabletop:
        how = t("at a table")
        return t("{game}: {points}. {won} ({moves})", game=game, points=each, won=won(t, held), moves=how)
    if setup.position:
        game = t("{game}, from a position set up", game=game)
    return t("{game}: {points}. {won} ({moves})", game=game, points=each, won=won(t, held), moves=moves)


def of_day(t: Texts, game: str, day: str, points: Sequence[int], other: str) -> str:
    """How the deal of a day ended."""
    return t(
        "{game}, deal of {date}: {points} against {others} for {name}",
        game=title(t, game),
        date=common.date(t, day),
        points=common.points(t, points[0]),
        others=common.number(points[1]),
        name=other,
    )


def won(t: Texts, held: Checked) -> str:
    """Who is claimed to have won."""
    called = names(t, held.seats)
    winners = common.all_of(t, [called[seat] for seat in held.winners])
    return t.n("{names} wins.", "{names} share the win.", len(held.winners), names=winners)


def picture(t: Texts, held: Checked) -> Markup:
    """The card drawn."""
    rows = zip(names(t, held.seats), held.points, strict=True)
    lines = [Line(name, n, seat in held.winners) for seat, (name, n) in enumerate(rows)]
    game = title(t, held.match.setup.game)
    moves = t("at a table") if held.tabletop else t.n("{n} move", "{n} moves", held.match.plies)
    return card(common.unbroken(game), lines, f"{won(t, held)} · {moves} · Baumeister", told(t, held))


def day_text(model: Model, deal: str) -> str:
    """How a deal of a day ended here, with a link to check it, or to the deal if its game is gone."""
    game, _, day = deal.partition(" ")
    row, saved = daily.reached(model, game, day), find(model, daily.save_id(game, day))
    if row is None:
        return ""
    play = whole(saved)
    if play and play.match.over:
        return result_text(model, play)
    t = texts(model.settings.language, game)
    link = f"{model.base}#{setup_link(daily.deal_of(game, day))}"
    return f"{of_day(t, game, day, row.points, common.bot(t, daily.OTHER.text))}\n{link}"


def save_picture(model: Model, arg: str) -> Result:
    """The card as a file."""
    play = model.play
    if play is None or not play.match.over:
        return done(model)
    drawn = picture(texts_of(model), checked(model, play))
    return done(model, Picture(f"{play.match.setup.game}-result.png", drawn, WIDTH, HEIGHT))


# ---- checking -----------------------------------------------------------------------------------------


def open_result(model: Model, record: Record, note: Note) -> Result:
    """A claimed result is checked. Raises Problem naming the part that is wrong."""
    claim = read_claim(note, record.players)
    match = counted(record) if note.kind == COUNTED else Match(record)
    held = Checked(match, claim.seats, claim.points, claim.winners, note.kind == COUNTED)
    return done(replace(model, checked=held, layers=(Layer("card"),)))


def faults(t: Texts, held: Checked) -> list[str]:
    """Where the claim differs from what the moves bring; nothing if it is right."""
    return list(_faults(t, held))


def _faults(t: Texts, held: Checked) -> Iterable[str]:
    match, called = held.match, names(t, held.seats)
    if not match.over:
        yield t.n(
            "The game is not over after its {n} move.",
            "The game is not over after its {n} moves.",
            match.plies,
        )
    for name, claimed, found in zip(called, held.points, match.game.scores(match.state), strict=True):
        if claimed != found:
            yield t(
                "{name}: {claimed} claimed, {found} found.",
                name=name,
                claimed=common.points(t, claimed),
                found=common.number(found),
            )
    winners = tuple(match.outcome.winners)
    if match.over and held.winners != winners:
        best = common.all_of(t, [called[seat] for seat in winners])
        yield t.n(
            "According to the moves, {names} wins.",
            ("According to the moves, {names} share the win."),
            len(winners),
            names=best,
        )


def look(model: Model, arg: str) -> Result:
    """The game behind a result is looked at."""
    held = model.checked
    if held is None:
        return done(model)
    when = model.moment.date if held.tabletop else ""
    return done(model.at_table(Play("", held.match, held.seats, tabletop=when)))


def play_deal(model: Model, arg: str) -> Result:
    """The deal of a result is played by oneself."""
    held = model.checked
    if held is None:
        return done(model)
    setup = held.match.setup
    day = daily.day_of(setup, held.seats)
    if day and day <= model.moment.day:
        return daily.play(model, f"{setup.game} {day}")
    seats = seats_for(setup.game, model.seats, setup.players)
    draft = Draft.of(setup, seats)
    return done(replace(model, draft=draft, layers=(Layer("new"),)))


def shown_texts(model: Model) -> Texts:
    """The words of the game whose result is checked."""
    return texts(model.settings.language, model.checked.match.setup.game if model.checked else None)


COMMANDS = {"look-card": look, "play-card": play_deal, "save-card": save_picture}
