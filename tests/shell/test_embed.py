"""The table in a frame: what opens it, what it is told and tells, and whatever else may arrive."""

import json
import random
from typing import Any

import pytest

from game.core.errors import BadCheck, Problem
from game.core.link import _sealed, note_of, open_link, replay_link, setup_link
from game.core.match import Match
from game.core.record import new_record
from game.shell import embed
from game.shell.effects import Copy
from game.shell.far.link_notes import RESULT, TURN
from game.shell.messages import Opened
from game.shell.model import Model
from tests.shell.desk import BASE, Desk
from tests.shell.test_far import hosted
from tests.shell.test_posing import posed

DEAL = new_record("duel", 2, {"start": "second"}, "frame")
MUTATIONS = 10_000
FIELDS = {"message", "baumeister", "type", "link", "ply", "on", "action", "theme", "lang"}
OF_LINKS = {"version", "players", "options", "option", "seed", "check letters", "game", "move", "moves"}
GOOD = (
    {"type": "hello"},
    {"type": "load", "link": setup_link(DEAL)},
    {"type": "goto", "ply": 1},
    {"type": "play", "on": True},
    {"type": "play", "action": "place 1 1"},
    {"type": "theme", "theme": "dark"},
    {"type": "lang", "lang": "de"},
    {"type": "getLink"},
)
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    1e99,
    "",
    "x" * 20_000,
    "<img src=x onerror=alert(1)>",
    [],
    {},
    [[]],
    "1",
    1.5,
    "\ud800",
)


def game(plies: int = 1000, name: str = "duel") -> Match:
    source = random.Random(2)
    match = Match(new_record(name, 2, {"start": "second"} if name == "duel" else {}, "frame"))
    while match.plies < plies and not match.over:
        match = match.play(source.choice(match.legal).text)
    return match


def wishes(view: str, *links: str) -> dict[str, object]:
    """What a frame was asked for, the latest link first."""
    return {"view": view, "link": links[0], "former": links[1:], "lang": "en", "theme": "auto"}


def opened(view: str, link: str) -> Desk:
    desk = Desk.without_storage()
    desk.refuses = ""  # as game.web.embed stores: nowhere, and without a word
    return desk.send(*embed.first(wishes(view, link))[0])


def say(desk: Desk, view: str = embed.BOARD, **message: Any) -> None:
    asked = embed.read(json.dumps({"baumeister": 1, **message}))
    desk.send(*embed.answered(desk.model, asked, view))


def refused(desk: Desk, view: str = embed.BOARD, **message: Any) -> str:
    with pytest.raises(Problem) as caught:
        say(desk, view, **message)
    told = embed.error(desk.model, caught.value)
    assert told["text"]
    return str(told["field"])


# ---- opening ----------------------------------------------------------------------------------------


def test_a_deal_begins_at_once_with_a_person_and_a_bot() -> None:
    desk = opened("board", setup_link(DEAL))
    assert (desk.model.screen, desk.layer, desk.model.notices) == ("table", "", ())
    assert [seat.human for seat in desk.play.seats] == [True, False]
    assert desk.record == DEAL


def test_a_position_is_played_on_by_who_is_to_move() -> None:
    match = game(21)
    desk = opened("board", replay_link(match.record, 20))
    assert desk.record == match.until(20).record
    mover = desk.play.match.player
    assert [seat.human for seat in desk.play.seats] == [seat == mover for seat in range(2)]
    assert desk.play.your_turn


def test_a_finished_game_shows_its_table() -> None:
    desk = opened("board", replay_link(game().record))
    assert (desk.layer, desk.play.match.over) == ("", True)


def test_a_replay_begins_at_the_start() -> None:
    match = game()
    desk = opened("replay", replay_link(match.record))
    assert (desk.play.ply, desk.play.match.plies, desk.layer) == (0, match.plies, "")


@pytest.mark.parametrize("view", [embed.BOARD, embed.REPLAY])
def test_a_task_to_practise_and_a_puzzle_are_shown_as_they_are(view: str) -> None:
    yard = Desk().do("practise:yard mat").do("copy:setup").last(Copy).text.partition("#")[2]
    assert opened(view, yard).record == open_link(yard).record
    puzzle = posed()
    assert opened(view, puzzle).play.quest is not None


def test_of_a_game_that_was_sent_only_the_game_is_shown() -> None:
    over = game()
    desk = Desk(fragment=replay_link(over.record)).do("copy:result")
    result = desk.last(Copy).text.partition("#")[2]
    turn = hosted().act("place 1 1").do("copy:turn").last(Copy).text.partition("#")[2]
    for link, kind in ((result, RESULT), (turn, TURN)):
        assert note_of(link).kind == kind
        replay, board = (opened(view, link) for view in (embed.REPLAY, embed.BOARD))
        assert (replay.layer, board.layer) == ("", "")
        assert (replay.play.ply, replay.play.table) == (0, "")
        assert replay.record == board.record == open_link(link).record


@pytest.mark.parametrize("link", ["duel", setup_link(DEAL)])
def test_a_lesson_needs_only_the_name_of_its_game(link: str) -> None:
    assert opened("lesson", link).play.guide is not None


@pytest.mark.parametrize(
    ("view", "link"),
    [
        *((view, link) for view in embed.VIEWS for link in ("nonsense", "x" * 9000, "template")),
        *((view, "duel-1-2-AABAr-frame-zzz") for view in (embed.BOARD, embed.REPLAY)),
    ],
)
def test_a_bad_link_says_so_on_the_page(view: str, link: str) -> None:
    assert opened(view, link).layer == "bad-link"


def test_a_damaged_link_sent_to_a_poster_leaves_the_one_before() -> None:
    links = [setup_link(new_record("duel", 2, {}, seed)) for seed in ("later", "earlier")]
    messages, wrong = embed.first(wishes(embed.BOARD, links[0][:-1], f"{links[0][:-3]}zzz", *links))
    assert [(type(each), each.field) for each in wrong] == [(BadCheck, "check letters")] * 2
    assert Desk.without_storage().send(*messages).record.seed == "later"


def test_a_link_of_other_rules_is_no_damaged_one() -> None:
    """An archived release may know them; which ones there are is known once the game runs."""
    ours = setup_link(DEAL)
    others = _sealed(["duel", "9", *ours.split("-")[2:-1]])
    messages, wrong = embed.first(wishes(embed.BOARD, others, ours))
    assert (messages[-1], wrong) == (Opened(others), [])


# ---- messages ---------------------------------------------------------------------------------------


def test_what_the_page_around_can_ask() -> None:
    desk = opened("board", setup_link(DEAL))
    first = desk.play.match.player
    while not desk.play.your_turn:
        desk.answer()
    ply = desk.play.ply
    say(desk, type="play", action=desk.play.match.legal[0].text)
    assert desk.play.match.plies == ply + 1
    say(desk, type="goto", ply=0)
    assert (desk.play.at, first) == (0, desk.play.shown.player)
    say(desk, type="theme", theme="dark")
    say(desk, type="lang", lang="de")
    assert (desk.model.settings.theme, desk.model.settings.language) == ("dark", "de")
    say(desk, type="load", link=replay_link(game().record, 5))
    assert desk.play.match.plies == 5


def test_what_is_wrong_names_the_field_and_changes_nothing() -> None:
    desk = opened("board", setup_link(DEAL))
    before = desk.model
    assert refused(desk, type="load", link=setup_link(DEAL)[:-1] + "!") == "check letters"
    assert refused(desk, type="load", link="chess-1") == "game"
    assert refused(desk, type="load") == "link"
    assert refused(desk, type="goto", ply=99) == "ply"
    assert refused(desk, type="goto", ply=True) == "ply"
    assert refused(desk, type="theme", theme="blue") == "theme"
    assert refused(desk, type="lang", lang="xx") == "lang"
    assert refused(desk, type="play", action="place 9 9") == "action"
    assert refused(desk, type="shout") == "type"
    assert refused(desk, type="hello", baumeister=2) == "baumeister"
    assert desk.model is before


def test_the_page_around_hears_of_every_step_and_the_end() -> None:
    match = game()
    desk = opened("replay", replay_link(match.record))
    told: dict[str, Any] = {}
    for ply in (1, match.plies):
        before = desk.model
        say(desk, "replay", type="goto", ply=ply)
        told = {message["type"]: message for message in embed.told(before, desk.model)}
        assert (told["ply"]["ply"], told["ply"]["plies"]) == (ply, match.plies)
        assert told["ply"]["said"]
        assert told["link"]["link"] == f"{BASE}#{replay_link(match.record, ply)}"
    assert told["ended"]["winners"] == list(match.outcome.winners)
    assert embed.told(desk.model, desk.model) == []


def test_the_whole_page_stands_beside_the_frame() -> None:
    assert embed.whole_page("https://a.b/c/embed.html?lang=en/x") == "https://a.b/c/"


def mutated(source: random.Random) -> str:
    """A good message with something of it changed: a value, a field, a letter, the shape."""
    message: dict[str, Any] = {"baumeister": 1, **source.choice(GOOD)}
    for _ in range(source.randint(1, 3)):
        field = source.choice([*message, "more"])
        if source.random() < 0.3:
            message.pop(field, None)
        else:
            message[field] = source.choice(ODD)
    text = json.dumps(source.choice([message, message, message, [message], source.choice(ODD)]))
    if source.random() < 0.3 and len(text) > 1:
        at = source.randrange(len(text))
        text = text[:at] + source.choice('{}[]",:\\x0\x00é') + text[at + source.randint(0, 2) :]
    return text


def test_ten_thousand_bad_messages() -> None:
    source = random.Random(7)
    models: list[Model] = [opened(view, replay_link(game(30).record)).model for view in ("board", "replay")]
    models.append(Desk.without_storage().model)
    refusals = 0
    for _ in range(MUTATIONS):
        model = source.choice(models)
        try:
            asked = embed.read(mutated(source))
            messages = embed.answered(model, asked, source.choice(embed.VIEWS))
        except Problem as problem:
            told = embed.error(model, problem)
            assert told["field"] in FIELDS | OF_LINKS
            assert told["text"]
            refusals += 1
        else:
            assert all(type(message).__module__ == "game.shell.messages" for message in messages)
    assert refusals > MUTATIONS // 2


def test_links_in_messages_are_those_of_the_game() -> None:
    desk = opened("board", setup_link(DEAL))
    assert open_link(embed.link(desk.model)["link"].partition("#")[2]).record == desk.record
