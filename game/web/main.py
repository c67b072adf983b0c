"""What the page runs first."""

from pyscript import window

window.performance.mark("playable")
