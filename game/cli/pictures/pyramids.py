"""The table of Pyramids as text, as whoever decides sees it: god tiles, quarry, then each necropolis."""

from collections.abc import Iterator, Sequence

from game.core.match import Match
from game.games.pyramids import tables as box
from game.games.pyramids.state import NONE, UNKNOWN, PyramidsState
from game.text import common
from game.text.catalogue import Texts
from game.text.joined import said_of
from game.text.pyramids import building, card, colour, god

CELL = 10  # columns of a card of the pyramid; an even number, as levels are shifted by half of it
HIDDEN = "?"
EMPTY = "–"
EXAMPLE = "R/YB^O"


def draw(t: Texts, match: Match, names: Sequence[str]) -> str:
    """The round, what may be taken, then what each player has built and holds."""
    s: PyramidsState = match.game.observation(match.state, match.player)
    head = t("Round {round} of {rounds}", round=s.round, rounds=box.ROUNDS)
    piles = t.n("{n} card in the deck", "{n} cards in the deck", s.face_down)
    table = [f"{head} · {piles}", _gods(t, s, names), _quarry(t, s)]
    return "\n\n".join(
        ["\n".join(table), *(_player(t, s, player, name) for player, name in enumerate(names))]
    )


def legend(t: Texts) -> str:
    """What the codes of the cards mean."""
    colours = ", ".join(
        f"{letter} {colour(t, key)}" for letter, key in zip(box.LETTERS, box.COLOURS, strict=True)
    )
    glyphs = ", ".join(f"^{key[0].upper()} {building(t, key)}" for key in box.GLYPHS)
    return "\n".join(
        [
            t("Cards: {example} is {card}.", example=EXAMPLE, card=card(t, EXAMPLE)),
            t(
                "Colours: {colours}. Glyphs: {glyphs}. {sign} is a hidden card.",
                colours=colours,
                glyphs=glyphs,
                sign=HIDDEN,
            ),
        ]
    )


def _gods(t: Texts, s: PyramidsState, names: Sequence[str]) -> str:
    """The god tiles and who has which."""
    owners = {tile: names[player] for player, tile in enumerate(s.tiles) if tile != NONE}
    if s.aside != NONE:
        owners[s.aside] = t("set aside")
    tiles = (
        f"{tile + 1} {god(t, box.TILES[tile].god)}" + (f" ({owners[tile]})" if tile in owners else "")
        for tile in range(box.TILES_FOR[len(names)])
    )
    return t("God tiles: {tiles}", tiles=" · ".join(tiles))


def _quarry(t: Texts, s: PyramidsState) -> str:
    """The pairs by their numbers."""
    pairs = (
        f"{pair + 1} {' + '.join(map(_code, s.quarry[pair * box.PAIR : (pair + 1) * box.PAIR]))}"
        for pair in s.pairs()
    )
    return t("Quarry: {pairs}", pairs=" · ".join(pairs) or EMPTY)


def _player(t: Texts, s: PyramidsState, player: int, name: str) -> str:
    """The pyramid from the top, then the other buildings and the hand."""
    piles = (
        (common.capital(building(t, "obelisk")), s.obelisks[player]),
        (common.capital(building(t, "tomb")), s.tombs[player]),
        (t("Hand"), s.hands[player]),
    )
    held = " · ".join(said_of(t, title, " ".join(map(_code, cards)) or EMPTY) for title, cards in piles)
    head = t("{name} (start player)", name=name) if player == s.starter else name
    return "\n".join([head, *_levels(s, player), f"  {held}"])


def _levels(s: PyramidsState, player: int) -> Iterator[str]:
    """The levels that are begun, the highest first, each shifted by half a card."""
    for level in range(len(box.LEVELS), 0, -1):
        row = {laid.place: laid.card for laid in s.pyramids[player] if laid.level == level}
        if row:
            shift = "  " + " " * ((level - 1) * CELL // 2)
            places = range(max(row) + 1)
            cells = (f"[{_code(row[place]):^{CELL - 2}}]" if place in row else " " * CELL for place in places)
            yield shift + "".join(cells)


def _code(number: int) -> str:
    return HIDDEN if number == UNKNOWN else box.CARDS[number].text
