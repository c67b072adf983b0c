"""Settings: language, theme, speed, keys, how much of the rules, sound, vibration, reviews."""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from game.shell.effects import BringWords, Store
from game.shell.messages import WordsBrought
from game.shell.model import SOUNDS, SPEEDS, THEMES, Model, Settings
from game.shell.reading import read_object
from game.shell.results import Result, done, toast
from game.text.catalogue import LANGUAGES, spoken, texts

KEY = "settings"
CHOICES: Mapping[str, tuple[str, ...]] = {
    "language": tuple(LANGUAGES),
    "theme": THEMES,
    "speed": SPEEDS,
    "letter-keys": ("yes", "no"),
    "rules-full": ("yes", "no"),
    "sound": SOUNDS,
    "vibration": ("yes", "no"),
    "reviews": ("yes", "no"),
}


def choose(name: str, model: Model, value: str) -> Result:
    """One setting is changed, and kept."""
    if value not in CHOICES[name]:
        return done(model)
    settings = _with(model.settings, name, _value(value))
    return done(replace(model, settings=settings, chosen=True), Store(KEY, settings_text(settings)))


def bring_words(before: Model, after: Model) -> Result:
    """A language whose words are not here yet is spoken when they have come."""
    old, new = before.settings.language, after.settings.language
    if spoken(new):
        return done(after)
    return done(replace(after, settings=_with(after.settings, "language", old)), BringWords(new))


def words_brought(model: Model, message: WordsBrought) -> Result:
    """From now on the page speaks a language, unless its words could not be had."""
    if spoken(message.language):
        return done(replace(model, settings=_with(model.settings, "language", message.language)))
    t, name = texts(model.settings.language), LANGUAGES[message.language]
    return toast(model, "problem", t("{name} could not be loaded. Try again once you are online.", name=name))


def settings_text(settings: Settings) -> str:
    """The settings as storage keeps them."""
    return json.dumps({_field(name): getattr(settings, _field(name)) for name in CHOICES})


def read_settings(text: str, language: str) -> Settings:
    """The settings as stored, each one that makes no sense as it is by default."""
    data = read_object(text)
    settings = Settings(language=language)
    for name, choices in CHOICES.items():
        field = _field(name)
        if data.get(field) in [_value(choice) for choice in choices]:
            settings = _with(settings, name, data[field])
    return settings


def _with(settings: Settings, name: str, value: Any) -> Settings:
    return replace(settings, **{_field(name): value})


def _field(name: str) -> str:
    return name.replace("-", "_")


def _value(choice: str) -> str | bool:
    return choice == "yes" if choice in {"yes", "no"} else choice


COMMANDS = {name: partial(choose, name) for name in CHOICES}
