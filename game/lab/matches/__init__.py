"""Bots against each other: strength with intervals, levels, characters, balance, the leaderboard."""
