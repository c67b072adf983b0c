"""The page's sounds, synthesised with whole numbers only: the same bytes on every machine."""

import io
import wave
from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

RATE = 11_025  # samples a second
TURN, HALF = 1 << 16, 1 << 15  # a whole turn of an oscillator; a sample is less than half of it
EDGE_MS = 2  # so long a part rises from silence, unless it says otherwise
FULL = 100  # per cent


class Part(NamedTuple):
    """A tone that dies away, or noise where it has no pitch."""

    at: int  # ms
    ms: int
    level: int  # per cent, beside the other parts
    hz: int = 0
    to: int = 0  # the pitch it slides to; 0: it stays
    rise: int = EDGE_MS
    dull: int = 1  # of noise: over how many samples it is smoothed


class Sound(NamedTuple):
    """Its parts, and how loud its loudest sample is."""

    peak: int  # per cent
    parts: Sequence[Part]


def _rattle(*knocks: tuple[int, int, int]) -> list[Part]:
    """Dice on wood: each knock with its time, its level and its pitch."""
    return [
        part
        for at, level, hz in knocks
        for part in (Part(at, 34, level, hz, hz * 3 // 4), Part(at, 14, level // 2))
    ]


def _creaks(*strains: tuple[int, int]) -> list[Part]:
    """A rope that is drawn tight: each strain with its time and its pitch."""
    return [Part(at, 90, 30, hz, hz * 4 // 5, rise=25) for at, hz in strains]


def _bells(*tones: tuple[int, int, int]) -> list[Part]:
    """Each tone with its time, its length and its pitch, and softly the octave above it."""
    return [
        part for at, ms, hz in tones for part in (Part(at, ms, 100, hz), Part(at, ms * 2 // 3, 30, 2 * hz))
    ]


SOUNDS = {
    "stone": Sound(60, (Part(0, 150, 100, 190, 120), Part(0, 60, 35, 410), Part(0, 14, 60, dull=2))),
    "boat": Sound(40, (Part(0, 400, 100, rise=140, dull=9), Part(60, 320, 90, rise=80, dull=20))),
    "card": Sound(35, (Part(0, 130, 100, rise=45, dull=2),)),
    "dice": Sound(
        50,
        _rattle(
            (0, 100, 1150), (52, 80, 960), (95, 90, 1240), (160, 70, 900), (215, 60, 1080), (290, 45, 840)
        ),
    ),
    "chisel": Sound(45, _rattle((0, 100, 1900), (85, 70, 1700))),
    "drag": Sound(45, (*_creaks((0, 290), (85, 330), (180, 270)), Part(120, 540, 100, rise=150, dull=5))),
    "points": Sound(45, _bells((0, 250, 880), (110, 290, 1319))),
    "refused": Sound(55, (Part(0, 160, 100, 130, 95), Part(0, 30, 40, dull=8))),
    "end": Sound(55, _bells((0, 260, 523), (120, 260, 659), (240, 260, 784), (360, 290, 1047))),
}


@cache
def sounds() -> dict[str, bytes]:
    """Each sound as a file, by name."""
    return {name: _file(samples(sound)) for name, sound in SOUNDS.items()}


def samples(sound: Sound) -> list[int]:
    """Its parts together, as loud as it is to be; silent where it begins and ends."""
    mixed = [0] * (_count(max(part.at + part.ms for part in sound.parts)) + 1)
    for part in sound.parts:
        for place, sample in enumerate(_part(part), _count(part.at)):
            mixed[place] += sample
    loudest = max(map(abs, mixed))
    return [sample * (HALF - 1) * sound.peak // FULL // loudest for sample in mixed[:-1]] + [0]


def _part(part: Part) -> Iterator[int]:
    """It rises evenly, and what is left of it dies away by its square."""
    count, rise = _count(part.ms), _count(part.rise)
    wave_ = _tone(part, count) if part.hz else _noise(part, count)
    for place, sample in enumerate(wave_):
        left = count - place
        swell = min(place, rise) * FULL // rise
        yield sample * part.level // FULL * swell // FULL * left // count * left // count


def _tone(part: Part, count: int) -> Iterator[int]:
    """Nearly a sine: each half of it a parabola."""
    phase = 0
    for place in range(count):
        half = phase % HALF
        height = half * (HALF - half) >> 13
        yield height if phase < HALF else -height
        hz = part.hz + ((part.to or part.hz) - part.hz) * place // count
        phase = (phase + hz * TURN // RATE) % TURN


def _noise(part: Part, count: int) -> Iterator[int]:
    """The high bits of a linear congruential generator, smoothed."""
    seed, smooth = part.at + 1, 0
    for _ in range(count):
        seed = (seed * 1_664_525 + 1_013_904_223) % (1 << 32)
        smooth += ((seed >> 16) - HALF - smooth) // part.dull
        yield smooth


def _count(ms: int) -> int:
    return ms * RATE // 1000


def _file(sound: Sequence[int]) -> bytes:
    """A WAV file of one channel with 16 bits a sample."""
    file = io.BytesIO()
    with wave.open(file, "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(2)
        written.setframerate(RATE)
        written.writeframes(array("h", sound).tobytes())
    return file.getvalue()
