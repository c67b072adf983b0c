"""Texts that mark what they say, to find words nobody translates."""

import re

from game.text.catalogue import Texts


class Quoted(Texts):
    """Says every sentence in quotation marks, so that what nobody translates stands out."""

    def __init__(self, game: str) -> None:
        super().__init__("en", game)

    def __call__(self, sentence: str, /, **places: object) -> str:
        return f"«{super().__call__(sentence, **places)}»"

    def n(self, one: str, many: str, n: int, /, **places: object) -> str:
        return f"«{super().n(one, many, n, **places)}»"


def unquoted(text: str) -> str:
    """What is left of a text without its quoted sentences."""
    while "«" in text:
        text, before = re.sub(r"«[^«»]*»", "", text), text
        assert text != before, before
    return text
