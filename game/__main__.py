"""`python3 -m game`: the command line."""

import sys

from game.cli import main

sys.exit(main())
