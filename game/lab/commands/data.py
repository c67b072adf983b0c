"""The command that writes data sets."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.lab.commands.command import seats, some
from game.lab.data import dataset, estimate
from game.lab.running import Runner


def run_dataset(arguments: Namespace, runner: Runner) -> None:
    asked = dataset.Asked(
        arguments.game, seats(arguments), arguments.bots, arguments.games, arguments.shard, arguments.seed
    )
    if arguments.measure:
        print(estimate.as_text(asked, estimate.estimate(asked, arguments.measure, runner)))
        return
    for name, digest, rows in dataset.write(asked, arguments.out, runner):
        print(name, digest, *([f"rows: {rows}"] if rows else []), flush=True)


def dataset_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--players", type=some, help="so many; else as few as can be")
    parser.add_argument("--games", type=some, default=1_000)
    parser.add_argument(
        "--bots", type=dataset.bots, default="level:3..7", help="level:3..7 or a list; seats draw"
    )
    parser.add_argument("--shard", type=some, default=100, help="games of a file")
    parser.add_argument("--seed", default="dataset")
    aim = parser.add_mutually_exclusive_group(required=True)
    aim.add_argument("--out", type=Path, help="a folder; files that are there stay")
    aim.add_argument("--measure", type=some, help="write nothing: play so many, tell what all take and weigh")
