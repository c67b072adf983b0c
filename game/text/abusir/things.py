"""What things are called in Abusir: blocks, boats, sites, the holder."""

from game.core.details import number, word
from game.games.abusir import tables as box
from game.text import common
from game.text.catalogue import N_, Texts
from game.text.words import Details

COLOURS = {"white": N_("white"), "black": N_("black"), "red": N_("red")}
SHAPES = {"I1": N_("single"), "I2": N_("double"), "I3": N_("triple"), "L3": N_("corner")}
BLOCKS = {
    "white I1": N_("white single"),
    "white I2": N_("white double"),
    "white I3": N_("white triple"),
    "white L3": N_("white corner"),
    "black I1": N_("black single"),
    "black I2": N_("black double"),
    "black I3": N_("black triple"),
    "black L3": N_("black corner"),
    "red I1": N_("red single"),
    "red I2": N_("red double"),
    "red I3": N_("red triple"),
    "red L3": N_("red corner"),
}
# As the object of a sentence, in languages that bend it.
A_BLOCK = {
    "white I1": N_("a white single"),
    "white I2": N_("a white double"),
    "white I3": N_("a white triple"),
    "white L3": N_("a white corner"),
    "black I1": N_("a black single"),
    "black I2": N_("a black double"),
    "black I3": N_("a black triple"),
    "black L3": N_("a black corner"),
    "red I1": N_("a red single"),
    "red I2": N_("a red double"),
    "red I3": N_("a red triple"),
    "red L3": N_("a red corner"),
}
SITES = {
    "S1": N_("Sahure"),
    "S2": N_("Neferirkare"),
    "S3": N_("Nyuserre"),
    "S4": N_("Neferefre"),
    "S5": N_("Khentkaus"),
    "S6": N_("Userkaf"),
    "S7": N_("Shepseskare"),
}
STANCES = {"low": N_("low"), "high": N_("high")}


def colour(t: Texts, name: str) -> str:
    """The name of a colour."""
    return t(COLOURS[name])


def shape(t: Texts, name: str) -> str:
    """The name of a shape."""
    return t(SHAPES[name])


def block(t: Texts, kind: str) -> str:
    """A kind of block: `white double` for `white I2`."""
    return t(BLOCKS[kind])


def a_block(t: Texts, kind: str) -> str:
    """The same, as the object of a sentence."""
    return t(A_BLOCK[kind])


def site(t: Texts, name: str) -> str:
    """The name of a site: the king or queen it is built for."""
    return t(SITES[name])


def node(t: Texts, name: str) -> str:
    """Where workers stand: a site, or the camp."""
    return t("camp") if name == box.NODES[box.CAMP] else site(t, name)


def boat(t: Texts, owner: int | str) -> str:
    """Whose a boat is, as the beginning of a sentence."""
    if owner == box.OWNERS[box.NEUTRAL]:
        return t("The neutral boat")
    return t("The boat of {colour}", colour=common.seat(t, int(owner) - 1))


def stance(t: Texts, name: str) -> str:
    """How the holder stands."""
    return t(STANCES[name])


def way(t: Texts, places: str) -> str:
    """Where a sled came from and went to, in centimetres from the upper left corner."""
    a, b, *_, c, d = (int(number) // 10 for number in places.split())
    return t("from {a}/{b} to {c}/{d} cm.", a=a, b=b, c=c, d=d)


def blocks(t: Texts, n: int) -> str:
    """So many blocks."""
    return t.n("{n} block", "{n} blocks", n)


def berth(t: Texts, name: str) -> str:
    """The number of a berth or its stage."""
    return name.removeprefix("B")


NAMING = {
    "colour": colour,
    "site": site,
    "node": node,
    "from": node,
    "stance": stance,
    "berth": berth,
    "way": way,
}


def named(t: Texts, params: Details) -> dict[str, object]:
    """The details of a refusal, event or action in words, as objects of a sentence."""
    said: dict[str, object] = {
        key: NAMING[key](t, word(params, key)) if key in NAMING else params[key] for key in params
    }
    if "place" in params:
        form, *cells = word(params, "place").split()
        said["cells"] = " ".join(cells)
    else:
        form = word(params, "shape") if "shape" in params else ""
    if "colour" in params and form:
        kind = f"{params['colour']} {form}"
        said |= {"block": a_block(t, kind), "kind": block(t, kind)}
    if "owner" in params:
        said["boat"] = boat(t, params["owner"])
    if "blocks" in params:
        said["blocks"] = blocks(t, number(params, "blocks"))
    return said
