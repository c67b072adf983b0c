"""A game in the terminal: shows the position, reads what the person wants, lets the bots answer."""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TextIO

from game.cli import telling
from game.cli.files import write_record
from game.cli.pictures import pictures
from game.cli.problems import line
from game.cli.seats import Sitter, chosen
from game.core.errors import BadNotation, Problem
from game.core.link import replay_link
from game.core.match import Match
from game.text import common
from game.text.catalogue import N_, Texts
from game.text.games import words

PROMPT = "> "
CLEARED = "\x1b[3J\x1b[2J\x1b[H"  # all that was written, and what can be scrolled back to
DIGITS = 9  # of the number of a choice, and more than any has


class Session:
    """A match with the people and bots at its seats. Everything said goes to `talk`."""

    def __init__(self, match: Match, seats: Sequence[Sitter], t: Texts, talk: TextIO) -> None:
        self.match, self.seats, self.t, self.talk = match, seats, t, talk
        self.left = False
        self.looked: int | None = None  # the person who has looked last
        self.saved: list[str] = []

    def run(self) -> None:
        """Until the game is over or left. Raises Problem when the input ends before."""
        self.say(
            telling.head(self.t, self.match), self.legend(), self.t("Type help to see what you can type.")
        )
        while not self.match.over and not self.left:
            level = self.seats[self.match.player]
            if level is None:
                self.hand_over()
                self.show()
                self.listen()
            else:
                self.play(chosen(self.match, level))

    def farewell(self) -> str:
        """The result, and the link under which the game can be opened again."""
        link = self.t("This game as a link: {link}", link=replay_link(self.match.record))
        if not self.match.over:
            return link
        result = (telling.prompt(self.t, self.match), telling.sheet(self.t, self.match))
        return "\n\n".join(["", *result, link])

    def say(self, *paragraphs: str) -> None:
        """Paragraphs with an empty line before each."""
        for paragraph in paragraphs:
            print(f"\n{common.unbroken(paragraph)}", file=self.talk, flush=True)

    def legend(self) -> str:
        """What the signs of the picture mean."""
        return pictures(self.match.record.box).legend(self.t)

    # ---- a person's turn --------------------------------------------------------------------------

    def hand_over(self) -> None:
        """P8.1: in a terminal, what somebody saw of hidden things is gone before the next person looks."""
        match, before = self.match, self.looked
        self.looked = match.player
        if before in {None, match.player} or not (sys.stdin.isatty() and self.talk.isatty()):
            return
        if any(match.game.private(match.state, player) for player in (before, match.player)):
            name = telling.names(self.t, match.game.players)[match.player]
            print(CLEARED, end="", file=self.talk)
            self.say(
                self.t("{name}, your turn", name=name),
                self.t("Pass the device. What is hidden stays face down until you are ready."),
            )
            print(f"\n{PROMPT}", end="", file=self.talk, flush=True)
            sys.stdin.readline()

    def show(self) -> None:
        """The position, what is asked, the choices."""
        parts = (telling.position(self.t, self.match), telling.prompt(self.t, self.match))
        self.say(*parts, "\n".join(telling.choices(self.t, self.match)))

    def listen(self) -> None:
        """Until a move is made or taken back, or the game is left."""
        before = self.match
        while self.match is before and not self.left:
            try:
                self.obey(self.read())
            except Problem as problem:
                if problem.field == "input":
                    raise
                self.say(line(problem, self.t.language))

    def read(self) -> str:
        """The next line typed that is not empty. Raises Problem at the end of input."""
        typed = ""
        while not typed:
            print(PROMPT, end="", file=self.talk, flush=True)
            try:
                raw = sys.stdin.readline()
            except UnicodeDecodeError as error:
                raise BadNotation("input", "not_utf8") from error
            if not raw:
                print(file=self.talk, flush=True)
                raise BadNotation("input", "ended_early")
            typed = " ".join(raw.split())
        return typed

    def obey(self, typed: str) -> None:
        """Do what the line says: a number or the text of an action, or a command."""
        word, _, rest = typed.partition(" ")
        texts = [action.text for action in self.match.game.info.vocabulary.decisions]
        if typed in texts or word not in COMMANDS:
            self.play(self.numbered(typed))
        else:
            COMMANDS[word].run(self, rest)

    def numbered(self, typed: str) -> str:
        """The text of the choice with this number; any other line as it is."""
        if not (typed.isascii() and typed.isdigit()):
            return typed
        legal = self.match.legal
        place = typed.lstrip("0")
        if not (len(place) < DIGITS and 1 <= int(place or 0) <= len(legal)):
            raise BadNotation("action", "bad_number", value=typed)
        return legal[int(place) - 1].text

    def play(self, text: str) -> None:
        """Make the move and tell what it caused."""
        self.match = self.match.play(text)
        self.say("\n".join(telling.log(self.t, self.match, self.match.plies - 1)))

    # ---- commands ---------------------------------------------------------------------------------

    def undo(self, _: str) -> None:
        """Take back the last decision a person made, unless chance has shown something since."""
        match = self.match
        own = [ply for ply in range(match.plies) if self.seats[match.mover(ply)] is None]
        if not own:
            self.say(self.t("There is nothing to take back."))
        elif any(match.revealed(ply) for ply in range(own[-1], match.plies)):
            self.say(self.t("Something hidden has been turned up since; that cannot be taken back."))
        else:
            self.match = match.until(own[-1])

    def why(self, text: str) -> None:
        """Tell why an action is not possible."""
        refusal = self.match.why_not(text)
        told = words(self.match.record.box).refusal(self.t, refusal) if refusal else ""
        self.say(told or self.t("That is possible."))

    def rules(self, topic: str) -> None:
        """The short rules in play, or the sections about a rule or a thing in full."""
        its, options = words(self.match.record.box), dict(self.match.setup.options)
        sections = its.rules(self.t, options)
        if not topic:
            self.say(*map(telling.in_short, sections))
            return
        found = telling.about(sections, topic) or telling.about(its.rules(self.t), topic)
        if not found:
            known = ", ".join(dict.fromkeys(topic for section in sections for topic in section.topics))
            self.say(self.t("The rules say nothing about that. They cover: {known}.", known=known))
        for section in found:
            self.say(*telling.in_full(section))

    def sheet(self, _: str) -> None:
        """The points and how they came about."""
        self.say(telling.sheet(self.t, self.match), telling.ledger(self.t, self.match))

    def save(self, name: str) -> None:
        """Write the record into a file of its own."""
        if not name:
            raise BadNotation("file", "missing_name")
        write_record(self.match.record, name, over=name in self.saved)
        self.saved.append(name)
        self.say(self.t("Saved in {name}.", name=name))

    def quit(self, _: str) -> None:
        """Leave the game."""
        self.left = True

    def help(self, _: str) -> None:
        """What can be typed."""
        rows = [
            [f"{name} {command.details}".rstrip(), self.t(command.about)]
            for name, command in COMMANDS.items()
        ]
        self.say(self.t("A number or the text of an action, or:"), telling.columns(rows), self.legend())


class Typed(NamedTuple):
    """A command: who does it, what stands behind it, what it is for."""

    run: Callable[[Session, str], None]
    details: str
    about: str


COMMANDS: Mapping[str, Typed] = {
    "undo": Typed(Session.undo, "", N_("take your last decision back")),
    "why": Typed(Session.why, "ACTION", N_("why an action is not possible")),
    "rules": Typed(Session.rules, "[TOPIC]", N_("the rules in short, or one section in full")),
    "sheet": Typed(Session.sheet, "", N_("the points and how they came about")),
    "save": Typed(Session.save, "FILE", N_("write the record to a file")),
    "quit": Typed(Session.quit, "", N_("leave the game")),
    "help": Typed(Session.help, "", N_("what you can type")),
}
