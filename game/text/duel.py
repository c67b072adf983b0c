"""Words of the Duel."""

from collections.abc import Sequence

from game.text import common
from game.text.catalogue import N_, Texts
from game.text.duel_rules import rules
from game.text.words import Action, Details, Entry, Event, Prompt, Refusal

__all__ = [
    "action",
    "boat",
    "capital",
    "category",
    "choice",
    "choice_about",
    "event",
    "option",
    "prompt",
    "reason",
    "refusal",
    "rules",
    "square",
    "tile",
    "tile_full",
    "tile_taken",
]

# ---- things -----------------------------------------------------------------------------------------

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


def _named(t: Texts, params: Details) -> dict[str, object]:
    """The details of a refusal or event in words."""
    named: dict[str, object] = dict(params)
    for key, value in params.items():
        if key in {"tile", "other_tile"}:
            named[key], named[f"{key}_taken"] = tile(t, str(value)), tile_taken(t, str(value))
        elif key in {"boat", "square"}:
            named[key] = {"boat": boat, "square": square}[key](t, str(value))
    return named


# ---- options and sheet ------------------------------------------------------------------------------

OPTIONS = {
    "obelisk": N_("Obelisk"),
    "temple": N_("Temple"),
    "pyramids": N_("Pyramids"),
    "tomb": N_("Tomb"),
    "start": N_("Starts"),
}
CATEGORIES = {
    "obelisk": N_("Obelisk"),
    "temple": N_("Temple"),
    "pyramids": N_("Pyramids"),
    "tomb": N_("Tomb"),
    "actions": N_("Unused actions"),
    "figures": N_("Figures on squares"),
    "total": N_("Total"),
}
SIDES = {"A": N_("side A"), "B": N_("side B")}
STARTERS = {"random": N_("Random"), "first": N_("First seat"), "second": N_("Second seat")}
CHOICES_ABOUT = {
    ("obelisk", "A"): N_("1 point a tile, 6 more for whoever has more tiles."),
    ("obelisk", "B"): N_("A race: 12 points for the first with 5 tiles, 6 for the second, 18 for 10 tiles."),
    ("temple", "A"): N_("1 point a symbol."),
    ("temple", "B"): N_("Sets of different values: 1, 4, 9 or 16 points for 1 to 4 values."),
    ("pyramids", "A"): N_("Light and dark separately: 1, 3, 6, 10, 15 or 21 points for 1 to 6 tiles."),
    ("pyramids", "B"): N_("Only the smaller pyramid: 0, 4, 10, 18, 30 or 45 points, and −6 without a tile."),
    ("tomb", "A"): N_("Long runs of numbers: 1, 4, 9, 16 or 25 points for 1 to 5 tiles."),
    ("tomb", "B"): N_("Many runs of numbers: 4 points a run, whatever its length."),
    ("start", "random"): N_("The seed decides who starts."),
    ("start", "first"): N_("The first seat starts; on a tie the second one wins."),
    ("start", "second"): N_("The second seat starts; on a tie the first one wins."),
}


def category(t: Texts, key: str) -> str:
    """A row of the sheet."""
    return t(CATEGORIES[key])


def option(t: Texts, key: str) -> str:
    """An option of the new game."""
    return t(OPTIONS[key])


def choice(t: Texts, key: str, value: str) -> str:
    """A value of an option."""
    return t(STARTERS[value] if key == "start" else SIDES[value])


def choice_about(t: Texts, key: str, value: str) -> str:
    """What choosing this value means, in one sentence."""
    return t(CHOICES_ABOUT[key, value])


# ---- what can be done -------------------------------------------------------------------------------

ACTIONS = {
    "place": N_("Place a figure on {square}"),
    "unload": N_("Unload the {boat}"),
    "play": N_("Play the action “{tile}”"),
    "take": N_("Take the tile on slot {slot} of the {boat}"),
    "swap": N_("Swap the tiles on slots {slot} and {other_slot} of the {boat}"),
    "stop": N_("Leave it at that"),
    "pass": N_("Pass"),
}
PLACES = {
    "place": ("row", "column"),
    "unload": ("boat",),
    "play": ("tile",),
    "take": ("boat", "slot"),
    "swap": ("boat", "slot", "other_slot"),
}
PROMPTS = {
    "turn": (N_("Your turn"), N_("One action: on the board or here.")),
    "take": (N_("Take which tile?"), N_("Any tile on a boat, except action tiles.")),
    "place": (N_("Place a figure where?"), N_("2 or 3 figures, on empty squares.")),
    "place_third": (N_("Place a third figure?"), N_("On an empty square, or leave it at two.")),
    "combo_place": (N_("Place a figure where?"), N_("Afterwards you unload a boat.")),
    "swap": (N_("Swap which two tiles?"), N_("Both on the same boat. Then you unload a boat.")),
    "unload": (N_("Unload which boat?"), N_("One with two figures or more in its line.")),
    "unload_second": (N_("Unload a second boat?"), N_("Or leave it at one.")),
}
OTHERS_TURN = N_("{name} to move")


def action(t: Texts, action: Action) -> str:
    """What the action does, as a button or hint says it."""
    verb, *arguments = action.text.split()
    params: dict[str, int | str] = dict(zip(PLACES.get(verb, ()), arguments, strict=True))
    if verb == "place":
        params = {"square": " ".join(arguments)}
    return t(ACTIONS[verb], **_named(t, params))


def prompt(t: Texts, step: str, name: str = "") -> Prompt:
    """What a pending matter asks: of `you`, or of the player named."""
    title, sub = PROMPTS[step]
    if not name:
        return Prompt(t(title), t(sub))
    return Prompt(t(OTHERS_TURN, name=name), t(title) if step != "turn" else "")


# ---- what happened ----------------------------------------------------------------------------------

EVENTS = {
    "place": N_("{name} places a figure on {square}."),
    "unload": N_("{name} unloads the {boat}."),
    "gain": N_("{name} takes {tile_taken}."),
    "lose": N_("Out of the game: {tile}."),
    "play": N_("{name} plays the action “{tile}”."),
    "take": N_("{name} takes {tile_taken} from the {boat}."),
    "uncover": N_("From the reserve comes: {tile}."),
    "swap": N_("{name} swaps on the {boat}: {tile} and {other_tile}."),
    "stop": N_("{name} leaves it at that."),
    "pass": N_("Nothing is possible. {name} passes."),
    "refill": N_("The {boat} is loaded again."),
    "remove": N_("The {boat} leaves the game."),
    "end": N_("Only one boat is left. The game is over."),
}


def event(t: Texts, event: Event, names: Sequence[str]) -> str:
    """What happened, as a sentence of the log."""
    name = names[event.player] if event.player >= 0 else ""
    return t(EVENTS[event.kind], name=name, **_named(t, event.params))


# ---- why not ----------------------------------------------------------------------------------------

REFUSALS = {
    "tile_first": N_("That needs an action tile. Play the tile first."),
    "asked_take": N_("First take a tile from a boat."),
    "asked_place": N_("First place your figure on an empty square."),
    "asked_place_third": N_("Place a third figure, or leave it at two."),
    "asked_combo_place": N_("First place your figure on an empty square."),
    "asked_swap": N_("First swap two tiles on one boat."),
    "asked_unload": N_("Now a boat has to be unloaded."),
    "asked_unload_second": N_("Unload a second boat, or leave it at one."),
    "square_taken": N_("A figure already stands here."),
    "no_figure": N_("You have no figure left in your supply."),
    "square_leaves_no_boat": N_("From here no boat could be unloaded afterwards."),
    "boat_gone": N_("The {boat} has left the game."),
    "boat_emptied": N_("The {boat} was already unloaded this turn."),
    "no_such_tile": N_("You do not have the action tile “{tile}”."),
    "take_nothing": N_("No boat carries a tile that could be taken."),
    "place_needs_two": N_("This takes two figures in your supply."),
    "combo_needs_unload": N_("No square would let you unload a boat afterwards."),
    "swap_needs_unload": N_("After swapping a boat must be unloaded, and none can be."),
    "take_action_tile": N_("Action tiles cannot be taken this way."),
    "pass_is_forced": N_("You pass only when nothing else is possible."),
}
LINE_SHORT = {
    ("R", 0): N_("That boat needs two figures in its row, it has none."),
    ("R", 1): N_("That boat needs two figures in its row, it has one."),
    ("C", 0): N_("That boat needs two figures in its column, it has none."),
    ("C", 1): N_("That boat needs two figures in its column, it has one."),
}


def refusal(t: Texts, refusal: Refusal) -> str:
    """The reason as a sentence, with the rule behind it."""
    sentences = REFUSALS
    if refusal.reason == "line_short":
        line, count = str(refusal.params["boat"])[0], int(refusal.params["count"])
        sentences = {"line_short": LINE_SHORT[line, count]}
    return common.refusal(t, refusal, sentences, **_named(t, refusal.params))


# ---- how points came about --------------------------------------------------------------------------

SITE_OF = {"O": "obelisk", "T": "temple", "P": "pyramids", "G": "tomb"}


def reason(t: Texts, entry: Entry, events: Sequence[Event], names: Sequence[str]) -> str:
    """How the points of an entry came about; `events` are those of its move."""
    if entry.move is None:
        return t("Without a tile")
    gained = [e for e in events if e.kind in {"gain", "take"} and _category(e) == entry.category]
    own = [tile(t, str(e.params["tile"])) for e in gained if e.player == entry.player]
    if own:
        return capital(common.all_of(t, own))
    squares = [square(t, str(e.params["square"])) for e in events if e.kind == "place"]
    if entry.category == "figures" and squares:
        return t("Figure on {square}", square=squares[0])
    return t("By a tile of {name}", name=names[1 - entry.player])


def _category(event: Event) -> str:
    code = str(event.params["tile"])
    return "actions" if code in {"TAKE", "PLACE", "COMBO", "SWAP"} else SITE_OF[code[0]]
