"""The lobby: the newest game to go on with, the games on offer, the way to shared ones."""

from game import __version__
from game.core.registry import LISTINGS, Listing, practised_by
from game.shell.held import SavedGame
from game.shell.kept.autosave import played_by
from game.shell.learning import exercises
from game.shell.model import Model
from game.shell.people import people
from game.shell.screens import today
from game.shell.screens.common import language_menu, theme_button
from game.shell.screens.drawn_page import Screen, Slot
from game.shell.words import shell_texts
from game.text import common
from game.text.catalogue import Texts
from game.text.games import about, title
from game.views.art.icons import icon
from game.views.art.scenery import library_hero
from game.views.face import vignette
from game.views.markup import Markup, classes, el, join
from game.views.panels.controls import button, icon_button
from game.views.panels.layers import BLOCKS
from game.views.panels.people import Person, line


def screen(model: Model) -> Screen:
    """The lobby as the model stands."""
    t = shell_texts(model)
    parts = {
        "head": _head(t, model),
        "today": today.strip(t, model),
        "continue": _continue(t, model),
        "games": _games(t, model),
        "foot": _foot(t, model),
    }
    return Screen("p-lobby", "Baumeister", frame, parts)


def frame(slot: Slot) -> Markup:
    """The picture with what stands in it, the day and the games below."""
    return join(
        [
            el("header", {"class": "hero"}, library_hero(), el("div", {"class": "hero-inner"}, slot("head"))),
            BLOCKS,
            el("div", {"class": "library"}, *map(slot, ("today", "continue", "games", "foot"))),
        ]
    )


def _head(t: Texts, model: Model) -> Markup:
    claim = el("p", None, t("Building games from the banks of the Nile."))
    brand = el("div", {"class": "brand"}, el("h1", {"tabindex": -1}, "Baumeister"), claim)
    tools = (
        language_menu(t, model.settings.language, "paper"),
        theme_button(t, model.settings.theme, "paper wide"),
        icon_button(t("Settings"), "settings", "menu", cls="paper"),
    )
    return join([brand, el("div", {"class": "hero-right"}, *tools)])


# ---- the game to go on with ---------------------------------------------------------------------------


def _continue(t: Texts, model: Model) -> Markup:
    readable = [saved for saved in model.saves if saved.readable and saved.game in LISTINGS]
    readable = [saved for saved in readable if not LISTINGS[saved.game].alone]
    going_on = [saved for saved in readable if not saved.over]
    waiting = next((saved for saved in going_on if saved.waits), None)
    newest = waiting or next(iter(going_on or readable), None)
    return _card(t, model, newest) if newest else Markup()


def _card(t: Texts, model: Model, saved: SavedGame) -> Markup:
    name = title(t, saved.game)
    heading = t("View again: {game}", game=name) if saved.over else t("Continue: {game}", game=name)
    text = (
        el("h2", {"id": "continue-title"}, heading),
        el("p", None, state(t, model, saved)),
        line(t, seated(t, model, saved)),
    )
    go_on = button(
        t("View again") if saved.over else t("Continue"), f"continue:{saved.id}", "play", cls="primary"
    )
    return el(
        "section",
        {
            "class": classes("continue", saved.over and "done"),
            "aria-labelledby": "continue-title",
            "data-k": "continue",
        },
        el("div", {"class": "continue-view"}, vignette(saved.game)),
        el("div", {"class": "continue-text"}, *text),
        el("div", {"class": "continue-actions"}, go_on),
    )


def seated(t: Texts, model: Model, saved: SavedGame) -> list[Person]:
    """Who sits there; how strong bots were under earlier rules is not known here."""
    seats = people(t, saved.game, saved.seats)
    if played_by(model, saved) is None:
        return seats
    return [person._replace(bot=None if person.bot is None else "") for person in seats]


def state(t: Texts, model: Model, saved: SavedGame) -> str:
    """How far a saved game is, since when, and with which release it opens if not with this one."""
    moves, date = t.n("{n} move", "{n} moves", saved.plies), common.moment(t, saved.tabletop or saved.date)
    if saved.tabletop:
        told = t("Played at a table. {date}", date=date)
    elif saved.over:
        told = t("Finished, {moves}. {date}", moves=moves, date=date)
    elif saved.table:
        turn = t("Your turn") if saved.waits else t("The answer is awaited")
        told = t("{turn}, {moves} so far. {date}", turn=turn, moves=moves, date=date)
    else:
        told = t("{moves} so far. {date}", moves=moves, date=date)
    other = played_by(model, saved)
    return f"{told} · {t('opens with release {version}', version=other.version)}" if other else told


# ---- the games ----------------------------------------------------------------------------------------


def _games(t: Texts, model: Model) -> Markup:
    shown = [_tile(t, listing) for listing in LISTINGS.values() if listing.shown]
    count = len(model.saves)
    saved = button(t("Saved games ({n})", n=count), "saves", "log", cls="ghost") if count else None
    day = button(t("Deals of the day"), "daily", "day", cls="ghost")
    puzzles = button(t("Puzzles"), "puzzles", "puzzle", cls="ghost")
    due = len(exercises.due(model))
    word = t("Training ({n})", n=due) if due else t("Training")
    training = button(word, exercises.NAME, "review", cls="ghost")
    more = el("div", {"class": "row"}, training, day, puzzles, saved)
    head = el("div", {"class": "section-head"}, el("h2", None, t("Games")), more)
    return join([head, el("div", {"class": "tiles"}, *shown)])


def _tile(t: Texts, listing: Listing) -> Markup:
    """A game: played at once, learned, set up as one likes."""
    name = title(t, listing.id)
    meta = t(
        "{players} · {minutes}",
        players=common.players(t, *listing.seats),
        minutes=common.minutes(t, listing.minutes),
    )
    now = t("Play now: {game}", game=name)
    new = t("New game: {game}", game=name)
    learn = t("Learn: {game}", game=name)
    rules = t("Rules: {game}", game=name)
    ways = (
        button(t("Play now"), f"play-now:{listing.id}", "play", cls="primary", spoken=now),
        button(t("Learn"), f"learn:{listing.id}", spoken=learn),
        button(t("New game"), f"new:{listing.id}", spoken=new),
        button(t("Rules"), f"rules:{listing.id}", spoken=rules),
    )
    return el(
        "article",
        {"class": "tile", "data-k": f"tile-{listing.id}"},
        el("div", {"class": "tile-view"}, vignette(listing.id), *_practice(t, listing.id)),
        _text(name, about(t, listing.id), meta),
        el("div", {"class": "tile-buttons"}, *ways),
    )


def _practice(t: Texts, game: str) -> list[Markup]:
    """The way to the game by which this one is practised, if there is one."""
    by = practised_by(game)
    return [button(title(t, by), f"practise:{by}", "place", spoken=title(t, by))] if by else []


def _text(name: str, told: str, meta: str) -> Markup:
    small = el("span", {"class": "meta"}, meta)
    return el("div", {"class": "tile-text"}, el("h3", None, name), el("p", None, told), small)


# ---- the foot -----------------------------------------------------------------------------------------


def _foot(t: Texts, model: Model) -> Markup:
    kept = t("Games are kept in this browser only.")
    lost = t("This browser keeps nothing: games last until the page is closed.")
    full = t("Storage is full: new games last until the page is closed.")
    told = {notice.name for notice in model.notices}
    wrong = next((said for name, said in (("no-storage", lost), ("full", full)) if name in told), "")
    store = el("p", None, icon("warn" if wrong else "check", 18), el("span", None, wrong or kept))
    link = button(t("Open a shared link"), "open-link", "share", cls="ghost")
    own = button(t("Your own table"), "own-table", "figures", cls="ghost")
    small = (el("p", None, paragraph) for paragraph in common.about(t))
    about = el("div", {"class": "about"}, *small, el("p", {"data-k": "version"}, _version(t, model)))
    return el("footer", None, el("div", {"class": "foot"}, link, own, store), about)


def _version(t: Texts, model: Model) -> str:
    version = f"{__version__} ({model.build})" if model.build else __version__
    if model.offline:
        return t("Version {version}, ready to play offline.", version=version)
    if model.lacking:
        return t(
            "Version {version}, not ready to play offline: {file} did not arrive as it was built.",
            version=version,
            file=model.lacking,
        )
    return t("Version {version}.", version=version)
