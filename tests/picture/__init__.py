"""Pictures of the real page for the README."""
