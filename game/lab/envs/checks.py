"""The frameworks' own tests of our environments, of one game set up or of all: `envs-check`."""

import contextlib
import io
import warnings
from collections.abc import Iterator, Mapping, Sequence
from time import process_time
from typing import Any

import gymnasium
from gymnasium.utils.env_checker import check_env

from game.core.options import from_letters, to_letters
from game.core.registry import game_class
from game.lab.envs import GAMES, baumeister_v0, chromium
from game.lab.envs.gymnasium import env_id
from game.lab.envs.rendering import RGB_ARRAY, SVG
from game.lab.envs.spiel_checks import check_openspiel
from game.text.games import words

CYCLES = 40  # turns of each agent in a test of PettingZoo
# What PettingZoo says of every environment with masks that is not one of its own, by name.
EXPECTED = "Observation is not a NumPy array|Observation space for each agent probably should be"

Setup = tuple[str, int, str]  # game, players, the options' letters as in links


def setups() -> Iterator[Setup]:
    """All games, numbers of players and presets' options; without presets, every choice of an option."""
    for game in GAMES:
        low, high = game_class(game).info.seats
        for players in range(low, high + 1):
            for letters in dict.fromkeys(_letters(game)):
                yield game, players, letters


def _letters(game: str) -> Iterator[str]:
    specs = game_class(game).info.options
    usual = {spec.key: spec.default for spec in specs}
    yield to_letters(specs, usual)
    for preset in words(game).presets:
        yield to_letters(specs, {**usual, **preset.options})
    for spec in specs if not words(game).presets else ():
        for choice in spec.choices:
            yield to_letters(specs, {**usual, spec.key: choice})


def options_of(game: str, letters: str) -> Mapping[str, str]:
    """The options written so."""
    return from_letters(game_class(game).info.options, letters)


def _shown(env: Any, *, pixels: bool) -> Any:
    """An environment that says which of its pictures are to be tested."""
    modes = [mode for mode in env.metadata["render_modes"] if pixels or mode != RGB_ARRAY]
    env.unwrapped.metadata = {**env.metadata, "render_modes": modes}
    return env


def _is_svg(rendered: object) -> bool:
    return isinstance(rendered, str) and rendered.startswith("<svg ") and rendered.endswith("</svg>")


def check_pettingzoo(setup: Setup, *, pixels: bool = False) -> None:
    """`api_test`, `seed_test`, `render_test` and `test_save_obs`, with both kinds of rewards."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of games of its own that its test imports
        from pettingzoo.test import api_test, render_test, seed_test, test_save_obs  # noqa: PLC0415

    game, players, letters = setup
    options = options_of(game, letters)

    def made(**more: Any) -> Any:
        return baumeister_v0.env(game, players, options, **more)

    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=EXPECTED)
        api_test(made(), num_cycles=CYCLES)
        api_test(made(rewards="points"), num_cycles=CYCLES)
        seed_test(made, num_cycles=CYCLES)
        render_test(lambda **more: _shown(made(**more), pixels=pixels), {SVG: _is_svg})
        test_save_obs(made())


def check_gymnasium(setup: Setup, *, pixels: bool = False) -> None:
    """`check_env` against bots that choose blindly; whatever it warns of is a fault."""
    game, players, letters = setup
    made: dict[str, Any] = {"players": players, "options": options_of(game, letters), "bots": "random"}
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("error")
        for more in (dict[str, Any](), {"render_mode": "ansi", "rewards": "points"}):
            check_env(_shown(gymnasium.make(env_id(game), **made, **more).unwrapped, pixels=pixels))


def check(games: Sequence[str] = GAMES) -> Iterator[str]:
    """All of them: a line for each setup that passed; raises what the first fault raises.

    Pictures in pixels are tested with the first setup of each game, where there is a browser.
    """
    to_draw = {*games} if chromium.is_there() else set[str]()
    for setup in setups():
        if setup[0] in games:
            started, pixels = process_time(), setup[0] in to_draw
            to_draw.discard(setup[0])
            check_pettingzoo(setup, pixels=pixels)
            check_gymnasium(setup, pixels=pixels)
            check_openspiel(setup[0], setup[1], options_of(setup[0], setup[2]))
            yield f"{setup[0]} for {setup[1]}, {setup[2]}: passed in {process_time() - started:.1f} s"
