"""What storage holds, as data. Whatever it is: nothing too long or too deep reaches the parser."""

import json
import re
from itertools import accumulate
from typing import Any

LONGEST = 400_000  # characters; a saved game has some thousand
DEEPEST = 16  # brackets in one another; ours have four
QUOTED = re.compile(r'"(?:[^"\\]++|\\.?)*+"?', re.DOTALL)  # closed or not: nothing is scanned twice
STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}


def read_json(raw: str) -> Any:
    """The value written so. Raises ValueError for anything that is none of ours."""
    if len(raw) > LONGEST:
        raise ValueError("too long")
    brackets = (STEPS.get(letter, 0) for letter in QUOTED.sub("", raw))
    if max(accumulate(brackets), default=0) > DEEPEST:
        raise ValueError("too deep")
    return json.loads(raw)


def read_object(raw: str) -> dict[str, Any]:
    """A JSON object; an empty one if it is anything else."""
    try:
        data = read_json(raw)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}


def read_list(value: object) -> list[Any]:
    """A value as a list; an empty one if it is anything else."""
    return value if isinstance(value, list) else []


def read_words(value: object) -> tuple[str, ...]:
    """A list of texts; none of them if it is anything else."""
    return tuple(value) if isinstance(value, list) and all(isinstance(each, str) for each in value) else ()


def readable(raw: str) -> bool:
    """Whether the text is a value at all."""
    try:
        read_json(raw)
    except ValueError:
        return False
    return True
