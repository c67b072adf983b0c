"""Words of French and Spanish sound otherwise before what fills a place."""

import pytest

from game.text.catalogue import texts
from game.text.liaison import liaised


@pytest.mark.parametrize(
    ("language", "sentence", "filling", "told"),
    [
        ("fr", "Main de {name}", "Ocre", "Main d’{name}"),
        ("fr", "Main de {name}", "Éloïse", "Main d’{name}"),
        ("fr", "Main de {name}", "Lapis", "Main de {name}"),
        ("fr", "De {name}", "Oie", "D’{name}"),
        ("fr", "Ce que {name} peut", "Oie", "Ce qu’{name} peut"),
        ("fr", "plus de {name}", 8, "plus de {name}"),
        ("fr", "la mode {name}", "Oie", "la mode {name}"),
        ("es", "Ada y {name}", "Ibis", "Ada e {name}"),
        ("es", "Ada y {name}", "Hilda", "Ada e {name}"),
        ("es", "Ada y {name}", "Iago", "Ada y {name}"),
        ("es", "Ada y {name}", "Ocre", "Ada y {name}"),
        ("es", "templo o {name}", "obelisco", "templo u {name}"),
        ("es", "templo o {name}", "tumba", "templo o {name}"),
        ("de", "von {name}", "Ocker", "von {name}"),
        ("en", "of {name}", "Ochre", "of {name}"),
    ],
)
def test_a_word_sounds_as_what_follows_asks(language: str, sentence: str, filling: object, told: str) -> None:
    assert liaised(language, sentence, {"name": filling}) == told


def test_a_sentence_is_said_so() -> None:
    assert texts("fr", "pyramids")("Hand of {name}", name="Ocre") == "Main d’Ocre"
    assert texts("es")("{some} and {last}", some="Ada", last="Isis") == "Ada e Isis"
