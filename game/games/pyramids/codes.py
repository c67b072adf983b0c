"""The codes of Pyramids' decisions in links: places in a list that only grows, at its end.

`python3 -m tests.desk codes` adds what is new; a test holds fast what is there.
"""

from game.core.vocabulary import Codes

TEXTS = """\
tile 1
tile 2
tile 3
tile 4
tile 5
pair 1
pair 2
pair 3
pair 4
pair 5
pyramid 1 left
pyramid 1 1.0
pyramid 1 1.1
pyramid 1 1.2
pyramid 1 1.3
pyramid 1 2.0
pyramid 1 2.1
pyramid 1 2.2
pyramid 1 3.0
pyramid 1 3.1
pyramid 1 4.0
pyramid 2 left
pyramid 2 1.0
pyramid 2 1.1
pyramid 2 1.2
pyramid 2 1.3
pyramid 2 2.0
pyramid 2 2.1
pyramid 2 2.2
pyramid 2 3.0
pyramid 2 3.1
pyramid 2 4.0
pyramid 3 left
pyramid 3 1.0
pyramid 3 1.1
pyramid 3 1.2
pyramid 3 1.3
pyramid 3 2.0
pyramid 3 2.1
pyramid 3 2.2
pyramid 3 3.0
pyramid 3 3.1
pyramid 3 4.0
obelisk 1
obelisk 2
obelisk 3
tomb 1
tomb 2
tomb 3
done
discard 1
discard 2
discard 3
"""
CODES = Codes(1, tuple(TEXTS.splitlines()))
