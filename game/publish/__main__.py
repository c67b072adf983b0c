"""`python3 -m game.publish release`: archives this checkout, so that its links and saves stay playable."""

import argparse
import sys

from game.publish.archive import URL, archive
from game.publish.problem import PublishError


def main() -> int:
    parser = argparse.ArgumentParser(prog="python3 -m game.publish", description=__doc__)
    parser.add_argument("command", choices=["release"], help="write the wheel and the index, prune the rest")
    parser.parse_args()
    try:
        release, pruned = archive()
    except PublishError as error:
        print(error, file=sys.stderr)
        return 1
    rules = ", ".join(f"{game} {version}" for game, version in release.speaks)
    print(f"{URL}{release.wheel}: {release.size / 1e6:.2f} MB, speaks {rules}.")
    for other in pruned:
        print(f"{URL}{other.wheel}: removed, younger releases speak all its rules.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
