"""The standard library's `_colorize` as it is packed: no page is a terminal, so there are no colours.

The shipped one has five dataclasses, an eighth of all that Python does before PyScript starts.
"""


class NoColour(str):
    """The empty word, and so is every part of it that is asked for: `theme.traceback.line_no`."""

    __slots__ = ()

    def __getattr__(self, name: str) -> "NoColour":
        return self


NOTHING = NoColour()


def can_colorize(*, file: object = None) -> bool:
    return False


def get_colors(colorize: bool = False, *, file: object = None) -> NoColour:
    return NOTHING


def get_theme(
    *, tty_file: object = None, force_color: bool = False, force_no_color: bool = False
) -> NoColour:
    return NOTHING


def decolor(text: str) -> str:
    return text
