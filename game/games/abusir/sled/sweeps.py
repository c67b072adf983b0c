"""Projected Gauss-Seidel: row by row, each force set to what its own row asks for within what is allowed.

A pressure is never negative; its friction is at most mu times as large.
"""

from collections.abc import Sequence

from game.games.abusir.sled.constants import FAR, MU, SWEEP_DONE

Matrix = list[list[float]]  # speed along each row for a unit of force along each


def sweep(matrix: Matrix, wanted: Sequence[float], pressures: list[float], most: int) -> bool:
    """At most so often, until little changes any more; whether it did so before the last time.

    `pressures` has pressure and friction of each contact in turn, and is brought up to date.
    """
    if len(pressures) == 4:
        return _two(matrix, wanted, pressures, most)
    return _any(matrix, wanted, pressures, most)


def _any(matrix: Matrix, wanted: Sequence[float], pressures: list[float], most: int) -> bool:
    for count in range(1, most + 1):
        change = 0.0
        for k in range(0, len(pressures), 2):
            row, old, q = matrix[k], pressures[k], wanted[k]
            for a, p in zip(row, pressures):
                q += a * p
            pressure = old - q / row[k]
            if pressure < 0.0:
                pressure = 0.0
            if pressure != old:
                pressures[k] = pressure
                d = abs(pressure - old) * row[k]
                if d > change:
                    change = d
            old = pressures[k + 1]
            if pressure == 0.0 and old == 0.0:
                continue
            row, q = matrix[k + 1], wanted[k + 1]
            for a, p in zip(row, pressures):
                q += a * p
            friction, most_friction = old - q / row[k + 1], MU * pressure
            if friction > most_friction:
                friction = most_friction
            elif friction < -most_friction:
                friction = -most_friction
            pressures[k + 1] = friction
            d = abs(friction - old) * row[k + 1]
            if d > change:
                change = d
        if change < SWEEP_DONE:
            return count < most
    return False


def _two(matrix: Matrix, wanted: Sequence[float], pressures: list[float], most: int) -> bool:
    """The same to the bit for two contacts, written out: most hulls touch along an edge."""
    (aa, ab, ac, ad), (ba, bb, bc, bd), (ca, cb, cc, cd), (da, db, dc, dd) = matrix
    to_a, to_b, to_c, to_d = wanted
    a, b, c, d = pressures
    change = FAR
    count = 0
    while change >= SWEEP_DONE and count < most:
        count += 1
        p = a - (to_a + aa * a + ab * b + ac * c + ad * d) / aa
        p = p if p > 0.0 else 0.0
        change, a = abs(p - a) * aa, p
        if a != 0.0 or b != 0.0:
            f = _bounded(b - (to_b + ba * a + bb * b + bc * c + bd * d) / bb, MU * a)
            step, b = abs(f - b) * bb, f
            change = step if step > change else change
        p = c - (to_c + ca * a + cb * b + cc * c + cd * d) / cc
        p = p if p > 0.0 else 0.0
        step, c = abs(p - c) * cc, p
        change = step if step > change else change
        if c != 0.0 or d != 0.0:
            f = _bounded(d - (to_d + da * a + db * b + dc * c + dd * d) / dd, MU * c)
            step, d = abs(f - d) * dd, f
            change = step if step > change else change
    pressures[:] = a, b, c, d
    return change < SWEEP_DONE and count < most


def _bounded(force: float, most: float) -> float:
    if force > most:
        return most
    return -most if force < -most else force
