"""Cheops' Master Builders, for two to five. Rule ids here and in the texts: C5.1 is rule 5.1."""
