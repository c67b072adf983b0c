"""The standard library, the game and its words as zips of byte code."""
