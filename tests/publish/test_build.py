"""The folder for a host: complete, nothing too much, and at home in any sub-path."""

import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from game.publish import build as building
from game.publish.build import build
from game.publish.page.pages import with_origin
from game.publish.problem import PublishError
from game.publish.revisions import BUILD
from game.publish.site import Site, content
from tests.conftest import ROOT, WaitUntil, Watch

SUB_PATH = "games/baumeister/"
FRAMED = {"embed.html", "static/embed-example.html", "static/js/baumeister-game.js"}
FRAMED |= {f"static/js/{name}.mjs" for name in ("embed", "picture", "player", "talk")}
# Sent on demand: the worker of the bots, what plays sounds, what cleans the last page, the licences; what
# browsers install, and what takes that back.
ON_DEMAND = {
    *FRAMED,
    "static/js/bot-worker.mjs",
    "static/js/sound.mjs",
    "static/js/aim.mjs",  # with a game whose rope it draws
    *("static/js/floating-ui.mjs", "static/runtime/floating-ui/core.js", "static/runtime/floating-ui/dom.js"),
    "static/runtime/purify.min.js",
    "licences.txt",
    *("manifest.webmanifest", "sw.js", "static/js/worker-off.js"),
}
ON_DEMAND |= {
    "static/js/archived.mjs",
    "static/release.css",
    "static/release-page.css",
}  # with a link of earlier rules
ON_DEMAND |= {"rescue.html", "static/js/rescue.js", "static/js/qr.mjs", "static/runtime/uqr.mjs"}
# Packages and their installer; what a link shows first; sounds; icons; archived releases.
ON_DEMAND_FOLDERS = (
    *("static/runtime/wheels/", "static/runtime/words/", "static/posters/", "static/sounds/"),
    *("static/icons/", "static/releases/"),
)


class PlainHost(SimpleHTTPRequestHandler):
    """A static host that knows types and nothing else."""

    extensions_map = {  # noqa: RUF012 - as the standard library declares it
        ".css": "text/css",
        ".html": "text/html",
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        "": "application/octet-stream",
    }

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("host")
    build(folder / SUB_PATH)
    return folder


@pytest.fixture(scope="module")
def host(built: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(PlainHost, directory=str(built)))
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_it_is_what_the_server_serves(built: Path, site: Site) -> None:
    folder = built / SUB_PATH
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }
    assert files == {url: content(entry) for url, entry in site.items()}


def test_it_starts_in_a_sub_path_and_needs_every_file(
    browser: Browser, host: str, site: Site, wait_until: WaitUntil
) -> None:
    context = browser.new_context(service_workers="block")
    watch = Watch(host)
    watch.attach(context)
    requested: set[str] = set()
    context.on(
        "request", lambda request: requested.add(urlsplit(request.url).path.removeprefix(f"/{SUB_PATH}"))
    )
    page = context.new_page()
    page.goto(f"{host}/{SUB_PATH}")
    wait_until(page, "performance.getEntriesByName('playable').length")
    page.evaluate("fetch(document.querySelector('link[rel=icon]').href)")  # only a tool bar asks for it
    wait_until(page, "localStorage['baumeister.page']")  # all that a page does by itself it has done by then
    context.close()
    assert watch.unexpected() == []
    needed = {url for url in site if url not in ON_DEMAND and not url.startswith(ON_DEMAND_FOLDERS)}
    assert {url or "index.html" for url in requested} == needed


def test_no_address_is_absolute(built: Path) -> None:
    for name in ("index.html", "embed.html", "pyscript.toml", "static/style.css"):
        text = (built / SUB_PATH / name).read_text(encoding="utf-8")
        without_names = re.sub(r"<script>.*?</script>", "", text, flags=re.DOTALL).replace(
            "http://www.w3.org/", ""
        )
        assert not re.search(r"""(?:href|src|url|config)[=(]["']?(?:/|https?:)""", without_names), name


def test_the_policy_names_the_origin_of_the_host_if_asked(site: Site) -> None:
    page = content(site["index.html"])
    named = with_origin(page, "https://example.org:8443")
    assert b"script-src 'self' https://example.org:8443 " in named
    assert named.replace(b" https://example.org:8443", b"") == page
    for wrong in ("example.org", "https://example.org/page", "https://a.example; script-src *", "https://"):
        with pytest.raises(PublishError, match="is no origin"):
            with_origin(page, wrong)


def test_building_again_leaves_nothing_of_the_old_build(built: Path) -> None:
    folder = built / SUB_PATH
    stale, packed, theirs = folder / "static" / "stale.txt", folder / "sw.js.br", folder / ".git" / "config"
    theirs.parent.mkdir()
    for path in (stale, packed, theirs):
        path.write_text("old", "utf-8")
    build(folder)
    assert not stale.exists()
    assert not packed.exists()
    assert theirs.read_text("utf-8") == "old"
    assert (folder / "index.html").is_file()


def test_a_build_that_was_broken_off_is_built_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    site: Site = {**{f"{number}.txt": b"" for number in range(20)}, "index.html": BUILD}
    monkeypatch.setattr(building, "make_site", lambda _: site)
    build(tmp_path)
    unlink = Path.unlink
    with monkeypatch.context() as broken:

        def break_off(path: Path, missing_ok: bool = False) -> None:
            if len(list(tmp_path.iterdir())) == 1:
                raise KeyboardInterrupt
            unlink(path, missing_ok=missing_ok)

        broken.setattr(Path, "unlink", break_off)
        with pytest.raises(KeyboardInterrupt):
            build(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["index.html"]
    build(tmp_path)
    assert len(list(tmp_path.iterdir())) == len(site)


def test_a_checkout_and_other_pages_are_no_earlier_build(tmp_path: Path) -> None:
    start = tmp_path / "index.html"
    for other in (ROOT / "index.html").read_bytes(), b"<!doctype html><title>Ours</title>":
        start.write_bytes(other)
        with pytest.raises(PublishError, match="holds no earlier build"):
            build(tmp_path)
        assert start.read_bytes() == other
    with pytest.raises(PublishError, match="holds no earlier build"):
        build(start)


def test_the_licences_name_every_part(built: Path) -> None:
    text = (built / SUB_PATH / "licences.txt").read_text(encoding="utf-8")
    for part in (
        "Pyodide 314.0.7",
        "micropip",
        "@pyscript/core",
        "morphdom",
        "@floating-ui/dom",
        "dompurify",
        "CPython",
    ):
        assert part in text
    assert "Mozilla Public License Version 2.0" in text
    assert "https://github.com/pyodide/pyodide" in text
