"""Commands that learn: a game's value."""

from argparse import ArgumentParser, Namespace

from game.lab.commands.command import some
from game.lab.learning import fit
from game.lab.running import Runner


def run_fit(arguments: Namespace, runner: Runner) -> None:
    print(fit.fit(arguments.game, runner, seats=arguments.players))


def fit_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--players", type=some, nargs="*", default=(), help="only for so many")
