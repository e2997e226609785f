"""What needs libraries that not everybody has installed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from pioche.kernel.play.decision import Reason, Refused


def extra(module: str, name: str) -> Any:
    """A module of ours; refused with the extra to install if a library is missing."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise Refused(Reason("missing-extra", detail=f"'pioche[{name}]' ({error.name})")) from None
