"""What the screens tell agrees with the game."""

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from game.core.link import open_link
from game.core.match import Match
from game.core.record import new_record
from game.shell import update
from game.shell.dialogs import Checked, Draft, Fork
from game.shell.held import SavedGame, Statistics
from game.shell.model import Layer, Model, Settings
from game.shell.page import page
from game.shell.play import Play
from game.shell.screens.layers import LAYERS
from game.shell.screens.notes import STANDING
from game.shell.seat import Seat
from tests.reading import Element, read
from tests.screens.scenes import (
    BASE,
    NAMES,
    NOTICES,
    SEATS,
    SEED,
    finished,
    match,
    over,
    play,
    saves,
    statistics,
)

SHELL = Path(update.__file__).parent


def drawn(model: Model) -> Element:
    return read(page(model).html())


def table(opened: Play) -> Model:
    return Model(Settings(), play=opened, base=BASE)


def one(root: Element, attribute: str, value: str) -> Element:
    found = [e for e in root.having(attribute) if e.get(attribute) == value]
    assert len(found) == 1, f"{attribute}={value}: {len(found)}"
    return found[0]


def of_class(root: Element, name: str) -> list[Element]:
    return [e for e in root.walk if name in e.get("class").split()]


def whole(text: str) -> int:
    return int(text.replace("\N{MINUS SIGN}", "-"))


# ---- every name has its drawing ----------------------------------------------------------------------


def test_every_layer_the_shell_opens_is_drawn() -> None:
    source = "".join(path.read_text("utf-8") for path in SHELL.glob("*.py"))
    opened = set(re.findall(r'Layer\("([a-z-]+)"', source))
    assert opened
    assert opened <= set(LAYERS)


def test_every_standing_message_has_its_words() -> None:
    source = "".join(path.read_text("utf-8") for path in SHELL.glob("*.py"))
    raised = set(re.findall(r'with_notice\(.*?"([a-z-]+)"', source))
    assert raised
    assert raised <= set(STANDING) == set(NOTICES)


# ---- a new game --------------------------------------------------------------------------------------


def new_imhotep(players: int, *options: tuple[str, str], linked: bool = False) -> Element:
    draft = Draft("imhotep", (Seat(),) * players, options, SEED, linked=linked)
    return drawn(over(Model(Settings(), draft=draft, base=BASE), "new"))


def commands(root: Element, start: str) -> list[str]:
    return [e.get("data-cmd") for e in root.having("data-cmd") if e.get("data-cmd").startswith(start)]


@pytest.mark.parametrize(("players", "removed"), [(2, 0), (3, 3), (4, 4)])
def test_seats_can_be_given_up_while_enough_are_left(players: int, removed: int) -> None:
    root = new_imhotep(players)
    assert commands(root, "remove-seat:") == [f"remove-seat:{n}" for n in range(removed)]
    assert one(root, "data-cmd", "add-seat").get("aria-disabled") == ("true" if players == 4 else "")


def test_the_start_is_offered_to_the_seats_there_are() -> None:
    for players in (2, 3, 4):
        found = [
            e.get("value") for e in new_imhotep(players).tags("input") if e.get("name") == "option-start"
        ]
        assert found == ["random", *map(str, range(1, players + 1))]


def test_the_presets_in_force_are_pressed() -> None:
    def pressed(*options: tuple[str, str]) -> list[str]:
        root = new_imhotep(3, *options)
        return [e.get("data-cmd") for e in root.having("aria-pressed") if e.get("aria-pressed") == "true"]

    modules = tuple((key, "on") for key in ("private", "bets", "favour", "wrath"))
    assert pressed() == ["preset:first"]
    assert pressed(("temple", "B")) == []
    assert pressed(*modules) == ["preset:modules"]


def test_what_a_link_brings_cannot_be_changed() -> None:
    root = new_imhotep(3, linked=True)
    assert not [cmd for kind in ("preset:", "add-seat", "remove-seat:") for cmd in commands(root, kind)]


def test_a_game_of_few_options_has_no_presets() -> None:
    root = drawn(over(Model(Settings(), draft=Draft("duel", SEATS), base=BASE), "new"))
    assert not [cmd for kind in ("preset:", "add-seat", "remove-seat:") for cmd in commands(root, kind)]


def test_bots_are_chosen_by_name_and_strength() -> None:
    root = new_imhotep(2)
    (human, bot) = [e for e in root.tags("select") if e.get("data-field").startswith("seat-")]
    assert [e.text for e in human.tags("option")] == [
        "Human",
        "Human, far away",
        "Frog – level 1 of 7",
        "Goose – level 2 of 7",
        "Hare – level 3 of 7",
        "Cat – level 4 of 7",
        "Baboon – level 5 of 7",
        "Falcon – level 6 of 7",
        "Lion – level 7 of 7",
    ]
    assert [e.get("value") for e in human.tags("option") if "selected" in e.attrs] == ["0"]
    draft = Draft("imhotep", (Seat(), Seat(bot="flat:250")), (), SEED)
    bot = drawn(over(Model(draft=draft, base=BASE), "new")).tags("select")[1]
    assert [e.text for e in bot.tags("option") if "selected" in e.attrs] == ["Ibis – outside the levels"]
    assert len(bot.tags("option")) == len(human.tags("option")) + 1


@pytest.mark.parametrize("chosen", ["off", "on"])
def test_a_module_says_what_it_brings_also_when_it_is_off(chosen: str) -> None:
    row = one(new_imhotep(2, ("wrath", chosen)), "data-k", "row-wrath")
    assert row.tags("small")[0].text == "−5 points without a stone on each monument."


# ---- the lobby ---------------------------------------------------------------------------------------


def tile(model: Model, game: str) -> set[str]:
    root = one(drawn(model), "data-k", f"tile-{game}")
    return {e.get("data-cmd") for e in root.having("data-cmd")}


@pytest.mark.parametrize("known", [Model(), Model(saves=saves()), Model(results=Statistics(statistics()))])
def test_a_game_can_be_played_at_once_learned_and_set_up_whether_it_is_known_or_not(known: Model) -> None:
    assert tile(known, "duel") == {"play-now:duel", "learn:duel", "new:duel", "rules:duel"}


def test_statistics_and_saved_games_are_at_hand() -> None:
    assert commands(drawn(over(Model(), "training")), "statistics") == ["statistics"]
    assert commands(drawn(Model()), "saves") == []
    assert commands(drawn(Model(saves=saves())), "saves") == ["saves"]


def test_the_statistics_tell_who_played() -> None:
    root = drawn(over(Model(results=Statistics(statistics(), unread=1)), "statistics"))
    tables = {game: one(root, "data-k", f"stats-{game}") for game in ("imhotep", "duel", "pyramids")}
    rows = {game: table.tags("tbody")[0].tags("tr") for game, table in tables.items()}
    told = {game: [[cell.text for cell in row.tags("th", "td")] for row in rows[game]] for game in tables}
    assert told == {
        "duel": [["2 playersagainst Ibis", "1", "1", "38", "38.0"]],
        "imhotep": [
            ["4 playersagainst Scarab and 2 × Ibis", "1", "0", "1", "1.0"],
            ["3 players2 people and Jackal", "1", "–", "38", "34.5"],
        ],
        "pyramids": [["2 playersonly bots: Scarab and Jackal", "1", "–", "38", "17.5"]],
    }


# ---- points ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("opened", [play(), play(5), finished()], ids=["going on", "early", "over"])
def test_the_points_add_up_to_the_scores(opened: Play) -> None:
    root = drawn(over(table(opened), "points"))
    rows = root.tags("tbody")[0].tags("tr")
    sums = [sum(whole(row.tags("td")[i].text) for row in rows) for i in (0, 1)]
    totals = [whole(cell.text) for cell in root.tags("tfoot")[0].tags("td")]
    scores = opened.match.game.scores(opened.match.state)
    assert sums == totals
    assert sorted(totals) == sorted(scores)


@pytest.mark.parametrize("layer", ["points", "result"])
def test_every_figure_is_explained_by_its_entries(layer: str) -> None:
    opened = finished()
    for category in opened.match.game.info.categories:
        for player in (0, 1):
            name = f"{category}-{player}"
            root = drawn(over(table(opened), layer, name))
            figure = one(root, "data-k", f"figure-{name}")
            assert figure.get("aria-expanded") == "true"
            entries = one(root, "data-k", "why").tags("li")
            assert sum(whole(e.tags("b")[0].text) for e in entries) == whole(figure.text)
            for entry in entries:
                rules = [e.get("data-cmd") for e in entry.tags("button") if e.get("aria-label")]
                assert [re.fullmatch(r"rules:D9\.\d+", cmd) is not None for cmd in rules] == [True]


def test_an_unknown_figure_is_not_explained() -> None:
    for name in ("", "obelisk", "obelisk-2", "quarry-0", "-", "obelisk-x"):
        assert of_class(drawn(over(table(play()), "points", name)), "why") == []


def test_the_points_of_a_step_are_those_of_that_step() -> None:
    opened = replace(play(), at=6)
    totals = [whole(c.text) for c in drawn(over(table(opened), "points")).tags("tfoot")[0].tags("td")]
    assert totals == opened.match.game.scores(opened.match.at(6))


# ---- the result --------------------------------------------------------------------------------------


def test_the_winner_is_named_and_first() -> None:
    opened = finished()
    game, state = opened.match.game, opened.match.state
    winner = game.ranking(state).index(1)
    root = drawn(over(table(opened), "result"))
    banner = of_class(root, "win")[0]
    assert of_class(banner, "seat-name")[0].text == NAMES[winner]
    assert str(game.scores(state)[winner]) in of_class(banner, "won")[0].text
    heads = [e.text for e in root.tags("thead")[0].tags("th")]
    assert heads[1] == NAMES[winner]
    chart = of_class(root, "chart")[0]
    assert len(of_class(chart, "capstone")) == 2
    assert len(of_class(chart, "dull")) == 1


def test_a_tie_is_told() -> None:
    tied = next(
        found
        for number in range(400)
        if len(set((found := match(1000, number=number)).game.scores(found.state))) == 1
    )
    banner = of_class(drawn(over(table(Play("4", tied, SEATS)), "result")), "win")[0]
    assert "tie" in of_class(banner, "won")[0].text
    assert len(of_class(banner, "who")) == 1  # whoever did not start wins


def test_why_a_game_stopped_is_told_with_its_rule() -> None:
    played = Match(new_record("cheops", 2, {}, "idle"))
    while not played.over:
        played = played.play("done")
    reason = "For 4 turns nobody has ticked anything: the game ends."
    stopped = table(Play("6", played, SEATS))
    assert f"{reason} (rule 7.8)" in [e.text for e in drawn(over(stopped, "result")).tags("p")]
    assert any(reason in e.text for e in of_class(drawn(over(stopped, "log")), "log-list")[-1].tags("small"))
    assert not any("(rule" in e.text for e in drawn(over(table(finished()), "result")).tags("p"))


# ---- the log -----------------------------------------------------------------------------------------


def test_the_log_has_a_row_for_every_decision() -> None:
    opened = play()
    rows = [
        e.get("data-cmd") for e in of_class(drawn(over(table(opened), "log")), "log-list")[-1].tags("button")
    ]
    assert rows == [f"goto:{ply}" for ply in range(opened.match.plies + 1)]


@pytest.mark.parametrize("at", [0, 7, None])
def test_the_row_of_the_position_on_the_table_is_current(at: int | None) -> None:
    opened = replace(play(), at=at)
    current = drawn(over(table(opened), "log")).having("aria-current")
    assert [e.get("data-cmd") for e in current] == [f"goto:{opened.ply}"]


def test_what_one_player_did_in_a_row_is_one_turn() -> None:
    opened = finished()
    movers = [opened.match.mover(ply) for ply in range(opened.match.plies)]
    changes = sum(a != b for a, b in pairwise(movers)) + 1
    turns = of_class(drawn(over(table(opened), "log")), "log-list")[-1].tags("li")
    assert len(turns) == changes + 1  # and the start


# ---- rules -------------------------------------------------------------------------------------------


def test_the_rules_tell_only_the_sides_in_play() -> None:
    sided = Play("5", match(3, {"tomb": "B"}), SEATS)
    ids = {e.get("id") for e in drawn(over(table(sided), "rules")).having("id")}
    assert {"rule-D9.8", "rule-D9.1"} <= ids
    assert {"rule-D9.4", "rule-D9.5"}.isdisjoint(ids)


def test_in_the_lobby_the_rules_tell_all_sides() -> None:
    ids = {e.get("id") for e in drawn(over(Model(), "rules", "duel")).having("id")}
    assert {f"rule-D9.{n}" for n in range(1, 9)} <= ids


@pytest.mark.parametrize(
    ("topic", "section"), [("boat", "D5"), ("D4.2", "D4"), ("tomb", "D9.4"), ("", "aim")]
)
def test_the_rules_open_at_the_topic(topic: str, section: str) -> None:
    root = drawn(over(table(play()), "rules", topic))
    assert [e.get("data-k") for e in root.having("aria-current")] == [f"section-{section}"]
    assert one(root, "class", "rules-body").get("data-scroll") == f"rule-{section}"


def test_in_full_they_open_at_the_rule() -> None:
    model = replace(table(play()), settings=Settings(rules_full=True))
    assert one(drawn(over(model, "rules", "D4.2")), "class", "rules-body").get("data-scroll") == "rule-D4.2"


# ---- links -------------------------------------------------------------------------------------------


def test_the_deal_of_the_dialog_is_shared_as_set() -> None:
    draft = Draft("duel", SEATS, (("temple", "B"), ("start", "second")), SEED)
    root = drawn(over(Model(draft=draft, base=BASE), "new"))
    link = one(root, "id", "copy-deal").get("value")
    assert open_link(link.removeprefix(f"{BASE}#")).record == new_record("duel", 2, dict(draft.options), SEED)


def test_the_shared_game_opens_where_it_was_looked_at() -> None:
    opened = replace(play(), at=9)
    link = one(drawn(over(table(opened), "share")), "id", "copy-replay").get("value")
    found = open_link(link.removeprefix(f"{BASE}#"))
    assert (found.record, found.at) == (opened.match.record, 9)


# ---- the table ---------------------------------------------------------------------------------------


def test_whose_turn_it_is_stands_in_the_title() -> None:
    opened = play()
    assert page(table(opened)).screen.title.startswith(NAMES[opened.match.player])


def test_a_position_looked_at_offers_the_ways_back_and_on() -> None:
    def commands(opened: Play) -> set[str]:
        prompt = of_class(drawn(table(opened)), "prompt")[0]
        return {e.get("data-cmd") for e in prompt.having("data-cmd")}

    steps = {"first", "back", "forward", "last"}
    assert commands(replace(play(), at=9)) == {*steps, "branch", "now"}
    assert commands(replace(play(), id="")) == {*steps, "branch"}
    assert commands(replace(finished(), id="")) == {*steps, "explore"}
    assert commands(replace(finished(), at=9)) == {*steps, "explore", "now"}
    assert commands(replace(finished(), id="", at=9)) == {*steps, "branch", "explore"}


def test_tools_that_would_do_nothing_say_so() -> None:
    def off(opened: Play) -> set[str]:
        tools = one(drawn(table(opened)), "class", "tools")
        return {e.get("data-cmd") for e in tools.tags("button") if e.get("aria-disabled") == "true"}

    start = Play("6", Match(new_record("duel", 2, {"start": "first"}, SEED)), SEATS)
    assert off(start) == {"undo", "redo"}
    assert off(replace(play(), redo=("place 1 1",))) == set()
    assert off(replace(play(), at=9)) == {"undo", "redo", "hint"}
    thinking = replace(play(), seats=(Seat("", "greedy"), Seat()))
    assert "hint" in off(thinking)


def test_a_game_without_drawings_is_played_by_its_buttons() -> None:
    opened = Match(new_record("template", 2, {}, SEED))
    root = drawn(table(Play("7", opened, (Seat(), Seat()))))
    assert {e.get("data-act") for e in root.having("data-act")} == {action.text for action in opened.legal}


# ---- saved games -------------------------------------------------------------------------------------


def test_the_newest_game_that_is_not_over_goes_on() -> None:
    root = drawn(Model(saves=(saves()[1], saves()[0])))
    assert one(root, "data-k", "continue").having("data-cmd")[0].get("data-cmd") == "continue:1"


def test_what_cannot_be_read_can_be_copied_and_deleted_but_not_opened() -> None:
    row = one(drawn(over(Model(saves=saves()), "saves")), "data-k", "save-3")
    assert {e.get("data-cmd") for e in row.having("data-cmd")} == {"raw:3", "delete:3"}


def test_a_game_of_another_page_is_listed_as_unreadable() -> None:
    strange = SavedGame("8", "chess", ("", ""), ("", ""), raw="{}")
    root = drawn(over(Model(saves=(strange,)), "saves"))
    assert {e.get("data-cmd") for e in one(root, "data-k", "save-8").having("data-cmd")} == {
        "raw:8",
        "delete:8",
    }
    assert of_class(root, "continue") == []
    assert "saves" in commands(root, "saves")


def test_names_are_text_wherever_they_stand() -> None:
    evil = Play("9", match(20), (Seat("<b onclick=x>&"), Seat("\"'><i>")))
    for name in [name for name in LAYERS if name != "aims"]:  # which lie over challenges alone
        fork, held = Fork(saves()[0].id, (), evil.seats, 0), Checked(evil.match, evil.seats, (1, 2), (1,))
        model = replace(table(evil), layers=(Layer(name),), saves=saves(), fork=fork, checked=held)
        root = drawn(model)
        assert root.having("onclick") == []
        assert root.tags("u") == []
