"""What can be set up by hand on Imhotep's table; modules and sides bring their own words."""

from collections.abc import Mapping

from game.text.catalogue import N_, Texts
from game.text.imhotep import PROMPTS
from game.text.imhotep.seats import NO_ONE, owner
from game.text.imhotep.sheet import CATEGORIES
from game.text.imhotep.slices import ALL
from game.text.imhotep.things import at_site, card, round_card, site
from game.text.joined import said_of
from game.text.table import ASKED, NO_CARD, OVER, TO_MOVE, Names, TableWords, Word, by_seat, said

NONE = "-"
IN_HARBOUR, POINTS, STONES = N_("in the harbour"), N_("points so far: {category}"), N_("stones of {name}")


def _asked(t: Texts, value: str, names: Names) -> str:
    """Whose turn, or what is asked in the middle of one."""
    if value == "over":
        return t(OVER)
    step, seat, *_ = value.rpartition(", ")[2].split()
    name = owner(t, seat, names) if seat != NO_ONE else ""
    return t(TO_MOVE, name=name) if step == "turn" else said_of(t, name, t(PROMPTS[step][0]))


def _together(own: Mapping[str, Word], brought: list[Mapping[str, Word]]) -> dict[str, Word]:
    return {kind: word for words in (*brought, own) for kind, word in words.items()}


TABLE = TableWords(
    things=_together(
        {
            "round": said(N_("round and turn")),
            "boat": said(N_("boat {of}")),
            "site": lambda t, of, names: site(t, of),
            "player": by_seat(N_("{name}: sled, cards, points")),
            "discard": said(N_("discarded cards")),
        },
        [each.table.things for each in ALL],
    ),
    settings=_together(
        {
            "round": said(N_("round")),
            "boats": said(N_("boats of this round")),
            "asked": said(ASKED),
            "sailor": said(N_("who sailed last")),
            "berth": said(N_("where it lies")),
            "spot": said(N_("spot {of} from the bow")),
            "sled": said(N_("stones on the sled")),
            "card": lambda t, of, names: card(t, of),
            "track": said(N_("points on the track")),
            "stones": lambda t, of, names: t(STONES, name=owner(t, of, names)),
            "points": lambda t, of, names: t(POINTS, category=t(CATEGORIES[of])),
            "last": said(N_("last stone")),
            "next": said(N_("one stone more")),
            "field": said(N_("field {of}")),
            "pair": said(N_("covered cards")),
            "owner": said(N_("stone")),
        },
        [each.table.settings for each in ALL],
    ),
    values=_together(
        {
            "boats": lambda t, of, names: round_card(of),
            "asked": _asked,
            "berth": lambda t, of, names: t(IN_HARBOUR) if of == NONE else at_site(t, of),
            "field": lambda t, of, names: t(NO_CARD) if of == NONE else card(t, of),
            **dict.fromkeys(("sailor", "spot", "last", "next", "owner"), owner),
        },
        [each.table.values for each in ALL],
    ),
)
