"""Views: pure functions from positions and sentences to HTML and SVG text."""
