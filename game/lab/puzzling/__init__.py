"""Puzzles and challenges: found, proven, graded."""
