"""Imhotep, for two to four. Rule ids here and in the texts: I5.3 is rule 5.3, I-R2 is ruling 2."""
