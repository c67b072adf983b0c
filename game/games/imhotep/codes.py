"""The codes of Imhotep's decisions in links: places in a list that only grows, at its end.

`python3 -m tests.desk codes` adds what is new; a test holds fast what is there.
"""

from game.core.vocabulary import Codes

TEXTS = """\
take
place 1 1
place 1 2
place 1 3
place 1 4
place 2 1
place 2 2
place 2 3
place 2 4
place 3 1
place 3 2
place 3 3
place 3 4
place 4 1
place 4 2
place 4 3
place 4 4
sail 1 market
sail 1 pyramid
sail 1 temple
sail 1 burial
sail 1 obelisks
sail 2 market
sail 2 pyramid
sail 2 temple
sail 2 burial
sail 2 obelisks
sail 3 market
sail 3 pyramid
sail 3 temple
sail 3 burial
sail 3 obelisks
sail 4 market
sail 4 pyramid
sail 4 temple
sail 4 burial
sail 4 obelisks
play LEVER
play HAMMER
play SAIL
play CHISEL
unload 1
unload 2
unload 3
unload 4
pick 1
pick 2
pick 3
pick 4
pick pair
keep ENTRANCE
keep SARCOPHAGUS
keep PATH
keep DECO-PYRAMID
keep DECO-TEMPLE
keep DECO-BURIAL
keep DECO-OBELISK
keep STATUE
keep LEVER
keep HAMMER
keep SAIL
keep CHISEL
build left
build middle
build right
choose point
choose stones
accept
decline
private market
private pyramid
private temple
private burial
private obelisks
bet pyramid left
bet pyramid right
bet temple left
bet temple right
bet burial left
bet burial right
bet obelisks left
bet obelisks right
favour 1
favour 2
favour 3
favour 4
favour 5
stop
pass
choose points
buy 1
buy 2
buy 3
buy 4
save
draw
cell 1
cell 2
cell 3
cell 4
cell 5
cell 6
cell 7
cell 8
cell 9
cell 10
cell 11
cell 12
cell 13
cell 14
lay 1
lay 2
lay 3
play RAFT
play GANGPLANK
keep PRIVATE-QUARRY
keep DECO-STONES
keep CARGO-SLED
keep RAFT
keep GANGPLANK
raft market
raft pyramid
raft temple
raft burial
raft obelisks
prophecy amun
prophecy ra
prophecy hathor
prophecy osiris
prophecy horus
prophecy thoth
prophecy isis
"""
CODES = Codes(2, tuple(TEXTS.splitlines()))
