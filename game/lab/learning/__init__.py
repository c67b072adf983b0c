"""Values learned from games of bots among themselves."""
