"""Games of bots as files to learn from."""
