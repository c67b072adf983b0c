"""What a frame on another page says before the interpreter runs, and how its messages are refused."""

from game.core.registry import LISTINGS
from game.text.catalogue import LANGUAGES, N_, by_language, texts
from game.text.games import title

# Places in braces are filled in by the page's script, in all but the names of games.
SENTENCES = {
    "play-board": N_("Play {game}"),
    "play-replay": N_("Watch {game}"),
    "play-lesson": N_("Learn {game}"),
    "deal": N_("A deal for {players} players."),
    "played": N_("A game for {players} players, at move {move}."),
    "alone": N_("For one player and a bot, with explanations."),
    "weight": N_("Loads about {mb} MB once you press it."),
    "strange": N_("The link of this frame names no game that is known here."),
    "step": N_("Move {n} of {all}"),
    "unread": N_("The drawing in the link cannot be read."),
    "unknown": N_("It is none of these: {known}."),
    "wrong-type": N_("It has to be of the type {kind}."),
    "bad-number": N_("“{value}” is not a number that fits here."),
    "too-many": N_("There are too many before the visitor starts the game."),
    "not-now": N_("Nothing can be chosen here now."),
    "other-version": N_("This page speaks version {ours} of these messages."),
}
PLACES = ("game", "players", "move", "mb", "n", "all", "known", "kind", "value", "ours")


def sentences() -> dict[str, dict[str, str]]:
    """By language and key."""
    return by_language(SENTENCES, PLACES)


def titles() -> dict[str, dict[str, str]]:
    """The names of the games that are offered, by language and id."""
    shown = [listing.id for listing in LISTINGS.values() if listing.shown]
    return {tag: {game: title(texts(tag, game), game) for game in shown} for tag in LANGUAGES}
