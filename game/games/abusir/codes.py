"""The codes of Abusir's decisions in links: places in a list that only grows, at its end.

The commonest come first, to be short. A pull or an alignment has the code of its head, its numbers follow.
`python3 -m tests.desk codes` adds what is new; a test holds fast what is there.
"""

from game.core.vocabulary import Codes

TEXTS = """\
pull low 1
pull low 2
pull low 3
pull high 1
pull high 2
pull high 3
load white I1
load white I2
load white I3
load white L3
load black I1
load black I2
load black I3
load black L3
load red I1
load red I2
load red I3
load red L3
stow white I1
stow white I2
stow white I3
stow white L3
stow black I1
stow black I2
stow black I3
stow black L3
stow red I1
stow red I2
stow red I3
stow red L3
done
finish
extra
align
walk 1 C
walk 1 S1
walk 1 S2
walk 1 S3
walk 1 S4
walk 1 S5
walk 1 S6
walk 1 S7
walk 2 C
walk 2 S1
walk 2 S2
walk 2 S3
walk 2 S4
walk 2 S5
walk 2 S6
walk 2 S7
walk 3 C
walk 3 S1
walk 3 S2
walk 3 S3
walk 3 S4
walk 3 S5
walk 3 S6
walk 3 S7
berth B1
berth B2
berth B3
berth B4
berth B5
berth B6
take white I1
take white I2
take white I3
take white L3
take black I1
take black I2
take black I3
take black L3
take red I1
take red I2
take red I3
take red L3
build white I1 a1
build white I1 b1
build white I1 c1
build white I1 d1
build white I1 a2
build white I1 b2
build white I1 c2
build white I1 d2
build white I1 a3
build white I1 b3
build white I1 c3
build white I1 d3
build white I1 a4
build white I1 b4
build white I1 c4
build white I1 d4
build white I1 e1
build white I1 f1
build white I1 e2
build white I1 f2
build white I1 g1
build white I2 a1 b1
build white I2 b1 c1
build white I2 c1 d1
build white I2 a2 b2
build white I2 b2 c2
build white I2 c2 d2
build white I2 a3 b3
build white I2 b3 c3
build white I2 c3 d3
build white I2 a4 b4
build white I2 b4 c4
build white I2 c4 d4
build white I2 a1 a2
build white I2 b1 b2
build white I2 c1 c2
build white I2 d1 d2
build white I2 a2 a3
build white I2 b2 b3
build white I2 c2 c3
build white I2 d2 d3
build white I2 a3 a4
build white I2 b3 b4
build white I2 c3 c4
build white I2 d3 d4
build white I2 e1 f1
build white I2 e2 f2
build white I2 e1 e2
build white I2 f1 f2
build white I3 a1 b1 c1
build white I3 b1 c1 d1
build white I3 a2 b2 c2
build white I3 b2 c2 d2
build white I3 a3 b3 c3
build white I3 b3 c3 d3
build white I3 a4 b4 c4
build white I3 b4 c4 d4
build white I3 a1 a2 a3
build white I3 b1 b2 b3
build white I3 c1 c2 c3
build white I3 d1 d2 d3
build white I3 a2 a3 a4
build white I3 b2 b3 b4
build white I3 c2 c3 c4
build white I3 d2 d3 d4
build white L3 a1 b1 a2
build white L3 b1 c1 b2
build white L3 c1 d1 c2
build white L3 a2 b2 a3
build white L3 b2 c2 b3
build white L3 c2 d2 c3
build white L3 a3 b3 a4
build white L3 b3 c3 b4
build white L3 c3 d3 c4
build white L3 a1 b1 b2
build white L3 b1 c1 c2
build white L3 c1 d1 d2
build white L3 a2 b2 b3
build white L3 b2 c2 c3
build white L3 c2 d2 d3
build white L3 a3 b3 b4
build white L3 b3 c3 c4
build white L3 c3 d3 d4
build white L3 b1 a2 b2
build white L3 c1 b2 c2
build white L3 d1 c2 d2
build white L3 b2 a3 b3
build white L3 c2 b3 c3
build white L3 d2 c3 d3
build white L3 b3 a4 b4
build white L3 c3 b4 c4
build white L3 d3 c4 d4
build white L3 a1 a2 b2
build white L3 b1 b2 c2
build white L3 c1 c2 d2
build white L3 a2 a3 b3
build white L3 b2 b3 c3
build white L3 c2 c3 d3
build white L3 a3 a4 b4
build white L3 b3 b4 c4
build white L3 c3 c4 d4
build white L3 e1 f1 e2
build white L3 e1 f1 f2
build white L3 f1 e2 f2
build white L3 e1 e2 f2
build black I1 a1
build black I1 b1
build black I1 c1
build black I1 d1
build black I1 a2
build black I1 b2
build black I1 c2
build black I1 d2
build black I1 a3
build black I1 b3
build black I1 c3
build black I1 d3
build black I1 a4
build black I1 b4
build black I1 c4
build black I1 d4
build black I1 e1
build black I1 f1
build black I1 e2
build black I1 f2
build black I1 g1
build black I2 a1 b1
build black I2 b1 c1
build black I2 c1 d1
build black I2 a2 b2
build black I2 b2 c2
build black I2 c2 d2
build black I2 a3 b3
build black I2 b3 c3
build black I2 c3 d3
build black I2 a4 b4
build black I2 b4 c4
build black I2 c4 d4
build black I2 a1 a2
build black I2 b1 b2
build black I2 c1 c2
build black I2 d1 d2
build black I2 a2 a3
build black I2 b2 b3
build black I2 c2 c3
build black I2 d2 d3
build black I2 a3 a4
build black I2 b3 b4
build black I2 c3 c4
build black I2 d3 d4
build black I2 e1 f1
build black I2 e2 f2
build black I2 e1 e2
build black I2 f1 f2
build black I3 a1 b1 c1
build black I3 b1 c1 d1
build black I3 a2 b2 c2
build black I3 b2 c2 d2
build black I3 a3 b3 c3
build black I3 b3 c3 d3
build black I3 a4 b4 c4
build black I3 b4 c4 d4
build black I3 a1 a2 a3
build black I3 b1 b2 b3
build black I3 c1 c2 c3
build black I3 d1 d2 d3
build black I3 a2 a3 a4
build black I3 b2 b3 b4
build black I3 c2 c3 c4
build black I3 d2 d3 d4
build black L3 a1 b1 a2
build black L3 b1 c1 b2
build black L3 c1 d1 c2
build black L3 a2 b2 a3
build black L3 b2 c2 b3
build black L3 c2 d2 c3
build black L3 a3 b3 a4
build black L3 b3 c3 b4
build black L3 c3 d3 c4
build black L3 a1 b1 b2
build black L3 b1 c1 c2
build black L3 c1 d1 d2
build black L3 a2 b2 b3
build black L3 b2 c2 c3
build black L3 c2 d2 d3
build black L3 a3 b3 b4
build black L3 b3 c3 c4
build black L3 c3 d3 d4
build black L3 b1 a2 b2
build black L3 c1 b2 c2
build black L3 d1 c2 d2
build black L3 b2 a3 b3
build black L3 c2 b3 c3
build black L3 d2 c3 d3
build black L3 b3 a4 b4
build black L3 c3 b4 c4
build black L3 d3 c4 d4
build black L3 a1 a2 b2
build black L3 b1 b2 c2
build black L3 c1 c2 d2
build black L3 a2 a3 b3
build black L3 b2 b3 c3
build black L3 c2 c3 d3
build black L3 a3 a4 b4
build black L3 b3 b4 c4
build black L3 c3 c4 d4
build black L3 e1 f1 e2
build black L3 e1 f1 f2
build black L3 f1 e2 f2
build black L3 e1 e2 f2
build red I1 a1
build red I1 b1
build red I1 c1
build red I1 d1
build red I1 a2
build red I1 b2
build red I1 c2
build red I1 d2
build red I1 a3
build red I1 b3
build red I1 c3
build red I1 d3
build red I1 a4
build red I1 b4
build red I1 c4
build red I1 d4
build red I1 e1
build red I1 f1
build red I1 e2
build red I1 f2
build red I1 g1
build red I2 a1 b1
build red I2 b1 c1
build red I2 c1 d1
build red I2 a2 b2
build red I2 b2 c2
build red I2 c2 d2
build red I2 a3 b3
build red I2 b3 c3
build red I2 c3 d3
build red I2 a4 b4
build red I2 b4 c4
build red I2 c4 d4
build red I2 a1 a2
build red I2 b1 b2
build red I2 c1 c2
build red I2 d1 d2
build red I2 a2 a3
build red I2 b2 b3
build red I2 c2 c3
build red I2 d2 d3
build red I2 a3 a4
build red I2 b3 b4
build red I2 c3 c4
build red I2 d3 d4
build red I2 e1 f1
build red I2 e2 f2
build red I2 e1 e2
build red I2 f1 f2
build red I3 a1 b1 c1
build red I3 b1 c1 d1
build red I3 a2 b2 c2
build red I3 b2 c2 d2
build red I3 a3 b3 c3
build red I3 b3 c3 d3
build red I3 a4 b4 c4
build red I3 b4 c4 d4
build red I3 a1 a2 a3
build red I3 b1 b2 b3
build red I3 c1 c2 c3
build red I3 d1 d2 d3
build red I3 a2 a3 a4
build red I3 b2 b3 b4
build red I3 c2 c3 c4
build red I3 d2 d3 d4
build red L3 a1 b1 a2
build red L3 b1 c1 b2
build red L3 c1 d1 c2
build red L3 a2 b2 a3
build red L3 b2 c2 b3
build red L3 c2 d2 c3
build red L3 a3 b3 a4
build red L3 b3 c3 b4
build red L3 c3 d3 c4
build red L3 a1 b1 b2
build red L3 b1 c1 c2
build red L3 c1 d1 d2
build red L3 a2 b2 b3
build red L3 b2 c2 c3
build red L3 c2 d2 d3
build red L3 a3 b3 b4
build red L3 b3 c3 c4
build red L3 c3 d3 d4
build red L3 b1 a2 b2
build red L3 c1 b2 c2
build red L3 d1 c2 d2
build red L3 b2 a3 b3
build red L3 c2 b3 c3
build red L3 d2 c3 d3
build red L3 b3 a4 b4
build red L3 c3 b4 c4
build red L3 d3 c4 d4
build red L3 a1 a2 b2
build red L3 b1 b2 c2
build red L3 c1 c2 d2
build red L3 a2 a3 b3
build red L3 b2 b3 c3
build red L3 c2 c3 d3
build red L3 a3 a4 b4
build red L3 b3 b4 c4
build red L3 c3 c4 d4
build red L3 e1 f1 e2
build red L3 e1 f1 f2
build red L3 f1 e2 f2
build red L3 e1 e2 f2
"""
CODES = Codes(1, tuple(TEXTS.splitlines()))
