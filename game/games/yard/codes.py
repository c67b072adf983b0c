"""The codes of the yard's decisions in links: places in a list that only grows, at its end.

`python3 -m tests.desk codes` adds what is new.
"""

from game.core.vocabulary import Codes

TEXTS = """\
pull low 1
pull low 2
pull low 3
pull high 1
pull high 2
pull high 3
move
finish
"""
CODES = Codes(1, tuple(TEXTS.splitlines()))
