"""However the page came about, it is the same as when it is drawn from nothing."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page

from game.shell.page import first_picture
from game.shell.page import page as drawn
from tests.reading import read
from tests.shell.desk import Desk, new_game

WALKS, STEPS = 3, 40
ELSEWHERE = ("import", "export", "download", "copy", "reload", "take-over", "full")  # no page comes of it
TURNED = """async pages => {
    const {morph, morphPart} = await import(new URL('static/js/morph.mjs', document.baseURI).href);
    const app = document.createElement('div'), differing = [];
    let last = {};
    for (const [step, {frame, html, parts, classes}] of pages.entries()) {
        const changed = Object.entries(parts).filter(([name, text]) => text !== last.parts?.[name]);
        if (frame !== last.frame) morph(app, html);
        else for (const [name, text] of changed) morphPart(app, name, text);
        app.querySelector('#screen').className = classes;
        last = {frame, parts};
        const anew = Object.assign(document.createElement('div'), {innerHTML: html});
        if (!app.isEqualNode(anew)) differing.push(step);
    }
    return differing;
}"""


def shown(desk: Desk) -> dict[str, Any]:
    """What the web room gets to draw."""
    page = drawn(desk.model)
    frame = page.screen.frame.__module__
    parts = {name: str(part) for name, part in page.parts().items()}
    return {"frame": frame, "html": page.html(), "parts": parts, "classes": page.screen.classes}


def pages(*steps: str) -> list[dict[str, Any]]:
    """The page after each of these commands."""
    desk = Desk()
    return [shown(desk), *(shown(desk.do(step)) for step in steps)]


def walk(seed: int) -> list[dict[str, Any]]:
    """Somebody clicks at random, most often what lies on top, or plays."""
    rng, desk = random.Random(seed), Desk()
    found = [shown(desk)]
    for _ in range(STEPS):
        whole, top = read(found[-1]["html"]), read(found[-1]["parts"]["layer"])
        commands = _commands(top) if rng.random() < 0.6 else []
        acts = [e.get("data-act") for e in whole.having("data-act")]
        if acts and rng.random() < 0.5:
            desk.act(rng.choice(acts))
        else:
            desk.do(rng.choice(commands or _commands(whole)))
        found.append(shown(desk))
    return found


def _commands(root: Any) -> Sequence[str]:
    asked = [e.get("data-cmd") for e in root.having("data-cmd")]
    return [command for command in asked if not command.startswith(ELSEWHERE)]


@pytest.mark.parametrize("seed", range(1, WALKS + 1))
def test_the_page_after_any_walk_is_the_page_drawn_from_nothing(page: Page, seed: int) -> None:
    page.goto("/")
    assert page.evaluate(TURNED, walk(seed)) == []


@pytest.mark.parametrize(
    "steps",
    [("settings", "saves"), ("new:duel", "start", "share", "code:replay", "close"), ("training", "puzzles")],
    ids=lambda steps: steps[-1],
)
def test_a_layer_takes_nothing_from_another(page: Page, steps: tuple[str, ...]) -> None:
    """Both may have a button of the same name."""
    page.goto("/")
    assert page.evaluate(TURNED, pages(*steps)) == []


def test_a_layer_takes_nothing_from_the_picture_of_the_last_visit(page: Page) -> None:
    desk = new_game()
    while not desk.play.match.over:
        desk.act(desk.play.match.legal[0].text)
    whole = shown(desk.do("result"))
    picture = {**whole, "frame": "picture", "html": first_picture(desk.model, drawn(desk.model))}
    page.goto("/")
    assert 'data-cmd="lobby"' in whole["parts"]["layer"]
    assert page.evaluate(TURNED, [picture, whole]) == []
