"""A bot from outside of the package."""

from hashlib import sha256
from pathlib import Path

from game.bots.bot import Bot


class Unfit(ValueError):
    """Whoever was to sit down cannot play; the text says why."""


class Outsider(Bot):
    """`digest` tells it from another of its name; it is empty if the name says all."""

    digest: str = ""


def digest_of(file: Path, digits: int) -> str:
    """What tells a file from another of its name."""
    return sha256(file.read_bytes()).hexdigest()[:digits]
