"""The codes of the Duel's decisions in links: places in a list that only grows, at its end.

`python3 -m tests.desk codes` adds what is new; a test holds fast what is there.
"""

from game.core.vocabulary import Codes

TEXTS = """\
place 1 1
place 1 2
place 1 3
place 2 1
place 2 2
place 2 3
place 3 1
place 3 2
place 3 3
unload R1
unload R2
unload R3
unload C1
unload C2
unload C3
play TAKE
play PLACE
play COMBO
play SWAP
take R1 1
take R1 2
take R1 3
take R2 1
take R2 2
take R2 3
take R3 1
take R3 2
take R3 3
take C1 1
take C1 2
take C1 3
take C2 1
take C2 2
take C2 3
take C3 1
take C3 2
take C3 3
swap R1 1 2
swap R1 1 3
swap R1 2 3
swap R2 1 2
swap R2 1 3
swap R2 2 3
swap R3 1 2
swap R3 1 3
swap R3 2 3
swap C1 1 2
swap C1 1 3
swap C1 2 3
swap C2 1 2
swap C2 1 3
swap C2 2 3
swap C3 1 2
swap C3 1 3
swap C3 2 3
stop
pass
"""
CODES = Codes(1, tuple(TEXTS.splitlines()))
