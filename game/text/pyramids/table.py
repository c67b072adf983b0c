"""What can be set up by hand on the table of Pyramids."""

from game.text.catalogue import N_, Texts
from game.text.pyramids import PROMPTS
from game.text.pyramids.things import card, god
from game.text.table import ASKED, NO_CARD, OVER, Names, TableWords, Word, by_seat, said, seat

NONE = "-"
NO_TILE = N_("none")
PAIR, PLACE, MORE = (
    N_("pair {n}, card {of}"),
    N_("level {level}, place {place}"),
    N_("level {level}, place {place}: still free"),
)


def _two(text: str, first: str, second: str) -> Word:
    """A sentence with two numbers."""
    return lambda t, of, names: t(text, **dict(zip((first, second), of.split(), strict=True)))


def _asked(t: Texts, value: str, names: Names) -> str:
    """Who is asked what."""
    if value == "over":
        return t(OVER)
    number, step, *_ = value.split()
    return f"{seat(t, number, names)}: {t(PROMPTS[step][0])}"


def _card(t: Texts, of: str, names: Names) -> str:
    return t(NO_CARD) if of == NONE else card(t, of)


def _god(t: Texts, of: str, names: Names) -> str:
    return t(NO_TILE) if of == NONE else god(t, of)


TABLE = TableWords(
    things={
        "turn": said(N_("round and turn")),
        "quarry": said(N_("quarry")),
        "player": by_seat(N_("god tile of {name}")),
        "pyramid": by_seat(N_("pyramid of {name}")),
        "obelisk": by_seat(N_("obelisk of {name}")),
        "tomb": by_seat(N_("tomb of {name}")),
        "hand": by_seat(N_("hand of {name}")),
        "discarded": by_seat(N_("discarded by {name}")),
    },
    settings={
        "asked": said(ASKED),
        "round": said(N_("round")),
        "starter": said(N_("start player")),
        "aside": said(N_("god tile set aside")),
        "god": said(N_("god tile")),
        "pair": _two(PAIR, "n", "of"),
        "place": _two(PLACE, "level", "place"),
        "more": _two(MORE, "level", "place"),
        "card": said(N_("card {of}")),
    },
    values={
        "asked": _asked,
        "starter": seat,
        "aside": _god,
        "god": _god,
        **dict.fromkeys(("pair", "place", "more", "card"), _card),
    },
)
