"""What lies and stands on the Duel's table, in words."""

from game.text.catalogue import N_, Texts
from game.text.words import Details

# In a list or on a button; as what somebody takes; read out alone.
TILES = {
    "O": (N_("obelisk"), N_("an obelisk"), N_("obelisk tile")),
    "T1": (N_("temple 1"), N_("a temple with 1 symbol"), N_("temple tile with 1 symbol")),
    "T": (N_("temple {n}"), N_("a temple with {n} symbols"), N_("temple tile with {n} symbols")),
    "PL": (N_("light pyramid"), N_("a light pyramid"), N_("light pyramid tile")),
    "PD": (N_("dark pyramid"), N_("a dark pyramid"), N_("dark pyramid tile")),
    "G": (N_("tomb {n}"), N_("tomb tile {n}"), N_("tomb tile with the number {n}")),
    "TAKE": (
        N_("take 1"),
        N_("the action “take 1”"),
        N_("action tile: take 1 tile from a boat"),
    ),
    "PLACE": (
        N_("place 2–3"),
        N_("the action “place 2–3”"),
        N_("action tile: place 2 or 3 figures"),
    ),
    "COMBO": (
        N_("place 1, unload 1–2"),
        N_("the action “place 1, unload 1–2”"),
        N_("action tile: place 1 figure, then unload 1 or 2 boats"),
    ),
    "SWAP": (
        N_("swap 2, unload 1"),
        N_("the action “swap 2, unload 1”"),
        N_("action tile: swap 2 tiles of a boat, then unload 1 boat"),
    ),
}
SITE_OF = {"O": "obelisk", "T": "temple", "P": "pyramids", "G": "tomb"}  # by the letter of a tile
ACTION_TILES = frozenset({"TAKE", "PLACE", "COMBO", "SWAP"})
LINES = {"R": N_("boat of row {n}"), "C": N_("boat of column {n}")}


def capital(text: str) -> str:
    """The text as it begins a label."""
    return text[:1].upper() + text[1:]


def tile(t: Texts, code: str) -> str:
    """The short name of a tile, to go into a sentence."""
    return _tile(t, code, 0)


def tile_taken(t: Texts, code: str) -> str:
    """The tile as what somebody takes."""
    return _tile(t, code, 1)


def tile_full(t: Texts, code: str) -> str:
    """The tile described, for those who do not see it."""
    return _tile(t, code, 2)


def _tile(t: Texts, code: str, form: int) -> str:
    forms = TILES.get(code) or TILES[code[0]]
    return t(forms[form], n=code[1:])


def boat(t: Texts, code: str) -> str:
    """The name of a boat by its line, to go into a sentence: `boat of row 2`."""
    return t(LINES[code[0]], n=code[1:])


def square(t: Texts, code: str) -> str:
    """The name of a square: `row 2, column 1`."""
    row, column = code.split()
    return t("row {row}, column {column}", row=row, column=column)


def named(t: Texts, params: Details) -> dict[str, object]:
    """The details of a refusal or event in words."""
    named: dict[str, object] = dict(params)
    for key, value in params.items():
        if key in {"tile", "other_tile"}:
            named[key], named[f"{key}_taken"] = tile(t, str(value)), tile_taken(t, str(value))
        elif key in {"boat", "square"}:
            named[key] = {"boat": boat, "square": square}[key](t, str(value))
    return named
