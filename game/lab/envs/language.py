"""The games for language models: prompts in words, answers read, refusals as feedback; no model is asked.

    results = played(model, Trial("duel", bot="level:2", deals=("amun7342", "horus1")))

A model is any function from a prompt to an answer. A prompt shows what the seat to decide sees, with the
rules in short and how actions are written; which of them are legal only if that is asked for. Its sentences
are part of a measurement and stand here, in English and German, where no translation changes them.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from game.cli import telling
from game.cli.pictures import pictures
from game.core.errors import BadNotation, BadOption, IllegalAction
from game.core.vocabulary import Action
from game.lab.envs import returns
from game.lab.envs.dealing import Dealt, dealt
from game.lab.envs.gymnasium import LOST, choice, opponent
from game.lab.envs.rendering import picture
from game.text import common
from game.text.catalogue import texts
from game.text.games import title, words

Model = Callable[[str], str]
ANSWER = re.compile(r"^\W*(?:move|zug)\W*:[ \t*`]*(.+?)[ \t.*`]*$", re.IGNORECASE | re.MULTILINE)


class Sentences(NamedTuple):
    """What a prompt says besides what the game itself says."""

    play: str
    rules: str
    position: str
    actions: str
    legal: str
    answer: str
    again: str
    nothing: str


SAYS: Mapping[str, Sentences] = {
    "en": Sentences(
        "You play {title} against others, as player {seat} of {players}. You want to win.",
        "The rules in short:",
        "The position, as you see it:",
        "Actions are written so, words in capitals being replaced:",
        "Legal now:",
        "End your answer with one line: MOVE: and the action you choose.",
        "Your last answer cannot be played. {why} Answer anew.",
        "It has no line that begins with MOVE:",
    ),
    "de": Sentences(
        "Du spielst {title} gegen andere und sitzt auf Platz {seat} von {players}. Du willst gewinnen.",
        "Die Regeln in Kürze:",
        "Die Stellung, wie du sie siehst:",
        "So werden Aktionen geschrieben, für Wörter in Großbuchstaben steht eines von diesen:",
        "Jetzt erlaubt:",
        "Beende deine Antwort mit einer Zeile: ZUG: und der Aktion, die du wählst.",
        "Deine letzte Antwort kann nicht gespielt werden. {why} Antworte noch einmal.",
        "Sie hat keine Zeile, die mit ZUG: beginnt.",
    ),
}


class Said(NamedTuple):
    """What an answer comes to: a legal action, or why there is none, in words and by which rule."""

    action: Action | None
    feedback: str = ""
    rule: str = ""


def get_legal_moves(of: Dealt) -> list[str]:
    """What may be played now, as it is written; of actions that end in numbers, some."""
    listed = of.game.legal_actions(of.state)
    return [action.text for action in dict.fromkeys((*listed, *of.game.candidates(of.state)))]


def generate_prompt(of: Dealt, language: str = "en", *, moves: bool = False, feedback: str = "") -> str:
    """What a model is asked: rules, position, how to answer; with `moves` what is legal, too."""
    t, says = texts(language, of.record.game), _says(language)
    its = words(of.record.box)
    place = {"title": title(t, of.record.game), "seat": of.player + 1, "players": of.game.players}
    rules = [telling.in_short(section, "- ") for section in its.rules(t, dict(of.record.options))]
    parts = [
        says.play.format_map(place),
        *(says.rules, *rules),
        *(says.position, picture(of, language), pictures(of.record.box).legend(t)),
        "\n".join([says.actions, *_grammar(of)]),
        *(["\n".join([says.legal, *get_legal_moves(of)])] if moves else []),
        says.answer,
        *([says.again.format(why=feedback)] if feedback else []),
    ]
    return common.unbroken("\n\n".join(parts))


def parse_response(of: Dealt, answer: str, language: str = "en") -> Said:
    """The action an answer ends with, or the refusal with its rule."""
    found = ANSWER.findall(answer)
    if not found:
        return Said(None, _says(language).nothing)
    text = " ".join(found[-1].split())
    t = texts(language, of.record.game)
    try:
        action = of.game.info.vocabulary.read(text)
    except BadNotation as problem:
        return Said(None, common.complaint(t, problem))
    refusal = of.game.refusal(of.state, action)
    if refusal is None:
        return Said(action)
    told = IllegalAction("action", "illegal_action", text=text, refusal=refusal, game=of.record.game)
    return Said(None, common.complaint(t, told), refusal.rule)


def _says(language: str) -> Sentences:
    if language not in SAYS:
        raise BadOption("language", "unknown_choice", known=", ".join(SAYS))
    return SAYS[language]


def _grammar(of: Dealt) -> Iterator[str]:
    """How the decisions of this game are written, a line a verb."""
    vocabulary = of.game.info.vocabulary
    for verb in vocabulary.verbs.values():
        first = (
            next(action for action in vocabulary.coded if action.verb == verb.word)
            if not verb.chance
            else None
        )
        if first is None:
            continue
        refusal = of.game.refusal(of.state, vocabulary.ranked(first, 0))
        if refusal is None or refusal.reason != "not_in_this_game":
            yield telling.form(verb)


# ---- measured against bots ------------------------------------------------------------------------------


class Trial(NamedTuple):
    """What a model is measured by: a game against a bot, each deal from every seat."""

    game: str
    bot: str = "level:1"
    deals: tuple[str, ...] = ("1", "2", "3")
    players: int | None = None
    options: Mapping[str, str] = {}
    language: str = "en"
    moves: bool = False  # whether prompts list what is legal
    tries: int = 3  # answers to a question; a game without a legal one among them is lost


class Result(NamedTuple):
    """A game of the model: the deal, its seat, what it was worth, points, and how well it answered."""

    deal: str
    seat: int
    worth: float
    points: int
    decisions: int
    refused: int
    forfeited: bool
    record: str


def played(model: Model, trial: Trial) -> Iterator[Result]:
    """The games, one after the other: every deal, every seat."""
    for deal in trial.deals:
        of = dealt(trial.game, trial.players, trial.options, None, deal)
        for seat in range(of.game.players):
            of.restart(deal)
            yield _game(model, trial, of, seat)


def _game(model: Model, trial: Trial, of: Dealt, seat: int) -> Result:
    """One game from one seat."""
    bot = opponent(trial.bot, trial.game, of.game.players)
    decisions = refused = 0
    while not of.over:
        if of.player != seat:
            of.play(of.game.info.vocabulary.read(choice(of, bot)))
            continue
        decisions += 1
        action, failed = asked(model, trial, of)
        refused += failed
        if action is None:
            break
        of.play(action)
    worth = returns(of.game, of.state)[seat] if of.over else LOST
    points, text = of.game.scores(of.state)[seat], "\n".join(of.written().actions)
    return Result(of.record.seed, seat, worth, points, decisions, refused, not of.over, text)


def asked(model: Model, trial: Trial, of: Dealt) -> tuple[Action | None, int]:
    """A legal action the model answers with, told each time why the last one was none; how often it was."""
    feedback = ""
    for attempt in range(trial.tries):
        prompt = generate_prompt(of, trial.language, moves=trial.moves, feedback=feedback)
        said = parse_response(of, model(prompt), trial.language)
        if said.action:
            return said.action, attempt
        feedback = said.feedback
    return None, trial.tries
