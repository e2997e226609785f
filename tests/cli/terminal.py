"""Runs the command line as somebody at a terminal would, within the process."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from pioche.cli import main


class Result(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Result]


def runner(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*args: str, typed: str = "", columns: int = 100) -> Result:
        monkeypatch.setattr(sys, "argv", ["pioche", *args])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
        monkeypatch.setenv("COLUMNS", str(columns))
        try:
            main()
            code = 0
        except SystemExit as end:
            code = int(end.code or 0)
        out, err = capsys.readouterr()
        return Result(code, out.replace("\N{NO-BREAK SPACE}", " "), err.replace("\N{NO-BREAK SPACE}", " "))

    return run
