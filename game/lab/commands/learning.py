"""Commands that learn: a game's value, and how often it wins."""

from argparse import ArgumentParser, Namespace

from game.lab.commands.command import all_seats, some
from game.lab.learning import chances, fit
from game.lab.running import Runner


def run_fit(arguments: Namespace, runner: Runner) -> None:
    print(fit.fit(arguments.game, runner, seats=arguments.players))


def fit_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--players", type=some, nargs="*", default=(), help="only for so many")


def run_chances(arguments: Namespace, runner: Runner) -> None:
    for players in arguments.players or all_seats(arguments.game):
        found = chances.measure(runner, arguments.game, players, arguments.games, arguments.bot)
        more = "" if arguments.bot == chances.BY else f" --bot {arguments.bot}"
        asked = f"{arguments.game} --players {players} --games {arguments.games}{more}"
        chances.write(arguments.game, players, arguments.games, found, f"python3 -m game.lab chances {asked}")
        print(f"{arguments.game} for {players}: {found.curve}, from {found.low} to {found.high}")


def chances_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--players", type=some, nargs="*", default=(), help="only for so many")
    parser.add_argument("--games", type=some, default=100, help="so many")
    parser.add_argument("--bot", default=chances.BY, help="who plays them")
