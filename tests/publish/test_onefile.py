"""The page as one file: what goes into it, how, and under which policy."""

import re
from random import Random

import pytest

from game.publish.onefile import PART, characters, page
from game.publish.problem import PublishError
from game.publish.site import Site, content, gathered

MOST_MB = 9.7


@pytest.fixture(scope="module")
def site() -> Site:
    """The site as it is before it is prepared for a host."""
    return gathered()


@pytest.fixture(scope="module")
def whole(site: Site) -> str:
    return page(site).decode("utf-16")


def unpacked(text: str) -> bytes:
    """What unpack.js makes of it, said in another way."""
    ranges = {15: range(0x3400, 0xB400), 7: range(0xB400, 0xB480)}
    bits = [
        f"{letters.index(ord(letter)):0{width}b}"
        for letter in text
        for width, letters in ranges.items()
        if ord(letter) in letters
    ]
    assert len(bits) == len(text)
    number = "".join(reversed(bits))
    length = len(number) // 8
    return (int(number or "0", 2) & (1 << 8 * length) - 1).to_bytes(length, "little")


def test_it_keeps_within_its_size(whole: str) -> None:
    assert len(whole.encode("utf-16")) < MOST_MB * 1e6


def test_bytes_of_any_length_come_back() -> None:
    random = Random(91)
    for length in (*range(40), PART - 1, PART):
        data = random.randbytes(length)
        assert unpacked(characters(data)) == data


def test_it_names_no_file_beside_it_and_nobody_else(whole: str) -> None:
    tags = re.sub(r"<(script|style)\b[^>]*>.*?</\1>", r"<\1>", whole, flags=re.DOTALL)
    assert re.findall(r'\b(?:src|href|action)="(?!#|data:)[^"]*"', tags) == []


def test_the_policy_forbids_the_network_and_text_as_code(whole: str) -> None:
    found = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', whole)
    assert found
    policy = dict(part.strip().split(" ", 1) for part in found[1].split(";"))
    assert policy["default-src"] == "'none'"
    allowed = {source for sources in policy.values() for source in sources.split()}
    named = {source for source in allowed if source.startswith("'sha256-")}
    assert allowed - named == {"'none'", "'wasm-unsafe-eval'", "blob:", "data:"}
    assert len(named) == 6  # support, layout, poster, notice and rescue, and the style sheet


def test_it_comes_out_the_same_twice_but_for_the_address_that_links_lead_to(site: Site, whole: str) -> None:
    address = "https://example.org/games/baumeister/"
    named = page(site, address).decode("utf-16")
    tag = f'<link rel="canonical" href="{address}">'
    assert tag in named
    assert named.replace(f"{tag}\n", "") == whole
    for wrong in ("example.org", "javascript:alert(1)", 'https://example.org/"><script>', "file:///home/"):
        with pytest.raises(PublishError, match="is no address"):
            page(site, wrong)


def test_parts_of_pyscript_that_are_not_known_stop_it(site: Site) -> None:
    core = next(url for url in site if "pyscript/core-" in url)
    changed = content(site[core]).replace(b"./donkey-", b"./monkey-")
    with pytest.raises(PublishError, match="monkey"):
        page({**site, core: changed})
