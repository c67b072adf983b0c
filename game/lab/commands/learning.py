"""Commands that learn: a game's value, its levels; and that measure characters."""

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.lab import arena, calibrate, fit, report, styles
from game.lab.commands.command import all_seats, listed, seats, some
from game.lab.running import Runner


def run_fit(arguments: Namespace, runner: Runner) -> None:
    print(fit.fit(arguments.game, runner, seats=arguments.players))


def fit_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--players", type=some, nargs="*", default=(), help="only for so many")


def run_calibrate(arguments: Namespace, runner: Runner) -> None:
    for players in arguments.players or all_seats(arguments.game):
        contest = arena.Contest(arguments.game, players, (), "calibrate")
        steps = calibrate.kept(contest)
        if arguments.as_they_are:
            rungs = [step.rung for step in steps]
            steps = calibrate.as_they_are(runner, contest, rungs, arguments.games, arguments.fewer)
        else:
            top = steps[-arguments.keep :]
            steps = calibrate.calibrate(runner, contest, top, arguments.games, arguments.aim)
        calibrate.write(contest, steps)
        print(f"{arguments.game} for {players}")
        for number, step in enumerate(steps, 1):
            won = report.percent(step.won) if step.won else ""
            print(number, calibrate.spelled(step.rung), step.games, won)


def calibrate_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--players", type=some, nargs="*", default=(), help="only for so many")
    parser.add_argument("--games", type=some, default=100, help="of each measurement")
    parser.add_argument("--aim", type=float, default=calibrate.AIM, help="share won against the one below")
    parser.add_argument("--keep", type=some, default=1, help="so many of the highest stay as they are")
    parser.add_argument("--as-they-are", action="store_true", help="measure the levels there are")
    parser.add_argument("--fewer", type=some, help="with it: games of levels that think long")


def run_styles(arguments: Namespace, runner: Runner) -> None:
    players = seats(arguments)
    contest = arena.Contest(arguments.game, players, seed=arguments.seed)
    deals = -(-arguments.games // players)
    found = styles.styles(runner, contest, arguments.bot, deals, arguments.only)
    print(styles.as_text(found))
    if arguments.out:
        data = styles.as_data(contest, arguments.bot, found)
        arguments.out.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


def styles_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--players", type=some, help="one character against so many plain bots, less one")
    parser.add_argument("--bot", default="level:2", help="the level, with the character and without")
    parser.add_argument("--games", type=some, default=400, help="of each character, besides the plain ones")
    parser.add_argument("--only", type=listed, default=(), help="some characters")
    parser.add_argument("--seed", default="styles", help="of the deals")
    parser.add_argument("--out", type=Path, help="also write the figures as JSON")
