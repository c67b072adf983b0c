"""Private boats (I10.2)."""

from collections.abc import Iterable, Mapping
from functools import cache

from game.core.edition import WORTH, Values
from game.core.editor import Setting
from game.core.state import Event, Pending
from game.core.steps import Refusal
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.features.kind import Aspect, named
from game.games.imhotep.lines import bad
from game.games.imhotep.market import deliver_alone
from game.games.imhotep.parts import Actions, Board, Module
from game.games.imhotep.state import NOBODY, ImhotepState, put_at

PRIVATE = act.VOCABULARY.all_of("private")

USED, READY = "used", "ready"


class PrivateBoats(Module):
    """I10.2: once a game, one stone straight to a site."""

    rule = "I10.2"
    since = 1
    categories = ("private",)
    verbs = ("private",)
    has = ("private", "private_berths")
    varies = (Values("UNUSED_PRIVATE", "I10.2.2", WORTH, thing="private 0"),)

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.deeds = {"private": self.do_private}
        self.reasons = {"private": no_private}

    def prepare(self, s: ImhotepState) -> None:
        """A boat a player."""
        s.own["private"] = [1] * self.board.players
        s.own["private_berths"] = [NOBODY] * self.board.players

    def offers(self, s: ImhotepState, player: int) -> Actions:
        """I10.2: to sites without a private boat; to the market only while a card lies there."""
        if not s.own["private"][player] or not s.sled[player]:
            return ()
        berths = s.own["private_berths"]
        return landings(tuple(berths) if s.stocked else (*berths, box.MARKET))

    def do_private(self, s: ImhotepState, player: int, action: Action) -> None:
        """The stone is delivered; from the market it goes back to the quarry when its card is resolved."""
        (site,) = action.args
        s.sled[player] -= 1
        s.own["private"] = put_at(s.own["private"], player, 0)
        s.own["private_berths"] = put_at(s.own["private_berths"], player, site)
        deliver_alone(self.board, s, site, player)

    def round_end(self, s: ImhotepState) -> None:
        """I10.2: used private boats leave the game."""
        s.own["private_berths"] = [NOBODY] * self.board.players

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I10.2: a point if unused."""
        for player in range(self.board.players):
            if s.own["private"][player]:
                yield Event("private_unused", player, {}, box.UNUSED_PRIVATE, "private", self.rule)

    def aspects(self) -> Iterable[Aspect]:
        """Private boats not used."""
        return (Aspect(named("private", "unused"), lambda s: (s.own["private"],)),)

    def settings(self, s: ImhotepState) -> Iterable[Setting]:
        """By player: ready, used, or where the boat lies this round."""
        berths = s.own["private_berths"]
        for player, word in enumerate(self.write(s)["private"].split()):
            free = [name for site, name in enumerate(box.SITES) if site not in berths or name == word]

            def sail(where: str, player: int = player) -> None:
                s.own["private"] = put_at(s.own["private"], player, int(where == READY))
                berth = box.SITES.index(where) if where in box.SITES else NOBODY
                s.own["private_berths"] = put_at(s.own["private_berths"], player, berth)

            yield Setting(f"private {player}", "private", word, (READY, USED, *free), sail, counts=True)

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """By player: `ready`, `used`, or where the boat lies this round."""
        words = [
            READY if unused else USED if site == NOBODY else box.SITES[site]
            for unused, site in zip(s.own["private"], s.own["private_berths"], strict=True)
        ]
        return {"private": " ".join(words)}

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        words = lines["private"].split()
        if len(words) != self.board.players or not {*words} <= {READY, USED, *box.SITES}:
            raise bad("private", lines)
        s.own["private"] = [int(word == READY) for word in words]
        s.own["private_berths"] = [box.SITES.index(word) if word in box.SITES else NOBODY for word in words]
        berths = [site for site in s.own["private_berths"] if site != NOBODY]
        if len({*berths}) < len(berths):
            raise bad("private", lines)


@cache
def landings(closed: tuple[int, ...]) -> Actions:
    """I10.2: to all sites but these."""
    return tuple(action for site, action in enumerate(PRIVATE) if site not in closed)


def no_private(s: ImhotepState, p: Pending, action: Action) -> Refusal:
    """I10.2: it is used, nothing can be loaded, or it cannot go there."""
    (site,) = action.args
    if not s.own["private"][p.player]:
        return Refusal("private_used", "I10.2")
    if not s.sled[p.player]:
        return Refusal("sled_empty", "I10.2")
    if site in s.own["private_berths"]:
        return Refusal("private_there", "I10.2", {"site": box.SITES[site]})
    return Refusal("market_empty", "I10.2.1")
