"""pioche serve, as a user starts and stops it."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from pioche.server.store import migrate

COMMAND = [sys.executable, "-c", "from pioche.cli import main; main()", "serve"]


def refused(*arguments: str) -> str:
    done = subprocess.run([*COMMAND, *arguments, "--lang", "en"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr
    return done.stderr


def test_what_cannot_be_served_is_refused(tmp_path: Path) -> None:
    assert "sqlite:///FILE" in refused("--db", "mysql://x/y")
    assert "sqlite:///FILE" in refused("--db", "nonsense")
    assert "does not answer" in refused("--db", f"sqlite:///{tmp_path}/none/x.sqlite")
    assert "“chat=8” is no limit" in refused("--limit", "chat=8")
    assert "1 to 64" in refused("--workers", "0", "--db", f"sqlite:///{tmp_path}/x.sqlite")


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "later.sqlite"
    migrate(f"sqlite:///{file}")
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "later version of Pioche" in refused("--db", f"sqlite:///{file}")


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_it_says_where_and_stops_when_told_to(tmp_path: Path, workers: str) -> None:
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [*COMMAND, "--port", "0", "--workers", workers, "--lang", "en"], stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, env=environment,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
        assert found
        with urllib.request.urlopen(found[0] + "api/games", timeout=60) as reply:
            assert reply.status == 200
        assert "Address already in use" in refused("--port", found[0].rpartition(":")[2].strip("/"))
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=60)
        assert process.returncode == 0
        assert errors == ""
    assert (tmp_path / "pioche" / "pioche.sqlite").exists()
