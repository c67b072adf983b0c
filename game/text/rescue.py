"""What the rescue page says: put into it as data when the site is put together."""

from collections.abc import Mapping

from game.text.catalogue import LANGUAGES, N_, texts

SENTENCES = {
    "title": N_("What this browser keeps of Baumeister"),
    "about": N_(
        "This page works without the game. It lists what the game keeps in this browser, exactly as stored."
    ),
    "again": N_(
        "The file can be imported in the game: by the button in its settings, or by dropping it there."
    ),
    "all": N_("Save everything as a file"),
    "save": N_("Save as a file"),
    "save_one": N_("Save as a file: {name}"),
    "remove": N_("Remove"),
    "remove_one": N_("Remove: {name}"),
    "ask": N_("Remove “{name}” from this browser? It cannot be brought back."),
    "leave": N_("Keep it"),
    "removed": N_("“{name}” was removed."),
    "none": N_("Nothing is kept here."),
    "no_storage": N_("This browser does not let the page keep anything."),
    "back": N_("To the game"),
    "size": N_("Size: {n}"),
    "other": N_("Something else"),
}
# What is kept, by the first part of its name in storage.
KEPT = {
    "game": N_("Saved game"),
    "settings": N_("Settings"),
    "seats": N_("Who played last"),
    "results": N_("Statistics"),
    "practice": N_("Tasks done in the practice yard"),
    "boxes": N_("Boxes of your own"),
    "training": N_("Exercises"),
    "open": N_("Which game was open"),
    "set-up": N_("Position being set up"),
    "page": N_("Last picture of the page"),
    "aside": N_("Set aside because it could not be read"),
}


def rescue_sentences() -> dict[str, dict[str, object]]:
    """By language and key, `kept` a table of its own; places in braces are filled in by the page's script."""
    return {tag: {**_said(tag, SENTENCES), "kept": _said(tag, KEPT)} for tag in LANGUAGES}


def _said(tag: str, sentences: Mapping[str, str]) -> dict[str, str]:
    blank = {name: f"{{{name}}}" for name in ("name", "n")}
    return {key: texts(tag)(text, **blank) for key, text in sentences.items()}
