"""Details of what is told, refused or done, by name: words of the tables, and numbers.

Things and places are counted as people count them: the first boat, spot, field or row is number 1.
"""

from collections.abc import Mapping

Details = Mapping[str, int | str]


def number(details: Details, name: str) -> int:
    """A number among the details. Raises TypeError if it is a word."""
    found = details[name]
    if isinstance(found, int):
        return found
    raise TypeError(f"{name} is a word: {found}")


def word(details: Details, name: str) -> str:
    """A word among the details. Raises TypeError if it is a number."""
    found = details[name]
    if isinstance(found, str):
        return found
    raise TypeError(f"{name} is a number: {found}")
