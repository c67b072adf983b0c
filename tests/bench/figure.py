"""A measured figure and the aim it is held against."""

from typing import NamedTuple


class Figure(NamedTuple):
    """`aim` is the most it should be; None where there is nothing to aim at."""

    what: str
    value: float
    unit: str
    aim: float | None = None

    def row(self) -> str:
        aim = "" if self.aim is None else f"aim {self.aim:g}"
        return f"{self.what:56} {self.value:10,.{2 if self.value < 10 else 0}f} {self.unit:6} {aim}".rstrip()
