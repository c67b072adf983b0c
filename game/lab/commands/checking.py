"""Commands that check: hints, what they say of the long run, fairness, the rules."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Sequence

from game.core.puzzle import puzzles_of
from game.lab.checking import claims, fairness, hints, soak
from game.lab.commands.command import ALL, SHOWN, all_seats, seats, some
from game.lab.matches import ratings
from game.lab.running import Runner


def run_hints(arguments: Namespace, runner: Runner) -> None:
    for players in arguments.players or all_seats(arguments.game):
        cases = [hints.Case(arguments.game, players, n, arguments.reference) for n in range(arguments.games)]
        rows = runner.run(hints.losses, cases, hints.LOSSES, f"{arguments.game} for {players}")
        found = [loss for losses in rows for loss in losses]
        mean, other = ratings.mean(found), sum(loss != 0 for loss in found)
        print(f"{arguments.game} for {players}: {len(found)} hints, {other} unlike the reference,", end=" ")
        print(f"mean loss {mean.share:.4f} ({mean.low:.4f} to {mean.high:.4f})")


def hints_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--players", type=some, nargs="*", default=(), help="only for so many")
    parser.add_argument("--games", type=some, default=10, help="hints at four positions of each")
    parser.add_argument("--reference", type=some, default=40_000, help="iterations of the longer search")


def run_claims(arguments: Namespace, runner: Runner) -> None:
    if arguments.puzzles:
        written = puzzles_of(arguments.game)[: arguments.puzzles]
        tasks = [claims.Written(puzzle, arguments.pairs) for puzzle in written]
        told = runner.run(claims.of_puzzle, tasks, claims.CLAIMS, arguments.game)
        _claimed([puzzle.id for puzzle in written], list(told))
        return
    players = seats(arguments)
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


def claims_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--players", type=some, help="so many")
    parser.add_argument("--games", type=some, default=4, help="so many are looked at")
    parser.add_argument("--hints", type=some, default=2, help="at each of them")
    parser.add_argument("--puzzles", type=some, help="instead of hints: reasons written with so many puzzles")
    parser.add_argument("--pairs", type=some, default=24, help="of games played on for each claim")


def run_fairness(arguments: Namespace, runner: Runner) -> int:
    found = fairness.prove(arguments.game, arguments.positions, runner)
    if not found:
        raise SystemExit(f"nothing is hidden in {arguments.game}")
    print(fairness.as_text(arguments.game, found))
    return int(any(each.otherwise or each.touched for each in found))


def fairness_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--positions", type=some, default=100, help="so many with something hidden")


def run_soak(arguments: Namespace, runner: Runner) -> int:
    games, broken = SHOWN if arguments.game == ALL else (arguments.game,), False
    for number, found in enumerate(soak.soak(games, arguments.games, runner), start=1):
        print(f"{number}: {found.games} games, {found.plies} decisions, {found.digest}", flush=True)
        for one in found.broken:
            print(f"not so: {one.broken}\n{one.record}")
            broken = True
    return int(broken)


def soak_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--games", type=some, default=1_000, help="so many, a thousand of each game in turn")
