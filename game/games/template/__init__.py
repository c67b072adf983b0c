"""A complete small game to copy when a new one begins."""
