"""What axe finds wrong with the page as it is."""

from tests.conftest import ROOT
from tests.e2e.table import Table

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations.flatMap(found =>
    found.nodes.map(node => `${found.id}: ${node.target.join(' ')} ${node.failureSummary}`))"""


def findings(table: Table) -> list[str]:
    table.page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = table.page.evaluate(RUN)
    return found
