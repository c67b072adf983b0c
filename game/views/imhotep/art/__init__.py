"""Drawings of Imhotep's things: monuments, cards, bonuses, quarry and sleds."""
