"""The server: the site and nothing else, fixed types, nothing stale."""

import http.client
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from game.publish.problem import PublishError
from game.publish.server import ADDRESS, Server
from game.publish.site import Site

PAGE = b"<!doctype html><title>x</title>"


@pytest.fixture
def files(tmp_path: Path) -> Site:
    (tmp_path / "a.wasm").write_bytes(b"\0asm")
    (tmp_path / "b.mjs").write_text("export {}")
    return {"index.html": PAGE, "a.wasm": tmp_path / "a.wasm", "static/b.mjs": tmp_path / "b.mjs"}


@pytest.fixture
def server(files: Site) -> Iterator[Server]:
    started = Server(0, lambda: files)
    thread = threading.Thread(target=started.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    yield started
    started.shutdown()
    thread.join()
    started.server_close()


def ask(server: Server, path: str, method: str = "GET", **fields: str) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=10)
    connection.request(method, path, headers=fields)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, body


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/index.html", "text/html; charset=utf-8"),
        ("/a.wasm", "application/wasm"),
        ("/static/b.mjs?v=1", "text/javascript; charset=utf-8"),
    ],
)
def test_types_are_fixed(server: Server, path: str, kind: str) -> None:
    status, fields, body = ask(server, path)
    assert (status, fields["content-type"], fields["cache-control"]) == (200, kind, "no-cache")
    assert int(fields["content-length"]) == len(body) > 0


@pytest.mark.parametrize(
    "path", ["/pyproject.toml", "/.git/config", "/../serve.py", "/%2e%2e/serve.py", "/static/"]
)
def test_nothing_else_is_served(server: Server, path: str) -> None:
    assert ask(server, path)[0] == 404


def test_a_file_is_sent_again_only_when_it_has_changed(server: Server, files: Site) -> None:
    _, fields, _ = ask(server, "/a.wasm")
    known = {"If-None-Match": fields["etag"]}
    status, _, body = ask(server, "/a.wasm", **known)
    assert (status, body) == (304, b"")
    path = files["a.wasm"]
    assert isinstance(path, Path)
    path.write_bytes(b"\0asm2")
    assert ask(server, "/a.wasm", **known)[::2] == (200, b"\0asm2")


def test_a_fault_of_ours_is_told_and_a_browser_that_goes_away_is_not(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> Site:
        raise KeyError("no such part")

    server.make = broken
    with pytest.raises(http.client.RemoteDisconnected):
        ask(server, "/")
    assert "no such part" in capsys.readouterr().err

    def gone() -> Site:
        raise ConnectionResetError

    server.make = gone
    with pytest.raises(http.client.RemoteDisconnected):
        ask(server, "/")
    assert capsys.readouterr().err == ""


def test_head_is_get_without_the_content(server: Server) -> None:
    status, fields, body = ask(server, "/a.wasm", "HEAD")
    assert (status, fields["content-type"], fields["content-length"], body) == (
        200,
        "application/wasm",
        "4",
        b"",
    )


def test_it_listens_on_this_computer_only(server: Server) -> None:
    assert server.server_address[0] == ADDRESS == "127.0.0.1"


def test_the_page_is_made_anew_and_says_what_is_wrong_with_it(server: Server, files: Site) -> None:
    files["index.html"] = b"<!doctype html><title>new</title>"
    assert b"new" in ask(server, "/")[2]

    def broken() -> Site:
        raise PublishError("The game cannot be packed.", "Mend that line.")

    server.make = broken
    status, fields, body = ask(server, "/")
    assert (status, fields["content-type"]) == (500, "text/plain; charset=utf-8")
    assert body == b"The game cannot be packed.\nMend that line."


def test_a_file_that_is_gone_since_it_was_listed_is_named(server: Server, files: Site) -> None:
    path = files["a.wasm"]
    assert isinstance(path, Path)
    path.unlink()
    status, fields, body = ask(server, "/a.wasm")
    assert (status, fields["content-type"]) == (500, "text/plain; charset=utf-8")
    assert body.startswith(b"a.wasm cannot be read: ")
    assert ask(server, "/static/b.mjs")[0] == 200


def test_pages_asked_for_at_once_are_made_one_after_the_other(server: Server, files: Site) -> None:
    making, met = threading.Lock(), []

    def make() -> Site:
        alone = making.acquire(blocking=False)
        met.append(alone)
        time.sleep(0.2)  # the other one comes meanwhile, if it may
        if alone:
            making.release()
        return files

    server.make = make
    visits = [threading.Thread(target=ask, args=(server, "/")) for _ in range(2)]
    for visit in visits:
        visit.start()
    for visit in visits:
        visit.join()
    assert met == [True, True]
