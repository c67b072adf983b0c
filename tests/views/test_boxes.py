"""Nothing lies on anything else: the prompt and the tools of every game, at all sizes, with a wide font."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from game.shell.dialogs import Draft
from game.shell.model import Layer, Model, Settings
from game.shell.page import page as drawn
from game.shell.play import Play
from game.shell.seat import Seat
from tests.golden.games import recorded
from tests.picture import shots
from tests.picture.scenes import GAMES, all_persons, far, layers, lessons, plays, shell, table, yard
from tests.screens import by_hand
from tests.screens.puzzled import scenes as puzzles
from tests.screens.scenes import scenes


def opened(browser: Browser, folder: Path, settings: Settings) -> Page:
    return shots.opened(browser, folder, settings, wide_font=True)


FIT, HIDES, BEYOND = (shots.BOXES, ""), (shots.OVERLAPS, ""), (shots.BEYOND, "")


def at_each_size(
    page: Page, pages: Mapping[str, str], sizes: Iterable[str], *measures: tuple[str, str]
) -> Iterator[tuple[Any, ...]]:
    """What measures find in each of these drawn pages at every size; first, the size and the page's name."""
    shots.hold(page, list(pages.values()))
    for size in sizes:
        shots.resize(page, size)
        for name, found in zip(pages, shots.found(page, *measures), strict=True):
            yield size, name, *found


def measured(
    page: Page, pages: Mapping[str, str], sizes: Iterable[str], *measures: tuple[str, str]
) -> tuple[list[str], dict[str, set[str]]]:
    """What does not fit of them and what else is found, and by size the boxes of their boards."""
    faults: list[str] = []
    boards: dict[str, set[str]] = {}
    for size, name, fit, *more in at_each_size(page, pages, sizes, FIT, *measures):
        boards.setdefault(size, set()).add(fit["board"])
        faults += [f"{size} {name}: {fault}" for each in (fit["faults"], *more) for fault in each]
    return faults, boards


PHONES = ("390x844", "360x740", "844x390")
FINGERS = ("768x1024", *PHONES)
ROOMY = ("2560x1440", "1920x1080", "1200x900")  # what fits at 1440x900 and 1024x768 finds more room there
WINDOWS = ("1440x900", "1280x720", "1024x768")  # in which a mouse is usual
# What a page shows that a step before it has shown as well is measured there.
SHOWN = ("start", "third", "late", "end", "past", "bot", "hint")


@pytest.mark.parametrize("game", GAMES)
def test_everything_fits_is_read_and_touched_and_no_prompt_moves_the_board(
    browser: Browser, tmp_path: Path, game: str
) -> None:
    """German has the longest words."""
    settings = Settings(language="de", speed="none")
    pages = {name: drawn(table(settings, play)).html() for name, play in plays(game)}
    shown = {name: html for name, html in pages.items() if name.endswith(SHOWN)}
    others = {name: html for name, html in pages.items() if name not in shown}
    hides = (HIDES,)
    by_mouse, by_finger = (
        ((shown, ROOMY, hides), (pages, WINDOWS, hides)),
        ((shown, FINGERS, hides), (others, FINGERS, ())),
    )
    faults: list[str] = []
    boards: dict[str, set[str]] = {size: set() for size in shots.SIZES}
    for touch, looks in ((False, by_mouse), (True, by_finger)):
        page = shots.opened(browser, tmp_path, settings, wide_font=True, touch=touch)
        for looked_at, sizes, measures in looks:
            found, boxes = measured(page, looked_at, sizes, *measures)
            faults += found
            for size in sizes:
                boards[size] |= boxes[size]
        page.close()
    assert faults == []
    assert all(len(boxes) == 1 and "" not in boxes for boxes in boards.values()), boards


@pytest.mark.parametrize("language", ["fr", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_more_words_fit_on_a_phone(browser: Browser, tmp_path: Path, game: str, language: str) -> None:
    settings = Settings(language=language, speed="none")
    pages = {name: drawn(table(settings, play)).html() for name, play in plays(game)}
    page = shots.opened(browser, tmp_path, settings, touch=True)
    faults, boards = measured(page, pages, ["390x844"])
    page.close()
    assert faults == []
    assert all(len(boxes) == 1 and "" not in boxes for boxes in boards.values()), boards


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_screen_around_the_tables_hides_words(browser: Browser, tmp_path: Path, language: str) -> None:
    settings = Settings(language=language, speed="none")
    pages = {name: drawn(model).html() for name, model in (*shell(settings), *layers(settings, "imhotep"))}
    page = shots.opened(browser, tmp_path, settings, wide_font=True, touch=True)
    found = at_each_size(page, pages, ("1440x900", "390x844", "844x390"), HIDES)
    assert [of_page for of_page in found if of_page[-1]] == []
    page.close()


SMALL = "360x740"


@pytest.mark.parametrize("language", ["de", "fr", "es"])
def test_no_screen_leaves_the_sides_of_a_small_phone(browser: Browser, tmp_path: Path, language: str) -> None:
    settings = Settings(language=language, speed="none")
    shown = (*shell(settings), *layers(settings, "imhotep"), *scenes(language))
    pages = {name: drawn(model).html() for name, model in shown}
    page = shots.opened(browser, tmp_path, settings, wide_font=True, touch=True)
    found = list(at_each_size(page, pages, (SMALL,), BEYOND))
    page.close()
    assert len(found) == len(pages)
    assert [of_page for of_page in found if of_page[-1]] == []


def test_what_leaves_the_sides_is_found(browser: Browser, tmp_path: Path) -> None:
    settings = Settings(speed="none")
    pages = [drawn(model).html() for _, model in layers(settings, "imhotep")]
    page = shots.opened(browser, tmp_path, settings, touch=True)
    shots.resize(page, SMALL)
    measure = shots.measured(BEYOND)
    assert page.evaluate(measure, pages) == [[[]]] * len(pages)
    page.add_style_tag(content=".ptable { min-width: 380px }")
    assert any("ptable" in fault for (each,) in page.evaluate(measure, pages) for fault in each)
    page.close()


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (".panel-head .points { position: absolute; left: 34px }", "words over words"),
        (".panel-body > .move-numbers { inset: 3px auto auto 4px !important }", "words under a sign"),
        (".panel-head .points { position: relative; left: 60px }", "beyond their panel"),
        (".prompt .button { min-width: 20px; max-width: 30px }", "small target"),
    ],
)
def test_what_hides_words_is_found(browser: Browser, tmp_path: Path, broken: str, said: str) -> None:
    settings = Settings(speed="none")
    pages = [drawn(table(settings, play)).html() for name, play in plays("imhotep") if name.endswith("third")]
    page = shots.opened(browser, tmp_path, settings, touch=True)
    shots.resize(page, "390x844")
    measure = shots.measured(HIDES)
    assert page.evaluate(measure, pages) == [[[]]] * len(pages)
    page.add_style_tag(content=broken)
    assert any(said in fault for (each,) in page.evaluate(measure, pages) for fault in each)
    page.close()


HOUSE = ("imhotep-2-CDCDC1111or", "imhotep-4-DCDCD1111e2")  # sides C and D, all modules
ASKED = ("buy", "trade", "cell", "scaffold", "row")
TURNS = 12  # of each game, spread over it: what has happened since takes more room or less


def test_the_house_boards_fit_as_well(browser: Browser, tmp_path: Path) -> None:
    settings = Settings(language="de", speed="none")
    pages = {name: drawn(table(settings, play)).html() for name, play in house_plays()}
    assert len(pages) == len(HOUSE) * (1 + TURNS) + len(ASKED)
    page = opened(browser, tmp_path, settings)
    faults, boards = measured(page, pages, [size for size in shots.SIZES if size not in ROOMY])
    page.close()
    assert faults == []
    assert all(len(boxes) == 1 for boxes in boards.values()), boards


def house_plays() -> Iterator[tuple[str, Play]]:
    """What their sides ask, each question once, some turns, and the games' ends."""
    asked: dict[str, Play] = {}
    for name in HOUSE:
        whole = recorded(name)
        for ply in range(whole.plies // 4, whole.plies):
            if (step := whole.at(ply).pending[-1].step) in ASKED and step not in asked:
                match = whole.until(ply)
                asked[step] = Play("1", match, (Seat(),) * match.game.players, holder=match.player)
        turns = [ply for ply in range(whole.plies) if whole.at(ply).pending[-1].step == "turn"]
        for ply in turns[:: len(turns) // TURNS][:TURNS]:
            match = whole.until(ply)
            yield f"{name}-{ply}", Play("1", match, all_persons(match.game.players), holder=match.player)
        yield name, Play("1", whole, all_persons(whole.game.players))
    yield from asked.items()


SIDEWAYS = """() => [...document.querySelectorAll('.options-list, .options-list > li, .dialog-side')]
  .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.dataset.k ?? one.className)"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_options_of_a_new_game_fit_however_narrow(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    settings = Settings(language=language, speed="none")
    draft = Draft(game="imhotep", seats=all_persons(4))
    page = opened(browser, tmp_path, settings)
    shots.hold(page, [drawn(Model(settings, draft=draft, layers=(Layer("new"),))).html()])
    for size in shots.SIZES:
        shots.resize(page, size)
        assert shots.fits(page)[0].faults == [], size
        assert page.evaluate(SIDEWAYS) == [], size
    page.close()


@pytest.mark.parametrize("game", [*GAMES, "imhotep-dynasty"])
def test_the_bubble_of_a_lesson_moves_nothing(browser: Browser, tmp_path: Path, game: str) -> None:
    settings = Settings(language="de", speed="none")
    pages = {name: drawn(model).html() for name, model in lessons(settings, game)}
    page = opened(browser, tmp_path, settings)
    faults, boards = measured(page, pages, ("1440x900", "390x844", "844x390"))
    page.close()
    assert len(pages) >= 8
    assert faults == []
    assert all(len(boxes) == 1 for boxes in boards.values()), boards


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_message_to_send_is_asked_for_on_a_phone(browser: Browser, tmp_path: Path, language: str) -> None:
    settings = Settings(language=language, speed="none")
    pages = {name: drawn(model).html() for name, model in far(settings) if name.endswith("-to_be_sent")}
    page = shots.opened(browser, tmp_path, settings, wide_font=language == "de", touch=True)
    faults, _ = measured(page, pages, ["390x844"], HIDES)
    page.close()
    assert len(pages) == len(GAMES)
    assert faults == []


def test_what_is_explored_on_a_phone_stays_in_its_window(browser: Browser, tmp_path: Path) -> None:
    settings = Settings(language="de", speed="none")
    page = opened(browser, tmp_path, settings)
    pages = {name: drawn(model).html() for name, model in far(settings) if "-explore-" in name}
    shots.hold(page, list(pages.values()))
    for size in ("390x844", "360x740", "844x390"):
        shots.resize(page, size)
        assert [(size, fault) for fault in beyond(page)] == []
    page.add_style_tag(content=".explore { max-height: none !important; padding-bottom: 50vh }")
    shots.hold(page, [html for name, html in pages.items() if name.endswith("-tried")])
    assert beyond(page)
    page.close()


def beyond(page: Page) -> list[str]:
    """The bubbles that are larger than the window or stand half outside."""
    faults = [fault for fit in shots.fits(page) for fault in fit.faults]
    return [fault for fault in faults if fault.startswith("leaves the window")]


OVER_THE_MOVER = """() => {
  const [box, turn] = ['.quest', '#screen .turn']
    .map(of => document.querySelector(of).getBoundingClientRect());
  return Math.max(0, Math.min(box.right, turn.right) - Math.max(box.left, turn.left))
    * Math.max(0, Math.min(box.bottom, turn.bottom) - Math.max(box.top, turn.top));
}"""
# It grows upwards where there is more to say.
PLACE = "() => ['left', 'bottom'].map(side => document.querySelector('.quest').getBoundingClientRect()[side])"


@pytest.mark.parametrize("game", ["duel", "imhotep", "pyramids", "cheops"])
def test_a_puzzle_is_asked_beside_what_its_player_has_and_stays_there(
    browser: Browser, tmp_path: Path, game: str
) -> None:
    settings = Settings(language="de", speed="none")
    page = opened(browser, tmp_path, settings)
    shots.resize(page, "1440x900")
    drawn_of = dict(puzzles(Model(settings)))
    shots.hold(page, [drawn(drawn_of[f"puzzle, {game}"]).html()])
    ((covered,),) = shots.found(page, (OVER_THE_MOVER, ""))
    assert covered == 0
    before = page.evaluate(PLACE)
    shots.hold(page, [drawn(drawn_of[f"puzzle, {game}, hint"]).html()])
    ((after,),) = shots.found(page, (PLACE, ""))
    assert after == pytest.approx(before, abs=2)
    page.close()


@pytest.mark.parametrize(
    ("language", "sizes"),
    [("de", (*WINDOWS, "1200x900", "768x1024", "390x844", "844x390")), ("es", ("1280x720", "1200x900"))],
)
def test_what_is_set_up_by_hand_fits(
    browser: Browser, tmp_path: Path, language: str, sizes: Sequence[str]
) -> None:
    """Also why a position is none, in whole."""
    settings = Settings(language=language, speed="none")
    laid = (scene for scene in by_hand.scenes(Model(settings)) if scene[1].play and not scene[1].layers)
    pages = {name: drawn(model).html() for name, model in laid if name.count(",") == 1}
    assert "by hand, refused" in pages
    assert len(pages) > len(GAMES)
    page = opened(browser, tmp_path, settings)
    faults, _ = measured(page, pages, sizes)
    page.close()
    assert faults == []


def test_the_practice_yard_fits(browser: Browser, tmp_path: Path) -> None:
    settings = Settings(language="de", speed="none")
    pages = {name: drawn(model).html() for name, model in yard(settings)}
    page = opened(browser, tmp_path, settings)
    faults, _ = measured(page, pages, ("1440x900", "360x740", "844x390"))
    page.close()
    assert len(pages) >= 16
    assert faults == []


FIRST_TILE = """() => {
  const boxes = [...document.querySelectorAll('.tile:first-child :is(.tile-view, h3, button)')];
  return boxes.map(element => { const {left, top, right, bottom} = element.getBoundingClientRect();
    return {left, top, right, bottom}; });
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_lobby_shows_a_game_without_scrolling(browser: Browser, tmp_path: Path, language: str) -> None:
    settings = Settings(language=language, speed="none")
    page = opened(browser, tmp_path, settings)
    for name, model in [scene for scene in shell(settings) if not scene[1].layers]:
        shots.hold(page, [drawn(model).html()])
        for size in shots.SIZES:
            shots.resize(page, size)
            assert shots.fits(page)[0].faults == [], (name, size)
            width, height = map(int, size.split("x"))
            boxes = page.evaluate(FIRST_TILE)
            assert len(boxes) >= 5
            for box in boxes:
                assert 0 <= box["left"] < box["right"] <= width, (name, size, box)
                assert 0 <= box["top"] < box["bottom"] <= height, (name, size, box)
    page.close()


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (".prompt .acts { margin-left: -60px }", "overlap"),
        (".prompt .button { max-width: 30px; white-space: nowrap }", "words outside"),
        (".prompt .button { min-width: 60vw }", "has to be pushed sideways"),
        (".prompt .who > span { width: 20px }", "cut off"),
        (".panel-head .seat-name { max-width: 20px }", "cut off"),
        (".prompt .ask { height: 200px }", "leaves its row"),
        ("body { width: 3000px }", "wider than the window"),
    ],
)
def test_what_does_not_fit_is_found(browser: Browser, tmp_path: Path, broken: str, said: str) -> None:
    settings = Settings(speed="none")
    pages = [drawn(table(settings, play)).html() for name, play in plays("imhotep") if name.endswith("third")]
    page = opened(browser, tmp_path, settings)
    shots.resize(page, "1440x900")
    assert all(fit.faults == [] for fit in shots.fits(page, pages))
    page.add_style_tag(content=broken)
    assert any(said in fault for fit in shots.fits(page, pages) for fault in fit.faults)
    page.close()


def test_what_is_wider_than_a_phone_is_found(browser: Browser, tmp_path: Path) -> None:
    """A phone shows it smaller: all of it is within the window then."""
    settings = Settings(speed="none")
    pages = [drawn(table(settings, play)).html() for name, play in plays("duel") if name.endswith("start")]
    page = shots.opened(browser, tmp_path, settings, touch=True)
    shots.resize(page, "390x844")
    assert all(fit.faults == [] for fit in shots.fits(page, pages))
    page.add_style_tag(content="body { width: 420px }")
    assert all("wider than the window" in fit.faults for fit in shots.fits(page, pages))
    page.close()


def test_a_prompt_that_moves_the_board_is_found(browser: Browser, tmp_path: Path) -> None:
    settings = Settings(speed="none")
    pages = [drawn(table(settings, play)).html() for name, play in plays("duel") if "third" in name]
    page = opened(browser, tmp_path, settings)
    page.add_style_tag(
        content=".t-body { grid-template-rows: 53px 1fr auto } .prompt:has(.primary) { height: 150px }"
    )
    assert len({fit.board for fit in shots.fits(page, pages)}) > 1
    page.close()


# ---- Pyramids and Cheops' Master Builders -------------------------------------------------------------

MOMENTS = ("start", "third", "late", "end")
FINGER, LEAST_FIELD, LEAST_SHARE, LEAST_SHARE_BESIDE = 44, 40, 0.8, 0.45

# how far each thing can be hit around its middle, in the direction where it is least
REACH = """selector => [...document.querySelectorAll(selector)].map(thing => {
  const box = thing.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const hits = (dx, dy) => document.elementFromPoint(x + dx, y + dy)?.closest(selector) === thing;
  const reach = (dx, dy) => {
    let n = 0;
    while (n < 60 && hits(dx * (n + 1), dy * (n + 1))) n += 1;
    return n;
  };
  return Math.min(reach(-0.5, 0) + reach(0.5, 0), reach(0, -0.5) + reach(0, 0.5)) / 2;
})"""
# what share of its room, in width or height, whichever is more, the buildings it shows take; null: none
SHARES = """rooms => [...document.querySelectorAll(rooms)].map(room => {
  const parts = [...room.querySelectorAll('.place, .stage, .point, .vault')];
  const boxes = parts.filter(part => part.checkVisibility()).map(part => part.getBoundingClientRect());
  if (!boxes.length) return null;
  const edge = (side, of) => of(...boxes.map(box => box[side]));
  const {width, height} = room.getBoundingClientRect();
  return Math.max((edge('right', Math.max) - edge('left', Math.min)) / width,
    (edge('bottom', Math.max) - edge('top', Math.min)) / height);
})"""
SIDES = "selector => [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect().width)"
# numbers and bonuses: how many there are, and how many lie on the stars
STARRED = """() => {
  const stars = document.querySelector('.stars').getBoundingClientRect();
  const marks = [...document.querySelectorAll('.wall :is(.worth, .bonus)')];
  return [marks.length, marks.filter(one => {
    const box = one.getBoundingClientRect();
    return box.left < stars.right && stars.left < box.right && box.top < stars.bottom;
  }).length];
}"""


def moments(game: str, settings: Settings, *which: str) -> dict[str, str]:
    """The drawn tables of a game at these moments; what is asked at one moves no thing of the board."""
    played = {name: play for name, play in plays(game) if name.endswith(which)}
    return {name: drawn(table(settings, play)).html() for name, play in played.items()}


def test_the_chips_of_connections_are_as_large_as_a_finger(browser: Browser, tmp_path: Path) -> None:
    settings = Settings(language="de", speed="none")
    page = shots.opened(browser, tmp_path, settings, touch=True)
    pages = moments("pyramids", settings, "start", "late")
    for size, name, reached in at_each_size(page, pages, FINGERS, (REACH, ".main .chip")):
        assert len(reached) == 6
        assert min(reached) >= FINGER / 2 - 0.5, f"{size} {name}: {reached}"
    page.close()


def test_buildings_fill_their_room(browser: Browser, tmp_path: Path) -> None:
    settings = Settings(speed="none")
    page = shots.opened(browser, tmp_path, settings)
    main, beside = (SHARES, ".main .grounds"), (SHARES, ".other .model:has(.buildings)")
    pages = moments("pyramids", settings, *MOMENTS)
    for size, name, shares, others in at_each_size(page, pages, shots.SIZES, main, beside):
        where = f"{size} {name}: {shares} {others}"
        assert None not in shares, where
        assert min(shares) >= LEAST_SHARE, where
        built = [share for share in others if share is not None]
        assert built == others or size in PHONES, where  # where the others' may be left out
        if not name.endswith("start"):
            assert min(built, default=1) >= LEAST_SHARE_BESIDE, where
    page.close()


def test_a_field_to_tick_is_large_enough_on_the_smallest_phones(browser: Browser, tmp_path: Path) -> None:
    settings = Settings(speed="none")
    page = shots.opened(browser, tmp_path, settings)
    pages = moments("cheops", settings, *MOMENTS)
    fields = (SIDES, ".sheet button.field")
    for size, name, sides in at_each_size(page, pages, ("360x740", "390x844"), fields):
        assert len(sides) == 42
        assert min(sides) >= LEAST_FIELD, f"{size} {name}"
    page.close()


def test_no_star_stands_behind_a_number(browser: Browser, tmp_path: Path) -> None:
    settings = Settings(theme="dark", speed="none")
    page = shots.opened(browser, tmp_path, settings)
    pages = moments("cheops", settings, "start")  # the wall stays as it is
    for size, name, (there, starred) in at_each_size(page, pages, shots.SIZES, (STARRED, "")):
        assert there > 0
        assert starred == 0, f"{size} {name}"
    page.close()
