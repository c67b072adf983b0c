"""What a browser keeps: saved games, settings, statistics, the page itself."""
