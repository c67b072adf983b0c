"""Commands that find puzzles and prove challenges."""

from argparse import ArgumentParser, Namespace
from collections import Counter

from game.core.challenge import STARS
from game.lab.commands.command import listed, some
from game.lab.puzzling import challenges, grading, proving, puzzles
from game.lab.running import Runner


def run_challenges(arguments: Namespace, runner: Runner) -> None:
    if arguments.bots:
        for each in grading.measure(arguments.game, arguments.bots, arguments.games, runner):
            print(each.id, *(f"{row.bot}: {row.stars} of {row.games}" for row in each.reached))
        return
    for challenge, reached in challenges.prove(arguments.game, arguments.games, runner, arguments.anew):
        print(f"{challenge.id}: {reached} of {STARS} stars, against {', '.join(challenge.bots)}")


def challenges_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--games", type=some, default=12, help="at most so many attempts at each; measured: games"
    )
    parser.add_argument(
        "--bots", type=listed, help="measure how often these reach the stars: level:3,level:7"
    )
    parser.add_argument("--anew", action="store_true", help="also those that have a proof")


def run_puzzles(arguments: Namespace, runner: Runner) -> None:
    if arguments.again:
        gone = proving.prove(arguments.game, arguments.again, arguments.first, runner)
        print(f"{len(gone)} puzzles differ and are gone:", *(puzzle.id for puzzle in gone))
        return
    if arguments.reasons:
        print(f"{proving.tell(arguments.game, runner)} puzzles have other reasons now")
        return
    found = puzzles.find(arguments.game, arguments.games, runner)
    grades = Counter(puzzle.grade for puzzle in found)
    print(f"{len(found)} puzzles; by grade: {dict(sorted(grades.items()))}")


def puzzles_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--games", type=some, default=100, help="so many games are looked through")
    parser.add_argument("--again", help="prove those there are once more, by playout:20000; others go")
    parser.add_argument("--first", type=some, help="with it: so many at most")
    parser.add_argument(
        "--reasons", action="store_true", help="look again for the reasons of those there are"
    )
