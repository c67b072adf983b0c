"""`python3 -m game.lab`: the laboratory's commands."""

import sys

from game.lab.commands import main

sys.exit(main())
