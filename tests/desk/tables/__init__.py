"""The tables of the docs, written from what was measured."""
