"""The bubble of a guided game over the table."""

from game.shell.learning import lessons
from game.shell.table.opened import OpenGame
from game.views.art.icons import icon
from game.views.markup import Markup, el
from game.views.panels.lesson import Bubble
from game.views.panels.lesson import bubble as panel


def bubble(opened: OpenGame) -> Markup:
    """What the lesson says now; nothing outside a guided game."""
    play, shown = opened.play, lessons.moment(opened.play)
    lesson, guide = lessons.guided(play), play.guide
    if shown is None or lesson is None or guide is None:
        return Markup()
    said = Bubble(
        lessons.said(opened.t, play, shown),
        lessons.tried(opened.t, play),
        number=lesson.moments.index(shown) + 1 if shown in lesson.moments else 0,
        of=len(lesson.moments),
        back=guide.at > 0,
        on=guide.at < len(guide.come) - 1,
        open=guide.open,
        at=lessons.pointed_at(play),
        strayed=lessons.left_at(play) is not None,
    )
    return panel(opened.t, said)


def ending(opened: OpenGame) -> Markup | None:
    """The last words of a guided game, over its result."""
    shown = lessons.moment(opened.play)
    if shown is None or not shown.over:
        return None
    return el("p", {"class": "lesson-end"}, icon("help", 22), lessons.said(opened.t, opened.play, shown))
