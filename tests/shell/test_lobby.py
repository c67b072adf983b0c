"""The new-game dialog, settings, layers and keys."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.bots.ladder import highest, measured
from game.core.link import setup_link
from game.core.record import new_record
from game.core.registry import LISTINGS
from game.shell.begin import Start, begin_in_any_case
from game.shell.effects import BringWords, Store
from game.shell.messages import Field, Key, Visited, WordsBrought
from game.shell.model import Failure, Moment
from game.shell.page import page
from game.shell.places import places
from game.shell.seat import Seat
from game.shell.setup.seating import levelled
from game.shell.setup.strength import suggested
from game.shell.words import names
from game.text import catalogue
from game.text.catalogue import texts
from tests.helpers import WITH_OTHERS
from tests.shell.desk import BASE, Desk, new_game

GERMAN = catalogue.LOCALE / "de"


def test_the_dialog_is_filled_in_and_played() -> None:
    desk = Desk().do("new:duel")
    desk.fill(seat_0_name="  Ada   L. ", seat_1_level="4", option_tomb="B", seed=" Amun7 ")
    desk.do("start")
    assert desk.play.seats == (Seat("Ada L."), Seat(bot="level:4"))
    assert (dict(desk.record.options)["tomb"], desk.record.seed) == ("B", "amun7")


def test_the_seats_are_remembered() -> None:
    desk = (
        Desk().do("new:duel").fill(seat_0_name="Ada", seat_1_level="0", seat_1_name="Bo").do("start", "lobby")
    )
    assert desk.reload().do("new:duel").model.draft.seats == (Seat("Ada"), Seat("Bo"))


def test_a_seed_that_cannot_be_one_is_named() -> None:
    desk = Desk().do("new:duel").fill(seed="not a seed!").do("start")
    assert (desk.layer, desk.model.play) == ("new", None)
    assert desk.model.draft.problem is not None
    assert desk.model.draft.problem.field == "seed"
    assert desk.fill(seed="").model.draft.problem is None


@pytest.mark.parametrize(
    "name", ["seat-9-name", "seat-x-name", "seat-0-shoe", "seat-1-level", "hat", "option-", "option-tomb"]
)
def test_fields_nobody_knows_change_nothing_that_matters(name: str) -> None:
    desk = Desk().do("new:duel").send(Field(name, "17"))
    assert len(desk.model.draft.seats) == 2


def test_seats_change_places_and_chance_gives_a_seed() -> None:
    desk = Desk().do("new:duel", "swap-seats", "random-seed")
    assert [seat.human for seat in desk.model.draft.seats] == [False, True]
    assert len(desk.model.draft.seed) == 8


def test_without_a_seed_every_game_gets_its_own() -> None:
    desk = Desk().do("new:duel", "start")
    first = desk.record.seed
    assert desk.do("new:duel", "start").record.seed != first


def test_an_unknown_game_has_no_dialog() -> None:
    assert Desk().do("new:chess").layer == ""


# ---- seats and presets of games for more than two ------------------------------------------------------

SITES = ("market", "pyramid", "temple", "burial", "obelisks")
MODULES = ("private", "bets", "favour", "wrath")


def options(desk: Desk) -> dict[str, str]:
    return dict(desk.model.draft.options)


def sides(desk: Desk) -> str:
    return "".join(options(desk)[site] for site in SITES)


def test_players_are_added_and_removed_within_what_the_game_takes() -> None:
    desk = Desk().do("new:imhotep").fill(seat_0_name="Ada", seat_1_name="Bo")
    desk.do("add-seat", "add-seat", "add-seat").fill(seat_2_name="Cy", seat_3_name="Di")
    assert [seat.name for seat in desk.model.draft.seats] == ["Ada", "Bo", "Cy", "Di"]
    assert [seat.human for seat in desk.model.draft.seats] == [True, False, False, False]
    desk.do("remove-seat:1", "remove-seat:9", "remove-seat:x")
    assert [seat.name for seat in desk.model.draft.seats] == ["Ada", "Cy", "Di"]
    desk.do("remove-seat:0", "remove-seat:0", "remove-seat:0")
    assert [seat.name for seat in desk.model.draft.seats] == ["Cy", "Di"]


def test_of_a_level_it_is_told_what_it_was_measured_to_win_with_so_many_players() -> None:
    desk = Desk().do("new:imhotep").fill(seat_1_level="1")
    assert "Measured" not in page(desk.model).html()
    for players in (2, 3, 4):
        desk.fill(seat_1_level="3")
        told = measured("imhotep", players, 3)
        assert told
        assert f"{told.won / 10:.0f}% of {told.games} games between bots" in page(desk.model).html()
        desk.do("add-seat").fill(**{f"seat_{players}_level": "1"})


def test_where_there_are_fewer_levels_only_those_are_offered() -> None:
    desk = Desk().do("new:imhotep").fill(seat_1_level="7")
    strongest = desk.model.draft.seats[1].bot
    desk = desk.do("start", "lobby", "new:abusir")
    assert desk.model.draft.seats[1].bot == strongest
    shown = page(desk.model).html()
    top = highest("abusir", 3)
    assert f"– level {top} of {top}" in shown
    assert "Lion –" not in shown
    assert desk.do("start").play.seats[1].bot == f"level:{top}"


@pytest.mark.parametrize("game", ["imhotep", "abusir"])
def test_who_sits_down_on_a_seat_not_used_before_is_like_the_bots_there(game: str) -> None:
    low, high = LISTINGS[game].seats
    desk = Desk().do("new:duel", f"new:{game}", *["add-seat"] * (high - low))
    assert [seat.bot for seat in desk.model.draft.seats] == ["", *["level:1"] * (high - 1)]
    desk.do("remove-seat:1").fill(**{f"seat_{high - 2}_level": "2"}).do("add-seat")
    assert [seat.bot for seat in desk.model.draft.seats[-2:]] == ["level:2"] * 2
    opened = desk.do("start", "branch:0")
    assert [seat.bot for seat in opened.play.seats] == ["", *["level:2"] * (high - 1)]


def test_a_game_for_two_stays_one() -> None:
    desk = Desk().do("new:duel", "add-seat", "remove-seat:0")
    assert len(desk.model.draft.seats) == 2


def test_nobody_starts_on_a_seat_that_is_not_there() -> None:
    desk = Desk().do("new:imhotep").fill(option_start="3")
    assert "start" not in options(desk)
    desk.do("add-seat").fill(option_start="3", option_temple="B")
    assert options(desk) == {"start": "3", "temple": "B"}
    desk.do("remove-seat:0")
    assert options(desk) == {"temple": "B"}


def test_presets_set_what_they_name() -> None:
    desk = Desk().do("new:imhotep").fill(option_start="2", option_wrath="on", option_booking="once")
    desk.do("preset:advanced")
    assert sides(desk) == "BBBBB"
    assert {options(desk)[module] for module in MODULES} == {"off"}
    assert (options(desk)["start"], options(desk)["booking"]) == ("2", "once")
    desk.do("preset:modules")
    assert sides(desk) == "BBBBB"
    assert {options(desk)[module] for module in MODULES} == {"on"}
    assert sides(desk.do("preset:first")) == "AAAAA"
    desk.do("start")
    assert {dict(desk.record.options)[site] for site in SITES} == {"A"}


def test_chance_gives_sides_anew_each_time() -> None:
    desk = Desk().do("new:imhotep")
    drawn = {sides(desk.do("preset:mixed")) for _ in range(80)}
    assert len(drawn) > 10
    assert all({side[place] for side in drawn} == {*"ABCD"} for place in range(5))


def test_an_unknown_preset_changes_nothing() -> None:
    assert options(Desk().do("new:imhotep", "preset:none", "preset:")) == {}
    assert options(Desk().do("new:duel", "preset:first")) == {}


def test_the_deal_of_a_link_keeps_its_seats_and_options() -> None:
    record = new_record("imhotep", 3, {"temple": "B"}, "amun")
    desk = Desk(fragment=setup_link(record)).do("add-seat", "remove-seat:0", "preset:first")
    assert (desk.layer, len(desk.model.draft.seats)) == ("new", 3)
    assert options(desk)["temple"] == "B"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_imhotep_is_played_by_as_many_as_sit_there(players: int) -> None:
    desk = Desk().do("new:imhotep", *["add-seat"] * (players - 2)).do("start")
    assert (desk.record.game, desk.record.players, len(desk.play.seats)) == ("imhotep", players, players)


# ---- settings ---------------------------------------------------------------------------------------


def test_settings_are_kept() -> None:
    desk = Desk().do("language:de", "theme:dark", "speed:fast", "letter-keys:no", "rules-full:yes")
    again = desk.reload().model.settings
    assert again == desk.model.settings
    assert json.loads(desk.storage["settings"])["theme"] == "dark"


def test_settings_take_no_nonsense() -> None:
    desk = Desk().do("language:xx", "theme:pink", "speed:", "letter-keys:maybe", "no-such-command:1")
    assert desk.wished(Store) == []


def test_the_first_language_is_the_browsers() -> None:
    assert Desk(language="de").model.settings.language == "de"


@pytest.fixture
def only_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder where catalogues would come to."""
    monkeypatch.setattr(catalogue, "LOCALE", tmp_path)
    monkeypatch.setattr(catalogue, "_here", {"en"})
    return tmp_path


def test_a_language_is_spoken_when_its_words_have_come(only_english: Path) -> None:
    desk = Desk().do("language:de")
    assert desk.wished(BringWords) == [BringWords("de")]
    assert desk.model.settings.language == "en"
    (only_english / "de").symlink_to(GERMAN)
    assert desk.send(WordsBrought("de")).model.settings.language == "de"
    assert json.loads(desk.storage["settings"])["language"] == "de"


@pytest.mark.usefixtures("only_english")
def test_without_its_words_another_language_goes_on() -> None:
    desk = Desk(language="fr").send(WordsBrought("fr"))
    assert desk.wished(BringWords) == [BringWords("fr")]
    assert desk.model.settings.language == "en"
    assert desk.model.toast
    assert desk.model.toast.text.startswith("Français could not be loaded.")


def test_the_language_chosen_last_is_spoken_whatever_comes_later(only_english: Path) -> None:
    (only_english / "fr").symlink_to(GERMAN)
    desk = Desk().do("language:fr", "speed:fast")
    assert json.loads(desk.storage["settings"])["language"] == "fr"
    desk.do("language:en").send(WordsBrought("fr"))
    assert desk.model.settings.language == "en"
    assert json.loads(desk.storage["settings"])["language"] == "en"


# ---- layers and keys --------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "layer"), [("l", "log"), ("L", "log"), ("p", "points"), ("?", "rules")])
def test_letters_open_and_close_layers(key: str, layer: str) -> None:
    desk = new_game().send(Key(key, "boat"))
    assert desk.layer == layer
    assert desk.send(Key(key)).layer == ""
    assert desk.send(Key(key), Key("Escape")).layer == ""


def test_rules_open_at_what_is_in_focus() -> None:
    desk = new_game().send(Key("?", "boat"))
    assert desk.model.layer is not None
    assert desk.model.layer.arg == "boat"


def test_letters_play_unless_they_are_switched_off() -> None:
    desk = new_game().act("place 1 1")
    assert desk.send(Key("u")).record.actions == ()
    assert desk.send(Key("r")).record.actions == ("place 1 1",)
    desk.do("letter-keys:no").send(Key("u"), Key("l"))
    assert (desk.record.actions, desk.layer) == (("place 1 1",), "")


def test_letters_do_nothing_to_a_board_that_is_covered() -> None:
    desk = new_game().act("place 1 1").do("settings").send(Key("u"), Key("h"), Key("x"))
    assert (desk.moves, desk.layer) == (("place 1 1",), "settings")


def test_a_layer_opens_once() -> None:
    desk = new_game().do("log", "rules:boat", "log")
    assert [layer.name for layer in desk.model.layers] == ["rules", "log"]


def test_a_fault_of_ours_is_shown_and_the_game_kept() -> None:
    desk = new_game().act("place 1 1")
    failing = replace(desk.model, failure=Failure("ValueError: x", "trace"))
    desk.model = failing
    again = desk.do("copy:error", "retry").model
    assert again.failure is None
    assert desk.moves == ("place 1 1",)
    desk.model = failing
    assert desk.do("lobby").model.failure is None


@pytest.mark.parametrize("always", [False, True])
def test_a_fault_at_the_start_opens_nothing_and_keeps_everything(
    monkeypatch: pytest.MonkeyPatch, always: bool
) -> None:
    held = Desk(new_game(desk=Desk().do("theme:dark")).act("place 1 1").storage)
    assert held.model.playing is not None

    def fails(model: object, save_id: str) -> Any:
        if save_id or always:
            raise ValueError(save_id)
        return model, ()

    monkeypatch.setattr("game.shell.begin.open_save", fails)
    start = Start(dict(held.storage), "en", "#duel-1", BASE, Moment())
    model, effects = begin_in_any_case(start, lambda error: Failure(str(error), "trace"))
    assert model.failure == Failure(held.storage["open"], "trace")
    assert page(model).html()
    if not always:
        assert (model.settings.theme, len(model.saves)) == ("dark", 1)
        assert Store("open", "") in effects


def test_nothing_can_be_done_to_a_game_in_the_lobby() -> None:
    commands = (
        "undo redo cancel hint play-hint close-hint skip again branch review now first back forward last"
    )
    desk = Desk().do(*commands.split(), "goto:1", "goto:x", "copy:setup", "download:record", "take-over")
    assert desk.act("place 1 1").model.play is None


# ---- at once ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", WITH_OTHERS)
def test_one_click_starts_a_game_as_usual_against_bots_that_suit(game: str) -> None:
    desk = Desk().do(f"play-now:{game}")
    assert (desk.record.game, desk.layer) == (game, "")
    assert desk.record.options == new_record(game, LISTINGS[game].seats[0], {}, "x").options
    players, _ = LISTINGS[game].seats
    met = suggested(Desk().model, game).text
    assert [seat.bot for seat in desk.play.seats] == ["", *[met] * (players - 1)]
    seed = desk.record.seed
    assert desk.do("lobby", f"play-now:{game}").record.seed != seed
    assert len(desk.model.saves) == 2


def test_playing_at_once_leaves_the_seats_used_last_alone() -> None:
    desk = Desk().do("new:imhotep").fill(seat_0_level="4", seat_1_level="0", seat_1_name="Bo").do("start")
    seats = desk.reload().model.draft.seats
    desk.do("lobby", "play-now:duel")
    assert desk.play.seats == (Seat("Bo"), Seat(bot="level:1"))
    assert desk.reload().model.draft.seats == seats


def test_a_game_nobody_knows_is_not_played_at_once() -> None:
    desk = Desk().do("play-now:chess", "play-now:", "learn:chess")
    assert (desk.model.play, desk.layer) == (None, "")


def test_bots_have_names_and_are_numbered_where_there_are_several() -> None:
    t = texts("en")
    assert names(t, (Seat(), Seat(bot="flat:100"), Seat("Ada", "greedy"))) == ("Lapis", "Ibis", "Ada")
    seats = (Seat(bot="flat:1000"), Seat(), Seat(bot="flat"), Seat(bot="random"))
    assert names(t, seats) == ("Sphinx I", "Carnelian", "Sphinx II", "Scarab")
    assert names(texts("de"), seats)[3] == "Skarabäus"


def test_a_character_is_chosen_beside_the_level_and_kept() -> None:
    desk = Desk().do("new:duel").fill(seat_1_level="3", seat_1_character="raiser")
    assert "Loves obelisks" in page(desk.model).html()
    assert desk.model.draft.seats[1].bot == "level:3:raiser"
    assert (
        desk.fill(seat_1_level="2", seat_1_character="vaulter").model.draft.seats[1].bot == "level:2:raiser"
    )
    assert desk.fill(seat_0_character="raiser").model.draft.seats[0].human
    desk = desk.do("start")
    assert "Heron" in page(desk.model).html()
    again = desk.do("lobby").reload()
    assert again.model.saves[0].bots == ("", "level:2:raiser")
    assert again.do("new:duel").model.draft.seats[1].bot == "level:2:raiser"


def test_the_next_level_keeps_the_character() -> None:
    seats = (Seat(), Seat("", "level:2:raiser"))
    assert [seat.bot for seat in levelled("duel", seats, 1)] == ["", "level:3:raiser"]
    assert [seat.bot for seat in levelled("pyramids", seats, 1)] == ["", "level:3:raiser"]
    assert [seat.bot for seat in levelled("cheops", seats, -1)] == ["", "level:1"]


def test_forward_of_the_browser_opens_the_dialog_for_a_new_game_as_it_was() -> None:
    desk = Desk().do("new:imhotep").fill(seed="4711")
    there = places(desk.model)
    assert desk.send(Visited(())).layer == ""
    assert desk.send(Visited(there)).layer == "new"
    assert (desk.model.draft.game, desk.model.draft.seed) == ("imhotep", "4711")


def test_dialogs_that_are_closed_leave_the_seats_used_last_alone() -> None:
    desk = new_game(level=3).do("lobby")
    last = desk.model.last_seats
    assert last[1].bot == "level:3"
    for dialog in ("own-table:imhotep", "new:imhotep"):
        desk.do(dialog).fill(seat_0_name="Nobody").do("close")
        assert desk.do("new:duel").model.draft.seats == last
        desk.do("close")
    desk.do("new:duel").fill(seat_0_name="Ada").do("new:imhotep")
    assert desk.model.draft.seats[0].name == "Ada"  # another game is chosen in it
