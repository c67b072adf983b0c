"""Commands that play bots against each other: arena, levels, characters, leaderboard, balance."""

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.bots.value import Weights
from game.lab.commands.command import all_seats, listed, option, seats, some
from game.lab.learning import fit
from game.lab.matches import arena, balance, calibrate, leaderboard, protocol, ratings, report, styles, timing
from game.lab.running import Runner


def run_arena(arguments: Namespace, runner: Runner) -> None:
    players = seats(arguments)
    if arguments.decide and players > 2:
        raise SystemExit("--decide tells of two players alone")
    options, editions = tuple(arguments.option), arguments.editions
    contest = arena.Contest(arguments.game, players, options, arguments.seed, editions=editions)
    bots = arguments.bots
    if arguments.time:
        bots = timing.even(contest, bots, arguments.time)
        print(*bots)
    given = {bot: _weights(bot, players) for bot in bots if "@" in bot}
    pairings = []
    for one, other in arena.pairs(bots, arguments.meet):
        bouts = arena.bouts(contest, arena.lineup(one, other, players), arguments.games, given)
        deals = ratings.decided(runner, bouts) if arguments.decide else arena.meet(runner, bouts)
        pairings.append(report.Pairing(one, other, tuple(deals)))
    found = report.Report(contest, tuple(pairings))
    print(report.as_text(found))
    for ending, form in report.FORMS.items() if arguments.out else ():
        arguments.out.with_suffix(ending).write_text(form(found), "utf-8")


def _weights(bot: str, players: int) -> Weights:
    """The weights of `tree:330@FILE`."""
    return fit.weights_of(fit.read(Path(bot.partition("@")[2]))[str(players)])


def arena_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--players", type=some, help="one of a kind against so many others, less one")
    parser.add_argument("--bots", type=listed, required=True, help="tree:330,playout:430,tree:330@FILE")
    parser.add_argument("--games", type=some, default=100, help="of each pairing")
    parser.add_argument("--meet", choices=("all", "next", "first"), default="all", help="which pairings")
    parser.add_argument("--decide", action="store_true", help="stop when one is better by 20 Elo, or is not")
    parser.add_argument("--option", type=option, action="append", default=[], help="KEY=VALUE; else mixed")
    parser.add_argument("--editions", type=int, default=0, help="so many other boxes, deal after deal")
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--time", type=float, help="seconds a move: measured first, iterations set by it")
    parser.add_argument("--out", type=Path, help="also write FILE.txt, FILE.json and FILE.svg")


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


def run_leaderboard(arguments: Namespace, runner: Runner) -> None:
    players = seats(arguments)
    for entry in arguments.entries:
        why = protocol.fault(entry, protocol.contest(arguments.game, players))
        if why:
            raise SystemExit(f"{entry} cannot be an entry: {why}")
    asked = (arguments.game, players, arguments.entries, arguments.deals, arguments.file)
    for row in leaderboard.measure(runner, *asked):
        print(leaderboard.as_text(row), flush=True)


def leaderboard_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--players", type=some, help="so many; else as few as can be")
    parser.add_argument(
        "--entries", type=listed, default=(), help="level:3,flat:1000,agent:MODULE:FUNCTION; else all levels"
    )
    parser.add_argument("--deals", type=some, default=protocol.DEALS, help="of each match")
    parser.add_argument(
        "--file",
        type=Path,
        default=leaderboard.FILE,
        help=f"what is known; written anew, or made: else {leaderboard.FILE.as_posix()} where you stand",
    )


def run_balance(arguments: Namespace, runner: Runner) -> None:
    players = seats(arguments)
    held = json.loads(arguments.edition.read_text("utf-8")) if arguments.edition else {}
    edition = tuple((name, str(value)) for name, value in held.items())
    contest = arena.Contest(arguments.game, players, tuple(arguments.option), arguments.seed, edition)
    asked = balance.Question(contest, arguments.bot, arguments.games, arguments.sweep)
    found = balance.balance(runner, asked)
    print(balance.as_text(asked, found))
    for ending, form in balance.FORMS.items() if arguments.out else ():
        arguments.out.with_suffix(ending).write_text(form(asked, found), "utf-8")


def balance_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--players", type=some, help="so many")
    parser.add_argument("--bot", default="level:3", help="who sits on every seat")
    parser.add_argument("--games", type=some, default=400, help="of each value")
    parser.add_argument("--option", type=option, action="append", default=[], help="KEY=VALUE; else mixed")
    parser.add_argument("--edition", type=Path, help="JSON: numbers of the box by name, OBELISKS_A.2.0")
    parser.add_argument(
        "--sweep",
        type=balance.read_sweep,
        default=balance.Sweep(),
        help="NAME=8..12 of the box, or OPTION=A,B",
    )
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--out", type=Path, help="also write FILE.txt, FILE.csv and FILE.svg")
