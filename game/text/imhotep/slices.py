"""All modules and sides together: what the words of the game collect of them."""

from collections.abc import Mapping

from game.text.forms import Sentence
from game.text.imhotep.forms import Named, Site, Slice
from game.text.imhotep.modules import MODULES
from game.text.imhotep.sites import SITES

SIDES: Mapping[tuple[str, str], Slice] = {
    (key, letter): side for key, site in SITES.items() for letter, side in site.sides.items()
}
SLICES: tuple[Slice, ...] = (*SIDES.values(), *MODULES.values())
ALL: tuple[Site | Slice, ...] = (*SITES.values(), *SLICES)
NAMED: tuple[Named, ...] = tuple(each.named for each in ALL if each.named)
ACTIONS: Mapping[str, Sentence] = {verb: said for each in ALL for verb, said in each.actions.items()}
EVENTS: Mapping[str, Sentence] = {kind: said for each in ALL for kind, said in each.events.items()}
REFUSALS: Mapping[str, Sentence] = {reason: said for each in ALL for reason, said in each.refusals.items()}
AT_ONCE: Mapping[str, Sentence] = {kind: said for each in SLICES for kind, said in each.at_once.items()}
COUNTED: Mapping[str, Sentence] = {kind: said for each in SLICES for kind, said in each.counted.items()}
FACTS: Mapping[str, Named] = {kind: facts for each in SLICES for kind, facts in each.facts.items()}
