"""What is raised where a text is not understood."""


class NotUnderstood(ValueError):
    """A text that is not fully understood. Its reason is the same for texts that differ in names and numbers only."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
