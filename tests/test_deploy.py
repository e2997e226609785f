"""What is in deploy/ can be used: its programs read it, and it names only commands and settings that there are."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from pioche.cli.serve import settings
from pioche.server.config import PREFIX, Config, own_database
from pioche.server.decks import FILE
from tests.cli.terminal import Run, runner

HOUSE = Path(__file__).parents[1]
DEPLOY = HOUSE / "deploy"
UNITS = sorted(DEPLOY.glob("*.service")) + sorted(DEPLOY.glob("*.timer"))
WORDS = {field.name.upper() for field in msgspec.structs.fields(Config)} | {"CONFIG", "SITE"}


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


def commands(text: str) -> list[list[str]]:
    """Every `pioche …` that a text calls, word by word."""
    found = re.findall(r"(?:^|[\s/`\"])pioche((?:[ ]+[-\w/.=:@…]+)+)", text.replace('", "', " "), re.MULTILINE)
    return [words.split() for words in found]


def known(run: Run, words: list[str]) -> None:
    """Whether a command is one, with the options it is given."""
    place = words[:2] if words[0] == "admin" else words[:1]
    shown = run(*place, "--help")
    assert shown.code == 0, words
    for option in (word for word in words if word.startswith("--")):
        assert option.partition("=")[0] in shown.out, words


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


@pytest.mark.parametrize("path", [*sorted(DEPLOY.iterdir()), HOUSE / "docs" / "host.md"], ids=lambda path: path.name)
def test_commands_and_settings_that_are_named_exist(run: Run, path: Path) -> None:
    text = path.read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith(("Description", "# Pioche"))]
    for words in commands("\n".join(lines)):
        if words[0] in ("serve", "backup", "restore", "admin", "replay"):
            known(run, words)
    named = {name for name in re.findall(rf"\b{PREFIX}([A-Z][A-Z_]+[A-Z])\b", text) if not name.startswith("LIMIT")}
    assert named <= WORDS


def test_every_setting_is_explained() -> None:
    text = (HOUSE / "docs" / "host.md").read_text("utf-8")
    assert [field.encode_name for field in msgspec.structs.fields(Config) if f"`{field.encode_name}`" not in text] == []


def test_the_file_of_settings_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    found = settings(DEPLOY / "pioche.toml", None).settings()
    assert (found.workers, found.public, found.keep_games) == (2, "https://cards.example.org", 730)


def test_nobody_else_reads_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has the key of the cookies is whoever they like; cards in hands are there, too."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert own_database() == f"sqlite:///{tmp_path}/pioche/pioche.sqlite"
    assert (tmp_path / "pioche").stat().st_mode & 0o077 == 0
    for unit in DEPLOY.glob("*.service"):
        assert "UMask=0077" in unit.read_text("utf-8").splitlines(), unit.name


def test_the_compose_file_fits_together() -> None:
    """Services, secrets and volumes that are named are there; the database has no other password than the server."""
    found = compose()
    services = found["services"]
    assert set(services) == {"pioche", "db", "backup", "proxy"}
    for service in services.values():
        assert "image" in service or (HOUSE / service["build"]["dockerfile"]).is_file()
        assert set(service.get("secrets", [])) <= set(found["secrets"])
        assert {volume.partition(":")[0] for volume in service.get("volumes", [])} <= set(found["volumes"])
        assert set(service.get("depends_on", [])) <= set(services)
        assert not [value for value in service.get("environment", {}).values() if re.search(r"//[^/@]*:[^/@]*@", value)]
    secret = {service["environment"][name] for service, name in (
        (services["pioche"], "PIOCHE_DB_PASSWORD_FILE"), (services["backup"], "PIOCHE_DB_PASSWORD_FILE"),
        (services["db"], "POSTGRES_PASSWORD_FILE"),
    )}  # fmt: skip
    assert secret == {"/run/secrets/db-password"}


def test_the_container_holds_what_it_copies() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE):
        *sources, _ = line.split()
        assert [source for source in sources if not (HOUSE / source).exists()] == []
    stages = set(re.findall(r"^FROM \S+ AS (\w+)$", text, re.MULTILINE))
    assert set(re.findall(r"--from=(\w+)", text)) == stages
    (port,) = re.findall(r"^EXPOSE (\d+)$", text, re.MULTILINE)
    assert int(port) == Config().port
    assert f"127.0.0.1:{port}/readyz" in text


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_takes_the_units(tmp_path: Path) -> None:
    """With a program in the place of the one that is not installed here."""
    for unit in UNITS:
        text = unit.read_text("utf-8").replace("/opt/pioche/.venv/bin/pioche", sys.executable)
        (tmp_path / unit.name).write_text(re.sub(r"^(User|Group)=.*$", r"\1=root", text, flags=re.MULTILINE))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *(str(tmp_path / unit.name) for unit in UNITS)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert [line for line in done.stderr.splitlines() if "pioche" in line] == []
    assert done.returncode == 0, done.stderr


def test_a_proxy_hands_on_what_the_server_needs() -> None:
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    for name in ("X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Host", "X-Request-ID"):
        assert f"proxy_set_header {name} " in text
    assert text.count("{") == text.count("}")
    ((largest, unit),) = re.findall(r"client_max_body_size (\d+)(m);", text)
    assert int(largest) * 1_000_000 > FILE, (largest, unit)


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_nginx_takes_its_file(tmp_path: Path) -> None:
    """And keeps the figures to itself, however they are asked for."""
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    whole = f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; {text} }}"
    (tmp_path / "nginx.conf").write_text(whole)
    done = subprocess.run(
        ["nginx", "-t", "-c", str(tmp_path / "nginx.conf")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    (place,) = re.findall(r"location ~ (\S*metrics\S*) \{ return 404; \}", text)
    assert all(re.search(place, asked) for asked in ("/metrics", "/metrics/"))


def test_what_is_copied_by_hand_is_there() -> None:
    text = (HOUSE / "docs" / "host.md").read_text("utf-8")
    named = [name for name in re.findall(r"/opt/pioche/(deploy/\S+)", text) if "*" not in name]
    assert [name for name in named if not (HOUSE / name).exists()] == []
    assert os.access(DEPLOY / "pioche", os.X_OK)
