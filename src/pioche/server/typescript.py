"""Writes the page's types from the structs: `python -m pioche.server.typescript [file]`."""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as types

from pioche.server import account_bodies, deck_bodies, http_bodies, messages

TARGET = Path(__file__).parents[3] / "web" / "src" / "lib" / "messages.ts"
HEAD = """// Made by `python -m pioche.server.typescript` from the structs of src/pioche/server. Do not edit.
// Fields with `?` are left out where they have the value that the comment or the type's sense of "nothing" says.
"""
COMMENT = re.compile(r"^    (\w+): [^#\n]*#\s*(.*)$", re.MULTILINE)


def typescript() -> str:
    """The whole file."""
    found: dict[str, types.StructType] = {}
    bodies = *http_bodies.BODIES, *account_bodies.BODIES, *deck_bodies.BODIES
    for root in (messages.FromServer, messages.FromClient, *bodies):
        collect(types.type_info(root), found)
    parts = [HEAD]
    for union in ("FromServer", "FromClient"):
        names = [kind.__name__ for kind in getattr(messages, union).__args__]
        parts.append(f"export type {union} = {' | '.join(names)}\n")
    parts += [declaration(kind) for kind in found.values()]
    return "\n".join(parts)


def collect(kind: Any, found: dict[str, types.StructType]) -> None:
    """The structs of which a type is made, each once."""
    if isinstance(kind, types.StructType):
        name = kind.cls.__name__
        if name in found:
            if found[name].cls is not kind.cls:
                raise ValueError(f"two structs are called {name}")
            return
        found[name] = kind
        for field in kind.fields:
            collect(field.type, found)
    elif isinstance(kind, types.UnionType):
        for part in kind.types:
            collect(part, found)
    elif isinstance(kind, types.ListType | types.VarTupleType):
        collect(kind.item_type, found)
    elif isinstance(kind, types.DictType):
        collect(kind.value_type, found)


def declaration(kind: types.StructType) -> str:
    cls: Any = kind.cls
    comments = dict(COMMENT.findall(inspect.getsource(cls)))
    sent = not cls.__struct_config__.omit_defaults and not cls.__struct_config__.forbid_unknown_fields
    lines = [*documentation(cls), f"export interface {cls.__name__} {{"]
    if kind.tag is not None:
        lines.append(f"  {kind.tag_field}: {literal(kind.tag)}")
    for field in kind.fields:
        mark = "" if field.required or sent else "?"
        comment = f" // {comments[field.name]}" if field.name in comments else ""
        lines.append(f"  {field.encode_name}{mark}: {spelt(field.type)}{comment}")
    return "\n".join([*lines, "}\n"])


def documentation(cls: Any) -> list[str]:
    text = inspect.cleandoc(cls.__doc__ or "")
    return ["/**", *(f" * {line}".rstrip() for line in text.splitlines()), " */"]


def literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def spelt(kind: Any) -> str:
    """A type in TypeScript."""
    match kind:
        case types.StructType():
            return kind.cls.__name__
        case types.UnionType():
            return " | ".join(spelt(part) for part in kind.types)
        case types.ListType() | types.VarTupleType():
            inner = spelt(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case types.DictType():
            return f"Record<string, {spelt(kind.value_type)}>"
        case types.LiteralType():
            return " | ".join(literal(value) for value in kind.values)
        case types.StrType():
            return "string"
        case types.IntType() | types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.AnyType():
            return "unknown"
    raise TypeError(kind)


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(typescript(), "utf-8")
