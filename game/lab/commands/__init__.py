"""The commands of the laboratory: learning, matches, levels, puzzles, checks, data, environments.

A file for each folder beside this one.
"""

from argparse import ArgumentParser
from collections.abc import Sequence

from game.core.errors import BadOption
from game.core.registry import LISTINGS
from game.lab.commands import checking, data, envs, learning, matches, puzzling
from game.lab.commands.command import ALL, Command, of_a_game
from game.lab.outsider import Unfit
from game.lab.running import Runner, executor

COMMANDS = (
    Command("fit", "learn a game's value anew, by its recipe", learning.run_fit, learning.fit_arguments),
    Command(
        "chances",
        "how often players win whose position has a value",
        learning.run_chances,
        learning.chances_arguments,
    ),
    Command("arena", "play bots against each other", matches.run_arena, matches.arena_arguments),
    Command(
        "calibrate",
        "find up to seven levels and write them down",
        matches.run_calibrate,
        matches.calibrate_arguments,
    ),
    Command(
        "styles",
        "how strong characters are, and what shows their style",
        matches.run_styles,
        matches.styles_arguments,
    ),
    Command(
        "challenges",
        "prove challenges by games, or measure them",
        puzzling.run_challenges,
        puzzling.challenges_arguments,
    ),
    Command(
        "puzzles",
        "find puzzles in games of bots, with their proofs",
        puzzling.run_puzzles,
        puzzling.puzzles_arguments,
    ),
    Command(
        "soak",
        "hold every position of random games against the rules",
        checking.run_soak,
        checking.soak_arguments,
        (ALL, *LISTINGS),
    ),
    Command(
        "dataset",
        "write games of bots, and each of their decisions",
        data.run_dataset,
        data.dataset_arguments,
    ),
    Command(
        "envs-check",
        "the frameworks' own tests, of all setups",
        envs.run_envs_check,
        envs.envs_check_arguments,
        (),
    ),
    Command(
        "envs-speed",
        "steps a second, beside the bare engine",
        envs.run_envs_speed,
        envs.envs_speed_arguments,
        (),
    ),
    Command(
        "ppo",
        "learn a policy by PPO with masks, against itself",
        envs.run_ppo,
        envs.ppo_arguments,
    ),
    Command("policy", "measure a policy against bots", envs.run_policy, envs.policy_arguments, ()),
    Command(
        "hints",
        "measure what hints lose against a far longer search",
        checking.run_hints,
        checking.hints_arguments,
    ),
    Command(
        "claims", "play on what hints say of the long run", checking.run_claims, checking.claims_arguments
    ),
    Command(
        "fairness",
        "deal anew what is hidden: no search may change",
        checking.run_fairness,
        checking.fairness_arguments,
    ),
    Command(
        "balance", "who wins from which seat, by which source", matches.run_balance, matches.balance_arguments
    ),
    Command(
        "leaderboard",
        "rate entries by the protocol of the docs",
        matches.run_leaderboard,
        matches.leaderboard_arguments,
    ),
)


def main(given: Sequence[str] | None = None) -> int:
    """Run a command: its exit code."""
    parser = _parser()
    arguments = parser.parse_args(given)
    try:
        with executor(arguments.workers, arguments.dask) as (on, width):
            runner = Runner(on, arguments.journal, bar=True, width=width)
            return arguments.command(arguments, runner) or 0
    except (BadOption, OSError, Unfit) as error:
        parser.error(str(error))


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python3 -m game.lab", description=(__doc__ or "").splitlines()[0])
    parsers = parser.add_subparsers(required=True)
    for command in COMMANDS:
        own = parsers.add_parser(command.name, help=command.about)
        own.set_defaults(command=command.run)
        if command.games:
            of_a_game(own, command.games)
        command.arguments(own)
    return parser
