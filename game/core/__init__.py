"""What every game shares: the interface, its driver, chance, records, matches and links."""
