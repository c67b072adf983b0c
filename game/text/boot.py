"""What the page says before the interpreter runs: put into the page as data when it is put together."""

from game.text.catalogue import N_, by_language

SENTENCES = {
    "loading": N_("Setting up the game"),
    "starting": N_("Setting up the board"),
    "wait": N_("Still setting up"),
    "noted": N_("Noted, in a moment"),
    "far": N_("{done} of {all} MB, {percent}%"),
    "left": N_("{done} of {all} MB, {percent}%, about {seconds} s left"),
    "stalled": N_("Nothing has arrived for a while."),
    "failed": N_("The game could not start."),
    "again": N_("Try again"),
    "rescue": N_("Rescue saved games"),
    "status": N_("{file} did not arrive ({status})."),
    "cut": N_("{file} did not arrive in full."),
    "type": N_("The host sends {file} as “{type}”; it has to be {right}."),
    "old": N_(
        "This browser is too old for the game. It runs in Chrome and Edge from 123, Firefox from 125 and "
        "Safari from 17.5 on. Saved games stay where they are."
    ),
    "shut": N_("This frame cannot load the game: its host does not let pages of other sites use it."),
    "way": N_("Open it on its own page"),
    "about": N_("Building games from the banks of the Nile, with friends or against bots, even offline."),
    "plays": N_("This game is played by release {version}, which knows version {rules} of its rules."),
    "by": N_("Release {version}"),
    "back": N_("Back to the current release"),
    "close": N_("Close"),
    "damaged": N_("Release {version} did not arrive as it was archived. No part of the game is lost."),
    "text": N_("This game as text"),
    "noscript": N_("The game needs JavaScript and WebAssembly. It loads nothing from other sites."),
}

PLACES = ("file", "status", "type", "right", "version", "rules", "done", "all", "percent", "seconds")

# For a page that was opened from the disk: in index.html itself, since nothing is put together there.
FILE = N_(
    "You have opened this page as a file, and browsers do not load the game from a file. A server has to "
    "send it: run “python3 serve.py” in the project’s folder, or “python3 -m http.server” in a built "
    "folder, and open the address it shows. Or run “python3 serve.py --onefile baumeister.html”: the file "
    "it writes opens like this one and holds the whole game."
)


def sentences() -> dict[str, dict[str, str]]:
    """By language and key; places in braces are filled in by the page's scripts."""
    return by_language(SENTENCES, PLACES)
