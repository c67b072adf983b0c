"""Pyramids, for two to five. Rule ids here and in the texts: P4.2 is rule 4.2, P-R5 is ruling 5."""
