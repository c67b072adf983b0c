"""Seats far apart: turns that travel as links, and moves planned ahead."""
