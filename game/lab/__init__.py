"""The laboratory: learns values, plays bots against each other, sets levels. For the desk only."""
