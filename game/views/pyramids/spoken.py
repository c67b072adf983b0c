"""What the things on the table of Pyramids are called for those who hear them."""

from collections.abc import Sequence

from game.games.pyramids import tables as box
from game.games.pyramids.state import NONE, UNKNOWN
from game.text import common
from game.text import pyramids as words
from game.text.joined import said_of, sentences
from game.views.look import CHOSEN
from game.views.pyramids.look import Look


def card(look: Look, number: int) -> str:
    """A card, as far as it is seen."""
    return look.t("a hidden card") if number == UNKNOWN else words.card(look.t, box.CARDS[number].text)


def cards(look: Look, numbers: Sequence[int]) -> str:
    """Several cards; hidden ones are counted."""
    seen = [card(look, number) for number in numbers if number != UNKNOWN]
    hidden = len(numbers) - len(seen)
    if hidden:
        seen.append(look.t.n("{n} hidden card", "{n} hidden cards", hidden))
    return "; ".join(seen)


# ---- god tiles and quarry ---------------------------------------------------------------------------


def tile(look: Look, number: int) -> str:
    """A god tile: its number, what it lets one build, whose it is."""
    t, god = look.t, box.TILES[number]
    facts = [t("{n} {god}", n=number + 1, god=words.god(t, god.god))]
    if number == look.state.aside:
        facts[0] += " " + t("set aside")
    facts.append(t("demands {building}", building=words.the_building(t, "pyramid")))
    if god.besides:
        facts.append(t("allows {buildings}", buildings=besides(look, number, god.besides)))
    if number in look.state.tiles:
        facts.append(t("taken by {name}", name=look.name(look.state.tiles.index(number))))
    return "; ".join(facts)


def besides(look: Look, number: int, buildings: Sequence[str]) -> str:
    """Buildings besides the pyramid that a god tile allows: all of them, or one of two."""
    t = look.t
    if len(buildings) == 1:
        return words.the_building(t, buildings[0])
    names = [words.building(t, name) for name in buildings]
    if len(names) > 1 and either(look, number):
        return t("{one} or {other}", one=names[0], other=names[-1])
    return common.all_of(t, names)


def either(look: Look, number: int) -> bool:
    """P5: whether the tile allows only one of tomb and obelisk."""
    return number == box.SEKHMET and look.players >= box.SEKHMET_ONE_FROM


def pair(look: Look, number: int) -> str:
    """A pair of the quarry."""
    t = look.t
    lying = look.state.quarry[number * box.PAIR : (number + 1) * box.PAIR]
    if NONE in lying:
        return t("Pair {n}: taken", n=number + 1)
    return t("Pair {n}: {cards}", n=number + 1, cards=" + ".join(card(look, each) for each in lying))


# ---- a player's things ------------------------------------------------------------------------------


def place(look: Look, building: str, slot: str, act: str) -> str:
    """A place to build, and the card that would go there."""
    t = look.t
    where = words.slot(t, slot) if slot else words.building(t, building)
    if look.card_chosen and act in look.view.legal:
        (hand, *_) = look.view.legal[act].args
        number = look.state.hands[look.viewer][hand]
        return said_of(t, common.capital(card(look, number)), where)
    return common.capital(where)


def hand_card(look: Look, number: int, sign: str) -> str:
    """A card of the hand."""
    told = card(look, number)
    return look.t("{card}, chosen", card=common.capital(told)) if sign == CHOSEN else common.capital(told)


def connection(look: Look, player: int, colour: int) -> str:
    """The largest connection of a colour."""
    name, size = words.colour(look.t, box.COLOURS[colour]), len(look.largest[player][colour])
    return look.t.n(
        "{colour}: {n} stone connected", "{colour}: {n} stones connected", size, colour=common.capital(name)
    )


def necropolis(look: Look, player: int) -> str:
    """A player: name, points, and what lies in each building."""
    t, s = look.t, look.state
    points = common.points(t, look.totals[player])
    facts = [t("{name}, {points}", name=look.name(player), points=points)]
    if player == s.starter:
        facts.append(t("start player"))
    for level in range(1, len(box.LEVELS) + 1):
        row = sorted(laid for laid in s.pyramids[player] if laid.level == level)
        if row:
            lying = cards(look, [laid.card for laid in row])
            facts.append(t("Level {n} of the pyramid: {cards}", n=level, cards=lying))
    if s.obelisks[player]:
        facts.append(t("Obelisk: {cards}", cards=cards(look, s.obelisks[player])))
    if s.tombs[player]:
        facts.append(t("Tomb: {cards}", cards=cards(look, s.tombs[player])))
    if s.hands[player]:
        facts.append(t("Hand: {cards}", cards=cards(look, s.hands[player])))
    return sentences(facts)
