"""What a click will change is found out on a copy of the page: it becomes what it would without."""

from typing import Any

import pytest
from playwright.sync_api import Page

from game.core.link import replay_link
from game.core.record import from_text
from game.shell.page import page as drawn
from tests.conftest import ROOT
from tests.shell.desk import Desk

RECORDS = ("duel-AABB-random", "imhotep-4-BBBBB1111or", "pyramids-3-random", "cheops-3-rr", "abusir-3-whole")
BOTH = """async pages => {
    const at = name => import(new URL(`static/${name}`, document.baseURI).href);
    const {default: morphdom} = await at('runtime/morphdom.mjs'), {foresee} = await at('js/patch.mjs');
    const getNodeKey = node => node.nodeType === 1 ? node.dataset?.k ?? node.id : undefined;
    const read = html => Object.assign(document.createElement('div'), {innerHTML: html});
    const to = wanted => element => morphdom(element, wanted, {childrenOnly: true, getNodeKey});
    const kept = (element, step) => [...element.querySelectorAll('[data-k]')]
        .map(each => `${each.dataset.k} ${each.since ??= step}`);
    const [one, other] = [read(pages[0]), read(pages[0])], differing = [];
    let changed = 0;
    document.body.append(other);
    for (const [step, html] of pages.entries()) {
        const before = other.outerHTML, come = foresee(other, to(read(html)));
        const touched = other.outerHTML !== before;
        to(read(html))(one);
        come();
        changed += other.outerHTML !== before;
        const same = one.isEqualNode(other) && String(kept(one, step)) === String(kept(other, step));
        if (touched || !same) differing.push(step);
    }
    other.remove();
    return {differing, changed};
}"""


@pytest.mark.parametrize("name", RECORDS)
def test_the_same_nodes_stay_and_the_same_page_comes(page: Page, name: str) -> None:
    """Pages of a whole game, forwards and then from its end to its beginning in great steps."""
    record = from_text((ROOT / "tests" / "golden" / f"{name}.txt").read_text("utf-8"))
    count = len(record.actions)
    plies = range(0, count + 1, max(5, count // 24))
    steps = [*plies, *list(plies)[::-7]]
    page.goto("/")
    desk = Desk(fragment=f"#{replay_link(record)}")  # played once: the steps are looked at one by one
    found: dict[str, Any] = page.evaluate(BOTH, [drawn(desk.do(f"goto:{ply}").model).html() for ply in steps])
    assert found["differing"] == []
    assert found["changed"] > len(steps) / 2


COUNTED = """async () => {
    const {foresee} = await import(new URL('static/js/patch.mjs', document.baseURI).href);
    const total = Object.assign(document.createElement('b'), {textContent: '7'}), digits = total.firstChild;
    const come = foresee(total, copy => { copy.firstChild.data = '7'; }, new Map([[digits, '9']]));
    digits.data = '9';
    come();
    return digits.data;
}"""


def test_a_total_that_still_counts_up_becomes_what_it_would_at_rest(page: Page) -> None:
    """It happens to show what comes next, and will show something else by then."""
    page.goto("/")
    assert page.evaluate(COUNTED) == "7"
