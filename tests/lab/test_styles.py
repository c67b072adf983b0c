"""What is measured of characters."""

import json
from pathlib import Path

from game.bots.characters import characters
from game.core.match import Match
from game.core.record import new_record
from game.lab.commands import main
from game.lab.matches.arena import Contest
from game.lab.matches.styles import Seen, shown, style, styles
from game.lab.running import Runner


def test_a_deal_is_played_from_every_seat(tmp_path: Path) -> None:
    contest = Contest("cheops", 2, seed="styles")
    found = styles(Runner(journal=tmp_path / "journal"), contest, "tree:1", 1, ("hunter",))
    assert [*found] == ["hunter"]
    assert found["hunter"].games == 2
    assert styles(Runner(journal=tmp_path / "journal"), contest, "tree:1", 1, ("hunter",)) == found
    out = tmp_path / "styles.json"
    main(["styles", "cheops", "--bot", "tree:1", "--games", "2", "--only", "hunter", "--out", str(out)])
    (row,) = json.loads(out.read_text("utf-8"))["rows"]
    assert (row["character"], row["games"], row["own"]) == ("hunter", 2, round(found["hunter"].own, 2))


def test_what_shows_a_style_is_counted() -> None:
    match = Match(new_record("duel", 2, {}, "a"))
    while not match.over:
        match = match.play(match.legal[0].text)
    raiser = characters("duel")["raiser"]
    rows = [entry for entry in match.ledger() if entry.category == "obelisk"]
    assert [shown(match, raiser, seat) for seat in (0, 1)] == [
        sum(entry.points for entry in rows if entry.player == seat) for seat in (0, 1)
    ]
    takes = raiser._replace(shows=("does", "place"))
    told = [match.action(ply).verb for ply in range(match.plies) if match.mover(ply) == 1]
    assert shown(match, takes, 1) == told.count("place") > 0


def test_figures_take_each_deal_as_one() -> None:
    even = style([[Seen(1.0, 5, 3), Seen(0.0, 3, 3)]] * 4, 2)
    assert (even.games, even.won.share, even.elo.share, even.more.share) == (8, 0.5, 0.0, 1.0)
    assert (even.elo.low, even.elo.high) == (0.0, 0.0)  # every deal was shared
    better = style([[Seen(1.0, 5, 3), Seen(1.0, 3, 3)], [Seen(1.0, 5, 3), Seen(0.0, 3, 3)]], 2)
    assert 190 < better.elo.share < 192
    assert better.elo.low < better.elo.share
