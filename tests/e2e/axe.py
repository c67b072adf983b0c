"""What axe finds wrong with the page once nothing moves: what is half transparent has no contrast."""

from tests.conftest import ROOT
from tests.e2e.table import Table

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
SETTLED = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () => document.getAnimations().filter(
        it => it.playState === 'running' && it.effect.getComputedTiming().endTime < Infinity);
    do { await frame(); await frame(); await Promise.allSettled(moving().map(it => it.finished)); }
    while (moving().length); }"""
RUN = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations.flatMap(found =>
    found.nodes.map(node => `${found.id}: ${node.target.join(' ')} ${node.failureSummary}`))"""


def settle(table: Table) -> None:
    """Wait until layers have slid in and colours have changed over."""
    table.page.evaluate(SETTLED)


def findings(table: Table) -> list[str]:
    settle(table)
    if not table.page.evaluate("'axe' in window"):
        table.page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = table.page.evaluate(RUN)
    return found
