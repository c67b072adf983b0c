"""A finished game for BG Stats, an app that keeps what people have played: a link that tells it all.

Its form is that app's own: `createPlay.html` with the game as JSON in `data`.
"""

import json
from hashlib import sha256
from urllib.parse import quote

from game.core.record import to_text
from game.shell.effects import Visit
from game.shell.model import Model
from game.shell.play import Play
from game.shell.results import Result, done
from game.shell.share.card import has_result
from game.shell.words import names, texts_of
from game.text.games import title

PAGE = "https://app.bgstatsapp.com/createPlay.html?data="
SECONDS = ":00"
NAME_LENGTH = 12


def enter(model: Model, arg: str) -> Result:
    """A finished game is handed over."""
    play = model.play
    if play is None or not has_result(play):
        return done(model)
    data = json.dumps(told(model, play), ensure_ascii=False, separators=(",", ":"))
    return done(model, Visit(PAGE + quote(data)))


def told(model: Model, play: Play) -> dict[str, object]:
    """The game as that app reads it; `winner` and `startPlayer` always stand there, as it wants."""
    saved = next((saved.date for saved in model.saves if saved.id == play.id), model.moment.date)
    match, t = play.match, texts_of(model)
    scores, ranking, game = match.game.scores(match.state), match.game.ranking(match.state), match.setup.game
    first = match.mover(0) if match.plies else -1
    players = [
        {
            "name": name,
            "sourcePlayerId": name,
            "startPlayer": seat == first,
            "winner": ranking[seat] == 1,
            "score": str(scores[seat]),
            "rank": ranking[seat],
        }
        for seat, name in enumerate(names(t, play.seats))
    ]
    return {
        "sourceName": "Baumeister",
        "sourcePlayId": f"{game}-{play.id or _digest(play)}",
        "playDate": (play.tabletop or saved) + SECONDS,
        "game": {
            "name": title(t, game),
            "sourceGameId": game,
            "highestWins": True,
            "noPoints": False,
        },
        "players": players,
    }


def _digest(play: Play) -> str:
    """What tells a game that is only looked at from others."""
    return sha256(to_text(play.match.record).encode()).hexdigest()[:NAME_LENGTH]


COMMANDS = {"bg-stats": enter}
