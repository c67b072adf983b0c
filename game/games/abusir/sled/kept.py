"""How positions keep what the model gave: as it is, to the bit."""

Numbers = list[float]
