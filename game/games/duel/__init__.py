"""Imhotep: The Duel, for two. Rule ids here and in the texts: D4.2 is rule 4.2, D-R9 is ruling 9."""
