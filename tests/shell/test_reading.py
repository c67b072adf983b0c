"""What storage holds is read with care: nothing too long or too deep reaches the parser."""

import pytest

from game.shell.reading import DEEPEST, LONGEST, read_json, read_object, readable

DEEP = "[" * 20_000 + "]" * 20_000


@pytest.mark.parametrize("raw", ['{"a": [1, "]]]]"]}', "3", '"[[[["', "[" * DEEPEST + "]" * DEEPEST])
def test_what_is_ours_is_read(raw: str) -> None:
    assert readable(raw)
    assert read_json(raw) is not None


@pytest.mark.parametrize(
    "raw",
    ["", "{", DEEP, '{"a":' * 20_000, f'{{"a": {DEEP}}}', f'["x\\"", {DEEP}]', '"' + "x" * LONGEST + '"'],
    ids=["empty", "half", "deep", "deep and half", "deep inside", "deep behind a quote", "long"],
)
def test_anything_else_is_refused_before_it_is_parsed(raw: str) -> None:
    assert not readable(raw)
    assert read_object(raw) == {}


def test_brackets_in_words_do_not_count() -> None:
    assert read_object('{"name": "' + "[{" * 1000 + '"}') == {"name": "[{" * 1000}
