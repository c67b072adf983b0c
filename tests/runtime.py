"""Installs and packs what the browser runs, and says in a line what stands in the way."""

import sys

from game.publish.problem import PublishError
from game.publish.site import make_site

if __name__ == "__main__":
    try:
        make_site()
    except PublishError as error:
        sys.exit(str(error))
