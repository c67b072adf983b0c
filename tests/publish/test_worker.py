"""The bots' worker: a second interpreter of the same parts, given as addresses or as data."""

import base64
import io
import zipfile
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.conftest import WaitUntil

PING = """
import json, js
from pyodide.ffi import create_proxy

def answer(event):
    js.postMessage(json.dumps({"pong": json.loads(event.data)["ping"] * 2}))

def start():
    js.self.onmessage = create_proxy(answer)
    js.postMessage(json.dumps({"ready": True}))
"""
RUN = """async ({archive, module, blobs}) => {
  const data = Uint8Array.from(atob(archive), letter => letter.charCodeAt(0));
  const assets = {...runtimeAssets, 'game.zip': new Blob([data])};
  if (blobs) for (const name in runtimeAssets)
    if (name !== 'game.zip') assets[name] = await (await fetch(runtimeAssets[name])).blob();
  const worker = new Worker('static/js/bot-worker.mjs', {type: 'module'});
  const heard = new Promise((resolve, reject) => {
    worker.onerror = event => reject(new Error(event.message));
    worker.onmessage = ({data}) => {
      const said = JSON.parse(data);
      if (said.ready) worker.postMessage(JSON.stringify({ping: 21}));
      else resolve(said);
    };
  });
  worker.postMessage({assets, module});
  return heard.finally(() => worker.terminate());
}"""


@pytest.fixture
def archive() -> str:
    """A game that is one module, as base64."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as packed:
        packed.writestr("ping.py", PING)
    return base64.b64encode(data.getvalue()).decode()


def run(page: Page, wait_until: WaitUntil, **order: Any) -> Any:
    page.goto("/")
    wait_until(page, "performance.getEntriesByName('playable').length")
    return page.evaluate(RUN, {"blobs": False, **order})


@pytest.mark.parametrize("blobs", [False, True], ids=["addresses", "data"])
def test_a_worker_starts_and_answers(page: Page, wait_until: WaitUntil, archive: str, blobs: bool) -> None:
    assert run(page, wait_until, archive=archive, module="ping", blobs=blobs) == {"pong": 42}


def test_what_goes_wrong_in_the_worker_reaches_the_page(
    page: Page, wait_until: WaitUntil, archive: str
) -> None:
    with pytest.raises(Exception, match="No module named 'pong'"):
        run(page, wait_until, archive=archive, module="pong")
