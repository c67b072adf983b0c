"""The tables of single figures in the docs: a cell `run/figure` shows that figure of that run."""

from collections.abc import Mapping, Sequence

from game.lab.envs import GAMES
from game.lab.envs.ways import (
    BARE,
    CART_POLE,
    CONNECT_FOUR,
    ENGINE,
    LOOKED_AT,
    OBSERVED,
    PART,
    PLAIN,
    SEAT,
    THEIRS,
    TIC_TAC_TOE,
    WRAPPED,
)
from tests.bench import parts, shares
from tests.bench.clicks import WAYS
from tests.bench.phases import KINDS, PHASES, RUNNING, WAITING

Lines = Sequence[Sequence[str]]
SHARES = (*KINDS, RUNNING, WAITING)


def _phase(when: str, name: str) -> Sequence[str]:
    run = f"phases/{when}: {name}"
    return (f"{when}: {name}", run, *(f"{run}, {share}" for share in SHARES))


def _click(way: str) -> Sequence[str]:
    return f"clicks/{way}: median", f"clicks/{way}: median, times chessground's"


ADAPTERS = (BARE, WRAPPED, OBSERVED, SEAT, PLAIN, LOOKED_AT)


def _ways(game: str, ways: Sequence[str], ending: str = "") -> Sequence[str]:
    """A row of the ways there are of a game."""
    missing = {PLAIN, LOOKED_AT} if game == "abusir" else ()
    return (f"`{game}`", *("" if way in missing else f"environments/{game}: {way}{ending}" for way in ways))


def _like(game: str, *those: str) -> Sequence[str]:
    cells = (f"environments/{game}: {way}" if way in those else "" for way in (ENGINE, *ADAPTERS, THEIRS))
    return (f"`{game}`", *cells)


LAID_OUT: Mapping[str, Lines] = {
    "page": (
        ("", "page", "bare `loadPyodide()`", "ratio"),
        ("playable, cold", "boot/cold: playable", "boot/cold: bare", "boot/cold: playable, part of bare"),
        ("playable, warm", "boot/warm: playable", "boot/warm: bare", "boot/warm: playable, part of bare"),
        ("first paint, cold", "boot/cold: first contentful paint", "", ""),
        ("first paint, warm", "boot/warm: first contentful paint", "", ""),
        ("one file: playable, warm", "boot/one file: playable, warm", "", ""),
        ("one file: first paint, warm", "boot/one file: first contentful paint, warm", "", ""),
        ("sent to a first visitor, with brotli", "boot/transferred, brotli", "", ""),
    ),
    "phases": (
        ("", "all", *SHARES),
        *(_phase(when, name) for when in ("cold", "warm") for name in PHASES.values()),
    ),
    "clicks": (
        ("", "median", "chessground’s"),
        ("the Duel", *_click("the Duel")),
        ("Imhotep for 4, all on side B with four modules", *_click("all of Imhotep for 4")),
        ("the Duel by finger", *_click("the Duel, by finger")),
        ("chessground", "clicks/chessground: mouse down to painted frame, mean of both medians", ""),
    ),
    "parts": (
        ("", "all", *parts.SHARES),
        *((way, f"parts/{way}", *(f"parts/{way}, {share}" for share in parts.SHARES)) for way in WAYS),
    ),
    "shares": (
        ("", *shares.DEALS),
        *((share, *(f"shares/{deal}: {share}" for deal in shares.DEALS)) for share in shares.SHARES),
    ),
    "slowly": (
        ("", "median", "longest"),
        ("a click in the Duel", "slowly/the Duel, slowed: median", "slowly/the Duel, slowed: longest"),
        (
            "in all of Imhotep for 4",
            "slowly/all of Imhotep for 4, slowed: median",
            "slowly/all of Imhotep for 4, slowed: longest",
        ),
        (
            "in the Duel by finger",
            "slowly/the Duel, by finger, slowed: median",
            "slowly/the Duel, by finger, slowed: longest",
        ),
        ("playable, cold", "slowly/cold, slowed: playable", ""),
        ("playable, warm", "slowly/warm, slowed: playable", ""),
    ),
    "besides": (
        ("", ""),
        (
            "first paint of a first visit, at 9 Mbit/s, nothing compressed",
            "slowly/cold, at 9 Mbit/s, not compressed: first contentful paint",
        ),
        (
            "the bots’ worker, until it takes questions",
            "slowly/worker: from its start until it takes questions",
        ),
        ("elements restyled by a click in the Duel", "slowly/the Duel: elements restyled by a click, median"),
        (
            "in all of Imhotep for 4",
            "slowly/all of Imhotep for 4: elements restyled by a click, median",
        ),
    ),
    "sizes": (
        ("", ""),
        ("the one file", "onefile/size"),
        ("all files kept for offline play", "offline/all files"),
        ("the same as sent, with brotli", "offline/all files, brotli"),
        ("start of an archived release, compared with the page's", "release/start"),
    ),
    "embeds": (
        ("", ""),
        ("a page with three posters, as sent, compressed", "posters/three posters"),
        ("added by the snippet for a drawn position", "snippets/position"),
        ("for a whole drawn game of the Duel", "snippets/the Duel"),
        ("of Imhotep", "snippets/Imhotep"),
        ("of Pyramids", "snippets/Pyramids"),
        ("of Cheops' Master Builders", "snippets/Cheops"),
    ),
    "sled": (
        ("", "CPython 3.11", "Chromium"),
        ("a pull of the sled, mean", "sled/native: a pull, mean", "sled/browser: a pull, mean"),
        ("nine of ten pulls, at most", "sled/native: a pull, 90 of 100", ""),
        ("a bot's whole turn, lowest level: median", "", "turns/browser: a turn of level:1, median"),
        ("a bot's whole turn, highest level: median", "", "turns/browser: a turn of level:7, median"),
        ("a bot's whole turn, highest level: longest", "", "turns/browser: a turn of level:7, longest"),
    ),
    "environments": (
        ("steps a second", ENGINE, *ADAPTERS, f"`{THEIRS}`"),
        *(_ways(game, (ENGINE, *ADAPTERS, THEIRS)) for game in GAMES),
        _like(CONNECT_FOUR, OBSERVED, THEIRS),
        _like(CART_POLE, SEAT),
        _like(TIC_TAC_TOE, PLAIN, LOOKED_AT),
    ),
    "adapters": (("part of the engine’s", *ADAPTERS), *(_ways(game, ADAPTERS, PART) for game in GAMES)),
    "hidden": (
        ("", "Pyramids", "Imhotep"),
        *(
            (told, f"hidden: pyramids/{told}", f"hidden: imhotep/{told}")
            for told in (
                "positions in which something is hidden from a seat",
                "of them such in which that seat decides",
                "deals of it unlike the truth",
                "of them seen or searched otherwise",
                "times a bot touched what is hidden",
            )
        ),
    ),
    "fairness": (
        ("", ""),
        ("searches of each game", "compare/searches of each game"),
        ("of them otherwise in Pyodide", "compare/otherwise in Pyodide"),
        ("times that all that is hidden was dealt anew", "compare/deals anew"),
        ("searches that this changed", "compare/otherwise when dealt anew"),
    ),
}
