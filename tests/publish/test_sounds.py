"""The sounds: small, short, the same everywhere, and nothing in them that crackles."""

import hashlib
import io
import wave

import pytest

from game.publish.page.sounds import RATE, SOUNDS, samples, sounds
from game.publish.site import Site
from game.views.sounds import NAMES

MOST_BYTES, MOST_MS, LOUDEST = 70_000, 700, 32_767
DIGEST = "8e6dce060b96e553c182d8337044bf1438cd18b81b98abd58fb57741505c1de9"


def test_there_is_one_for_every_name_and_together_they_are_small(site: Site) -> None:
    files = sounds()
    assert set(files) == set(NAMES)
    assert sum(map(len, files.values())) < MOST_BYTES
    assert {url for url in site if url.startswith("static/sounds/")} == {
        f"static/sounds/{name}.wav" for name in NAMES
    }


def test_their_bytes_are_the_same_on_every_machine() -> None:
    assert hashlib.sha256(b"".join(sounds()[name] for name in NAMES)).hexdigest() == DIGEST


@pytest.mark.parametrize("name", NAMES)
def test_one_is_short_not_too_loud_and_begins_and_ends_in_silence(name: str) -> None:
    wanted = samples(SOUNDS[name])
    with wave.open(io.BytesIO(sounds()[name])) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        assert file.getnframes() == len(wanted)
    peak = max(map(abs, wanted))
    assert LOUDEST // 4 < peak < LOUDEST * 2 // 3
    assert len(wanted) * 1000 < MOST_MS * RATE
    assert wanted[0] == wanted[-1] == 0
    assert max(map(abs, wanted[-RATE // 200 :])) < peak // 50  # the last 5 ms
    assert abs(sum(wanted)) // len(wanted) < peak // 40  # no direct current
