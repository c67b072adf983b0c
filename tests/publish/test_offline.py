"""Worker, web manifest and revisions, as they are written."""

import gzip
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from game.publish.build import build
from game.publish.install import node
from game.publish.page.embed import EMBED
from game.publish.page.offline import ICONS, MANIFEST, WORKER
from game.publish.page.pages import RESCUE
from game.publish.revisions import revised, sum_of
from game.publish.site import START, Site, content, finished, gathered
from game.text.catalogue import LANGUAGES

COPIES = (".br", ".gz")


def constant(site: Site, name: str) -> Any:
    """What the worker says of itself."""
    found = re.search(rf"^const {name} = (.*?);$", content(site[WORKER]).decode(), re.DOTALL | re.MULTILINE)
    assert found
    return json.loads(found[1])


@pytest.fixture(scope="module")
def raw() -> Site:
    return gathered()


def test_the_worker_keeps_every_file_by_its_hash(site: Site) -> None:
    kept = {entry["url"]: entry["integrity"] for entry in constant(site, "FILES")}
    files = {url: entry for url, entry in site.items() if url != WORKER}
    assert kept == {revised(url, entry): sum_of(entry).integrity for url, entry in files.items()}


def test_archived_releases_are_kept_like_all_else(raw: Site) -> None:
    more: Site = {"static/releases/index.json": b"{}", "static/releases/baumeister-1.whl": b"old"}
    urls = [entry["url"].partition("?")[0] for entry in constant(finished(raw | more), "FILES")]
    assert set(more) <= set(urls)


def test_what_changes_has_another_name_and_nothing_else(raw: Site) -> None:
    one, two = finished(raw), finished(raw | {"static/style.css": b"main{}"})
    urls = [
        {entry["url"].partition("?")[0]: entry["url"] for entry in constant(each, "FILES")}
        for each in (one, two)
    ]
    assert {url for url in urls[0] if urls[0][url] != urls[1][url]} == {
        "static/style.css",
        START,
        EMBED,
        RESCUE.name,
    }
    assert constant(one, "BUILD") != constant(two, "BUILD")


def test_the_page_asks_for_every_file_by_its_content(site: Site) -> None:
    page = content(site[START]).decode()
    markup = re.sub(r"<script>.*?</script>", "", page, flags=re.DOTALL)
    named = re.findall(r' (?:href|src|config)="([^"#]+)"', markup)
    assert len(named) > 20
    for url in named:
        path = url.partition("?")[0].removeprefix("./")
        assert url == revised(path, site[path])
    found = re.search(r'<script type="importmap">(.*?)</script>', page)
    assert found
    mapped = json.loads(found[1])
    modules = [url for url in site if re.fullmatch(r"static/(js|runtime/pyscript)/.*js", url)]
    assert {f"./{url}" for url in modules} <= set(mapped["imports"])
    for url, own in mapped["imports"].items():
        assert own == f"./{revised(url[2:], site[url[2:]])}"
        assert mapped["integrity"][own] == sum_of(site[url[2:]]).integrity
    assert f"'{sum_of(found[1].encode()).integrity}'" in page
    assert f'content="{constant(site, "BUILD")}"' in page


def test_the_manifest_is_at_home_anywhere_and_its_icons_are_there(site: Site) -> None:
    manifest = json.loads(content(site[MANIFEST]))
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("./", "./", "standalone")
    assert "id" not in manifest  # it would be of the host, not of this folder
    assert set(manifest["description_localized"]) == set(LANGUAGES)
    assert len(set(manifest["description_localized"].values())) == len(manifest["description_localized"])
    assert [(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]] == [
        (f"{size}x{size}", purpose) for size, purpose in ICONS
    ]
    for icon in manifest["icons"]:
        head = content(site[icon["src"]])[:24]
        assert head.startswith(b"\x89PNG")
        assert {int.from_bytes(head[at : at + 4]) for at in (16, 20)} == {
            int(icon["sizes"].partition("x")[0])
        }


def test_copies_for_hosts_are_written_if_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small: Site = {
        START: b"<!doctype html>" * 99,
        "static/style.css": b"main{}" * 99,
        "static/icon.png": b"png",
    }
    monkeypatch.setattr("game.publish.build.make_site", lambda _origin: small)
    build(tmp_path / "plain")
    assert not [path for path in (tmp_path / "plain").rglob("*") if path.suffix in COPIES]
    build(tmp_path / "one", compressed=True)
    build(tmp_path / "two", compressed=True)
    copies = sorted(path for path in (tmp_path / "one").rglob("*") if path.suffix in COPIES)
    assert {path.relative_to(tmp_path / "one").as_posix() for path in copies} == {
        url + suffix for url in (START, "static/style.css") for suffix in COPIES
    }
    program = "process.stdout.write(require('zlib').brotliDecompressSync(require('fs').readFileSync(0)))"
    for path in copies:
        assert path.read_bytes() == (tmp_path / "two" / path.relative_to(tmp_path / "one")).read_bytes()
        if path.suffix == ".gz":
            unpacked = gzip.decompress(path.read_bytes())
        else:
            command = [node(), "-e", program]
            unpacked = subprocess.run(
                command, input=path.read_bytes(), capture_output=True, check=True
            ).stdout
        assert unpacked == path.with_suffix("").read_bytes()
