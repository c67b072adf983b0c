"""The interpreter without what nothing here uses."""
