"""Spans: what is done, for how long and within what, for those who follow a request through several systems.

They are told to an OpenTelemetry collector if its usual variables name one (`OTEL_EXPORTER_OTLP_ENDPOINT`); otherwise
nothing is loaded and nothing is kept. A span names what is done, never who, and no invitation.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from typing import Any, Protocol

LIBRARY = "pioche.server.telemetry"  # needs the extra
NAMING = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_TRACES_EXPORTER")


class Span(Protocol):
    """What goes on."""

    def update_name(self, name: str) -> None: ...

    def set_attribute(self, key: str, value: str | int) -> None: ...


class Untold:
    """What nobody wants to be told."""

    def update_name(self, name: str) -> None:
        pass

    def set_attribute(self, key: str, value: str | int) -> None:
        pass


Headers = Iterable[tuple[bytes, bytes]]
Within = Callable[..., AbstractContextManager[Any]]
UNTOLD: AbstractContextManager[Span] = nullcontext(Untold())
_within: Within | None = None


def wanted() -> bool:
    """Whether somebody listens."""
    environ = os.environ
    off = environ.get("OTEL_SDK_DISABLED", "").lower() == "true" or environ.get("OTEL_TRACES_EXPORTER") == "none"
    return not off and any(environ.get(name) for name in NAMING)


def begin() -> Callable[[], None]:
    """Tell spans from now on, if they are wanted; what is returned ends it."""
    global _within
    if not wanted():
        return lambda: None
    _within, end = import_module(LIBRARY).begin()
    return end  # type: ignore[no-any-return]


def span(name: str, about: Mapping[str, str | int], headers: Headers | None = None) -> AbstractContextManager[Span]:
    """Something that is done while the context lasts, within what a request's headers name or what goes on here."""
    return UNTOLD if _within is None else _within(name, about, headers)
