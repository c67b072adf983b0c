"""A match told as lines of text: whose turn, what may be done, how the points stand and came about."""

from collections.abc import Iterable, Sequence
from typing import Any

from game.cli.pictures import pictures
from game.core.match import Match
from game.core.registry import Listing, game_class
from game.core.state import Event
from game.core.vocabulary import Verb
from game.text import common
from game.text.catalogue import Texts
from game.text.edition import differences
from game.text.games import title, words
from game.text.joined import said_of
from game.text.words import Paragraph, Section, rule_number

GAP = "  "
SHOWN = 12  # words of an argument in the form of an action; of more, the first ones and the last


def names(t: Texts, players: int) -> list[str]:
    """What the players are called in a terminal; the picture shows their numbers."""
    return [t("Player {n}", n=player + 1) for player in range(players)]


def game_line(t: Texts, listing: Listing) -> str:
    """A game in the list, its options behind it, the default choice first."""
    options = game_class(listing.id).info.options
    facts = (title(t, listing.id), common.players(t, *listing.seats), common.minutes(t, listing.minutes))
    lines = [f"{listing.id:<10}{', '.join(facts)}"]
    lines += [f"{'':<10}{option.key}={'|'.join(option.choices)}" for option in options]
    return "\n".join(lines)


def told(t: Texts, match: Match) -> str:
    """Everything about a match, for `show`."""
    parts = [head(t, match), position(t, match), prompt(t, match)]
    if not match.over:
        parts.append("\n".join(choices(t, match)))
    legend = pictures(match.record.box).legend(t)
    return "\n\n".join([*parts, sheet(t, match), ledger(t, match), legend])


def head(t: Texts, match: Match) -> str:
    """Which game this is, and what differs in its box."""
    record, its = match.record, words(match.record.box)
    options = (said_of(t, its.option(t, key), its.choice(t, key, value)) for key, value in record.options)
    first = t(
        "{title}, version {version} of the rules, seed {seed}",
        title=title(t, record.game),
        version=record.version,
        seed=record.seed,
    )
    own = (GAP + each for each in differences(t, record.game, record.edition))
    return "\n".join([first, GAP + ", ".join(options), *own])


def position(t: Texts, match: Match) -> str:
    """The picture of the position."""
    return pictures(match.record.box).draw(t, match, names(t, match.game.players))


def prompt(t: Texts, match: Match) -> str:
    """Whose turn it is and what is asked; at the end, who has won."""
    called = names(t, match.game.players)
    move = t("Move {n}", n=match.plies + 1)
    if not match.over:
        asked = words(match.record.box).prompt(t, match.state.pending[-1].step)
        return f"{move} · {called[match.player]} · {asked.title} · {asked.sub}"
    reasons = words(match.record.box).ended_by(t, match.ended_by)
    return " ".join([*reasons, t("The game is over."), common.outcome(t, match.outcome, called)])


def choices(t: Texts, match: Match) -> list[str]:
    """The legal actions, numbered from 1, as they are written and in words; then some to be typed, or how."""
    its, legal = words(match.record.box), match.legal
    typed = [action for action in match.game.candidates(match.state) if action not in legal]
    width = max(len(action.text) for action in (*legal, *typed))
    return [
        f"{number:>3}{GAP}{action.text:<{width}}{GAP}{its.action(t, action)}"
        for number, action in [*enumerate(legal, 1), *(("", action) for action in typed)]
    ] + [f"{'':>3}{GAP}{form(verb)}" for verb in open_verbs(match)]


def open_verbs(match: Match) -> list[Verb]:
    """Those with numbers, too many to be listed, that something may be done by now."""
    s, verbs = match.state, match.game.info.vocabulary.verbs.values()
    p = s.pending[-1]
    return [verb for verb in verbs if verb.numbers and match.game.steps[p.step].opens(s, p, verb.word)]


def form(verb: Verb) -> str:
    """How an action is typed: `take BOAT SLOT`, and what the words may be."""
    ranges = {name: (f"{each.start}–{each.stop - 1}",) for name, each in verb.numbers.items()}
    domains: dict[str, Sequence[str]] = {**verb.domains, **ranges}
    line = " ".join((verb.word, *(name.upper() for name in domains)))
    shown = (f"{name.upper()}: {', '.join(_some(domain))}" for name, domain in domains.items())
    return f"{line} ({'; '.join(shown)})" if domains else line


def _some(domain: Sequence[str]) -> list[str]:
    """All the words, or where they are too many the first ones and the last."""
    listed = [*domain]
    return listed if len(listed) <= SHOWN else [*listed[: SHOWN - 1], "…", listed[-1]]


def sight(match: Match) -> Any:
    """The position as whoever decides sees it; at the end, as it is."""
    return match.game.observation(match.state, match.player)


def sheet(t: Texts, match: Match) -> str:
    """The points by category, as if the game ended now."""
    seen = sight(match)
    players, entries = range(match.game.players), match.ledger(seen)
    rows = [["" if match.over else t("If it ended now"), *names(t, match.game.players)]]
    for key in match.game.categories:
        sums = [_sum(entries, player, key) for player in players]
        rows.append([words(match.record.box).category(t, key), *map(common.number, sums)])
    rows.append([t("Total"), *map(common.number, match.game.scores(seen))])
    rows.append([t("Place"), *map(str, match.game.ranking(seen))])
    return columns(rows)


def _sum(entries: Iterable[Event], player: int, category: str) -> int:
    return sum(entry.points for entry in entries if (entry.player, entry.category) == (player, category))


def ledger(t: Texts, match: Match) -> str:
    """How every point came about."""
    called, its = names(t, match.game.players), words(match.record.box)
    rows = []
    for entry in match.ledger(sight(match)):
        move = "" if entry.move is None else t("Move {n}", n=entry.move + 1)
        rows.append(
            [
                common.signed(entry.points),
                called[entry.player],
                its.category(t, entry.category),
                its.reason(t, entry, called),
                move,
                rule_number(t, entry.rule),
            ]
        )
    return "\n".join([t("How they came about:"), columns(rows) if rows else GAP + t("No points yet.")])


def log(t: Texts, match: Match, ply: int) -> list[str]:
    """What decision number `ply`, counted from 0, caused."""
    called, its = names(t, match.game.players), words(match.record.box)
    return [its.event(t, event, called) for event in match.events(ply)]


def heading(section: Section) -> str:
    """The number and title of a section of the rules; the first one, at a glance, has no number."""
    return f"{section.id[1:]} {section.title}" if section.full else section.title


def in_short(section: Section, before: str = GAP) -> str:
    """A section for a look between two moves, a sign before each of its sentences."""
    return "\n".join([heading(section), *(before + text for text in section.short)])


def in_full(section: Section) -> list[str]:
    """A section with all its paragraphs; one that has none, at a glance, in short."""
    return [heading(section), *map(paragraph, section.full)] if section.full else [in_short(section)]


def paragraph(told: Paragraph) -> str:
    """A paragraph of the full rules behind its number."""
    number = told.rule[1:].removeprefix("-")
    return f"{number} {told.text}".lstrip()


def about(sections: Iterable[Section], topic: str) -> list[Section]:
    """The sections that speak of a rule or a thing."""
    return [section for section in sections if topic in topics(section)]


def topics(section: Section) -> list[str]:
    """By what a section of the rules can be asked for: its things, its rules' ids and their numbers."""
    ids = [section.id, *(paragraph.rule for paragraph in section.full)]
    return [*section.topics, *ids, *(rule[1:] for rule in ids)]


def columns(rows: Sequence[Sequence[str]]) -> str:
    """The rows with their cells below one another: numbers to the right, words to the left."""
    widths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    return "\n".join(
        (GAP + GAP.join(_cell(cell, width) for cell, width in zip(row, widths, strict=True))).rstrip()
        for row in rows
    )


def _cell(cell: str, width: int) -> str:
    return cell.rjust(width) if cell.lstrip(f"+{common.MINUS}").isdigit() else cell.ljust(width)
