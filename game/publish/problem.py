"""What can go wrong while publishing, said in two lines."""


class PublishError(Exception):
    """The message has two lines: what failed, and what to do about it."""

    def __init__(self, failed: str, way_out: str) -> None:
        super().__init__(f"{failed}\n{way_out}")
