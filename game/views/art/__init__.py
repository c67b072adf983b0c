"""Drawings: pure functions returning SVG. Every colour is a token of static/css/tokens.css.

Drawings say nothing: whatever they show is said in words by the element around them, so they are hidden from
screen readers. Coordinates are those of the drawing's own viewBox.
"""
