"""How a sled moves when it is pulled: a model of slow sliding (HOUSE), the same to the bit on every machine.

Nothing has momentum: at every moment the forces balance, so time does not occur and every path is told
against the rope pulled in. Lengths are centimetres, x to the right and y down from the middle of the board,
so that a mirror image is a change of sign; a direction is a pair (c, s) of length 1, angles are never stored;
forces are told in the floor friction of an empty sled, speeds per centimetre of rope.

Floats are allowed in this room alone of all rules, and only what IEEE 754 rounds alike everywhere: + - * /,
comparisons and `math.sqrt`. Sums of x and y have two terms, so that swapping or mirroring the axes leaves the
bits alone. `tests/layers` scans for anything else.

`world` has the plain values that go in and out, `pull` the pull itself, `laying` the rope before it is
pulled, `places` what may lie where.
"""

VERSION = 1  # of the model; any change of an expression is a new one
