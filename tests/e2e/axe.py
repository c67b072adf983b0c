"""What axe finds wrong with the page once nothing moves: what is half transparent has no contrast."""

from typing import Literal

from tests.conftest import ROOT
from tests.e2e.table import Table

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
SETTLED = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () => document.getAnimations().filter(
        it => it.playState === 'running' && it.effect.getComputedTiming().endTime < Infinity);
    do { await frame(); await frame(); await Promise.allSettled(moving().map(it => it.finished)); }
    while (moving().length); }"""
RUN = """async rules => (await axe.run(document, {resultTypes: ['violations'], ...rules && {runOnly: rules}}))
    .violations.flatMap(found =>
        found.nodes.map(node => `${found.id}: ${node.target.join(' ')} ${node.failureSummary}`))"""
OF_COLOURS = ["color-contrast", "link-in-text-block"]
SCHEMES: dict[Literal["light", "dark"], list[str] | None] = {"light": None, "dark": OF_COLOURS}
INK = "getComputedStyle(document.body).color"


def settle(table: Table) -> None:
    """Wait until layers have slid in and colours have changed over."""
    table.page.evaluate(SETTLED)


def findings(table: Table, rules: list[str] | None = None) -> list[str]:
    """By these of its rules, or by all."""
    settle(table)
    if not table.page.evaluate("'axe' in window"):
        table.page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = table.page.evaluate(RUN, rules)
    return found


def findings_by_day_and_night(table: Table) -> list[str]:
    """Of a page whose theme is `auto`: everything by day; by night what its colours change."""
    found, inks = [], set()
    for scheme, rules in SCHEMES.items():
        table.page.emulate_media(color_scheme=scheme)
        found += findings(table, rules)
        inks.add(table.page.evaluate(INK))
    assert len(inks) == len(SCHEMES)
    return found
