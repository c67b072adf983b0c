"""New Dynasty on the table: where a raft and a gangplank lead."""

from game.core.details import word
from game.text.catalogue import N_
from game.views.imhotep.keys import site_key
from game.views.imhotep.slices import Module
from game.views.sounds import BOAT

MODULE = Module(
    brings={"raft": N_("Raft {to_site}")},
    crossing=("gangplank",),
    sounds={"raft": BOAT},
    traces={"raft": lambda event: (site_key(word(event.params, "site")),)},
)
