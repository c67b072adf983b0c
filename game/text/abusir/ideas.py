"""What to look for in Abusir, by row of the sheet and what else a position promises."""

from collections.abc import Mapping

from game.text.catalogue import N_

RANK = N_("Only the order counts at a pyramid: look where a block or two of yours would change it.")
SLED = N_("What lies on the sled can be built next: load blocks that fit where you are going.")
WORKERS = N_("Every worker at a site lets you build more blocks there: send them ahead of the sled.")
PULL = N_("A good pull ends at a stage or a site: that is where you load or build next.")
IDEAS: Mapping[str, str] = {
    **dict.fromkeys(("rank", "else to build", "else which build"), RANK),
    "rank.sites": N_("A first block where nobody has many brings a place at once: look for such pyramids."),
    **dict.fromkeys(("else to pull", "else which pull"), PULL),
    "last": N_("Whoever lays the last block gets a point more: count the cells that are still empty."),
    "colour": N_("A pyramid that shows one colour pays everybody who built there: watch what others load."),
    "unfinished": N_("Incomplete pyramids count for less: complete those where you are ahead."),
    **dict.fromkeys(("sled", "else to load"), SLED),
    **dict.fromkeys(("workers", "else to walk"), WORKERS),
}
