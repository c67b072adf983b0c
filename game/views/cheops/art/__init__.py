"""What only the table of Cheops' Master Builders is drawn of."""
