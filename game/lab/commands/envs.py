"""Commands of the environments: tests, speed, policies that a network learns."""

import json
from argparse import ArgumentParser, Namespace
from itertools import chain
from pathlib import Path

from game.lab.commands.command import SHOWN, listed, seats, shown, some
from game.lab.matches import report
from game.lab.running import Runner


def run_envs_check(arguments: Namespace, runner: Runner) -> None:
    from game.lab.envs.checks import check  # noqa: PLC0415 - only where the extra `envs` is

    for line in check(arguments.games):
        print(line, flush=True)


def envs_check_arguments(parser: ArgumentParser) -> None:
    """Takes any games, and runs in one process."""
    parser.add_argument(
        "games", nargs="*", type=shown, default=SHOWN, metavar="GAME", help=f"of {', '.join(SHOWN)}"
    )
    parser.set_defaults(workers=1, dask=None, journal=None)


def run_envs_speed(arguments: Namespace, runner: Runner) -> None:
    from game.lab.envs.speed import as_lines, rates, theirs  # noqa: PLC0415

    games = arguments.games
    for line in as_lines(chain(rates(games, arguments.seconds), theirs(games) if arguments.theirs else ())):
        print(line, flush=True)


def envs_speed_arguments(parser: ArgumentParser) -> None:
    envs_check_arguments(parser)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measurement")
    parser.add_argument("--theirs", action="store_true", help="also PettingZoo's performance_benchmark")


def run_ppo(arguments: Namespace, runner: Runner) -> None:
    from gymnasium.error import DependencyNotInstalled  # noqa: PLC0415

    from game.lab.envs import ppo  # noqa: PLC0415 - only where the extras `envs` and `ppo` are

    recipe = ppo.Recipe(steps=arguments.steps, seed=arguments.seed)
    setting = ppo.Setting(arguments.game, seats(arguments), recipe, arguments.against, arguments.deals)
    try:
        for point in ppo.learn(setting, arguments.out, runner):
            print(*(f"{name} {value}" for name, value in point._asdict().items()), flush=True)
    except DependencyNotInstalled as missing:
        raise SystemExit(str(missing)) from None


def ppo_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--players", type=some, help="so many; else as few as can be")
    parser.add_argument("--steps", type=some, default=131_072, help="so many choices")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default="greedy", help="who it is measured against on the way")
    parser.add_argument("--deals", type=some, default=25, help="of each measurement, from every seat")
    parser.add_argument("--out", type=Path, required=True, help="the policy, with its learning curve")


def run_policy(arguments: Namespace, runner: Runner) -> None:
    from game.lab.envs import policies, ppo  # noqa: PLC0415

    policy, found = policies.read(arguments.file), {}
    for bot in arguments.bots:
        done = ppo.measured(policy, arguments.file, bot, arguments.deals, runner)
        found[bot] = [*(round(number, 3) for number in done.share), round(done.lead, 1)]
        print(f"{bot:12}{report.percent(done.share)} of {done.games}, lead {done.lead:.1f}", flush=True)
    if arguments.out:
        told = {"game": policy.game, "players": policy.players, "deals": arguments.deals, "against": found}
        arguments.out.write_text(json.dumps({**told, **policy.about}, indent=1) + "\n", "utf-8")


def policy_arguments(parser: ArgumentParser) -> None:
    parser.set_defaults(dask=None)
    parser.add_argument("file", type=Path)
    parser.add_argument("--workers", type=some, default=1, help="processes")
    parser.add_argument("--journal", type=Path, help="keeps what is finished, to go on after a break")
    parser.add_argument("--bots", type=listed, default=["random", "greedy", "level:1", "level:2"])
    parser.add_argument("--deals", type=some, default=100, help="against each, from every seat")
    parser.add_argument("--out", type=Path, help="also write the figures as JSON, with the learning curve")
