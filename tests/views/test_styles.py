"""Colours by day and by night: the contrasts that WCAG 2.2 AA asks for, and no colour outside the tokens."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.registry import LISTINGS
from game.publish.page.sheets import style
from game.views.art.sprite import sprite
from game.views.games import symbols
from tests.desk.styles import classes, heads, plain

CSS = Path("static/css")
MOST_LINES = 5_523
TOKENS = (CSS / "tokens.css").read_text()
MARKUP = ("game/views", "game/shell", "game/publish", "static/js")  # where classes are written
IN_SCRIPTS = re.compile(  # comments, and literals as a group
    r"""//[^\n]*|/\*.*?\*/|('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)""", re.DOTALL
)
SHORT = (  # words as short as that; seats, columns and rows by their numbers
    "ask bad bar bed bet big bot box day den die end few fit god got has hit key lit lot map mat mid new "
    "no now off ok on own peg pit qr row sky sun tap top way wet who why win won"
)
PAPER = TOKENS.index(".delivery-tile {")  # tiles stay light at night: tokens of their own from here on
SIDES = {"day": 0, "night": 1}
TEXT = [
    *(
        (ink, ground)
        for ink in ("ink", "ink-2")
        for ground in ("surface", "raised", "ground", "sunk", "cell")
    ),
    ("accent", "surface"),
    ("on-accent", "accent"),
    ("on-nile", "nile"),
    ("trace", "surface"),
    ("trace", "cell"),
    ("gain", "surface"),
    ("gain", "gain-soft"),
    ("gold-ink", "raised"),
    ("warn", "raised"),
    ("warn", "surface"),
    ("warn", "warn-soft"),
    ("ink", "trace-soft"),
    ("ink", "accent-soft"),
    ("ink", "stone-1"),
    ("on-band", "c-violet"),
    *((f"p{seat}m", f"p{seat}") for seat in range(1, 6)),
]
GRAPHICS = [
    ("line-strong", "surface"),
    ("line-strong", "ground"),
    ("rope", "edge"),
    ("focus", "focus-2"),
    ("focus", "surface"),
    ("linen", "nile"),
    *((f"m{material}-g", f"m{material}") for material in "bwrgyvok"),
]


def colours() -> dict[str, tuple[str, str]]:
    """Both values of every colour."""
    found = {}
    for name, value in re.findall(r"--([\w-]+):\s*([^;]+);", TOKENS[:PAPER]):
        hexes = re.findall(r"#[0-9a-fA-F]{3,6}\b", value)
        if hexes:
            found[name] = (hexes[0], hexes[-1])
    return found


COLOURS = colours()


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    shares = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str, side: int) -> float:
    light, dark = sorted((luminance(COLOURS[name][side]) for name in (one, other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("ink", "ground"), TEXT)
def test_words_can_be_read(ink: str, ground: str, side: str) -> None:
    assert contrast(ink, ground, SIDES[side]) >= 4.5


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("sign", "ground"), GRAPHICS)
def test_signs_can_be_seen(sign: str, ground: str, side: str) -> None:
    assert contrast(sign, ground, SIDES[side]) >= 3


@pytest.mark.parametrize("path", sorted(CSS.rglob("*.css")), ids=lambda path: path.name)
def test_colours_are_named_in_tokens_only(path: Path) -> None:
    if path.name != "tokens.css":
        assert not re.findall(r"#[0-9a-fA-F]{3,8}\b(?!-)|\b(?:rgb|hsl)a?\(", path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "path", sorted(CSS.glob("*/*.css")), ids=lambda path: f"{path.parent.name} {path.name}"
)
def test_a_games_sizes_take_no_name_of_a_colour(path: Path) -> None:
    assert not set(re.findall(r"(--[\w-]+)\s*:", path.read_text(encoding="utf-8"))) & {
        f"--{name}" for name in COLOURS
    }


@pytest.mark.parametrize("path", sorted(CSS.rglob("*.css")), ids=lambda path: path.name)
def test_only_known_tokens_are_used(path: Path) -> None:
    everywhere = "".join(sheet.read_text() for sheet in CSS.rglob("*.css"))
    assert set(re.findall(r"var\((--[\w-]+)", path.read_text(encoding="utf-8"))) <= set(
        re.findall(r"(--[\w-]+)\s*:", everywhere)
    )


def test_a_rule_that_animates_says_what_its_keyframes_read() -> None:
    """Unless they have a value of their own: a name that only other degrees of a state set moves nothing."""
    sheets = "".join(map(plain, CSS.rglob("*.css")))
    frames = dict(re.findall(r"@keyframes (\w+) \{((?:[^{}]*\{[^{}]*\})*)", sheets))
    needs = {name: {*re.findall(r"var\((--[\w-]+)\)", steps)} for name, steps in frames.items()}
    assert needs["wobble"] == {"--wobble"}
    for body in re.findall(r"\{([^{}]*)\}", sheets):
        for name in re.findall(r"\banimation: (\w+)", body):
            assert needs.get(name, set()) <= {*re.findall(r"(--[\w-]+)\s*:", body + TOKENS)}, name


def test_the_sprite_is_styled_for_all_pages() -> None:
    everywhere = "".join(path.read_text() for path in CSS.glob("*.css"))
    drawn = sprite("".join(symbols(game) for game in LISTINGS))
    used = {name for names in re.findall(r'class="([^"]*)"', drawn) for name in names.split()}
    assert used <= set(re.findall(r"\.([\w-]+)", everywhere))


def test_a_games_sheets_reach_its_own_pages_only() -> None:
    sheets = sorted(CSS.glob("*/*.css"))
    assert {path.parent.name for path in sheets} <= {*LISTINGS}
    written = style().decode()
    for path in sheets:
        assert f":where(.p-{path.parent.name}) {{\n{path.read_text()}}}" in written
        assert "@keyframes" not in path.read_text()  # would be dropped within a rule


def test_a_games_sheets_leave_layers_as_they_are() -> None:
    """A layer over a table has the table's class: a bare `.small` of the game would move small dialogs."""
    of_layers = classes(plain(CSS / "layers.css"))
    for path in CSS.glob("*/*.css"):
        bare = {
            name for head in heads(plain(path)) for name in re.findall(r"(?:^|,\s*)\.([\w-]+)(?=,|$)", head)
        }
        assert bare & of_layers == set(), path


@pytest.mark.parametrize(
    "path", sorted(CSS.rglob("*.css")), ids=lambda path: f"{path.parent.name}/{path.name}"
)
def test_no_style_sheet_asks_for_a_size_of_the_window(path: Path) -> None:
    asked = re.findall(r"@media([^{]*)\{", path.read_text(encoding="utf-8"))
    assert [
        condition for condition in asked if re.search(r"width|height|aspect|orientation", condition)
    ] == []


def test_names_of_classes_are_words() -> None:
    rules = re.sub(
        r"/\*.*?\*/", "", "".join(path.read_text() for path in CSS.rglob("*.css")), flags=re.DOTALL
    )
    named = {
        name for head in re.findall(r"([^{};]*)\{", rules) for name in re.findall(r"\.([A-Za-z][\w-]*)", head)
    }
    assert {name for name in named if not re.fullmatch(r"[a-z]+\d*(-([a-z]+|\d))*", name)} == set()
    assert {name for name in named if len(name) <= 3 and not re.fullmatch(r"[pxy]\d", name)} <= {
        *SHORT.split()
    }


def literals(source: str) -> Iterator[str]:
    """What a Python source has between quotes, without docstrings; `{}` where something is put in."""
    tree = ast.parse(source)
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value


def written_in(path: Path) -> Iterator[str]:
    """The literals of a source."""
    if path.suffix == ".py":
        yield from literals(path.read_text("utf-8"))
    elif path.suffix in {".js", ".mjs"}:
        yield from IN_SCRIPTS.findall(path.read_text("utf-8"))


def test_only_literals_are_taken_for_classes(tmp_path: Path) -> None:
    python, script = tmp_path / "one.py", tmp_path / "one.mjs"
    python.write_text('def told(n):\n    """A docstring."""\n    return "panel", f"spots-{n}"  # a comment\n')
    script.write_text("// it's a comment\nconst name = ['on', \"peg\", `day-${n}`]; /* one's last */")
    assert {*written_in(python)} == {"panel", "spots-", "spots-{}"}
    assert [*filter(None, written_in(script))] == ["'on'", '"peg"', "`day-${n}`"]


def test_every_class_of_a_sheet_is_written_somewhere() -> None:
    """In whole, or before its number or its last word where one is put in (`spots-3`, `family-red`)."""
    found = [text for room in MARKUP for path in Path(room).rglob("*") for text in written_in(path)]
    found += re.findall(r'class="([^"]*)"', Path("index.html").read_text(encoding="utf-8"))
    words = {word for text in found for word in re.findall(r"[A-Za-z][\w-]*", text)}
    put_in = {word for text in found for word in re.findall(r"(?<![\w-])([A-Za-z][\w-]*)\$?\{", text)}
    named = set[str]().union(*(classes(plain(path)) for path in CSS.rglob("*.css")))
    unwritten = {name for name in named - words if re.sub(r"(?:(?<=-)[a-z]+|\d+)$", "", name) not in put_in}
    assert unwritten == set()


def test_every_name_of_a_sheet_is_read() -> None:
    """A name declared (`--side`) is read by a sheet or named in a drawing, whole or with a seat put in."""
    sheets = "".join(map(plain, CSS.rglob("*.css")))
    code = "".join(path.read_text() for path in Path("game").rglob("*.py"))
    read = {*re.findall(r"var\((--[\w-]+)", sheets), *re.findall(r"--[\w-]+\b(?!\{)", code)}
    put_in = {
        re.sub(r"\{+[^{}]*\}+", "[a-z0-9]", name) for name in re.findall(r"--\w*\{+[^{}]*\}+[\w-]*", code)
    }
    declared = set(re.findall(r"(--[\w-]+)\s*:", sheets))
    assert {name for name in declared - read if not any(re.fullmatch(one, name) for one in put_in)} == set()


def test_the_style_sheets_stay_small() -> None:
    assert sum(len(path.read_text().splitlines()) for path in CSS.rglob("*.css")) <= MOST_LINES
