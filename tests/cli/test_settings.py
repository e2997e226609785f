"""What a server is told: by a file, by the environment, on the command line."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from pioche.cli.serve import settings
from pioche.kernel.play.decision import Refused
from tests.server.cluster import free_port

COMMAND = [sys.executable, "-c", "from pioche.cli import main; main()", "serve", "--lang", "en"]
FILE = """
host = "0.0.0.0"
port = 8001
db = "postgresql://pioche@db/pioche"
db-password-file = "{secret}"
public = "https://cards.example.org/"
proxies = ["10.0.0.0/8"]
workers = 2
keep-games = 365
log-format = "json"

[limits]
chat = "0.5/4"
connections = 30
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "password").write_text("hush/hush\n")
    path = tmp_path / "pioche.toml"
    path.write_text(FILE.format(secret=tmp_path / "password"))
    return path


def test_a_file_says_everything(file: Path) -> None:
    found = settings(file, None)
    handed = found.settings()
    assert (found.host, found.port) == ("0.0.0.0", 8001)
    assert handed.db == "postgresql://pioche:hush%2Fhush@db/pioche"
    assert (handed.public, handed.proxies, handed.workers) == ("https://cards.example.org", ("10.0.0.0/8",), 2)
    assert (handed.chat, handed.connections, handed.keep_games, handed.log_format) == ((0.5, 4), 30, 365, "json")


def test_the_environment_beats_the_file_and_the_command_line_both(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "CONFIG": str(file), "PORT": "8002", "WORKERS": "3", "PROXIES": "10.0.0.1,10.0.0.2", "LIMIT_CHAT": "2/9",
        "DB_PASSWORD": "other", "HOST": "",
    }.items():  # fmt: skip
        monkeypatch.setenv(f"PIOCHE_{name}", value)
    found = settings(None, None, {"port": 8003, "limits": {"visits": "2/20"}})
    handed = found.settings()
    assert (found.host, found.port, found.workers) == ("0.0.0.0", 8003, 3)
    assert (handed.visits, handed.chat, handed.connections) == ((2.0, 20), (2.0, 9), 30)
    assert handed.proxies == ("10.0.0.1", "10.0.0.2")
    assert handed.db == "postgresql://pioche:other@db/pioche"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("prot = 80", "bad-setting"),
        ("port = 'eighty'", "bad-setting"),
        ("port = ", "bad-setting"),
        ("db-password-file = '/nowhere'\ndb='postgresql://a@b/c'", "bad-setting"),
        ("public = 'cards.example.org'", "bad-setting"),
        ("workers = 65", "bad-number"),
        ("limits = {chat = 3}", "bad-limit"),
    ],
)
def test_what_is_no_setting_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "x.toml").write_text(text)
    with pytest.raises(Refused) as refused:
        settings(tmp_path / "x.toml", None).settings()
    assert refused.value.reason.text == reason


def test_a_password_is_not_taken_where_everybody_can_read_it() -> None:
    done = subprocess.run([*COMMAND, "--db", "postgresql://a:hush@b/c"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "PIOCHE_DB_PASSWORD" in done.stderr
    assert "hush" not in done.stderr


def until_open(port: int) -> None:
    """Whoever answers has begun, and stops when told to."""
    for _ in range(600):
        try:
            with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("nobody answers")


def test_it_serves_as_the_file_says(tmp_path: Path) -> None:
    path = tmp_path / "pioche.toml"
    port = free_port()
    path.write_text(f'db = "sqlite:///{tmp_path}/x.sqlite"\nport = {port}\npublic = "https://cards.example.org"\n')
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen([*COMMAND, "--config", str(path)], stdout=subprocess.PIPE, text=True, env=environment) as run:
        assert run.stdout is not None
        assert re.search(r"https://cards\.example\.org/$", run.stdout.readline())
        until_open(port)
        run.send_signal(signal.SIGTERM)
        run.communicate(timeout=60)
    assert run.returncode == 0
    assert (tmp_path / "x.sqlite").exists()
