"""Names with what is said of them, and facts one after the other."""

from game.text.catalogue import texts
from game.text.joined import said_of, sentences


def test_before_a_colon_french_has_a_narrow_space() -> None:
    assert [said_of(texts(tag), "Ada", 5) for tag in ("en", "de", "fr", "es")] == [
        "Ada: 5",
        "Ada: 5",
        "Ada\u202f: 5",
        "Ada: 5",
    ]


def test_facts_begin_like_sentences_and_the_first_like_the_name_it_may_be() -> None:
    assert sentences(["ada, 5 points", "to move", "sled: empty"]) == "ada, 5 points. To move. Sled: empty"
    assert sentences([]) == ""
