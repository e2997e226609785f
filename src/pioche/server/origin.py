"""Whether a request comes from a page of ours: other sites must not act in a guest's name."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit


def same_origin(headers: Mapping[str, str], others: tuple[str, ...]) -> bool:
    """Browsers name the page that asks; what names none is no browser."""
    origin = headers.get("origin")
    try:
        return origin is None or origin in others or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False
