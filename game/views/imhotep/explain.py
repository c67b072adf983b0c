"""What the things on Imhotep's table tell of themselves: sites, boats, cards, players, fields of modules."""

from game.core.vocabulary import Action
from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARD_IDS, CARDS
from game.games.imhotep.cards.kind import Red
from game.games.imhotep.state import NOBODY
from game.games.imhotep.tables import SITES
from game.text import common
from game.text import imhotep as words
from game.text.catalogue import N_
from game.text.imhotep import WORDS
from game.text.words import section_of
from game.views.art.icons import icon
from game.views.explain import Explainers, Info, Line, changes, has, rule_text
from game.views.imhotep import cards, counts, spoken
from game.views.imhotep.art.cards import card_picture
from game.views.imhotep.docks import drawing
from game.views.imhotep.inplay import ALL, Look, side
from game.views.imhotep.river import vessel
from game.views.markup import Markup, classes, el
from game.views.still import still

__all__ = ["EXPLAINERS", "Look"]

SIZE = 48  # of an icon
WORKS = {
    "red": N_("Works at once."),
    "blue": N_("Played once, as your turn; unused, it is worth 1 point."),
    "green": N_("Counts at the end."),
    "violet": N_("Counts at the end, as a set."),
    "plain": N_("Stays with whoever gains it."),
}


def _players(look: Look) -> range:
    return range(look.game.players)


# ---- sites --------------------------------------------------------------------------------------------


def site(look: Look, name: str) -> Info:
    """A site: how it scores, who has what there, what one more stone would bring, and a large drawing."""
    t, number = look.t, SITES.index(name)
    section = section_of(tuple(WORDS.rules(t, look.game.options)), name)
    what = t("{site}, side {side}", site=words.site(t, name), side=look.game.options[name])
    lines = [Line(t("If the game ended now:"))]
    lines += [
        has(look.view, each, counts.worth(look, number, each), _held(look, number, each))
        for each in _players(look)
    ]
    told = side(look, number).told
    lines += told(look) if told else _one_more(look, number)
    return Info(what, " ".join(section.short), section.id, lines, icon(name, SIZE), _large(look, number))


def _held(look: Look, site: int, player: int) -> str:
    n = counts.held(look, site, player)
    if site == box.MARKET:
        return look.t.n("{n} card", "{n} cards", n)
    return look.t.n("{n} stone", "{n} stones", n)


def _one_more(look: Look, site: int) -> list[Line]:
    """What a stone that came here now would bring whom, where nothing is to be chosen for it."""
    lines = []
    for player in _players(look):
        after = look.state.clone()
        look.game.board.arrive(after, site, player)
        if len(after.pending) > len(look.state.pending):
            return []
        lines += changes(look.view, after, [player])
    return [Line(look.t("One more stone would bring:")), *lines]


def _large(look: Look, site: int) -> Markup:
    """The site as it stands, or the cards that lie at the market."""
    if site != box.MARKET:
        return el("div", {"class": "canvas"}, still(drawing(look, site)))
    faces = [
        el("span", {"class": classes("card", cards.colour(kind))}, cards.face(look.t, kind))
        for kind in look.state.display
        if kind != NOBODY
    ]
    return el("div", {"class": "canvas"}, el("div", {"class": "market-cards"}, *faces))


# ---- the round ----------------------------------------------------------------------------------------


def the_round(look: Look) -> Info:
    """The round, and the round cards not seen yet, one of which stays out of the game (I3.3)."""
    t, s = look.t, look.state
    unseen = [boats for card, boats in enumerate(box.ALL_ROUND_CARDS) if s.round_cards >> card & 1]
    lines = [
        Line(t("Round cards not seen yet, by the spots of their boats:")),
        Line(" · ".join(map(words.round_card, unseen))),
    ]
    name = t("Round {n} of {rounds}", n=s.round, rounds=box.ROUNDS)
    return Info(name, rule_text(look.view, "I3.3"), "I3.3", lines, icon("day", SIZE))


# ---- boats --------------------------------------------------------------------------------------------


def boat(look: Look, number: str) -> Info:
    """A boat: its load, when it sails, the order of unloading, what sailing it now would bring whom."""
    t, s, boat = look.t, look.state, int(number) - 1
    if not 0 <= boat < box.BOATS or s.sailed(boat):
        raise LookupError(number)
    order = spoken.owners(look, boat)
    lines = [Line(spoken.boat(look, boat).partition(". ")[0])]
    lines.append(
        Line(t("Unloaded from the bow: {names}", names=", ".join(order)) if order else t("It is empty."))
    )
    brought = [
        _brought(look, action)
        for action in look.game.legal_actions(s)
        if action.verb == "sail" and action.args[0] == boat
    ]
    if brought:
        lines += [Line(t("If it sailed now and the game then ended:")), *brought]
    picture = still(vessel(look, boat, keyed=False))
    return Info(spoken.boat_name(look, boat), rule_text(look.view, "boat"), "I5.3.1", lines, picture)


def _brought(look: Look, sail: Action) -> Line:
    """By player, what a boat would bring at a site."""
    now, then = look.game.scores(look.state), look.game.scores(look.game.tried(look.state, sail).state)
    gains = [
        look.t("{name} {points}", name=look.name(player), points=common.signed(then[player] - now[player]))
        for player in _players(look)
        if then[player] != now[player]
    ]
    return Line(
        words.site(look.t, SITES[sail.args[1]]), common.all_of(look.t, gains) or look.t("nothing yet")
    )


# ---- market cards -------------------------------------------------------------------------------------


def card(look: Look, code: str) -> Info:
    """A market card: what it does, who has some, and what it would bring each player now (I8)."""
    t, kind = look.t, CARD_IDS.index(code)
    its = CARDS[kind]
    effect = f"{words.card_effect(t, code)}. {t(WORKS[its.colour])}"
    held = [each for each in _players(look) if look.state.cards[each][kind]]
    lines = [_worth_held(look, player, kind) for player in held]
    if lines:
        lines.insert(0, Line(t("Worth now:")))
    lines += [
        Line(t("It would bring now:")),
        *(_would_bring(look, player, kind) for player in _players(look)),
    ]
    return Info(words.card(t, code), effect, its.paragraph or its.rule, lines, card_picture(code))


def _worth_held(look: Look, player: int, kind: int) -> Line:
    without = look.state.clone()
    count, without.cards[player][kind] = without.cards[player][kind], 0
    points = look.game.scores(look.state)[player] - look.game.scores(without)[player]
    return has(look.view, player, points, words.cards_held(look.t, CARD_IDS[kind], count))


def _would_bring(look: Look, player: int, kind: int) -> Line:
    after = look.state.clone()
    its = CARDS[kind]
    if isinstance(its, Red):
        its.works(look.game.board, after, player)
    else:
        after.cards[player][kind] += 1
    if len(after.pending) > len(look.state.pending):
        return Line(look.name(player), look.t("depends on the place"), player)
    return changes(look.view, after, [player])[0]


# ---- stones -------------------------------------------------------------------------------------------


def player(look: Look, player: str) -> Info:
    """A player: points so far, stones on the sled and in the quarry (I5.1)."""
    t, s, owner = look.t, look.state, int(player)
    capacity = look.game.board.capacity(s, owner)
    lines = [
        has(look.view, owner, look.view.totals[owner], t("so far")),
        has(look.view, owner, sum(look.sheet[owner].values()), t("if the game ended now")),
        Line(t("{n} of {capacity} stones on the sled", n=s.sled[owner], capacity=capacity), player=owner),
        Line(spoken.in_quarry(look, owner), player=owner),
    ]
    return Info(look.name(owner), rule_text(look.view, "I5.1"), "I5.1", lines, icon("place", SIZE))


def quarry(look: Look) -> Info:
    """The quarry: what everybody still has there (I5.1)."""
    left = [Line(look.name(player), spoken.stock(look, player), player) for player in _players(look)]
    return Info(look.t("Quarry"), rule_text(look.view, "I5.1"), "I5.1", left, icon("quarry", SIZE))


EXPLAINERS: Explainers = {
    "site": site,
    "round": the_round,
    "boat": boat,
    "card": card,
    "player": player,
    "quarry": quarry,
    **{kind: explain for each in ALL for kind, explain in each.explainers.items()},
}
