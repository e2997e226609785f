"""Tokens in a text: their names, which stand there without brackets, and what parentheses say of them (10-18)."""

from __future__ import annotations

import re

NAME = r"(?P<name>(?:(?!(?:All|Your|Choose|Switch|The|If|Play|When|Each)\b)[A-Z][\w']*\.? )+)"
NAMED = re.compile(NAME + r"(?=[Tt]okens?\b)")
CREATED = re.compile(r"(?<=[Pp]lay )(?P<n>\d+|a) \{(?P<name>[^{}]+)\} (?P<token>[Tt]okens?)")
TOLD = re.compile(r"[(（]\{(?P<name>[^{}]+)\} [Tt]okens? ha(?:ve|s) (?P<facts>[^()（）]*?)\.?[)）]")


def with_tokens(text: str) -> str:
    """The same text with the names of tokens in brackets, and with what they are where they are created."""
    text = NAMED.sub(lambda found: f"{{{spelt(found['name'].strip())}}} ", text)
    told = {found["name"]: found["facts"] for found in TOLD.finditer(text)}

    def create(found: re.Match[str]) -> str:
        facts = told.get(found["name"], "")
        return f"{found['n']} {{{found['name']}}} {found['token']}" + (f" with {facts}" if facts else "")

    return CREATED.sub(create, text)


def spelt(name: str) -> str:
    """One name for one token."""
    return {"Chilled Army": "Chilled's Army"}.get(name, name)
