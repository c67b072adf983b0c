"""Installs and packs what the browser runs, and says in a line what stands in the way."""

import sys

from game.publish.install import install
from game.publish.pack import pack
from game.publish.problem import PublishError

if __name__ == "__main__":
    try:
        pack(install())
    except PublishError as error:
        sys.exit(str(error))
