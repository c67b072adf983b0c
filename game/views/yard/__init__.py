"""The practice yard as it is known before it is loaded: Abusir's picture, signs and rope."""

from game.views.abusir import FACE

__all__ = ["FACE"]
