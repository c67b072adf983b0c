# %% [markdown]
# # First steps
#
# From a checkout to a first learning curve, in about a minute and with numpy alone. This file is a
# notebook in the percent format: editors show its cells, and `jupytext --to notebook docs/first_steps.py`
# makes a notebook of it. Here it also runs as it is: `python3 docs/first_steps.py`.
#
# ```
# pip install ".[envs]"
# ```

# %%
import os

import gymnasium
import numpy as np

GAMES = int(os.environ.get("GAMES", "600"))  # to learn from

# %% [markdown]
# ## A game
#
# You have a seat of the Duel, and a bot that chooses blindly has the other one. An observation is a
# dictionary: `action_mask` is 1 for every id that is legal now, `observation` has what the seat sees as
# numbers from -1 to 1. Ids have names: they are the actions that links and records are written with.

# %%
env = gymnasium.make(
    "game.lab.envs.gymnasium:Baumeister/Duel-v0", bots="random", rewards="points", render_mode="ansi"
)
chance = np.random.default_rng(1)

seen, info = env.reset(seed=42)
choices, dealt = env.unwrapped.dealt.choices, env.unwrapped.dealt
legal = seen["action_mask"].nonzero()[0]
print(env.render())
print("observation:", seen["observation"].size, "numbers, not 0:", np.count_nonzero(seen["observation"]))
print("legal:", ", ".join(choices.name(chosen) for chosen in legal))

# %% [markdown]
# A game of random choices. With `rewards="points"` each step brings the points told since the last one.

# %%
over, points = False, 0.0
while not over:
    legal = seen["action_mask"].nonzero()[0]
    seen, reward, over, _, info = env.step(chance.choice(legal))
    points += reward
print("points:", points, "of scores", dealt.game.scores(dealt.state), "in seat", info["seat"])

# %% [markdown]
# The game is a record that every other tool of the project reads; the page opens it, too.

# %%
print(dealt.written().seed, *(action.text for action in dealt.actions[:4]), "…")

# %% [markdown]
# ## A policy
#
# A number for each id, a sum of all that is seen; the greater, the more often it is chosen. Learning is
# REINFORCE: choices after which more points came than usual are made likelier. What is usual is known by the
# number of choices made before.

# %%
SIZE = seen["observation"].shape[0]
IDS = int(env.action_space.n)
TOGETHER, RATE, LONGEST = 10, 0.004, 200
weights = np.zeros((SIZE, IDS))
usual = np.zeros(LONGEST)
momentum, spread = np.zeros_like(weights), np.full_like(weights, 1e-8)


def odds(seen, weights):
    """By id, how likely it is chosen; what is not legal, never."""
    numbers = np.where(seen["action_mask"], seen["observation"] @ weights, -np.inf)
    raised = np.exp(numbers - numbers.max())
    return raised / raised.sum()


def played(env, weights):
    """One game: what was seen, how far odds were from each choice, points after it; whether it was won."""
    seen, info = env.reset()
    observed, missed, rewards, over = [], [], [], False
    while not over:
        likely = odds(seen, weights)
        chosen = chance.choice(IDS, p=likely)
        observed.append(seen["observation"])
        missed.append(-likely)
        missed[-1][chosen] += 1
        seen, reward, over, _, info = env.step(chosen)
        rewards.append(reward)
    dealt = env.unwrapped.dealt
    won = dealt.game.ranking(dealt.state)[info["seat"]] == 1
    return np.array(observed), np.array(missed), np.cumsum(rewards[::-1])[::-1], won


# %%
curve = []
for game in range(GAMES):
    observed, missed, after, won = played(env, weights)
    curve.append(won)
    count = len(after)
    better = after - usual[:count]
    usual[:count] += better * 0.05
    momentum += observed.T @ (missed * better[:, None])
    if (game + 1) % TOGETHER == 0:
        spread = 0.9 * spread + 0.1 * momentum**2
        weights += RATE * momentum / np.sqrt(spread)
        momentum[:] = 0

# %% [markdown]
# ## The curve
#
# The share of games won against blind choices, from the first games to the last ones. Half of them is what
# blind choices win themselves.

# %%
for part in np.array_split(np.array(curve), min(10, GAMES)):
    print(f"{part.mean():4.0%}", "█" * round(40 * part.mean()))
