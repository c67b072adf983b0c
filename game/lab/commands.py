"""The commands of the laboratory: learning, matches, levels, puzzles, balance, data."""

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any

from game.bots.value import Weights
from game.core.challenge import STARS
from game.core.puzzle import puzzles_of
from game.core.registry import LISTINGS, game_class
from game.lab import (
    arena,
    balance,
    calibrate,
    challenges,
    claims,
    dataset,
    estimate,
    fairness,
    fit,
    grading,
    hints,
    leaderboard,
    protocol,
    puzzles,
    ratings,
    report,
    soak,
    styles,
    timing,
)
from game.lab.running import Here, Runner

ALL = "all"
SHOWN = tuple(game for game, listing in LISTINGS.items() if listing.shown and not listing.alone)


def main(given: Sequence[str] | None = None) -> int:
    """Run a command."""
    arguments = _parser().parse_args(given)
    with executor(arguments.workers, arguments.dask) as (on, width):
        arguments.command(arguments, Runner(on, arguments.journal, bar=True, width=width))
    return 0


@contextmanager
def executor(workers: int, dask: str | None) -> Iterator[tuple[Executor, int]]:
    """This process, a pool of so many, or a Dask cluster at an address; how many tasks it runs at once."""
    if dask:
        from distributed import Client  # noqa: PLC0415 - only where a cluster is

        connected: Any = Client  # has no types
        with connected(dask) as client:
            yield client.get_executor(), max(1, sum(client.ncores().values()))
    elif workers > 1:
        with ProcessPoolExecutor(workers) as pool:
            yield pool, workers
    else:
        yield Here(), 1


def _fit(arguments: argparse.Namespace, runner: Runner) -> None:
    print(fit.fit(arguments.game, runner, seats=arguments.players))


def _arena(arguments: argparse.Namespace, runner: Runner) -> None:
    players = arguments.players or game_class(arguments.game).info.seats[0]
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


def _leaderboard(arguments: argparse.Namespace, runner: Runner) -> None:
    players = arguments.players or game_class(arguments.game).info.seats[0]
    for entry in arguments.entries:
        why = protocol.fault(entry, protocol.contest(arguments.game, players))
        if why:
            raise SystemExit(f"{entry} cannot be an entry: {why}")
    asked = (arguments.game, players, arguments.entries, arguments.deals, arguments.file)
    for row in leaderboard.measure(runner, *asked):
        print(leaderboard.as_text(row), flush=True)


def _calibrate(arguments: argparse.Namespace, runner: Runner) -> None:
    for players in arguments.players or _seats(arguments.game):
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


def _styles(arguments: argparse.Namespace, runner: Runner) -> None:
    players = arguments.players or game_class(arguments.game).info.seats[0]
    contest = arena.Contest(arguments.game, players, seed=arguments.seed)
    deals = -(-arguments.games // players)
    found = styles.styles(runner, contest, arguments.bot, deals, arguments.only)
    print(styles.as_text(found))
    if arguments.out:
        data = styles.as_data(contest, arguments.bot, found)
        arguments.out.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


def _puzzles(arguments: argparse.Namespace, runner: Runner) -> None:
    if arguments.again:
        gone = puzzles.prove(arguments.game, arguments.again, arguments.first, runner)
        print(f"{len(gone)} puzzles differ and are gone:", *(puzzle.id for puzzle in gone))
        return
    if arguments.reasons:
        print(f"{puzzles.tell(arguments.game, runner)} puzzles have other reasons now")
        return
    found = puzzles.find(arguments.game, arguments.games, runner)
    grades = Counter(puzzle.grade for puzzle in found)
    print(f"{len(found)} puzzles; by grade: {dict(sorted(grades.items()))}")


def _challenges(arguments: argparse.Namespace, runner: Runner) -> None:
    if arguments.bots:
        for each in grading.measure(arguments.game, arguments.bots, arguments.games, runner):
            print(each.id, *(f"{row.bot}: {row.stars} of {row.games}" for row in each.reached))
        return
    for challenge, reached in challenges.prove(arguments.game, arguments.games, runner, arguments.anew):
        print(f"{challenge.id}: {reached} of {STARS} stars, against {', '.join(challenge.bots)}")


def _hints(arguments: argparse.Namespace, runner: Runner) -> None:
    for players in arguments.players or _seats(arguments.game):
        cases = [hints.Case(arguments.game, players, n, arguments.reference) for n in range(arguments.games)]
        rows = runner.run(hints.losses, cases, hints.LOSSES, f"{arguments.game} for {players}")
        found = [loss for losses in rows for loss in losses]
        mean, other = hints.mean(found), sum(loss != 0 for loss in found)
        print(f"{arguments.game} for {players}: {len(found)} hints, {other} unlike the reference,", end=" ")
        print(f"mean loss {mean.share:.4f} ({mean.low:.4f} to {mean.high:.4f})")


def _claims(arguments: argparse.Namespace, runner: Runner) -> None:
    if arguments.puzzles:
        written = puzzles_of(arguments.game)[: arguments.puzzles]
        tasks = [claims.Written(puzzle, arguments.pairs) for puzzle in written]
        told = runner.run(claims.of_puzzle, tasks, claims.CLAIMS, arguments.game)
        _claimed([puzzle.id for puzzle in written], list(told))
        return
    players = arguments.players or game_class(arguments.game).info.seats[0]
    cases = [
        claims.Case(arguments.game, players, number, arguments.hints, arguments.pairs)
        for number in range(arguments.games)
    ]
    found = runner.run(claims.claims, cases, claims.CLAIMS, arguments.game)
    _claimed([f"game {case.number}, after" for case in cases], list(found))


def _claimed(names: Sequence[str], found: Sequence[Sequence[claims.Claim]]) -> None:
    for name, rows in zip(names, found, strict=True):
        for row in rows:
            told = f"{row.row} {row.points:+}: {row.mean:+.1f}±{row.error:.1f}, {row.verdict}"
            print(f"{name} {row.ply}: {row.better} (not {row.worse}): {told}")
    verdicts = Counter(row.verdict for rows in found for row in rows)
    print(sum(verdicts.values()), "claims:", dict(sorted(verdicts.items())))


def _fairness(arguments: argparse.Namespace, runner: Runner) -> None:
    print(fairness.as_text(arguments.game, fairness.prove(arguments.game, arguments.positions, runner)))


def _balance(arguments: argparse.Namespace, runner: Runner) -> None:
    players = arguments.players or game_class(arguments.game).info.seats[0]
    held = json.loads(arguments.edition.read_text("utf-8")) if arguments.edition else {}
    edition = tuple((name, str(value)) for name, value in held.items())
    contest = arena.Contest(arguments.game, players, tuple(arguments.option), arguments.seed, edition)
    sweep = balance.read_sweep(arguments.sweep) if arguments.sweep else balance.Sweep()
    asked = balance.Question(contest, arguments.bot, arguments.games, sweep)
    found = balance.balance(runner, asked)
    print(balance.as_text(asked, found))
    for ending, form in balance.FORMS.items() if arguments.out else ():
        arguments.out.with_suffix(ending).write_text(form(asked, found), "utf-8")


def _soak(arguments: argparse.Namespace, runner: Runner) -> None:
    games = SHOWN if arguments.game == ALL else (arguments.game,)
    for number, found in enumerate(soak.soak(games, arguments.games, runner), start=1):
        print(f"{number}: {found.games} games, {found.plies} decisions, {found.digest}", flush=True)
        for one in found.broken:
            print(f"not so: {one.broken}\n{one.record}")


def _dataset(arguments: argparse.Namespace, runner: Runner) -> None:
    players = arguments.players or game_class(arguments.game).info.seats[0]
    asked = dataset.Asked(
        arguments.game, players, arguments.bots, arguments.games, arguments.shard, arguments.seed
    )
    if arguments.measure:
        print(estimate.as_text(asked, estimate.estimate(asked, arguments.measure, runner)))
        return
    for name, digest, rows in dataset.write(asked, arguments.out, runner):
        print(name, digest, *([f"rows: {rows}"] if rows else []), flush=True)


def _envs_check(arguments: argparse.Namespace, _: Runner) -> None:
    from game.lab.envs.checks import check  # noqa: PLC0415 - only where the extra `envs` is

    for line in check(arguments.games):
        print(line, flush=True)


def _envs_speed(arguments: argparse.Namespace, _: Runner) -> None:
    from game.lab.envs.speed import as_lines, rates, theirs  # noqa: PLC0415

    games = arguments.games
    for line in as_lines(chain(rates(games, arguments.seconds), theirs(games) if arguments.theirs else ())):
        print(line, flush=True)


def _ppo(arguments: argparse.Namespace, runner: Runner) -> None:
    from game.lab.envs import ppo  # noqa: PLC0415 - only where the extras `envs` and `ppo` are

    players = arguments.players or game_class(arguments.game).info.seats[0]
    recipe = ppo.Recipe(steps=arguments.steps, seed=arguments.seed)
    setting = ppo.Setting(arguments.game, players, recipe, arguments.against, arguments.deals)
    for point in ppo.learn(setting, arguments.out, runner):
        print(*(f"{name} {value}" for name, value in point._asdict().items()), flush=True)


def _policy(arguments: argparse.Namespace, runner: Runner) -> None:
    from game.lab.envs import policies, ppo  # noqa: PLC0415

    policy, found = policies.read(arguments.file), {}
    for bot in arguments.bots:
        done = ppo.measured(policy, arguments.file, bot, arguments.deals, runner)
        found[bot] = [*(round(number, 3) for number in done.share), round(done.lead, 1)]
        print(f"{bot:12}{report.percent(done.share)} of {done.games}, lead {done.lead:.1f}", flush=True)
    if arguments.out:
        told = {"game": policy.game, "players": policy.players, "deals": arguments.deals, "against": found}
        arguments.out.write_text(json.dumps({**told, **policy.about}, indent=1) + "\n", "utf-8")


def _seats(game: str) -> range:
    low, high = game_class(game).info.seats
    return range(low, high + 1)


def _weights(bot: str, players: int) -> Weights:
    """The weights of `tree:330@FILE`."""
    return fit.weights_of(fit.read(Path(bot.partition("@")[2]))[str(players)])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 -m game.lab", description=__doc__)
    commands = parser.add_subparsers(required=True)
    learning = _command(commands, "fit", _fit, "learn a game's value anew, by its recipe")
    learning.add_argument("--players", type=int, nargs="*", default=(), help="only for so many")
    playing = _command(commands, "arena", _arena, "play bots against each other")
    playing.add_argument("--players", type=int, help="one of a kind against so many others, less one")
    playing.add_argument("--bots", type=_list, required=True, help="tree:330,playout:430,tree:330@FILE")
    playing.add_argument("--games", type=int, default=100, help="of each pairing")
    playing.add_argument("--meet", choices=("all", "next", "first"), default="all", help="which pairings")
    playing.add_argument("--decide", action="store_true", help="stop when one is better by 20 Elo, or is not")
    playing.add_argument("--option", type=_option, action="append", default=[], help="KEY=VALUE; else mixed")
    playing.add_argument("--editions", type=int, default=0, help="so many other boxes, deal after deal")
    playing.add_argument("--seed", default="arena")
    playing.add_argument("--time", type=float, help="seconds a move: measured first, iterations set by it")
    playing.add_argument("--out", type=Path, help="also write FILE.txt, FILE.json and FILE.svg")
    setting = _command(commands, "calibrate", _calibrate, "find up to seven levels and write them down")
    setting.add_argument("--players", type=int, nargs="*", default=(), help="only for so many")
    setting.add_argument("--games", type=int, default=100, help="of each measurement")
    setting.add_argument("--aim", type=float, default=calibrate.AIM, help="share won against the one below")
    setting.add_argument("--keep", type=int, default=1, help="so many of the highest stay as they are")
    setting.add_argument("--as-they-are", action="store_true", help="measure the levels there are")
    setting.add_argument("--fewer", type=int, help="with it: games of levels that think long")
    styling = _command(commands, "styles", _styles, "how strong characters are, and what shows their style")
    styling.add_argument("--players", type=int, help="one character against so many plain bots, less one")
    styling.add_argument("--bot", default="level:2", help="the level, with the character and without")
    styling.add_argument("--games", type=int, default=400, help="of each character, besides the plain ones")
    styling.add_argument("--only", type=_list, default=(), help="some characters")
    styling.add_argument("--seed", default="styles", help="of the deals")
    styling.add_argument("--out", type=Path, help="also write the figures as JSON")
    _puzzling(commands)
    _gathering(commands)
    _checking(commands)
    _weighing(commands)
    _rating(commands)
    return parser


def _rating(commands: Any) -> None:
    standing = _command(commands, "leaderboard", _leaderboard, "rate entries by the protocol of the docs")
    standing.add_argument("--players", type=int, help="so many; else as few as can be")
    standing.add_argument(
        "--entries", type=_list, default=(), help="level:3,flat:1000,agent:MODULE:FUNCTION; else all levels"
    )
    standing.add_argument("--deals", type=_some, default=protocol.DEALS, help="of each match")
    standing.add_argument("--file", type=Path, default=leaderboard.FILE, help="what is known; written anew")


def _weighing(commands: Any) -> None:
    weighing = _command(commands, "balance", _balance, "who wins from which seat, by which source")
    weighing.add_argument("--players", type=int, help="so many")
    weighing.add_argument("--bot", default="level:3", help="who sits on every seat")
    weighing.add_argument("--games", type=int, default=400, help="of each value")
    weighing.add_argument("--option", type=_option, action="append", default=[], help="KEY=VALUE; else mixed")
    weighing.add_argument("--edition", type=Path, help="JSON: numbers of the box by name, OBELISKS_A.2.0")
    weighing.add_argument("--sweep", help="NAME=8..12 of the box, or OPTION=A,B")
    weighing.add_argument("--seed", default="balance")
    weighing.add_argument("--out", type=Path, help="also write FILE.txt, FILE.csv and FILE.svg")


def _checking(commands: Any) -> None:
    losing = _command(commands, "hints", _hints, "measure what hints lose against a far longer search")
    losing.add_argument("--players", type=int, nargs="*", default=(), help="only for so many")
    losing.add_argument("--games", type=int, default=10, help="hints at four positions of each")
    losing.add_argument("--reference", type=int, default=40_000, help="iterations of the longer search")
    checking = _command(commands, "claims", _claims, "play on what hints say of the long run")
    checking.add_argument("--players", type=int, help="so many")
    checking.add_argument("--games", type=int, default=4, help="so many are looked at")
    checking.add_argument("--hints", type=int, default=2, help="at each of them")
    checking.add_argument(
        "--puzzles", type=int, help="instead of hints: reasons written with so many puzzles"
    )
    checking.add_argument("--pairs", type=int, default=24, help="of games played on for each claim")
    proving = _command(commands, "fairness", _fairness, "deal anew what is hidden: no search may change")
    proving.add_argument("--positions", type=int, default=100, help="so many with something hidden")


def _puzzling(commands: Any) -> None:
    proving = _command(commands, "challenges", _challenges, "prove challenges by games, or measure them")
    proving.add_argument(
        "--games", type=int, default=12, help="at most so many attempts at each; measured: games"
    )
    proving.add_argument(
        "--bots", type=_list, help="measure how often these reach the stars: level:3,level:7"
    )
    proving.add_argument("--anew", action="store_true", help="also those that have a proof")
    finding = _command(commands, "puzzles", _puzzles, "find puzzles in games of bots, with their proofs")
    finding.add_argument("--games", type=int, default=100, help="so many games are looked through")
    finding.add_argument("--again", help="prove those there are once more, by playout:20000; others go")
    finding.add_argument("--first", type=int, help="with it: so many at most")
    finding.add_argument(
        "--reasons", action="store_true", help="look again for the reasons of those there are"
    )


def _gathering(commands: Any) -> None:
    every = (ALL, *LISTINGS)
    soaking = _command(
        commands, "soak", _soak, "hold every position of random games against the rules", every
    )
    soaking.add_argument("--games", type=int, default=1_000, help="so many, a thousand of each game in turn")
    writing = _command(commands, "dataset", _dataset, "write games of bots, and each of their decisions")
    writing.add_argument("--players", type=int, help="so many; else as few as can be")
    writing.add_argument("--games", type=int, default=1_000)
    writing.add_argument(
        "--bots", type=dataset.bots, default="level:3..7", help="level:3..7 or a list; seats draw"
    )
    writing.add_argument("--shard", type=int, default=100, help="games of a file")
    writing.add_argument("--seed", default="dataset")
    aim = writing.add_mutually_exclusive_group(required=True)
    aim.add_argument("--out", type=Path, help="a folder; files that are there stay")
    aim.add_argument("--measure", type=int, help="write nothing: play so many, tell what all take and weigh")
    _environments(commands)


def _environments(commands: Any) -> None:
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("games", nargs="*", default=SHOWN, metavar="GAME", help=f"of {', '.join(SHOWN)}")
    common.set_defaults(workers=1, dask=None, journal=None)
    checking = commands.add_parser(
        "envs-check", parents=[common], help="the frameworks' own tests, of all setups"
    )
    checking.set_defaults(command=_envs_check)
    timed = commands.add_parser("envs-speed", parents=[common], help="steps a second, beside the bare engine")
    timed.add_argument("--seconds", type=float, default=5.0, help="of each measurement")
    timed.add_argument("--theirs", action="store_true", help="also PettingZoo's performance_benchmark")
    timed.set_defaults(command=_envs_speed)
    _baselines(commands)


def _baselines(commands: Any) -> None:
    learning = _command(commands, "ppo", _ppo, "learn a policy by PPO with masks, against itself")
    learning.add_argument("--players", type=int, help="so many; else as few as can be")
    learning.add_argument("--steps", type=int, default=131_072, help="so many choices")
    learning.add_argument("--seed", type=int, default=1)
    learning.add_argument("--against", default="greedy", help="who it is measured against on the way")
    learning.add_argument("--deals", type=int, default=25, help="of each measurement, from every seat")
    learning.add_argument("--out", type=Path, required=True, help="the policy, with its learning curve")
    measuring = commands.add_parser("policy", help="measure a policy against bots")
    measuring.set_defaults(command=_policy, dask=None)
    measuring.add_argument("file", type=Path)
    measuring.add_argument("--workers", type=int, default=1, help="processes")
    measuring.add_argument("--journal", type=Path, help="keeps what is finished, to go on after a break")
    measuring.add_argument("--bots", type=_list, default=["random", "greedy", "level:1", "level:2"])
    measuring.add_argument("--deals", type=int, default=100, help="against each, from every seat")
    measuring.add_argument("--out", type=Path, help="also write the figures as JSON, with the learning curve")


def _command(
    commands: Any, name: str, command: Any, about: str, games: Sequence[str] | None = None
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=about)
    parser.set_defaults(command=command)
    parser.add_argument("game", choices=sorted(LISTINGS) if games is None else games)
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--dask", metavar="ADDRESS", help="of a scheduler, instead of processes")
    parser.add_argument("--journal", type=Path, help="keeps what is finished, to go on after a break")
    return parser


def _list(text: str) -> list[str]:
    return text.split(",")


def _some(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not at least 1")
    return int(text)


def _option(text: str) -> tuple[str, str]:
    key, _, value = text.partition("=")
    return key, value
