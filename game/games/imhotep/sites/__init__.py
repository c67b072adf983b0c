"""The monuments, a class a side."""
