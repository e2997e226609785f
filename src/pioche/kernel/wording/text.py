"""Comparing what people type: case and accents do not matter."""

from unicodedata import combining, normalize


def plain(text: str) -> str:
    """A text without accents, in lower case."""
    return "".join(sign for sign in normalize("NFKD", text.casefold()) if not combining(sign))
