"""A backup comes in: nothing here is overwritten but a game by more of the same game, and nothing is lost."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace

from game.core.errors import BadNotation, Problem
from game.shell import exercise
from game.shell import messages as msg
from game.shell.dialogs import Draft
from game.shell.effects import Choose, Effect, Save, Store
from game.shell.held import Refused, Report, SavedGame
from game.shell.kept import statistics
from game.shell.kept.autosave import ASIDE, GAME_KEY, OPEN_KEY, failed, find, in_order, names, reload_save
from game.shell.kept.preferences import KEY, as_stored, settings_text
from game.shell.kept.saves import check, listed, revision
from game.shell.model import Model
from game.shell.reading import LONGEST, readable
from game.shell.results import Result, done
from game.shell.setup import boxes as own_boxes
from game.shell.setup import practice, unfinished
from game.shell.setup.seating import SEATS_KEY, read_last_seats
from game.shell.share.backup import LARGEST, Entry, entry, lines, written
from game.shell.share.joining import goes_on, joined

NAME = re.compile(r"[a-z0-9][a-z0-9.-]{0,39}")
OF_THE_BROWSER = frozenset({OPEN_KEY, "page", unfinished.KEY})  # in a rescued file, too: where somebody was
LONGEST_FILE_NAME = 60


def bring(model: Model, message: msg.Brought) -> Result:
    """A file was chosen or dropped: what comes of it is reported."""
    merge = Merge(replace(model.without("brought"), dragged=False))
    try:
        for line in lines(message.text):
            merge.take(line.number, line.text)
    except Problem as problem:
        merge.refused.append(Refused(0, problem, ""))
    return merge.result(message.file)


def too_large(model: Model, message: msg.TooLarge) -> Result:
    """Nothing of such a file is read."""
    merge = Merge(replace(model, dragged=False))
    merge.refused.append(Refused(0, BadNotation("file", "too_long", most=LARGEST), ""))
    return merge.result(message.file)


class Merge:
    """What has come in so far. The saved games are looked up often, so they are held by id."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.saves = {saved.id: saved for saved in model.saves}
        self.effects: list[Effect] = []
        self.came: dict[str, str] = {}  # by key the text that was there before, empty if there was none
        self.copies = 0
        self.names: dict[str, str] = {}  # of the games that came, by the name that each had there
        self.there = 0
        self.refused: list[Refused] = []

    def take(self, number: int, line: str) -> None:
        """One line: it comes in, is there already, or is refused."""
        try:
            found = entry(line)
            if found is None or found.key in OF_THE_BROWSER or (found.key in KINDS and not found.text):
                return
            came = self._put(found)
        except Problem as problem:
            self.refused.append(Refused(number, problem, line))
        else:
            self.there += not came

    def _put(self, found: Entry) -> bool:
        kind, _, name = found.key.partition(".")
        if kind not in KINDS or bool(name) != (kind in NAMED):
            raise BadNotation("key", "unknown_key", value=found.key)
        if name and not NAME.fullmatch(name):
            raise BadNotation("key", "bad_key", value=name)
        if len(found.text) > LONGEST:
            raise BadNotation("text", "too_long", most=LONGEST)
        if kind not in NAMED and not readable(found.text):
            raise BadNotation(kind, "unreadable")
        return KINDS[kind](self, name, found.text)

    # ---- what can come in: whether it did, or was there already -----------------------------------

    def game(self, save_id: str, text: str) -> bool:
        """The longer history of one game, or a first review; two that went on differently are both kept."""
        check(text)
        for name in names(save_id):
            held = self.saves.get(name)
            self.names[save_id] = name
            if held:
                text = joined(held.raw, text)
            if held is None or (held.raw != text and goes_on(held.raw, text)):
                self._save(listed(name, text), held)
                self.copies += name != save_id
                return True
            if held.raw == text or goes_on(text, held.raw):
                return False
        raise AssertionError(save_id)

    def _save(self, saved: SavedGame, held: SavedGame | None) -> None:
        self.saves[saved.id] = saved
        self.effects.append(Save(saved.id, saved.raw, held.revision if held else None))
        self.came.setdefault(GAME_KEY + saved.id, held.raw if held else "")

    def settings(self, _: str, text: str) -> bool:
        """Settings come in where none were chosen."""
        if self.model.chosen:
            return False
        self.model = as_stored(self.model, text)
        return self._store(KEY, settings_text(self.model))

    def seats(self, _: str, text: str) -> bool:
        """Who played last, where nobody did."""
        seats = read_last_seats(text)
        if self.model.last_seats != Draft().seats or seats == Draft().seats:
            return False
        self.model = replace(self.model, last_seats=seats)
        return self._store(SEATS_KEY, text)

    def results(self, _: str, text: str) -> bool:
        """Results of games that have none here; a copy that came takes its own along."""
        theirs = statistics.renamed(statistics.read_results(text), self.names)
        self.model, effects = statistics.merged(self.model, theirs)
        self.effects += effects
        if effects:
            self.came.setdefault(statistics.RESULTS_KEY, "")
        return bool(effects)

    def practice(self, _: str, text: str) -> bool:
        """Tasks done there are done here, too."""
        tasks = tuple(dict.fromkeys((*self.model.practised, *practice.read_practised(text))))
        if tasks == self.model.practised:
            return False
        self.model = replace(self.model, practised=tasks)
        return self._store(practice.PRACTISED_KEY, practice.practised_text(tasks))

    def training(self, _: str, text: str) -> bool:
        """Exercises of both; of one that is here, too, what was answered later."""
        merged = self.model.training.merged(exercise.read_training(text))
        if merged == self.model.training:
            return False
        self.model = replace(self.model, training=merged)
        return self._store(exercise.KEY, exercise.training_text(merged))

    def boxes(self, _: str, text: str) -> bool:
        """Boxes of one's own, but those that are here."""
        held = {(box.game, box.values) for box in self.model.boxes}
        new = [box for box in own_boxes.read_boxes(text) if (box.game, box.values) not in held]
        if not new:
            return False
        for box in new:
            taken = {each.id for each in self.model.boxes}
            named = box._replace(id=next(name for name in names(box.id) if name not in taken))
            self.model = replace(self.model, boxes=(*self.model.boxes, named))
        return self._store(own_boxes.KEY, own_boxes.boxes_text(self.model.boxes))

    def aside(self, name: str, text: str) -> bool:
        """What could not be read there is put aside here, too."""
        held = dict(self.model.aside)
        for key in (ASIDE + each for each in names(name)):
            if held.get(key) == text:
                return False
            if key not in held:
                self.model = replace(self.model, aside=(*self.model.aside, (key, text)))
                return self._store(key, text)
        raise AssertionError(name)

    def _store(self, key: str, text: str) -> bool:
        self.effects.append(Store(key, text))
        self.came.setdefault(key, "")
        return True

    # ---- the end ----------------------------------------------------------------------------------

    def result(self, file: str) -> Result:
        """The model with all of it and the report on top; the open game goes on where it has got to."""
        model = replace(self.model, saves=in_order(list(self.saves.values())))
        effects = tuple(self.effects)
        if GAME_KEY + model.open_id in self.came:
            model, more = reload_save(model, "")
            effects = (*effects, *more)
        longer = sum(bool(before) for before in self.came.values())
        came, refused = tuple(self.came.items()), tuple(self.refused)
        report = Report(file[:LONGEST_FILE_NAME], came, longer, self.copies, self.there, refused)
        return done(replace(model, brought=report).over("brought"), *effects)


Kind = Callable[[Merge, str, str], bool]
KINDS: Mapping[str, Kind] = {
    "game": Merge.game,
    "settings": Merge.settings,
    "seats": Merge.seats,
    "results": Merge.results,
    "practice": Merge.practice,
    "boxes": Merge.boxes,
    "training": Merge.training,
    "aside": Merge.aside,
}
NAMED = frozenset({"game", "aside"})


def not_kept(model: Model, message: msg.SaveFailed) -> Result:
    """A game that came in did not fit: the list is as before, and the report says so."""
    came = dict(model.brought.came)
    key, saved = GAME_KEY + message.id, find(model, message.id)
    before = came.pop(key, None)
    if before is None or saved is None or model.open_id == message.id or message.reason == "missing":
        return failed(model, message)
    if message.after != (revision(before) if before else None):  # it came in, and is written again
        return failed(model, message)
    others = [other for other in model.saves if other.id != message.id]
    saves = in_order([*others, listed(message.id, before)] if before else others)
    row = Refused(0, _unkept(message.reason), written([Entry(key, saved.raw)]))
    report = replace(model.brought, came=tuple(came.items()), refused=(*model.brought.refused, row))
    return done(replace(model, saves=saves, brought=report))


def _unkept(reason: str) -> Problem:
    return BadNotation("storage", "full") if reason == "full" else BadNotation("storage", "conflict")


def refused_text(model: Model) -> str:
    """The lines that were refused, to be copied."""
    return "\n".join(refused.text.strip() for refused in model.brought.refused)


def dragged(model: Model, message: msg.Dragged) -> Result:
    """A file is over the page, or has left it."""
    return done(replace(model, dragged=message.over))


def choose(model: Model, arg: str) -> Result:
    """A file is asked for."""
    return done(model, Choose())


COMMANDS = {"import": choose}
