"""The challenges: all of a game with the stars reached, the aims of the one on the table, what came of it."""

from game.core.challenge import STARS, Aim, Challenge, Standing, challenges_of, figure, stars, unmet
from game.shell.learning import challenges
from game.shell.model import Layer, Model
from game.shell.seat import Seat
from game.shell.table.opened import OpenGame
from game.shell.words import game_texts, names, shell_texts
from game.text import common
from game.text.catalogue import N_, Texts
from game.text.challenge import all_asked, asked, drawn, for_stars, spoken
from game.text.challenge import title as name_of
from game.text.edition import differences
from game.text.games import title, words
from game.text.joined import said_of
from game.views.art.icons import icon
from game.views.face import vignette
from game.views.markup import Markup, el
from game.views.panels.controls import Choice, button, labelled, note, select
from game.views.panels.layers import Dialog, Frame, choices, dialog

GRADES = (N_("easy"), N_("medium"), N_("hard"))


def layer(model: Model, layer: Layer) -> Dialog:
    """All of the game that is chosen."""
    t, game = shell_texts(model), layer.arg
    told = note(t("Each begins with the same cards, dice and bots every time. Undo as you like."))
    named = [Choice(each, title(game_texts(model, each), each)) for each in challenges.games()]
    chosen = labelled(t("Game"), select(t("Game"), f"{challenges.NAME}-game", named, game))
    reached, most = challenges.count(model, game)
    state = note(t("{n} of {count} stars.", n=reached, count=most))
    rows = (_row(game_texts(model, game), model, each) for each in challenges_of(game))
    body = el("section", {"class": "stack"}, told, chosen, state, el("ul", {"class": "saves"}, *rows))
    return dialog(t, Frame(challenges.NAME, t("Challenges")), el("div", {"class": "dialog-body one"}, body))


def _row(t: Texts, model: Model, challenge: Challenge) -> Markup:
    """Its title and its stars, the twist of the deal, what is asked for, the way to it."""
    deal, reached = challenge.deal, challenges.best(model, challenge)
    name, its = name_of(t, challenge.game, challenge.id), words(deal.box)
    text = el(
        "div",
        {"class": "save-text"},
        el("h3", None, name, " ", _stars(t, reached)),
        *(el("p", None, asked(t, challenge.game, its, aim)) for aim in challenge.aims),
        note(_against(t, challenge)),
        note(_graded(t, challenge)) if challenge.grade else None,
        *(note(told) for told in differences(t, challenge.game, deal.edition)),
    )
    word = t("Continue") if challenges.under_way(model, challenge) else t("Play")
    way = button(
        word,
        f"challenge:{challenge.id}",
        "play",
        cls="" if reached == STARS else "primary",
        spoken=said_of(t, word, name),
    )
    picture = el("div", {"class": "tile-view"}, vignette(challenge.game))
    return el("li", {"class": "save", "data-k": f"of-{challenge.id}"}, picture, text, choices(way))


def _stars(t: Texts, reached: int) -> Markup:
    return el("span", {"role": "img", "aria-label": spoken(t, reached)}, drawn(reached))


def _against(t: Texts, challenge: Challenge) -> str:
    """Who sits at the other seats."""
    bots = names(t, (Seat(), *(Seat(bot=bot) for bot in challenge.bots)))[1:]
    return t("Against {bots}", bots=common.all_of(t, bots))


def _graded(t: Texts, challenge: Challenge) -> str:
    """How hard it is, and by what that was measured."""
    middle, *_ = challenge.reached
    return t(
        "{grade}: a bot of the middle got two stars in {n} of {count} games",
        grade=t(GRADES[challenge.grade - 1]),
        n=middle.stars[1],
        count=middle.games,
    )


# ---- at the table ---------------------------------------------------------------------------------------


def in_short(opened: OpenGame) -> str:
    """All that is asked for in one line; nothing outside a challenge."""
    challenge = challenges.of_play(opened.play)
    return all_asked(opened.t, opened.game, opened.words, challenge.aims) if challenge else ""


def aims(model: Model, layer: Layer) -> Dialog:
    """What is asked for, how it stands, the stars that would be."""
    opened = OpenGame(model)
    t, found = opened.t, challenges.now(opened.play)
    assert found is not None
    challenge, now = found
    rows = (el("li", None, _how_far(opened, challenge, aim, now)) for aim in challenge.aims)
    reached = stars(challenge.aims, now)
    over = opened.play.match.over
    told = note(
        t("Reached: {stars}", stars=spoken(t, reached))
        if over
        else t("If the game ended now: {stars}", stars=spoken(t, reached))
    )
    twists = (note(said) for said in differences(t, challenge.game, challenge.deal.edition))
    body = el("section", {"class": "stack"}, el("ul", None, *rows), told, *twists)
    back = button(t("All challenges"), f"{challenges.NAME}:{challenge.game}", "star", cls="ghost")
    frame = Frame(challenges.AIMS, name_of(t, challenge.game, challenge.id))
    return dialog(t, frame, el("div", {"class": "dialog-body one"}, body), back, "small")


def _how_far(opened: OpenGame, challenge: Challenge, aim: Aim, now: Standing) -> str:
    t, said = opened.t, asked(opened.t, challenge.game, opened.words, aim)
    if aim.kind == "win":
        return said
    return t("{aim} (now {n})", aim=said, n=common.number(figure(aim, now)))


# ---- at its end -----------------------------------------------------------------------------------------


def ending(opened: OpenGame) -> Markup | None:
    """The stars that were reached, and what is missing for the next one."""
    found = challenges.now(opened.play)
    if found is None:
        return None
    challenge, now = found
    t, reached = opened.t, stars(challenge.aims, now)
    told = t("{name}: {stars}.", name=name_of(t, challenge.game, challenge.id), stars=spoken(t, reached))
    missing = unmet(challenge.aims, now, reached + 1) if reached < STARS else []
    said = [for_stars(t, challenge.game, opened.words, aim, reached + 1) for aim in missing]
    more = t("For one more: {aims}.", aims="; ".join(said)) if said else ""
    text = " ".join(part for part in (drawn(reached), told, more) if part)
    return el("p", {"class": "lesson-end"}, icon("star", 22), text)


def is_one(opened: OpenGame) -> bool:
    """Whether a challenge is on the table."""
    return challenges.of_play(opened.play) is not None
