"""What is timed, by name: ways to play our games, and games of the frameworks' own."""

ENGINE = "engine"
BARE, WRAPPED, OBSERVED = "PettingZoo, bare", "PettingZoo", "PettingZoo, observed"
THEIRS = "performance_benchmark"
SEAT = "Gymnasium, observed"
PLAIN, LOOKED_AT = "OpenSpiel", "OpenSpiel, observed"
CONNECT_FOUR, CART_POLE, TIC_TAC_TOE = "connect_four_v3", "CartPole-v1", "python_tic_tac_toe"
PART = ", part of the engine's"  # behind a name: what it is of
