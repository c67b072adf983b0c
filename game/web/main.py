"""What the page runs first."""

from game.web.app import start

start()
