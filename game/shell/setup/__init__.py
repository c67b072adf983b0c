"""What a game begins with: seats, options and bots, a box of one's own, a position set up by hand."""
