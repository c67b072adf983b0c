"""Abusir: seven pyramids, and the sled that is drawn by a rope."""
