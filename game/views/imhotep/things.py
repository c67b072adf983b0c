"""What the things of the house boards, sides C and D, tell of themselves."""

from game.games.imhotep import tables as box
from game.text import common
from game.text import imhotep as words
from game.views.explain import Explainers, Info, Line, has, rule_text
from game.views.imhotep import spoken
from game.views.imhotep.art.cards import card_back
from game.views.imhotep.art.chosen import FIGURE_ICON, SCAFFOLD_ICON
from game.views.imhotep.art.coins import COIN, points_coin
from game.views.imhotep.art.crypt import tile_icon
from game.views.imhotep.art.heights import card_icon
from game.views.imhotep.art.rounds import chariot_icon
from game.views.imhotep.house import seen
from game.views.imhotep.look import Look


def coins(look: Look) -> Info:
    """I12.1: who has how many coins."""
    t = look.t
    left = [
        has(look.view, player, count * box.UNUSED_COIN, t.n("{n} coin", "{n} coins", count))
        for player, count in enumerate(look.state.coins)
    ]
    return Info(t("Coins"), rule_text(look.view, "I12.1"), "I12.1", [*left], COIN)


def deck(look: Look) -> Info:
    """I12.2: the deck, whose top card can be taken unseen."""
    t = look.t
    left = Line(t.n("{n} card in the deck.", "{n} cards in the deck.", look.state.deck))
    return Info(t("Deck"), rule_text(look.view, "I12.2"), "I12.2", [left], card_back())


def sale(look: Look) -> Info:
    """I12.2: points for a stone."""
    picture = points_coin(box.MARKET_D_POINTS, "icon")
    name = common.points(look.t, box.MARKET_D_POINTS)
    return Info(name, rule_text(look.view, "I12.2"), "I12.2", (), picture)


def figure(look: Look) -> Info:
    """I12.3: Imhotep, and where he stands."""
    where = common.capital(words.cell(look.t, look.game.figure(look.state)))
    return Info("Imhotep", rule_text(look.view, "I12.3"), "I12.3", [Line(where)], FIGURE_ICON)


def scaffolds(look: Look) -> Info:
    """I12.4: the common scaffolds."""
    t = look.t
    left = Line(t("{n} of {all} left", n=look.state.scaffolds, all=box.SCAFFOLDS))
    return Info(t("Scaffolds"), rule_text(look.view, "I12.4"), "I12.4", [left], SCAFFOLD_ICON)


def chariot(look: Look, player: str) -> Info:
    """I12.6: a chariot, how far it has come, what the end of the round would bring."""
    t, owner = look.t, int(player)
    now, more = look.state.chariots[owner], seen(look)[owner]
    lines = [
        Line(t.n("{n} step so far", "{n} steps so far", now), player=owner),
        Line(t.n("{n} more step at the end of the round", "{n} more steps at the end of the round", more)),
    ]
    name = t("Chariot of {name}", name=look.name(owner))
    return Info(name, rule_text(look.view, "I12.6"), "I12.6", lines, chariot_icon(owner + 1))


def crypt(look: Look) -> Info:
    """I12.7: the crypt tiles, and those that nobody has yet."""
    t, s = look.t, look.state
    taken = [worth for _, worth in look.game.crypt_tiles(s)]
    left = [
        Line(common.points(t, worth), t("{n} of {all} left", n=count - taken.count(worth), all=count))
        for worth, count in box.TILES.items()
    ]
    return Info(t("Crypt tiles"), rule_text(look.view, "I12.7"), "I12.7", left, tile_icon(max(box.TILES)))


def heights(look: Look) -> Info:
    """I12.9: what each height is worth."""
    t = look.t
    worth = [
        Line(t.n("{n} stone", "{n} stones", height), str(points))
        for height, points in enumerate(box.OBELISKS_C)
        if height
    ]
    return Info(t("Obelisk card"), rule_text(look.view, "I12.9"), "I12.9", worth, card_icon())


def tiles(look: Look) -> Info:
    """I12.10: by height the tiles that are left."""
    t = look.t
    taken = [height for _, height, _ in look.game.obelisk_tiles(look.state)]
    left = [
        Line(
            t.n("{n} stone", "{n} stones", height),
            " · ".join(map(str, worth[taken.count(height) :])) or spoken.NOTHING,
        )
        for height, worth in box.OBELISKS_D.items()
    ]
    picture = tile_icon(max(box.OBELISKS_D[max(box.OBELISKS_D)]))
    return Info(t("Obelisk tiles"), rule_text(look.view, "I12.10"), "I12.10", left, picture)


EXPLAINERS: Explainers = {
    "coins": coins,
    "deck": deck,
    "sale": sale,
    "figure": figure,
    "scaffolds": scaffolds,
    "chariot": chariot,
    "crypt": crypt,
    "heights": heights,
    "tiles": tiles,
}
