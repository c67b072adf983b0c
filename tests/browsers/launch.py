"""Firefox and WebKit, started with nothing of the user's and ended without a trace."""

import os
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browsers import programs
from tests.browsers.webdriver import TIMEOUT_S, Http, Marionette, Session, await_port
from tests.serving import free_port

SCREEN = "1600x1200x24"
PREFERENCES = {
    "marionette.port": 0,  # any
    "intl.accept_languages": "en",
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "widget.gtk.overlay-scrollbars.enabled": False,  # bars that take room, as on many desks
}
NO_COOKIES = {"network.cookie.cookieBehavior": 2}
NO_STORAGE = ("--private", "--cookies-policy=never")
WEBKIT_ENVIRONMENT = {
    "GDK_BACKEND": "x11",
    "LANGUAGE": "en",
    "LC_ALL": "C.UTF-8",
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # containers run as root, where it does not start
}


@contextmanager
def firefox(preferences: Mapping[str, object]) -> Iterator[Session]:
    with TemporaryDirectory() as folder:
        profile = Path(folder)
        chosen = {**PREFERENCES, **preferences}
        lines = [f'user_pref("{name}", {_literal(value)});' for name, value in chosen.items()]
        (profile / "user.js").write_text("\n".join(lines), "utf-8")
        command = [programs.firefox() or "", "--headless", "--marionette", "--no-remote", "--profile", folder]
        port = profile / "MarionetteActivePort"
        with running(command), closing(Marionette(int(_awaited(port)))) as session:
            yield session


@contextmanager
def webkit(arguments: Sequence[str]) -> Iterator[Session]:
    with TemporaryDirectory() as folder, screen(Path(folder)) as display:
        port = free_port()
        home = {"DISPLAY": display, "HOME": folder, "XDG_RUNTIME_DIR": folder}
        with running(["WebKitWebDriver", f"--port={port}"], home | WEBKIT_ENVIRONMENT):
            await_port(port)
            options = {"binary": programs.mini_browser(), "args": ["--automation", *arguments]}
            session = Http(port, {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options})
            yield session
            session.send("DeleteSession")


@contextmanager
def screen(folder: Path) -> Iterator[str]:
    """A screen nobody sees; gives its name."""
    told = folder / "display"
    with (
        told.open("wb") as out,
        running(["Xvfb", "-displayfd", "1", "-screen", "0", SCREEN], out=out.fileno()),
    ):
        yield f":{_awaited(told)}"


@contextmanager
def running(
    command: Sequence[str], environment: Mapping[str, str] | None = None, out: int = subprocess.DEVNULL
) -> Iterator[None]:
    """A program that runs as long as it is needed."""
    program = subprocess.Popen(
        command,
        env=os.environ | dict(environment or {}),
        stdin=subprocess.DEVNULL,
        stdout=out,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield
    finally:
        program.terminate()
        try:
            program.wait(10)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait(10)


def _literal(value: object) -> str:
    return str(value).lower() if isinstance(value, bool | int) else f'"{value}"'


def _awaited(path: Path) -> str:
    """The line that a program is going to write into this file."""
    deadline = time.monotonic() + TIMEOUT_S
    while not path.is_file() or not path.read_text("ascii").strip():
        if time.monotonic() > deadline:
            raise TimeoutError(f"{path.name} was not written")
        time.sleep(0.05)
    return path.read_text("ascii").strip()
