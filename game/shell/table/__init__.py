"""The game on the table: moves, hints, looking back, what is marked, counted and heard."""
