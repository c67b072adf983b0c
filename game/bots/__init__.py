"""Computer players, written once against the interface: they know no game and see observations only."""
