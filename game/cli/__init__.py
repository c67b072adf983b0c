"""The command line, for people and for programs. It stays at the desk: the page never loads it."""

from game.cli.command import main

__all__ = ["main"]
