"""What an action of Cheops' Master Builders caused: for the log, marks and motion."""

from collections.abc import Iterator

from game.core.game import Event
from game.core.vocabulary import Action
from game.games.cheops import tables as box
from game.games.cheops.state import NONE, CheopsState


def events(before: CheopsState, action: Action, after: CheopsState) -> list[Event]:
    """Stones ticked, what was struck, bonuses, then the next roll or the end."""
    player = before.pending[-1].player
    return [
        *([Event("done", player)] if action.verb == "done" else ()),
        *(relief(before, after, player) if action.verb == "relief" else ticks(before, after)),
        *strikes(before, after, player),
        *gains(before, after),
        *turns(before, after),
    ]


def ticks(before: CheopsState, after: CheopsState) -> Iterator[Event]:
    """Fields newly ticked, with their colours."""
    for _, player, field in after.ticks[len(before.ticks) :]:
        yield Event("tick", player, {"field": box.FIELDS[field], "colour": colour_of(after, player, field)})


def relief(before: CheopsState, after: CheopsState, player: int) -> Iterator[Event]:
    """The two fields of a relief pair, with their colours."""
    one, other = (field for _, _, field in after.ticks[len(before.ticks) :])
    fields = {"field": box.FIELDS[one], "other_field": box.FIELDS[other]}
    colours = {"colour": colour_of(after, player, one), "other_colour": colour_of(after, player, other)}
    yield Event("relief", player, {**fields, **colours})


def colour_of(s: CheopsState, player: int, field: int) -> str:
    """The colour of a field by name."""
    return box.COLOURS[box.COLOUR_OF[s.sheets[player]][field]]


def strikes(before: CheopsState, after: CheopsState, player: int) -> Iterator[Event]:
    """Quarry stones and jokers newly struck."""
    struck = before.struck[player]
    for _, _, lost, joker in after.strikes[len(before.strikes) :]:
        if joker:
            yield Event("joker", player)
            continue
        struck += lost // box.STONE_LEFT
        yield Event("strike", player, {"field": box.QUARRY_FIELDS[struck - 1], "lost": lost})


def gains(before: CheopsState, after: CheopsState) -> Iterator[Event]:
    """Bonuses newly gained."""
    for _, player, bonus in after.gains[len(before.gains) :]:
        yield Event("bonus", player, {"bonus": box.BONUSES[bonus]})


def turns(before: CheopsState, after: CheopsState) -> Iterator[Event]:
    """The next roll, or the end."""
    if not after.pending:
        yield Event("end", NONE)
    elif after.turn != before.turn:
        dice = "".join(letter * count for letter, count in zip(box.LETTERS, after.lying, strict=True))
        yield Event("roll", after.active, {"turn": after.turn, "dice": dice})
