"""Links, backups and storage, each changed in ten thousand ways: our own errors only, and nothing is lost."""

import json
import random
import re

from game.core.errors import Problem
from game.core.link import LONGEST, Linked, open_link, replay_link, setup_link
from game.core.record import Record
from game.shell import messages as msg
from game.shell.effects import Download
from game.shell.held import Report
from game.shell.page import page
from game.text import common
from game.text.catalogue import LANGUAGES, texts
from tests.golden.games import recorded
from tests.helpers import read_or_problem
from tests.shell.desk import Desk, new_game

MUTATIONS = 10_000
BATCH = 100  # that many saves or lines are looked at together
DRAWN_EVERY = 10  # batches
MARKUP = "<img src=x onerror=alert(1)>"
PIECES = (
    *(
        "",
        "0",
        "-1",
        "9" * 30,
        "-",
        "--",
        " ",
        "\n",
        "\r",
        "\x00",
        "\ud800",
        "\u2028",
        "²",
        "é",
        '"',
        "\\",
        "{",
    ),
    *("[" * 99, "]", ":", ",", "null", "true", "1e999", "NaN", "game", "seed", "__proto__", "players 9"),
    *(MARKUP, "</script>", "' onfocus='x", "javascript:alert(1)", "&lt;", "{field}", "%s"),
)
RUNS = re.compile(r"<(?:img|script|iframe)\b|<[^>]*\son\w+=|(?:href|src)=.javascript:")


def changed(source: random.Random, text: str) -> str:
    """The text with a few places cut, doubled, swapped or written over."""
    for _ in range(source.randint(1, 4)):
        at, end = sorted((source.randint(0, len(text)), source.randint(0, len(text))))
        end = min(end, at + 12)
        piece = source.choice((*PIECES, text[at:end] * 2, chr(source.randint(0, 0x2FFF))))
        text = text[:at] + piece + text[end:]
    return text


def named(problem: Problem) -> bool:
    """Whether the problem names its field and says what is wrong, in every language."""
    return all(common.problem(texts(language), problem) for language in LANGUAGES)


def harmless(desk: Desk) -> bool:
    return not RUNS.search(str(page(desk.model).html()))


# ---- links ------------------------------------------------------------------------------------------

GAMES = ("duel-AAAA-first", "imhotep-2-AAAAA1111e2", "pyramids-2-2", "cheops-2-rr")


def links() -> list[str]:
    games: list[Record] = [recorded(name).record for name in GAMES]
    return [make(record) for record in games for make in (setup_link, replay_link)]


def test_a_changed_link_is_opened_or_says_what_is_wrong() -> None:
    source, known = random.Random(1), links()
    problems = 0
    for number in range(MUTATIONS):
        text = changed(source, known[number % len(known)])
        found = read_or_problem(open_link, text)
        assert isinstance(found, Linked) or named(found)
        problems += isinstance(found, Problem)
    assert problems > MUTATIONS * 9 // 10


def test_a_changed_link_in_the_address_is_shown_as_text() -> None:
    source, known, desk = random.Random(2), links(), Desk()
    for number in range(MUTATIONS // BATCH):
        desk.send(msg.Opened("#" + changed(source, known[number % len(known)])[:LONGEST]))
        assert harmless(desk.do("open-link"))
        desk.do("lobby")


# ---- backups and storage ------------------------------------------------------------------------------


def profile() -> Desk:
    """Two games, one of them over, and whatever else is kept."""
    desk = new_game().act("place 1 1", "place 1 2", "place 2 1")
    new_game(level=1, seed="other", desk=desk.do("lobby")).act("place 2 2")
    desk.do("lobby", "theme:dark")
    aside = {"aside.seats": MARKUP, "results": '{"rows": [["a", "duel", "", ["", ""], [1, 2], [1]]]}'}
    return Desk({**desk.storage, **aside})


def games(desk: Desk) -> dict[str, str]:
    return {saved.id: saved.raw for saved in desk.model.saves}


def test_a_changed_backup_comes_in_or_is_refused_line_by_line() -> None:
    source, kept = random.Random(3), profile()
    lines = kept.do("export").last(Download).text.splitlines()
    before, known = games(kept), dict(kept.storage)
    came = there = refused = 0
    for number in range(MUTATIONS // BATCH):
        desk = Desk(dict(known))
        found = [_line(source, source.choice(lines)) for _ in range(BATCH)]
        report = _brought(desk, "\n".join(found))
        assert all(named(row.problem) for row in report.refused)
        assert [row.text for row in report.refused] == [found[row.line - 1] for row in report.refused]
        for save_id, raw in before.items():  # what was here is here, or goes on
            assert _begins(games(desk)[save_id], raw)
        if number % DRAWN_EVERY == 0:
            assert harmless(desk)
            assert harmless(desk.do("saves"))
            assert harmless(desk.reload())
        came, there, refused = came + len(report.came), there + report.there, refused + len(report.refused)
    assert min(came, there, refused) > MUTATIONS // 100


def _line(source: random.Random, line: str) -> str:
    """A line that is no more what it was, or one whose text is not."""
    row = json.loads(line)
    if "text" in row and source.random() < 0.7:
        return json.dumps({**row, "text": changed(source, row["text"])})
    return changed(source, line).replace("\n", "\\n").strip()


def _brought(desk: Desk, text: str) -> Report:
    desk.deliver(msg.Brought(MARKUP, text))
    return desk.model.brought


def _begins(now: str, before: str) -> bool:
    return now == before or json.loads(now)["record"].startswith(json.loads(before)["record"])


def test_changed_storage_starts_and_keeps_what_it_cannot_read() -> None:
    source, known = random.Random(4), dict(profile().storage)
    small = ("settings", "seats", "results", "open")
    for number in range(MUTATIONS // BATCH):
        saves = [text for key, text in known.items() if key.startswith("game.")]
        broken = {f"game.{n}": changed(source, source.choice(saves)) for n in range(BATCH)}
        others = {key: changed(source, known.get(key, "{}")) for key in small}
        desk = Desk({**broken, **others})
        assert {f"game.{name}": raw for name, raw in games(desk).items()} == broken
        _open_every_save(desk, drawn=number % DRAWN_EVERY == 0)
        assert {key: desk.storage[key] for key in broken} == broken
        for key in small[:3]:
            assert others[key] in (desk.storage[key], desk.storage.get(f"aside.{key}"))


def _open_every_save(desk: Desk, *, drawn: bool) -> None:
    for saved in desk.model.saves:
        desk.deliver(msg.Command("continue", saved.id))
        assert not drawn or harmless(desk)
        desk.deliver(msg.Command("lobby"))
