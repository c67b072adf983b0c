"""One folder per game: tables, state, steps, scoring. `core.registry` names them."""
