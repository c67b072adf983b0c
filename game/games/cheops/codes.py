"""The codes of Cheops' Master Builders' decisions in links: places in a list that only grows, at its end.

`python3 -m tests.desk codes` adds what is new; a test holds fast what is there.
"""

from game.core.vocabulary import Codes

TEXTS = """\
tick P11
tick P12
tick P13
tick P14
tick P15
tick P16
tick P21
tick P22
tick P23
tick P24
tick P25
tick P31
tick P32
tick P33
tick P34
tick P41
tick P42
tick P43
tick P51
tick P52
tick P61
tick AL1
tick AL2
tick AL3
tick AL4
tick AR1
tick AR2
tick AR3
tick AR4
tick AK
relief R11 R12
relief R11 R13
relief R11 R14
relief R11 R21
relief R11 R22
relief R11 R23
relief R11 R24
relief R11 R31
relief R11 R32
relief R11 R33
relief R11 R34
relief R12 R13
relief R12 R14
relief R12 R21
relief R12 R22
relief R12 R23
relief R12 R24
relief R12 R31
relief R12 R32
relief R12 R33
relief R12 R34
relief R13 R14
relief R13 R21
relief R13 R22
relief R13 R23
relief R13 R24
relief R13 R31
relief R13 R32
relief R13 R33
relief R13 R34
relief R14 R21
relief R14 R22
relief R14 R23
relief R14 R24
relief R14 R31
relief R14 R32
relief R14 R33
relief R14 R34
relief R21 R22
relief R21 R23
relief R21 R24
relief R21 R31
relief R21 R32
relief R21 R33
relief R21 R34
relief R22 R23
relief R22 R24
relief R22 R31
relief R22 R32
relief R22 R33
relief R22 R34
relief R23 R24
relief R23 R31
relief R23 R32
relief R23 R33
relief R23 R34
relief R24 R31
relief R24 R32
relief R24 R33
relief R24 R34
relief R31 R32
relief R31 R33
relief R31 R34
relief R32 R33
relief R32 R34
relief R33 R34
strike Q1
strike Q2
strike Q3
strike Q4
strike Q5
strike Q6
strike Q7
strike Q8
strike Q9
strike Q10
strike Q11
strike Q12
joker blue
joker red
joker purple
joker orange
joker yellow
joker green
done
"""
CODES = Codes(2, tuple(TEXTS.splitlines()))
