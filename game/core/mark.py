"""The mark of sentences that people read: what is marked here or anywhere is translated where it is said."""


def N_(sentence: str) -> str:  # noqa: N802 - gettext's own name for it
    """Marks a sentence kept in a table, to be translated where it is said."""
    return sentence
