"""The seats in the new-game dialog: who plays, at which level, with which character."""

from game.bots.characters import characters
from game.bots.ladder import measured
from game.bots.levels import LADDER, NAMED, Level, ladder_of, nearest, read_level, there, with_character
from game.core.game import Game
from game.core.registry import LISTINGS, game_class
from game.shell.dialogs import Draft
from game.shell.kept.seats import LONGEST_NAME
from game.shell.people import person, strength
from game.shell.seat import Seat
from game.shell.setup.new_game import ELSEWHERE, HUMAN
from game.text import characters as styles
from game.text import common
from game.text.catalogue import Texts
from game.text.joined import said_of
from game.views.art.icons import icon
from game.views.markup import Attribute, Markup, el
from game.views.panels.controls import Choice, button, icon_button, labelled, note, select
from game.views.panels.people import badge, character_sign


def players(t: Texts, draft: Draft) -> list[Markup]:
    """The seats as they are taken so far, and what is to be said of who sits there."""
    swap = button(t("Swap seats"), "swap-seats", "swap", cls="ghost") if len(draft.seats) == 2 else None
    low, high = LISTINGS[draft.game].seats
    spare = len(draft.seats) > low and not draft.linked
    rows = (_seat(t, draft, index, seat, spare) for index, seat in enumerate(draft.seats))
    more = None if low == high or draft.linked else _more(t, len(draft.seats), high)
    heading = el("h3", None, el("span", None, t("Players")), swap)
    colours = t("Leave a name empty and the colour of the seat is used.")
    told = note(colours if draft.own else f"{colours} {t('Bots have names of their own.')}")
    return [
        heading,
        el("ul", {"class": "seatlist"}, *rows),
        *([more] if more else []),
        *_bots(t, draft),
        *_characters(t, draft),
        *_far(t, draft),
        told,
    ]


def _more(t: Texts, count: int, high: int) -> Markup:
    add = button(t("Add a player"), "add-seat", "plus", disabled=count == high)
    return el("div", {"class": "row"}, add, note(t("{n} of {most} seats", n=count, most=high)))


def _seat(t: Texts, draft: Draft, index: int, seat: Seat, spare: bool) -> Markup:
    shown = person(t, draft.game, draft.seats, index)
    entry: dict[str, Attribute] = {
        "class": "entry",
        "type": "text",
        "value": seat.name,
        "placeholder": shown.name,
        "maxlength": LONGEST_NAME,
        "autocomplete": "off",
        "spellcheck": "false",
        "data-field": f"seat-{index}-name",
        "data-k": f"seat-{index}-name",
        "aria-label": t("Name of player {n}", n=index + 1),
    }
    gone = f"remove-seat:{index}"
    leave = (
        icon_button(t("Remove {name}", name=shown.name), gone, "close", cls="remove-seat") if spare else None
    )
    row = {"class": f"seat {'' if spare else 'still '}p{shown.seat}", "data-k": f"seat-{index}"}
    who = None if draft.own else _player(t, draft, index, seat)
    return el("li", row, badge(shown, 32), el("input", entry), who, leave)


def _player(t: Texts, draft: Draft, index: int, seat: Seat) -> Markup:
    """A person, or one of the bots with its level; a bot of another kind only as long as it sits there."""
    game, players = draft.game, len(draft.seats)
    choices = {level.text: str(number) for number, level in enumerate(ladder_of(game, players), 1)}
    bot = with_character(there(seat.bot, game, players), "") if seat.thinks else ""
    if bot:
        choices.setdefault(bot, bot)
    bots = [Choice(value, _bot(t, draft, level)) for level, value in choices.items()]
    chosen = HUMAN if seat.human else ELSEWHERE if seat.far else choices[bot]
    elsewhere = Choice(ELSEWHERE, t("Human, far away"))
    label = t("Who plays seat {n}", n=index + 1)
    return select(label, f"seat-{index}-level", [Choice(HUMAN, t("Human")), elsewhere, *bots], chosen)


def _bot(t: Texts, draft: Draft, level: str) -> str:
    told = strength(t, draft.game, len(draft.seats), level)
    return t("{bot} – {strength}", bot=common.bot(t, nearest(level).text), strength=told)


def _bots(t: Texts, draft: Draft) -> list[Markup]:
    """How the chosen bots play."""
    texts = [there(seat.bot, draft.game, len(draft.seats)) for seat in draft.seats if seat.thinks]
    chosen = {nearest(text): read_level(text) for text in texts}
    told: list[Markup] = []
    for level in NAMED:
        if level in chosen:
            told += [note(_about(t, draft, level, chosen[level])), *_measured(t, draft, chosen[level])]
    return told


def _characters(t: Texts, draft: Draft) -> list[Markup]:
    """Of each bot that is a level the character it plays with, and a line about it."""
    there_are = characters(draft.game)
    told: list[Markup] = []
    for index, seat in enumerate(draft.seats if there_are else ()):
        level = read_level(seat.bot) if seat.thinks else None
        if level and level.bot == LADDER:
            offered = [Choice("", t("none: plays as it has learned"))]
            offered += [Choice(each, styles.name(t, each)) for each in there_are]
            held = level.character if level.character in there_are else ""
            label = t("Character of seat {n}", n=index + 1)
            told.append(labelled(label, select(label, f"seat-{index}-character", offered, held)))
            if held:
                sign = icon(character_sign(held), 40)
                told.append(el("div", {"class": "row"}, sign, note(styles.about(t, held))))
    return told


def _measured(t: Texts, draft: Draft, level: Level) -> list[Markup]:
    """How strong a level was found to be here."""
    found = measured(draft.game, len(draft.seats), level.iterations) if level.bot == LADDER else None
    if not found:
        return []
    below = common.bot(t, Level(LADDER, level.iterations - 1).text)
    return [note(common.measured(t, (found.won, found.low, found.high), found.games, below))]


def _far(t: Texts, draft: Draft) -> list[Markup]:
    """How people play who are far apart, and what cannot be hidden from them."""
    if not any(seat.far for seat in draft.seats):
        return []
    told = [t("After your turn you get a link to send; the answer comes as a link, too.")]
    if game_class(draft.game).observation is not Game.observation:
        told.append(
            t(
                "Nobody is shown other players’ cards. They follow from the seed, though, and the seed is "
                "in the link: anyone who wants to can work them out. Play with people you trust."
            )
        )
    return [note(sentence) for sentence in told]


def _about(t: Texts, draft: Draft, offered: Level, level: Level) -> str:
    about = common.bot_about(t, level.about(draft.game, len(draft.seats)), level.iterations)
    return said_of(t, common.bot(t, offered.text), about)
