"""A regular expression gets its worst cases, in a process of its own: `python -m tests.property.patterns`.

A text that fits is pumped: every part of it is repeated many times where it stands, and then it breaks off. A
pattern that scans its text again and again takes minutes over one of these, a linear one some milliseconds.
"""

import json
import re
import signal
import sys
from collections.abc import Iterator

LENGTH = 120_000  # characters of a pumped text
WINDOWS = (1, 2)  # characters repeated
ENOUGH_S = 15  # of work for one text, which takes some hundredths of a second if it is scanned once
BROKEN = "\x00"


def pumped(sample: str) -> Iterator[str]:
    """Texts that make a pattern with two ways to go on try both, again and again."""
    for start in range(len(sample)):
        for wide in WINDOWS:
            part = sample[start : start + wide]
            yield sample[:start] + part * (LENGTH // len(part)) + BROKEN


def main() -> None:
    pattern, flags, sample = json.load(sys.stdin)
    compiled = re.compile(pattern, flags)
    for text in pumped(sample):
        signal.setitimer(signal.ITIMER_VIRTUAL, ENOUGH_S)  # unheard, it ends the process
        compiled.fullmatch(text)
        compiled.sub("", text)


if __name__ == "__main__":
    main()
