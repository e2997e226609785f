"""What the fields of a state say of themselves: how a copy gets them, and whether they are stored.

A state is a dataclass that lists each field once. Its copying and storing follow from that list.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, TypeVar

T = TypeVar("T")

# Most fields hold values, which a copy shares. Those that change in place say how the copy gets its own.
OWN = {"copy": "{}.copy()"}
OWN_CARDS = {"copy": "{}.copied(old.serial)"}
FRAMES = {"copy": "[frame.__copy__() for frame in {}]"}
EMPTY = {"copy": "[]"}

TOLD = {"stored": False}  # can be told from the other fields, or is about the last answer alone


def copier(kind: type[T]) -> Callable[[T], T]:
    """What copies such a state, field by field.

    It is written as a function and compiled, as dataclasses do with `__init__`: states are copied before every answer,
    and a loop over names takes twice as long.
    """
    lines = [
        f"new.{each.name} = " + each.metadata.get("copy", "{}").format(f"old.{each.name}")
        for each in fields(kind)  # type: ignore[arg-type]
    ]
    scope: dict[str, Any] = {"kind": kind}
    exec("\n    ".join(["def copied(old):", "new = kind.__new__(kind)", *lines, "return new"]), scope)
    function: Callable[[T], T] = scope["copied"]
    return function


def stored(kind: type[Any]) -> tuple[str, ...]:
    """The names of the fields that a dump holds, in their order."""
    return tuple(each.name for each in fields(kind) if each.metadata.get("stored", True))
