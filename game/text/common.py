"""Words of the shell: problems, numbers, seats, bots and what the project says about itself."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, cast

from game.text import forms
from game.text.catalogue import DRAFTS, N_, Texts, texts
from game.text.edition import edition_words
from game.text.games import words
from game.text.joined import said_of
from game.text.words import Outcome, Refusal

MINUS = "\N{MINUS SIGN}"
SOFT_HYPHEN = "\N{SOFT HYPHEN}"
LONGEST_QUOTE = 40

capital = forms.capital


class Problem(Protocol):
    """Bad input from outside."""

    @property
    def field(self) -> str: ...
    @property
    def reason(self) -> str: ...
    @property
    def params(self) -> Mapping[str, object]: ...


# ---- numbers and lists ------------------------------------------------------------------------------


def number(n: int) -> str:
    """A whole number, with a real minus sign."""
    return f"{MINUS}{-n}" if n < 0 else str(n)


def unbroken(text: str) -> str:
    """The text without the places where a page may break its words: terminals show them."""
    return text.replace(SOFT_HYPHEN, "")


def signed(n: int) -> str:
    """A gain or loss: +5, −6."""
    return f"+{n}" if n > 0 else number(n)


def points(t: Texts, n: int) -> str:
    """A number of points."""
    return t.n("{points} point", "{points} points", abs(n), points=number(n))


def with_points(t: Texts, n: int) -> str:
    """With so many points, as in `wins with 38 points`; some languages bend the word."""
    return t.n("with {points} point", "with {points} points", abs(n), points=number(n))


def span(low: int, high: int) -> str:
    """From low to high, as in `2–4`."""
    return str(low) if low == high else f"{low}–{high}"


def players(t: Texts, low: int, high: int) -> str:
    """How many can play, as in `2–4 players`."""
    return t.n("{span} player", "{span} players", high, span=span(low, high))


def minutes(t: Texts, n: int) -> str:
    """How long a game takes."""
    return t("{n} min", n=n)


def all_of(t: Texts, items: Sequence[str]) -> str:
    """The items as a list: `a, b and c`."""
    if len(items) < 2:
        return "".join(items)
    return t("{some} and {last}", some=", ".join(items[:-1]), last=items[-1])


MOMENT = re.compile(r"([0-9]{4}-(?:0[1-9]|1[0-2])-[0-9]{2}) ([0-9]{2}:[0-9]{2})")
MONTHS = (
    N_("{day} Jan {year}"),
    N_("{day} Feb {year}"),
    N_("{day} Mar {year}"),
    N_("{day} Apr {year}"),
    N_("{day} May {year}"),
    N_("{day} Jun {year}"),
    N_("{day} Jul {year}"),
    N_("{day} Aug {year}"),
    N_("{day} Sep {year}"),
    N_("{day} Oct {year}"),
    N_("{day} Nov {year}"),
    N_("{day} Dec {year}"),
)


def date(t: Texts, day: str) -> str:
    """A day, given as 2026-11-22."""
    year, month, of_month = map(int, day.split("-"))
    return t(MONTHS[month - 1], day=of_month, year=year)


def moment(t: Texts, told: str) -> str:
    """A day and a time, given as 2026-11-22 14:05; whatever else a file holds in their place, as it is."""
    found = MOMENT.fullmatch(told)
    return f"{date(t, found[1])}, {found[2]}" if found else told


# ---- seats and bots ---------------------------------------------------------------------------------

SEATS = (N_("Lapis"), N_("Carnelian"), N_("Ochre"), N_("Malachite"), N_("Basalt"))


def seat(t: Texts, index: int) -> str:
    """The name of a seat by its colour, and of a person there who gives no name."""
    return t(SEATS[index])


class BotWords(NamedTuple):
    """What a bot is called, after a creature and never like a person, and how hard it is to beat."""

    name: str
    strength: str


STEP, LESS, APART = N_("level {n} of {most}"), N_("below level 1"), N_("outside the levels")
BOTS = {
    "random": BotWords(N_("Scarab"), LESS),
    "greedy": BotWords(N_("Jackal"), APART),
    "flat:100": BotWords(N_("Ibis"), APART),
    "flat:1000": BotWords(N_("Sphinx"), APART),
    "level:1": BotWords(N_("Frog"), STEP),
    "level:2": BotWords(N_("Goose"), STEP),
    "level:3": BotWords(N_("Hare"), STEP),
    "level:4": BotWords(N_("Cat"), STEP),
    "level:5": BotWords(N_("Baboon"), STEP),
    "level:6": BotWords(N_("Falcon"), STEP),
    "level:7": BotWords(N_("Lion"), STEP),
    "tree:1000": BotWords(N_("Griffin"), APART),
}
NUMERALS = ("I", "II", "III", "IV", "V")


def bot(t: Texts, level: str) -> str:
    """The name of a bot, by how seats spell its level."""
    return t(BOTS[level].name)


def strength(t: Texts, level: str, most: int) -> str:
    """How hard a bot is to beat, where there are so many levels."""
    return t(BOTS[level].strength, n=level.rpartition(":")[2], most=most)


def numbered(t: Texts, name: str, index: int) -> str:
    """One of several of the same name, as kings are told apart: `Ibis II`."""
    return t("{name} {numeral}", name=name, numeral=NUMERALS[index])


def bot_about(t: Texts, about: str, iterations: int) -> str:
    """How a bot plays: its own sentence, with the iterations it thinks."""
    return t(about, iterations=iterations)


def measured(t: Texts, shares: Sequence[int], games: int, below: str) -> str:
    """How a bot did against the one below, in games for as many: the share in thousandths, from, to."""
    percent, low, high = (round(share / 10) for share in shares)
    return t(
        "Measured: it finished ahead of {below} in {percent}% of {games} games between bots"
        " (95% interval: {low} to {high}%).",
        below=below,
        percent=percent,
        games=games,
        low=low,
        high=high,
    )


# ---- problems ---------------------------------------------------------------------------------------

FIELDS = {
    "action": N_("Action"),
    "answers": N_("Answers given in advance"),
    "best": N_("Best move"),
    "bot": N_("Bot"),
    "box": N_("Number of the box"),
    "boxes": N_("Boxes of your own"),
    "training": N_("Exercises"),
    "baumeister": N_("Version of the messages"),
    "check letters": N_("Check letters"),
    "edition": N_("Values of the box"),
    "file": N_("File"),
    "format": N_("Format"),
    "game": N_("Game"),
    "head": N_("Head of the chain"),
    "key": N_("Key"),
    "line": N_("Line"),
    "link": N_("Link"),
    "message": N_("Message"),
    "move": N_("Move to open at"),
    "moves": N_("Moves"),
    "names": N_("Names"),
    "next": N_("Next best move"),
    "option": N_("Options"),
    "options": N_("Options"),
    "past": N_("The past"),
    "players": N_("Players"),
    "points": N_("Points"),
    "ply": N_("Move to show"),
    "position": N_("Position"),
    "record": N_("Text of the game"),
    "releases": N_("Releases"),
    "results": N_("Statistics"),
    "practice": N_("Tasks done"),
    "seats": N_("Seats"),
    "seed": N_("Seed"),
    "settings": N_("Settings"),
    "storage": N_("Storage"),
    "series": N_("Games before this one"),
    "table": N_("Name of the table"),
    "text": N_("Text"),
    "type": N_("Type of the message"),
    "version": N_("Version of the rules"),
    "winners": N_("Winners"),
}
NUMBERED_FIELDS = {
    "edition": N_("Value {which} of the box"),
    "entry": N_("Entry {which}"),
    "option": N_("Option {which}"),
    "release": N_("Release {which}"),
}

PROBLEMS = {
    "bad_check": N_("They do not fit the rest of the link. It was cut off or changed."),
    "bad_past": N_("The first {ply} moves are not those the link refers to. It was changed."),
    "bad_part": N_("“{value}” does not fit there."),
    "bad_seats": N_("“{value}” are not the seats of this game."),
    "bad_text": N_("It is not text that fits there."),
    "changed_past": N_("Move {move} differs from the one in your game, which stays as it is."),
    "bad_choice": N_("“{value}” is not among the choices: {choices}."),
    "bad_digit": N_("“{value}” does not stand for a move."),
    "bad_entry": N_("Its {key} cannot be “{value}”."),
    "bad_iterations": N_("“{value}” does not fit. Bots that count iterations take 1 to {most}."),
    "bad_level": N_("“{value}” is not a level. The levels are level:1 to level:{most}."),
    "bad_key": N_("“{value}” is not the name of a saved game."),
    "bad_length": N_("Their {count} letters do not add up to whole moves. The link was cut off or changed."),
    "bad_message": N_("It is not a message this page understands."),
    "bad_letters": N_("“{value}” does not fit this game; it takes {count} letters."),
    "bad_line": N_("Line {line} has too many or too few words after the first; it takes {count}."),
    "bad_position": N_("“{part}” is not part of such a position."),
    "bad_number": N_("“{value}” is not a number that fits here."),
    "bad_parts": N_("It has {count} parts; a deal has 6, a game 8."),
    "bad_players": N_("{value} cannot play; it takes {low} to {high}."),
    "conflict": N_("Another tab has saved this game in the meantime."),
    "exact_players": N_("{value} cannot play; it takes exactly {low}."),
    "bad_row": N_("It must have exactly these entries: {keys}."),
    "bad_seed": N_("“{value}” does not fit. A seed is 1 to {longest} lower-case letters and digits."),
    "full": N_("It has no room for this game."),
    "no_such_box": N_("There is no such box. {refusal}"),
    "unknown_value": N_("The box has no value “{value}”."),
    "value_twice": N_("“{value}” is given twice."),
    "bad_value": N_("“{value}” does not say which value is what."),
    "bad_edition_value": N_("It cannot be “{value}”."),
    "illegal_action": N_("“{text}” is not possible here. {refusal}"),
    "message_version": N_("This page speaks version {ours} of these messages."),
    "missing_line": N_("Line {line} should say this."),
    "no_entry": N_("It is neither a line of a backup nor a game."),
    "no_index": N_("It has to be a list of at most {most} releases."),
    "not_now": N_("Nothing can be chosen here now."),
    "option_twice": N_("It is given twice."),
    "other_format": N_("Written in format {value}; format {ours} is read here."),
    "other_version": N_("Made for version {value}; version {ours} is played here."),
    "not_over": N_("It is not the end of a game."),
    "too_long": N_("It is longer than {most} characters."),
    "too_many_lines": N_("It has more than {most} lines."),
    "unknown_action": N_("“{text}” is not an action in this game."),
    "unknown_bot": N_("“{value}” is not a bot. Known bots: {known}."),
    "unknown_character": N_("“{value}” is not a character there. Known characters: {known}."),
    "unknown_choice": N_("It is none of these: {known}."),
    "unknown_game": N_("There is no game “{value}”. Known games: {known}."),
    "unknown_key": N_("This page keeps nothing under “{value}”."),
    "unreadable": N_("They cannot be read."),
    "wrong_type": N_("It has to be of the type {kind}."),
    "unknown_option": N_("This game has no such option. Known options: {known}."),
}


def problem(t: Texts, told: Problem) -> str:
    """What is wrong with which field."""
    return said_of(t, field(t, told.field), complaint(t, told))


def complaint(t: Texts, told: Problem) -> str:
    """What is wrong, without the field; a refused action tells its reason in the words of its game."""
    places = {
        key: str(value) if key == "known" else _quotable(value)
        for key, value in told.params.items()
        if key != "refusal"
    }
    if "refusal" in told.params:
        game = str(told.params["game"])
        refused = cast("Refusal", told.params["refusal"])
        its = edition_words(game) if told.reason == "no_such_box" else words(game)
        places["refusal"] = its.refusal(texts(t.language, game), refused)
    return t(PROBLEMS[told.reason], **places)


def field(t: Texts, name: str) -> str:
    """The name of a field of a record or a link."""
    kind, _, which = name.partition(" ")
    if which and kind in NUMBERED_FIELDS:
        return t(NUMBERED_FIELDS[kind], which=_quotable(which))
    return t(FIELDS[name])


def _quotable(value: object) -> str:
    """Something from outside, short enough to be quoted."""
    text = str(value)
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


# ---- about ------------------------------------------------------------------------------------------

ABOUT = (
    N_("Baumeister is an independent fan implementation of building games set in ancient Egypt."),
    N_("All texts and drawings were made for it. The names of the games belong to their publishers."),
    N_(
        "Everything runs in your browser. Games are kept in this browser only, and nothing is sent unless "
        "you share it."
    ),
)


DRAFT = N_("This translation is a machine’s draft that nobody has read yet. The rules in English decide.")


def about(t: Texts) -> tuple[str, ...]:
    """What the project says about itself, in paragraphs; of a translation that is a draft, that it is one."""
    return tuple(t(paragraph) for paragraph in (*ABOUT, *[DRAFT] * (t.language in DRAFTS)))


def outcome(t: Texts, outcome: Outcome, names: Sequence[str]) -> str:
    """Who has won with how many points, who wins the tie, or who shares the win."""
    best = with_points(t, outcome.points)
    called = [names[player] for player in outcome.winners]
    if len(called) > 1:
        return t("{names} share the win {with_points}.", names=all_of(t, called), with_points=best)
    if outcome.tie_broken:
        return t("{name} wins the tie-break {with_points}.", name=called[0], with_points=best)
    return t("{name} wins {with_points}.", name=called[0], with_points=best)
