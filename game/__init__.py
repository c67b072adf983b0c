"""Baumeister: Egyptian master-builder board games, played in the browser without a server."""

__version__ = "0.4.0"
