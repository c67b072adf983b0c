"""Nothing lies on anything else: the prompt and the tools of every game, at all sizes, with a wide font."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from game.shell.model import Settings
from game.shell.page import page as drawn
from tests.picture import shots
from tests.picture.scenes import GAMES, plays, shell, table


def opened(browser: Browser, folder: Path, settings: Settings) -> Page:
    return shots.opened(browser, folder, settings, wide_font=True)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_fits_and_no_prompt_moves_the_board(
    browser: Browser, tmp_path: Path, game: str, language: str
) -> None:
    settings = Settings(language=language, speed="none")
    pages = {name: drawn(table(settings, play)).html() for name, play in plays(game)}
    page = opened(browser, tmp_path, settings)
    faults: list[str] = []
    boards: dict[str, set[str]] = {}
    for size in shots.SIZES:
        shots.resize(page, size)
        found = dict(zip(pages, shots.fits(page, list(pages.values())), strict=True))
        boards[size] = {fit.board for fit in found.values()}
        faults += [f"{size} {name}: {fault}" for name, fit in found.items() for fault in fit.faults]
    page.close()
    assert faults == []
    assert all(len(boxes) == 1 and "" not in boxes for boxes in boards.values()), boards


FIRST_TILE = """() => {
  const boxes = [...document.querySelectorAll('.tile:first-child :is(.vw, h3, button)')];
  return boxes.map(element => { const {left, top, right, bottom} = element.getBoundingClientRect();
    return {left, top, right, bottom}; });
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_lobby_shows_a_game_without_scrolling(browser: Browser, tmp_path: Path, language: str) -> None:
    settings = Settings(language=language, speed="none")
    page = opened(browser, tmp_path, settings)
    for name, model in [scene for scene in shell(settings) if not scene[1].layers]:
        html = drawn(model).html()
        for size in shots.SIZES:
            shots.resize(page, size)
            assert shots.fits(page, [html])[0].faults == [], (name, size)
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
        (".prompt .btn { max-width: 30px; white-space: nowrap }", "words outside"),
        (".prompt .btn { min-width: 60vw }", "has to be pushed sideways"),
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


def test_a_prompt_that_moves_the_board_is_found(browser: Browser, tmp_path: Path) -> None:
    settings = Settings(speed="none")
    pages = [drawn(table(settings, play)).html() for name, play in plays("duel") if "third" in name]
    page = opened(browser, tmp_path, settings)
    page.add_style_tag(
        content=".t-body { grid-template-rows: 53px 1fr auto } .prompt:has(.pri) { height: 150px }"
    )
    assert len({fit.board for fit in shots.fits(page, pages)}) > 1
    page.close()
