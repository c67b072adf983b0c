"""Lessons, reviews, puzzles, exercises, challenges, the deal of the day, moves tried afterwards."""
