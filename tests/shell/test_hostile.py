"""Whatever comes in whatever order, nothing raises, and no layer lies there without what it shows."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from game.core.link import LONGEST as LONGEST_LINK
from game.core.link import note_of, noted_link
from game.core.record import LONGEST as LONGEST_RECORD
from game.core.registry import LISTINGS
from game.shell import messages as msg
from game.shell.effects import Copy, Store
from game.shell.kept.autosave import ASIDE
from game.shell.model import OF_A_GAME, Failure
from game.shell.page import page
from game.shell.update import COMMANDS, KEYS
from tests.shell.desk import Desk, new_game

STEPS = 12_000
EVERY = 20  # messages between two drawings of the page
DEEP = "[" * 20_000
RESULTS = '{"rows": [["a", "duel", "", ["", "flat:9"], [1, 2], [1]], ["b"]], "cleared": [1, "c"]}'
WORDS = (
    "",
    "0",
    "1",
    "7",
    "D4.2",
    "tomb-0",
    "player 1",
    "en",
    "dark",
    "none",
    "nothing:at:all",
    "<b>x</b>",
    "duel 2000-01-01",
    "cheops 2001-02-29",
    "turn",
    "result",
    "mine",
    "theirs",
    DEEP[:99],
)


def sent_links() -> list[str]:
    """A turn for somebody here, two ways that turn goes on, a result that is right and one that is not."""
    host = Desk().do("new:duel").fill(seed="walk", option_start="first", seat_1_level="far").do("start")
    host.act("place 1 1").do("copy:turn")
    host.do("undo").act("place 2 2").do("copy:turn")
    over = new_game()
    while not over.play.match.over:
        over.act(over.play.match.legal[0].text)
    over.do("copy:result")
    links = [wish.text.partition("#")[2] for wish in [*host.wished(Copy), *over.wished(Copy)]]
    note = note_of(links[-1])
    wrong = noted_link(over.record, note._replace(parts={**note.parts, "points": "1x2"}))
    return [f"#{link}" for link in (*links, wrong)]


@pytest.mark.parametrize("name", sorted(OF_A_GAME))
def test_layers_of_a_game_stay_away_from_the_lobby(name: str) -> None:
    assert Desk().do(name).layer == ""
    assert Desk().do(f"{name}:0").layer == ""


@pytest.mark.parametrize("key", sorted(KEYS))
def test_every_key_is_safe_in_the_lobby(key: str) -> None:
    desk = Desk().send(msg.Key(key))
    assert desk.layer in {"", "rules"}


def test_a_failure_is_drawn_whatever_lay_on_top() -> None:
    desk = new_game().do("points")
    broken = replace(desk.model, failure=Failure("E", "details"), play=None)
    assert page(replace(broken, layers=())).html()


@pytest.mark.parametrize("address", ["rescue.html", ""])
def test_a_failure_leads_to_what_is_kept_where_there_is_such_a_page(address: str) -> None:
    broken = replace(Desk().model, failure=Failure("E", "details"), rescue=address)
    assert ('<a class="button" href="rescue.html"' in page(broken).html()) == bool(address)


def test_an_unreadable_save_from_another_tab_leads_to_the_lobby() -> None:
    desk = new_game().act("place 1 1")
    desk.send(msg.Stored(f"game.{desk.play.id}", "no save at all"))
    desk.do("reload-save")
    assert (desk.model.screen, desk.model.play, desk.layer) == ("lobby", None, "raw")


@pytest.mark.parametrize("key", ["settings", "seats", "results", "training", "practice", "boxes"])
def test_what_cannot_be_read_is_put_aside_and_the_rest_starts(key: str) -> None:
    kept = new_game().act("place 1 1").storage
    desk = Desk({**kept, key: DEEP})
    assert desk.notices == ["aside"]
    assert desk.moves == ("place 1 1",)
    assert [wish for wish in desk.wished(Store) if wish.key in (key, ASIDE + key)] == [
        Store(ASIDE + key, DEEP),
        Store(key, ""),
    ]
    assert Desk(desk.storage).notices == []


def test_a_deep_save_is_listed_as_unreadable() -> None:
    desk = Desk({"game.abc": DEEP})
    assert [saved.readable for saved in desk.model.saves] == [False]
    assert desk.do("continue:abc").layer == "raw"


@pytest.mark.parametrize(
    "text", ["duel-1-2-AAAAr-x-" + "1" * LONGEST_LINK + "-0-abc", "game duel 1\n" + "x\n" * LONGEST_RECORD]
)
def test_what_is_longer_than_any_game_is_refused_at_once(text: str) -> None:
    desk = Desk().do("open-link").fill(link=text).do("go-link")
    assert desk.model.link.problem is not None
    assert desk.model.link.problem.reason == "too_long"
    assert page(desk.model).html()


SENT = sent_links()


# ---- a random walk ----------------------------------------------------------------------------------


def command(source: random.Random, desk: Desk) -> msg.Message:
    saves = [saved.id for saved in desk.model.saves] or ["none"]
    arg = source.choice([*WORDS, *LISTINGS, *saves, *(f"raw:{one}" for one in saves)])
    return msg.Command(source.choice([*COMMANDS, "no-such"]), arg)


def act(source: random.Random, desk: Desk) -> msg.Message:
    legal = [action.text for action in desk.play.match.legal] if desk.model.play else []
    return msg.Act(source.choice([*legal, "place 1 1", "swap R1", "", "x y z"]), source.random() < 0.5, True)


def key(source: random.Random, desk: Desk) -> msg.Message:
    return msg.Key(source.choice([*KEYS, "x"]))


def field(source: random.Random, desk: Desk) -> msg.Message:
    names = (
        "seat-0-level",
        "seat-1-level",
        "seat-9-name",
        "seat-0-name",
        "option-start",
        "seed",
        "link",
        "with-names",
        "annotation",
        "daily-game",
    )
    values = [*WORDS, "bot", "human", "2", "first", "far", "duel"]
    return msg.Field(source.choice(names), source.choice(values))


def stored(source: random.Random, desk: Desk) -> msg.Message:
    keys = [f"game.{saved.id}" for saved in desk.model.saves] + ["game.zz", "settings", "results"]
    texts = [None, "{", RESULTS, *list(desk.storage.values())[:3]]
    return msg.Stored(source.choice(keys), source.choice(texts))


def preview(source: random.Random, desk: Desk) -> msg.Message:
    return msg.Preview(source.choice(["", "place 1 1", "unload R1", "x"]))


def opened(source: random.Random, desk: Desk) -> msg.Message:
    bad = ["", "#", "#duel-1-2-AAAAr-4711-zzz", "#duel-1-2-AAAAr-amun-x", "#x"]
    return msg.Opened(source.choice([*bad, *SENT]))


MESSAGES: tuple[Callable[[random.Random, Desk], msg.Message], ...] = (
    *(command,) * 6,
    *(act,) * 4,
    *(key,) * 2,
    field,
    stored,
    preview,
    opened,
)


@pytest.mark.parametrize("number", range(4))
def test_a_random_walk_over_the_whole_shell_raises_nothing(number: int) -> None:
    source, desk = random.Random(number), Desk()
    for step in range(STEPS // 4):
        if step % 50 == 0:
            desk.send(msg.Command("lobby", ""), msg.Command("new", source.choice(list(LISTINGS))))
            desk.send(msg.Command("start", ""))
        desk.forget()
        desk.deliver(source.choice(MESSAGES)(source, desk))
        if step % EVERY == 0:
            page(desk.model)
        assert desk.model.play or not any(layer.name in OF_A_GAME for layer in desk.model.layers)
