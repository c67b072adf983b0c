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
    model = replace(model, settings=_with(model.settings, name, _value(value)), chosen=True)
    if name == "language":
        model = replace(model, awaited="")
    return done(model, Store(KEY, settings_text(model)))


def bring_words(before: Model, after: Model) -> Result:
    """A language whose words are not here yet is spoken when they have come."""
    old, new = before.settings.language, after.settings.language
    if spoken(new):
        return done(after)
    settings = _with(after.settings, "language", old)
    return done(replace(after, settings=settings, awaited=new), BringWords(new))


def words_brought(model: Model, message: WordsBrought) -> Result:
    """From now on the page speaks a language, unless its words could not be had or another one was chosen."""
    if message.language != model.awaited:
        return done(model)
    model = replace(model, awaited="")
    if spoken(message.language):
        return done(replace(model, settings=_with(model.settings, "language", message.language)))
    t, name = texts(model.settings.language), LANGUAGES[message.language]
    return toast(model, "problem", t("{name} could not be loaded. Try again once you are online.", name=name))


def settings_text(model: Model) -> str:
    """The settings as storage keeps them, with the language that was chosen, here yet or not."""
    settings = _with(model.settings, "language", model.awaited or model.settings.language)
    return json.dumps({_field(name): getattr(settings, _field(name)) for name in CHOICES})


def as_stored(model: Model, text: str) -> Model:
    """The model with the settings that storage holds."""
    settings = read_settings(text, model.settings.language)
    return replace(model, settings=settings, awaited="", chosen=bool(text))


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


COMMANDS = {name: partial(choose, name) for name in CHOICES if name != "sound"}  # which is heard at once
