"""What a learned value of Imhotep counts: the means for it, and what every game has."""
