"""Versions of the page: whether this one starts without its server, and whether a newer one waits.

The web room asks the service worker. No version changes under a player: it does when they agree, in every tab
at once, or at the next start.
"""

from dataclasses import replace

from game.shell import messages as msg
from game.shell.effects import Announce, SwitchVersion
from game.shell.model import Model
from game.shell.results import Result, done, with_notice
from game.text.catalogue import N_, texts

NEWER = "new-version"
WAITS = N_("A new version is ready. Update now?")


def kept(model: Model, message: msg.Kept) -> Result:
    """All files of this version are in the browser, or one is known to be missing."""
    lacking = "" if message.whole else message.lacking
    return done(replace(model, offline=message.whole, lacking=lacking))


def newer(model: Model, message: msg.NewVersion) -> Result:
    """Another version has been fetched; it is offered, seen and heard."""
    t = texts(model.settings.language)
    return done(with_notice(model, NEWER), Announce(t(WAITS)))


def switch(model: Model, arg: str) -> Result:
    """The other version takes over; every game is saved."""
    return done(model, SwitchVersion())


COMMANDS = {NEWER: switch}
