"""Abusir, for three to five: seven pyramids, and stones on sleds that are drawn with a rope."""
