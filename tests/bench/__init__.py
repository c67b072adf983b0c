"""Speed: measured, never tested by a timer. `python3 -m tests.bench`."""
