"""The practice yard: Abusir's sled without a game, tasks, and a ground to try things out on."""
