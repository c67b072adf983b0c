"""What only the table of Pyramids is drawn of."""
