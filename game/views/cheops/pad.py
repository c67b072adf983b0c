"""The score pad of a sheet: points by source, and what the action in the foreground would change."""

from game.text import common
from game.text.cheops import WORDS
from game.views.art.icons import icon
from game.views.cheops import FACE
from game.views.cheops.look import Look
from game.views.markup import Markup, el


def pad(look: Look, player: int, *, live: bool) -> Markup:
    """The pad."""
    now = look.sheet[player]
    foreseen = look.forecast and player == look.mover and player == look.viewer
    then = look.view.sheet(look.forecast)[player] if foreseen else now
    rows = [_row(look, key, now[key], then[key]) for key in look.view.game.info.categories]
    return el(
        "div",
        {"class": "score-pad", "role": "group", "aria-label": look.t("Points"), "data-topic": "points"},
        el("ul", None, *rows),
        _total(look, f"{'pts' if live else 'full-pts'}-{player}", sum(now.values()), sum(then.values())),
    )


def _row(look: Look, key: str, now: int, then: int) -> Markup:
    name = WORDS.category(look.t, key)
    label = el("span", {"class": "source"}, name)
    return el(
        "li",
        {"title": name},
        icon(FACE.sign(key), 22),
        label,
        _change(then - now),
        el("b", None, common.number(now)),
    )


def _change(change: int) -> Markup | None:
    if not change:
        return None
    return el("em", {"class": "more" if change > 0 else "less"}, common.signed(change))


def _total(look: Look, key: str, now: int, then: int) -> Markup:
    """The sum, and what it would change by."""
    unit = el("small", None, look.t("pts"))
    return el("p", {"class": "points", "data-k": key}, _change(then - now), common.number(now), unit)
